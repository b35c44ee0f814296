package io.github.tsume.results.json;

import io.github.tsume.verdict.Remark;
import java.util.Objects;

/** The degree to which a listed defect is proved: what is open of it must not look final. */
public enum Sureness {
  /** It is what it is called. */
  FINAL("", ""),
  /** It is at least what it is called: it is open whether it is something graver. */
  CLASS_OPEN("class-open", "種類未定"),
  /** It does not count yet, as the line to which it belongs is not sure. */
  PROVISIONAL("provisional", "暫定");

  private final String code;
  private final String japanese;

  Sureness(String code, String japanese) {
    this.code = code;
    this.japanese = japanese;
  }

  /** The degree of a defect of a result. */
  public static Sureness of(Result result, DefectEntry defect) {
    if (defect.provisional()) {
      return PROVISIONAL;
    }
    boolean open =
        result.notes().stream()
            .anyMatch(
                note ->
                    note.is(Remark.DEFECT_CLASS_OPEN)
                        && note.ply() == defect.ply()
                        && Objects.equals(note.move(), defect.move()));
    return open ? CLASS_OPEN : FINAL;
  }

  /** A name for scripts and texts, none of what is final. */
  public String code() {
    return code;
  }

  /** A word for records, none of what is final. */
  public String japanese() {
    return japanese;
  }
}
