package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Certificates small enough to be written by trying everything, or by hand. */
class SmallCertificateTest {
  /** The rook mates on the first rank; with a piece in hand the defender has something between. */
  private static final String ROOK = "8k/7pp/9/9/9/9/9/9/9 b RG 1";

  private static int number(Position position, String move) {
    return Written.moves(position).indexOf(move);
  }

  @ParameterizedTest
  @CsvSource({
    "9/4k4/9/4P4/9/9/9/9/9 b 2G 1, 3",
    "8k/9/8G/9/9/9/9/9/9 b B 1, 3",
    "8k/9/8P/9/9/9/9/9/9 b G 1, 1",
  })
  void a_mate_found_by_trying_everything_is_shown_in_its_plies(String sfen, int plies) {
    Position position = Written.position(sfen);
    String before = sfen(position);
    byte[] certificate = Written.mate(position, plies);
    assertThat(CertificateCheck.mate(position, true, certificate)).isEqualTo(plies);
    assertThat(sfen(position)).isEqualTo(before);
    for (int length = 0; length < certificate.length; length++) {
      byte[] cut = Arrays.copyOf(certificate, length);
      assertThat(CertificateCheck.mate(position, true, cut)).as("cut at %s", length).isNegative();
    }
    byte[] longer = Arrays.copyOf(certificate, certificate.length + 1);
    assertThat(CertificateCheck.mate(position, true, longer)).isNegative();
  }

  private static String sfen(Position position) {
    return io.github.tsume.board.CanonicalSfen.of(position.toSetup());
  }

  @Test
  void from_the_reply_on_it_takes_one_ply_less() {
    Position position = Written.position("9/4k4/9/4P4/9/9/9/9/9 b 2G 1");
    Position after = Written.after(position, "G*5c");
    Written written = new Written();
    for (String reply : Written.moves(after)) {
      written.attack(Written.after(after, reply), 1);
    }
    assertThat(CertificateCheck.mate(after, false, written.toBytes())).isEqualTo(2);
  }

  @Test
  void the_number_after_the_last_move_names_none() {
    Position position = Written.position("8k/9/8P/9/9/9/9/9/9 b G 1");
    int moves = Written.moves(position).size();
    assertThat(CertificateCheck.mate(position, true, Written.numbers(0, moves))).isNegative();
    Position check = Written.after(position, "G*2b");
    int replies = Written.moves(check).size();
    assertThat(CertificateCheck.noMate(check, Written.numbers(replies))).isFalse();
    assertThat(CertificateCheck.noMate(check, new byte[0])).isFalse();
  }

  @Test
  void what_the_attacker_spares_the_defender_has() {
    Position position = Written.position(ROOK);
    int rook = number(position, "R*9a");
    assertThat(CertificateCheck.mate(position, true, Written.numbers(0, rook))).isEqualTo(1);
    int gold = position.rules().kindOf('G');
    int spare = HandNumbers.of(Hand.one(gold), position.hand(position.side()));
    Position poorer = Written.position("8k/7pp/9/9/9/9/9/9/9 b Rg 1");
    int there = number(poorer, "R*9a");
    assertThat(CertificateCheck.mate(position, true, Written.numbers(spare, there))).isNegative();
    assertThat(CertificateCheck.mate(position, true, Written.numbers(spare, rook)))
        .as("the number that the move had before")
        .isNegative();
    int beyond = HandNumbers.of(position.hand(position.side()), position.hand(position.side())) + 1;
    assertThat(CertificateCheck.mate(position, true, Written.numbers(beyond, rook))).isNegative();

    ProofTree all = new ProofTree();
    all.put(position, Written.move(position, "R*9a"), 1);
    assertThat(ProofVerifier.verify(position, all)).isTrue();
    ProofTree without = new ProofTree();
    without.put(poorer, Written.move(poorer, "R*9a"), 1);
    String before = sfen(position);
    assertThat(without.move(position)).isNotZero();
    assertThat(ProofVerifier.verify(position, without)).isFalse();
    assertThat(sfen(position)).isEqualTo(before);
  }

  /** Both golds mate alone: what the proof does not need may be the defender's. */
  @Test
  void a_mate_that_spares_a_piece_serves_where_it_is_missing() {
    Position position = Written.position("8k/9/8P/9/9/9/9/9/9 b 2G 1");
    int hand = position.hand(position.side());
    int spare = HandNumbers.of(Hand.one(position.rules().kindOf('G')), hand);
    Position poorer = Written.position("8k/9/8P/9/9/9/9/9/9 b Gg 1");
    byte[] sparing = Written.numbers(spare, number(poorer, "G*1b"));
    assertThat(CertificateCheck.mate(position, true, sparing)).isEqualTo(1);
    ProofTree tree = new ProofTree();
    tree.put(poorer, Written.move(poorer, "G*1b"), 1);
    String before = sfen(position);
    assertThat(ProofVerifier.verify(position, tree)).isTrue();
    assertThat(sfen(position)).isEqualTo(before);
  }

  /** One gold of two is spared after each reply: it comes back before the next one. */
  @Test
  void what_is_spared_after_one_reply_is_there_after_the_next() {
    Position position = Written.position("9/4k4/9/4P4/9/9/9/9/9 b 3G 1");
    Position after = Written.after(position, "G*5c");
    int two = after.hand(position.side());
    int spare = HandNumbers.of(Hand.one(position.rules().kindOf('G')), two);
    Written written = new Written();
    written.number(0);
    written.number(number(position, "G*5c"));
    Position poorer = Written.after(Written.position("9/4k4/9/4P4/9/9/9/9/9 b 2Gg 1"), "G*5c");
    for (String reply : Written.moves(after)) {
      Position next = Written.after(poorer, reply);
      written.number(spare);
      written.number(number(next, Written.mateAtOnce(next)));
    }
    assertThat(CertificateCheck.mate(position, true, written.toBytes())).isEqualTo(3);
  }

  @Test
  void the_first_move_of_all_may_mate() {
    Position position = Written.position("8k/9/8G/8L/9/9/9/9/9 b - 1");
    assertThat(number(position, "1c1b")).isZero();
    assertThat(CertificateCheck.mate(position, true, Written.numbers(0, 0))).isEqualTo(1);
  }

  /**
   * The defender puts a pawn between, again and again. With the nearer one taken first, a position
   * comes twice, the second time with a pawn more in the attacker's hand.
   */
  @Test
  void what_was_shown_once_need_not_be_shown_again() {
    Position position = Written.position("8k/7pp/9/9/9/9/9/3R5/9 b 3p 1");
    assertThat(Written.mates(position, 5)).isFalse();
    Written written = new Written();
    assertThat(written.attack(position, 7)).isEqualTo(7);
    assertThat(written.shared()).isPositive();
    byte[] certificate = written.toBytes();
    assertThat(CertificateCheck.mate(position, true, certificate)).isEqualTo(7);

    ProofTree tree = written.tree();
    assertThat(ProofVerifier.verify(position, tree)).isTrue();
    for (int missing = 0; missing < tree.size(); missing++) {
      assertThat(ProofVerifier.verify(position, written.treeWithout(missing)))
          .as("without entry %s", missing)
          .isFalse();
    }
  }

  @Test
  void who_can_take_the_checking_piece_is_not_mated() {
    Position check = Written.after(Written.position("4k4/9/9/9/9/9/9/9/9 b G 1"), "G*5b");
    List<String> replies = Written.moves(check);
    for (int reply = 0; reply < replies.size(); reply++) {
      // With the piece gone there is no check any more; else the gold steps after the king.
      boolean takes = replies.get(reply).equals("5a5b");
      assertThat(CertificateCheck.noMate(check, Written.numbers(reply))).isEqualTo(takes);
    }
    int takes = replies.indexOf("5a5b");
    assertThat(CertificateCheck.noMate(check, Written.numbers(takes, 0))).isFalse();
    Position quiet = Written.after(Written.position("4k4/9/9/9/9/9/9/9/9 b G 1"), "G*5d");
    for (int reply = 0; reply < Written.moves(quiet).size(); reply++) {
      assertThat(CertificateCheck.noMate(quiet, Written.numbers(reply))).as("no check").isFalse();
    }
  }

  /** The rook can check for ever, but each position needs to be shown once only. */
  @Test
  void a_circle_is_no_mate() {
    Position check = Written.after(Written.position("4k4/9/9/9/9/9/9/9/9 b R 1"), "R*5i");
    Refuter refuter = new Refuter();
    assertThat(refuter.refute(check)).isTrue();
    byte[] certificate = refuter.out.toBytes();
    assertThat(CertificateCheck.noMate(check, certificate)).isTrue();
    assertThat(refuter.again).as("circles").isPositive();
    byte[] cut = Arrays.copyOf(certificate, certificate.length - 1);
    assertThat(CertificateCheck.noMate(check, cut)).isFalse();
    byte[] longer = Arrays.copyOf(certificate, certificate.length + 1);
    assertThat(CertificateCheck.noMate(check, longer)).isFalse();
  }

  /** Refutes a rook alone, which mates no king: by the first reply, whichever it is. */
  private static final class Refuter {
    private final MoveNumbers out = new MoveNumbers();
    private final java.util.Set<String> known = new java.util.HashSet<>();
    private int again;

    boolean refute(Position position) {
      if (!known.add(sfen(position).split(" ")[0])) {
        again++;
        return true;
      }
      List<String> replies = Written.moves(position);
      if (replies.isEmpty()) {
        return false;
      }
      out.write(0);
      Position after = Written.after(position, replies.get(0));
      for (String move : Written.moves(after)) {
        Position next = Written.after(after, move);
        if (next.inCheck() && !refute(next)) {
          return false;
        }
      }
      return true;
    }
  }

  @Test
  void a_proof_that_grows_is_replayed_once() {
    Position position = Written.position("9/4k4/9/4P4/9/9/9/9/9 b 2G 1");
    ProofTree tree = new ProofTree();
    Position after = Written.after(position, "G*5c");
    tree.put(position, Written.move(position, "G*5c"), 3);
    for (String reply : Written.moves(after)) {
      Position next = Written.after(after, reply);
      tree.put(next, Written.move(next, Written.mateAtOnce(next)), 1);
    }
    ProofTree seen = new ProofTree();
    assertThat(ProofVerifier.verify(after, tree, seen)).isTrue();
    int replies = seen.size();
    assertThat(replies).isEqualTo(Written.moves(after).size());
    assertThat(ProofVerifier.verify(position, tree, seen)).isTrue();
    assertThat(seen.size()).isEqualTo(replies + 1);
    assertThat(seen.length(position)).isEqualTo(3);

    // What was seen is believed: a false entry there passes, and without it does not.
    ProofTree wrong = new ProofTree();
    wrong.put(position, Written.move(position, "G*9i"), 3);
    assertThat(ProofVerifier.verify(position, wrong, seen)).isTrue();
    assertThat(ProofVerifier.verify(position, wrong)).isFalse();
    wrong.put(position, Written.move(position, "G*9i"), 1);
    assertThat(ProofVerifier.verify(position, wrong, seen)).as("seen, but longer").isFalse();
  }
}
