package tsume.app.cli;

import java.nio.charset.Charset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tsume.app.input.InputOptions;
import tsume.app.input.InputSource;
import tsume.board.DefenderHand;
import tsume.notation.Format;
import tsume.notation.ReadOptions;
import tsume.rules.Ruleset;
import tsume.rules.StandardShogi;

/** How to read inputs. */
final class InputMixin {
  @Option(names = "--format", paramLabel = "FORMAT")
  @Nullable Format format;

  @Option(names = "--encoding", paramLabel = "NAME")
  @Nullable Charset encoding;

  @Option(names = "--rules", paramLabel = "RULES")
  Ruleset rules = StandardShogi.RULES;

  @Option(names = "--defender-hand", paramLabel = "POLICY")
  DefenderHand defenderHand = DefenderHand.AUTO;

  /** Opens what a command was given. */
  InputSource open(List<String> inputs, Console console) {
    InputOptions options = new InputOptions(format, encoding, ReadOptions.of(rules));
    return new InputSource(inputs, options, console.in());
  }
}
