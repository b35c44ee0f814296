package io.github.tsume.notation.common;

import io.github.tsume.board.DefenderHand;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * The settings of writing.
 *
 * @param charset the encoding that the text will get, for formats that state it
 * @param csaVersion3 whether CSA is written as version 3 instead of 2.2
 * @param idAsLabel whether an SFEN row without a label gets the problem's id
 * @param defenderHand what the defender holds in the problem that is written
 */
public record WriteOptions(
    Charset charset, boolean csaVersion3, boolean idAsLabel, DefenderHand defenderHand) {
  /** UTF-8, CSA 2.2 (which every reader of CSA knows), labels only where there are any. */
  public static final WriteOptions DEFAULT =
      new WriteOptions(StandardCharsets.UTF_8, false, false, DefenderHand.AUTO);

  /** These options for another encoding. */
  public WriteOptions withCharset(Charset other) {
    return new WriteOptions(other, csaVersion3, idAsLabel, defenderHand);
  }

  /** These options with SFEN rows labelled by id. */
  public WriteOptions withIdAsLabel(boolean label) {
    return new WriteOptions(charset, csaVersion3, label, defenderHand);
  }

  /** These options for problems whose defender holds what a policy says. */
  public WriteOptions withDefenderHand(DefenderHand policy) {
    return new WriteOptions(charset, csaVersion3, idAsLabel, policy);
  }
}
