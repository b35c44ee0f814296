package io.github.tsume.app.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Page and report have one board, one replay and one set of words, and know no rules. */
class ModulesTest {
  /** Marks by which something is known, whatever it is called, and the one script that has it. */
  private static final Map<String, String> ONLY =
      Map.ofEntries(
          Map.entry("createElementNS", "shared/board.js"),
          Map.entry("document\\.createElement\\('(?!canvas)|createElement\\(name", "shared/dom.js"),
          Map.entry("stroke-width", "shared/board.js"), // a diagram
          Map.entry("〇一二三|一二三四", "shared/words.js"), // numbers in kanji
          Map.entry("promotes: ", "shared/position.js"), // moves read from USI
          Map.entry("captured", "shared/position.js"), // moves played
          Map.entry("letter === 'K'|!== 'K'", "shared/position.js"),
          Map.entry("new Array\\(rules\\.width \\* rules\\.height\\)", "shared/position.js"),
          Map.entry("class \\w*Replay\\b", "shared/replay.js"),
          Map.entry("charCodeAt\\(1\\) - 97", "shared/position.js"), // names of squares
          Map.entry("\\\\\\|\\(\\[a-z\\]\\+\\)", "shared/texts.js")); // singular and plural

  /** What belongs to the program: formats, the rules, how moves are said, what is a cook. */
  private static final List<String> OF_THE_PROGRAM =
      List.of(
          "(?:board|sfen|ranks)\\w*\\.split\\('/'\\)", // ranks of SFEN
          "join\\('/'\\)\\} ", // the same, written
          "\\\\\\+\\?\\[A-Za-z\\]", // pieces of SFEN
          "手合割|持駒：|変化：|まで\\$|手数----", // KIF
          "\\[右左|不成|['\"`]同|'[▲△☗☖]'", // moves in Japanese
          "'(?:cook|late-cook|short-cook|final-move-dual)'", // classes of defects
          "\\bis(?:Legal|Check|Attacked)\\w*\\(",
          "(?:nifu|二歩|行き所)");

  @Test
  void grep_finds_no_second_board_in_scripts() throws IOException {
    Map<String, String> all = ScriptFiles.all();
    assertThat(all).hasSizeGreaterThan(25);
    List<String> second = new ArrayList<>();
    ONLY.forEach(
        (mark, where) -> {
          Pattern pattern = Pattern.compile(mark);
          assertThat(pattern.matcher(all.getOrDefault(where, "")).find())
              .as(mark + " is in " + where)
              .isTrue();
          all.forEach(
              (name, source) -> {
                if (!name.equals(where) && pattern.matcher(source).find()) {
                  second.add(name + " has what " + where + " has: " + mark);
                }
              });
        });
    assertThat(second).isEmpty();
  }

  @Test
  void scripts_leave_formats_rules_and_words_for_moves_to_the_program() throws IOException {
    List<String> found = new ArrayList<>();
    ScriptFiles.all()
        .forEach(
            (name, source) -> {
              for (String mark : OF_THE_PROGRAM) {
                Matcher matcher = Pattern.compile(mark).matcher(withoutComments(source));
                if (matcher.find()) {
                  found.add(name + ": " + matcher.group());
                }
              }
            });
    assertThat(found).isEmpty();
  }

  /** The marks are what they are meant for: they are found in what such a script looked like. */
  @Test
  void what_must_not_come_back_would_be_found() {
    List<String> former =
        List.of(
            "const ranks = board.split('/');",
            "return `${ranks.join('/')} ${side} -`;",
            "rank.matchAll(/\\d|\\+?[A-Za-z]/g)",
            "lines.push('手数----指手---------消費時間--')",
            "/[右左上寄引直]/.test(move.marks) ? 1 : 0",
            "const COOKS = new Set(['cook', 'late-cook'])",
            "if (!isLegal(position, move)) {",
            "throw new Error('二歩');");
    for (int i = 0; i < former.size(); i++) {
      String script = former.get(i);
      assertThat(
              OF_THE_PROGRAM.stream()
                  .anyMatch(mark -> Pattern.compile(mark).matcher(script).find()))
          .as(script)
          .isTrue();
    }
  }

  @Test
  void what_shared_modules_declare_is_not_declared_again() throws IOException {
    Pattern declared =
        Pattern.compile("(?m)^(?:export )?(?:async )?(?:function|class|const) (\\w+)");
    Map<String, String> places = new TreeMap<>();
    List<String> twice = new ArrayList<>();
    Map<String, String> ordered = new LinkedHashMap<>();
    for (boolean shared : new boolean[] {true, false}) {
      ScriptFiles.all()
          .forEach(
              (name, source) -> {
                if (name.startsWith("shared/") == shared) {
                  ordered.put(name, source);
                }
              });
    }
    ordered.forEach(
        (name, source) -> {
          Matcher matcher = declared.matcher(source);
          while (matcher.find()) {
            String before = places.putIfAbsent(matcher.group(1), name);
            if (before != null && before.startsWith("shared/")) {
              twice.add(matcher.group(1) + " in " + before + " and " + name);
            }
          }
        });
    assertThat(twice).isEmpty();
  }

  @Test
  void shared_modules_know_neither_page_nor_report() throws IOException {
    ScriptFiles.all()
        .forEach(
            (name, source) -> {
              if (name.startsWith("shared/")) {
                assertThat(source).as(name).doesNotContain("from '../");
              }
            });
  }

  @Test
  void a_script_of_all_modules_imports_and_declares_nothing() {
    String script = Modules.script("report/main.js");
    assertThat(script).doesNotContainPattern("(?m)^(import|export)\\b");
    assertThat(script).startsWith("(() => {").contains("modules['shared/board.js']");
    assertThat(Modules.of("report/main.js").keySet())
        .containsSubsequence("shared/position.js", "shared/board.js", "report/main.js");
  }

  @Test
  void comments_stay_at_home_and_code_does_not() {
    String board = Modules.of("shared/board.js").get("shared/board.js");
    assertThat(board).doesNotContain("/**").doesNotContainPattern("(?m)^\\s*//");
    assertThat(
            Modules.resource("shared/board.js").lines().filter(line -> line.contains("function")))
        .allSatisfy(line -> assertThat(board).contains(line));
  }

  private static String withoutComments(String source) {
    return source.replaceAll("(?m)^\\s*//.*$", "").replaceAll("(?s)/\\*.*?\\*/", "");
  }
}
