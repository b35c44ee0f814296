package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Likeness;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.kif.Handicap;
import io.github.tsume.notation.kif.ToriHandicap;
import io.github.tsume.notation.sfen.SfenTest;
import io.github.tsume.record.Problem;
import io.github.tsume.record.TreeBuilder;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * Every writer, for every game, policy and kind of start: what it writes is read by somebody who is
 * told nothing as the same problem, or the conversion says that it is not.
 */
class WritersTest {
  /** Kinds of starts; the defender's hand is stated in some and not in others. */
  private static Map<String, Setup> starts() {
    Map<String, Setup> starts = new LinkedHashMap<>();
    for (Ruleset rules : Ruleset.all()) {
      starts.put("start of " + rules, SfenTest.start(rules));
    }
    for (Handicap handicap : Handicap.values()) {
      starts.put(handicap.name(), handicap.setup());
      starts.put(handicap + " numbered", handicap.setup().toBuilder().ply(7).build());
    }
    for (ToriHandicap handicap : ToriHandicap.values()) {
      starts.put("tori " + handicap, handicap.setup());
    }
    problem(starts, "4k4/9/4P4/9/9/9/9/9/9 b G");
    problem(starts, "9/9/9/9/9/4p4/9/9/4K4 w g");
    problem(starts, "4k4/9/4P4/9/9/9/9/9/4K4 w g");
    problem(starts, "4k4/9/4P4/9/9/9/9/9/4K4 b G");
    problem(starts, "2k2/5/2P2/5/5 b G");
    problem(starts, "5/5/2p2/5/2K2 w g");
    problem(starts, "3k3/7/3F3/7/7/7/7 b C");
    return starts;
  }

  /** A problem whose defender's hand is not stated, stated as empty, in part, and in full. */
  private static void problem(Map<String, Setup> starts, String sfen) {
    Setup read = SfenTest.problem(sfen + " 1").setup();
    Color defender = read.defender();
    int kind = read.rules().kindLimit() - 1;
    starts.put(sfen + " unstated", read);
    starts.put(sfen + " empty", read.toBuilder().handStated(defender, true).build());
    starts.put(sfen + " part", read.toBuilder().hand(defender, kind, 1).build());
    starts.put(sfen + " full", read.fillDefenderHand(DefenderHand.REST).setup());
    starts.put(sfen + " move 9", read.toBuilder().ply(9).build());
  }

  @Test
  void what_is_written_is_read_as_the_same_problem_or_the_loss_is_told_and_not_passed_over() {
    List<String> wrong = new ArrayList<>();
    starts()
        .forEach(
            (name, setup) -> {
              for (Format format : Format.values()) {
                for (DefenderHand policy : DefenderHand.values()) {
                  String about = name + " as " + format + " by " + policy;
                  Conversion conversion = converted(setup, format, policy);
                  boolean same = isSame(setup, conversion, policy);
                  boolean told = !conversion.faithful() && !conversion.losses().isEmpty();
                  if (same == told) {
                    wrong.add(about + ": " + conversion);
                  }
                }
              }
            });
    assertThat(wrong).isEmpty();
  }

  private static Conversion converted(Setup setup, Format format, DefenderHand policy) {
    WriteOptions options = WriteOptions.DEFAULT.withDefenderHand(policy);
    return Conversion.of(Problem.of("x", setup), format, options);
  }

  /** Whether those who solve what was written solve the problem that was meant. */
  private static boolean isSame(Setup setup, Conversion conversion, DefenderHand policy) {
    if (conversion.text() == null) {
      return false;
    }
    ReadResult read = Notation.read(conversion.text(), "", ReadOptions.DEFAULT);
    return read.problems().size() == 1
        && Likeness.samePosition(
            read.problems().get(0).setup().fillDefenderHand(policy).setup(),
            setup.fillDefenderHand(policy).setup());
  }

  @Test
  void sfen_and_usi_state_the_whole_hand_by_the_policy() {
    Setup setup = SfenTest.problem("4k4/9/3+B5/1N1B5/9/9/9/9/9 b L 1").setup();
    String rest = "4k4/9/3+B5/1N1B5/9/9/9/9/9 b L2r4g4s3n3l18p 1";
    for (DefenderHand policy : List.of(DefenderHand.AUTO, DefenderHand.REST)) {
      assertThat(converted(setup, Format.SFEN, policy).text()).isEqualTo(rest + "\n");
      assertThat(converted(setup, Format.USI, policy).text())
          .isEqualTo("position sfen " + rest + "\n");
    }
    assertThat(converted(setup, Format.USI, DefenderHand.AS_IS).text())
        .isEqualTo("position sfen 4k4/9/3+B5/1N1B5/9/9/9/9/9 b L 1\n");
    assertThat(converted(setup, Format.KIF, DefenderHand.AUTO).text()).contains("玉方持駒：残り\n");
    assertThat(converted(setup, Format.KIF, DefenderHand.REST).text())
        .contains("後手の持駒：飛二　金四　銀四　桂三　香三　歩十八　\n")
        .doesNotContain("残り");
    assertThat(converted(setup, Format.KIF, DefenderHand.AS_IS).text()).contains("後手の持駒：なし\n");
  }

  @Test
  void startpos_is_written_for_shogi_alone_and_the_board_tells_other_games() {
    for (Ruleset rules : Ruleset.all()) {
      Setup start = SfenTest.start(rules);
      TreeBuilder tree = new TreeBuilder(start);
      int move = new RandomRecords(7).move(io.github.tsume.board.position.Position.of(start));
      tree.add(move);
      Problem game = Problem.of("x", start).withTree(tree.build());
      for (Format format : Format.values()) {
        Conversion conversion = Conversion.of(game, format, WriteOptions.DEFAULT);
        if (conversion.text() == null) {
          assertThat(conversion.faithful()).isFalse();
          continue;
        }
        Problem read = Notation.read(conversion.text(), "", ReadOptions.DEFAULT).problems().get(0);
        assertThat(read.setup().rules()).as(rules + " " + format).isEqualTo(rules);
        assertThat(Likeness.samePosition(read.setup(), start)).as(rules + " " + format).isTrue();
      }
      String usi =
          Objects.requireNonNull(Conversion.of(game, Format.USI, WriteOptions.DEFAULT).text());
      String words = rules == StandardShogi.RULES ? "startpos" : "sfen " + rules.startSfen();
      assertThat(usi).isEqualTo("position " + words + " moves " + Move.toUsi(move, rules) + "\n");
    }
  }

  @Test
  void the_game_that_a_board_told_is_a_remark_and_what_was_asked_for_is_not_overruled() {
    String mini = Minishogi.RULES.startSfen();
    ReadResult read = Notation.read(mini, "", ReadOptions.DEFAULT);
    assertThat(read.problems().get(0).warnings())
        .singleElement()
        .satisfies(warning -> assertThat(warning.code()).isEqualTo("guessed-rules"));
    assertThat(Notation.read(mini, "", ReadOptions.of(ToriShogi.RULES)).errors()).hasSize(1);
    assertThat(Notation.read("9/9/9/9/9 b - 1", "", ReadOptions.DEFAULT).errors()).hasSize(1);
    String csa =
        "P1-OU *  *  *  * \nP2 *  *  *  *  * \nP3 * +FU *  *  * \n"
            + "P4 *  *  *  *  * \nP5 *  *  *  *  * \nP+00KI\n+\n";
    Problem problem = Notation.read(csa, "", ReadOptions.DEFAULT).problems().get(0);
    assertThat(problem.setup().rules()).isEqualTo(Minishogi.RULES);
    assertThat(problem.warnings()).hasSize(1);
  }
}
