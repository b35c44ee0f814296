package tsume.app.cli;

import java.util.List;

/**
 * The subcommands, in the order of the help. A new command is a class with {@code @Command} and a
 * line here.
 */
final class Commands {
  private Commands() {}

  static List<Object> all(Session session) {
    return List.of(
        new SolveCommand(session),
        new CheckCommand(session),
        new ShowCommand(session),
        new ConvertCommand(session),
        new DiffCommand(session),
        new VerifyCommand(session),
        new WatchCommand(session),
        new PerftCommand(session),
        new BenchCommand(session),
        new UsiCommand());
  }
}
