/// The completions for fish.
struct FishCompletions {
  let text: String

  init(_ commands: [CompletedCommand]) {
    text = """
      # Completes fcscript in fish. Written by: fcscript completions fish

      function __fcscript_has_command
          set -l words (commandline -opc)
          if set -q argv[1]
              test "$words[2]" = "$argv[1]"
          else
              set -q words[2]
          end
      end

      complete -c fcscript -f
      \(commands.flatMap(lines).joined(separator: "\n"))
      """
  }
}

private func lines(of command: CompletedCommand) -> [String] {
  let start = "complete -c fcscript -n '__fcscript_has_command \(command.name)'"
  let name =
    "complete -c fcscript -n 'not __fcscript_has_command' "
    + "-a \(command.name) -d \(quoted(command.summary))"
  let options = command.options.map { option in
    let letter = option.letter.map { " -s \($0.drop { $0 == "-" })" } ?? ""
    return "\(start)\(letter) -l \(option.name)\(value(of: option)) -d \(quoted(option.summary))"
  }
  return [name] + options + actions(command.operands).map { "\(start) \($0)" }
}

/// The value, which has to be given for a shell that is to complete it: where it may be left out
/// there is none.
private func value(of option: Option) -> String {
  guard let value = option.value, !option.valueIsOptional else { return "" }
  let offer = Offer(value)
  return ([offer.files == .none ? " -x" : " -r"] + actions(offer)).joined(separator: " ")
}

private func actions(_ offer: Offer) -> [String] {
  var actions = offer.words.isEmpty ? [] : ["-a \(quoted(offer.words.joined(separator: " ")))"]
  switch offer.files {
  case .none: break
  case .folders: actions.append("-a '(__fish_complete_directories)'")
  case .scripts: actions.append("-k -a '(__fish_complete_suffix .lua)'")
  case .all: actions.append("-F")
  }
  return actions
}

private func quoted(_ text: String) -> String {
  "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
}
