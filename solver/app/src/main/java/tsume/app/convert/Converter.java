package tsume.app.convert;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import tsume.notation.Format;
import tsume.notation.TextEncoder;
import tsume.notation.WriteOptions;
import tsume.record.Problem;

/** Writes problems in one format and encoding. */
public final class Converter {
  private final Format format;
  private final Charset charset;

  public Converter(Format format, Charset charset) {
    this.format = format;
    this.charset = charset;
  }

  /**
   * A problem as it will be written.
   *
   * @param bytes the text in its encoding
   * @param losses what it lacks
   */
  public record Converted(byte[] bytes, List<Loss> losses) {}

  /** The problem as a text of its own. */
  public Converted convert(Problem problem) {
    WriteOptions options = WriteOptions.DEFAULT.withCharset(charset);
    String text = format.writer().write(problem, options);
    List<Loss> losses = new ArrayList<>(Losses.of(problem, text, format));
    TextEncoder.Encoded encoded = encode(text);
    if (!encoded.lost().isEmpty()) {
      losses.add(new Loss(Loss.Kind.CHARACTERS, String.join(" ", encoded.lost())));
    }
    return new Converted(encoded.bytes(), losses);
  }

  TextEncoder.Encoded encode(String text) {
    boolean windows = charset.name().equalsIgnoreCase("windows-31j");
    return TextEncoder.encode(text, charset, windows);
  }

  Format format() {
    return format;
  }
}
