package tsume.app.input;

import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;
import tsume.board.DefenderHand;
import tsume.notation.AtPly;
import tsume.notation.Format;
import tsume.notation.ReadOptions;

/**
 * How to read inputs.
 *
 * @param format their format, or null to find it out
 * @param charset their encoding, or null to find it out
 * @param reading the ruleset and the limits
 * @param at which position of each record is meant, or null for what the record says
 * @param defenderHand what the defender of a first position holds, for positions after it
 */
public record InputOptions(
    @Nullable Format format,
    @Nullable Charset charset,
    ReadOptions reading,
    @Nullable AtPly at,
    DefenderHand defenderHand) {
  /** The position of each record is its first. */
  public InputOptions(@Nullable Format format, @Nullable Charset charset, ReadOptions reading) {
    this(format, charset, reading, null, DefenderHand.AUTO);
  }

  /** Everything is found out; the rules are those of shogi. */
  public static final InputOptions DEFAULT = new InputOptions(null, null, ReadOptions.DEFAULT);
}
