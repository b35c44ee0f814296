package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.rules.PieceType;
import io.github.tsume.rules.Ruleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Words for a hand, a side or a piece stand in tables: no text or pattern in the code of the
 * readers and writers has one.
 */
class WordsInTablesTest {
  private static final Path CODE = Path.of("src/main/java/io/github/tsume");
  private static final Path WORDS =
      Path.of("src/main/resources/io/github/tsume/notation/japanese/words.txt");

  /** Tables of their own: messages for people, handicaps, ends of games, keys of records. */
  private static final Set<String> TABLES =
      Set.of(
          "ErrorCode.java",
          "WarningCode.java",
          "ExpectedWords.java",
          "Handicap.java",
          "ToriHandicap.java",
          "Special.java",
          "Metadata.java");

  /** Fixed forms of formats, codes, and messages in the tables of shapes and of losses. */
  private static final Set<String> FIXED =
      Set.of(
          // Keys and groups: JKF, links, PSN, PGN, our own keys.
          "hand",
          "hands",
          "-|hands",
          "Sente",
          "Gote",
          "White",
          "Black",
          "Defender's hand",
          "玉方持駒",
          "defender-first",
          " defender-first",
          "defender-hand",
          // What is expected, by the keys of its table.
          "a piece in hand",
          // What is shown to people.
          "that the defender holds nothing (it will be read as the rest)",
          "玉方の持駒「なし」（残り全部と読まれます）",
          "a phrase with a king",
          "玉を言う文");

  /** Characters that are also pieces or sides, and other words far more often. */
  private static final Set<String> COMMON = Set.of("と", "右", "左", "今", "个", "全", "詰", "上");

  /** Other words in which such a character stands. */
  private static final Pattern OTHER_WORDS =
      Pattern.compile(
          "前後|後書き|先\\[週月日]|\\(\\?:前\\|先\\||詰手数|詰手]集|巻回歩|持ち時間|二歩" + "|\\(\\?<[a-z]+>|<[a-z]+>");

  private static final Pattern TOKEN =
      Pattern.compile(
          "//[^\n]*|/\\*(?s:.*?)\\*/|\"\"\"(?s:.*?)\"\"\"|\"((?:\\\\.|[^\"\\\\\n])*)\""
              + "|'((?:\\\\u+[0-9a-fA-F]{4}|\\\\.|[^'\\\\]))'");

  private static final Pattern ESCAPED = Pattern.compile("\\\\u+([0-9a-fA-F]{4})");

  private static List<String[]> rows(String... kinds) throws IOException {
    return Files.readAllLines(WORDS).stream()
        .map(line -> line.split("\t", 4))
        .filter(row -> List.of(kinds).contains(row[0]))
        .toList();
  }

  /** A pattern of every word of a hand, a side or a piece that the table has. */
  private static Pattern words() throws IOException {
    Set<String> japanese = new TreeSet<>();
    Set<String> english = new TreeSet<>();
    String[] kinds = {
      "SIDE", "MARK", "HAND", "PIECE", "KANA", "SHOGI", "TORI", "EITHER", "VARIANT"
    };
    for (String[] row : rows(kinds)) {
      boolean kana = row[0].equals("KANA");
      for (String form : row[3].split("\\|", -1)) {
        if (row[2].equals("en")) {
          english.add(form);
        } else if (!COMMON.contains(form) && !(kana && form.length() < 3)) {
          japanese.add(form);
        }
      }
    }
    Ruleset.all()
        .forEach(rules -> rules.types().stream().map(PieceType::name).forEach(english::add));
    english.removeAll(List.of("my", "our", "has", "holds", "holding"));
    return Pattern.compile(
        japanese.stream().map(Pattern::quote).collect(Collectors.joining("|"))
            + english.stream().collect(Collectors.joining("|", "|(?i:\\b(?:", ")\\b)")));
  }

  /** The texts of a source, without those that are no part of the code. */
  private static List<String> literals(String source) {
    List<String> literals = new ArrayList<>();
    Matcher token = TOKEN.matcher(source);
    while (token.find()) {
      String text = token.group(1) != null ? token.group(1) : token.group(2);
      if (text != null) {
        literals.add(
            ESCAPED.matcher(text).replaceAll(e -> "" + (char) Integer.parseInt(e.group(1), 16)));
      }
    }
    return literals;
  }

  /** The texts of a source with such a word. */
  private static List<String> found(String source, Pattern words, Set<String> values) {
    return literals(source).stream()
        .filter(text -> !FIXED.contains(text) && !values.contains(text))
        .filter(text -> words.matcher(OTHER_WORDS.matcher(text).replaceAll("")).find())
        .toList();
  }

  private static Set<String> values() throws IOException {
    return rows("SIDE", "MARK", "HAND", "WRITTEN").stream()
        .map(row -> row[1])
        .collect(Collectors.toSet());
  }

  @Test
  void no_text_of_readers_and_writers_has_a_word_of_a_hand_a_side_or_a_piece() throws IOException {
    TreeMap<String, List<String>> all = new TreeMap<>();
    Pattern words = words();
    Set<String> values = values();
    for (String part : List.of("notation", "record")) {
      try (Stream<Path> files = Files.walk(CODE.resolve(part))) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          String name = String.valueOf(file.getFileName());
          if (!TABLES.contains(name)) {
            all.put(name, found(Files.readString(file), words, values));
          }
        }
      }
    }
    assertThat(all).hasSizeGreaterThan(100);
    all.values().removeIf(List::isEmpty);
    assertThat(all).isEmpty();
  }

  @Test
  void a_word_is_found_in_a_text_a_pattern_and_a_character_and_in_no_comment() throws IOException {
    String source =
        """
        // 先手
        String a = "[▲△☗☖]?x", b = "(?:先手|後手)の番", c = "gold", d = "[攻受]め?方", e = "goldfish";
        /* 持駒 */ char f = '飛', g = '\\u7389', h = 'と'; String i = "持ち時間", j = "もち駒";
        """;
    assertThat(found(source, words(), values()))
        .containsExactly("[▲△☗☖]?x", "(?:先手|後手)の番", "gold", "[攻受]め?方", "飛", "玉", "もち駒");
  }

  @Test
  void every_fixed_form_and_every_table_is_still_there() throws IOException {
    Set<String> names = new TreeSet<>();
    Set<String> texts = new TreeSet<>();
    try (Stream<Path> files = Files.walk(CODE)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        names.add(String.valueOf(file.getFileName()));
        texts.addAll(literals(Files.readString(file)));
      }
    }
    assertThat(names).containsAll(TABLES);
    assertThat(texts).containsAll(FIXED);
  }
}
