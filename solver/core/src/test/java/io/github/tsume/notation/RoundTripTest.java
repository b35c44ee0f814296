package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RoundTripTest {
  private static final int RECORDS = Integer.getInteger("tsume.records", 100);

  private static Problem through(Format format, Problem problem, String about) {
    String text = format.writer().write(problem, WriteOptions.DEFAULT);
    ReadResult result = format.reader().read(text, "x", ReadOptions.of(problem.setup().rules()));
    assertThat(result.errors()).as("%s%n%s", about, text).isEmpty();
    return result.problems().get(0);
  }

  private static void assertSame(Problem expected, Problem actual, String about) {
    assertThat(actual.setup()).as(about).isEqualTo(expected.setup());
    assertThat(actual.metadata()).as(about).isEqualTo(expected.metadata());
    assertThat(actual.tree()).as(about).isEqualTo(expected.tree());
  }

  static List<Ruleset> rulesets() {
    return Ruleset.all();
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void kif_and_jkf_hold_everything(Ruleset rules) {
    for (int seed = 0; seed < RECORDS; seed++) {
      Problem problem = new RandomRecords(seed).problem(rules);
      String about = rules + ", seed " + seed;
      assertSame(problem, through(Format.KIF, problem, about), about + ", KIF");
      if (rules != ToriShogi.RULES) {
        assertSame(problem, through(Format.JKF, problem, about), about + ", JKF");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void ki2_holds_everything_but_times(Ruleset rules) {
    for (int seed = 0; seed < RECORDS; seed++) {
      Problem random = new RandomRecords(seed).problem(rules);
      Problem problem = random.withTree(stripped(random.tree(), true, false));
      String about = rules + ", seed " + seed;
      assertSame(problem, through(Format.KI2, problem, about), about);
    }
  }

  @Test
  void csa_holds_everything_but_variations() {
    for (Ruleset rules : List.of(StandardShogi.RULES, Minishogi.RULES)) {
      for (int seed = 0; seed < RECORDS; seed++) {
        Problem random = new RandomRecords(seed).problem(rules);
        Problem problem = random.withTree(stripped(random.tree(), false, true));
        Problem read = through(Format.CSA, problem, rules + ", seed " + seed);
        String about = rules + ", seed " + seed;
        assertThat(read.setup()).as(about).isEqualTo(problem.setup());
        assertThat(read.metadata().entries()).as(about).isEqualTo(problem.metadata().entries());
        assertThat(read.tree()).as(about).isEqualTo(problem.tree());
      }
    }
  }

  @Test
  void sfen_usi_and_bod_hold_the_position() {
    for (int seed = 0; seed < RECORDS; seed++) {
      Problem problem = new RandomRecords(seed).problem(StandardShogi.RULES);
      String sfen = SfenWriter.sfen(RestHand.spelledOut(problem.setup()));
      for (Format format : List.of(Format.SFEN, Format.USI, Format.BOD)) {
        Problem read = through(format, problem, "seed " + seed);
        assertThat(SfenWriter.sfen(RestHand.spelledOut(read.setup()))).isEqualTo(sfen);
      }
    }
  }

  /** The tree without times, or without variations. */
  private static MoveTree stripped(MoveTree tree, boolean variations, boolean times) {
    List<Step> line = new ArrayList<>();
    for (Step step : tree.line()) {
      List<MoveTree> alternatives = new ArrayList<>();
      if (variations) {
        step.alternatives().forEach(other -> alternatives.add(stripped(other, true, times)));
      }
      line.add(
          new Step(
              step.move(),
              step.special(),
              step.legal(),
              step.comments(),
              times ? step.time() : null,
              alternatives));
    }
    return new MoveTree(tree.comments(), line);
  }

  /** The tree without comments. */
  static MoveTree withoutComments(MoveTree tree) {
    List<Step> line = new ArrayList<>();
    for (Step step : tree.line()) {
      List<MoveTree> alternatives = new ArrayList<>();
      step.alternatives().forEach(other -> alternatives.add(withoutComments(other)));
      line.add(step.withComments(List.of()).withAlternatives(alternatives));
    }
    return new MoveTree(List.of(), line);
  }
}
