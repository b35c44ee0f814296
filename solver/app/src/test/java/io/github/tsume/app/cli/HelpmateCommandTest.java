package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@code solve} and {@code check} where both sides help. */
class HelpmateCommandTest {
  private static final String THREE = "8R/9/7k1/9/9/9/9/9/9 b 2Sr2b4g2s4n4l18p 1";
  private static final String BEGUN = "7k1/9/7G1/9/9/9/9/9/9 w G 1";
  private static final String AS_IS = "--defender-hand=as-is";

  @TempDir Path folder;

  private static Run.Outcome run(String command, String... words) {
    String[] all = new String[words.length + 3];
    System.arraycopy(words, 0, all, 3, words.length);
    all[0] = command;
    all[1] = "--no-timing";
    all[2] = "--hash=16m";
    return Run.tsume(all);
  }

  @Test
  void it_is_asked_for_by_every_word_for_it() {
    for (String word : List.of("helpmate", "help", "協力詰")) {
      Run.Outcome outcome = run("solve", "--notation=usi", "--goal=" + word, THREE);
      assertThat(outcome.exitCode()).isZero();
      assertThat(outcome.lines()).containsSequence("helpmate in 3; 1 solution", "  S*3d 2c3b S*3c");
    }
    assertThat(run("solve", "--lang=ja", "--goal=help", THREE).out())
        .startsWith("3手協力詰、1解\n  ▲３四銀 △３二玉 ▲３三銀打");
  }

  @Test
  void a_title_says_it_and_every_solution_becomes_a_variation_of_the_record() throws IOException {
    Path file = folder.resolve("a.sfen");
    Files.writeString(
        file,
        THREE + "\tone\t3\t協力詰 3手\n" + BEGUN + "\ttwo\t2\t受先協力詰 3解\n" + BEGUN + "\tfour\t3\t協力詰\n");
    Path out = folder.resolve("out");
    Run.Outcome outcome = run("check", "--json", AS_IS, "-o", out.toString(), file.toString());
    assertThat(outcome.lines()).hasSize(3);
    assertThat(outcome.lines().get(0))
        .contains("\"goal\":\"helpmate\"", "\"solutionCount\":1", "\"verdict\":\"sound\"");
    assertThat(outcome.lines().get(1))
        .contains("\"defenderBegins\":true", "\"statedSolutions\":3", "\"verdict\":\"sound\"");
    assertThat(outcome.lines().get(2)).contains("\"attacker-begins\"", "\"verdict\":\"invalid\"");
    String kif = Files.readString(out.resolve("kif/two.kif"));
    assertThat(kif).contains("目標：helpmate defender-first 3-solutions", "変化：2手", "変化：1手");

    String results = out.resolve("results.jsonl").toString();
    assertThat(Run.tsume("verify", results).out()).doesNotContain("refused");
    Path again = folder.resolve("again");
    String record = out.resolve("kif/two.kif").toString();
    assertThat(run("check", "--json", "-o", again.toString(), record).out())
        .contains("\"defenderBegins\":true", "\"statedSolutions\":3", "\"verdict\":\"sound\"");
  }

  @Test
  void a_sheet_and_a_search_do_not_call_it_a_mate() throws IOException {
    Path file = folder.resolve("a.sfen");
    Files.writeString(file, THREE + "\tone\t3\t協力詰 3手\n" + BEGUN + "\ttwo\t2\t受先協力詰 3解\n");
    Path sheet = folder.resolve("sheet.svg");
    Run.tsume("show", "--svg", "--sheet=6", "-o", sheet.toString(), file.toString());
    assertThat(Files.readString(sheet)).contains("helpmate in 3", "helpmate in 2");
    Path out = folder.resolve("out");
    run("check", "--report=none", "-o", out.toString(), file.toString());
    Run.Outcome found = Run.tsume("find", "--where", "verdict=helpmate", out.toString());
    assertThat(found.lines()).hasSizeGreaterThan(1);
    assertThat(found.out()).contains("[協力詰 3手 · 3 plies ·").doesNotContain("mate in");
  }

  @Test
  void as_many_solutions_are_shown_as_are_asked_for_and_all_are_counted() {
    Run.Outcome outcome = run("solve", "--goal=helpmate", "--solutions=2", AS_IS, BEGUN);
    assertThat(outcome.out()).startsWith("helpmate in 2; 3 solutions; 2 of them shown");
    Run.Outcome check = run("check", "--goal=helpmate", "--json", AS_IS, BEGUN);
    assertThat(check.out()).contains("\"verdict\":\"cooked\"", "\"class\":\"other-solution\"");
    assertThat(check.exitCode()).isEqualTo(1);
  }

  @Test
  void a_limit_tells_within_how_many_plies_there_is_none() {
    Run.Outcome outcome = run("check", "--goal=helpmate", "--nodes=2", THREE);
    assertThat(outcome.out()).contains("unknown", "none within 1 ply");
    String broad = "4k4/9/9/9/9/9/9/9/4K4 b R 1";
    assertThat(Run.tsume("solve", "--goal=helpselfmate", "--hash=1m", broad).out())
        .contains("table full", "none within 6 plies")
        .containsPattern("nodes, [0-9.]+ s; [0-9]+ positions in complete plies");
  }

  @Test
  void what_memory_has_no_room_for_goes_to_a_folder() throws IOException {
    // Others found 57 plies and one solution too.
    String long57 =
        "ggssn2p1/lgssn3l/+R8/5N2k/4bn3/3l5/9/2g4L1/KBr3PP1 b 11P4p 1"; // 33,172 positions
    String results = "--output=" + folder.resolve("out");
    Path spill = Files.createDirectory(folder.resolve("spill"));
    String[] asked = {
      "solve", "--goal=helpmate", "--hash=1m", "--quiet", results, "--resume", long57
    };
    assertThat(Run.tsume(asked).out()).contains("table full");
    asked[3] = "--spill=" + spill;
    assertThat(Run.tsume(asked).out()).startsWith("helpmate in 57; 1 solution\n");
    assertThat(spill).isEmptyDirectory();

    asked[3] = "--spill=" + folder.resolve("none");
    Run.Outcome refused = Run.tsume(asked);
    assertThat(refused.err())
        .isEqualTo("tsume: cannot write " + folder.resolve("none") + ": there is no such folder\n");
    assertThat(refused.exitCode()).isEqualTo(Tally.USAGE);
    asked[1] = "--goal=mate";
    assertThat(Run.tsume(asked).err()).contains("--spill is for helpmates");
    asked[1] = "--threat";
    assertThat(Run.tsume(asked).err()).contains("--threat is asked alone");
  }

  @Test
  void prune_and_repair_check_every_edit_by_the_same_judgement() {
    String composed = THREE + " moves S*3d 2c3b S*3c";
    assertThat(Run.tsume("prune", "--hash=16m", "--goal=helpmate", composed).out())
        .contains("sound: helpmate in 3", "No piece is needless");
    assertThat(Run.tsume("repair", "--hash=16m", "--goal=helpmate", composed).out())
        .contains("sound: nothing to repair");
  }

  @Test
  void what_only_other_goals_have_is_refused() {
    for (String option : List.of("--tree", "--late=1", "--needless", "--within=3")) {
      Run.Outcome outcome = run("check", "--goal=helpmate", option, THREE);
      assertThat(outcome.exitCode()).as(option).isEqualTo(Tally.USAGE);
    }
  }
}
