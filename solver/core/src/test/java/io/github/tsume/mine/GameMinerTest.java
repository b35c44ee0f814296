package io.github.tsume.mine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mine.GameMiner.FoundMate;
import io.github.tsume.mine.GameMiner.MineReport;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mates in games, against a search by the rules alone. */
@Tag("slow")
class GameMinerTest {
  private static final Ruleset RULES = StandardShogi.RULES;
  private static final int PLIES = 3;

  private static GameMiner miner(int min, int max, boolean unique) {
    return new GameMiner(
        new MateSolver(1 << 20),
        CheckOptions.DEFAULT,
        new GameMiner.Wanted(min, max, unique, 500, 100_000),
        SearchBudget.unlimited());
  }

  private static List<Integer> moves(Position start, String... usi) {
    Position position = start.copy();
    List<Integer> moves = new ArrayList<>();
    for (String move : usi) {
      moves.add(LegalMoves.resolve(position, move));
      position.play(moves.get(moves.size() - 1));
    }
    return moves;
  }

  @Test
  void a_missed_mate_and_one_at_the_end() {
    Position start = Sfen.position("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", RULES);
    List<Integer> game = moves(start, "5i5h", "5a4a", "5h5i", "4a5a");
    MineReport report = miner(1, 9, false).mine(start.toSetup(), game);
    FoundMate first = report.mates().get(0);
    assertThat(first.ply()).isZero();
    assertThat(first.solution().length()).isEqualTo(1);
    assertThat(first.fate()).isEqualTo(FoundMate.Fate.MISSED);
    FoundMate last = report.mates().get(report.mates().size() - 1);
    assertThat(last.ply()).isEqualTo(4);
    assertThat(last.fate()).isEqualTo(FoundMate.Fate.ENDED);
    assertThat(last.played()).isEqualTo(Move.NONE);
    assertThat(report.positions()).isEqualTo(5);
    assertThat(report.open()).isZero();
  }

  @Test
  void what_is_played_is_not_missed_and_goes_on() {
    Position start = Sfen.position("9/4k4/9/4P4/9/9/9/9/8K b 2G 1", RULES);
    List<Integer> game = moves(start, "G*5c", "5b4a", "G*4b");
    MineReport report = miner(1, 9, false).mine(start.toSetup(), game);
    assertThat(report.mates()).hasSize(2);
    assertThat(report.mates().get(0).fate()).isEqualTo(FoundMate.Fate.PLAYED);
    assertThat(report.mates().get(0).continues()).isFalse();
    assertThat(report.mates().get(1).continues()).isTrue();
    assertThat(miner(3, 9, false).mine(start.toSetup(), game).mates()).hasSize(1);
  }

  @Test
  void a_mate_in_one_that_is_played_is_known_to_be_both_whatever_is_left() {
    Position start = Sfen.position("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", RULES);
    List<Integer> game = moves(start, "G*5b");
    int met = 0;
    for (int nodes = 1; nodes < 40; nodes++) {
      GameMiner.Wanted wanted = new GameMiner.Wanted(1, 9, false, 500, 100_000);
      SearchBudget budget = SearchBudget.nodes(nodes);
      GameMiner miner =
          new GameMiner(new MateSolver(1 << 20), CheckOptions.DEFAULT, wanted, budget);
      for (FoundMate mate : miner.mine(start.toSetup(), game).mates()) {
        met++;
        assertThat(mate.solution().isExact()).isTrue();
        assertThat(mate.fate()).isEqualTo(FoundMate.Fate.PLAYED);
      }
    }
    assertThat(met).isPositive();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void every_mate_that_the_rules_find_is_found_and_no_other(long seed) {
    Random random = new Random(seed);
    Position start = Sfen.position("3gk1g2/3s5/2pppP3/9/9/3P1ppp1/9/5S3/2G1KG3 b RBNrbn 1", RULES);
    Position position = start.copy();
    List<Integer> game = new ArrayList<>();
    int[] buffer = new int[Position.MAX_MOVES];
    List<Position> positions = new ArrayList<>(List.of(position.copy()));
    while (game.size() < 12) {
      int end = LegalMoves.generate(position, buffer, 0);
      if (end == 0) {
        break;
      }
      game.add(buffer[random.nextInt(end)]);
      position.play(game.get(game.size() - 1));
      positions.add(position.copy());
    }
    MineReport report = miner(1, 99, false).mine(start.toSetup(), game);
    for (int ply = 0; ply < positions.size(); ply++) {
      int at = ply;
      Optional<FoundMate> found = report.mates().stream().filter(m -> m.ply() == at).findFirst();
      int slow = slow(positions.get(ply), PLIES);
      if (slow > 0) {
        assertThat(found).as("ply " + ply).isPresent();
        assertThat(found.orElseThrow().solution().length()).isLessThanOrEqualTo(slow);
      } else if (found.isPresent()) {
        // Longer than the slow search goes, or as short only without futile interpositions.
        assertThat(replays(positions.get(ply), found.get())).isTrue();
      }
    }
    for (FoundMate mate : report.mates()) {
      if (mate.candidate() != null) {
        assertThat(mate.candidate().cut() == 0).isEqualTo(mate.verdict() == Verdict.SOUND);
      }
    }
  }

  private static boolean replays(Position start, FoundMate found) {
    Position position = start.copy();
    boolean attacks = true;
    for (int move : found.solution().mainline()) {
      if (!LegalMoves.isLegal(position, move)) {
        return false;
      }
      position.play(move);
      if (attacks && !position.inCheck()) {
        return false;
      }
      attacks = !attacks;
    }
    return !attacks;
  }

  /** The plies of the shortest mate, every interposition counted; 0 if there is none so short. */
  private static int slow(Position position, int plies) {
    for (int within = 1; within <= plies; within += 2) {
      if (attack(position, within)) {
        return within;
      }
    }
    return 0;
  }

  private static boolean attack(Position position, int plies) {
    for (int move : LegalMoves.of(position)) {
      position.play(move);
      boolean mates = position.inCheck() && defend(position, plies - 1);
      position.undo(move);
      if (mates) {
        return true;
      }
    }
    return false;
  }

  private static boolean defend(Position position, int plies) {
    int[] moves = LegalMoves.of(position);
    if (moves.length > 0 && plies == 0) {
      return false;
    }
    for (int move : moves) {
      position.play(move);
      boolean mated = attack(position, plies - 1);
      position.undo(move);
      if (!mated) {
        return false;
      }
    }
    return true;
  }
}
