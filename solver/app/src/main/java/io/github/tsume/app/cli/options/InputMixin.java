package io.github.tsume.app.cli.options;

import io.github.tsume.app.cli.console.AccountWords;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.InputErrors;
import io.github.tsume.app.input.Account;
import io.github.tsume.app.input.InputOptions;
import io.github.tsume.app.input.InputPiece;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.common.AtPly;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.TextDecoder;
import io.github.tsume.results.text.Messages;
import io.github.tsume.rules.Ruleset;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of reading inputs. */
public final class InputMixin {
  @Option(names = "--format", paramLabel = "FORMAT")
  @Nullable Format format;

  @Option(names = "--encoding", paramLabel = "NAME")
  @Nullable Charset encoding;

  @Option(names = "--rules", paramLabel = "RULES")
  public @Nullable Ruleset rules;

  @Option(names = "--defender-hand", paramLabel = "POLICY")
  public DefenderHand defenderHand = DefenderHand.AUTO;

  /** Names what is passed over in directories. */
  @Option(names = "--verbose")
  boolean verbose;

  @Spec(Spec.Target.MIXEE)
  @Nullable CommandSpec command;

  /** Opens what a command was given; records of games may leave their position out. */
  public InputSource open(List<String> inputs, Call session) {
    return open(inputs, session, options(reading()));
  }

  /**
   * Opens what is to be searched: of a game its first position, but moves that cannot be made at
   * the start of a game are a problem that has lost its board.
   */
  public InputSource openProblems(List<String> inputs, Call session) {
    return open(inputs, session, options(reading().withPositionStated()));
  }

  /** Opens what is to be judged as a composition: records of games are left out. */
  public InputSource openCompositions(List<String> inputs, Call session) {
    return open(inputs, session, options(reading().withPositionStated()).withoutGames());
  }

  /** How inputs are cut into pieces that are read elsewhere. */
  public InputOptions ofPieces() {
    return options(reading());
  }

  private ReadOptions reading() {
    return rules == null ? ReadOptions.DEFAULT : ReadOptions.of(rules);
  }

  private InputOptions options(ReadOptions reading) {
    return new InputOptions(format, encoding, reading);
  }

  /** Opens what is to be searched: the position after some moves, or the first if null. */
  public InputSource openProblems(List<String> inputs, Call session, @Nullable AtPly at) {
    return at == null ? openProblems(inputs, session) : open(inputs, session, at);
  }

  /** Opens records of which one position is meant; they may leave their first position out. */
  public InputSource open(List<String> inputs, Call session, @Nullable AtPly at) {
    return open(
        inputs, session, new InputOptions(format, encoding, reading(), at, defenderHand, false));
  }

  private InputSource open(List<String> inputs, Call session, InputOptions options) {
    session.typed().remember(inputs);
    InputPiece piece = session.piece();
    InputSource source =
        piece == null
            ? new InputSource(inputs, options, session.console().in())
            : InputSource.of(piece, options);
    source.whenClosed(account -> tell(account, session));
    if (verbose) {
      source.whenRecognised(
          (from, readAs) -> InputErrors.warnings(List.of(readAs), from.name(), session));
    }
    return source;
  }

  /** The text of some bytes, in the encoding that was named or that they seem to be in. */
  public TextDecoder.Decoded decoded(byte[] bytes, String name) {
    return encoding == null ? TextDecoder.decode(bytes, name) : TextDecoder.decode(bytes, encoding);
  }

  /**
   * Tells on stderr what became of all that was given, unless it is one file or all was read; which
   * files are no problems, and why, if that is asked for.
   */
  public void tell(Account account, Call session) {
    Messages messages = session.messages();
    PrintStream err = session.console().err();
    if (verbose) {
      AccountWords.passed(account, messages).forEach(err::println);
    }
    boolean quiet =
        command != null && command.commandLine().getParseResult().hasMatchedOption("--quiet");
    String line = AccountWords.line(account, messages);
    if (!quiet && !line.isEmpty()) {
      boolean named = verbose || account.passed().isEmpty();
      err.println(line + (named ? "" : messages.get("account.names")));
    }
  }
}
