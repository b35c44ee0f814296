package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.NaiveRules;
import io.github.tsume.moves.RandomPositions;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verify.CertificateCheck.RefutedPositions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The small parts that the verifiers stand on. */
class KernelPartsTest {
  private static final int PAWN = StandardShogi.RULES.kindOf('P');
  private static final int GOLD = StandardShogi.RULES.kindOf('G');
  private static final int ROOK = StandardShogi.RULES.kindOf('R');

  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void a_moves_number_is_its_place_in_the_order_of_its_text(String name) {
    Ruleset rules = Ruleset.byName(name).orElseThrow();
    for (long seed = 0; seed < 40; seed++) {
      Position position = RandomPositions.of(rules, seed);
      List<String> expected =
          new ArrayList<>(new TreeSet<>(NaiveRules.of(position.toSetup()).legalMoves()));
      int[] moves = CanonicalMoves.of(position);
      List<String> texts = new ArrayList<>();
      for (int move : moves) {
        texts.add(Move.toUsi(move, rules));
        assertThat(CanonicalMoves.indexOf(move, moves)).isEqualTo(texts.size() - 1);
        assertThat(PlainMoves.isLegal(position, move)).isTrue();
      }
      assertThat(texts).as("seed %s", seed).isEqualTo(expected);
      assertThat(CanonicalMoves.indexOf(-1, moves)).isEqualTo(-1);
    }
  }

  /** Pawns: two on a file, on the last rank, mate by drop; pins; forced promotion. */
  @ParameterizedTest
  @CsvSource({
    "3lkl3/9/4G4/9/9/9/9/9/9 b P 1",
    "4k4/9/4G4/9/9/9/9/9/9 b P 1",
    "4k4/1P5P1/9/9/9/9/9/9/9 b PLN 1",
    "4k4/9/N1L5P/9/9/9/9/9/9 b - 1",
    "4r3k/9/9/4G4/9/9/4K4/9/b8 b PG 1",
    "4r3k/9/9/9/9/9/4K4/9/9 b PG 1",
    "8k/9/9/9/9/9/9/9/r7K b PG 1",
    "8k/9/9/9/9/9/9/9/K7r b PG 1",
    "k7r/9/9/9/9/9/9/9/8K b PG 1",
    "r7k/9/9/9/9/9/9/9/K8 b PG 1",
    "k8/9/9/9/1l7/9/1S7/1K7/9 b SN 1",
  })
  void special_moves_are_those_of_the_rules(String sfen) {
    Position position = Written.position(sfen);
    int[] moves = CanonicalMoves.of(position);
    List<String> texts = new ArrayList<>();
    for (int move : moves) {
      texts.add(Move.toUsi(move, StandardShogi.RULES));
    }
    assertThat(texts).isEqualTo(Written.moves(position));
    for (int move : moves) {
      for (int bit = 0; bit < Move.BITS; bit++) {
        int other = move ^ 1 << bit;
        if (Move.to(other) < 81 && Move.from(other) < 81) {
          assertThat(PlainMoves.isLegal(position, other))
              .isEqualTo(CanonicalMoves.indexOf(other, moves) >= 0);
        }
      }
    }
  }

  @Test
  void numbers_come_back_as_they_were_written() {
    int[] numbers = {0, 1, 127, 128, 129, 255, 16_383, 16_384, 2_097_152, (1 << 28) - 1};
    MoveNumbers out = new MoveNumbers();
    for (int number : numbers) {
      out.write(number);
    }
    byte[] bytes = out.toBytes();
    assertThat(bytes).hasSize(3 + 4 * 2 + 3 + 4 + 4);
    MoveNumbers in = new MoveNumbers(bytes);
    for (int number : numbers) {
      assertThat(in.isAtEnd()).isFalse();
      assertThat(in.read()).isEqualTo(number);
    }
    assertThat(in.isAtEnd()).isTrue();
    assertThat(in.read()).isEqualTo(-1);
  }

  @Test
  void numbers_are_written_least_part_first() {
    MoveNumbers out = new MoveNumbers();
    out.write(300); // 2 * 128 + 44
    assertThat(out.toBytes()).containsExactly((byte) (44 | 0x80), (byte) 2);
  }

  @Test
  void what_is_no_number_is_told() {
    assertThat(new MoveNumbers(new byte[] {(byte) 0x80}).read()).as("cut short").isEqualTo(-1);
    byte[] five = {(byte) 0x80, (byte) 0x80, (byte) 0x80, (byte) 0x80, 1};
    assertThat(new MoveNumbers(five).read()).as("too large").isEqualTo(-1);
    MoveNumbers longer = new MoveNumbers(new byte[] {(byte) 0x85, 0});
    assertThat(longer.read()).as("longer than 5 need be").isEqualTo(-1);
    assertThat(longer.read()).isEqualTo(-1);
    assertThat(longer.isAtEnd()).as("what is no number was not read").isFalse();
    byte[] given = {5};
    MoveNumbers in = new MoveNumbers(given);
    given[0] = 6;
    assertThat(in.read()).as("changed afterwards").isEqualTo(5);
  }

  @Test
  void each_part_of_a_hand_has_a_number_of_its_own() {
    int hand = Hand.with(Hand.with(Hand.with(Hand.EMPTY, PAWN, 18), GOLD, 3), ROOK, 1);
    int count = 19 * 4 * 2;
    Set<Integer> parts = new HashSet<>();
    for (int number = 0; number < count; number++) {
      int part = HandNumbers.part(number, hand);
      assertThat(Hand.dominates(hand, part)).isTrue();
      assertThat(HandNumbers.of(part, hand)).isEqualTo(number);
      parts.add(part);
    }
    assertThat(parts).hasSize(count);
    assertThat(HandNumbers.part(0, hand)).isEqualTo(Hand.EMPTY);
    assertThat(HandNumbers.part(count - 1, hand)).isEqualTo(hand);
    assertThat(HandNumbers.part(count, hand)).isEqualTo(-1);
    assertThat(HandNumbers.part(-1, hand)).isEqualTo(-1);
    assertThat(HandNumbers.part(0, Hand.EMPTY)).isZero();
    assertThat(HandNumbers.part(1, Hand.EMPTY)).isEqualTo(-1);
  }

  /** The blocks of a deep path, each where it was put, however often the stack grew. */
  @Test
  void replies_of_a_deep_path_stay() {
    Replies replies = new Replies();
    for (int depth = 0; depth < 30; depth++) {
      int begin = replies.top();
      int[] moves = replies.withRoom();
      assertThat(moves.length - begin).isGreaterThanOrEqualTo(2 * Position.MAX_MOVES);
      for (int i = 0; i < 100; i++) {
        moves[begin + i] = depth * 100 + i;
      }
      replies.setTop(begin + 100);
    }
    assertThat(replies.top()).isEqualTo(3000);
    for (int i = 0; i < 3000; i++) {
      assertThat(replies.get(i)).isEqualTo(i);
    }
    replies.setTop(0);
    assertThat(replies.top()).isZero();
  }

  private static Position pair(int gold, int silver, String hand) {
    char[][] rows = empty();
    rows[0][0] = 'k';
    rows[4 + gold / 9][gold % 9] = 'G';
    rows[4 + silver / 9][silver % 9] = 'S';
    return board(rows, hand);
  }

  private static char[][] empty() {
    char[][] rows = new char[9][9];
    for (char[] row : rows) {
      Arrays.fill(row, '1');
    }
    return rows;
  }

  private static Position board(char[][] rows, String hand) {
    List<String> texts = new ArrayList<>();
    for (char[] row : rows) {
      texts.add(new String(row));
    }
    return Written.position(String.join("/", texts) + " b " + hand + " 1");
  }

  /** Against a plain map, through all growing. */
  @Test
  void a_proof_finds_each_position_again() {
    ProofTree tree = new ProofTree();
    Map<Long, Integer> lengths = new HashMap<>();
    List<Position> positions = new ArrayList<>();
    for (int gold = 0; gold < 45; gold++) {
      for (int silver = 0; silver < 45; silver++) {
        if (gold != silver) {
          Position position = pair(gold, silver, "P");
          int length = 2 * positions.size() + 1;
          assertThat(tree.covering(position)).isEqualTo(ProofTree.NONE);
          tree.put(position, 7 + positions.size(), length);
          positions.add(position);
          lengths.put(position.boardKey(), length);
        }
      }
    }
    assertThat(tree.size()).isEqualTo(45 * 44);
    for (int i = 0; i < positions.size(); i++) {
      Position position = positions.get(i);
      assertThat(tree.move(position)).isEqualTo(7 + i);
      assertThat(tree.length(position)).isEqualTo(2 * i + 1);
      assertThat(tree.handAt(tree.covering(position))).isEqualTo(Hand.one(PAWN));
    }
    Map<Long, Integer> visited = new HashMap<>();
    tree.forEach(
        (key, hand, length, move) -> {
          assertThat(hand).isEqualTo(Hand.one(PAWN));
          assertThat(length).isEqualTo(2 * (move - 7) + 1);
          assertThat(visited.put(key, length)).isNull();
        });
    assertThat(visited).isEqualTo(lengths);
  }

  @Test
  void of_several_mates_the_shortest_counts_for_which_the_hand_is_enough() {
    ProofTree tree = new ProofTree();
    tree.put(pair(0, 1, "P"), 5, 9);
    tree.put(pair(0, 1, "G"), 6, 3);
    tree.put(pair(0, 1, "R"), 7, 5);
    assertThat(tree.size()).isEqualTo(3);
    assertThat(tree.length(pair(0, 1, "GP"))).isEqualTo(3);
    assertThat(tree.length(pair(0, 1, "RP"))).isEqualTo(5);
    assertThat(tree.length(pair(0, 1, "2P"))).isEqualTo(9);
    assertThat(tree.covering(pair(0, 1, "L"))).isEqualTo(ProofTree.NONE);
    assertThat(tree.move(pair(0, 1, "L"))).isZero();
    assertThat(tree.move(pair(1, 0, "P"))).isZero();
    assertThat(tree.lengthUpTo(9, pair(0, 1, "P"))).isEqualTo(9);
    assertThat(tree.lengthUpTo(8, pair(0, 1, "P"))).isEqualTo(ProofTree.NONE);
    assertThat(tree.lengthUpTo(99, pair(0, 1, "-"))).isEqualTo(ProofTree.NONE);
    tree.put(pair(0, 1, "P"), 8, 1);
    assertThat(tree.size()).as("entered anew").isEqualTo(3);
    assertThat(tree.move(pair(0, 1, "P"))).isEqualTo(8);
    assertThat(tree.length(pair(0, 1, "P"))).isEqualTo(1);
  }

  @Test
  void a_mate_that_fails_with_a_hand_fails_with_a_poorer_one() {
    String move = "G*9i";
    RefutedPositions refuted = new RefutedPositions();
    Position position = Written.after(pair(0, 1, "2GR"), move);
    assertThat(refuted.cover(position)).isFalse();
    refuted.add(position);
    assertThat(refuted.size()).isEqualTo(1);
    assertThat(refuted.cover(position)).isTrue();
    assertThat(refuted.cover(Written.after(pair(0, 1, "2G"), move))).as("poorer").isTrue();
    assertThat(refuted.cover(Written.after(pair(0, 1, "2GB"), move))).as("other").isFalse();
    assertThat(refuted.cover(Written.after(pair(0, 1, "2G2R"), move))).as("richer").isFalse();
    assertThat(refuted.cover(Written.after(pair(1, 0, "2GR"), move))).as("elsewhere").isFalse();
    refuted.add(Written.after(pair(0, 1, "2GB"), move));
    assertThat(refuted.size()).isEqualTo(2);
    assertThat(refuted.cover(Written.after(pair(0, 1, "GB"), move))).isTrue();
  }

  /** Wherever that king stands. */
  @Test
  void with_an_attackers_king_only_the_same_hand_fails_too() {
    for (int rank = 0; rank < 9; rank++) {
      for (int file = 0; file < 9; file++) {
        if (Math.abs(rank - 4) > 1 || Math.abs(file - 4) > 1) {
          RefutedPositions refuted = new RefutedPositions();
          refuted.add(kings(rank, file, "2GR"));
          assertThat(refuted.cover(kings(rank, file, "2GR"))).isTrue();
          assertThat(refuted.cover(kings(rank, file, "2G"))).isFalse();
        }
      }
    }
  }

  /** The defender's king in the middle, the attacker's somewhere, after a drop. */
  private static Position kings(int rank, int file, String hand) {
    char[][] rows = empty();
    rows[4][4] = 'k';
    rows[rank][file] = 'K';
    Position position = board(rows, hand);
    return Written.after(position, Written.moves(position).contains("G*5h") ? "G*5h" : "G*5b");
  }

  /** In between, others of the same square were asked about: what is left of them is no move. */
  @Test
  void a_move_that_was_legal_before_the_piece_was_pinned_is_so_no_more() {
    Position position = Written.position("5r2k/9/9/9/9/9/4N4/9/4K4 b P 1");
    int right = Written.move(position, "5g4e");
    int left = Written.move(position, "5g6e");
    assertThat(PlainMoves.isLegal(position, right)).isTrue();
    assertThat(PlainMoves.isLegal(position, left)).isTrue();
    position.play(Written.move(position, "P*9c"));
    position.play(Written.move(position, "4a5a"));
    assertThat(PlainMoves.isLegal(position, right)).isFalse();
    assertThat(PlainMoves.isLegal(position, left)).isFalse();
  }

  /** Two hands of each board, one of them empty, through all growing. */
  @Test
  void hands_of_one_board_are_kept_apart_when_a_proof_grows() {
    ProofTree tree = new ProofTree();
    for (int gold = 0; gold < 45; gold++) {
      for (int silver = 0; silver < 45; silver++) {
        if (gold != silver) {
          tree.put(pair(gold, silver, "-"), 1, 9);
          tree.put(pair(gold, silver, "P"), 2, 3);
        }
      }
    }
    assertThat(tree.size()).isEqualTo(2 * 45 * 44);
    for (int gold = 0; gold < 44; gold++) {
      assertThat(tree.length(pair(gold, gold + 1, "-"))).isEqualTo(9);
      assertThat(tree.length(pair(gold, gold + 1, "2P"))).isEqualTo(3);
    }
  }
}
