package io.github.tsume.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.rules.Ruleset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A position has one text, and nothing else is read. */
class CanonicalSfenTest {
  private static final Ruleset SHOGI = Ruleset.byName("shogi").orElseThrow();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9/6+B1k/9/9/9/9/9/9/9 b G2rb3g4s4n4l18p 1",
        "4k4/9/4P4/9/9/9/9/9/9 w - 12",
        "+P+p7/9/4K4/9/9/9/9/9/4k4 b R2G10Pr2g8p 1",
        // Two kings of one side: a setup, though no position.
        "k7k/9/9/9/9/9/9/9/9 b R 1",
      })
  void the_text_of_a_setup_is_read_as_that_setup(String sfen) {
    Setup setup = CanonicalSfen.read(sfen, SHOGI).orElseThrow();
    assertThat(CanonicalSfen.of(setup)).isEqualTo(sfen);
    assertThat(Sfen.parse(sfen, SHOGI).faults()).isEqualTo(setup.faults());
  }

  @Test
  void the_first_position_of_each_game_is_read_as_people_read_it() {
    for (Ruleset rules : Ruleset.all()) {
      String sfen = SfenWriter.sfen(Sfen.parse(rules.startSfen(), rules));
      Setup setup = CanonicalSfen.read(sfen, rules).orElseThrow();
      assertThat(CanonicalSfen.of(setup)).isEqualTo(sfen);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "9/9",
        "81/9/9/9/9/9/9/9/4k4 b R 1",
        "9/9/9/9/9/9/9/9/4k4  b R 1",
        "9/9/9/9/9/9/9/9/4k4 b R",
        "9/9/9/9/9/9/9/9/4k4 b R 01",
        "9/9/9/9/9/9/9/9/4k4 b R 1 ",
        "9/9/9/9/9/9/9/9/4k4 x R 1",
        "9/9/9/9/9/9/9/9/4k4 b 1R 1",
        "9/9/9/9/9/9/9/9/4k4 b RR 1",
        "9/9/9/9/9/9/9/9/4k4 b rR 1",
        "9/9/9/9/9/9/9/9/4k4 b PR 1",
        "9/9/9/9/9/9/9/9/4k4 b K 1",
        "9/9/9/9/9/9/9/9/4k4 b R- 1",
        "9/9/9/9/9/9/9/9/4k4 b 02R 1",
        "9/9/9/9/9/9/9/9/4k4 b 99999999999R 1",
        "9/9/9/9/9/9/9/9/+4k4 b R 1",
        "9/9/9/9/9/9/9/9/4k+4 b R 1",
        "9/9/9/9/9/9/9/9/4k3+G b R 1",
        "9/9/9/9/9/9/9/9/4k3X b R 1",
        "9/9/9/9/9/9/9/9/4k5 b R 1",
        "9/9/9/9/9/9/9/9/4kk4 b R 1",
        "9/9/9/9/9/9/9/9/９ b R 1",
        "111111111/9/9/9/9/9/9/9/4k4 b R 1",
        "9/9/9/9/9/9/9/9/4k4/9 b R 1",
      })
  void another_text_is_refused(String text) {
    assertThat(CanonicalSfen.read(text, SHOGI)).isEmpty();
  }

  @Test
  void a_text_of_another_game_is_refused() {
    String sfen = "9/9/9/9/9/9/9/9/4k4 b R 1";
    List<String> readers =
        Ruleset.all().stream()
            .filter(rules -> CanonicalSfen.read(sfen, rules).isPresent())
            .map(Ruleset::name)
            .toList();
    assertThat(readers).containsExactly("shogi");
  }
}
