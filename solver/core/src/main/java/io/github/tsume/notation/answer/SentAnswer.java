package io.github.tsume.notation.answer;

import io.github.tsume.notation.common.ReadError;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An answer as it stands in a list.
 *
 * @param solver who sent it; empty if nobody is named
 * @param number the number or name of the problem as it is written; empty if none is
 * @param problem the place of that problem in its collection, from 0; -1 if there is none
 * @param parts the text of the answer, by lines
 * @param fault why it belongs to no problem; null if it does
 */
public record SentAnswer(
    String solver,
    String number,
    int problem,
    List<AnswerText.Part> parts,
    @Nullable ReadError fault) {
  /** An answer with copied parts. */
  public SentAnswer {
    parts = List.copyOf(parts);
  }
}
