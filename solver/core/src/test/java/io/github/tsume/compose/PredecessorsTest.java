package io.github.tsume.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.NaiveRules;
import io.github.tsume.moves.NaiveUnmoves;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import io.github.tsume.twins.SlowRules;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@link Predecessors} are those that a search through all positions near by finds. */
@Tag("slow")
class PredecessorsTest {
  private static final int SHOGI = 1;
  private static final int TORI = 1;
  private static final int MINISHOGI = Boolean.getBoolean("tsume.full") ? 7 : 4;

  private static Set<String> signatures(List<Predecessor> found) {
    Set<String> all = new TreeSet<>();
    Set<String> ways = new TreeSet<>();
    for (Predecessor each : found) {
      String signature = NaiveRules.of(each.setup()).signature();
      all.add(signature);
      assertThat(ways.add(signature + each.first() + " " + each.second())).isTrue();
    }
    return all;
  }

  private static int compare(Setup setup) {
    Set<String> found = signatures(Predecessors.of(setup));
    String where = CanonicalSfen.of(setup);
    Set<String> slow = NaiveUnmoves.twoPliesBefore(setup).keySet();
    assertThat(found).as(where).containsExactlyInAnyOrderElementsOf(slow);
    return slow.size();
  }

  /** At most six pieces on the board and some in hands; the attacker's king may be there. */
  private static Setup random(Ruleset rules, int seed) {
    Random random = new Random(seed * 7919L + rules.squares());
    while (true) {
      Color attacker = random.nextInt(4) == 0 ? Color.WHITE : Color.BLACK;
      Setup.Builder builder = Setup.builder(rules).sideToMove(attacker);
      int king = random.nextInt(rules.squares());
      builder.piece(king, Piece.of(Piece.KING, attacker.opponent()));
      if (random.nextInt(4) == 0) {
        put(builder, random.nextInt(rules.squares()), Piece.of(Piece.KING, attacker));
      }
      int count = 1 + random.nextInt(4);
      for (int i = 0; i < count; i++) {
        int kind = 1 + random.nextInt(rules.kindLimit() - 1);
        kind |= rules.canPromote(kind) && random.nextInt(3) == 0 ? Piece.PROMOTED : 0;
        int near = near(rules, king, random);
        put(builder, near, Piece.of(kind, random.nextInt(3) == 0 ? 1 : attacker.side()));
      }
      for (Color side : Color.values()) {
        builder.handStated(side, true);
        for (int i = random.nextInt(3); i > 0; i--) {
          builder.addToHand(side, 1 + random.nextInt(rules.kindLimit() - 1), 1);
        }
      }
      Setup setup = builder.build();
      if (setup.faults().isEmpty()) {
        return setup;
      }
    }
  }

  private static int near(Ruleset rules, int king, Random random) {
    int file = Math.floorMod(rules.file(king) + random.nextInt(5) - 2, rules.width());
    int rank = Math.floorMod(rules.rank(king) + random.nextInt(5) - 2, rules.height());
    return rules.square(file, rank);
  }

  private static void put(Setup.Builder builder, int square, int piece) {
    if (builder.piece(square) == Piece.EMPTY) {
      builder.piece(square, piece);
    }
  }

  private static int compareAll(Ruleset rules, int seeds) {
    int sum = 0;
    for (int seed = 0; seed < seeds; seed++) {
      sum += compare(random(rules, seed));
    }
    return sum;
  }

  @Test
  void of_small_positions_none_is_missed_and_none_too_many() {
    int sum = compareAll(Minishogi.RULES, MINISHOGI);
    sum += compareAll(ToriShogi.RULES, TORI);
    sum += compareAll(StandardShogi.RULES, SHOGI);
    assertThat(sum).isGreaterThan(100);
  }

  /** The defender's move and a check, played from random positions, are taken back again. */
  @Test
  void where_the_defender_begins_his_move_and_a_check_are_taken_back() {
    int played = 0;
    for (int seed = 0; seed < 40; seed++) {
      Position start = Position.of(random(Minishogi.RULES, seed));
      int attacker = start.side();
      for (int check : SlowRules.checks(start)) {
        start.play(check);
        Setup setup = begun(start);
        for (int reply : SlowRules.legalMoves(start)) {
          start.play(reply);
          for (int next : SlowRules.checks(start)) {
            start.play(next);
            assertThat(Predecessors.of(begun(start)))
                .contains(new Predecessor(setup, reply, next))
                .allMatch(each -> each.setup().attacker().side() == attacker);
            played++;
            start.undo(next);
            break;
          }
          start.undo(reply);
        }
        start.undo(check);
      }
    }
    assertThat(played).isGreaterThan(20);
    Setup quiet = Position.of(random(Minishogi.RULES, 0)).toSetup();
    assertThat(
            Predecessors.of(
                quiet.toBuilder().sideToMove(quiet.defender()).defenderBegins(true).build()))
        .isEmpty();
  }

  private static Setup begun(Position position) {
    return position.toSetup().toBuilder().ply(1).defenderBegins(true).build();
  }

  @Test
  void hands_follow_so_that_the_defender_still_holds_the_rest() {
    Position position = Sfen.filledPosition("9/4k4/9/4P4/9/9/9/9/9 b 2G 1", StandardShogi.RULES);
    List<Predecessor> found = Predecessors.of(position.toSetup());
    assertThat(found).isNotEmpty().allMatch(each -> EditedSetup.holdsRest(each.setup()));
  }
}
