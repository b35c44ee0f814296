package io.github.tsume.brinkmate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.Certifier;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verify.BrinkmateCheck;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.ClaimKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** True certificates of brinkmates stand; whatever is left out, swapped or changed is refused. */
@Tag("slow")
class BrinkmateCertificateTest {
  private static final int LIMIT = 100_000;

  /** One key, P-3c+; every drop is a defence too. */
  private static final String FULL = "6k2/9/3+R5/6P2/9/9/9/9/9 b Sr2b4g3s4n4l17p 1";

  private final MateSolver solver = new MateSolver(1 << 22);

  /** The position after the key. */
  private static Position afterKey(String sfen, String key) {
    Position position = Sfen.position(sfen, StandardShogi.RULES);
    position.play(LegalMoves.resolve(position, key));
    return position;
  }

  /** The bytes of the answer to each reply, in the order of the walk. */
  private List<byte[]> answers(Position after) {
    List<byte[]> answers = new ArrayList<>();
    Session session = new Session(after, Color.BLACK, solver, FutileRule.NONE);
    Certifier certifier = new Certifier(session, LIMIT, SearchBudget.nodes(1_000_000));
    int written = 0;
    for (int reply : CanonicalMoves.of(after)) {
      session.play(reply);
      certifier.addNumber(0);
      assertThat(certifier.addMate()).isTrue();
      byte[] all = certifier.toBytes();
      answers.add(Arrays.copyOfRange(all, written, all.length));
      written = all.length;
      session.undo(reply);
    }
    return answers;
  }

  private static byte[] joined(List<byte[]> answers) {
    java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
    answers.forEach(bytes::writeBytes);
    return bytes.toByteArray();
  }

  private byte[] certificate(String sfen) {
    Position position = Sfen.position(sfen, StandardShogi.RULES);
    SearchBudget budget = SearchBudget.nodes(1_000_000);
    Brinkmate found =
        new BrinkmateSolver(solver, SolveOptions.DEFAULT)
            .solve(position, 1, Brinkmate.Wish.ALL_KEYS, budget);
    BrinkmateCertificate certificate =
        BrinkmateCertificate.of(position, found, 1, solver, SearchBudget.nodes(1_000_000));
    assertThat(certificate.claims()).hasSize(1);
    return certificate.claims().get(0).proof();
  }

  /** The plies of a key with its threats; -1 if it is not shown. */
  private static int plies(Position after, byte[] proof) {
    return BrinkmateCheck.key(after, true, proof).map(BrinkmateCheck.ShownKey::plies).orElse(-1);
  }

  @Test
  void a_true_one_stands_for_its_key_alone() {
    byte[] proof = certificate(FULL);
    Position position = Sfen.position(FULL, StandardShogi.RULES);
    for (int move : CanonicalMoves.of(position)) {
      Position after = position.copy();
      after.play(move);
      boolean isKey = move == LegalMoves.resolve(position, "3d3c+");
      assertThat(plies(after, proof)).isEqualTo(isKey ? 1 : -1);
    }
  }

  /** A walk stands only as a whole: where one answer is missing, the others do not fit. */
  @Test
  void without_an_answer_to_one_defence_it_falls() {
    Position after = afterKey(FULL, "3d3c+");
    List<byte[]> answers = answers(after);
    assertThat(BrinkmateCheck.plies(after, joined(answers))).isEqualTo(1);
    assertThat(answers).hasSizeGreaterThan(100);
    for (int i = 0; i < answers.size(); i += 15) {
      List<byte[]> fewer = new ArrayList<>(answers);
      fewer.remove(i);
      assertThat(BrinkmateCheck.plies(after, joined(fewer))).isEqualTo(-1);
    }
  }

  @Test
  void answers_of_two_defences_cannot_be_swapped() {
    Position after = afterKey(FULL, "3d3c+");
    List<byte[]> answers = answers(after);
    int swapped = 0;
    for (int i = 1; i < answers.size(); i++) {
      if (!Arrays.equals(answers.get(i), answers.get(i - 1))) {
        List<byte[]> other = new ArrayList<>(answers);
        other.set(i, answers.get(i - 1));
        other.set(i - 1, answers.get(i));
        assertThat(BrinkmateCheck.plies(after, joined(other))).isEqualTo(-1);
        swapped++;
      }
    }
    assertThat(swapped).isPositive();
  }

  @Test
  void a_proof_cut_short_or_with_something_after_it_falls() {
    Position after = afterKey(FULL, "3d3c+");
    byte[] proof = certificate(FULL);
    for (int length = 0; length < proof.length; length += 1 + proof.length / 12) {
      assertThat(plies(after, Arrays.copyOf(proof, length))).isEqualTo(-1);
    }
    assertThat(plies(after, proof)).isEqualTo(1);
    assertThat(plies(after, Arrays.copyOf(proof, proof.length + 1))).isEqualTo(-1);
  }

  /** Each number changed: hardly any change names another mate. */
  @Test
  void a_changed_move_is_refused_unless_it_mates_too() {
    Position after = afterKey(FULL, "3d3c+");
    byte[] proof = certificate(FULL);
    int refused = 0;
    int others = 0;
    for (int i = 0; i < proof.length; i += 13) {
      byte[] changed = proof.clone();
      changed[i] ^= (byte) (1 + i % 5);
      int plies = BrinkmateCheck.plies(after, changed);
      refused += plies < 0 ? 1 : 0;
      others += plies > 0 ? 1 : 0;
    }
    assertThat(refused).isGreaterThan(20 * others);
  }

  /** Random numbers, and pieces of a true proof: none shows a brinkmate where there is none. */
  @Test
  void nothing_made_up_shows_a_brinkmate_that_is_none() {
    Position other = afterKey(FULL, "3d3c");
    byte[] truth = certificate(FULL);
    Random random = new Random(46);
    for (int i = 0; i < 500; i++) {
      byte[] forged = Arrays.copyOf(truth, 1 + random.nextInt(truth.length));
      for (int change = 0; change < 1 + random.nextInt(5); change++) {
        forged[random.nextInt(forged.length)] = (byte) random.nextInt(128);
      }
      assertThat(BrinkmateCheck.plies(other, forged)).isEqualTo(-1);
    }
  }

  private byte[] none(String sfen, Brinkmate found) {
    Position position = Sfen.position(sfen, StandardShogi.RULES);
    return BrinkmateCertificate.of(position, found, 1, solver, SearchBudget.nodes(1_000_000))
        .claims()
        .stream()
        .filter(claim -> claim.kind() == ClaimKind.NO_BRINKMATE)
        .findFirst()
        .orElseThrow()
        .proof();
  }

  private Brinkmate whole(String sfen) {
    Position position = Sfen.position(sfen, StandardShogi.RULES);
    return new BrinkmateSolver(solver, SolveOptions.DEFAULT)
        .solve(position, 1, Brinkmate.Wish.WHOLE_LINE, SearchBudget.nodes(1_000_000));
  }

  @Test
  void that_there_is_no_other_key_stands_for_the_position_and_the_key_alone() {
    Brinkmate found = whole(FULL);
    byte[] proof = none(FULL, found);
    Position position = Sfen.position(FULL, StandardShogi.RULES);
    int key = LegalMoves.resolve(position, "3d3c+");
    assertThat(BrinkmateCheck.none(position, 1, Set.of(key), proof)).isTrue();
    assertThat(BrinkmateCheck.none(position, 1, Set.of(), proof)).isFalse();
    assertThat(BrinkmateCheck.none(position, 3, Set.of(key), proof)).isFalse();
    Position other = Sfen.position(FULL.replace("6P2", "7P1"), StandardShogi.RULES);
    assertThat(BrinkmateCheck.none(other, 1, Set.of(), proof)).isFalse();
  }

  /** Cut short, lengthened, and changed in one place or more: what still stands is no lie. */
  @Test
  void a_changed_proof_never_hides_a_key() {
    Brinkmate found = whole(FULL);
    byte[] proof = none(FULL, found);
    Position position = Sfen.position(FULL, StandardShogi.RULES);
    int key = LegalMoves.resolve(position, "3d3c+");
    for (int length = 0; length < proof.length; length += 1 + proof.length / 12) {
      byte[] cut = Arrays.copyOf(proof, length);
      assertThat(BrinkmateCheck.none(position, 1, Set.of(key), cut)).isFalse();
    }
    byte[] longer = Arrays.copyOf(proof, proof.length + 1);
    assertThat(BrinkmateCheck.none(position, 1, Set.of(key), longer)).isFalse();
    Random random = new Random(59);
    for (int i = 0; i < 40; i++) {
      byte[] forged = Arrays.copyOf(proof, proof.length + random.nextInt(3));
      for (int change = 0; change < 1 + random.nextInt(4); change++) {
        forged[random.nextInt(forged.length)] = (byte) random.nextInt(128);
      }
      assertThat(BrinkmateCheck.none(position, 1, Set.of(), forged)).isFalse();
    }
  }

  @Test
  void where_there_is_a_mate_nothing_made_up_shows_that_there_is_none() {
    Position threatened = Sfen.position("8k/9/7GP/9/9/9/9/9/9 b G 1", StandardShogi.RULES);
    Random random = new Random(60);
    for (int i = 0; i < 2_000; i++) {
      byte[] forged = new byte[random.nextInt(400)];
      for (int at = 0; at < forged.length; at++) {
        forged[at] = (byte) (random.nextInt(3) == 0 ? random.nextInt(5) : 0);
      }
      assertThat(BrinkmateCheck.none(threatened, 1, Set.of(), forged)).isFalse();
    }
  }
}
