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
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.twins.SoundnessTwins;
import io.github.tsume.twins.SoundnessTwins.Row;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Sound problems, by the slow twin, that were made cooked by taking away or moving one piece: a
 * repair as small as undoing that, or smaller, must be found. {@code -Dtsume.full=true} takes 100.
 */
@Timeout(3_600)
class RepairTwinsTest {
  private static final int PLANTS = Boolean.getBoolean("tsume.full") ? 100 : 8;
  private static final long NODES = 300_000;

  private final MateSolver solver = new MateSolver(1 << 20);

  /**
   * A cooked problem.
   *
   * @param undo how large a change it is to make it what it was, by the measure of the guide
   */
  record Plant(Row row, Setup cooked, List<Integer> line, int undo) {
    @Override
    public String toString() {
      return row.sfen() + " from " + CanonicalSfen.of(cooked) + " undo " + undo;
    }
  }

  static List<Plant> plants() throws IOException {
    List<Row> sound =
        new ArrayList<>(
            SoundnessTwins.recorded().stream()
                .filter(row -> row.verdict().equals("sound") && row.author().isEmpty())
                .filter(row -> row.value().matches("[3579]"))
                .toList());
    Random random = new Random(48);
    Collections.shuffle(sound, random);
    List<Plant> plants = new ArrayList<>();
    MateSolver solver = new MateSolver(1 << 20);
    for (int i = 0; plants.size() < PLANTS && i < 300 * PLANTS; i++) {
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
    int square = random.nextInt(rules.squares());
    while (setup.piece(square) == Piece.EMPTY) {
      square = random.nextInt(rules.squares());
    }
    int piece = setup.piece(square);
    if (Piece.kind(piece) == Piece.KING) {
      return null;
    }
    int to = random.nextBoolean() ? -1 : random.nextInt(rules.squares());
    Setup.Builder builder = setup.toBuilder().piece(square, Piece.EMPTY);
    if (to >= 0) {
      if (builder.piece(to) != Piece.EMPTY || to == square) {
        return null;
      }
      builder.piece(to, piece);
    } else if (setup.fillDefenderHand(DefenderHand.AS_IS).missingCount() == 0) {
      Color defender = setup.defender();
      int kind = Piece.handKind(piece);
      builder.hand(defender, kind, setup.hand(defender, kind) + 1);
    }
    Setup changed = builder.build();
    SoundnessReport base = check(setup, List.of(), solver);
    List<Integer> line = base.solution().mainline();
    boolean usable =
        base.verdict() == Verdict.SOUND
            && changed.faults().isEmpty()
            && isLegal(Position.of(changed), line);
    if (!usable || check(changed, line, solver).verdict() != Verdict.COOKED) {
      return null;
    }
    int distance =
        Math.max(
            Math.abs(rules.file(Math.max(to, 0)) - rules.file(square)),
            Math.abs(rules.rank(Math.max(to, 0)) - rules.rank(square)));
    return new Plant(row, changed, line, to < 0 ? 5 : 2 + distance);
  }

  private static boolean isLegal(Position start, List<Integer> line) {
    Position position = start.copy();
    for (int move : line) {
      if (!io.github.tsume.moves.LegalMoves.isLegal(position, move)) {
        return false;
      }
      position.play(move);
    }
    return true;
  }

  private static SoundnessReport check(Setup setup, List<Integer> line, MateSolver solver) {
    solver.clear();
    return new SoundnessChecker(solver)
        .check(Position.of(setup), options(line), SearchBudget.nodes(NODES), SolveListener.NONE);
  }

  private static CheckOptions options(List<Integer> line) {
    return new CheckOptions(
        SolveOptions.DEFAULT,
        Profile.MAGAZINE,
        false,
        0,
        line.isEmpty() ? OptionalInt.empty() : OptionalInt.of(line.size()),
        line);
  }

  @ParameterizedTest
  @MethodSource("plants")
  void what_undoes_it_or_less_is_found(Plant plant) {
    Repairer repairer =
        new Repairer(
            solver,
            options(plant.line),
            SearchBudget.unlimited(),
            new Repairer.Wanted(3, false),
            Repairer.Listener.NONE);
    RepairReport report = repairer.repair(plant.cooked);
    assertThat(report.repairs()).as(plant.toString()).isNotEmpty();
    assertThat(report.repairs().get(0).change()).isLessThanOrEqualTo(plant.undo);
    assertThat(report.repairs()).isSortedAccordingTo(Repair.ORDER);
    for (Repair repair : report.repairs()) {
      SoundnessReport again = check(repair.setup(), List.of(), new MateSolver(1 << 20));
      assertThat(again.verdict()).as(repair.edits().toString()).isEqualTo(Verdict.SOUND);
      assertThat(again.solution().length()).isEqualTo(plant.line.size());
      assertThat(isLegal(Position.of(repair.setup()), repair.line())).isTrue();
    }
  }
}
