package io.github.tsume.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.twins.SlowSoundness;
import io.github.tsume.twins.SoundnessTwins;
import io.github.tsume.twins.SoundnessTwins.Row;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Needless pieces that were planted: problems that the slow twin calls sound get one more piece,
 * and must be sound with it; that it can go again must be found. {@code -Dtsume.full=true} plants
 * 300.
 */
@Timeout(3_600)
class NeedlessTwinsTest {
  private static final int PLANTS = Boolean.getBoolean("tsume.full") ? 300 : 20;
  private static final SlowSoundness.Limits SLOW = new SlowSoundness.Limits(20_000, 1_000, 8_000);
  private static final int TWINS = PLANTS / 2;
  private static final int TRIES = 40;
  private static final long NODES = 300_000;

  private final MateSolver solver = new MateSolver(1 << 20);

  /** A sound problem, and the same with one more piece, sound too. */
  record Plant(Row row, Setup with, int square, int piece) {}

  static List<Plant> plants() throws IOException {
    List<Row> sound =
        SoundnessTwins.recorded().stream()
            .filter(row -> row.verdict().equals("sound") && row.author().isEmpty())
            .filter(row -> !row.value().endsWith("+"))
            .toList();
    List<Plant> plants = new ArrayList<>();
    MateSolver solver = new MateSolver(1 << 20);
    Random random = new Random(47);
    for (int i = 0; plants.size() < PLANTS && i < 100 * PLANTS; i++) {
      Plant plant = plant(sound.get(i % sound.size()), random, solver);
      if (plant != null) {
        plants.add(plant);
      }
    }
    return plants;
  }

  private static @Nullable Plant plant(Row row, Random random, MateSolver solver) {
    Ruleset rules = row.rules();
    Setup setup = Sfen.position(row.sfen(), rules).toSetup();
    int length = check(setup, solver).solution().length();
    for (int i = 0; i < TRIES; i++) {
      int square = random.nextInt(rules.squares());
      int kind = random.nextInt(15) + 1;
      int piece = kind | random.nextInt(2) << 4;
      if (setup.piece(square) != Piece.EMPTY || !rules.hasKind(kind) || (kind & 7) == Piece.KING) {
        continue;
      }
      Setup.Builder builder = setup.toBuilder().piece(square, piece);
      Setup with = builder.build();
      if (setup.fillDefenderHand(DefenderHand.AS_IS).missingCount() > 0
          && with.faults().isEmpty()
          && verdict(with, solver) == Verdict.SOUND
          && check(with, solver).solution().length() == length) {
        return new Plant(row, with, square, piece);
      }
    }
    return null;
  }

  private static Verdict verdict(Setup setup, MateSolver solver) {
    return check(setup, solver).verdict();
  }

  private static SoundnessReport check(Setup setup, MateSolver solver) {
    solver.clear();
    return new SoundnessChecker(solver)
        .check(
            Position.of(setup),
            CheckOptions.DEFAULT,
            SearchBudget.nodes(NODES),
            SolveListener.NONE);
  }

  @ParameterizedTest
  @MethodSource("plants")
  void a_planted_piece_is_found_and_nothing_that_is_needed(Plant plant) {
    PruneReport report =
        new Pruner(solver, CheckOptions.DEFAULT, SearchBudget.unlimited()).prune(plant.with);
    assertThat(report.single())
        .as(plant.toString())
        .anyMatch(
            found ->
                found.isRemoval()
                    && found.edits().get(0).from() == plant.square
                    && found.edits().get(0).before() == plant.piece);
    for (Needless found : report.single()) {
      assertThat(verdict(found.setup(), new MateSolver(1 << 20)))
          .as(found.edits().toString())
          .isEqualTo(Verdict.SOUND);
    }
    report
        .together()
        .ifPresent(
            most ->
                assertThat(verdict(most.setup(), new MateSolver(1 << 20)))
                    .isEqualTo(Verdict.SOUND));
  }

  @Test
  void the_slow_twin_calls_sound_what_is_left() throws IOException {
    int compared = 0;
    for (Plant plant : plants()) {
      PruneReport report =
          new Pruner(solver, CheckOptions.DEFAULT, SearchBudget.unlimited()).prune(plant.with);
      for (Needless found : report.single()) {
        if (compared >= TWINS || found.edits().get(0).kind() != Edit.Kind.REMOVE) {
          continue;
        }
        Row row =
            new Row(
                plant.row.rules(),
                CanonicalSfen.of(found.setup()),
                "",
                plant.row.value(),
                "sound",
                "");
        try {
          Row slow = SoundnessTwins.again(row, 0, SLOW);
          assertThat(slow.verdict()).as(row.toString()).isEqualTo("sound");
          compared++;
        } catch (SlowRules.TooSlowException | IllegalArgumentException e) {
          // Too large for the twin: the other test asks the checker alone.
        }
      }
    }
    assertThat(compared).isGreaterThan(TWINS / 4);
  }
}
