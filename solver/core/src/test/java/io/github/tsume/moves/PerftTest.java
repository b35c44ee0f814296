package io.github.tsume.moves;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The published counts of {@code perft.tsv}: one row per position, all depths below 30 million. */
class PerftTest {
  static List<String> rows() throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(PerftTest.class.getResourceAsStream("perft.tsv")),
                StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void agrees_with_the_published_counts(String row) {
    String[] fields = row.split("\t", -1);
    Ruleset rules = Ruleset.byName(fields[0]).orElseThrow();
    // Some of these positions hold three rooks.
    Position position = Sfen.uncheckedPosition(fields[1], rules);
    for (String entry : fields[2].split(" ", -1)) {
      String[] depthAndCount = entry.split(":", -1);
      int depth = Integer.parseInt(depthAndCount[0]);
      assertThat(Perft.count(position, depth))
          .as("depth %d of %s", depth, fields[1])
          .isEqualTo(Long.parseLong(depthAndCount[1]));
    }
  }

  @Test
  void divides_the_count_by_first_moves() {
    Position start = Sfen.position(StandardShogi.RULES.startSfen(), StandardShogi.RULES);
    assertThat(Perft.divide(start, 2)).hasSize(30).containsEntry("7g7f", 30L);
    assertThat(Perft.count(start, 0)).isEqualTo(1);
  }
}
