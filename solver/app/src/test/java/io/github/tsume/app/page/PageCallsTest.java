package io.github.tsume.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class PageCallsTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @Test
  void faults_name_their_squares() {
    JsonNode entry = read("P3k4/9/4P4/9/9/9/9/9/9 b - 1", "hand=rest").get("entries").get(0);
    JsonNode fault = entry.get("faults").get(0);
    assertThat(fault.get("code").asString()).isEqualTo("immobile-piece");
    assertThat(fault.get("square").asString()).isEqualTo("9a");
    assertThat(fault.get("words").get("ja").asString()).contains("行き所");
  }

  @Test
  void the_defenders_hand_is_filled_as_asked() {
    String sfen = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
    JsonNode rest = read(sfen, "hand=rest").get("entries").get(0);
    assertThat(rest.get("sfen").asString()).endsWith("b G2r2b3g4s4n4l17p 1");
    assertThat(rest.get("filled").asBoolean()).isTrue();
    JsonNode asIs = read(sfen, "hand=as-is").get("entries").get(0);
    assertThat(asIs.get("sfen").asString()).isEqualTo(sfen);
    assertThat(asIs.get("missing").asInt()).isEqualTo(36);
  }

  @Test
  void what_cannot_be_read_is_told_with_its_place() {
    JsonNode error = read("this is nothing", "").get("entries").get(0).get("error");
    assertThat(error.get("code").asString()).isEqualTo("unknown-format");
    assertThat(error.get("line").asInt()).isEqualTo(1);
  }

  @Test
  void a_position_is_written_in_other_formats() {
    String sfen = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
    String kif = MAPPER.readTree(PageCalls.answer("write", sfen, "to=kif")).get("text").asString();
    assertThat(kif).contains("持駒：金");
    JsonNode again = read(kif, "").get("entries").get(0);
    assertThat(again.get("sfen").asString()).startsWith("4k4/9/4P4/9/9/9/9/9/9 b G");
  }

  @Test
  void options_that_make_no_sense_count_as_not_given() {
    PageOptions options =
        PageOptions.parse("nodes=-5&hash=x&profile=kind&=&&time=99999999999999999999");
    assertThat(options.job()).isEqualTo(PageOptions.parse("").job());
  }

  @Test
  void other_questions_are_refused() {
    assertThatThrownBy(() -> PageCalls.answer("open", "", ""))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void the_page_names_only_files_that_it_has() {
    Map<String, byte[]> files = PageFiles.all();
    files.putAll(PageFiles.ofSites());
    assertThat(files.keySet()).allSatisfy(name -> assertThat(PageFiles.type(name)).isNotNull());
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      if (file.getKey().endsWith(".js")) {
        String script = new String(file.getValue(), java.nio.charset.StandardCharsets.UTF_8);
        java.util.regex.Matcher imports =
            java.util.regex.Pattern.compile("from '\\./([a-z.]+)'").matcher(script);
        while (imports.find()) {
          assertThat(files).containsKey(imports.group(1));
        }
      }
    }
  }

  @Test
  void every_text_is_there_in_both_languages() {
    JsonNode texts = MAPPER.readTree(PageFiles.all().get("texts.json"));
    assertThat(texts.get("en").propertyNames()).isEqualTo(texts.get("ja").propertyNames());
  }

  private static JsonNode read(String text, String options) {
    return MAPPER.readTree(PageCalls.answer("read", text, options));
  }
}
