package io.github.tsume.app.cli;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.Console;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.file.StandardOutput;
import io.github.tsume.app.file.TextOutput;
import io.github.tsume.app.input.InputOptions;
import io.github.tsume.app.input.InputPiece;
import io.github.tsume.app.input.PieceReading;
import io.github.tsume.results.text.Messages;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * A command that tells rows about each problem of its inputs, such as {@code extend}, for engines
 * that cut inputs into pieces and ask for the rows of each where they like. The rows of a piece are
 * those that the command itself tells of it.
 *
 * @param words the command and its options
 * @param inputs what it is to work on
 * @param output where the rows shall go
 */
public record PieceCommand(List<String> words, List<String> inputs, String output)
    implements PieceReading {
  private static final String OUTPUT = "--output";

  /** What rows always are here: JSON, the same from run to run. */
  private static final List<String> FIXED =
      List.of("--json", "--quiet", "--no-timing", "--jobs=1", "--color=never");

  /** What engines do themselves. */
  private static final Set<String> OF_ENGINES = Set.of("--log", "--resume", "--verbose");

  /**
   * The rows of a piece.
   *
   * @param exitCode that of the command
   * @param rows objects of JSON, in the command's order
   * @param messages what it says of the piece besides
   */
  public record Told(int exitCode, List<String> rows, List<String> messages) {}

  /** Whether a word is the name of such a command. */
  public static boolean isNamed(String word) {
    return names(commandLine()).contains(word);
  }

  private static List<String> names(CommandLine all) {
    return all.getSubcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(PieceCommand::tellsRows)
        .map(CommandSpec::name)
        .toList();
  }

  /**
   * The command that the words of a command line ask for.
   *
   * @throws UserException if they are wrong, or no piece can be asked for it
   */
  public static PieceCommand of(Messages messages, String... arguments) {
    CommandLine all = commandLine();
    CommandLine.ParseResult parsed;
    try {
      parsed = all.parseArgs(arguments).subcommand();
    } catch (ParameterException e) {
      throw new UserException(Tally.USAGE, UsageErrors.text(e, messages));
    }
    if (parsed == null || !tellsRows(parsed.commandSpec())) {
      throw wrong(messages, "pieces.command", String.join("|", names(all)));
    }
    List<String> words = new ArrayList<>(List.of(parsed.commandSpec().name()));
    String output = "";
    for (OptionSpec option : parsed.matchedOptionsSet()) {
      String name = option.longestName();
      List<String> values = option.originalStringValues();
      if (OF_ENGINES.contains(name)) {
        throw wrong(messages, "pieces.option", name);
      } else if (name.equals(OUTPUT)) {
        output = values.get(values.size() - 1);
      } else if (FIXED.stream().noneMatch(word -> (word + "=").startsWith(name + "="))) {
        boolean flag = option.arity().max() == 0;
        values.forEach(value -> words.add(flag ? name : name + "=" + value));
      }
    }
    if (output.isEmpty()) {
      throw wrong(messages, "pieces.output", OUTPUT);
    }
    List<String> inputs =
        parsed.matchedPositionals().stream()
            .flatMap(inputsOf -> inputsOf.originalStringValues().stream())
            .toList();
    words.addAll(FIXED);
    if (words.stream().noneMatch(word -> word.startsWith("--lang"))) {
      words.add("--lang=" + (messages.isJapanese() ? "ja" : "en"));
    }
    return new PieceCommand(List.copyOf(words), inputs, output);
  }

  /** Whether a command tells rows of each input for itself; others have results. */
  private static boolean tellsRows(CommandSpec command) {
    return mixin(command, SearchMixin.class).isPresent()
        && command.findOption("--json") != null
        && command.findOption(OUTPUT) != null
        && !(command.userObject() instanceof ResultCommand)
        && command.positionalParameters().stream().allMatch(input -> input.arity().min() <= 1);
  }

  private static UserException wrong(Messages messages, String key, String value) {
    return new UserException(Tally.USAGE, messages.get(key, value));
  }

  @Override
  public InputOptions reading() {
    CommandLine all = commandLine(words.get(0));
    String[] arguments = arguments("-");
    CommandSpec command =
        Objects.requireNonNull(all.parseArgs(arguments).subcommand()).commandSpec();
    return mixin(command, InputMixin.class).orElseThrow().ofPieces();
  }

  private static <T> Optional<T> mixin(CommandSpec command, Class<T> kind) {
    return command.mixins().values().stream()
        .map(CommandSpec::userObject)
        .filter(kind::isInstance)
        .map(kind::cast)
        .findFirst();
  }

  /**
   * The rows of a piece, by the command itself.
   *
   * @throws IllegalStateException if it refuses to work at all, or was ended from elsewhere
   */
  public Told rows(InputPiece piece, Interruption interruption) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console = console(out, err);
    String[] arguments = arguments(piece.source());
    int exitCode =
        CommandRunner.run(CommandRunner.call(console, interruption, piece, arguments), arguments);
    console.out().flush();
    console.err().flush();
    String said = err.toString(StandardCharsets.UTF_8);
    if (exitCode == Tally.USAGE || interruption.ended()) {
      throw new IllegalStateException(said);
    }
    return new Told(
        exitCode, out.toString(StandardCharsets.UTF_8).lines().toList(), said.lines().toList());
  }

  private String[] arguments(String input) {
    List<String> all = new ArrayList<>(words);
    all.addAll(List.of("--", input));
    return all.toArray(String[]::new);
  }

  private static CommandLine commandLine(String... arguments) {
    Console nowhere = console(new ByteArrayOutputStream(), new ByteArrayOutputStream());
    Call call = CommandRunner.call(nowhere, new Interruption(), null, arguments);
    return CommandRunner.commandLine(call);
  }

  private static Console console(ByteArrayOutputStream out, ByteArrayOutputStream err) {
    return new Console(
        new StandardOutput(out, false, StandardCharsets.UTF_8),
        new TextOutput(err, false, true, StandardCharsets.UTF_8),
        InputStream.nullInputStream(),
        false,
        false,
        Map.of());
  }
}
