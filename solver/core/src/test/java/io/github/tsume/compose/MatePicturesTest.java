package io.github.tsume.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.Positions;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.moves.NaiveRules;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link MatePictures} are those that are found by putting every piece on every square. */
class MatePicturesTest {
  private static Setup frame(String sfen, Ruleset rules) {
    return Sfen.parse(sfen, rules).fillDefenderHand(DefenderHand.REST).setup();
  }

  /** The same pieces with the defender to move, the rest in his hand. */
  private static Setup mated(Setup frame, List<int[]> added) {
    Setup.Builder builder = frame.toBuilder();
    for (int[] each : added) {
      builder.piece(each[0], each[1]);
    }
    for (int kind = 1; kind < frame.rules().kindLimit(); kind++) {
      builder.hand(frame.defender(), kind, 0).hand(frame.attacker(), kind, 0);
    }
    Setup filled = builder.build().fillDefenderHand(DefenderHand.REST).setup();
    return filled.toBuilder().sideToMove(frame.defender()).build();
  }

  private static boolean isMate(Setup setup) {
    NaiveRules naive = NaiveRules.of(setup);
    return Positions.afterCheck(setup.toBuilder().sideToMove(setup.defender()).build()) != null
        && !naive.isInCheck(setup.defender().side())
        && naive.isInCheck(setup.attacker().side())
        && naive.legalMoves().isEmpty();
  }

  /** Whether a piece, were it alone, would attack the king or a square next to him. */
  private static boolean bearsOn(Setup frame, int[] added) {
    Ruleset rules = frame.rules();
    NaiveRules naive = NaiveRules.of(frame);
    for (int king = 0; king < rules.squares(); king++) {
      if (frame.piece(king) == Piece.of(Piece.KING, frame.defender())) {
        for (int[] to :
            naive.targets(added[1], rules.file(added[0]), rules.rank(added[0]), false)) {
          if (Math.abs(to[0] - rules.file(king)) <= 1 && Math.abs(to[1] - rules.rank(king)) <= 1) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static IntPredicate nearKing(Setup frame) {
    Ruleset rules = frame.rules();
    int king = 0;
    while (frame.piece(king) != Piece.of(Piece.KING, frame.defender())) {
      king++;
    }
    int file = rules.file(king);
    int rank = rules.rank(king);
    return square ->
        Math.abs(rules.file(square) - file) <= 2 && Math.abs(rules.rank(square) - rank) <= 2;
  }

  private static List<int[]> without(List<int[]> added, int left) {
    List<int[]> fewer = new ArrayList<>(added);
    fewer.remove(left);
    return fewer;
  }

  private static boolean isWanted(Setup frame, List<int[]> added) {
    boolean wanted = isMate(mated(frame, added));
    for (int i = 0; wanted && i < added.size(); i++) {
      wanted = bearsOn(frame, added.get(i)) && !isMate(mated(frame, without(added, i)));
    }
    return wanted;
  }

  private static void put(
      Setup frame, IntPredicate allowed, int from, int most, List<int[]> added, Set<String> found) {
    if (isWanted(frame, added)) {
      found.add(NaiveRules.of(mated(frame, added)).signature());
    }
    for (int square = from; most > 0 && square < frame.rules().squares(); square++) {
      for (int piece = 1; piece < 2 * Piece.PROMOTED; piece++) {
        int base = piece & ~Piece.PROMOTED;
        boolean kind = base > Piece.KING && base < frame.rules().kindLimit();
        boolean free = allowed.test(square) && frame.piece(square) == Piece.EMPTY;
        if (kind && free && frame.rules().hasKind(piece)) {
          added.add(new int[] {square, Piece.of(piece, frame.attacker())});
          put(frame, allowed, square + 1, most - 1, added, found);
          added.remove(added.size() - 1);
        }
      }
    }
  }

  private static Set<String> signatures(Setup frame, int most, IntPredicate allowed) {
    Set<String> all = new TreeSet<>();
    new MatePictures(frame, most, allowed)
        .forEachRemaining(
            each ->
                assertThat(all.add(NaiveRules.of(each.toSetup()).signature())).as("once").isTrue());
    return all;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k/5/5/5/5 b - 1",
        "3sk/5/5/5/5 b G 1",
        "3rk/4p/5/5/5 b - 1",
        "5/4k/3P1/5/5 b - 1",
        "5/5/5/5/K3k w - 1"
      })
  void with_two_pieces_none_is_missed_and_none_too_many(String sfen) {
    Setup frame = frame(sfen, Minishogi.RULES);
    Set<String> slow = new TreeSet<>();
    IntPredicate allowed = nearKing(frame);
    put(frame, allowed, 0, 2, new ArrayList<>(), slow);
    assertThat(signatures(frame, 2, allowed)).isEqualTo(slow).isNotEmpty();
  }

  @Test
  void of_two_mirror_images_one_is_told() {
    Setup frame = frame("4k4/9/9/9/9/9/9/9/9 b - 1", StandardShogi.RULES);
    IntPredicate allowed = square -> frame.rules().rank(square) < 3;
    Set<String> slow = new TreeSet<>();
    put(frame, allowed, 0, 1, new ArrayList<>(), slow);
    assertThat(slow).as("one piece alone never mates").isEmpty();
    List<Setup> pairs = new ArrayList<>();
    new MatePictures(frame, 2, allowed).forEachRemaining(each -> pairs.add(each.toSetup()));
    for (Setup each : pairs) {
      Setup mirrored = MirrorImage.of(each);
      assertThat(pairs.stream().filter(mirrored::equals)).hasSize(mirrored.equals(each) ? 1 : 0);
    }
    assertThat(pairs).hasSizeGreaterThan(10);
  }

  @Test
  void a_check_leads_from_each_position_before_to_the_mate() {
    Setup frame = frame("8k/9/9/9/9/9/9/9/9 b - 1", StandardShogi.RULES);
    Position picture = new MatePictures(frame, 2, square -> true).next();
    List<Predecessor> before = Predecessors.ofMate(picture);
    assertThat(before).isNotEmpty();
    for (Predecessor each : before) {
      assertThat(each.setup().faults()).isEmpty();
      Position position = Position.of(each.setup());
      assertThat(LegalMoves.isLegal(position, each.first())).isTrue();
      position.play(each.first());
      assertThat(NaiveRules.of(position.toSetup()).signature())
          .isEqualTo(NaiveRules.of(picture.toSetup()).signature());
      assertThat(each.before(List.of())).containsExactly(each.first());
    }
  }
}
