package io.github.tsume.judgement;

import java.util.List;
import java.util.Set;

/**
 * The facts of a check, from which its judgement follows without a search.
 *
 * @param solution the mate, with its own mainline
 * @param line the line that was examined
 * @param tiesOpen whether the mainline is not known, though its length is
 * @param found the defects that were found
 * @param doubtful those of them that another line of best play, not examined yet, may do away with
 * @param open what is not decided
 */
public record Facts(
    Conclusion solution,
    JudgedLine line,
    boolean tiesOpen,
    List<Defect> found,
    Set<Defect> doubtful,
    List<OpenMove> open) {
  /** Facts with copied lists; what is open for several reasons is so once. */
  public Facts {
    found = List.copyOf(found);
    doubtful = Set.copyOf(doubtful);
    open = open.stream().distinct().toList();
  }
}
