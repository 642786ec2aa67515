/// The completions for bash 4.4 or later.
struct BashCompletions {
  let text: String

  init(_ commands: [CompletedCommand]) {
    let cases = commands.map(Self.lines).joined(separator: "\n")
    text = """
      # Completes fcscript in bash. Written by: fcscript completions bash

      _fcscript_words() {
        mapfile -t COMPREPLY < <(compgen -W "$*" -- "$word")
      }

      _fcscript_files() {
        compopt -o filenames 2>/dev/null
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word")
      }

      _fcscript_folders() {
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
      }

      # Scripts and folders; where there are none, any files.
      _fcscript_scripts() {
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -X '!*.lua' -- "$word"; compgen -d -- "$word")
        ((${#COMPREPLY[@]})) || _fcscript_files
      }

      _fcscript() {
        local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} sign='' index
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          _fcscript_words \(commands.map(\.name).joined(separator: " "))
          return
        fi
        for ((index = 2; index < COMP_CWORD; index++)); do
          if [[ ${COMP_WORDS[index]} == -- ]]; then
            _fcscript_files
            return
          fi
        done
        # Bash takes the sign in --option=value for a word.
        if [[ $word == = ]]; then
          sign='=' word=''
        elif [[ $option == = ]]; then
          sign='=' option=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        case ${COMP_WORDS[1]} in
      \(cases)
        esac
      }

      complete -F _fcscript fcscript
      """
  }

  private static func lines(of command: CompletedCommand) -> String {
    let options = "_fcscript_words \(command.options.map(\.spelling).joined(separator: " "))"
    var lines = ["  \(command.name))", "    case $sign$option in"]
    for (action, patterns) in valuePatterns(of: command) {
      lines.append("    \(patterns.joined(separator: " | ")))\(action.map { " \($0)" } ?? "") ;;")
    }
    lines += ["    =*) ;;", "    *)"]
    if let action = action(command.operands) {
      lines += ["      if [[ $word == -* ]]; then", "        \(options)", "      else"]
      lines += ["        \(action)", "      fi"]
    } else {
      lines.append("      \(options)")
    }
    return (lines + ["      ;;", "    esac", "    ;;"]).joined(separator: "\n")
  }

  /// What is done for the values of options, and for those of which: as one word, or behind a sign.
  private static func valuePatterns(
    of command: CompletedCommand
  ) -> [(action: String?, patterns: [String])] {
    var cases: [(action: String?, patterns: [String])] = []
    for option in command.options {
      guard let value = option.value else { continue }
      let signs = option.valueIsOptional ? ["="] : ["", "="]
      let patterns = signs.map { $0 + option.spelling }
      let action = action(Offer(value))
      if let index = cases.firstIndex(where: { $0.action == action }) {
        cases[index].patterns += patterns
      } else {
        cases.append((action, patterns))
      }
    }
    return cases
  }

  private static func action(_ offer: Offer) -> String? {
    let words = offer.words.joined(separator: " ")
    let files: String? =
      switch offer.files {
      case .none: nil
      case .folders: "_fcscript_folders"
      case .scripts: "_fcscript_scripts"
      case .all: "_fcscript_files"
      }
    let actions = [offer.words.isEmpty ? nil : "_fcscript_words \(words)", files]
    let some = actions.compactMap { $0 }
    return some.isEmpty ? nil : some.joined(separator: "; ")
  }
}
