package io.github.tsume.app.convert;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.notation.Conversion;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.common.TextEncoder;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.record.Problem;
import java.nio.charset.Charset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A writer of problems in one format and encoding, their defenders' hands settled by one policy.
 */
public final class Converter {
  private static final String SHIFT_JIS = "windows-31j";

  private final Format format;
  private final Charset charset;
  private final DefenderHand defenderHand;

  public Converter(Format format, Charset charset, DefenderHand defenderHand) {
    this.format = format;
    this.charset = charset;
    this.defenderHand = defenderHand;
  }

  /**
   * A problem as it will be written.
   *
   * @param bytes the text in its encoding, null if the format cannot hold the problem
   * @param losses what it lacks
   * @param faithful whether it lacks only what the format never holds
   * @param lostCharacters what the encoding does not have
   */
  public record Converted(
      byte @Nullable [] bytes,
      List<Conversion.Loss> losses,
      boolean faithful,
      List<String> lostCharacters) {

    /** Whether everything was carried over. */
    public boolean isComplete() {
      return bytes != null && losses.isEmpty() && lostCharacters.isEmpty();
    }
  }

  /** The problem as a text of its own. */
  public Converted convert(Problem problem) {
    WriteOptions options = WriteOptions.DEFAULT.withCharset(charset).withDefenderHand(defenderHand);
    Conversion conversion = Conversion.of(problem, format, options);
    if (conversion.text() == null) {
      return new Converted(null, conversion.losses(), false, List.of());
    }
    TextEncoder.Encoded encoded = encode(conversion.text());
    return new Converted(
        encoded.bytes(), conversion.losses(), conversion.faithful(), encoded.lost());
  }

  /** A text in the encoding; on Windows lines end with two characters. */
  TextEncoder.Encoded encode(String text) {
    return TextEncoder.encode(text, charset, charset.name().equalsIgnoreCase(SHIFT_JIS));
  }

  Format format() {
    return format;
  }
}
