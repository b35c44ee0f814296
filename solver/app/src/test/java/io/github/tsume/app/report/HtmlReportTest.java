package io.github.tsume.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Sentences;
import io.github.tsume.results.text.Wording;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class HtmlReportTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir Path directory;

  private static JsonNode data(String page, String id) {
    Matcher matcher =
        Pattern.compile(
                "<script type=\"application/json\" id=\"" + id + "\">(.*?)</script>",
                Pattern.DOTALL)
            .matcher(page);
    assertThat(matcher.find()).as(id).isTrue();
    return MAPPER.readTree(matcher.group(1));
  }

  @Test
  void holds_every_result() throws IOException {
    JsonNode rows = data(SampleResults.page(directory), "results");
    List<Result> results = SampleResults.all();
    assertThat(rows.size()).isEqualTo(results.size());
    for (int i = 0; i < results.size(); i++) {
      JsonNode row = rows.get(i);
      Result result = results.get(i);
      assertThat(row.get("id").asString()).isEqualTo(result.id());
      String title = result.origin().title();
      assertThat(row.path("title").asString("")).isEqualTo(title == null ? "" : title);
      int defects = result.check() == null ? 0 : result.check().defects().size();
      assertThat(row.path("defects").size()).isEqualTo(defects);
    }
  }

  @Test
  void scripts_are_only_its_own() throws IOException {
    String page = SampleResults.page(directory);
    assertThat(page.split("<script", -1)).hasSize(8);
    assertThat(page.split("</script>", -1)).hasSize(8);
    assertThat(page).doesNotContain("<img", "<title></title>", " style=", "onerror=\"");
    assertThat(page).contains("<title>&lt;/title&gt;&lt;script&gt;");
  }

  @Test
  void needs_nothing_else() throws IOException {
    String page = SampleResults.page(directory);
    assertThat(page).doesNotContain(" src=\"", "@import", "url(", "fetch(", "XMLHttpRequest");
    assertThat(page.replace("http://www.w3.org/", "")).doesNotContain("http://", "https://");
  }

  @Test
  void is_the_same_each_time() throws IOException {
    String first = SampleResults.page(directory);
    assertThat(SampleResults.page(directory)).isEqualTo(first);
  }

  @Test
  void leaves_only_the_page() throws IOException {
    SampleResults.page(directory);
    assertThat(directory.toFile().list()).containsExactlyInAnyOrder("report.html", "kif");
  }

  @Test
  void an_empty_batch_is_a_page_too() throws IOException {
    Path page = SampleResults.write(directory, List.of(), Locale.ENGLISH);
    assertThat(data(java.nio.file.Files.readString(page), "results").size()).isZero();
  }

  private static JsonNode row(Result result) {
    return MAPPER.readTree(ResultRecord.shown(result));
  }

  /** The line of an entry of a row. */
  private static JsonNode line(JsonNode row, String of, int index) {
    for (JsonNode line : row.get("lines")) {
      if (line.get("of").asString().equals(of) && line.get("n").asInt() == index) {
        return line;
      }
    }
    return MAPPER.nullNode();
  }

  @Test
  void moves_come_in_the_words_of_both_languages() {
    JsonNode row = row(SampleResults.byId("cooked-5"));
    JsonNode mainline = line(row, "mainline", 0);
    assertThat(mainline.at("/usi/0").asString()).isEqualTo("5b4b+");
    assertThat(mainline.at("/ja/0").asString()).startsWith("▲４二").endsWith("成");
    assertThat(mainline.at("/en/0").asString()).endsWith("4b+");
    assertThat(line(row, "defects", 1).at("/ja/0").asString()).endsWith("不成");
  }

  @Test
  void the_moves_of_a_report_are_written_once() throws IOException {
    String page = SampleResults.page(directory);
    JsonNode moves = data(page, "moves");
    List<String> all = new ArrayList<>();
    moves.forEach(move -> all.add(move.asString()));
    assertThat(all).doesNotHaveDuplicates();
    JsonNode rows = data(page, "results");
    List<Result> results = SampleResults.all();
    for (int i = 0; i < results.size(); i++) {
      JsonNode lines = row(results.get(i)).path("lines");
      for (int k = 0; k < lines.size(); k++) {
        JsonNode line = lines.get(k);
        String[] packed = rows.get(i).get("lines").get(k).asString().split(" ");
        assertThat(packed[0]).isEqualTo(line.get("of").asString());
        assertThat(packed).hasSize(3 + line.get("usi").size());
        for (int move = 0; move < line.get("usi").size(); move++) {
          assertThat(all.get(Integer.parseInt(packed[3 + move], 36)))
              .isEqualTo(
                  line.get("usi").get(move).asString()
                      + ' '
                      + line.get("ja").get(move).asString()
                      + ' '
                      + line.get("en").get(move).asString());
        }
      }
    }
  }

  @Test
  void what_decides_the_verdict_is_told() {
    JsonNode cooked = row(SampleResults.byId("cooked-5"));
    assertThat(cooked.get("reasons").toString()).contains("cook").doesNotContain("leftover");
    assertThat(row(SampleResults.byId("sound-5")).has("reasons")).isFalse();
  }

  @Test
  void sentences_are_told_in_both_languages() {
    Wording words = Sentences.of("why.rising-rule", "5", "7");
    NoteEntry note = new NoteEntry("futile", 2, null, words.english(), words, List.of());
    Result result = SampleResults.byId("cooked-5").withNotes(List.of(note));
    JsonNode row = row(result);
    assertThat(row.at("/notes/0/why/ja").asString()).contains("5手で詰む");
    assertThat(row.at("/notes/0/why/en").asString()).contains("mate in 5");
  }

  @Test
  void sentences_of_older_results_are_recognised() {
    String why = Sentences.of("why.rising-rule", "5", "7").english();
    NoteEntry known = new NoteEntry("futile", 2, null, why, null, List.of());
    NoteEntry foreign = new NoteEntry("futile", 2, null, "it's {0}", null, List.of());
    Result result = SampleResults.byId("cooked-5").withNotes(List.of(known, foreign));
    JsonNode row = row(result);
    assertThat(row.at("/notes/0/why/ja").asString()).contains("5手で詰む（ほかの応手は7手）");
    assertThat(row.at("/notes/1/why").asString()).isEqualTo("it's {0}");
  }

  @Test
  void a_defect_of_the_whole_line_does_not_repeat_it() {
    Result sample = SampleResults.byId("cooked-5");
    List<String> line = sample.answer().mainline();
    DefectEntry leftover =
        new DefectEntry(
            DefectClass.LEFTOVER,
            Severity.FATAL,
            0,
            null,
            PlyCount.exactly(5),
            line,
            Map.of("P", 1),
            false);
    Result result =
        new Result(
            sample.origin(),
            sample.answer(),
            sample.statedLength(),
            null,
            new CheckOutcome(Verdict.INCOMPLETE, List.of(leftover), List.of()),
            List.of(),
            null,
            null,
            null);
    JsonNode row = row(result);
    assertThat(row.at("/defects/0/class").asString()).isEqualTo("leftover");
    assertThat(row.at("/defects/0").has("usi")).isFalse();
  }

  @Test
  void moves_that_are_not_legal_stay_texts() {
    Result result = SampleResults.byId("broken-line");
    JsonNode row = row(result);
    assertThat(line(row, "mainline", 0).get("usi").toString()).isEqualTo("[\"G*5b\"]");
    assertThat(row.at("/defects/0/usi").asString()).isEqualTo("1a1b 2a2b");
  }

  @Test
  void every_code_has_a_text() {
    JsonNode japanese = MAPPER.readTree(Page.texts()).get("ja");
    for (Verdict soundness : Verdict.values()) {
      assertThat(japanese.path("verdict." + soundness.code()).asString(""))
          .isEqualTo(soundness.japanese());
    }
    for (DefectClass kind : DefectClass.values()) {
      assertThat(japanese.path("defect." + kind.code()).asString("")).isEqualTo(kind.japanese());
    }
    for (Severity severity : Severity.values()) {
      assertThat(japanese.has("severity." + severity.code())).isTrue();
    }
    for (Outcome outcome : Outcome.values()) {
      assertThat(japanese.has("verdict." + outcome.code())).isTrue();
    }
  }

  /** In the order of a set that is drawn anew the page of a release had other bytes each time. */
  @Test
  void rulesets_are_told_in_their_order() {
    assertThat(ResultRecord.rules()).matches("(?s)\\{\"shogi\":.*\"minishogi\":.*\"tori\":.*");
  }
}
