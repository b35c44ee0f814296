package io.github.tsume.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What {@link Varier} finds is what a fresh check of every variant finds. */
class VarierTest {
  private static final long NODES = 50_000;
  private static final List<String> BOARDS =
      List.of(SmallMates.HEAD_GOLD, SmallMates.TWO_GOLDS, "7nl/7k1/6Ppp/9/9/9/9/9/9 b 2G 1");

  private final MateSolver solver = new MateSolver(1 << 24);

  private static Setup setup(String sfen) {
    return Sfen.filledPosition(sfen, StandardShogi.RULES).toSetup();
  }

  private static List<Choice> handAndSquares(Setup setup, String... squares) {
    List<Choice> choices = new ArrayList<>();
    for (String square : squares) {
      choices.add(Choice.ofSquare(square, setup));
    }
    choices.add(Choice.ofHand("G,S,N,2G,GS,-", setup));
    return choices;
  }

  private SoundnessReport check(Setup setup) {
    solver.clear();
    return new SoundnessChecker(solver)
        .check(
            Position.of(setup),
            CheckOptions.DEFAULT,
            SearchBudget.nodes(NODES),
            SolveListener.NONE);
  }

  @Test
  void the_same_are_sound_as_by_fresh_checks() {
    int sound = 0;
    for (String sfen : BOARDS) {
      Setup setup = setup(sfen);
      List<Choice> choices = handAndSquares(setup, "3c=P,G,-", "4c=+P,l,-", "2d=N,-");
      sound += compare(Variants.of(setup, choices, 4));
    }
    assertThat(sound).isGreaterThan(5);
  }

  /** Compares variants of one board; returns how many are sound. */
  private int compare(List<Setup> variants) {
    Varier varier = new Varier(new MateSolver(1 << 24), Aim.MATE, CheckOptions.DEFAULT, 0);
    int compared = 0;
    int sound = 0;
    for (Setup each : variants) {
      SoundnessReport slow = check(each);
      boolean open =
          slow.verdict() == Verdict.UNKNOWN
              || (slow.verdict() == Verdict.SOUND && !slow.solution().isExact());
      if (!open) {
        boolean wanted = slow.verdict() == Verdict.SOUND;
        Extender.Fate found = varier.ask(each, SearchBudget.nodes(NODES)).outcome();
        assertThat(found)
            .as(CanonicalSfen.of(each))
            .isEqualTo(wanted ? Extender.Fate.SOUND : Extender.Fate.REFUTED);
        compared++;
        sound += wanted ? 1 : 0;
      }
    }
    assertThat(compared).isGreaterThan(variants.size() / 2);
    return sound;
  }

  @Test
  void a_length_that_is_wanted_leaves_out_all_others() {
    Setup setup = setup(SmallMates.STEP_BACK);
    Varier three = new Varier(new MateSolver(1 << 24), Aim.MATE, CheckOptions.DEFAULT, 3);
    Varier five = new Varier(new MateSolver(1 << 24), Aim.MATE, CheckOptions.DEFAULT, 5);
    SearchBudget budget = SearchBudget.nodes(NODES);
    assertThat(three.ask(setup, budget).outcome()).isEqualTo(Extender.Fate.SOUND);
    assertThat(five.ask(setup, budget).outcome()).isEqualTo(Extender.Fate.REFUTED);
  }

  @Test
  void variants_are_counted_and_each_is_there_once_without_its_mirror_image() {
    Setup setup = setup(SmallMates.HEAD_GOLD);
    List<Choice> choices =
        List.of(Choice.ofSquare("4c=G,-", setup), Choice.ofSquare("6c=G,-", setup));
    assertThat(Variants.count(setup, choices, 2)).isEqualTo(4);
    assertThat(Variants.count(setup, choices, 1)).isEqualTo(3);
    // A gold on 4c is the mirror image of one on 6c.
    assertThat(Variants.of(setup, choices, 2)).hasSize(3);
    Set<Setup> different = new HashSet<>(Variants.of(setup, choices, 2));
    assertThat(different).hasSize(3).allMatch(EditedSetup::holdsRest);
  }

  @Test
  void a_piece_stands_on_one_of_its_squares_and_never_on_another_piece() {
    Setup setup = setup(SmallMates.HEAD_GOLD);
    List<Setup> all = Variants.of(setup, List.of(Choice.ofPiece("5c=4d,5a", setup)), 1);
    assertThat(all).hasSize(2).allMatch(each -> each.faults().isEmpty());
  }

  @Test
  void what_is_no_choice_is_refused() {
    Setup setup = setup(SmallMates.HEAD_GOLD);
    for (String text : List.of("5c", "5z=G", "5c=X", "5c=+G", "5c=K", "5c=")) {
      assertThatThrownBy(() -> Choice.ofSquare(text, setup))
          .isInstanceOf(IllegalArgumentException.class);
    }
    for (String text : List.of("1a=2b", "5c=0a")) {
      assertThatThrownBy(() -> Choice.ofPiece(text, setup))
          .isInstanceOf(IllegalArgumentException.class);
    }
    for (String text : List.of("", "g", "K", "2", "G,,S")) {
      assertThatThrownBy(() -> Choice.ofHand(text, setup))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
