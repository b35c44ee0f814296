package io.github.tsume.beam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.tsume.beam.Beam.Candidate;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Extension;
import io.github.tsume.compose.MirrorImage;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.compose.Predecessors;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a {@link Beam} finds until nothing waits is all that full checks find, taking back. */
class BeamTest {
  /** A gold that a pawn guards mates in the corner. */
  private static final String MATE = "8k/7G1/7P1/9/9/9/9/9/9 b - 1";

  private static final Plan PLAN = Plan.parse("longest,pieces=3");

  private final MateSolver solver = new MateSolver(1 << 24);
  private final Set<String> sound = new HashSet<>();

  private static Setup setup(String sfen) {
    return Sfen.parse(sfen, StandardShogi.RULES).fillDefenderHand(DefenderHand.REST).setup();
  }

  private static ImmutableList<Predecessor> checks() {
    return ImmutableList.copyOf(Extender.mates(setup(MATE), 0, square -> true));
  }

  private SoundnessReport check(Setup setup, List<Integer> line) {
    solver.clear();
    return new SoundnessChecker(solver)
        .check(
            Position.of(setup),
            CheckOptions.DEFAULT.withLine(line),
            SearchBudget.nodes(1_000_000),
            SolveListener.NONE);
  }

  private boolean isSound(Setup setup, List<Integer> line, int plies) {
    SoundnessReport report = check(setup, line);
    return report.verdict() == Verdict.SOUND && report.solution().length() == plies;
  }

  /** Goes back from a line in every way, in which all are sound or tails of one move. */
  private void goBack(List<Integer> line, List<Predecessor> before) {
    for (Predecessor each : before) {
      List<Integer> longer = each.before(line);
      if (!PLAN.allows(each.setup())) {
        continue;
      }
      int plies = longer.size();
      boolean tail = plies == 1 && Plan.count(each.setup()) == 2;
      boolean all = isSound(each.setup(), List.of(), plies) && isSound(each.setup(), longer, plies);
      if (all) {
        sound.add(MirrorImage.nameOfBoth(each.setup()));
      }
      if (all || tail) {
        goBack(longer, Predecessors.of(each.setup()));
      }
    }
  }

  @Test
  void everything_is_found_and_all_that_is_found_is_sound_from_nothing() {
    goBack(List.of(), checks());
    Beam beam = new Beam(PLAN.guide(), PLAN::allows, 5, 1_000);
    beam.begin(setup(MATE), checks().iterator());
    Tails tails =
        new Tails(
            new MateSolver(1 << 24),
            Aim.MATE,
            CheckOptions.DEFAULT,
            Set.of(DefectClass.FINAL_MOVE_DUAL));
    Set<String> found = new HashSet<>();
    for (List<Candidate> turn = beam.turn(); !turn.isEmpty(); turn = beam.turn()) {
      for (Candidate each : turn) {
        SearchBudget budget = SearchBudget.nodes(each.nodes());
        Extender.Answer answer = tails.ask(each.origin(), each.predecessor(), budget);
        switch (answer.outcome()) {
          case OPEN -> beam.open(each);
          case REFUTED -> {}
          case SOUND -> {
            Extension one = Objects.requireNonNull(answer.extension());
            if (beam.found(one) && Tails.isSound(one)) {
              found.add(MirrorImage.nameOfBoth(one.setup()));
              assertThat(isSound(one.setup(), List.of(), one.line().size())).isTrue();
            }
          }
        }
      }
    }
    assertThat(beam.isDone()).isTrue();
    assertThat(found).hasSizeGreaterThan(5).isEqualTo(sound);
  }

  @Test
  void plans_limit_pieces_and_name_words_that_they_do_not_know() {
    Setup two = setup(MATE);
    assertThat(Plan.parse("pieces=GP").allows(two)).isTrue();
    assertThat(Plan.parse("smoke,pieces=2GS").allows(two)).isFalse();
    assertThat(Plan.parse("pieces=1").allows(two)).isFalse();
    for (String word : List.of("smok", "theme=smok", "pieces=", "pieces=K", "")) {
      assertThatThrownBy(() -> Plan.parse("longest," + word))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(word);
    }
  }
}
