/// The completion script for fish.
struct FishCompletions {
  private let program: ProgramInfo
  private let nodes: [CompletionNode]
  /// The program's name as part of a function's name.
  private let function: String

  init(_ program: ProgramInfo) {
    self.program = program
    nodes = CompletionNode.all(of: program)
    function = "__" + program.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  var script: String {
    let lines =
      program.commonOptions.map { option($0, condition: nil) }
      + nodes.flatMap { node in
        branches(of: node)
          + node.options.map { option($0, condition: "\(function)_at \(quoted(node.path))") }
          + node.positionals.enumerated().compactMap { positional($0, $1, of: node) }
      }
    return """
      # fish completion for \(program.name), made by '\(program.name) completions fish'.

      # Where the line has got to: the command, and the number of the positional to come.
      function \(function)_place
        set -l place ''
        set -l number 1
        set -l pending ''
        set -l ended ''
        for word in (commandline -opc)[2..-1]
          if test -n "$pending"
            set pending ''
          else if test -n "$ended"
            set number (math $number + 1)
          else
            switch "$place $word"
      \(cases.joined(separator: "\n"))
            case '* --'
              set ended 1
            case '* -?*'
            case '*'
              set number (math $number + 1)
            end
          end
        end
        echo $place
        echo $number
      end

      # Whether the line has got to a command and, if a number is given, to that positional, or to
      # one behind it where 'more' is said.
      function \(function)_at
        set -l place (\(function)_place)
        test "$place[1]" = "$argv[1]"; or return 1
        set -q argv[2]; or return 0
        test $place[2] = $argv[2]; or test "$argv[3]" = more -a $place[2] -gt $argv[2]
      end

      # What the program itself offers for a kind of word.
      function \(function)_offer
        set -l typed (commandline -ct | string replace -r -- '^--[^=]*=' '')
        set typed (string unescape -- $typed; or string trim -l -c '\\'"' -- $typed)
        \(program.name) __complete -- $argv[1] "$typed" (commandline -opc)[2..-1] 2>/dev/null
      end

      complete -c \(program.name) -e
      complete -c \(program.name) -f
      \(lines.joined(separator: "\n"))

      """
  }

  /// The cases that follow a name or tell that an option takes the next word.
  private var cases: [String] {
    let routes = nodes.flatMap { node in
      node.branches.map { branch in
        let patterns = branch.names.map { pattern(node.path, $0) }.joined(separator: " ")
        return "      case \(patterns)\n        set place \(quoted(node.path + [branch.names[0]]))"
      }
    }
    let common = program.commonOptions.filter { $0.kind == .option }
      .flatMap { $0.spellings.map { "'* \($0)'" } }
    let own = nodes.flatMap { node in
      node.options.filter { $0.kind == .option }
        .flatMap { $0.spellings.map { pattern(node.path, $0) } }
    }
    let valued = common + own
    return routes
      + (valued.isEmpty
        ? [] : ["      case \(valued.joined(separator: " "))\n        set pending 1"])
  }

  private func branches(of node: CompletionNode) -> [String] {
    node.branches.map { branch in
      line(
        condition: "\(function)_at \(quoted(node.path)) 1",
        "-a \(branch.names[0])", branch.summary)
    }
  }

  private func option(_ info: ArgumentInfo, condition: String?) -> String {
    let names =
      (info.short.map { "-s \($0) " } ?? "")
      + ([info.name] + info.aliases).map { "-l \($0)" }.joined(separator: " ")
    let value = info.kind == .option ? " " + (values(of: info) ?? "-x") : ""
    return line(condition: condition, names + value, info.summary)
  }

  private func positional(_ index: Int, _ info: ArgumentInfo, of node: CompletionNode) -> String? {
    guard let values = values(of: info) else { return nil }
    let number = "\(index + 1)\(info.isRepeatable ? " more" : "")"
    return line(
      condition: "\(function)_at \(quoted(node.path)) \(number)",
      values.replacing("-x ", with: "").replacing("-r ", with: ""), info.summary)
  }

  private func line(condition: String?, _ what: String, _ summary: String) -> String {
    let condition = condition.map { "-n \(Shell.fish.quoted($0)) " } ?? ""
    return "complete -c \(program.name) \(condition)\(what) -d \(Shell.fish.quoted(summary))"
  }

  /// The flags that offer the values of an argument, or `nil` where nothing is known.
  private func values(of info: ArgumentInfo) -> String? {
    let choices = info.choices.all
    guard choices.isEmpty else {
      return "-x -a \(Shell.fish.quoted(choices.joined(separator: " ")))"
    }
    return switch info.completion {
    case .file: "-r -F"
    case .folder: "-x -a '(__fish_complete_directories)'"
    case .offered(let kind): "-x -a \(Shell.fish.quoted("(\(function)_offer \(kind))"))"
    case .offeredOrFile(let kind): "-r -F -a \(Shell.fish.quoted("(\(function)_offer \(kind))"))"
    case .command, nil: nil
    }
  }

  private func pattern(_ path: [String], _ word: String) -> String {
    Shell.fish.quoted("\(path.joined(separator: "/")) \(word)")
  }

  private func quoted(_ path: [String]) -> String {
    Shell.fish.quoted(path.joined(separator: "/"))
  }
}
