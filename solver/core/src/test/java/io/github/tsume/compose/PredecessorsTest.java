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
      assertThat(ways.add(signature + each.check() + " " + each.reply())).isTrue();
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

  @Test
  void hands_follow_so_that_the_defender_still_holds_the_rest() {
    Position position = Sfen.filledPosition("9/4k4/9/4P4/9/9/9/9/9 b 2G 1", StandardShogi.RULES);
    List<Predecessor> found = Predecessors.of(position.toSetup());
    assertThat(found).isNotEmpty().allMatch(each -> EditedSetup.holdsRest(each.setup()));
  }
}
