package io.github.tsume.results.json;

import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.Wording;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Unfinished;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A remark.
 *
 * @param code its stable class
 * @param ply the ply it belongs to, 0 for the whole
 * @param move the move it is about in USI, null if none
 * @param why the reason in the language of the run
 * @param words the same in every language, null in results that do not have it
 * @param line moves that show it
 */
public record NoteEntry(
    String code,
    int ply,
    @Nullable String move,
    String why,
    @Nullable Wording words,
    List<String> line) {
  /** What warns besides the warnings of readers: of hands, and of the author's line. */
  private static final Set<Remark> WARNINGS =
      Set.of(
          Remark.EMPTY_HAND,
          Remark.MISSING_PIECES,
          Remark.HANDICAP_GAME,
          Remark.AUTHORED_LINE_ILLEGAL);

  public NoteEntry {
    line = List.copyOf(line);
  }

  /** Whether it is about this. */
  public boolean is(Remark remark) {
    return code.equals(remark.code());
  }

  /** Whether it says that the same position was in the input before. */
  public boolean isDuplicate() {
    return Remark.ofCode(code).filter(Remark::isDuplicate).isPresent();
  }

  /** Whether something else than what was solved may be meant, or part of the input is lost. */
  public boolean isWarning() {
    return WARNINGS.stream().anyMatch(this::is) || WarningCode.isCode(code);
  }

  /** A remark on the whole. */
  public static NoteEntry of(Remark remark, Wording words, Messages messages) {
    return of(remark.code(), 0, words, messages);
  }

  /** A remark on the whole, with a code of a reader. */
  public static NoteEntry of(String code, Wording words, Messages messages) {
    return of(code, 0, words, messages);
  }

  /** A remark on a ply. */
  public static NoteEntry of(Remark remark, int ply, Wording words, Messages messages) {
    return of(remark.code(), ply, words, messages);
  }

  /** A remark on a ply, with a code of a reader. */
  public static NoteEntry of(String code, int ply, Wording words, Messages messages) {
    return new NoteEntry(code, ply, null, words.in(messages), words, List.of());
  }

  /** What is open where this is remarked. */
  public Optional<Unfinished> leaves() {
    return Remark.ofCode(code).flatMap(Remark::leaves);
  }
}
