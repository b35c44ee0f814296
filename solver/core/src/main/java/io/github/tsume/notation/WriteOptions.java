package io.github.tsume.notation;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * How to write.
 *
 * @param charset the encoding that the text will get, for formats that state it
 * @param csaVersion3 whether CSA is written as version 3 instead of 2.2
 * @param idAsLabel whether an SFEN row without a label gets the problem's id
 */
public record WriteOptions(Charset charset, boolean csaVersion3, boolean idAsLabel) {
  /** UTF-8, CSA 2.2 (which every reader of CSA knows), labels only where there are any. */
  public static final WriteOptions DEFAULT = new WriteOptions(StandardCharsets.UTF_8, false, false);

  /** These options for another encoding. */
  public WriteOptions withCharset(Charset other) {
    return new WriteOptions(other, csaVersion3, idAsLabel);
  }

  /** These options with SFEN rows labelled by id. */
  public WriteOptions withIdAsLabel(boolean label) {
    return new WriteOptions(charset, csaVersion3, label);
  }
}
