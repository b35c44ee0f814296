package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.game.FutileRule;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.ToriShogi;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsiOptionsTest {
  private static UsiOptions with(String name, String value) {
    return Objects.requireNonNull(UsiOptions.DEFAULT.with(name, value));
  }

  @Test
  void takes_values() {
    assertThat(with("USI_Hash", "64").hashBytes()).isEqualTo(64L << 20);
    assertThat(with("MultiPV", "5").multiPv()).isEqualTo(5);
    assertThat(with("Threads", "2").threads()).isEqualTo(2);
    assertThat(with("NodesLimit", "1000000000000").nodesLimit()).isEqualTo(1_000_000_000_000L);
    assertThat(with("PvInterval", "0").pvInterval()).isZero();
    assertThat(with("FutileRule", "drops-only").futile()).isEqualTo(FutileRule.DROPS_ONLY);
    assertThat(with("DefenderHand", "rest").defenderHand()).isEqualTo(DefenderHand.REST);
    assertThat(with("RootIsAndNodeIfChecked", "true").defendsIfChecked()).isTrue();
    assertThat(with("USI_Variant", "torishogi").rules()).isEqualTo(ToriShogi.RULES);
    assertThat(with("USI_Variant", "minishogi").rules()).isEqualTo(Minishogi.RULES);
  }

  @Test
  void brings_numbers_within_their_bounds() {
    assertThat(with("USI_Hash", "0").hashBytes()).isEqualTo(1L << 20);
    assertThat(with("USI_Hash", "99999999999999999999").hashBytes()).isEqualTo(16384L << 20);
    assertThat(with("MultiPV", "0").multiPv()).isEqualTo(1);
    assertThat(with("Threads", "0").threads()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "USI_Hash,much",
    "USI_Hash,''",
    "Threads,all",
    "MultiPV,-1",
    "FutileRule,some",
    "DefenderHand,Auto",
    "RootIsAndNodeIfChecked,yes",
    "USI_Variant,tori"
  })
  void refuses_other_values(String name, String value) {
    assertThat(UsiOptions.DEFAULT.with(name, value)).isNull();
  }

  @Test
  void passes_over_options_of_other_engines() {
    assertThat(UsiOptions.DEFAULT.with("EvalDir", "somewhere else")).isNotNull();
  }

  @Test
  void changes_a_copy() {
    with("MultiPV", "9");
    assertThat(UsiOptions.DEFAULT.multiPv()).isEqualTo(1);
  }

  @Test
  void names_the_games_as_other_engines_do() {
    assertThat(UsiOptions.declarations())
        .contains(
            "option name USI_Variant type combo default shogi"
                + " var shogi var minishogi var torishogi");
  }

  /** Graphical interfaces split these lines at spaces. */
  @Test
  void declares_names_and_values_without_spaces() {
    assertThat(UsiOptions.declarations())
        .allMatch(
            line ->
                line.matches(
                    "option name \\S+ type (spin default \\d+ min \\d+ max \\d+"
                        + "|check default (true|false)|combo default \\S+( var \\S+)+)"));
  }
}
