package io.github.tsume.app.fm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.Run;
import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FmTextTest {
  @TempDir Path folder;

  /** As published in 2007 by its author, with that length and one solution. */
  private static final String PUBLISHED =
      "「神無七郎 作」 ばか詰 17銀26角28歩36歩37銀39と48歩49と56金57銀59と68歩69と76金77銀79と86桂87角88歩89と99と, "
          + "16金18玉19と38歩46飛58歩66飛78歩96歩97桂98金 #63";

  private static final String SEVERAL =
      "\n/L20\n『一』\nH# 12HI ＋歩2，\n 11玉 +0 #2\n２５角 同玉\n協力自玉詰 11OU33龍 +FU2, 99玉 #4\n";

  @Test
  void a_published_problem_is_judged_as_it_was_published() {
    assertThat(Run.tsume("check", PUBLISHED).out()).contains("sound: helpmate in 63; 1 solution");
  }

  @Test
  void rule_title_hands_and_who_begins_are_read() {
    List<Problem> problems = FmText.read(SEVERAL, "a.fmi").problems();
    assertThat(problems)
        .extracting(problem -> CanonicalSfen.of(problem.setup()))
        .containsExactly("8k/8R/9/9/9/9/9/9/9 w 2P 1", "8K/9/6+R2/9/9/9/9/9/k8 b 2P 1");
    Problem first = problems.get(0);
    assertThat(first.title()).isEqualTo("一");
    assertThat(first.source().line()).isEqualTo(4);
    assertThat(first.metadata().get(Metadata.GOAL)).isEqualTo("helpmate defender-first");
    assertThat(first.statedLength()).hasValue(2);
    Problem second = problems.get(1);
    assertThat(second.metadata().get(Metadata.GOAL)).isEqualTo("helpselfmate");
    assertThat(second.warnings()).singleElement().extracting("line", "column").contains(6, 1);
  }

  @Test
  void what_is_not_understood_is_refused_with_its_place() {
    assertThat(refused("ばか詰 12銀\n+金, 11玉33石 #3")).isEqualTo("2:10 unknown-piece");
    assertThat(refused("ばか詰 12銀12金, 11玉 #3")).isEqualTo("1:8 twice-on-square");
    assertThat(refused("ばか詰 12銀, 01玉 #3")).isEqualTo("1:10 bad-square");
    assertThat(refused("ばか詰 12銀 +玉, 11玉 #3")).isEqualTo("1:10 bad-hand");
    assertThat(refused("ばか詰 12銀, 11玉 ##3-5")).isEqualTo("1:14 bad-length");
    assertThat(refused("ばか詰 12銀, 11玉 12#")).isEqualTo("1:16 unknown-piece");
    assertThat(refused("ばか詰 12銀;, 11玉 #3")).isEqualTo("1:8 unexpected-text");
    for (String rule : List.of("安南協力詰", "キルケばか詰", "かしこ詰", "H=")) {
      assertThat(refused(rule + " 12銀, 11玉 #3")).isEqualTo("1:1 bad-value");
    }
  }

  private static String refused(String text) {
    assertThat(FmText.isIn(text)).isTrue();
    ReadResult result = FmText.read(text, "");
    assertThat(result.errors()).hasSize(1);
    return result.errors().get(0).toString().replaceFirst("^:(\\d+:\\d+): ([a-z-]+):.*", "$1 $2");
  }

  @Test
  void files_are_found_by_their_content_in_the_encoding_they_have() throws Exception {
    Path file = folder.resolve("a.fmi");
    Files.write(file, (PUBLISHED + "\r\n" + PUBLISHED).getBytes(Charset.forName("windows-31j")));
    assertThat(Run.tsume("convert", "--to=usi", folder.toString()).lines())
        .hasSize(2)
        .allMatch(line -> line.contains("9/9/9/9/9/pNGrGrPBg"));
  }

  @Test
  void other_texts_are_none_of_fm() {
    for (String text : List.of("協力詰 5手, 12玉", "受方：11玉 攻方：12銀, #3", "issue H#12, see 11 #3")) {
      assertThat(FmText.isIn(text)).as(text).isFalse();
    }
  }
}
