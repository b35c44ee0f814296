package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class RefutationsTest {
  /** A gold in front of the king mates; beside it, or the pawn instead, it is taken or left. */
  private static final String HEAD_GOLD = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  @Test
  void a_refutation_book_has_every_check_that_fails() {
    Run.Outcome run = Run.tsume("check", "--refutations", "--json", HEAD_GOLD);
    List<String> checks = new ArrayList<>();
    for (JsonNode attempt : new ObjectMapper().readTree(run.out()).get("tries")) {
      checks.add(attempt.get("move").asString());
      assertThat(attempt.get("line").size()).isGreaterThan(1);
    }
    assertThat(checks).containsExactlyInAnyOrder("G*6a", "G*6b", "G*4a", "G*4b", "5c5b", "5c5b+");
  }

  @Test
  void it_is_printed_with_its_moves() {
    Run.Outcome run = Run.tsume("check", "--refutations", "--lang", "en", HEAD_GOLD);
    assertThat(run.out().lines().filter(line -> line.contains("fails after"))).hasSize(6);
  }
}
