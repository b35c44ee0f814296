package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people write around diagrams is left out and told, above and below by one rule. */
@Tag("slow")
class ProseTest {
  private static final int TRIES = Boolean.getBoolean("tsume.full") ? 300 : 100;
  private static final String DIAGRAM =
      """
      後手の持駒：飛二 角二 金三 銀四 桂四 香四 歩十七
        ９ ８ ７ ６ ５ ４ ３ ２ １
      +---------------------------+
      | ・ ・ ・ ・ ・ ・ ・ ・v玉|一
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|二
      | ・ ・ ・ ・ ・ ・ ・ 歩 ・|三
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|四
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|八
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|九
      +---------------------------+
      先手の持駒：金
      """;

  /** Drawn in every form that is, with the lines between which nothing may be put. */
  private enum Drawn {
    BOD("a.bod", DIAGRAM),
    UNNAMED("a.txt", DIAGRAM),
    KIF("a.kif", "手合割：その他\n" + DIAGRAM + "手数----指手---------消費時間--\n   1 ２二金打\nまで1手で詰み\n"),
    TEXT("a.txt", "攻方：２三歩\n受方：１一玉\n持駒：金\n"),
    TEXT_ON_ONE_LINE("a.txt", "攻方：２三歩　持駒：金　受方：１一玉\n"),
    TEXT_OF_LINES("a", "【受方】１一玉\n９九と\n【攻方】２三歩\n２四歩\n攻方の持駒：金\n"),
    KI2("a.ki2", "作品名：試作\n" + DIAGRAM + "\n▲２二金\nまで1手で詰み\n"),
    CSA(
        "a.csa",
        "V2.2\nP1 *  *  *  *  *  *  *  * -OU\nP2 *  *  *  *  *  *  *  *  * \n"
            + "P3 *  *  *  *  *  *  * +FU * \nP4 *  *  *  *  *  *  *  *  * \n"
            + "P5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \n"
            + "P7 *  *  *  *  *  *  *  *  * \nP8 *  *  *  *  *  *  *  *  * \n"
            + "P9 *  *  *  *  *  *  *  *  * \nP+00KI\nP-00AL\n+\n+0022KI\n%TSUMI\n");

    final String name;
    final List<String> lines;

    Drawn(String name, String text) {
      this.name = name;
      lines = text.lines().toList();
    }

    /** The places that are neither inside the drawing nor among the moves. */
    List<Integer> places() {
      List<Integer> places = new ArrayList<>();
      for (int at = 0; at <= lines.size(); at++) {
        boolean before = at > 0 && inside(lines.get(at - 1));
        boolean after = at < lines.size() && inside(lines.get(at));
        if (!before || !after) {
          places.add(at);
        }
      }
      return places;
    }

    private static boolean inside(String line) {
      return line.startsWith("|")
          || line.startsWith("+--")
          || line.startsWith("P")
          || line.startsWith("手数-")
          || line.startsWith("   1 ")
          || line.startsWith("▲")
          || line.startsWith("まで");
    }
  }

  private static final String[] PROSE = {
    "初手が急所",
    "【解答】次号、全1手詰。",
    "解答は次号で１手詰",
    "新作です。どうぞよろしくお願いします。",
    "詰将棋 第12回",
    "第１問",
    "問題図",
    "１",
    "12",
    "２０２６年１１月２７日",
    "2026/11/27 10:30",
    "2026年11月27日(金) 10:30開始",
    "平成30年3月号",
    "12月例会(13:00〜)",
    "5 12月号より",
    "10 分で初段",
    "1. はじめに",
    "2) 駒を取らずに",
    "https://example.com/tsume?id=1&x=2",
    "www.example.com",
    "mail: a@example.com",
    "作者 山田太郎",
    "(作者：山田)",
    "金と銀の使い方が絶妙です",
    "飛車を捨てる筋に注意。",
    "持駒が多い作品です",
    "持駒は歩だけではありません",
    "先手の持駒を活かしてください",
    "持駒の使い方がポイント：温存",
    "まで楽しめる名作",
    "同じ図の類作あり",
    "変化：2手目同玉は詰まない",
    "変化は省略",
    "手数は最後に",
    "先手番の問題です",
    "▲解説",
    "▼ヒント▼",
    "△の手に注意",
    "☆☆☆",
    "◆◇◆◇◆",
    "・・・・・",
    "・ ・ ・",
    "＊＊＊",
    "* * *",
    "――――――",
    "=====",
    "-----",
    "- - -",
    "+++",
    "```",
    "```text",
    "## 詰将棋",
    "**太字**",
    "| 図 | 説明 |",
    "│ 第１図 │",
    "┌────┐",
    "> 引用です",
    ">> 二重の引用",
    "＞ 全角の引用",
    "<br>",
    "&nbsp;",
    "<p>どうぞ</p>",
    "</pre>",
    "<b>好手</b>",
    "Hello, world!",
    "Tsume problem 1: mate in 1",
    "Mate in one",
    "White to move and lose.",
    "Black mates.",
    "Problem #5",
    "Published 1999.",
    "No comment",
    "The solution is G*2b.",
    "P.S. Have fun",
    "Sent from my phone",
    "+1 for this one",
    "-- ",
    "%",
    "%%%",
    "'quoted'",
    "…",
    "？",
    "！？",
    "1",
    "3 分",
    "7 7 7",
    "ヒント：初手は金",
    "正解：次号",
    "〒100-0001",
    "（つづく）",
    "１分で解けたら初段",
    "1分10秒",
    "将棋の日",
    "「王手は追う手」",
    "玉は下段に落とせ",
    "金なし将棋に受け手なし",
    "と金の遅早",
    "歩のない将棋は負け将棋",
    "銀は千鳥に使え",
    "３三の地点",
    "２二に打つのが好手",
    "一見して詰む",
    "二歩に注意",
    "sfen 7k1/9/7P1/9/9/9/9/9/9 b G 1",
    "7k1/9/7P1/9/9/9/9/9/9 b G 1",
    "V",
    "N",
    "T"
  };

  /** What a cut leaves of a line may be a hand, a move, or a statement of CSA indeed. */
  private static final Pattern PARTS =
      Pattern.compile(
          "[^\\p{L}\\p{N}]*(?:(?:[玉王飛角金銀桂香歩全と車]+|[１-９2３][一二三]金)[^\\p{L}\\p{N}]*|[-+]|T.*)\\s*");

  private static final Pattern SAYS = Pattern.compile("[\\p{L}\\p{N}]");

  private static final String[] BEFORE = {
    "", "", "", " ", "　", "　　", "\t", "・", "● ", "※", "- ", "* ", "1. ", "(1) ", "①", "> ", "■",
    "【", "→ ", "\u200b"
  };
  private static final String[] AFTER = {
    "", "", "", "。", " ", "　", "！", "】", "（笑）", "…", " (1)", "<br>", "  ", ":", "：", "\u00a0"
  };

  private static String mutated(Random random) {
    String line = PROSE[random.nextInt(PROSE.length)];
    String mutated =
        BEFORE[random.nextInt(BEFORE.length)] + line + AFTER[random.nextInt(AFTER.length)];
    if (random.nextInt(6) == 0 && mutated.length() > 4) {
      int cut = 1 + random.nextInt(mutated.length() - 1);
      mutated = random.nextBoolean() ? mutated.substring(0, cut) : mutated.substring(cut);
    }
    if (random.nextInt(8) == 0) {
      mutated = mutated + " " + PROSE[random.nextInt(PROSE.length)];
    }
    return mutated;
  }

  private static String text(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }

  private static Problem assertReadsAs(Problem plain, String name, String text, String about) {
    ReadResult result = Notation.read(text, name, ReadOptions.DEFAULT);
    assertThat(result.errors()).as(about + "\n" + text).isEmpty();
    assertThat(result.problems()).as(about + "\n" + text).hasSize(1);
    Problem read = result.problems().get(0);
    assertThat(SfenWriter.sfen(read.setup())).as(about).isEqualTo(SfenWriter.sfen(plain.setup()));
    assertThat(read.setup().handStated(read.setup().defender()))
        .as(about)
        .isEqualTo(plain.setup().handStated(plain.setup().defender()));
    assertThat(read.tree().moves()).as(about).isEqualTo(plain.tree().moves());
    return read;
  }

  private static Problem plain(Drawn drawn) {
    return Notation.read(text(drawn.lines), drawn.name, ReadOptions.DEFAULT).problems().get(0);
  }

  @ParameterizedTest
  @EnumSource(Drawn.class)
  void no_line_of_prose_around_a_diagram_loses_the_problem(Drawn drawn) {
    Problem plain = plain(drawn);
    List<Integer> places = drawn.places();
    int tried = 0;
    for (int seed = 0; tried < TRIES; seed++) {
      Random random = new Random(seed);
      String prose = mutated(random);
      if (PARTS.matcher(prose).matches()) {
        continue;
      }
      tried++;
      List<String> lines = new ArrayList<>(drawn.lines);
      int at = places.get(random.nextInt(places.size()));
      lines.add(at, prose);
      if (random.nextInt(4) == 0) {
        lines.add(at, "");
      }
      if (random.nextInt(4) == 0) {
        lines.add(at + 1, "");
      }
      String about = "seed " + seed + ", line " + at + ": " + prose;
      Problem read = assertReadsAs(plain, drawn.name, text(lines), about);
      boolean comment = prose.strip().startsWith("'");
      boolean told = comment || !read.warnings().isEmpty() || !read.sameContent(plain);
      assertThat(told || !SAYS.matcher(prose).find()).as(about).isTrue();
    }
  }

  /** Every line of the list, unchanged, above and below: told in the same words at both places. */
  @Test
  void the_same_line_is_told_alike_above_and_below() {
    Problem plain = plain(Drawn.BOD);
    int last = Drawn.BOD.lines.size();
    for (String prose : PROSE) {
      String above = prose + "\n\n" + DIAGRAM;
      String below = DIAGRAM + "\n" + prose + "\n";
      Problem first = assertReadsAs(plain, "a.txt", above, prose);
      Problem second = assertReadsAs(plain, "a.txt", below, prose);
      assertThat(second.metadata()).as(prose).isEqualTo(first.metadata());
      assertThat(second.tree()).as(prose).isEqualTo(first.tree());
      assertThat(words(second, last + 1)).as(prose).isEqualTo(words(first, 0));
    }
  }

  private static List<String> words(Problem problem, int before) {
    return problem.warnings().stream()
        .map(told -> told.code() + " " + (told.line() - before) + " " + told.arguments())
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "１手詰, 1",
    "1手詰, 1",
    "（五手詰）, 5",
    "【7手詰め】, 7",
    "まで１手詰, 1",
    "十一手詰です。, 11",
    "詰将棋 第3回 9手詰 山田作, 9",
    "まで3手で詰み, 3",
    "5手詰か7手詰, ",
    "1手詰将棋の本, ",
    "第3手詰みなし, "
  })
  void a_length_told_near_a_diagram_is_the_stated_one(String line, String length) {
    for (String text : new String[] {line + "\n" + DIAGRAM, DIAGRAM + "\n" + line + "\n"}) {
      Problem problem = assertReadsAs(plain(Drawn.BOD), "a.txt", text, line);
      assertThat(problem.metadata().get(Metadata.LENGTH)).as(line).isEqualTo(length);
      boolean alone = !line.contains("将棋") && length != null;
      assertThat(problem.warnings().isEmpty()).as(line).isEqualTo(alone);
    }
    Problem stated = assertReadsAs(plain(Drawn.BOD), "a", "手数：3\n" + DIAGRAM + line, line);
    assertThat(stated.metadata().get(Metadata.LENGTH)).isEqualTo("3");
  }

  @Test
  void words_between_two_diagrams_belong_to_the_one_they_stand_at() {
    String second = DIAGRAM.replace("歩 ・|三", "と ・|三");
    String text = "第1問 1手詰\n" + DIAGRAM + "ヒント 金\n\n第2問 3手詰\n" + second + "\n解説は次号\n";
    ReadResult result = Notation.read(text, "a.txt", ReadOptions.DEFAULT);
    assertThat(result.errors()).isEmpty();
    assertThat(result.problems())
        .extracting(problem -> problem.metadata().get(Metadata.LENGTH))
        .containsExactly("1", "3");
    assertThat(result.problems().get(0).warnings())
        .extracting(Warning::line)
        .containsExactly(1, 16);
    assertThat(result.problems().get(1).warnings())
        .extracting(Warning::line)
        .containsExactly(18, 34);
  }

  @ParameterizedTest
  @ValueSource(strings = {"持駒：金", "　先手の持駒：金", "  攻方持駒　金", "持駒は金", "先手の持駒：金（一枚だけ）", "持駒：金 ※よく見て"})
  void a_hand_beside_the_board_is_one(String hand) {
    String beside = DIAGRAM.replace("先手の持駒：金\n", "").replace("・|三\n", "・|三　　" + hand + "\n");
    assertReadsAs(plain(Drawn.BOD), "a.txt", beside, hand);
    String below = DIAGRAM.replace("先手の持駒：金", hand);
    assertReadsAs(plain(Drawn.BOD), "a.txt", below, hand);
  }

  @ParameterizedTest
  @ValueSource(strings = {"第１図", "← 玉はここ", "(作者 山田)", "3段目", "※"})
  void words_beside_the_board_are_told(String words) {
    Problem plain = plain(Drawn.BOD);
    for (String line : new String[] {"・|三\n", "・|九\n"}) {
      String text = DIAGRAM.replace(line, line.strip() + "　" + words + "\n");
      Problem read = assertReadsAs(plain, "a.txt", text, words);
      assertThat(read.warnings()).extracting(Warning::code).containsExactly("ignored-text");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "飛 金二, like-hand",
    "・飛車, like-hand",
    "v香 桂 犬 ・, bad-board-row",
    "| ・ ・v犬 ・|, unknown-piece",
    "持駒：金犬, bad-hand",
    "先手の持駒 金 犬, bad-hand",
    "5 ７Ｚ歩(77), bad-square",
    "▲７犬, bad-square",
  })
  void what_looks_like_a_part_of_the_record_and_is_broken_is_an_error(String line, String code) {
    for (String text :
        new String[] {
          DIAGRAM.replace("先手の持駒：金\n", line + "\n"), "作者：山田\n" + line + "\n" + DIAGRAM
        }) {
      ReadResult result = Notation.read(text, "a.txt", ReadOptions.DEFAULT);
      assertThat(result.errors()).as(line + "\n" + text).isNotEmpty();
    }
    String below = DIAGRAM + line + "\n";
    assertThat(Notation.read(below, "a.txt", ReadOptions.DEFAULT).errors())
        .as(line)
        .extracting(ReadError::code)
        .containsExactly(code);
  }

  @ParameterizedTest
  @EnumSource(Drawn.class)
  void a_mail_with_a_quoted_diagram_among_longer_answers_is_read(Drawn drawn) {
    String quoted = "> " + String.join("\n> ", drawn.lines) + "\n";
    String answer = "ありがとうございます。\n\n".repeat(20);
    assertReadsAs(plain(drawn), drawn.name, answer + quoted + answer, drawn.name());
  }
}
