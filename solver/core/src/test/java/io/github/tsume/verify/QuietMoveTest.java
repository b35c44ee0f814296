package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A defender without any move who is not in check is not mated: each verifier knows it. */
class QuietMoveTest {
  private static final String KING_IN_THE_CORNER = "8k/6G2/9/9/9/9/9/9/9 b G 1";

  private static byte[] claim(Position position, String move) {
    return Written.numbers(0, Written.moves(position).indexOf(move));
  }

  @ParameterizedTest
  @CsvSource({
    KING_IN_THE_CORNER + ", G*2c",
    "k8/2+P6/9/9/9/9/9/9/9 b G 1, G*8c",
    "8k/9/6+R2/9/9/9/9/9/9 b - 1, 3c2c",
  })
  void a_quiet_move_after_which_nothing_moves_is_no_mate(String sfen, String quiet) {
    Position position = Written.position(sfen);
    Position after = Written.after(position, quiet);
    assertThat(after.inCheck()).isFalse();
    assertThat(Written.moves(after)).isEmpty();

    ProofTree tree = new ProofTree();
    tree.put(position, Written.move(position, quiet), 1);
    assertThat(ProofVerifier.verify(position, tree)).isFalse();
    assertThat(ProofVerifier.verify(after, new ProofTree())).as("from the reply").isFalse();
    assertThat(CertificateCheck.mate(position, true, claim(position, quiet))).isNegative();
    assertThat(CertificateCheck.mate(after, false, new byte[0])).as("from the reply").isNegative();
    // It is no mate, but lost all the same, so that nothing has to be answered.
    assertThat(BrinkmateCheck.plies(after, new byte[0])).isEqualTo(1);
    assertThat(BrinkmateCheck.plies(after, new byte[1])).as("something after it").isNegative();
    assertThat(BrinkmateCheck.plies(position, new byte[0])).as("who can move").isNegative();
  }

  @Test
  void the_same_with_check_is_mate() {
    Position position = Written.position(KING_IN_THE_CORNER);
    position.play(Written.move(position, "G*2c"));
    Position mated = Written.after(Written.position("8k/9/8P/9/9/9/9/9/9 b G 1"), "G*1b");
    assertThat(ProofVerifier.verify(mated, new ProofTree())).isTrue();
    assertThat(CertificateCheck.mate(mated, false, new byte[0])).isZero();
    Position before = Written.position("8k/9/8P/9/9/9/9/9/9 b G 1");
    assertThat(CertificateCheck.mate(before, true, claim(before, "G*1b"))).isEqualTo(1);
  }

  /** 2c is the key: after either move of the pawn, gold 2b mates. But in two plies, not in one. */
  @Test
  void a_quiet_move_before_a_mate_is_a_brinkmate_and_no_mate() {
    Position position = Written.position("8k/6G2/9/9/9/9/p8/9/9 b G 1");
    Position after = Written.after(position, "G*2c");
    Written mates = new Written();
    for (String reply : Written.moves(after)) {
      mates.number(0);
      assertThat(mates.attack(Written.after(after, reply), 1)).isEqualTo(1);
    }
    assertThat(BrinkmateCheck.plies(after, mates.toBytes())).isEqualTo(1);

    Written claim = new Written();
    claim.number(0);
    claim.number(Written.moves(position).indexOf("G*2c"));
    for (String reply : Written.moves(after)) {
      claim.attack(Written.after(after, reply), 1);
    }
    assertThat(CertificateCheck.mate(position, true, claim.toBytes())).isNegative();

    ProofTree tree = new ProofTree();
    tree.put(position, Written.move(position, "G*2c"), 3);
    for (String reply : Written.moves(after)) {
      Position next = Written.after(after, reply);
      tree.put(next, Written.move(next, "3b2b"), 1);
    }
    assertThat(ProofVerifier.verify(position, tree)).isFalse();
  }

  /** The attacker waits once; the defender's pawn goes on, and then he is mated. */
  @Test
  void each_quiet_move_more_takes_two_plies_more() {
    Position after = Written.after(Written.position("8k/6G2/9/9/p8/9/8P/9/9 b G 1"), "G*2c");
    assertThat(Written.moves(after)).containsExactly("9e9f");
    Position second = Written.after(after, "9e9f", "1g1f");
    Written written = new Written();
    int number = 1 + Written.moves(Written.after(after, "9e9f")).indexOf("1g1f");
    written.number(number);
    for (String reply : Written.moves(second)) {
      written.number(0);
      written.attack(Written.after(second, reply), 1);
    }
    byte[] certificate = written.toBytes();
    assertThat(BrinkmateCheck.plies(after, certificate)).isEqualTo(3);
    int key = Written.move(Written.after(after, "9e9f"), "1g1f");
    assertThat(BrinkmateCheck.key(after, false, certificate).orElseThrow().answers())
        .as("the key, and a mate after each reply to it")
        .startsWith(key)
        .hasSize(1 + Written.moves(second).size())
        .endsWith(Move.NONE);

    byte[] noKey = certificate.clone();
    noKey[0] = 127;
    assertThat(BrinkmateCheck.plies(after, noKey)).as("no such move").isNegative();
    byte[] otherKey = certificate.clone();
    otherKey[0]--;
    assertThat(BrinkmateCheck.plies(after, otherKey)).as("another move").isNegative();
    assertThat(BrinkmateCheck.plies(after, new byte[0])).as("nothing").isNegative();
    assertThat(BrinkmateCheck.plies(after, Written.numbers(number))).as("key alone").isNegative();
    byte[] longer = java.util.Arrays.copyOf(certificate, certificate.length + 1);
    assertThat(BrinkmateCheck.plies(after, longer)).as("something after it").isNegative();
  }

  /**
   * The knight has to leave the lance's file, whereto it likes, and then the lance mates. But the
   * pawn's move threatens nothing: who might pass would not be mated.
   */
  @Test
  void a_move_that_wins_only_because_something_has_to_move_is_shown_as_no_key() {
    Position position = Written.position("8k/6G2/8P/9/7n1/9/P8/9/7L1 b - 1");
    Position after = Written.after(position, "9g9f");
    Written answers = new Written();
    for (String reply : Written.moves(after)) {
      answers.number(0);
      assertThat(answers.attack(Written.after(after, reply), 1)).isEqualTo(1);
    }
    assertThat(BrinkmateCheck.plies(after, answers.toBytes())).as("wins").isEqualTo(1);
    assertThat(BrinkmateCheck.key(after, true, answers.toBytes())).isEmpty();
    Position passed = after.copy();
    passed.pass();
    for (int move = 0; move < Written.moves(passed).size(); move++) {
      byte[] begun = Written.numbers(0, move);
      byte[] all = java.util.Arrays.copyOf(begun, begun.length + answers.toBytes().length);
      System.arraycopy(answers.toBytes(), 0, all, begun.length, answers.toBytes().length);
      assertThat(BrinkmateCheck.key(after, true, all)).as("threat %s", move).isEmpty();
    }
  }

  /** The same with a threat, told before the answers; and it is needed. */
  @Test
  void a_key_is_shown_with_its_threat() {
    Position after = Written.after(Written.position("8k/6G2/9/9/9/9/p8/9/9 b G 1"), "G*2c");
    Position passed = after.copy();
    passed.pass();
    Written whole = new Written();
    Written answers = new Written();
    assertThat(whole.attack(passed, 1)).isEqualTo(1);
    for (String reply : Written.moves(after)) {
      whole.number(0);
      whole.attack(Written.after(after, reply), 1);
      answers.number(0);
      answers.attack(Written.after(after, reply), 1);
    }
    assertThat(BrinkmateCheck.key(after, true, whole.toBytes())).isPresent();
    assertThat(BrinkmateCheck.key(after, true, answers.toBytes())).isEmpty();
    assertThat(BrinkmateCheck.key(after, false, whole.toBytes())).isEmpty();
  }

  /** The key's number is that of the last move: the first one too many is refused, not thrown. */
  @Test
  void the_number_after_the_last_move_names_none() {
    Position after = Written.after(Written.position("8k/6G2/9/9/p8/9/9/9/9 b G 1"), "G*2c");
    int moves = Written.moves(Written.after(after, "9e9f")).size();
    assertThat(BrinkmateCheck.plies(after, Written.numbers(moves + 1))).isNegative();
    assertThat(BrinkmateCheck.plies(after, Written.numbers(moves))).as("no answers").isNegative();
  }

  /** Each of two replies has its own key, which is taken back before the next one. */
  @Test
  void after_each_reply_there_may_be_another_key() {
    Position after = Written.after(Written.position("8k/6G2/9/9/9/p8/8P/9/9 b GP 1"), "G*2c");
    assertThat(Written.moves(after)).containsExactly("9f9g", "9f9g+");
    Written written = new Written();
    for (String reply : Written.moves(after)) {
      Position next = Written.after(after, reply);
      java.util.List<String> moves = Written.moves(next);
      String last = moves.get(moves.size() - 1);
      assertThat(last).as("the last number there is").isEqualTo("P*9i");
      written.number(moves.size());
      Position second = Written.after(next, last);
      for (String other : Written.moves(second)) {
        written.number(0);
        written.attack(Written.after(second, other), 1);
      }
    }
    assertThat(BrinkmateCheck.plies(after, written.toBytes())).isEqualTo(3);
  }
}
