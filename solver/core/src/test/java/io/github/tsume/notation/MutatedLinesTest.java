package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What headers, times and words about the end say, however misspelt, never loses the record. */
class MutatedLinesTest {
  private static final int TRIES = 120;

  /** What sets the number of a move apart, and a digit. */
  private static final Pattern NUMBER_AGAIN = Pattern.compile("[\\s　]*[)）:：.,、].*[0-9０-９一十].*");

  private static final String SFEN = "8k/9/7P1/9/9/9/9/9/9 b 2G 1";
  private static final List<String> MOVES = List.of("G*2b", "1a1b", "G*2c");

  private static final String BOARD =
      """
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
      先手の持駒：金二
      """;

  private static final String HEADER =
      """
      ‹作品名：試作›
      ‹作者：山田太郎›
      ‹発表誌：ある雑誌 2026年11月号›
      ‹開始日時：2026/11/27 10:30:00›
      ‹終了日時：2026/11/27 11:00›
      ‹持ち時間：各15分、秒読み60秒›
      ‹棋戦：第3回詰将棋展›
      ‹場所：http://example.com/a?b=1›
      ‹備考：（感想）よい作›
      ‹先手：甲野一郎›
      ‹後手：乙山二郎›
      """;

  /** A record of each format; what may be changed stands between ‹ and ›. */
  private enum Record {
    KIF(
        "a.kif",
        HEADER
            + BOARD
            + "手数----指手---------消費時間--\n"
            + "   1 ２二金打   ‹( 0:05/00:00:05)›\n"
            + "   2 １二玉(11)   ‹( 1:30/00:01:30)›\n"
            + "   3 ２三金打   ‹( 0:12/00:00:17)›\n"
            + "   4 ‹詰み›   ‹( 0:00/00:00:17)›\n"
            + "‹まで3手で詰み›\n"),
    KI2("a.ki2", HEADER + BOARD + "\n▲２二金打 △１二玉 ▲２三金打\n‹まで3手で詰み›\n"),
    BOD("a.bod", HEADER + BOARD + "‹3手詰›\n"),
    CSA(
        "a.csa",
        "V2.2\nN+‹甲野›\nN-‹乙山›\n$EVENT:‹第3回詰将棋展›\n$SITE:‹東京, 4F›\n"
            + "$START_TIME:‹2026/11/27 10:30:00›\n$TIME_LIMIT:‹00:15+60›\n$OPENING:‹詰将棋›\n"
            + "‹'備考 よい作›\n"
            + "P-11OU\nP+23FU\nP+00KI00KI\n+\n+0022KI\nT‹5›\n-1112OU\nT‹90›\n+0023KI\nT‹12.5›\n"
            + "%‹TSUMI›\nT‹0›\n"),
    JKF("a.jkf", jkf());

    final String name;
    final String text;

    Record(String name, String text) {
      this.name = name;
      this.text = text;
    }

    private static String jkf() {
      StringBuilder board = new StringBuilder();
      for (int file = 1; file <= 9; file++) {
        board.append(file == 1 ? "[" : ",[");
        for (int rank = 1; rank <= 9; rank++) {
          String king = "{\"color\":1,\"kind\":\"OU\"}";
          String pawn = "{\"color\":0,\"kind\":\"FU\"}";
          boolean isKing = file == 1 && rank == 1;
          board.append(rank == 1 ? "" : ",");
          board.append(isKing ? king : file == 2 && rank == 3 ? pawn : "{}");
        }
        board.append(']');
      }
      String time = ",\"time\":{\"now\":{\"m\":\"‹0›\",\"s\":\"‹5›\"},\"total\":{\"s\":\"‹5›\"}}";
      return "{\"header\":{\"‹作者›\":\"‹山田›\",\"‹開始日時›\":\"‹2026/11/27 10:30›\"},"
          + "\"initial\":{\"preset\":\"OTHER\",\"data\":{\"color\":0,\"board\":["
          + board
          + "],\"hands\":[{\"KI\":2},{}]}},\"moves\":[{\"comments\":[\"‹初形›\"]},"
          + "{\"move\":{\"color\":0,\"to\":{\"x\":2,\"y\":2},\"piece\":\"KI\"}"
          + time
          + "},{\"move\":{\"color\":1,\"from\":{\"x\":1,\"y\":1},\"to\":{\"x\":1,\"y\":2},"
          + "\"piece\":\"OU\"}"
          + time
          + "},{\"move\":{\"color\":0,\"to\":{\"x\":2,\"y\":3},\"piece\":\"KI\"}},"
          + "{\"special\":\"‹TSUMI›\""
          + time
          + "}]}";
    }

    /** The text with one of its places changed. */
    String changed(Random random) {
      List<Integer> places = new ArrayList<>();
      for (int at = text.indexOf('‹'); at >= 0; at = text.indexOf('‹', at + 1)) {
        places.add(at);
      }
      int from = places.get(random.nextInt(places.size()));
      int to = text.indexOf('›', from);
      String said = text.substring(from + 1, to);
      String changed = mutated(said, random);
      while (said.equals("詰み") && NUMBER_AGAIN.matcher(changed).matches()) {
        changed = mutated(said, random); // With its time that looks like a move.
      }
      return plain(text.substring(0, from)) + changed + plain(text.substring(to + 1));
    }

    private static String plain(String text) {
      return text.replace("‹", "").replace("›", "");
    }
  }

  private static final String[] SIGNS =
      " |　|:|：|/|(|)|（|）|-|－|.|,|、|。|0|7|９|一|十|あ|ア|字|手|時|分|秒|?|!|～|\u00a0|\u200b|;|_|=|x|Z|~|…"
          .split("\\|");

  private static String mutated(String line, Random random) {
    StringBuilder text = new StringBuilder(line);
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      int at = random.nextInt(text.length() + 1);
      String sign = SIGNS[random.nextInt(SIGNS.length)];
      boolean end = at == text.length();
      switch (random.nextInt(6)) {
        case 0 -> text.insert(at, sign);
        case 1 -> text.replace(at, end ? at : at + 1, sign);
        case 2 -> text.delete(at, end ? at : at + 1);
        case 3 -> text.insert(at, end ? "" : text.substring(at, at + 1));
        case 4 -> text.delete(at, Math.min(text.length(), at + 4));
        default -> text.append(sign);
      }
    }
    return text.toString();
  }

  @ParameterizedTest
  @EnumSource(Record.class)
  void no_record_is_lost_by_its_header_its_times_or_its_end(Record record) {
    List<String> lost = new ArrayList<>();
    for (int seed = 0; seed < TRIES; seed++) {
      String text = record.changed(new Random(seed));
      ReadResult result = Notation.read(text, record.name, ReadOptions.DEFAULT);
      String seen = result.errors().toString();
      if (result.errors().isEmpty() && result.problems().size() == 1) {
        Problem problem = result.problems().get(0);
        List<String> moves =
            Arrays.stream(problem.tree().moves())
                .mapToObj(move -> Move.toUsi(move, problem.setup().rules()))
                .toList();
        boolean same = record == Record.BOD ? moves.isEmpty() : moves.equals(MOVES);
        seen = same ? SfenWriter.sfen(problem.setup()) : moves.toString();
      }
      if (!seen.equals(SFEN)) {
        List<String> plain = Record.plain(record.text).lines().toList();
        String line = text.lines().filter(each -> !plain.contains(each)).toList().toString();
        lost.add("seed " + seed + ": " + line + " " + seen);
      }
    }
    assertThat(lost).isEmpty();
  }
}
