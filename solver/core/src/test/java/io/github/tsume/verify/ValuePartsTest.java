package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.verify.ClaimWalk.Apart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The parts of the walk that shows values, and values so small that they are written by hand. */
class ValuePartsTest {
  /** The gold mates on the pawn; of two golds one is left over. */
  private static final String ONE = "8k/9/8P/9/9/9/9/9/9 b G 1";

  private static final String TWO = "8k/9/8P/9/9/9/9/9/9 b 2G 1";

  /** Either gold mates at 1b: the one in hand leaves nothing over, the other one does. */
  private static final String EITHER = "8k/9/7GP/9/9/9/9/9/9 b G 1";

  /** Mate in three by a gold at 5c and the other one, wherever the king goes. */
  private static final String THREE = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";

  /** The rook mates from afar; what is dropped between is only taken. */
  private static final String ROOK = "8k/7pp/9/9/9/9/9/3R5/9 b 3p 1";

  private static String sfen(Position position) {
    return CanonicalSfen.of(position.toSetup());
  }

  private static ClaimReader reader(String sfen, Counting counting) {
    return new ClaimReader(Written.position(sfen), List.of(), counting);
  }

  private static boolean atMost(String sfen, int worth, int... numbers) {
    return reader(sfen, Counting.STANDARD).atMost(List.of(), worth, Written.numbers(numbers));
  }

  private static boolean atLeast(String sfen, int worth, int... numbers) {
    return reader(sfen, Counting.STANDARD).atLeast(List.of(), worth, Written.numbers(numbers));
  }

  @Test
  void a_value_is_four_times_the_plies_and_what_is_kept() {
    int worth = Worth.of(7, Worth.BY_CHOICE);
    assertThat(worth).isEqualTo(29);
    assertThat(Worth.plies(worth)).isEqualTo(7);
    assertThat(Worth.kept(worth)).isEqualTo(Worth.BY_CHOICE);
    assertThat(Worth.plies(Worth.after(worth))).isEqualTo(6);
    assertThat(Worth.kept(Worth.after(worth))).isEqualTo(Worth.BY_CHOICE);
  }

  @Test
  void a_mate_at_once_has_the_value_of_what_it_leaves_over() {
    for (String sfen : List.of(ONE, TWO, EITHER)) {
      int kept = sfen.equals(ONE) ? Worth.NONE : sfen.equals(TWO) ? Worth.ALWAYS : Worth.BY_CHOICE;
      for (int worth = -1; worth <= 12; worth++) {
        assertThat(atMost(sfen, worth))
            .as(sfen + " at most " + worth)
            .isEqualTo(worth >= Worth.of(1, kept) && worth < 8);
        assertThat(atLeast(sfen, worth))
            .as(sfen + " at least " + worth)
            .isEqualTo(worth <= Worth.of(1, kept));
      }
    }
  }

  @Test
  void a_number_too_many_refuses_what_holds() {
    assertThat(atMost(ONE, Worth.of(1, Worth.NONE), 0)).isFalse();
    assertThat(atLeast(ONE, Worth.of(1, Worth.NONE), 0)).isFalse();
  }

  @Test
  void a_mate_in_three_is_at_most_three_by_its_move_and_by_no_other() {
    List<String> moves = Written.moves(Written.position(THREE));
    int right = moves.indexOf("G*5c");
    int worth = Worth.of(3, Worth.NONE);
    for (int number = 0; number <= moves.size(); number++) {
      assertThat(atMost(THREE, worth, number)).as("" + number).isEqualTo(number == right);
    }
    assertThat(atMost(THREE, worth)).as("no number").isFalse();
    assertThat(atMost(THREE, worth - 1, right)).as("nothing is left over").isFalse();
    assertThat(atMost(THREE, Worth.of(2, Worth.NONE), right)).isFalse();
  }

  /** Whether no mate at once leaves anything over. */
  private static boolean leavesNothing(Position position) {
    int attacker = position.side();
    for (String move : Written.moves(position)) {
      Position after = Written.after(position, move);
      if (after.inCheck() && Written.moves(after).isEmpty() && after.hand(attacker) != Hand.EMPTY) {
        return false;
      }
    }
    return true;
  }

  @Test
  void it_is_at_least_three_as_there_is_a_reply_to_every_check() {
    Position position = Written.position(THREE);
    List<Integer> numbers = new ArrayList<>();
    for (String move : Written.moves(position)) {
      Position after = Written.after(position, move);
      if (after.inCheck()) {
        List<String> replies = Written.moves(after);
        int reply = 0;
        while (!leavesNothing(Written.after(after, replies.get(reply)))) {
          reply++;
        }
        numbers.add(1 + reply);
      }
    }
    int[] all = numbers.stream().mapToInt(Integer::intValue).toArray();
    int worth = Worth.of(3, Worth.NONE);
    assertThat(atLeast(THREE, worth, all)).isTrue();
    assertThat(atLeast(THREE, worth, Arrays.copyOf(all, all.length - 1))).isFalse();
    assertThat(atLeast(THREE, worth + 1, all)).isFalse();
    assertThat(atLeast(THREE, Worth.of(5, 0), all)).isFalse();
    all[all.length - 1] = 99;
    assertThat(atLeast(THREE, worth, all)).as("no such reply").isFalse();
  }

  @Test
  void after_the_check_the_defender_has_two_plies_left() {
    Position position = Written.position(THREE);
    List<Integer> path = List.of(Written.move(position, "G*5c"));
    ClaimReader reader = reader(THREE, Counting.STANDARD);
    assertThat(reader.atMost(path, Worth.of(2, Worth.NONE), new byte[0])).isTrue();
    assertThat(reader.atMost(path, Worth.of(2, Worth.ALWAYS), new byte[0])).isFalse();
    ClaimReader other = reader(THREE, Counting.STANDARD);
    assertThat(other.atLeast(path, Worth.of(2, Worth.NONE), Written.numbers(1))).isTrue();
    assertThat(other.atLeast(path, Worth.of(2, Worth.NONE) + 1, Written.numbers(1))).isFalse();
    assertThat(other.isMated(path)).isFalse();
  }

  @Test
  void a_move_that_gives_no_check_is_at_most_nothing() {
    List<Integer> quiet = List.of(Written.move(Written.position(ONE), "G*9i"));
    assertThat(reader(ONE, Counting.STANDARD).atMost(quiet, Worth.of(2, 2), new byte[0])).isFalse();
    assertThat(reader(ONE, Counting.STANDARD).isMated(quiet)).isFalse();
  }

  @Test
  void what_is_only_taken_is_futile_if_drops_may_be() {
    Position position = Written.position(ROOK);
    List<Integer> check = List.of(Written.move(position, "6h6a+"));
    Position after = Written.after(position, "6h6a+");
    for (Counting counting : Counting.values()) {
      ClaimReader reader = reader(ROOK, counting);
      boolean leaves = counting != Counting.NONE;
      assertThat(reader.isMated(check)).as("" + counting).isEqualTo(leaves);
      assertThat(reader.atMost(List.of(), Worth.of(1, Worth.NONE), new byte[0])).isEqualTo(leaves);
      int drops = 0;
      for (String reply : Written.moves(after)) {
        int move = Written.move(after, reply);
        assertThat(reader.mayBeFutile(move)).as(reply).isEqualTo(leaves && reply.startsWith("P*"));
        assertThat(reader.isFutileAtOnce(check, move))
            .as(counting + " " + reply)
            .isEqualTo(leaves && reply.startsWith("P*"));
        drops += reply.startsWith("P*") ? 1 : 0;
      }
      assertThat(drops).isPositive();
    }
  }

  /** The king does not come between himself and a check, and who captures is gone for good. */
  @Test
  void of_replies_only_moves_between_may_be_futile_and_drops_only_where_only_they_are() {
    Position check = Written.after(Written.position("8k/4g4/9/9/9/9/9/1b7/R8 b p 1"), "9i9a+");
    for (String reply : Written.moves(check)) {
      int move = Written.move(check, reply);
      boolean isKings = reply.startsWith("1a");
      boolean isDrop = reply.startsWith("P*");
      boolean takes = reply.startsWith("8h9");
      assertThat(Counting.STANDARD.mayLeaveOut(move)).as(reply).isEqualTo(!isKings && !takes);
      assertThat(Counting.DROPS_ONLY.mayLeaveOut(move)).as(reply).isEqualTo(isDrop);
      assertThat(Counting.NONE.mayLeaveOut(move)).as(reply).isFalse();
    }
  }

  @Test
  void what_was_moved_between_and_is_given_back_is_out_of_the_game_and_a_drop_is_in_the_hand() {
    for (String reply : List.of("P*5a", "5b5a")) {
      Position position =
          Written.after(Written.position("8k/4g4/9/9/9/9/9/9/R8 b p 1"), "9i9a+", reply);
      Stage stage = Stage.of(position);
      String before = sfen(position);
      int capture = Written.move(position, "9a5a");
      int defender = 1 - position.side();
      int pawn = position.rules().kindOf('P');
      stage.giveBack(Written.move(before(reply), reply), capture);
      assertThat(position.hand(1 - defender)).isEqualTo(Hand.EMPTY);
      assertThat(Hand.count(position.hand(defender), pawn)).isEqualTo(1);
      assertThat(sfen(position)).startsWith(reply.equals("P*5a") ? "4+R3k/4g4" : "4+R3k/9");
      stage.takeBack(Written.move(before(reply), reply), capture);
      assertThat(sfen(position)).isEqualTo(before);
    }
  }

  private static Position before(String reply) {
    assertThat(reply).isNotEmpty();
    return Written.after(Written.position("8k/4g4/9/9/9/9/9/9/R8 b p 1"), "9i9a+");
  }

  @Test
  void shown_bounds_cover_weaker_ones_of_the_same_position_alone() {
    ShownValues shown = new ShownValues();
    Position one = Written.position(ONE);
    Position two = Written.position(TWO);
    assertThat(shown.isAtMost(one, 99)).isFalse();
    assertThat(shown.isAtLeast(one, 0)).isFalse();
    shown.putAtMost(one, 20);
    shown.putAtLeast(one, 10);
    assertThat(shown.size()).isEqualTo(2);
    assertThat(shown.isAtMost(one, 19)).isFalse();
    assertThat(shown.isAtMost(one, 20)).isTrue();
    assertThat(shown.isAtMost(one, 21)).isTrue();
    assertThat(shown.isAtLeast(one, 11)).isFalse();
    assertThat(shown.isAtLeast(one, 10)).isTrue();
    assertThat(shown.isAtLeast(one, 9)).isTrue();
    assertThat(shown.isAtMost(two, 20)).as("another hand").isFalse();
    assertThat(shown.isAtLeast(two, 10)).as("another hand").isFalse();
    assertThat(shown.isAtMost(Written.after(one, "G*1b"), 20)).as("another board").isFalse();
  }

  @Test
  void what_a_broken_walk_entered_is_forgotten_and_what_was_before_stands() {
    ShownValues shown = new ShownValues();
    Position one = Written.position(ONE);
    Position two = Written.position(TWO);
    shown.putAtMost(one, 20);
    shown.putAtLeast(one, 10);
    int before = shown.size();
    shown.putAtMost(one, 12);
    shown.putAtMost(one, 16);
    shown.putAtLeast(one, 11);
    shown.putAtMost(two, 8);
    shown.putAtLeast(two, 8);
    assertThat(shown.isAtMost(one, 12)).isTrue();
    shown.forgetBeyond(before);
    assertThat(shown.size()).isEqualTo(before);
    assertThat(shown.isAtMost(one, 20)).isTrue();
    assertThat(shown.isAtMost(one, 19)).isFalse();
    assertThat(shown.isAtLeast(one, 10)).isTrue();
    assertThat(shown.isAtLeast(one, 11)).isFalse();
    assertThat(shown.isAtMost(two, 99)).isFalse();
    assertThat(shown.isAtLeast(two, 0)).isFalse();
  }

  @Test
  void of_a_line_so_many_positions_are_avoided_as_are_asked_for() {
    Position start = Written.position(THREE);
    List<Integer> line = new ArrayList<>();
    Position at = start.copy();
    for (String move : List.of("G*5c", "5b4a", "G*4b")) {
      line.add(Written.move(at, move));
      at.play(line.get(line.size() - 1));
    }
    Position second = Written.after(start, "G*5c", "5b4a");
    assertThat(Avoided.NOTHING.covers(start)).isFalse();
    assertThat(Avoided.of(start, line, 1).covers(start)).isTrue();
    assertThat(Avoided.of(start, line, 1).covers(second)).isFalse();
    assertThat(Avoided.of(start, line, 2).covers(start)).isTrue();
    assertThat(Avoided.of(start, line, 2).covers(second)).isTrue();
    assertThat(Avoided.of(start, line, 3).covers(second)).as("beyond its end, too").isTrue();
    String poorer = THREE.replace("2G", "G");
    assertThat(Avoided.of(start, line, 1).covers(Written.position(poorer))).as("fewer").isTrue();
    String richer = THREE.replace("2G", "3G");
    assertThat(Avoided.of(start, line, 1).covers(Written.position(richer))).as("more").isFalse();
  }

  @Test
  void the_hints_of_a_certificate_are_its_numbers_one_after_the_other() {
    NumberHints hints = new NumberHints(new MoveNumbers());
    int[] none = new int[0];
    List<Function<NumberHints, Integer>> all =
        List.of(
            NumberHints::spare,
            NumberHints::mate,
            NumberHints::refutation,
            each -> each.attack(0),
            each -> each.interposition(0, 0),
            each -> each.capture(none, 0),
            each -> each.witness(none, new boolean[0], 0, false),
            each -> each.outlasting(none, 0, 0),
            each -> each.defence(none, 0),
            each -> each.before(0, 0),
            each -> each.side(0, 0, 0));
    hints.read(new MoveNumbers(Written.numbers(11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21)));
    for (int i = 0; i < all.size(); i++) {
      assertThat(all.get(i).apply(hints)).isEqualTo(11 + i);
    }
    assertThat(hints.mate()).as("no more").isEqualTo(-1);
  }

  @Test
  void a_line_ends_before_the_first_move_that_is_not_legal() {
    Position start = Written.position(THREE);
    int check = Written.move(start, "G*5c");
    int reply = Written.move(Written.after(start, "G*5c"), "5b4a");
    assertThat(CanonicalMoves.line(start, List.of("G*5c", "5b4a"))).containsExactly(check, reply);
    assertThat(CanonicalMoves.line(start, List.of("G*5c", "G*5c"))).containsExactly(check);
    for (String none : List.of("", "5", "5b4a", "G*5c+", "g*5c", "K*5c", "X*5c", "G*5j", "none")) {
      assertThat(CanonicalMoves.line(start, List.of(none, "G*5c"))).as(none).isEmpty();
    }
    for (int move : CanonicalMoves.of(start)) {
      String usi = Move.toUsi(move, start.rules());
      assertThat(CanonicalMoves.line(start, List.of(usi))).as(usi).containsExactly(move);
    }
  }

  /** The first gold's square is the line's; a mate that may not come to the start is its own. */
  @Test
  void a_mate_apart_from_a_line_comes_to_none_of_its_positions() {
    Position start = Written.position(TWO);
    List<Integer> line = List.of(Written.move(start, "G*1b"));
    byte[] mate = Written.mate(start, 1);
    assertThat(
            new ClaimReader(start, line, Counting.STANDARD)
                .mateApart(List.of(), Apart.first(0), mate))
        .isEqualTo(1);
    assertThat(
            new ClaimReader(start, line, Counting.STANDARD)
                .mateApart(List.of(), Apart.first(1), mate))
        .isNegative();
    assertThat(new ClaimReader(start, line, Counting.STANDARD).mate(List.of(), mate)).isEqualTo(1);
    // What one claim has shown the next need not.
    ClaimReader reader = new ClaimReader(start, line, Counting.STANDARD);
    assertThat(reader.mate(List.of(), mate)).isEqualTo(1);
    assertThat(reader.mate(List.of(), new byte[0])).isEqualTo(1);
    assertThat(reader.mateApart(List.of(), Apart.first(1), new byte[0])).isNegative();
  }

  /** The king takes the gold; where he may not come to what is avoided he is not mated either. */
  @Test
  void that_there_is_no_mate_is_shown_by_the_reply() {
    Position start = Written.position("4k4/9/9/9/9/9/9/9/9 b G 1");
    List<Integer> path = List.of(Written.move(start, "G*5b"));
    int takes = Written.moves(Written.after(start, "G*5b")).indexOf("5a5b");
    ClaimReader reader = new ClaimReader(start, path, Counting.STANDARD);
    assertThat(reader.noMate(path, Written.numbers(takes + 1))).isFalse();
    assertThat(reader.noMate(path, Written.numbers(takes))).isTrue();
    assertThat(reader.noMate(path, new byte[0])).as("shown before").isTrue();
    assertThat(reader.noMateApart(path, Apart.first(1), Written.numbers(takes))).isTrue();
    assertThat(reader.atLeast(path, Worth.of(9, 0), new byte[0])).as("no mate at all").isTrue();
    assertThat(reader.atMost(path, Worth.of(9, 2), new byte[0])).isFalse();
  }

  @Test
  void what_a_walk_that_broke_off_has_shown_has_to_be_shown_again() {
    Position start = Written.position("4k4/9/9/9/9/9/9/9/9 b G 1");
    int check = Written.move(start, "G*5b");
    int takes = Written.moves(Written.after(start, "G*5b")).indexOf("5a5b");
    for (int apart = 0; apart <= 1; apart++) {
      int positions = apart;
      Stage stage = Stage.of(start.copy());
      NumberHints hints = new NumberHints(new MoveNumbers());
      ClaimWalk walk = new ClaimWalk(stage, List.of(), Counting.STANDARD, hints);
      ClaimWalk.Mark before = walk.mark(Apart.first(positions));
      stage.play(check);
      hints.read(new MoveNumbers(Written.numbers(takes)));
      assertThat(noMate(walk, positions)).isTrue();
      hints.read(new MoveNumbers());
      assertThat(noMate(walk, positions)).as("shown before").isTrue();
      walk.forget(before);
      assertThat(noMate(walk, positions)).as("forgotten").isFalse();
    }
  }

  /** What was shown before the walk that broke off stays: in each game by itself. */
  @Test
  void what_was_shown_before_a_walk_that_broke_off_stands() {
    Position start = Written.position("4k4/9/9/9/9/9/9/9/9 b G 1");
    int check = Written.move(start, "G*5b");
    byte[] takes = Written.numbers(Written.moves(Written.after(start, "G*5b")).indexOf("5a5b"));
    for (int shown = 0; shown <= 1; shown++) {
      for (int broken = 0; broken <= 1; broken++) {
        Stage stage = Stage.of(start.copy());
        NumberHints hints = new NumberHints(new MoveNumbers(takes));
        ClaimWalk walk = new ClaimWalk(stage, List.of(), Counting.STANDARD, hints);
        stage.play(check);
        assertThat(noMate(walk, shown)).isTrue();
        hints.read(new MoveNumbers());
        ClaimWalk.Mark mark = walk.mark(Apart.first(broken));
        assertThat(noMate(walk, broken)).isEqualTo(shown == broken);
        walk.forget(mark);
        assertThat(noMate(walk, shown)).as("%s %s", shown, broken).isTrue();
        assertThat(noMate(walk, 1 - shown)).as("the other game").isFalse();
      }
    }
  }

  @Test
  void a_mate_that_was_shown_stands_when_a_later_walk_breaks_off() {
    Position start = Written.position(THREE);
    NumberHints hints = new NumberHints(new MoveNumbers(Written.mate(start, 3)));
    ClaimWalk walk = new ClaimWalk(Stage.of(start), List.of(), Counting.STANDARD, hints);
    assertThat(walk.mate()).isEqualTo(3);
    ClaimWalk.Mark mark = walk.mark(Apart.first(0));
    hints.read(new MoveNumbers());
    assertThat(walk.atMost(Worth.of(3, Worth.ALWAYS))).isFalse();
    walk.forget(mark);
    assertThat(walk.mate()).as("without a number").isEqualTo(3);
    assertThat(walk.atMost(Worth.of(3, Worth.NONE))).as("a mate is a bound").isTrue();
    assertThat(walk.atMost(Worth.of(5, Worth.NONE))).isTrue();
  }

  @Test
  void after_a_check_the_side_to_move_is_the_one_that_is_mated() {
    Position start = Written.position(THREE);
    Position after = Written.after(start, "G*5c");
    Written written = new Written();
    for (String reply : Written.moves(after)) {
      written.attack(Written.after(after, reply), 1);
    }
    List<Integer> path = List.of(Written.move(start, "G*5c"));
    ClaimReader reader = new ClaimReader(start, List.of(), Counting.STANDARD);
    assertThat(reader.mate(path, written.toBytes())).isEqualTo(2);
    assertThat(reader.noMateApart(path, Apart.first(1), Written.numbers(0))).isFalse();
  }

  private static boolean noMate(ClaimWalk walk, int positions) {
    return positions == 0 ? walk.noMate() : walk.noMateApart(Apart.first(positions));
  }

  @Test
  void a_value_of_a_walk_that_broke_off_has_to_be_shown_again() {
    Position start = Written.position(THREE);
    int right = Written.moves(start).indexOf("G*5c");
    int worth = Worth.of(3, Worth.NONE);
    NumberHints hints = new NumberHints(new MoveNumbers());
    ClaimWalk walk = new ClaimWalk(Stage.of(start), List.of(), Counting.STANDARD, hints);
    ClaimWalk.Mark before = walk.mark(Apart.first(0));
    hints.read(new MoveNumbers(Written.numbers(right)));
    assertThat(walk.atMost(worth)).isTrue();
    hints.read(new MoveNumbers());
    assertThat(walk.atMost(worth)).isTrue();
    walk.forget(before);
    assertThat(walk.atMost(worth)).isFalse();
  }

  @Test
  void a_proof_takes_over_all_of_another_and_keeps_the_shorter_of_two_mates() {
    List<Position> positions = new ArrayList<>();
    for (int king = 0; king < 40; king++) {
      for (int pawn = 45; pawn < 81; pawn++) {
        if (pawn != king + 9) { // there it would give check
          positions.add(twoPieces(king, pawn));
        }
      }
    }
    ProofTree tree = new ProofTree();
    ProofTree other = new ProofTree();
    int count = positions.size();
    for (int i = 0; i < count; i++) {
      if (i < 2 * count / 3) {
        tree.put(positions.get(i), 1 + i, 5);
      }
      if (i >= count / 3) {
        other.put(positions.get(i), 10_000 + i, i % 2 == 0 ? 3 : 7);
      }
    }
    tree.putAll(other);
    assertThat(tree.size()).isEqualTo(count);
    for (int i = 0; i < count; i++) {
      boolean both = i >= count / 3 && i < 2 * count / 3;
      boolean others = i >= 2 * count / 3 || (both && i % 2 == 0);
      assertThat(tree.move(positions.get(i))).isEqualTo(others ? 10_000 + i : 1 + i);
      assertThat(tree.length(positions.get(i))).isEqualTo(others ? (i % 2 == 0 ? 3 : 7) : 5);
      assertThat(tree.lengthUpTo(4, positions.get(i)))
          .isEqualTo(others && i % 2 == 0 ? 3 : ProofTree.NONE);
    }
    int[] visited = new int[1];
    tree.forEach((key, hand, length, move) -> visited[0]++);
    assertThat(visited[0]).isEqualTo(count);
  }

  private static Position twoPieces(int king, int pawn) {
    StringBuilder board = new StringBuilder();
    for (int i = 0; i < 81; i++) {
      board.append(i > 0 && i % 9 == 0 ? "/" : "").append(i == king ? 'k' : i == pawn ? 'P' : '1');
    }
    return Written.position(board + " b - 1");
  }
}
