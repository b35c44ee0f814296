package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.twins.MateTries;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.verify.CertificateCheck;
import io.github.tsume.verify.HandNumbers;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Certificates are written by the search and followed without it; changed ones are refused. */
@Tag("slow")
class CertifierTest {
  private static final int LIMIT = 100_000;

  private static Session session(Position position) {
    return new Session(position, new MateSolver(1 << 20), FutileRule.NONE);
  }

  private static byte[] mate(Position position) {
    return Certifier.mate(session(position), LIMIT, SearchBudget.unlimited()).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1, 3",
    "7l1/7pk/9/9/8+P/9/9/9/8L b 2r2b4g4s2n2l16p 1, 13",
    "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1, 7",
  })
  void a_mate_is_shown_in_no_fewer_plies_than_it_takes(String sfen, int raw) {
    Position position = Sfen.position(sfen, StandardShogi.RULES);
    assertThat(CertificateCheck.mate(position, true, mate(position))).isGreaterThanOrEqualTo(raw);
  }

  /**
   * Each byte changed in several ways: either it is refused, or it names another mate, which brute
   * force then finds within the plies that it shows.
   */
  @Test
  void a_changed_mate_is_refused_unless_it_is_another_one() {
    String sfen = "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1";
    Position position = Sfen.position(sfen, StandardShogi.RULES);
    byte[] proof = mate(position);
    int refused = 0;
    int others = 0;
    for (int i = 0; i < proof.length; i++) {
      for (int change : new int[] {1, 2, 3, 5, 0x40, 0x80}) {
        byte[] changed = proof.clone();
        changed[i] ^= (byte) change;
        int length = CertificateCheck.mate(position, true, changed);
        refused += length < 0 ? 1 : 0;
        others += length < 0 ? 0 : 1;
        assertThat(length < 0 || length >= 7).isTrue();
      }
    }
    assertThat(refused).isGreaterThan(20 * others);
    assertThat(CertificateCheck.mate(position, true, java.util.Arrays.copyOf(proof, 1)))
        .isNegative();
    byte[] longer = java.util.Arrays.copyOf(proof, proof.length + 1);
    assertThat(CertificateCheck.mate(position, true, longer)).isNegative();
  }

  @Test
  void a_mate_is_not_shown_of_another_position() {
    Position gold =
        Sfen.position("9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1", StandardShogi.RULES);
    Position free =
        Sfen.position("4k4/9/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1", StandardShogi.RULES);
    assertThat(CertificateCheck.mate(free, true, mate(gold))).isNegative();
  }

  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void no_mate_is_shown_where_brute_force_finds_none_and_never_where_it_finds_one(String name) {
    Ruleset rules = Ruleset.byName(name).orElseThrow();
    int shown = 0;
    int mated = 0;
    for (long seed = 1; seed <= 25; seed++) {
      Position position = MateTries.of(rules, seed);
      for (int check : SlowRules.checks(position)) {
        Session session = session(position);
        session.play(check);
        boolean mates = session.mates(SearchBudget.nodes(5_000)).isProven();
        Optional<byte[]> shownBy = Certifier.noMate(session, 300, SearchBudget.nodes(20_000));
        Position after = position.copy();
        after.play(check);
        if (mates) {
          mated++;
          assertThat(shownBy).as("seed %s", seed).isEmpty();
        } else if (shownBy.isPresent()) {
          byte[] proof = shownBy.get();
          shown++;
          assertThat(CertificateCheck.noMate(after, proof)).as("seed %s", seed).isTrue();
          for (int i = 0; i < Math.min(proof.length, 5); i++) {
            byte[] changed = proof.clone();
            changed[i] ^= 0x7F;
            assertThat(CertificateCheck.noMate(after, changed)).as("seed %s", seed).isFalse();
          }
        }
      }
    }
    assertThat(shown).isGreaterThan(30);
    assertThat(mated).isPositive();
  }

  /** All numbers that a short certificate can hold: none of them shows what is not so. */
  @Test
  void no_certificate_shows_that_a_mate_fails() {
    Position position =
        Sfen.position("9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1", StandardShogi.RULES);
    position.play(LegalMoves.resolve(position, "G*5c"));
    int replies = SlowRules.legalMoves(position).size();
    for (int reply = 0; reply < replies; reply++) {
      for (int next = 0; next < 40; next++) {
        byte[] forged = {(byte) reply, (byte) next, (byte) next, (byte) next};
        for (int length = 1; length <= forged.length; length++) {
          byte[] proof = java.util.Arrays.copyOf(forged, length);
          assertThat(CertificateCheck.noMate(position, proof)).isFalse();
        }
      }
    }
  }

  @Test
  void each_part_of_a_hand_has_a_number() {
    int hand = Hand.with(Hand.with(Hand.with(Hand.EMPTY, 7, 18), 4, 3), 1, 1);
    Set<Integer> parts = new HashSet<>();
    int number = 0;
    for (int part; (part = HandNumbers.part(number, hand)) >= 0; number++) {
      assertThat(Hand.dominates(hand, part)).isTrue();
      assertThat(HandNumbers.of(part, hand)).isEqualTo(number);
      parts.add(part);
    }
    assertThat(parts).hasSize(19 * 4 * 2).hasSize(number).contains(Hand.EMPTY, hand);
    assertThat(HandNumbers.part(-1, hand)).isEqualTo(-1);
  }
}
