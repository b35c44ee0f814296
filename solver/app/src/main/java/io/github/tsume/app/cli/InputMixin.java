package io.github.tsume.app.cli;

import io.github.tsume.app.input.InputOptions;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.notation.AtPly;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.ReadOptions;
import io.github.tsume.rules.Ruleset;
import java.nio.charset.Charset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How to read inputs. */
final class InputMixin {
  @Option(names = "--format", paramLabel = "FORMAT")
  @Nullable Format format;

  @Option(names = "--encoding", paramLabel = "NAME")
  @Nullable Charset encoding;

  @Option(names = "--rules", paramLabel = "RULES")
  @Nullable Ruleset rules;

  @Option(names = "--defender-hand", paramLabel = "POLICY")
  DefenderHand defenderHand = DefenderHand.AUTO;

  /** Opens what a command was given; records of games may leave their position out. */
  InputSource open(List<String> inputs, Console console) {
    return open(inputs, console, reading());
  }

  /** Opens what is to be searched: nobody wants to hear that the start of a game is no mate. */
  InputSource openProblems(List<String> inputs, Console console) {
    return open(inputs, console, reading().withPositionStated());
  }

  private ReadOptions reading() {
    return rules == null ? ReadOptions.DEFAULT : ReadOptions.of(rules);
  }

  /** Opens what is to be searched: the position after some moves, or the first if null. */
  InputSource openProblems(List<String> inputs, Console console, @Nullable AtPly at) {
    return at == null ? openProblems(inputs, console) : open(inputs, console, at);
  }

  /** Opens records of which one position is meant; they may leave their first position out. */
  InputSource open(List<String> inputs, Console console, @Nullable AtPly at) {
    InputOptions options = new InputOptions(format, encoding, reading(), at, defenderHand);
    return new InputSource(inputs, options, console.in());
  }

  private InputSource open(List<String> inputs, Console console, ReadOptions reading) {
    return new InputSource(inputs, new InputOptions(format, encoding, reading), console.in());
  }
}
