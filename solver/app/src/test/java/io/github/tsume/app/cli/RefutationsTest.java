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

  /** By trying everything: 22 to 355 positions for each. */
  @Test
  void each_of_a_small_problem_says_exactly_when_its_checks_end() {
    Run.Outcome run = Run.tsume("check", "--refutations", "--json", "9/4k4/9/4P4/9/9/9/9/9 b 2G 1");
    JsonNode result = new ObjectMapper().readTree(run.out());
    assertThat(result.get("complete").asBoolean()).isTrue();
    assertThat(result.get("tries")).isNotEmpty();
    for (JsonNode attempt : result.get("tries")) {
      assertThat(attempt.get("plies").asInt()).isEqualTo(6);
      assertThat(attempt.has("more")).isFalse();
    }
  }

  @Test
  void what_a_limit_leaves_open_is_not_taken_for_the_end_of_the_checks() {
    String sfen = "6R2/5p3/2pppk3/4s1R2/5P3/9/9/9/9 b - 1";
    for (String nodes : List.of("35k", "36k", "38k", "60k")) {
      Run.Outcome run = Run.tsume("check", "--refutations", "--json", "--nodes", nodes, sfen);
      JsonNode tries = new ObjectMapper().readTree(run.out()).path("tries");
      for (JsonNode attempt : tries) {
        if (attempt.get("ply").asInt() == 1) {
          int right = List.of("3a3b+", "3d4d").contains(attempt.get("move").asString()) ? 8 : 10;
          assertThat(attempt.get("plies").asInt())
              .as("with %s: %s", nodes, attempt)
              .isBetween(attempt.has("more") ? 2 : right, right);
        }
      }
    }
  }

  @Test
  void it_is_printed_with_its_moves() {
    Run.Outcome run = Run.tsume("check", "--refutations", "--lang", "en", HEAD_GOLD);
    assertThat(run.out().lines().filter(line -> line.contains("fails after"))).hasSize(6);
  }
}
