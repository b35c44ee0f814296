package io.github.tsume.app.cli;

import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.Language;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The subcommands, in the order of the help. A new command is a class with {@code @Command} and a
 * line here.
 *
 * <p>Picocli looks at every option of a command by reflection. For ten commands that takes longer
 * than solving a problem, so only the one that is asked for is made where the command line starts
 * with its name; help and errors see all of them.
 */
final class Commands {
  private static final Map<String, Function<Call, Object>> ALL = new LinkedHashMap<>();

  /** Those that tell of the others. */
  private static final Set<String> SEE_ALL = Set.of("help", "completion", "man");

  static {
    ALL.put("solve", SolveCommand::new);
    ALL.put("check", CheckCommand::new);
    ALL.put("show", ShowCommand::new);
    ALL.put("convert", ConvertCommand::new);
    ALL.put("diff", DiffCommand::new);
    ALL.put("verify", VerifyCommand::new);
    ALL.put("watch", WatchCommand::new);
    ALL.put("prune", PruneCommand::new);
    ALL.put("repair", RepairCommand::new);
    ALL.put("extend", ExtendCommand::new);
    ALL.put("compose", ComposeCommand::new);
    ALL.put("place", PlaceCommand::new);
    ALL.put("grade", GradeCommand::new);
    ALL.put("vary", VaryCommand::new);
    ALL.put("mine", MineCommand::new);
    ALL.put("find", FindCommand::new);
    ALL.put("index", IndexCommand::new);
    ALL.put("serve", ServeCommand::new);
    ALL.put("judge", JudgeCommand::new);
    ALL.put("perft", PerftCommand::new);
    ALL.put("bench", BenchCommand::new);
    ALL.put("usi", session -> new UsiCommand());
    ALL.put("help", HelpCommand::new);
    ALL.put("completion", CompletionCommand::new);
    ALL.put("man", ManCommand::new);
  }

  private Commands() {}

  /** The command that the arguments start with, or else all, by their names. */
  static Map<String, Function<Call, Object>> meant(String... args) {
    int first = Language.end(args);
    String name = first < args.length ? args[first] : "";
    Function<Call, Object> command = SEE_ALL.contains(name) ? null : ALL.get(name);
    return command == null ? ALL : Map.of(name, command);
  }
}
