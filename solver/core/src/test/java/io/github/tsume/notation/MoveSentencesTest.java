package io.github.tsume.notation;

import static io.github.tsume.notation.DrawnProblem.DIAGRAM;
import static io.github.tsume.notation.DrawnProblem.SFEN;
import static io.github.tsume.notation.DrawnProblem.moves;
import static io.github.tsume.notation.DrawnProblem.read;
import static io.github.tsume.notation.DrawnProblem.result;
import static io.github.tsume.notation.DrawnProblem.told;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A line is a line of moves only if it is wholly moves; a move that words follow is prose. */
@Tag("slow")
class MoveSentencesTest {
  /** A problem in one form; a line may be put before it, behind it and between its two parts. */
  private enum Form {
    BOD("a.bod", DIAGRAM, ""),
    UNNAMED("a.txt", DIAGRAM, ""),
    NO_NAME("", DIAGRAM, ""),
    KIF("a.kif", DIAGRAM, "手数----指手---------消費時間--\n   1 ２二金打\nまで1手で詰み\n"),
    KIF_WITHOUT_FOOTER("a.kif", "手合割：その他\n" + DIAGRAM, "手数----指手----\n   1 ２二金打   ( 0:05/)\n"),
    KI2("a.ki2", "作品名：試作\n" + DIAGRAM, "\n▲２二金\nまで1手で詰み\n"),
    KI2_WITHOUT_FOOTER("a.txt", DIAGRAM, "\n▲２二金\n"),
    RUNNING("a.txt", "攻方：２三歩　受方：２一玉\n", "持駒：金　受方の持駒：なし\n"),
    RUNNING_ON_ONE_LINE("", "攻方：２三歩　持駒：金　受方：２一玉　持駒：なし\n", "");

    final String name;
    final String head;
    final String tail;

    Form(String name, String head, String tail) {
      this.name = name;
      this.head = head;
      this.tail = tail;
    }

    /** The text with a line above, between, or below; of the last two below with a blank line. */
    String with(String line, int place) {
      return switch (place) {
        case 0 -> line + "\n" + head + tail;
        case 1 -> line + "\n\n" + head + tail;
        case 2 -> head + line + "\n" + tail;
        case 3 -> head + tail + line + "\n";
        default -> head + tail + "\n" + line + "\n\n";
      };
    }

    int lineOf(int place) {
      long lines = (place < 2 ? "" : place == 2 ? head : head + tail).lines().count();
      return (int) lines + (place == 4 ? 2 : 1);
    }
  }

  private static final int PLACES = 5;

  private static final String[] SENTENCES = {
    "▲１二金は△３一玉で逃れ。",
    "▲１二金は△３一玉で逃れ",
    "1. 12金では詰まない",
    "1 １二金打 … 失敗",
    "1）１二金だと３一玉で詰まない",
    "▲１二金 不正解",
    "▲１二金…不正解",
    "☗１二金はダメ",
    "☗１二金と打つのは☖３一玉で失敗",
    "▲１二金打ちは打ち場所が違う",
    "△３一玉と逃げる。",
    "△３一玉には▲３二金で詰み",
    "△１二玉なら▲１三金まで",
    "2. ３一玉で逃れ",
    "2. ３一玉と逃げて詰まない",
    "３一玉で逃れ",
    "１二金は３一玉で逃れ",
    "１二金では詰まない",
    "１二金なら３一玉",
    "12金は31玉で逃れ",
    "12金 不正解",
    "▲１二金（失敗）",
    "▲１二金 △３一玉（逃れ）",
    "▲１二金？",
    "▲１二金?",
    "▲１二金×",
    "▲１二金、△３一玉で逃れ",
    "▲１二金 △３一玉 以下逃れ",
    "▲１二金 △３一玉 ▲３二飛の筋は駒が足りない",
    "▲２二金が正解。",
    "▲２二金が好手で△同玉とは取れない",
    "▲２二金から入る",
    "▲２二金！が決め手",
    "▲２二金で簡単に詰みます",
    "▲２二金まで楽しめる",
    "▲２二金まで読めば初段",
    "▲５三銀成の筋は成立しない",
    "▲５三銀成らずで失敗",
    "▲２二飛車成は駒がない",
    "▲２三同歩は誤り",
    "▲２二金右ではない",
    "▲２二金*失敗",
    "▲３手目が急所",
    "▲１図からの変化",
    "△２二の地点を守る",
    "▲３三に打つと逃げられる",
    "同玉は詰まない",
    "同　玉とは取れない",
    "1手目１二金は失敗",
    "3. 同玉なら早い",
    "▲1二金では△3一玉",
    "▲12金は×",
    "▼１二金は不詰",
    "- ▲１二金は△３一玉",
    "→ ▲１二金は逃れ",
  };

  @ParameterizedTest
  @EnumSource(Form.class)
  void a_sentence_that_begins_with_a_move_is_told_once_and_changes_nothing(Form form) {
    Problem plain = read(form.head + form.tail, form.name);
    assertThat(plain.warnings()).isEmpty();
    for (String sentence : SENTENCES) {
      for (int place = 0; place < PLACES; place++) {
        Problem read = read(form.with(sentence, place), form.name);
        String about = sentence + " at " + place;
        assertThat(read.tree()).as(about).isEqualTo(plain.tree());
        assertThat(read.metadata()).as(about).isEqualTo(plain.metadata());
        assertThat(told(read)).as(about).containsExactly("ignored-text " + form.lineOf(place));
      }
    }
  }

  @Test
  void a_sentence_beside_the_rows_is_told_once_and_changes_nothing() {
    for (String sentence : SENTENCES) {
      for (String row : List.of("・|三\n", "|一\n")) {
        String text = DIAGRAM.replace(row, row.strip() + "　" + sentence + "\n");
        Problem read = read(text, "a.txt");
        assertThat(moves(read)).as(sentence).isEmpty();
        assertThat(read.warnings()).extracting(Warning::code).containsExactly("ignored-text");
      }
    }
  }

  private static final String[] BEFORE = {
    "", "", "", "　", " ", "1. ", "2) ", "１　", "- ", "初手", "3手目 "
  };
  private static final String[] MOVES = {
    "▲１二金",
    "▲１二金打",
    "☗１二金",
    "▲１二金 △３一玉",
    "１二金",
    "12金",
    "△３一玉",
    "３一玉(21)",
    "▲3二金",
    "▲同金",
    "▲５三銀成",
    "▲１二金、△３一玉",
    "▲１二金△１一玉▲２一金",
    "▽３一玉",
    "▲２二金"
  };
  private static final String[] WORDS = {
    "は△３一玉で逃れ",
    "では詰まない。",
    "と打つのは失敗",
    " 不正解",
    "　失敗",
    "なら△３一玉と逃げる",
    "はダメ",
    "が正解です",
    "が好手！",
    "の一手詰ではない手",
    "から考える",
    "でどうか？",
    "も有力に見えるが",
    "を逃す人が多い",
    " … 逃れ",
    "に気付くかどうか",
    "（これは逃れ）",
    "だと三手かかる",
    "へのヒント",
    " for beginners",
    " loses",
    "……という筋"
  };
  private static final String[] SIGNS = {
    "。", "、", "！", "…", " ", "　", "あ", "よ", "手", "x", "-", "～", "間", "ー"
  };

  private static String mutated(Random random) {
    String move = MOVES[random.nextInt(MOVES.length)];
    StringBuilder words = new StringBuilder(WORDS[random.nextInt(WORDS.length)]);
    if (random.nextInt(5) == 0) {
      words.append("、").append(MOVES[random.nextInt(MOVES.length)]);
      words.append(WORDS[random.nextInt(WORDS.length)]);
    }
    for (int changes = random.nextInt(4); changes > 0; changes--) {
      int at = random.nextInt(words.length());
      switch (random.nextInt(4)) {
        case 0 -> words.insert(at, SIGNS[random.nextInt(SIGNS.length)]);
        case 1 -> words.deleteCharAt(at).append('…');
        case 2 -> words.append(SIGNS[random.nextInt(SIGNS.length)]);
        default -> words.setLength(Math.max(2, words.length() - 2));
      }
    }
    return BEFORE[random.nextInt(BEFORE.length)] + move + words;
  }

  /** The slow twin: what a line of moves is, or what is broken, in one expression. */
  private static final Pattern WHOLLY =
      Pattern.compile(
          "[-\\s　]*(?:(?:[0-9１-９]+手?目?[.)）]?[\\s　]*)?[▲△☗☖▽▼]?[\\s"
              + "　]*(?:同|[1-9１-９][1-9１-９一二三四五六七八九])[\\s"
              + "　]*(?:[玉金銀飛歩と])[右左直上寄引打成]*(?:\\(\\d\\d\\))?[\\s　、]*)+"
              + "(?:[^\\p{L}\\p{N}?？×（(]*|まで[^\\p{L}]*|で?詰み?[^\\p{L}]*|[^\\p{L}]*\\p{L}[^\\p{L}]*|[（(][^（）()]*[)）][^\\p{L}]*)"); // One letter may be a piece, or a part of the move.

  /** A move as KIF has it, whatever is written behind it. */
  private static final Pattern OF_RECORD = Pattern.compile("[\\s　]*[0-9１-９][\\s　].*\\(\\d\\d\\).*");

  @ParameterizedTest
  @EnumSource(Form.class)
  void no_mutated_sentence_that_begins_with_a_move_loses_the_problem_or_becomes_its_line(
      Form form) {
    Problem plain = read(form.head + form.tail, form.name);
    int tried = 0;
    int step = Boolean.getBoolean("tsume.full") ? 1 : 30;
    for (int seed = 0; tried < 2000 / step; seed += step) {
      Random random = new Random(seed);
      String line = mutated(random);
      int place = random.nextInt(PLACES);
      if (WHOLLY.matcher(line).matches() || OF_RECORD.matcher(line).matches()) {
        continue;
      }
      tried++;
      String about = "seed " + seed + ", place " + place + ": " + line;
      ReadResult result = result(form.with(line, place), form.name);
      assertThat(result.errors()).as(about).isEmpty();
      assertThat(result.problems()).as(about).hasSize(1);
      Problem read = result.problems().get(0);
      assertThat(SfenWriter.sfen(read.setup())).as(about).isEqualTo(SFEN);
      assertThat(moves(read)).as(about).isEqualTo(moves(plain));
      assertThat(read.warnings()).as(about).hasSize(1);
    }
  }
}
