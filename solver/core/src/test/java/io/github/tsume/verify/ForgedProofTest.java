package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.moves.RandomPositions;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever wants to fool the kernel: true proofs with something changed, and made-up ones. */
class ForgedProofTest {
  private static final String THREE = "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";
  private static final String FIVE = "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1";

  /** One position of a proof. */
  private record Entry(Position position, int move, int length) {}

  /** A mate found by trying everything; no search has a hand in it. */
  private static final class BruteForce {
    private final List<Entry> entries = new ArrayList<>();

    /**
     * The plies of the shortest mate within a bound, its proof in the list; -1 if there is none.
     */
    int attack(Position position, int plies) {
      for (int within = 1; within <= plies; within += 2) {
        for (int move : legal(position)) {
          int size = entries.size();
          Position here = position.copy();
          position.play(move);
          boolean mates = position.inCheck() && defended(position, within - 1);
          position.undo(move);
          if (mates) {
            entries.add(new Entry(here, move, within));
            return within;
          }
          while (entries.size() > size) {
            entries.remove(entries.size() - 1);
          }
        }
      }
      return -1;
    }

    private boolean defended(Position position, int plies) {
      for (int reply : legal(position)) {
        position.play(reply);
        boolean mates = plies > 0 && attack(position, plies - 1) > 0;
        position.undo(reply);
        if (!mates) {
          return false;
        }
      }
      return true;
    }
  }

  private static int[] legal(Position position) {
    return LegalMoves.of(position);
  }

  private static Position position(String sfen) {
    return Sfen.position(sfen, StandardShogi.RULES);
  }

  private static List<Entry> proof(Position position, int plies) {
    BruteForce force = new BruteForce();
    assertThat(force.attack(position, plies)).isPositive();
    return force.entries;
  }

  private static ProofTree tree(List<Entry> entries) {
    ProofTree tree = new ProofTree();
    entries.forEach(each -> tree.put(each.position(), each.move(), each.length()));
    return tree;
  }

  @Test
  void a_true_proof_stands() {
    assertThat(ProofVerifier.verify(position(THREE), tree(proof(position(THREE), 3)))).isTrue();
  }

  @Test
  void without_an_answer_to_one_defence_it_falls() {
    Position position = position(THREE);
    List<Entry> entries = proof(position, 3);
    int refused = 0;
    for (int i = 0; i < entries.size(); i++) {
      List<Entry> fewer = new ArrayList<>(entries);
      Entry missing = fewer.remove(i);
      boolean covered = tree(fewer).covering(missing.position()) != ProofTree.NONE;
      assertThat(ProofVerifier.verify(position, tree(fewer))).isEqualTo(covered);
      refused += covered ? 0 : 1;
    }
    assertThat(refused).isGreaterThan(3);
  }

  @Test
  void a_length_that_does_not_fall_is_refused() {
    Position position = position(THREE);
    List<Entry> entries = proof(position, 3);
    int last = entries.size() - 1;
    for (int i = 0; i < last; i++) {
      Entry entry = entries.get(i);
      List<Entry> changed = new ArrayList<>(entries);
      changed.set(i, new Entry(entry.position(), entry.move(), 3));
      assertThat(ProofVerifier.verify(position, tree(changed))).isFalse();
    }
    List<Entry> shorter = new ArrayList<>(entries);
    shorter.set(last, new Entry(position, entries.get(last).move(), 1));
    assertThat(ProofVerifier.verify(position, tree(shorter))).isFalse();
  }

  /** Each bit of each move: what stands is legal, gives check and mates by brute force. */
  @Test
  void a_changed_move_stands_only_if_it_mates() {
    Position position = position(THREE);
    List<Entry> entries = proof(position, 3);
    int refused = 0;
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      for (int bit = 0; bit < Move.BITS; bit++) {
        int move = entry.move() ^ 1 << bit;
        if (Move.to(move) >= 81 || Move.from(move) >= 81) {
          continue;
        }
        List<Entry> changed = new ArrayList<>(entries);
        changed.set(i, new Entry(entry.position(), move, entry.length()));
        if (ProofVerifier.verify(position, tree(changed))) {
          Position after = entry.position().copy();
          assertThat(legal(after)).contains(move);
          after.play(move);
          assertThat(after.inCheck()).isTrue();
          assertThat(new BruteForce().defended(after, entry.length() - 1)).isTrue();
        } else {
          refused++;
        }
      }
    }
    assertThat(refused).isGreaterThan(50);
  }

  /** A king between lances, a gold in front: only a pawn would mate, and must not. */
  @Test
  void a_pawn_drop_that_mates_is_no_move() {
    Position position = position("3lkl3/9/4G4/9/9/9/9/9/9 b P2r2b3g4s4n2l17p 1");
    ProofTree tree = new ProofTree();
    tree.put(position, Move.drop(StandardShogi.RULES.kindOf('P'), square(position, "5b")), 1);
    assertThat(ProofVerifier.verify(position, tree)).isFalse();
    for (int first = 0; first < 4; first++) {
      for (int second = 0; second < 128; second++) {
        byte[] forged = {(byte) first, (byte) second};
        assertThat(CertificateCheck.mate(position, true, forged)).isNegative();
      }
    }
  }

  private static int square(Position position, String name) {
    for (int square = 0; square < position.rules().squares(); square++) {
      if (position.rules().squareName(square).equals(name)) {
        return square;
      }
    }
    throw new IllegalArgumentException(name);
  }

  /** A rook that checks to and fro for ever: each position points to the other one. */
  @Test
  void a_circle_shows_no_mate_whatever_lengths_it_claims() {
    // The king goes between 1a and 1b as the rook, guarded, checks from 2a and 2b in turn.
    Position position = position("9/8k/7R1/9/9/9/9/9/9 b 2b4g4s4n4lr18p 1");
    for (int[] lengths : new int[][] {{9, 7}, {7, 7}, {1, 1}, {1, 9}, {Integer.MAX_VALUE, 3}}) {
      ProofTree tree = new ProofTree();
      everyPosition(position.copy(), 4, 0, lengths, tree);
      assertThat(tree.size()).isGreaterThanOrEqualTo(3);
      assertThat(ProofVerifier.verify(position, tree)).isFalse();
    }
  }

  /** Enters the first check of every position within some plies, with lengths in turn. */
  private static void everyPosition(
      Position position, int plies, int depth, int[] lengths, ProofTree tree) {
    for (int check : legal(position)) {
      position.play(check);
      if (position.inCheck()) {
        for (int reply : plies > 1 ? legal(position) : new int[0]) {
          position.play(reply);
          everyPosition(position, plies - 2, depth + 1, lengths, tree);
          position.undo(reply);
        }
        position.undo(check);
        tree.put(position, check, lengths[depth % lengths.length]);
        return;
      }
      position.undo(check);
    }
  }

  /** Made-up proofs with falling lengths: what stands is a mate by brute force. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void a_made_up_proof_stands_only_if_there_is_a_mate(long salt) {
    int stood = 0;
    int refused = 0;
    Random random = new Random(salt);
    for (long seed = 0; seed < 400; seed++) {
      Position position = RandomPositions.of(StandardShogi.RULES, seed + 1000 * salt);
      ProofTree tree = new ProofTree();
      for (int check : legal(position)) {
        Position after = position.copy();
        after.play(check);
        if (after.inCheck() && random.nextInt(3) == 0) {
          tree.put(position, check, 1);
        }
      }
      boolean stands = tree.size() > 0 && ProofVerifier.verify(position, tree);
      if (stands) {
        stood++;
        assertThat(new BruteForce().attack(position, 1)).as("seed %s", seed).isEqualTo(1);
      } else {
        refused += tree.size();
      }
    }
    assertThat(refused).isGreaterThan(20);
    assertThat(stood).isLessThan(refused);
  }

  /** Random numbers as certificates: none of them shows a mate where there is none. */
  @Test
  void no_numbers_show_a_mate_that_is_none() {
    // With one gold less it does not mate.
    Position position = position("9/4k4/9/4P4/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
    assertThat(new BruteForce().attack(position.copy(), 3)).isEqualTo(-1);
    Random random = new Random(42);
    for (int i = 0; i < 20_000; i++) {
      byte[] forged = new byte[1 + random.nextInt(12)];
      for (int j = 0; j < forged.length; j++) {
        forged[j] = (byte) random.nextInt(random.nextBoolean() ? 4 : 128);
      }
      assertThat(CertificateCheck.mate(position, true, forged)).isNegative();
    }
  }

  @Test
  void who_is_not_in_check_is_neither_mated_nor_safe_from_it() {
    Position quiet = position(FIVE);
    assertThat(CertificateCheck.noMate(quiet, new byte[] {0})).isFalse();
    assertThat(CertificateCheck.mate(quiet, false, new byte[] {0})).isNegative();
    assertThat(ProofVerifier.verify(quiet, new ProofTree())).isFalse();
    // Here every reply would do if only it were a check: there is none, and none is needed.
    Position stuck = position(STALEMATE);
    stuck.play(move(stuck, "G*2c"));
    assertThat(CanonicalMoves.of(stuck)).isEmpty();
    assertThat(CertificateCheck.mate(stuck, false, new byte[0])).isNegative();
    assertThat(ProofVerifier.verify(stuck, new ProofTree())).isFalse();
    // And here one reply leaves the attacker without a check, so that only the check is missing.
    Position safe = position("8k/9/9/9/9/9/9/9/9 b G 1");
    safe.play(move(safe, "G*9i"));
    assertThat(CertificateCheck.noMate(safe, new byte[] {0})).isFalse();
  }

  /** After G*2c the king has no move at all, and is not in check: no mate of tsume-shogi. */
  private static final String STALEMATE = "8k/6G2/9/9/9/9/9/9/9 b G 1";

  private static int move(Position position, String usi) {
    return Arrays.stream(CanonicalMoves.of(position))
        .filter(move -> Move.toUsi(move, position.rules()).equals(usi))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void a_quiet_move_that_leaves_no_reply_is_no_mate_in_either_verifier() {
    Position position = position(STALEMATE);
    int quiet = move(position, "G*2c");
    Position after = position.copy();
    after.play(quiet);
    assertThat(after.inCheck()).isFalse();
    assertThat(CanonicalMoves.of(after)).isEmpty();

    int index = CanonicalMoves.indexOf(quiet, CanonicalMoves.of(position));
    assertThat(CertificateCheck.mate(position, true, new byte[] {0, (byte) index})).isNegative();
    assertThat(CertificateCheck.mate(after, false, new byte[0])).isNegative();
    assertThat(CertificateCheck.noMate(after, new byte[0])).isFalse();

    ProofTree tree = new ProofTree();
    tree.put(position, quiet, 1);
    assertThat(ProofVerifier.verify(position, tree)).isFalse();
    assertThat(ProofVerifier.verify(after, new ProofTree())).isFalse();
  }

  @Test
  void a_quiet_move_that_leaves_no_reply_has_no_value_either() {
    Position position = position(STALEMATE);
    int quiet = move(position, "G*2c");
    int index = CanonicalMoves.indexOf(quiet, CanonicalMoves.of(position));
    ClaimReader reader = new ClaimReader(position, List.of(), Counting.STANDARD);
    assertThat(reader.isMated(List.of(quiet))).isFalse();
    // In one it does mate, by G*2b.
    for (int plies : new int[] {3, 5}) {
      byte[] proof = {(byte) index};
      assertThat(reader.atMost(List.of(), Worth.of(plies, Worth.NONE), proof)).isFalse();
      assertThat(reader.atMost(List.of(), Worth.of(plies, Worth.NONE), new byte[0])).isFalse();
    }
    assertThat(reader.atMost(List.of(quiet), Worth.of(0, Worth.NONE), new byte[0])).isFalse();
  }

  /** The same move when it gives check does mate: what is refused above is refused for that. */
  @Test
  void the_same_proofs_stand_where_the_last_move_gives_check() {
    Position position = position("8k/9/8G/9/9/9/9/9/9 b G 1");
    int mate = move(position, "G*1b");
    int index = CanonicalMoves.indexOf(mate, CanonicalMoves.of(position));
    assertThat(CertificateCheck.mate(position, true, new byte[] {0, (byte) index})).isEqualTo(1);
    ProofTree tree = new ProofTree();
    tree.put(position, mate, 1);
    assertThat(ProofVerifier.verify(position, tree)).isTrue();
    ClaimReader reader = new ClaimReader(position, List.of(), Counting.STANDARD);
    assertThat(reader.isMated(List.of(mate))).isTrue();
    assertThat(reader.atMost(List.of(), Worth.of(1, Worth.NONE), new byte[0])).isTrue();
  }
}
