package io.github.tsume.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
    assertThat(fault.get("squares").toString()).isEqualTo("[\"9a\"]");
    assertThat(fault.get("words").get("ja").asString()).contains("行き所");
  }

  @Test
  void all_pieces_that_are_too_many_are_told() {
    JsonNode pawns = read("4k4/9/4P4/4P4/4+P4/3P5/9/4p4/9 b - 1", "hand=rest");
    assertThat(pawns.at("/entries/0/faults/0/squares").toString()).isEqualTo("[\"5c\",\"5d\"]");
    JsonNode kings = read("4k4/9/9/9/k8/9/9/9/4K4 b - 1", "hand=rest");
    assertThat(kings.at("/entries/0/faults/0/squares").size()).isEqualTo(2);
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
  void themes_are_told_of_a_line_that_ends_in_a_mate() {
    String position = "1k7/9/2G6/9/9/9/9/9/9 b SN 1 moves S*8b 8a9b N*8d";
    assertThat(PageCalls.answer("read", position, "")).contains("\"themes\":[\"");
    String unfinished = position.substring(0, position.lastIndexOf(' '));
    assertThat(PageCalls.answer("read", unfinished, "")).doesNotContain("themes");
    assertThat(PageCalls.answer("read", "startpos moves 7g7f 3c3d", "")).doesNotContain("themes");
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
        Matcher imports = Pattern.compile("from '([^']+)'").matcher(script);
        while (imports.find()) {
          URI imported = URI.create(file.getKey()).resolve(imports.group(1));
          assertThat(files).containsKey(imported.toString());
        }
      }
    }
  }

  @Test
  void positions_of_scripts_are_written_and_read_alike() {
    List<String> sfens =
        List.of(
            "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1",
            "9/6+B1k/9/9/9/9/9/9/9 w - 1",
            "1nsgkgsn1/1r5b1/ppp3ppp/9/3+p5/9/PPPPPPPPP/1B5+R1/LNSGKGSNL w 2Pl2p 1");
    for (String sfen : sfens) {
      JsonNode shown = read(sfen, "hand=as-is").get("entries").get(0).get("shown");
      String text = told(shown);
      JsonNode placed = call("place", text, "rules=shogi&hand=as-is");
      assertThat(placed.get("stated").asString()).isEqualTo(sfen);
      assertThat(placed.get("shown")).isEqualTo(shown);
    }
    JsonNode small = read("2k2/5/2P2/5/5 b GSs 1", "").get("entries").get(0).get("given");
    assertThat(call("place", told(small), "rules=minishogi").get("stated").asString())
        .isEqualTo("2k2/5/2P2/5/5 b GSs 1");
  }

  @Test
  void the_hand_that_is_the_rest_is_filled_for_scripts_and_left_out_of_sfen() {
    JsonNode placed = call("place", "4k 22P\nG\n0", "rules=shogi&hand=rest");
    assertThat(placed.get("stated").asString()).isEqualTo("4k4/9/4P4/9/9/9/9/9/9 b G 1");
    assertThat(placed.get("shown").get("hands").asString()).isEqualTo("G r2 b2 g3 s4 n4 l4 p17");
    assertThat(placed.get("shown").get("hides").asInt()).isEqualTo(1);
  }

  @Test
  void a_helpmate_that_the_defender_begins_has_the_hand_of_its_attacker() {
    String one = "7k1/9/8P/9/9/9/9/9/9 w G 1";
    JsonNode byKing = call("read", one, "goal=helpmate&hand=rest");
    JsonNode byWord = call("read", one + "\t\t-\t\t目標：helpmate defender-first", "hand=rest");
    JsonNode placed =
        call("place", "7k 26P\nG\n1", "goal=helpmate defender-first&rules=shogi&hand=rest");
    for (JsonNode each : List.of(byKing, byWord, placed)) {
      assertThat(each.get("faults").size()).isZero();
      assertThat(each.get("shown").get("side").asInt()).isEqualTo(1);
      assertThat(each.get("shown").get("attacker").asInt()).isZero();
      assertThat(each.get("shown").get("hands").asString()).isEqualTo("G r2 b2 g3 s4 n4 l4 p17");
    }
    assertThat(PageCalls.answer("write", one, "goal=helpmate&to=sfen"))
        .contains("7k1/9/8P/9/9/9/9/9/9 w G2r2b3g4s4n4l17p 1");
    assertThat(byWord.get("goal").asString()).isEqualTo("helpmate");
    assertThat(byKing.has("goal") || placed.has("goal")).isFalse();
    assertThat(call("read", one, "").get("shown").has("attacker")).isFalse();
    assertThat(call("read", one, "").get("faults").get(0).get("code").asString())
        .isEqualTo("no-defender-king");
    JsonNode mated = call("place", "8k 17G 26P\n\n1", "goal=helpmate&hand=rest");
    assertThat(mated.get("faults").get(0).get("code").asString()).isEqualTo("already-mated");
    assertThat(mated.has("refused")).isTrue();
  }

  @Test
  void what_makes_no_sense_as_a_position_is_an_empty_one_or_faulty() {
    for (String text : List.of("", "x", "999k 4+K 4? k\nQ9 K1\n7", "0P\np-1 p9999\n1")) {
      JsonNode placed = call("place", text, "rules=shogi&hand=as-is");
      assertThat(placed.get("stated").asString()).contains(" ");
      assertThat(placed.get("faults").size()).isPositive();
    }
  }

  private static String told(JsonNode placement) {
    return placement.get("board").asString()
        + '\n'
        + placement.get("hands").asString()
        + '\n'
        + placement.get("side").asInt();
  }

  private static JsonNode call(String name, String text, String options) {
    return MAPPER.readTree(PageCalls.answer(name, text, options)).get("entries").get(0);
  }

  private static JsonNode read(String text, String options) {
    return MAPPER.readTree(PageCalls.answer("read", text, options));
  }
}
