package io.github.tsume.board.position;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.moves.RandomPositions;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PositionTest {
  private static final int POSITIONS = 700;

  static List<Ruleset> rulesets() {
    return Ruleset.all();
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void play_keeps_everything_as_if_set_up_anew_and_undo_restores_it(Ruleset rules) {
    int[] moves = new int[Position.MAX_MOVES];
    for (long seed = 0; seed < POSITIONS; seed++) {
      Position position = RandomPositions.of(rules, seed);
      Setup before = position.toSetup();
      List<Object> stateBefore = stateOf(position);
      int end = LegalMoves.generate(position, moves, 0);
      for (int i = 0; i < end; i += 1 + end / 20) {
        int move = moves[i];
        String name =
            rules
                + " seed "
                + seed
                + ": "
                + CanonicalSfen.of(before)
                + " "
                + Move.toUsi(move, rules);
        long key = position.keyAfter(move);
        int hand = position.handAfter(move);
        int mover = position.side();
        position.play(move);
        assertThat(position.boardKey()).as(name).isEqualTo(key);
        assertThat(position.hand(mover)).as(name).isEqualTo(hand);
        Position anew = Position.ofUnchecked(position.toSetup());
        assertThat(stateOf(position)).as(name).isEqualTo(stateOf(anew));
        position.undo(move);
        assertThat(stateOf(position)).as(name).isEqualTo(stateBefore);
        assertThat(position.toSetup()).as(name).isEqualTo(before);
      }
    }
  }

  /** All that is kept incrementally. */
  private static List<Object> stateOf(Position position) {
    return List.of(
        position.toSetup(),
        position.boardKey(),
        position.boardKey2(),
        position.inventorySalt(),
        position.ply(),
        position.kingSquare(Color.BLACK),
        position.kingSquare(Color.WHITE),
        List.of(position.pieces(0, 0), position.pieces(0, 1)),
        List.of(position.pieces(1, 0), position.pieces(1, 1)),
        List.of(position.sliders(0, 0), position.sliders(0, 1)),
        List.of(position.sliders(1, 0), position.sliders(1, 1)),
        pawnFiles(position));
  }

  /** The slow twin of {@link Position#keyNear}: what it is a key of, square by square. */
  private static List<Integer> near(Position position, int square) {
    Ruleset rules = position.rules();
    List<Integer> near = new ArrayList<>();
    for (int other = 0; other < rules.squares(); other++) {
      boolean close =
          Math.abs(rules.file(other) - rules.file(square)) <= 2
              && Math.abs(rules.rank(other) - rules.rank(square)) <= 2;
      near.add(close ? position.piece(other) : Piece.EMPTY);
    }
    return near;
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void positions_have_the_same_key_near_a_square_if_the_same_pieces_stand_there(Ruleset rules) {
    Map<List<Integer>, Long> keys = new HashMap<>();
    Map<Long, List<Integer>> contents = new HashMap<>();
    int again = 0;
    for (long seed = 0; seed < POSITIONS; seed++) {
      Position position = RandomPositions.of(rules, seed);
      int square = (int) seed % rules.squares();
      List<Integer> near = near(position, square);
      Long before = keys.put(near, position.keyNear(square));
      again += before != null ? 1 : 0;
      assertThat(before == null ? position.keyNear(square) : before)
          .as("seed " + seed)
          .isEqualTo(position.keyNear(square));
      List<Integer> other = contents.put(position.keyNear(square), near);
      assertThat(other == null ? near : other).as("seed " + seed).isEqualTo(near);
    }
    assertThat(again).isPositive();
  }

  private static List<Boolean> pawnFiles(Position position) {
    Boolean[] fits = new Boolean[2 * position.rules().width()];
    for (int i = 0; i < fits.length; i++) {
      fits[i] = position.pawnFitsFile(i & 1, position.rules().square(i >> 1, 0));
    }
    return List.of(fits);
  }

  @Test
  void a_copy_is_independent() {
    Position position = Sfen.position(StandardShogi.RULES.startSfen(), StandardShogi.RULES);
    Position copy = position.copy();
    int move = LegalMoves.resolve(position, "7g7f");
    position.play(move);
    assertThat(copy.toSetup()).isNotEqualTo(position.toSetup());
    copy.play(move);
    assertThat(stateOf(copy)).isEqualTo(stateOf(position));
  }

  @Test
  void the_key_leaves_hands_out_and_the_salt_tells_inventories_apart() {
    Position rook = Sfen.position("4k4/9/9/9/9/9/9/9/9 b R 1", StandardShogi.RULES);
    Position gold = Sfen.position("4k4/9/9/9/9/9/9/9/9 b G 1", StandardShogi.RULES);
    Position goldHeldByWhite = Sfen.position("4k4/9/9/9/9/9/9/9/9 b g 1", StandardShogi.RULES);
    Position whiteToMove = Sfen.position("4K4/9/9/9/9/9/9/9/9 w G 1", StandardShogi.RULES);
    Position tori = Sfen.position("3k3/7/7/7/7/7/7 b - 1", ToriShogi.RULES);
    assertThat(rook.boardKey()).isEqualTo(gold.boardKey()).isNotEqualTo(whiteToMove.boardKey());
    assertThat(rook.inventorySalt()).isNotEqualTo(gold.inventorySalt());
    assertThat(gold.inventorySalt()).isEqualTo(goldHeldByWhite.inventorySalt());
    assertThat(tori.inventorySalt()).isNotEqualTo(rook.inventorySalt());
    assertThat(rook.boardKey()).isNotEqualTo(rook.boardKey2());
  }

  @Test
  void reads_like_its_setup() {
    Position position = Sfen.position("4k4/9/9/9/5+R3/9/9/9/9 b 2G17p 5", StandardShogi.RULES);
    assertThat(position.kingSquare(Color.BLACK)).isEqualTo(-1);
    assertThat(position.kingSquare(Color.WHITE)).isEqualTo(StandardShogi.RULES.squareNamed("5a"));
    assertThat(position.handCount(Color.BLACK, 3)).isEqualTo(2);
    assertThat(position.handCount(Color.WHITE, 7)).isEqualTo(17);
    assertThat(position.packedHand(Color.BLACK)).isEqualTo(2 * Hand.one(3));
    assertThat(position.ply()).isEqualTo(5);
    assertThat(position.sideToMove()).isEqualTo(Color.BLACK);
  }
}
