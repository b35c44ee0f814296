package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Special;
import io.github.tsume.record.Warning;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A line is a line of moves only if it is wholly moves; a move that words follow is prose. */
class MoveSentencesTest {
  private static final String SFEN = "7k1/9/7P1/9/9/9/9/9/9 b G 1";
  private static final String ROWS = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n";
  private static final String DIAGRAM =
      "後手の持駒：なし\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n"
          + "| ・ ・ ・ ・ ・ ・ ・v玉 ・|一\n"
          + ROWS
          + "| ・ ・ ・ ・ ・ ・ ・ 歩 ・|三\n"
          + ROWS.repeat(6)
          + "+---------------------------+\n先手の持駒：金\n";

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

  private static ReadResult result(String text, String name) {
    return Notation.read(text, name, ReadOptions.DEFAULT);
  }

  private static Problem read(String text, String name) {
    ReadResult result = result(text, name);
    assertThat(result.errors()).as(text).isEmpty();
    assertThat(result.problems()).as(text).hasSize(1);
    Problem problem = result.problems().get(0);
    assertThat(SfenWriter.sfen(problem.setup())).as(text).isEqualTo(SFEN);
    return problem;
  }

  private static List<String> moves(Problem problem) {
    return Arrays.stream(problem.tree().moves())
        .mapToObj(move -> Move.toUsi(move, problem.setup().rules()))
        .toList();
  }

  private static List<String> told(Problem problem) {
    return problem.warnings().stream().map(w -> w.code() + " " + w.line()).toList();
  }

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
          "[-\\s　]*(?:(?:[0-9１-９]+手?目?[.)）]?[\\s　]*)?[▲△☗☖▽▼]?[\\s　]*(?:同|[1-9１-９][1-9１-９一二三四五六七八九])[\\s　]*"
              + "(?:[玉金銀飛歩と])[右左直上寄引打成]*(?:\\(\\d\\d\\))?[\\s　、]*)+"
              + "(?:[^\\p{L}\\p{N}?？×（(]*|まで[^\\p{L}]*|で?詰み?[^\\p{L}]*|[^\\p{L}]*\\p{L}[^\\p{L}]*|[（(][^（）()]*[)）][^\\p{L}]*)"); // One letter may be a piece, or a part of the move.

  /** A move as KIF has it, whatever is written behind it. */
  private static final Pattern OF_RECORD = Pattern.compile("[\\s　]*[0-9１-９][\\s　].*\\(\\d\\d\\).*");

  @ParameterizedTest
  @EnumSource(Form.class)
  void no_mutated_sentence_that_begins_with_a_move_loses_the_problem_or_becomes_its_line(
      Form form) {
    Problem plain = read(form.head + form.tail, form.name);
    int tried = 0;
    for (int seed = 0; tried < 2000; seed++) {
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "▲２二金",
        "☗２二金打",
        "２二金",
        "22金",
        "1 ２二金打",
        "1) 22金",
        "▲２二金。",
        "▲２二金！",
        "▲２二金まで",
        "▲２二金打まで。",
        "1. ２二金　まで",
        "▲２二金（うまい）",
        "▲２二金 *好手",
        "▲２二金 #ok",
        "1 ２二金打 ( 0:05/00:00:05)",
        "▲２二金 まで1手詰",
        "▲２二金まで１手で詰み",
        "▲２二金で詰み",
        "1 ２二金打\n2 詰み"
      })
  void what_is_wholly_moves_below_a_drawing_is_the_authors_line(String line) {
    for (String name : List.of("a.bod", "a.txt", "a.kif", "a.ki2", "")) {
      Problem problem = read(DIAGRAM + "\n" + line + "\n", name);
      assertThat(moves(problem)).as(line).containsExactly("G*2b");
      boolean mate = line.contains("詰");
      assertThat(problem.tree().line()).as(line).hasSize(mate ? 2 : 1);
      boolean aside = line.contains("好手") || line.contains("ok") || line.contains("（う");
      assertThat(problem.warnings()).as(line).hasSize(aside ? 1 : 0);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "正解：▲１二金まで, ",
    "解答 １二金まで１手詰, 1",
    "【解答】１二金まで1手詰。, 1",
    "作意：１二金, ",
    "作意手順　1 １二金打, ",
    "答え：▲１二金, ",
    "（正解）１二金, ",
    "１二金まで１手詰, 1",
    "１２金打　まで１手詰, 1"
  })
  void a_caption_with_moves_below_a_drawing_is_the_authors_line_and_told_as_such(
      String line, String length) {
    Problem problem = read(DIAGRAM + line + "\n", "a.txt");
    assertThat(moves(problem)).containsExactly("G*1b");
    assertThat(problem.metadata().get(Metadata.LENGTH)).isEqualTo(length);
    assertThat(told(problem)).containsExactly("taken-for-line 15");
    if (length != null) {
      assertThat(problem.tree().line().get(1).special()).isEqualTo(Special.of(Special.Kind.MATE));
    }
    // Above the only drawing it is the same; beside a record it is what it was.
    Problem above = read(line + "\n" + DIAGRAM, "a.txt");
    boolean caption = !line.startsWith("１");
    assertThat(moves(above)).isEqualTo(caption ? moves(problem) : List.of());
    assertThat(told(above)).containsExactly(caption ? "taken-for-line 1" : "only-length 1");
    Problem below = read(DIAGRAM + "1 ２二金\n" + line + "\n", "a.kif");
    assertThat(moves(below)).containsExactly("G*2b");
    assertThat(below.warnings()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "失敗：▲１二金まで",
        "変化 ▲１二金まで",
        "解答は１二金ではない",
        "正解者：３二銀様",
        "解答：▲５五飛まで",
        "解答：１二金？",
        "前回の解答：▲５二金"
      })
  void a_caption_of_other_moves_is_not_the_authors_line(String line) {
    assertThat(moves(read(DIAGRAM + line + "\n", "a.txt"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "▲１二金",
        "▲１二金\n△３一玉",
        "失敗例\n▲１二金\n△３一玉",
        "変化：\n▲１二金 △３一玉",
        "紛れ\n1 １二金打\n2 ３一玉(21)",
        "1 １二金打\n2 ３一玉(21)",
        "１二金",
        "別解\n▲３二金",
        "▲１二金 △３一玉\nまで2手で不詰",
        "１二金打まで1手詰",
        "▲９九飛"
      })
  void other_lists_of_moves_below_the_authors_line_are_told_and_left_out(String moves) {
    for (String line :
        List.of("▲２二金\n", "▲２二金まで\n", "1 ２二金打\n", "手数----指手----\n1 ２二金打\nまで1手で詰み\n", "２二金\n")) {
      for (String between : List.of("", "\n", "\nちなみに、\n")) {
        if (between.isEmpty() && line.equals("２二金\n") && moves.equals("１二金")) {
          continue; // The second one may be meant for the answer to the first.
        }
        Problem problem = read(DIAGRAM + line + between + moves + "\n", "a.txt");
        assertThat(moves(problem)).as(line + moves).containsExactly("G*2b");
        assertThat(problem.warnings()).extracting(Warning::code).contains("other-moves");
      }
    }
  }

  @Test
  void the_first_list_that_can_be_played_is_the_authors_line() {
    assertThat(moves(read(DIAGRAM + "▲５五飛\n\n▲２二金\n", "a.txt"))).containsExactly("G*2b");
    assertThat(moves(read(DIAGRAM + "よくある間違い\n▲１二金\n△３一玉\n\n正解\n▲２二金\n", "a.txt")))
        .containsExactly("G*2b");
    Problem wrong = read(DIAGRAM + "よくある間違い\n▲１二金\n△３一玉\n", "a.txt");
    assertThat(moves(wrong)).isEmpty();
    assertThat(told(wrong)).containsExactly("ignored-text 15", "other-moves 16", "other-moves 17");
  }

  @Test
  void moves_to_choose_from_are_no_line() {
    String choices = "１）▲３二金\n２）▲１二金\n３）▲２二金\n正解は？\n";
    String circled = "①▲３二金\n②▲１二金\n③▲２二金\n正解は？\n";
    for (String text :
        List.of(
            DIAGRAM + choices,
            choices + "\n" + DIAGRAM,
            DIAGRAM + circled,
            circled + "\n" + DIAGRAM)) {
      Problem problem = read(text, "a.txt");
      assertThat(moves(problem)).isEmpty();
      assertThat(problem.warnings()).hasSize(4);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"▲１二金", "▲１二金\n△３一玉", "２二金\n１手詰", "1 ２二金打", "▲５五飛"})
  void moves_above_a_drawing_are_no_problem_of_their_own(String moves) {
    Problem problem = read(moves + "\n\n" + DIAGRAM, "a.txt");
    assertThat(moves(problem)).isEmpty();
    assertThat(problem.warnings()).extracting(Warning::code).contains("other-moves");
    String game = "▲７六歩 △３四歩\n\n" + DIAGRAM;
    assertThat(result(game, "a.txt").problems()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "▲２二犬, unknown-piece",
    "▲７犬, bad-square",
    "1 ７Ｚ歩(77), bad-square",
    "▲２二金 と, unexpected-text",
    "▲２二金 成, unexpected-text",
    "▲２二金 △９犬, bad-square"
  })
  void what_looks_like_a_move_and_is_broken_is_an_error_still(String line, String code) {
    for (String text : List.of(DIAGRAM + line + "\n", DIAGRAM + line + "\n\n▲２二金\n")) {
      assertThat(result(text, "a.txt").errors())
          .as(text)
          .extracting(ReadError::code)
          .containsExactly(code);
    }
  }

  @Test
  void a_length_below_the_moves_is_the_stated_one() {
    for (String line : List.of("２二金\n１手詰", "▲２二金\n（1手詰）", "1 ２二金打\n\n１手詰。")) {
      Problem problem = read(DIAGRAM + line + "\n", "a.txt");
      assertThat(moves(problem)).containsExactly("G*2b");
      assertThat(problem.metadata().get(Metadata.LENGTH)).isEqualTo("1");
      assertThat(problem.warnings()).isEmpty();
    }
  }

  @Test
  void words_behind_the_moves_of_a_record_do_not_cost_the_moves() {
    List<String> texts = new ArrayList<>();
    texts.add("手数----指手----\n   1 ２二金打 好手\n   2 同　玉(21)   ( 0:01/) 悪手\n");
    texts.add("1 ２二金打 ( 0:05/00:00:05) 好手\n2 同　玉(21) 悪手\n");
    for (String text : texts) {
      Problem problem = read(DIAGRAM + text, "a.kif");
      assertThat(moves(problem)).containsExactly("G*2b", "2a2b");
      assertThat(problem.warnings()).hasSize(2);
    }
    ReadResult game = result("手合割：平手\n▲７六歩 好手 △３四歩\n▲２六歩\n", "a.ki2");
    assertThat(moves(game.problems().get(0))).containsExactly("7g7f", "3c3d", "2g2f");
  }

  private static final String TWO_GOLDS =
      "  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n"
          + ROWS
          + "| ・ ・ ・ ・v玉 ・ ・ ・ ・|二\n"
          + ROWS
          + "| ・ ・ ・ ・ 歩 ・ ・ ・ ・|四\n"
          + ROWS.repeat(5)
          + "+---------------------------+\n持駒：金二\n";

  private static Problem twoGolds(String moves) {
    ReadResult result = result(TWO_GOLDS + moves.replace("|", "\n") + "\n", "a.txt");
    assertThat(result.errors()).as(moves).isEmpty();
    assertThat(result.problems()).as(moves).hasSize(1);
    return result.problems().get(0);
  }

  @Test
  void a_numbered_move_behind_a_mate_is_of_the_line_and_no_mate() {
    assertThat(moves(twoGolds("1 ５三金打|2 ４一玉(52)|3 ４二金打|4 ５一玉(41)"))).hasSize(4);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "▲５三金打△４一玉▲４二金打|△５一玉 ▲５二金打",
        "▲５三金打△４一玉▲４二金打||△５一玉 ▲５二金打",
        "正解|▲５三金打△４一玉▲４二金打|2手目|△５一玉▲５二金打",
        "▲５三金打△４一玉▲４二金打まで3手詰|△５一玉 ▲５二金打",
        "▲５三金打△４一玉▲４二金打|まで3手詰|2手目△５一玉▲５二金打まで",
        "1 ５三金打|2 ４一玉(52)|3 ４二金打|4 詰み||△５一玉 ▲５二金打",
        "1 ５三金打|2 ４一玉(52)|3 ４二金打|まで3手で詰み|4 ５一玉(41)",
        "1 ５三金打|2 ４一玉(52)|3 ４二金打|4 詰み|5 ５二金打",
        "1 ５三金打|2 ４一玉(52)|3 ４二金打|4 投了|まで3手で先手の勝ち|△５一玉▲５二金打",
        "1 ５三金打|2 ４一玉(52)|3 ４二金打|まで3手で詰み||3 ４二金打で詰み",
        "1 ５三金打|2 ４一玉(52)|3 ４二金打|まで3手で詰み||10 ５三金打"
      })
  void after_the_mate_or_the_stated_end_nothing_is_appended_to_the_line(String moves) {
    Problem problem = twoGolds(moves);
    assertThat(moves(problem)).containsExactly("G*5c", "5b4a", "G*4b");
    assertThat(problem.warnings()).extracting(Warning::code).contains("other-moves");
    assertThat(problem.warnings())
        .extracting(Warning::code)
        .doesNotContain("move-after-end", "not-in-hand");
  }

  @Test
  void a_list_that_begins_after_the_end_with_the_other_side_is_never_the_authors_line() {
    assertThat(moves(twoGolds("▲３三金打△５一玉まで|△４一玉 ▲４二金打"))).containsExactly("G*3c", "5b5a");
    Problem stopped = twoGolds("1 ５三金打|2 中断|3 ４二金打");
    assertThat(moves(stopped)).containsExactly("G*5c");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "▲４二金打 △同玉|となって詰まない。",
        "▲４二金打△同玉|これは失敗",
        "▲４二金打△同玉|詰まない。",
        "▲４二金打△同玉||で、玉に逃げられて詰まない。",
        "▲４二金打△同玉|This fails.",
        "▲４二金打△同玉|does not mate",
        "▲４二金打 △同玉 ▲４三金打 △５一玉 不詰",
        "▲４二金打？ △同玉！",
        "これは失敗|▲４二金打△同玉",
        "初手▲４二金打は？|▲４二金打△同玉",
        "悪い例|▲４二金打△同玉",
        "注意|▲４二金打△同玉",
        "解答2|▲４二金打△同玉",
        "Aさんの解答|▲４二金打△同玉▲４三金打",
        "前回の解答|▲４二金打△同玉",
        "Wrong:|▲４二金打|△同玉",
        "Fail|▲４二金打 △同玉",
        "Refuted try:|▲４二金打 △同玉",
        "Common mistakes|▲４二金打 △同玉",
        "1. 失敗例|▲４二金打△同玉",
        "失敗図：▲４二金打△同玉",
        "Wrong solution: ▲４二金打△同玉",
        "Aさんの解答：▲４二金打△同玉"
      })
  void a_list_that_is_called_failing_is_not_the_authors_line_and_told(String moves) {
    Problem problem = twoGolds(moves);
    assertThat(moves(problem)).isEmpty();
    assertThat(problem.warnings())
        .extracting(Warning::code)
        .containsAnyOf("other-moves", "ignored-text");
    // The right one above or below it is found still.
    String right = "正解|▲５三金打△４一玉▲４二金打";
    List<String> line = List.of("G*5c", "5b4a", "G*4b");
    assertThat(moves(twoGolds(moves + "||" + right))).isEqualTo(line);
    assertThat(moves(twoGolds(right + "||" + moves))).isEqualTo(line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "解答：▲５三金打 △４一玉 ▲４二金打|変化：△５一玉 ▲５二金打",
        "解答：５三金打、４一玉、４二金打|変化：5一玉は5二金打",
        "解答：▲５三金打△４一玉▲４二金打||変化：2手|△５一玉▲５二金打",
        "紛れ|４二金打、同玉、４三金打、５一玉。|作意|５三金打、４一玉、４二金打。",
        "▲４二金打|△同玉|となって詰まない。|▲５三金打|△４一玉|▲４二金打|で詰み。",
        "▲４二金打△同玉|正解：▲５三金打△４一玉▲４二金打",
        "誤：▲４二金打△同玉|正：▲５三金打△４一玉▲４二金打",
        "▲５三金打△４一玉▲４二金打|失敗|▲４二金打△同玉",
        "▲５三金打△４一玉▲４二金打まで3手詰|失敗は少ない",
        "解答2|▲５三金打△４一玉▲４二金打まで",
        "Solution: 53金打 41玉 42金打",
        "solution: 5三金打 4一玉 4二金打",
        "詰み手順：▲５三金打△４一玉▲４二金打",
        "解答図：▲５三金打△４一玉▲４二金打",
        "答え：５三金打→４一玉→４二金打",
        "答：５三金打・４一玉・４二金打",
        "手順：５三金打／４一玉／４二金打",
        "こたえ　５三金打　４一玉　４二金打",
        "解答|①▲５三金打|②△４一玉|③▲４二金打",
        "①５三金打②４一玉③４二金打まで"
      })
  void the_list_that_is_called_the_solution_is_the_authors_line(String moves) {
    assertThat(moves(twoGolds(moves))).containsExactly("G*5c", "5b4a", "G*4b");
  }

  @Test
  void of_two_lists_without_words_the_first_counts_and_they_are_not_one() {
    Problem problem = twoGolds("▲４二金打△同玉||▲５三金打△４一玉▲４二金打");
    assertThat(moves(problem)).containsExactly("G*4b", "5b4b");
    assertThat(told(problem)).containsExactly("other-moves 16");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Solution: G*5c K-4a G*4b",
        "Solution: 1. G*5c K4a 2. G*4b mate",
        "Answer: G-5c, K-4a, G-4b.",
        "Wrong solution: G*4b Kx4b G*4c",
        "解答：G*5c 5b4a G*4b"
      })
  void a_solution_in_other_words_than_japanese_is_told_as_moves_that_were_not_read(String line) {
    for (String text : List.of(TWO_GOLDS + line + "\n", line + "\n" + TWO_GOLDS)) {
      Problem problem = result(text, "a.txt").problems().get(0);
      assertThat(moves(problem)).isEmpty();
      assertThat(problem.warnings()).extracting(Warning::code).containsExactly("other-moves");
    }
  }
}
