package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A caption states a length and a sentence does not; what is taken and what is left out is told.
 */
class StatedLengthTest {
  private static final String DIAGRAM =
      "| ・ ・ ・ ・ ・ ・ ・v玉 ・|一\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n"
          + "| ・ ・ ・ ・ ・ ・ ・ 歩 ・|三\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(6)
          + "先手の持駒：金\n";
  private static final String TEXT = "攻方：２三歩\n持駒：金\n受方：２一玉\n";
  private static final String SFEN = "7k1/9/7P1/9/9/9/9/9/9 b G 1";

  private static final String[] TAKEN = {
    "3手詰",
    "３手詰",
    "三手詰",
    "（3手詰）",
    "【３手詰め】",
    "[3手詰]",
    "3手詰み",
    "3手詰です。",
    "まで3手で詰み",
    "3手詰。",
    "■3手詰■",
    "問題1（3手詰）",
    "3手詰め、初級",
    "第12回 3手詰 山田作",
    "詰将棋 3手詰",
    "3手詰 5分",
    "3手詰（初級）",
    "第1問　3手詰",
    "No.5 3手詰",
    "3手詰 山田太郎作",
    "「初夢」 3手詰",
    "初級・3手詰",
    "やさしい3手詰",
    "簡単な3手詰",
    "3手詰の問題",
    "3手詰 5分で初段",
    "作意3手詰",
    "◆第3番◆ 3手詰",
    "山本作 3手詰",
    "詰パラ 2019年3月号 3手詰",
    "3手詰初級",
    "★★☆ 3手詰",
    "Mate in 3",
    "mate in three",
    "Mate in 3.",
    "Problem 1: mate in 3",
    "Problem 12 (mate in 3)",
    "Tsume in 3",
    "3-move mate",
    "3-te tsume",
    "Checkmate in 3",
    "MATE IN 3",
    "No. 7, mate in 3, easy",
    "Mate in 3 (beginner)",
    "3 ply mate",
    "Yamada: mate in 3",
    "Mate in 3 moves",
    "-- Mate in 3 --",
    "mate-in-3",
    "3手",
    "(3手)",
    "詰手数　3",
    "詰手数 3手",
    "手数　3",
    "これは3手詰です。",
    "3 plies",
    "第1問・3手詰",
    "No.5・3手詰",
    "2019年3月1日 3手詰",
    "Problem 5, 3-move mate",
    "Mate in 3, 5 minutes",
    "Ｍａｔｅ ｉｎ ３"
  };

  private static final String[] NOT_TAKEN = {
    "これは３手詰ではない",
    "前回の問題は７手詰でした",
    "次回は３手詰です",
    "３手詰ではありません",
    "5手詰と思われたが",
    "5手詰か3手詰か",
    "3手詰じゃない",
    "７手詰より短い",
    "3手詰のはず",
    "3手詰かも",
    "3手詰以上",
    "約5手詰",
    "5手詰くらい",
    "参考図 5手詰",
    "変化 5手詰",
    "余詰5手詰",
    "3手詰5題",
    "3手詰集より",
    "3手詰ハンドブック",
    "3手詰の本",
    "前回 7手詰",
    "次号予告 9手詰",
    "先週の7手詰",
    "3手詰？",
    "3手詰になりません",
    "もう3手詰を解いた",
    "3手詰でした",
    "別解の5手詰",
    "類題 5手詰",
    "早詰 3手詰",
    "5手詰だった",
    "3手詰が好きです",
    "このコーナーも3手詰",
    "3手詰ばかり",
    "3手詰、5手詰",
    "全5手詰を解こう",
    "5手詰には見えない",
    "失敗図 3手詰",
    "not a mate in 3",
    "last week's mate in 7",
    "This is not a mate in 3",
    "Mate in 3?",
    "a mate in 5 was thought to exist",
    "next: mate in 9",
    "mates in 3",
    "Black mates in 3",
    "See the mate in 5 of last month",
    "A collection of mates in 3",
    "no mate in 3",
    "Mate in 3 or mate in 5",
    "Is it mate in 3",
    "It isn't mate in 3",
    "the previous mate in 7",
    "more than a mate in 3",
    "another mate in 5",
    "Find the mate in 5 yourself",
    "There is a mate in 3 if you drop",
    "Mate in 2",
    "mate in four",
    "without a mate in 3",
    "Yesterday: mate in 3",
    "He found mate in 3",
    "almost mate in 3",
    "mate in 3 would be cooked",
    "cook: mate in 3",
    "1手〜3手詰",
    "初級編（1手～3手詰）",
    "1～3手詰",
    "1-3手詰",
    "1手・3手詰",
    "1、3手詰",
    "1手から3手詰",
    "1手または3手詰",
    "1,3手詰",
    "1・2・3手詰",
    "1日3手詰",
    "全3手詰",
    "毎日3手詰",
    "旧図3手詰",
    "3手詰〜5手",
    "3手詰、5手",
    "mate in 3-5",
    "mate in 3, 5",
    "mate in 3/5",
    "1-3-move mate",
    "1, 3-move mate",
    "variation: mate in 5"
  };

  private static Problem read(String text, String name) {
    ReadResult result = Notation.read(text, name, ReadOptions.DEFAULT);
    assertThat(result.errors()).as(text).isEmpty();
    assertThat(result.problems()).as(text).hasSize(1);
    return result.problems().get(0);
  }

  private static List<Problem> everywhere(String line) {
    return List.of(
        read(line + "\n" + DIAGRAM, "a.txt"),
        read(DIAGRAM + line + "\n", "a.kif"),
        read(line + "\n\n" + DIAGRAM, "a.bod"),
        read(TEXT + line + "\n", "a.txt"),
        read(line + "\n" + TEXT, "a.txt"));
  }

  @Test
  void the_length_of_a_caption_is_the_stated_one() {
    for (String line : TAKEN) {
      for (Problem problem : everywhere(line)) {
        assertThat(problem.metadata().get(Metadata.LENGTH)).as(line).isEqualTo("3");
        agrees(problem, line);
      }
    }
  }

  @Test
  void a_length_in_a_sentence_or_of_another_problem_is_not() {
    for (String line : NOT_TAKEN) {
      for (Problem problem : everywhere(line)) {
        assertThat(problem.metadata().get(Metadata.LENGTH)).as(line).isNull();
        agrees(problem, line);
      }
    }
  }

  /** Checks what is said of the one line beside a position against what became of it. */
  private static void agrees(Problem problem, String line) {
    boolean taken = problem.metadata().get(Metadata.LENGTH) != null;
    List<String> codes = problem.warnings().stream().map(Warning::code).toList();
    String about = line + " " + problem.warnings() + " " + problem.metadata();
    boolean kept = problem.metadata().entries().keySet().stream().anyMatch(line::contains);
    assertThat(codes.contains("ignored-text")).as(about).isEqualTo(!taken && !kept);
    assertThat(taken || !codes.contains("only-length")).as(about).isTrue();
  }

  @Test
  void what_is_told_of_a_line_agrees_with_what_was_taken_of_it() {
    List<String> all = new ArrayList<>(List.of(TAKEN));
    all.addAll(List.of(NOT_TAKEN));
    String signs = "手詰めみではない。、（）【 　35七前次のmate in-not?";
    int tries = Boolean.getBoolean("tsume.full") ? 2000 : 600;
    int tried = 0;
    int taken = 0;
    for (int seed = 0; tried < tries; seed++) {
      Random random = new Random(seed);
      StringBuilder line = new StringBuilder(all.get(random.nextInt(all.size())));
      for (int n = 1 + random.nextInt(3); n > 0 && line.length() > 3; n--) {
        int at = random.nextInt(line.length());
        switch (random.nextInt(4)) {
          case 0 -> line.insert(at, signs.charAt(random.nextInt(signs.length())));
          case 1 -> line.deleteCharAt(at);
          case 2 -> line.append(' ').append(all.get(random.nextInt(all.size())));
          default -> line.setCharAt(at, signs.charAt(random.nextInt(signs.length())));
        }
      }
      String text = random.nextBoolean() ? line + "\n" + DIAGRAM : DIAGRAM + line + "\n";
      ReadResult result = Notation.read(text, "a.bod", ReadOptions.DEFAULT);
      if (result.problems().size() != 1 || line.toString().matches("[\\s　]*[#*＊&].*")) {
        continue;
      }
      tried++;
      Problem problem = result.problems().get(0);
      boolean length = problem.metadata().get(Metadata.LENGTH) != null;
      taken += length ? 1 : 0;
      List<String> codes = problem.warnings().stream().map(Warning::code).toList();
      String about =
          "seed " + seed + ": " + line + " " + problem.warnings() + " " + problem.metadata();
      boolean entry = problem.metadata().entries().keySet().stream().anyMatch(k -> !k.equals("手数"));
      boolean silent = line.toString().matches("[\\s　0-9０-９一二三四五六七八九-]*");
      // What is told of the end of moves is told in other words.
      boolean end = codes.contains("unknown-end") || codes.contains("move-count");
      if (!entry && !silent && !end) {
        assertThat(codes.contains("ignored-text")).as(about).isEqualTo(!length);
        assertThat(length || !codes.contains("only-length")).as(about).isTrue();
      }
    }
    assertThat(taken).isBetween(tries / 7, tries * 6 / 7);
  }

  @ParameterizedTest
  @CsvSource({
    "手数：3〜5, ",
    "手数：3-5, ",
    "手数：3手から5手, ",
    "手数：3手以内, ",
    "手数：3（変化5）, 3",
    "手数：3手（最短）, 3",
    "詰手数：3, 3",
    "Length: 3, 3",
    "length: 3, 3",
    "Moves: 3, 3",
    "Plies: 3, 3",
    "Length: 4, "
  })
  void an_entry_states_a_length_or_a_range_and_a_range_is_told(String line, Integer length) {
    Problem problem = read(line + "\n" + DIAGRAM, "a.kif");
    assertThat(problem.statedLength().isPresent()).isEqualTo(length != null);
    if (length != null) {
      assertThat(problem.statedLength()).hasValue(length);
    } else {
      assertThat(problem.warnings()).extracting(Warning::code).containsExactly("ignored-text");
    }
  }

  @Test
  void of_two_lengths_none_is_taken_and_that_is_told() {
    for (String name : List.of("a.txt", "a.kif")) {
      for (String text :
          List.of(
              "3手詰\n" + DIAGRAM + "5手詰\n",
              "第1問 3手詰\n（5手詰）\n" + DIAGRAM,
              DIAGRAM + "Mate in 3\n五手詰 初級\n")) {
        Problem problem = read(text, name);
        assertThat(problem.metadata().get(Metadata.LENGTH)).as(text).isNull();
        assertThat(problem.warnings())
            .as(text)
            .extracting(Warning::code)
            .containsExactlyInAnyOrder("ignored-text", "ignored-text", "lengths-differ");
      }
    }
    Problem running = read("3手詰\n" + TEXT + "5手詰\n", "a.txt");
    assertThat(running.metadata().get(Metadata.LENGTH)).isNull();
    assertThat(running.warnings()).extracting(Warning::code).contains("lengths-differ");
  }

  @Test
  void an_entry_decides_against_captions_and_what_they_say_otherwise_is_told() {
    Problem problem = read("手数：3\n5手詰\n" + DIAGRAM + "3手詰\n", "a.kif");
    assertThat(problem.metadata().get(Metadata.LENGTH)).isEqualTo("3");
    assertThat(problem.warnings()).extracting(Warning::code).containsExactly("ignored-text");
    assertThat(problem.warnings()).extracting(Warning::line).containsExactly(2);
  }

  @ParameterizedTest
  @CsvSource({"問題1：3手詰, 問題1, 3", "目標：3手詰 5分, 目標, 3", "目標：５分, 目標, ", "前回：7手詰, 前回, ", "備考：5手詰, 備考, "})
  void the_entry_of_another_key_may_be_a_caption_and_is_kept(
      String line, String key, String length) {
    Problem problem = read(line + "\n" + DIAGRAM, "a.kif");
    assertThat(problem.metadata().get(Metadata.LENGTH)).isEqualTo(length);
    assertThat(problem.metadata().get(key)).isNotNull();
    assertThat(problem.warnings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "3手詰, 3",
    "mate in 3, 3",
    "3, 3",
    "3手, 3",
    "No.7 3手詰, 3",
    "3手詰 山田作, 3",
    "not a mate in 3, ",
    "last week's mate in 7, ",
    "3手詰ではない, ",
    "これは 3 手詰ではない, ",
    "前回の 7手詰, ",
    "3手詰 5手詰, "
  })
  void behind_an_sfen_captions_and_sentences_are_told_apart_too(String words, String length) {
    Problem problem = read(SFEN + " " + words, "a.sfen");
    assertThat(problem.metadata().get(Metadata.LENGTH)).as(words).isEqualTo(length);
    if (length == null) {
      assertThat(problem.warnings()).extracting(Warning::code).doesNotContain("only-length");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"攻方：２三歩　持駒：金　受方：２一玉　3手詰ではない", "攻方：２三歩　持駒：金　受方：２一玉　これは3手詰ではない"})
  void a_length_that_is_denied_on_the_line_of_the_position_is_not_taken(String line) {
    assertThat(read(line, "a.txt").metadata().get(Metadata.LENGTH)).isNull();
    String stated = line.substring(0, line.lastIndexOf('　')) + "　3手詰";
    assertThat(read(stated, "a.txt").metadata().get(Metadata.LENGTH)).isEqualTo("3");
  }
}
