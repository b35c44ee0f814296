package io.github.tsume.app.batch.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.metric.Metric;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.text.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The columns of the table are described once. */
class SummaryColumnTest {
  private static final String BEGIN = "<!-- columns of summary.csv -->\n";
  private static final String END = "<!-- end of columns -->";

  @ParameterizedTest
  @CsvSource({"composers.md, en", "composers.ja.md, ja"})
  void the_guides_list_every_column_with_its_sentence(String guide, String language)
      throws IOException {
    String text = Files.readString(Path.of("../docs", guide));
    assertThat(text.substring(text.indexOf(BEGIN) + BEGIN.length(), text.indexOf(END)))
        .as("put this in its place")
        .isEqualTo(table(Messages.of(Locale.forLanguageTag(language))));
  }

  private static String table(Messages messages) {
    StringBuilder table = new StringBuilder("| | |\n|---|---|\n");
    for (SummaryColumn column : SummaryColumn.ALL) {
      table.append("| `" + column.name() + "` | " + column.sentence(messages) + " |\n");
    }
    String first = Metric.values()[0].code();
    return table + "| `" + first + "`, … | " + messages.get("csv.metrics") + " |\n";
  }

  @Test
  void a_defect_that_is_not_final_has_a_question_mark() {
    String row =
        "{'schema':'tsume/1','id':'x','result':'mate','length':5,'exact':true,'verdict':'unknown',"
            + "'defects':[{'class':'cook','severity':'fatal','ply':3,'provisional':true},"
            + "{'class':'promotion-dual','severity':'flaw','ply':1,'move':'4b3c'},"
            + "{'class':'detour','severity':'tolerated','ply':1,'move':'4b3a'}],"
            + "'notes':[{'class':'defect-class-open','ply':1,'move':'4b3c'}]}";
    Result result = ResultReader.read(row.replace('\'', '"'));
    SummaryColumn defects =
        SummaryColumn.ALL.stream()
            .filter(column -> column.name().equals("defects"))
            .findAny()
            .get();
    assertThat(defects.field(result)).isEqualTo("cook@3? promotion-dual@1? detour@1");
  }

  @Test
  void no_column_comes_twice() {
    assertThat(SummaryColumn.header().split(",")).doesNotHaveDuplicates().contains("plies");
  }

  @Test
  void lines_are_there_as_composers_write_them_and_each_metric_has_a_column() {
    String row =
        "{'schema':'tsume/1','id':'x','result':'mate','length':1,'exact':true,'rules':'shogi',"
            + "'sfen':'4k4/9/4P4/9/9/9/9/9/9 b G 1','mainline':['G*5b']}";
    Result result = ResultReader.read(row.replace('\'', '"'));
    List<String> names = List.of(SummaryColumn.header().split(",", -1));
    List<String> fields = List.of(SummaryColumn.row(result).split(",", -1));
    assertThat(fields).hasSameSizeAs(names);
    assertThat(fields.get(names.indexOf("moves"))).isEqualTo("▲５二金");
    assertThat(fields.get(names.indexOf("mainline"))).isEqualTo("G*5b");
    assertThat(fields.get(names.indexOf("plies"))).isEqualTo("1");
    assertThat(fields.get(names.indexOf("firstDrop"))).isEqualTo("1");
  }
}
