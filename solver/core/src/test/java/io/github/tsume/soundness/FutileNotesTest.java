package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Interpositions along a mainline are explained each for itself. */
class FutileNotesTest {
  /** No. 67 of Zukō: those at one of the first plies take more nodes than all others together. */
  private static final String HARD_AT_FIRST =
      "9/2s6/+B8/B1g6/3g5/2ls5/2g+R5/R8/1kS6 b GPs4n3l17p 1";

  /** It is cooked: with the list of cooks cut short its notes would be, too. */
  private static final CheckOptions ALL_COOKS =
      new CheckOptions(
          SolveOptions.DEFAULT, Profile.MAGAZINE, true, 0, OptionalInt.empty(), List.of());

  @Test
  void a_ply_that_takes_too_long_leaves_the_others_explained() {
    SoundnessReport report =
        new SoundnessChecker(new MateSolver(64 << 20))
            .check(
                Sfen.position(HARD_AT_FIRST, StandardShogi.RULES),
                ALL_COOKS,
                SearchBudget.nodes(3_000_000),
                SolveListener.NONE);
    assertThat(report.solution().isExact()).isTrue();
    List<Note> notes = report.solution().notes();
    List<Note> open = notes.stream().filter(n -> n.kind() == Remark.FUTILE_OPEN).toList();
    assertThat(open).hasSizeLessThan(2);
    int hard = open.isEmpty() ? 0 : open.get(0).ply();
    assertThat(notes).anyMatch(n -> n.kind() == Remark.FUTILE && n.ply() > hard);
    assertThat(notes).extracting(Note::ply).isSorted();
  }

  /** No. 22 of Zukō: what one interposition is compared by takes longer than its ply may. */
  private static final String HARD_TO_COMPARE =
      "3g1+P1g1/3S2Ps1/2PpPkL2/4L4/4p2G1/4S4/1B1N1N3/1NN6/B6+r1 b Lrgsl12p 1";

  @Test
  void an_interposition_is_not_called_futile_without_what_shows_it() {
    List<Note> notes =
        new SoundnessChecker(new MateSolver(64 << 20))
            .check(
                Sfen.position(HARD_TO_COMPARE, StandardShogi.RULES),
                CheckOptions.DEFAULT,
                SearchBudget.nodes(3_000_000),
                SolveListener.NONE)
            .solution()
            .notes();
    assertThat(notes)
        .filteredOn(note -> note.why().equals("rising-rule"))
        .isNotEmpty()
        .noneMatch(note -> note.line().isEmpty());
  }
}
