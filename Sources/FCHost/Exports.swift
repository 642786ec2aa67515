// What an embedding program needs beside the host: its models, values, limits and clocks.
@_exported import FCLoop
@_exported import FCLua
@_exported import FCModels
