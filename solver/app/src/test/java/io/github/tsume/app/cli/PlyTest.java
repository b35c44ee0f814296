package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** {@code --ply}: which position of an input with moves is the problem. */
class PlyTest {
  /** A mate in five: its first three moves, and the rest. */
  private static final String SFEN = "9/6Spk/9/5R1+B1/9/9/9/9/9 b Nrb4g3s3n4l17p 1";

  private static String moves(int count) {
    Run.Outcome solved = Run.tsume("solve", "--notation=usi", "--json", "--no-timing", SFEN);
    String line = solved.out().replaceAll("(?s).*\"mainline\":\\[([^]]*)].*", "$1");
    String[] all = line.replace("\"", "").split(",");
    return String.join(" ", Arrays.copyOf(all, count));
  }

  private static Run.Outcome solve(String... more) {
    String[] args = Arrays.copyOf(new String[] {"solve", "--json"}, 3 + more.length);
    System.arraycopy(more, 0, args, 2, more.length);
    args[2 + more.length] = "position sfen " + SFEN + " moves " + moves(4);
    return Run.tsume(args);
  }

  @Test
  void without_it_the_first_position_is_solved_and_that_is_said() {
    assertThat(solve().out())
        .contains("\"length\":5", "\"class\":\"first-position\"", "the input has 4 moves");
    assertThat(Run.tsume("solve", "--json", SFEN).out()).doesNotContain("first-position");
    assertThat(solve("--lang=ja").out()).contains("4手の指し手");
  }

  @Test
  void it_names_the_first_one_in_the_middle_or_the_last() {
    assertThat(solve("--ply=0").out()).contains("\"length\":5").doesNotContain("first-position");
    assertThat(solve("--ply=2").out()).contains("\"length\":3").doesNotContain("first-position");
    assertThat(solve("--ply=4").out()).contains("\"length\":1");
    assertThat(solve("--ply=end").out()).contains("\"length\":1");
  }

  @Test
  void a_check_takes_the_moves_after_it_as_the_authors_line() {
    String input = "position sfen " + SFEN + " moves " + moves(5);
    Run.Outcome outcome = Run.tsume("check", "--json", "--ply=2", "--nodes=100000", input);
    assertThat(outcome.out()).contains("\"length\":3", "\"agrees\":true", "authoredLine");
  }

  @Test
  void show_draws_it() {
    String input = "position sfen " + SFEN + " moves " + moves(2);
    assertThat(Run.tsume("show", "--ply", "end", input).out()).contains(" b ").contains(" 3\n");
    assertThat(Run.tsume("show", "--ply", "1", input).exitCode()).isEqualTo(4);
  }

  @Test
  void a_ply_that_is_not_there_is_an_error_and_names_how_many_there_are() {
    Run.Outcome outcome = solve("--ply=9");
    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.out()).contains("after move 9: the record has 4 moves");
    assertThat(Run.tsume("solve", "--ply=x", SFEN).exitCode()).isEqualTo(2);
    assertThat(Run.tsume("solve", "--ply=x", SFEN).err()).contains("--ply").contains("or end");
  }
}
