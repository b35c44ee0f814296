package tsume.app.input;

import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;
import tsume.notation.Format;
import tsume.notation.ReadOptions;

/**
 * How to read inputs.
 *
 * @param format their format, or null to find it out
 * @param charset their encoding, or null to find it out
 * @param reading the ruleset and the limits
 */
public record InputOptions(
    @Nullable Format format, @Nullable Charset charset, ReadOptions reading) {
  /** Everything is found out; the rules are those of shogi. */
  public static final InputOptions DEFAULT = new InputOptions(null, null, ReadOptions.DEFAULT);
}
