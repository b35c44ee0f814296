package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.game.FutileRule;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.twins.SlowRules;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Claims of values at small positions in which much is asked for: interpositions that last, count
 * because of the others, are futile because of the others, can be captured in several ways. Each is
 * made at the boundary between true and false, and compared with the slow twin: true ones with
 * right numbers are shown, false ones are not, wherever the numbers are wrong.
 *
 * <p>{@code claims.tsv} holds the rules of the game and of futile interpositions, the position, and
 * the check after which claims are made, "-" if before it; nothing of what is expected.
 */
@Tag("slow")
class ValueClaimsTest {
  static List<String> claims() throws IOException {
    try (InputStream in = ValueClaimsTest.class.getResourceAsStream("claims.tsv")) {
      byte[] bytes = Objects.requireNonNull(in).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("claims")
  void what_is_true_is_shown_by_right_numbers_and_what_is_false_by_none(String line) {
    String[] columns = line.split("\t");
    Ruleset rules = Ruleset.byName(columns[0]).orElseThrow();
    Position start = Sfen.position(columns[2], rules);
    String before = CanonicalSfen.of(start.toSetup());
    int check =
        SlowRules.checks(start).stream()
            .filter(move -> Move.toUsi(move, rules).equals(columns[3]))
            .findFirst()
            .orElse(Move.NONE);
    ValueClaims claims = new ValueClaims(start, FutileRule.valueOf(columns[1]), check);
    claims.make();
    assertThat(CanonicalSfen.of(start.toSetup())).isEqualTo(before);
    assertThat(claims.met()).anyMatch(each -> each.startsWith("at "));
  }
}
