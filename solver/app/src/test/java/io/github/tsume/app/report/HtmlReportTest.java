package io.github.tsume.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.json.Result;
import io.github.tsume.app.text.Wording;
import io.github.tsume.soundness.DefectClass;
import io.github.tsume.soundness.Severity;
import io.github.tsume.soundness.Soundness;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
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
  void holdsEveryResult() throws IOException {
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
  void scriptsAreOnlyItsOwn() throws IOException {
    String page = SampleResults.page(directory);
    assertThat(page.split("<script", -1)).hasSize(6);
    assertThat(page.split("</script>", -1)).hasSize(6);
    assertThat(page).doesNotContain("<img", "<title></title>", " style=", "onerror=\"");
    assertThat(page).contains("<title>&lt;/title&gt;&lt;script&gt;");
  }

  @Test
  void needsNothingElse() throws IOException {
    String page = SampleResults.page(directory);
    assertThat(page).doesNotContain(" src=\"", "@import", "url(", "fetch(", "XMLHttpRequest");
    assertThat(page.replace("http://www.w3.org/", "")).doesNotContain("http://", "https://");
  }

  @Test
  void isTheSameEachTime() throws IOException {
    String first = SampleResults.page(directory);
    assertThat(SampleResults.page(directory)).isEqualTo(first);
  }

  @Test
  void leavesOnlyThePage() throws IOException {
    SampleResults.page(directory);
    assertThat(directory.toFile().list()).containsExactlyInAnyOrder("report.html", "kif");
  }

  @Test
  void anEmptyBatchIsAPageToo() throws IOException {
    Path page = SampleResults.write(directory, List.of(), Locale.ENGLISH);
    assertThat(data(java.nio.file.Files.readString(page), "results").size()).isZero();
  }

  @Test
  void movesCarryTheirJapaneseMarks() {
    Result result = SampleResults.byId("cooked-5");
    ReplayedResult replayed = Objects.requireNonNull(ReplayedResult.of(result));
    JsonNode row = MAPPER.readTree(ReportRow.write(result, replayed));
    assertThat(row.get("line").asString()).startsWith("5b4b+成 ").doesNotContain(",");
    assertThat(row.at("/defects/1/line").asString()).startsWith("5b4b不成 ");
  }

  @Test
  void sentencesAreToldInBothLanguages() {
    Wording words = Wording.of("why.rising-rule", "5", "7");
    Result.NoteEntry note =
        new Result.NoteEntry("futile", 2, null, words.english(), words, List.of());
    Result result = SampleResults.byId("cooked-5").withNotes(List.of(note));
    JsonNode row = MAPPER.readTree(ReportRow.write(result, ReplayedResult.of(result)));
    assertThat(row.at("/notes/0/why/ja").asString()).contains("5手で詰む");
    assertThat(row.at("/notes/0/why/en").asString()).contains("mate in 5");
  }

  @Test
  void sentencesOfOlderResultsAreRecognised() {
    String why = Wording.of("why.rising-rule", "5", "7").english();
    Result.NoteEntry known = new Result.NoteEntry("futile", 2, null, why, null, List.of());
    Result.NoteEntry foreign = new Result.NoteEntry("futile", 2, null, "it's {0}", null, List.of());
    Result result = SampleResults.byId("cooked-5").withNotes(List.of(known, foreign));
    JsonNode row = MAPPER.readTree(ReportRow.write(result, ReplayedResult.of(result)));
    assertThat(row.at("/notes/0/why/ja").asString()).contains("5手で詰む（ほかの応手は7手）");
    assertThat(row.at("/notes/1/why").asString()).isEqualTo("it's {0}");
  }

  @Test
  void aDefectOfTheWholeLineDoesNotRepeatIt() {
    Result sample = SampleResults.byId("cooked-5");
    List<String> line = sample.answer().mainline();
    Result.DefectEntry leftover =
        new Result.DefectEntry("leftover", "fatal", 0, null, 5, line, Map.of("P", 1), false);
    Result result =
        new Result(
            sample.origin(),
            sample.answer(),
            sample.statedLength(),
            null,
            new Result.Check("incomplete", List.of(leftover), List.of()),
            List.of(),
            null,
            null,
            null);
    JsonNode row = MAPPER.readTree(ReportRow.write(result, ReplayedResult.of(result)));
    assertThat(row.at("/defects/0/class").asString()).isEqualTo("leftover");
    assertThat(row.at("/defects/0").has("usi")).isFalse();
  }

  @Test
  void movesThatAreNotLegalStayTexts() {
    Result result = SampleResults.byId("broken-line");
    JsonNode row = MAPPER.readTree(ReportRow.write(result, ReplayedResult.of(result)));
    assertThat(row.get("line").asString()).isEqualTo("G*5b");
    assertThat(row.at("/defects/0/usi").asString()).isEqualTo("1a1b 2a2b");
  }

  @Test
  void bothLanguagesSayTheSameThings() throws IOException {
    JsonNode texts;
    try (InputStream in = Page.class.getResourceAsStream("texts.json")) {
      texts = MAPPER.readTree(in);
    }
    JsonNode japanese = texts.get("ja");
    JsonNode english = texts.get("en");
    assertThat(japanese.propertyNames()).containsExactlyElementsOf(english.propertyNames());
    for (Map.Entry<String, JsonNode> entry : japanese.properties()) {
      Pattern slot = Pattern.compile("\\{\\d}");
      List<String> slots =
          slot.matcher(entry.getValue().asString()).results().map(m -> m.group()).sorted().toList();
      assertThat(slot.matcher(english.get(entry.getKey()).asString()).results().map(m -> m.group()))
          .as(entry.getKey())
          .containsExactlyInAnyOrderElementsOf(slots);
    }
  }

  @Test
  void everyCodeHasAText() {
    JsonNode japanese = MAPPER.readTree(Page.texts()).get("ja");
    for (Soundness soundness : Soundness.values()) {
      assertThat(japanese.path("verdict." + soundness.code()).asString(""))
          .isEqualTo(soundness.japanese());
    }
    for (DefectClass kind : DefectClass.values()) {
      assertThat(japanese.path("defect." + kind.code()).asString("")).isEqualTo(kind.japanese());
    }
    for (Severity severity : Severity.values()) {
      assertThat(japanese.has("severity." + severity.code())).isTrue();
    }
    for (Result.Outcome outcome : Result.Outcome.values()) {
      assertThat(japanese.has("verdict." + outcome.code())).isTrue();
    }
  }
}
