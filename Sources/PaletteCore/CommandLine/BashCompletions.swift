/// The completion script for bash, in the syntax of bash 3.2.
struct BashCompletions {
  private let program: ProgramInfo
  private let nodes: [CompletionNode]
  /// The program's name as part of a function's name.
  private let function: String

  init(_ program: ProgramInfo) {
    self.program = program
    nodes = CompletionNode.all(of: program)
    function = "_" + program.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  var script: String {
    """
    # bash completion for \(program.name), made by '\(program.name) completions bash'.

    # Follows the name of a command: sets place.
    \(function)_enter() {
      case "$place $1" in
    \(lines(routes))
        *) return 1 ;;
      esac
    }

    # Whether an option takes a value here.
    \(function)_takes_value() {
      case "$place $1" in
    \(lines(valued))
        *) return 1 ;;
      esac
    }

    # What can be named here: sets commands and options.
    \(function)_names() {
      case "$place" in
    \(lines(names))
      esac
    }

    # What the value of an option, or the positional of a number, can be: sets words, kind or paths.
    \(function)_values() {
      case "$place $1" in
    \(lines(values))
      esac
    }

    \(body.replacing("FUNCTION", with: function).replacing("PROGRAM", with: program.name))
    complete -F \(function) \(program.name)

    """
  }

  private func lines(_ cases: [String]) -> String {
    cases.map { "    \($0) ;;" }.joined(separator: "\n")
  }

  private var routes: [String] {
    nodes.flatMap { node in
      node.branches.map { branch in
        let patterns = branch.names.map { pattern(node.path, $0) }
        return
          "\(patterns.joined(separator: " | "))) place=\(quoted(node.path + [branch.names[0]]))"
      }
    }
  }

  private var valued: [String] {
    let common = program.commonOptions.filter { $0.kind == .option }
      .flatMap { $0.spellings.map { "*' \($0)'" } }
    let own = nodes.flatMap { node in
      node.options.filter { $0.kind == .option }
        .flatMap { $0.spellings.map { pattern(node.path, $0) } }
    }
    return (common + own).isEmpty ? [] : ["\((common + own).joined(separator: " | "))) return 0"]
  }

  private var names: [String] {
    nodes.map { node in
      let commands = node.branches.map { $0.names[0] }.joined(separator: " ")
      let options = (node.options + program.commonOptions).flatMap(\.spellings)
      return "\(quoted(node.path))) commands=\(Shell.bash.quoted(commands))"
        + " options=\(Shell.bash.quoted(options.joined(separator: " ")))"
    }
  }

  private var values: [String] {
    let common = program.commonOptions.compactMap { info in
      answer(for: info, patterns: info.spellings.map { "*' \($0)'" })
    }
    let own = nodes.flatMap { node in
      node.options.compactMap { info in
        answer(for: info, patterns: info.spellings.map { pattern(node.path, $0) })
      }
        + node.positionals.enumerated().compactMap { index, info in
          let number = info.isRepeatable ? "'[0-9]*" : "\(index + 1)'"
          let start = quoted(node.path).dropLast() + " "
          return answer(for: info, patterns: [start + number])
        }
    }
    return common + own
  }

  /// The line of a `case` that tells what a value can be, or `nil` where nothing is known.
  private func answer(for info: ArgumentInfo, patterns: [String]) -> String? {
    let pattern = patterns.joined(separator: " | ")
    let choices = info.choices.all
    guard choices.isEmpty else {
      return "\(pattern)) words+=\(Shell.bash.quoted(" " + choices.joined(separator: " ")))"
    }
    return switch info.completion {
    case .file: "\(pattern)) paths=file"
    case .folder: "\(pattern)) paths=directory"
    case .offered(let kind): "\(pattern)) kind=\(Shell.bash.quoted(kind))"
    case .offeredOrFile(let kind): "\(pattern)) kind=\(Shell.bash.quoted(kind)) paths=file"
    case .command, nil: nil
    }
  }

  private func pattern(_ path: [String], _ word: String) -> String {
    Shell.bash.quoted("\(path.joined(separator: "/")) \(word)")
  }

  private func quoted(_ path: [String]) -> String {
    Shell.bash.quoted(path.joined(separator: "/"))
  }

  private var body: String {
    #"""
    # Splits the line as the shell would: COMP_WORDS breaks at ':' and '=' too. Sets line_words and
    # open_quote.
    FUNCTION_split() {
      local line="${COMP_LINE:0:COMP_POINT}" word="" begun="" char index
      line_words=() open_quote=""
      for ((index = 0; index < ${#line}; index++)); do
        char="${line:index:1}"
        if [[ $open_quote == \" && ${line:index:2} == \\[\"\$\`\\] ]]; then
          ((index++))
          word+="${line:index:1}"
        elif [[ -n $open_quote ]]; then
          if [[ $char == "$open_quote" ]]; then open_quote=""; else word+="$char"; fi
        elif [[ $char == [\'\"] ]]; then
          open_quote="$char" begun=1
        elif [[ $char == \\ ]]; then
          ((index++))
          word+="${line:index:1}" begun=1
        elif [[ $char == [[:space:]] ]]; then
          if [[ -n $begun ]]; then line_words+=("$word"); fi
          word="" begun=""
        else
          word+="$char" begun=1
        fi
      done
      line_words+=("$word")
    }

    # Writes value as it stands between the quotes that are open, so that the shell takes it as it is;
    # fails where it cannot: a '!' between double quotes.
    FUNCTION_quote() {
      local text="" char index
      if [[ $open_quote == \" && $value == *!* ]]; then return 1; fi
      for ((index = 0; index < ${#value}; index++)); do
        char="${value:index:1}"
        case "$open_quote$char" in
          '""' | '"$' | '"`' | '"\') text+="\\$char" ;;
          "''") text+="'\\''" ;;
          *) text+="$char" ;;
        esac
      done
      value="$text"
    }

    # Adds a value to COMPREPLY if it starts as the current word does.
    FUNCTION_reply() {
      local value="$1" typed start
      [[ $value == "$current"* ]] || return
      if [[ -z $open_quote ]]; then
        printf -v value %q "$value"
        # bash replaces only what stands behind the last ':' or '=' that breaks words.
        typed="${current%"${current##*[:=]}"}"
        if [[ -n $typed && $COMP_WORDBREAKS == *"${typed: -1}"* ]]; then
          printf -v start %q "$typed"
          value="${value#"$start"}"
        elif [[ -n $glued && $COMP_WORDBREAKS != *=* ]]; then
          value="$glued$value"
        fi
      elif [[ $value == *[\"\'\$\`\\!]* ]]; then
        FUNCTION_quote || return
      fi
      COMPREPLY+=("$value")
    }

    FUNCTION() {
      local place="" commands="" options="" words="" kind="" paths=""
      local current="" glued="" open_quote="" value
      local -a line_words=()
      local index word pending="" ended="" number=1
      COMPREPLY=()
      FUNCTION_split
      current="${line_words[${#line_words[@]} - 1]}"
      for ((index = 1; index < ${#line_words[@]} - 1; index++)); do
        word="${line_words[index]}"
        if [[ -n $pending ]]; then
          pending=""
        elif [[ -z $ended && $word == -- ]]; then
          ended=1
        elif [[ -z $ended && $word == -?* ]]; then
          if FUNCTION_takes_value "$word"; then pending="$word"; fi
        elif ! FUNCTION_enter "$word"; then
          ((number++))
        fi
      done
      FUNCTION_names
      if [[ -n $pending ]]; then
        FUNCTION_values "$pending"
      elif [[ -z $ended && $current == --*=* ]]; then
        FUNCTION_values "${current%%=*}"
        glued="${current%%=*}="
        current="${current#*=}"
      elif [[ -z $ended && $current == -* ]]; then
        words="$options"
      else
        if [[ $number == 1 ]]; then words="$commands"; fi
        FUNCTION_values "$number"
      fi
      for value in $words; do FUNCTION_reply "$value"; done
      if [[ -n $kind ]]; then
        while IFS= read -r value; do
          FUNCTION_reply "${value%%$'\t'*}"
        done < <(PROGRAM __complete -- "$kind" "$current" \
          "${line_words[@]:1:${#line_words[@]}-2}" 2>/dev/null)
        # What ends with a slash can go on.
        if [[ ${COMPREPLY[0]} == */ ]]; then compopt -o nospace 2>/dev/null; fi
      fi
      if [[ -n $paths ]]; then
        compopt -o filenames 2>/dev/null
        while IFS= read -r value; do COMPREPLY+=("$value"); done < <(compgen -A "$paths" -- "$current")
      fi
    }
    """#
  }
}
