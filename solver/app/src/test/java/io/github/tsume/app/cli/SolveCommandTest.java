package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.text.Wording;
import io.github.tsume.verdict.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {

  @Test
  void prints_the_mate_and_exits_with_0() {
    Run.Outcome outcome = Run.tsume("solve", Samples.MATE_3);
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).startsWith("mate in 3\n  G*5c ");
    assertThat(outcome.err()).isEmpty();
  }

  @Test
  void what_is_left_over_is_told_of_the_line_that_leaves_it() {
    String sfen = "9/4k4/9/4P4/9/9/9/9/9 b 3G 1";
    String out = Run.tsume("solve", "--variations=9", "--hash=16m", sfen).out();
    assertThat(out.split("after the mainline")).hasSize(2);
    assertThat(out).contains(" left over)");
    String ja = Run.tsume("solve", "--variations=9", "--lang=ja", "--hash=16m", sfen).out();
    assertThat(ja.split("作意の駒余り")).hasSize(2);
    assertThat(ja).contains("（駒余り：");
  }

  @Test
  void takes_a_position_that_is_not_quoted() {
    Run.Outcome outcome =
        Run.tsume("solve", "sfen", "9/4k4/9/4P4/9/9/9/9/9", "b", "2G2r2b2g4s4n4l17p", "1");
    assertThat(outcome.out()).startsWith("mate in 3\n");
  }

  @Test
  void exits_with_1_if_there_is_no_mate() {
    Run.Outcome outcome = Run.tsume("solve", Samples.NO_MATE);
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out()).startsWith("no mate\n");
  }

  @Test
  void exits_with_3_if_a_limit_was_hit() {
    Run.Outcome outcome = Run.tsume("solve", "--nodes", "5", Samples.HARD);
    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.out()).contains("unknown (node limit reached)");
  }

  @Test
  void of_many_the_worst_code_wins_and_all_are_solved() {
    String broken = "4k4/9/9 b - 1";
    String input = String.join("\n", Samples.MATE_3, Samples.NO_MATE, broken, Samples.MATE_5);
    Run.Outcome outcome = new Run().in(input).run("solve", "-", "--json", "--jobs", "2");
    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.lines())
        .extracting(line -> ResultReader.read(line).answer().outcome())
        .containsExactly(Outcome.MATE, Outcome.NO_MATE, Outcome.INVALID, Outcome.MATE);
    assertThat(outcome.lines())
        .extracting(line -> ResultReader.read(line).id())
        .containsExactly("1", "2", "3", "4");
  }

  @Test
  void writes_json_with_fields_in_their_order() {
    Run.Outcome outcome = Run.tsume("solve", "--json", "--no-timing", Samples.MATE_5);
    assertThat(outcome.out())
        .isEqualTo(
            "{\"schema\":\"tsume/1\",\"id\":\"1\",\"rules\":\"shogi\","
                + "\"sfen\":\"7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1\","
                + "\"result\":\"mate\",\"length\":5,\"exact\":true,"
                + "\"mainline\":[\"4b3a+\",\"2b3a\",\"S*2b\",\"3a2b\",\"4d4b\"],"
                + "\"mainlineText\":\"B-3a+ Kx3a S*2b Kx2b +R-4b\","
                + "\"complete\":true,"
                + "\"notes\":[{\"class\":\"filled-hand\",\"why\":\"the defender holds"
                + " the rest: R B G4 S3 N3 L3 P15\","
                + "\"words\":{\"code\":\"filled-hand\",\"arguments\":[\"R B G4 S3 N3 L3 P15\"],"
                + "\"en\":\"the defender holds the rest: R B G4"
                + " S3 N3 L3 P15\","
                + "\"ja\":\"玉方の持駒は残り全部としました：飛角金4銀3桂3香3歩15\"}}]}\n");
  }

  @Test
  void each_language_has_its_usual_notation_unless_another_is_asked_for() {
    assertThat(Run.tsume("solve", "--lang", "en", Samples.MATE_3).out()).contains("G*5c K-4a G*4b");
    assertThat(Run.tsume("solve", "--lang", "ja", Samples.MATE_3).out()).contains("▲５三金 △４一玉");
    String asked = Run.tsume("solve", "--lang=en", "--notation", "ja", Samples.MATE_3).out();
    assertThat(asked).contains("▲５三金 △４一玉");
  }

  @Test
  void why_an_input_is_no_problem_is_told_in_both_languages() {
    String json = Run.tsume("check", "--json", "4k4/P8/P8/9/9/9/9/9/9 b G 1").out().strip();
    Wording words =
        Objects.requireNonNull(Objects.requireNonNull(ResultReader.read(json).error()).words());
    assertThat(words.code()).isEqualTo("too-many-pawns-on-file");
    assertThat(words.arguments()).startsWith("P");
    assertThat(words.english()).contains("on file 9").contains("expected");
    assertThat(words.japanese()).contains("二歩").doesNotContain("expected");
  }

  @Test
  void several_threads_write_what_one_writes() {
    List<String> command = List.of("solve", "--json", "--no-timing", "--hash=64m", Samples.MATE_85);
    String alone = Run.tsume(command.toArray(String[]::new)).out();
    assertThat(alone).contains("\"length\":85,\"exact\":true");
    List<String> together = new ArrayList<>(command);
    together.add("--threads=2");
    assertThat(Run.tsume(together.toArray(String[]::new)).out()).isEqualTo(alone);
  }

  @Test
  void tells_limits_and_effort_unless_told_not_to() {
    String json = Run.tsume("solve", "--json", "--time", "90s", Samples.MATE_3).out();
    assertThat(json).contains("\"limits\":{\"time\":90,\"nodes\":null,\"hash\":\"");
    assertThat(ResultReader.read(json.strip()).effort()).isNotNull();
  }

  @Test
  void tells_the_raw_length_too() {
    Run.Outcome outcome = Run.tsume("solve", "--raw", Samples.MATE_1_RAW_13);
    assertThat(outcome.out()).startsWith("mate in 1 (with every interposition: 13)\n");
  }

  /** A mate in 7 whose first proof is longer: the raw length that is proved bounds the other. */
  @ParameterizedTest
  @ValueSource(ints = {2_000, 10_000, 30_000})
  void a_length_within_limits_never_exceeds_the_raw_one_that_is_proved(int nodes) {
    String sfen = "9/9/9/9/+n4g1g1/+r4b3/2K6/9/9 w RB2G4S3N2L18P2l 1";
    Object[] solve = {"solve --raw --json --defender-hand=as-is", "--nodes=" + nodes, sfen};
    Result.Answer answer = ResultReader.read(Run.tsume(solve).out().strip()).answer();
    assertThat(answer.length().plies()).isBetween(7, answer.rawLength().orElse(Integer.MAX_VALUE));
    assertThat(answer.rawLength().orElse(7)).isEqualTo(7);
    assertThat(answer.mainline()).hasSizeLessThanOrEqualTo(answer.length().plies());
  }

  @Test
  void warns_of_pieces_that_are_nowhere() {
    Run.Outcome outcome = Run.tsume("solve", Samples.MATE_1_RAW_13);
    assertThat(outcome.out()).contains("warning: pieces of the full set are nowhere (2): N2");
    Run.Outcome filled =
        Run.tsume("solve", "--json", "--defender-hand", "rest", Samples.MATE_1_RAW_13);
    assertThat(filled.out()).contains("filled-hand").doesNotContain("missing-pieces");
  }

  @Test
  void writes_moves_as_asked() {
    assertThat(Run.tsume("solve", "--notation", "usi", Samples.MATE_3).out()).contains("G*5c 5b");
    assertThat(Run.tsume("solve", "--notation", "western", Samples.MATE_3).out())
        .contains("G*5c K-");
  }

  @Test
  void solves_minishogi() {
    Run.Outcome outcome =
        Run.tsume("solve", "--rules", "minishogi", "--json", "2k2/5/2P2/5/5 b Grbs 1");
    assertThat(outcome.out()).contains("\"rules\":\"minishogi\"").contains("\"result\":\"mate\"");
  }

  @Test
  void says_that_it_was_interrupted() {
    Interruption interruption = new Interruption();
    interruption.interrupt();
    Run.Outcome outcome = new Run().with(interruption).run("solve", Samples.HARD);
    assertThat(outcome.exitCode()).isEqualTo(130);
  }
}
