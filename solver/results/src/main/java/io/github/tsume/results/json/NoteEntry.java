package io.github.tsume.results.json;

import io.github.tsume.results.text.Wording;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Unfinished;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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

  /** A remark on the whole. */
  public static NoteEntry of(Remark remark, Wording words, Locale locale) {
    return of(remark.code(), 0, words, locale);
  }

  /** A remark on the whole, with a code of a reader. */
  public static NoteEntry of(String code, Wording words, Locale locale) {
    return of(code, 0, words, locale);
  }

  /** A remark on a ply. */
  public static NoteEntry of(Remark remark, int ply, Wording words, Locale locale) {
    return of(remark.code(), ply, words, locale);
  }

  /** A remark on a ply, with a code of a reader. */
  public static NoteEntry of(String code, int ply, Wording words, Locale locale) {
    return new NoteEntry(code, ply, null, words.in(locale), words, List.of());
  }

  /** What is open where this is remarked. */
  public Optional<Unfinished> leaves() {
    return Remark.ofCode(code).flatMap(Remark::leaves);
  }
}
