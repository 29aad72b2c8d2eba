import FoundationEssentials
import PaletteCore

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Lets a real shell complete command lines with the sample program's script.
struct ShellHarness {
  private let shell: Shell

  init(_ shell: Shell) { self.shell = shell }

  static func isInstalled(_ shell: Shell) -> Bool {
    run("command -v \(shell.rawValue) >/dev/null && echo yes") == "yes\n"
  }

  /// What the shell offers for each line, the cursor at its end.
  func offers(for lines: [String]) throws -> [[String]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "palette-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "palette").path
    // Written by another process: had this one the file open while a test beside it starts a program,
    // that would inherit it, and nobody may run a file that is open for writing.
    _ = Self.run("printf %s \(Self.quoted(Self.standIn)) > \(program); chmod 755 \(program)")
    let script = folder.appending(path: "script").path
    try Data(shell.completionScript(for: sampleProgram().info).utf8)
      .write(to: URL(filePath: script))
    let driver = folder.appending(path: "driver").path
    try Data(driverText.utf8).write(to: URL(filePath: driver))
    let quoted = lines.map { Self.quoted($0) }.joined(separator: " ")
    let start = shell == .bash ? "bash --norc" : shell == .zsh ? "zsh -f" : "fish --no-config"
    let output = Self.run(
      "cd \(folder.path); PATH=\(folder.path):$PATH HOME=\(folder.path) \(start) \(driver) "
        + "\(script) \(quoted) 2>&1")
    return output.split(separator: "\n").map { line in
      line.split(separator: "|").map(String.init)
    }
  }

  /// Runs a line of `sh` and returns its standard output.
  private static func run(_ line: String) -> String {
    guard let pipe = popen(line, "r") else { return "" }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    while case let byte = getc(pipe), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: #"'\''"#))'"
  }

  /// Answers `__complete` as the program would, with values that break careless scripts.
  private static let standIn = #"""
    #!/bin/sh
    test "$1 $2 $3" = "__complete -- colour" || exit 0
    printf '%s\tA name\n' scarlet "it's" 'a:b[c]' 'Sea Green'
    printf 'back\\slash\n'
    """#

  /// A script of the shell that takes the completion script and the lines, and prints for each line
  /// what is offered, each followed by `|`.
  private var driverText: String {
    switch shell {
    case .bash:
      #"""
      source "$1"; shift
      for line; do
        COMP_LINE="$line" COMP_POINT=${#line} COMPREPLY=()
        _palette
        printf '|'
        if test ${#COMPREPLY[@]} -gt 0; then printf '%s|' "${COMPREPLY[@]}"; fi
        echo
      done
      """#
    case .fish:
      #"""
      source $argv[1]
      for line in $argv[2..-1]
        printf '|'
        for offer in (complete -C $line); printf '%s|' (string split -- \t $offer)[1]; end
        echo
      end
      """#
    case .zsh: Self.zshDriver
    }
  }

  /// zsh completes only at a terminal: an inner one gets a pseudo-terminal and tells of each
  /// `compadd` in a file.
  private static let zshDriver = #"""
    zmodload zsh/zpty
    export SCRIPT=$1 OFFERS=$PWD/offers; shift
    cat > inner <<'INNER'
    PS1= KEYTIMEOUT=1
    autoload -U compinit; compinit -u -D
    source $SCRIPT
    compadd() {
      local -a hits
      if [[ $* != *-[OAD]\ * ]]; then
        builtin compadd -A hits "$@"
        printf '%s' "${hits[@]/%/|}" >> $OFFERS
      fi
      builtin compadd "$@"
    }
    finish() { echo END >> $OFFERS; BUFFER= }
    zle -N finish
    bindkey '^I' list-choices
    bindkey '^T' finish
    echo READY >> $OFFERS
    INNER
    : > $OFFERS
    zpty inner zsh -f -i
    zpty -w inner "source $PWD/inner"
    # Waits for a word in the file, five seconds at most.
    await() {
      local -i turns=500
      until [[ $(<$OFFERS) == *$1* ]] || (( --turns == 0 )); do
        while zpty -r -t inner junk; do :; done
        sleep 0.01
      done
    }
    await READY
    for line; do
      : > $OFFERS
      zpty -w -n inner "$line"$'\t\x14'
      await END
      print -r -- "|${$(<$OFFERS)%END}"
    done
    zpty -d inner
    """#
}
