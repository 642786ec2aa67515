/// The completions for zsh, as a function to be loaded by itself or a text to be sourced.
struct ZshCompletions {
  let text: String

  init(_ commands: [CompletedCommand]) {
    let names = commands.map { quoted("\(escaped($0.name)):\(escaped($0.summary))") }
    text = """
      #compdef fcscript
      # Completes fcscript in zsh. Written by: fcscript completions zsh

      _fcscript_words_or_files() {
        _alternative "words:word:($*)" 'files:file:_files'
      }

      _fcscript() {
        local context state state_descr line
        local -A opt_args
        local -a commands
        commands=(
      \(names.map { "    \($0)" }.joined(separator: "\n"))
        )
        _arguments -C '1:command:->command' '*::argument:->argument'
        case $state in
        command) _describe -t commands command commands ;;
        argument)
          case $words[1] in
      \(commands.map(lines).joined(separator: "\n"))
          esac
          ;;
        esac
      }

      if [[ $funcstack[1] == _fcscript ]]; then
        _fcscript "$@"
      else
        compdef _fcscript fcscript
      fi
      """
  }
}

private func lines(of command: CompletedCommand) -> String {
  var specifications = command.options.flatMap(specifications)
  if !command.operands.isEmpty {
    specifications.append(quoted("*:argument:\(action(command.operands))"))
  }
  let arguments = (["_arguments -s -S"] + specifications).joined(separator: " \\\n        ")
  return "    \(command.name))\n      \(arguments)\n      ;;"
}

/// One for each way to write an option; those exclude each other.
private func specifications(of option: Option) -> [String] {
  let spellings = [option.letter, option.spelling].compactMap { $0 }
  let others = spellings.count == 1 ? "" : "(\(spellings.joined(separator: " ")))"
  // All may be given more than once: the last counts, or all do.
  return spellings.map { spelling in
    let sign = option.value == nil ? "" : option.valueIsOptional ? "=-" : "="
    var text = "\(spellings.count == 1 ? "*" : others)\(spelling)\(sign)"
    text += "[\(escaped(option.summary))]"
    if let value = option.value {
      text += "\(option.valueIsOptional ? "::" : ":")\(escaped(value)):\(action(Offer(value)))"
    }
    return quoted(text)
  }
}

private func action(_ offer: Offer) -> String {
  let words = offer.words.joined(separator: " ")
  switch (offer.words.isEmpty, offer.files) {
  case (true, .none): return " "
  case (true, .folders): return "_files -/"
  case (true, .scripts): return "_files -g \"*.lua\""
  case (true, .all): return "_files"
  case (false, .none): return "(\(words))"
  case (false, _): return "_fcscript_words_or_files \(words)"
  }
}

/// A text without a meaning of its own in a specification.
private func escaped(_ text: String) -> String {
  text.reduce(into: "") { $0 += "\\[]:".contains($1) ? "\\\($1)" : String($1) }
}

private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
