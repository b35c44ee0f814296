package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Position;
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
    return io.github.tsume.board.Sfen.of(position.toSetup());
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

  /** The gold can check for ever; the king always goes back: each position once is enough. */
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

  /** Refutes a rook alone, which mates no king: by any reply that takes it or is not mated. */
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
      int number =
          java.util.stream.IntStream.range(0, replies.size())
              .filter(i -> fewChecks(Written.after(position, replies.get(i))))
              .findFirst()
              .orElse(0);
      out.write(number);
      Position after = Written.after(position, replies.get(number));
      for (String move : Written.moves(after)) {
        Position next = Written.after(after, move);
        if (next.inCheck() && !refute(next)) {
          return false;
        }
      }
      return true;
    }

    private static boolean fewChecks(Position position) {
      return Written.moves(position).isEmpty();
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
      String mate =
          Written.moves(next).stream()
              .filter(move -> Written.after(next, move).inCheck())
              .filter(move -> Written.moves(Written.after(next, move)).isEmpty())
              .findFirst()
              .orElseThrow();
      tree.put(next, Written.move(next, mate), 1);
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
