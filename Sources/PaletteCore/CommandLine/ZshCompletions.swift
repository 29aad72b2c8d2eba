/// The completion script for zsh: one function a command, each made of `_arguments`.
struct ZshCompletions {
  private let program: ProgramInfo
  private let nodes: [CompletionNode]

  init(_ program: ProgramInfo) {
    self.program = program
    nodes = CompletionNode.all(of: program)
  }

  var script: String {
    """
    #compdef \(program.name)
    # zsh completion for \(program.name), made by '\(program.name) completions zsh'.

    # What the program itself offers for a kind of word.
    \(function([]))__offer() {
      local line
      local -a offers open
      for line in ${(f)"$(command \(program.name) __complete -- $1 "${(Q)PREFIX}" \\
        "${line_words[@]}" 2>/dev/null)"}; do
        local value=${line%%$'\\t'*} description=
        if [[ $line == *$'\\t'* ]]; then description=:${line#*$'\\t'}; fi
        description="${${value//\\\\/\\\\\\\\}//:/\\\\:}$description"
        # What ends with a slash can go on.
        if [[ $value == */ ]]; then open+=("$description"); else offers+=("$description"); fi
      done
      _describe -t $1 $1 offers -- open -S ''
    }

    \(nodes.map(text).joined(separator: "\n"))
    if [[ $funcstack[1] == _\(program.name) ]]; then
      \(function([])) "$@"
    else
      compdef \(function([])) \(program.name)
    fi

    """
  }

  private func text(of node: CompletionNode) -> String {
    let common = ["\"${common_options[@]}\""]
    let specs =
      node.options.flatMap(specs) + common
      + (node.branches.isEmpty ? node.positionals.enumerated().map(positionalSpec) : [])
    // Behind the name of a command all options are that command's.
    let branches = node.branches.isEmpty ? [] : ["'(-): :->command'", "'(-)*:: :->rest'"]
    let lines = ["_arguments -C -S"] + (specs + branches).map { "    " + $0 }
    let start = """
      \(function(node.path))() {
        local curcontext=$curcontext state state_descr line
        local -A opt_args\(node.path.isEmpty ? commonOptions : "")
        \(lines.joined(separator: " \\\n"))

      """
    return start + (node.branches.isEmpty ? "" : dispatch(of: node)) + "}\n"
  }

  /// The options that every command has, for the functions called from the first one.
  private var commonOptions: String {
    let specs = program.commonOptions.flatMap(specs).map { "    \($0)\n" }
    return "\n  local -a line_words=(\"${(@Q)words[2,CURRENT-1]}\")"
      + "\n  local -a common_options=(\n\(specs.joined())  )"
  }

  /// The part of a group's function that offers its commands and calls the functions of those named.
  private func dispatch(of node: CompletionNode) -> String {
    let offers = node.branches.map { branch in
      "      " + Shell.zsh.quoted("\(branch.names[0]):\(branch.summary)")
    }
    let calls = node.branches.filter { branch in
      nodes.contains { $0.path == node.path + [branch.names[0]] }
    }.map { branch in
      "        \(branch.names.joined(separator: " | "))) \(function(node.path + [branch.names[0]])) ;;"
    }
    return """
        case $state in
          command)
            local -a commands=(
      \(offers.joined(separator: "\n"))
          )
          _describe -t commands command commands ;;
          rest)
            case $words[1] in
      \(calls.joined(separator: "\n"))
            esac ;;
        esac

      """
  }

  /// One specification for each spelling of an option; each spelling rules out the others.
  private func specs(of info: ArgumentInfo) -> [String] {
    let others = info.isRepeatable ? "*" : "(\(info.spellings.joined(separator: " ")))"
    return info.spellings.map { spelling in
      let glue = info.kind == .option && spelling.hasPrefix("--") ? "=" : ""
      let value =
        info.kind == .option ? ":\(Self.escaped(info.placeholder)):\(action(for: info))" : ""
      return Shell.zsh.quoted(
        "\(others)\(spelling)\(glue)[\(Self.escaped(info.summary))]\(value)")
    }
  }

  private func positionalSpec(_ index: Int, _ info: ArgumentInfo) -> String {
    let place = info.isRepeatable ? "*" : "\(index + 1)"
    return Shell.zsh.quoted("\(place):\(Self.escaped(info.placeholder)):\(action(for: info))")
  }

  private func action(for info: ArgumentInfo) -> String {
    let choices = info.choices.all
    guard choices.isEmpty else {
      return "(\(choices.map(Self.escaped).joined(separator: " ")))"
    }
    return switch info.completion {
    case .file: "_files"
    case .folder: "_files -/"
    case .offered(let kind): " \(function([]))__offer \(kind)"
    case .offeredOrFile(let kind): "{\(function([]))__offer \(kind); _files}"
    case .command, nil: " "
    }
  }

  private func function(_ path: [String]) -> String {
    "_" + ([program.name] + path).joined(separator: "_")
  }

  /// The text with what `_arguments` and `_describe` would take for their own marks escaped.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\:[]()".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
