import FCHost

extension Arguments {
  /// What the command line gives the script.
  var permissions: Permissions {
    if has(.allowAll) { return .all }
    var permissions = Permissions()
    permissions.read = grant(.allowRead)
    permissions.write = grant(.allowWrite)
    permissions.env = grant(.allowEnv)
    return permissions
  }

  private func grant(_ option: Option) -> Permissions.Grant {
    var grant = Permissions.Grant.none
    for value in optionalValues[option] ?? [] {
      guard let value else { return .everything }
      grant.allow(value)
    }
    return grant
  }
}
