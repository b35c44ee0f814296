package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.verify.ClaimReader;
import io.github.tsume.verify.Counting;
import io.github.tsume.verify.Worth;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Claims of values in positions of games, where interpositions are futile because of others: what
 * is written is read, and shows nothing that is stronger.
 */
class WrittenClaimsTest {
  /** After 7i5g a lance between counts, though the silver between is futile and lasts longer. */
  private static final String SILVER_BETWEEN =
      "ln1s2Rn1/2k1s4/2p1p1+P2/3p1p1p1/p8/bP2PP3/2NP1gS1+l/4g3+p/1Gbg2KS1 w RN2L3P3p 1";

  /** After G*6c, 5b6a and 3c3a every reply is an interposition; one is what makes others futile. */
  private static final String ALL_BETWEEN =
      "l8/3pk4/p5Rp1/2p1p1p1p/1p1P3P1/2P3P1P/PPG1PP3/7R1/LNS1KG1NL b 2GSP2b2s2nl 1";

  /** After 1c1a the same, and it decides what two other replies are. */
  private static final String GOLD_BETWEEN =
      "l1Rsk4/4g2p1/p2s1p2+R/2p1p4/6L2/1+Bl2PP2/PpPpP1+b2/1PG6/LN1KS4 b GS3N3Pg2p 1";

  private ClaimWriter writer;
  private ClaimReader reader;
  private Position start;

  @BeforeEach
  void start() {
    begin(SILVER_BETWEEN);
  }

  private void begin(String sfen) {
    start = Sfen.position(sfen, Ruleset.byName("shogi").orElseThrow());
    Session session = new Session(start, new MateSolver(4 << 20), FutileRule.STANDARD);
    writer = new ClaimWriter(session, List.of());
    writer.setLimit(100_000);
    reader = new ClaimReader(start, List.of(), Counting.STANDARD);
  }

  private static SearchBudget budget() {
    return SearchBudget.nodes(300_000);
  }

  @Test
  void an_interposition_counts_beside_one_that_is_futile_at_once() {
    int right = Worth.of(5, Worth.ALWAYS);
    byte[] proof = proven(writer.atLeast(List.of(), right, budget()));
    assertThat(reader.atLeast(List.of(), right, cut(proof))).as("a number less").isFalse();
    begin(SILVER_BETWEEN);
    assertThat(reader.atLeast(List.of(), right + 1, proof)).as("more than it is").isFalse();
    begin(SILVER_BETWEEN);
    assertThat(reader.atLeast(List.of(), right, proof)).isTrue();
    assertThat(writer.atLeast(List.of(), right + 1, budget())).isEmpty();
  }

  @Test
  void where_pieces_are_left_an_interposition_makes_those_futile_that_last_longer() {
    begin(ALL_BETWEEN);
    int right = Worth.of(5, Worth.ALWAYS);
    byte[] proof = proven(writer.atMost(List.of(), right, budget()));
    assertThat(reader.atMost(List.of(), right, cut(proof))).as("a number less").isFalse();
    begin(ALL_BETWEEN);
    assertThat(reader.atMost(List.of(), right - 1, proof)).as("less than it is").isFalse();
    begin(ALL_BETWEEN);
    assertThat(reader.atMost(List.of(), right, proof)).isTrue();
    assertThat(writer.atMost(List.of(), right - 1, budget())).isEmpty();
  }

  @Test
  void an_interposition_is_futile_because_of_another_one_that_ends_before_it() {
    begin(GOLD_BETWEEN);
    int check = move(start, "1c1a");
    Position after = start.copy();
    after.play(check);
    int gold = move(after, "G*4a");
    List<Integer> path = List.of(check);
    assertThat(reader.isFutileAtOnce(path, gold)).isFalse();
    int plies = 2;
    Optional<byte[]> proof = writer.futile(path, gold, plies, budget());
    while (proof.isEmpty() && plies < 6) {
      plies += 2;
      proof = writer.futile(path, gold, plies, budget());
    }
    byte[] numbers = proven(proof);
    assertThat(reader.isFutile(path, gold, plies, cut(numbers))).as("a number less").isFalse();
    begin(GOLD_BETWEEN);
    assertThat(reader.isFutile(path, gold, plies + 2, numbers)).as("longer").isFalse();
    begin(GOLD_BETWEEN);
    assertThat(reader.isFutile(path, gold, plies, numbers)).isTrue();
    // Whoever is futile does not count.
    assertThat(writer.counts(path, gold, plies + 2, budget())).isEmpty();
  }

  private static int move(Position at, String usi) {
    return SlowRules.legalMoves(at).stream()
        .filter(move -> Move.toUsi(move, at.rules()).equals(usi))
        .findFirst()
        .orElseThrow();
  }

  private static byte[] proven(Optional<byte[]> proof) {
    assertThat(proof).isPresent();
    return proof.orElseThrow();
  }

  private static byte[] cut(byte[] proof) {
    return Arrays.copyOf(proof, proof.length - 1);
  }
}
