package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code tsume grade}: tables for editors, rows for programs, exit codes. */
class GradeCommandTest {
  /** Mate in 1 by a gold in front of the king. */
  private static final String HEAD_GOLD = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  @TempDir Path directory;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private static Run.Outcome grade(String... words) {
    List<String> all = new ArrayList<>(List.of("grade"));
    all.addAll(List.of(words));
    all.addAll(List.of("--nodes=1m", "--hash=16m"));
    return Run.tsume(all.toArray(String[]::new));
  }

  private Path collection() throws IOException {
    return file("problems.sfen", HEAD_GOLD + "\ta-1\n" + Samples.MATE_3 + "\ta-2\n");
  }

  @Test
  void a_table_for_each_problem_and_one_of_the_solvers() throws IOException {
    String answers =
        "Ann\n1 G*5b\n2 G*5c K-4a G*4b\n\nBob\n1 G*4b\n2 G*5c K-5a\n\nEve\n1 52金\n2 G*5c ? G*4b\n";
    Run.Outcome outcome = grade(collection().toString(), file("a.txt", answers).toString());
    assertThat(outcome.out())
        .contains("a-1  sound: mate in 1\n")
        .contains("  Ann  right\n  Bob  wrong  move 1, G*4b, is refuted by Kx4b\n  Eve  right\n")
        .contains("  3 answers, 2 of them right (right: 2, wrong: 1)\n")
        .contains("incomplete")
        .contains("stops before move 3; right so far")
        .contains("a.txt:11:8: \"?\" is no move; expected move")
        .contains("Solvers\n  1.  Ann  2 of 2\n  2.  Eve  1 of 2\n  3.  Bob  0 of 2\n");
    assertThat(outcome.exitCode()).isEqualTo(Tally.UNREADABLE);
  }

  @Test
  void who_says_that_there_is_no_solution_is_right_if_there_is_none() throws IOException {
    String none = "4k4/9/4P4/9/9/9/9/9/9 b P 1\n";
    Path problems = file("p.sfen", HEAD_GOLD + "\n" + none);
    Path answers = file("a.txt", "Ann\n1 不詰\n2 不詰\n");
    Run.Outcome outcome = grade(problems.toString(), answers.toString());
    assertThat(outcome.lines())
        .contains("  Ann  wrong  there is a solution, which begins with G*5b", "  Ann  right");
    assertThat(grade("--json", problems.toString(), answers.toString()).out())
        .contains("\"grade\":\"wrong\",\"why\":\"solvable\",\"better\":[\"G*5b\"]");
  }

  @Test
  void any_shortest_line_of_a_helpmate_is_right_whoever_begins() throws IOException {
    String three = "6kg1/8+P/7S1/9/9/9/9/9/9 b 2r2b3g3s4n4l17p 1\th-1\t3\t協力詰 3手\n";
    String begun = "7k1/9/7G1/9/9/9/9/9/9 w Gr 1\th-2\t2\t受先協力詰\n";
    String answers = "Ann\n1 ２一と 同玉 ２二金\n2 K-1a G*1b\n\nBob\n1 ２一と\n2 K-3a G*9i\n";
    Path problems = file("helped.sfen", three + begun);
    Run.Outcome outcome = grade(problems.toString(), file("a.txt", answers).toString());
    assertThat(outcome.out())
        .contains(
            "h-1  sound: helpmate in 3\n  Ann  right\n  Bob  incomplete  stops before move 2;")
        .contains("h-2  cooked: helpmate in 2\n  Ann  right\n  Bob  wrong")
        .contains("  1.  Ann  2 of 2\n  2.  Bob  0 of 2\n");
    assertThat(outcome.exitCode()).isEqualTo(Tally.DEFECT);
    Run.Outcome json = grade("--json", problems.toString(), file("b.txt", answers).toString());
    assertThat(json.out()).contains("\"verdict\":\"sound\",\"length\":3,\"exact\":true");
  }

  @ParameterizedTest
  @CsvSource({"52金, 0", "52金打まで, 0", "42金, 1", "52歩, 1", "5？金, 4", "52銀, 4"})
  void the_exit_code_is_that_of_the_worst_answer(String answer, int code) throws IOException {
    Path answers = file("a.txt", "Ann\n" + answer + "\n");
    assertThat(grade(HEAD_GOLD, answers.toString()).exitCode()).isEqualTo(code);
  }

  @Test
  void what_the_nodes_do_not_decide_is_exit_code_3() throws IOException {
    Path answers = file("a.txt", "Ann\n41角成 22玉\n");
    Run.Outcome outcome =
        Run.tsume("grade", Samples.HARD, file("b.txt", "Ann\n64銀\n").toString(), "--nodes=5");
    assertThat(outcome.out()).contains("Ann");
    assertThat(outcome.exitCode()).isIn(Tally.INCONCLUSIVE, Tally.DEFECT, Tally.UNREADABLE);
    Run.Outcome open =
        Run.tsume(
            "grade",
            Samples.MATE_5,
            file("c.txt", "Ann\n4b3a+ 2b3a S*2b 3a2b 4d4b\n").toString(),
            "--nodes=1");
    assertThat(open.out()).contains("not decided");
    assertThat(open.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    assertThat(answers).exists();
  }

  @Test
  void tables_of_all_kinds_are_read_and_in_the_encodings_of_spreadsheets() throws IOException {
    String wide = "氏名,a-1,a-2\n山田,52金,53金 41玉 42金\n";
    Path shiftJis =
        Files.write(directory.resolve("s.csv"), wide.getBytes(Charset.forName("windows-31j")));
    Path marked = file("m.csv", "\ufeff" + wide);
    String problems = collection().toString();
    for (Path answers : List.of(shiftJis, marked)) {
      Run.Outcome outcome = grade(problems, answers.toString());
      assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
      assertThat(outcome.out()).contains("  1.  山田  2 of 2\n");
    }
  }

  @Test
  void in_a_folder_a_file_is_named_after_its_solver() throws IOException {
    Path folder = Files.createDirectory(directory.resolve("answers"));
    Files.writeString(folder.resolve("ann.txt"), "52金\n");
    Files.writeString(folder.resolve("bob.txt"), "1 ５二金打\n");
    Run.Outcome outcome = grade(HEAD_GOLD, folder.toString());
    assertThat(outcome.exitCode()).as(outcome.out()).isZero();
    assertThat(outcome.out()).contains("  1. =  ann  1 of 1\n  1. =  bob  1 of 1\n");
  }

  @Test
  void mails_of_a_folder_are_opened_and_a_letter_without_an_answer_is_named() throws IOException {
    Path folder = Files.createDirectory(directory.resolve("letters"));
    String coded = Base64.getEncoder().encodeToString("1 ５二金打\n".getBytes(StandardCharsets.UTF_8));
    String head = "From: ann@example.org\nMIME-Version: 1.0\nContent-Type: text/plain;";
    String way = " charset=utf-8\nContent-Transfer-Encoding: base64\n\n";
    Files.writeString(folder.resolve("ann.eml"), head + way + coded + "\n");
    Run.Outcome read = grade(HEAD_GOLD, folder.toString());
    assertThat(read.exitCode()).as(read.out() + read.err()).isZero();
    assertThat(read.out()).contains("ann  1 of 1\n");
    Files.writeString(folder.resolve("bob.txt"), "Thank you for the problem.\n");
    Files.writeString(folder.resolve("cy.zip"), "PK");
    Run.Outcome other = grade(HEAD_GOLD, folder.toString());
    assertThat(other.exitCode()).isEqualTo(Tally.UNREADABLE);
    assertThat(other.err()).contains("bob.txt", "cy.zip");
    assertThat(other.out()).contains("ann  1 of 1\n");
  }

  @Test
  void the_standard_input_holds_answers_too() {
    Run.Outcome outcome = new Run().in("Ann: G*5b\n").run("grade", HEAD_GOLD, "-");
    assertThat(outcome.exitCode()).as(outcome.out()).isZero();
    assertThat(outcome.out()).contains("  Ann  right\n");
  }

  @Test
  void csv_has_a_row_for_each_answer_and_no_formulas() throws IOException {
    Path answers = file("a.txt", "=HYPERLINK(A1)\n1 52金\n");
    Path csv = directory.resolve("out.csv");
    grade(HEAD_GOLD, answers.toString(), "-o", csv.toString());
    List<String> rows = Files.readAllLines(csv);
    assertThat(rows.get(0))
        .isEqualTo("\ufeffproblem,solver,number,grade,ply,move,class,reason,place");
    assertThat(rows.get(1)).startsWith("1,'=HYPERLINK(A1),1,right,,,,,");
    assertThat(rows).hasSize(2);
  }

  @Test
  void answers_are_never_overwritten() throws IOException {
    Path answers = file("a.txt", "Ann\n52金\n");
    Run.Outcome outcome = grade(HEAD_GOLD, answers.toString(), "-o", answers.toString());
    assertThat(outcome.exitCode()).isEqualTo(Tally.USAGE);
    assertThat(answers).hasContent("Ann\n52金\n");
  }

  @Test
  void json_has_a_line_for_each_answer_problem_and_solver() throws IOException {
    Path answers = file("a.txt", "Ann\n1 G*5b\n9 G*5b\nBob\n1 G*4b\n");
    Run.Outcome outcome = grade(collection().toString(), answers.toString(), "--json");
    List<String> lines = outcome.lines();
    assertThat(lines).hasSize(6);
    assertThat(lines.get(0))
        .contains("\"solver\":\"Ann\"", "\"code\":\"unknown-number\"")
        .doesNotContain("\"ply\"");
    assertThat(lines.get(1)).contains("\"problem\":\"a-1\"", "\"grade\":\"right\"");
    assertThat(lines.get(2))
        .contains("\"grade\":\"wrong\",\"why\":\"escape\",\"ply\":1,\"move\":\"G*4b\"")
        .contains("\"better\":[\"5a4b\"]");
    assertThat(lines.get(3)).contains("\"kind\":\"problem\"", "\"solved\":1");
    assertThat(lines.get(4)).contains("\"kind\":\"solver\"", "\"rank\":1,\"tied\":false");
  }

  @Test
  void what_is_not_there_is_told() throws IOException {
    Run.Outcome gone = grade(HEAD_GOLD, directory.resolve("gone.txt").toString());
    assertThat(gone.exitCode()).isEqualTo(Tally.UNREADABLE);
    assertThat(gone.err()).contains("there is no such file");
    Path answers = file("a.txt", "Ann\n52金\n");
    Run.Outcome broken = grade("4k4/9/9/9/9/9/9/9/9 x G 1", answers.toString());
    assertThat(broken.exitCode()).isEqualTo(Tally.UNREADABLE);
    assertThat(broken.err()).contains("is no side to move");
    assertThat(Run.tsume("grade", HEAD_GOLD).exitCode()).isEqualTo(Tally.USAGE);
  }

  @ParameterizedTest
  @CsvSource({"en, composers.md, Solvers' answers", "ja, composers.ja.md, 解答審査"})
  void the_guides_show_what_is_printed(String language, String guide, String section)
      throws IOException {
    String text = Files.readString(Path.of("..", "docs", guide));
    String own = text.substring(text.indexOf("\n## " + section + "\n")).split("\n## ", -1)[1];
    List<String> blocks = new ArrayList<>();
    StringBuilder block = new StringBuilder();
    for (String line : own.lines().toList()) {
      if (line.startsWith("    ") || (line.isEmpty() && !block.isEmpty())) {
        block.append(line.isEmpty() ? "" : line.substring(4)).append('\n');
      } else if (!block.isEmpty()) {
        blocks.add(block.toString().strip() + "\n");
        block.setLength(0);
      }
    }
    assertThat(blocks).hasSize(2);
    Path answers = file("answers.txt", blocks.get(0));
    Run.Outcome outcome = grade(collection().toString(), answers.toString(), "--lang=" + language);
    assertThat(outcome.out()).isEqualTo(blocks.get(1));
  }

  @Test
  void in_japanese_all_of_it_is() throws IOException {
    Path answers = file("a.txt", "山田\n52金\n鈴木\n42金\n");
    Run.Outcome outcome = grade(HEAD_GOLD, answers.toString(), "--lang=ja");
    assertThat(outcome.out())
        .contains("山田  正解\n", "鈴木  誤解  1手目▲４二金は△同玉で詰まない\n")
        .contains("解答2、うち正解1（正解1、誤解1）\n")
        .contains("1位  山田  1／1\n");
  }
}
