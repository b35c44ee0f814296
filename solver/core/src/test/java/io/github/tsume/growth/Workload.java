package io.github.tsume.growth;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.Conversion;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.record.Problem;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.CertificateCheck;
import io.github.tsume.verify.MoveNumbers;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What is done with texts and problems of a given size. Loaded by {@link CountingLoader}. */
public final class Workload {
  private static final String SFEN = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
  private static final String BOARD =
      """
      後手の持駒：なし
        ９ ８ ７ ６ ５ ４ ３ ２ １
      +---------------------------+
      | ・ ・ ・ ・v玉 ・ ・ ・ ・|一
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|二
      | ・ ・ ・ ・ 歩 ・ ・ ・ ・|三
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|四
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|八
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|九
      +---------------------------+
      先手の持駒：金
      """;
  private static final String EVEN = "手合割：平手\n手数----指手---------消費時間--\n";
  private static final String CSA = "V2.2\nPI\n+\n";
  private static final String[] KIF_MOVES = {"２八飛(18)", "８二飛(92)", "１八飛(28)", "９二飛(82)"};
  private static final String[] KIF_FIRST = {"１八飛(28)", "９二飛(82)"};
  private static final String[] CSA_MOVES = {"+1828HI", "-9282HI", "+2818HI", "-8292HI"};
  private static final String[] USI_MOVES = {"1h2h", "9b8b", "2h1h", "8b9b"};

  private Workload() {}

  private static String times(int n, IntFunction<String> part) {
    return IntStream.range(0, n).mapToObj(part).collect(Collectors.joining());
  }

  /** The text of the move of that number, from 0, of a game in which rooks go to and fro. */
  private static String kifMove(int i) {
    return i < 2 ? KIF_FIRST[i] : KIF_MOVES[(i - 2) % 4];
  }

  private static String kifLine(int i) {
    return (i + 1) + " " + kifMove(i) + "\n";
  }

  private static String csaMove(int i) {
    return i == 0 ? "+2818HI" : i == 1 ? "-8292HI" : CSA_MOVES[(i - 2) % 4];
  }

  /** Texts of about n parts, by what grows in them. */
  static Map<String, IntFunction<String>> texts() {
    Map<String, IntFunction<String>> texts = new LinkedHashMap<>();
    texts.put("kif: keys", n -> times(n, i -> "鍵" + i + "：値\n") + BOARD);
    texts.put("kif: one key", n -> times(n, i -> "備考：値" + i + "\n") + BOARD);
    texts.put("kif: comments", n -> BOARD + times(n, i -> "*言" + i + "\n"));
    texts.put("kif: comments of a move", n -> EVEN + kifLine(0) + times(n, i -> "*言" + i + "\n"));
    texts.put("kif: blank lines", n -> BOARD + times(n, i -> "\n"));
    texts.put("kif: words", n -> BOARD + EVEN + times(n, i -> "言葉" + i + "\n"));
    texts.put("kif: hands", n -> BOARD + "先手の持駒：" + times(n, i -> "歩　") + "\n");
    texts.put("kif: lines of hands", n -> BOARD + times(n, i -> "先手の持駒：歩\n"));
    texts.put("kif: rows", n -> times(n, i -> "| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n"));
    texts.put("kif: a long row", n -> BOARD + "|" + times(n, i -> " ・ ・ ・") + "|二\n");
    texts.put("kif: a long blank row", n -> BOARD + "|" + times(n, i -> "   ") + "|二\n");
    texts.put("kif: one line", n -> BOARD + times(n, i -> "言葉、"));
    texts.put("kif: spaces", n -> "先手" + " ".repeat(n) + "\n" + BOARD);
    texts.put("kif: moves", n -> EVEN + times(n, Workload::kifLine));
    texts.put("kif: moves of a line", n -> EVEN + times(n, i -> kifMove(i) + "　"));
    texts.put(
        "kif: numbered moves of a line",
        n -> EVEN + times(n, i -> (i + 1) + " " + kifMove(i) + "　") + "\n");
    texts.put("kif: marks", n -> EVEN + times(n, i -> "▲７六歩△３四歩　"));
    texts.put("kif: ends", n -> EVEN + times(n, i -> (i + 1) + " 中断\n"));
    texts.put("kif: footers", n -> EVEN + kifLine(0) + times(n, i -> "まで1手で中断\n"));
    texts.put(
        "kif: variations from the end",
        n ->
            EVEN
                + times(n, Workload::kifLine)
                + times(n, i -> "変化：" + (n - i) + "手\n" + (n - i) + " 投了\n"));
    texts.put(
        "kif: variations of the first move",
        n -> EVEN + kifLine(0) + times(n, i -> "変化：1手\n1 ７六歩(77)\n"));
    texts.put(
        "kif: variations of a long line",
        n -> EVEN + times(n, Workload::kifLine) + times(n, i -> "変化：1手\n1 ７六歩(77)\n"));
    texts.put("kif: variations without moves", n -> EVEN + kifLine(0) + times(n, i -> "変化：1手\n"));
    texts.put("kif: records", n -> times(n / 10, i -> BOARD + "手数----\n1 ５二金打\n\n"));
    texts.put("kif: separators", n -> BOARD + times(n, i -> "----\n"));
    texts.put("sfen: lines", n -> times(n / 4, i -> SFEN + "\tp" + i + "\n"));
    // The format is looked for in the first two thousand lines.
    texts.put("sfen: comments", n -> SFEN + "\n" + times(n, i -> "# word" + i + "\n") + SFEN);
    texts.put("sfen: label", n -> SFEN + "\t" + "x ".repeat(n));
    texts.put("sfen: fields", n -> SFEN + "\t" + "x\t".repeat(n));
    texts.put("sfen: digits", n -> "1".repeat(n) + "/9/9/9/9/9/9/9/9 b - 1");
    texts.put("sfen: rows", n -> "9/".repeat(n) + "9 b - 1");
    texts.put("sfen: words of ranks", n -> SFEN + "\n" + "4/9/4P4/9".repeat(n));
    texts.put("sfen: hand", n -> "4k4/9/9/9/9/9/9/9/9 b " + "P".repeat(n) + " 1");
    texts.put(
        "usi: moves",
        n -> "position startpos moves 2h1h 8b9b " + times(n, i -> USI_MOVES[i % 4] + " "));
    texts.put("csa: keys", n -> "V2.2\n" + times(n, i -> "$K" + i + ":v\n") + "PI\n+\n");
    texts.put("csa: one key", n -> "V2.2\n" + times(n, i -> "$EVENT:v" + i + "\n") + "PI\n+\n");
    texts.put("csa: comments", n -> CSA + times(n, i -> "'*word" + i + "\n"));
    texts.put("csa: pieces", n -> "V2.2\nP+" + times(n, i -> "00FU") + "\n+\n");
    texts.put("csa: moves", n -> CSA + times(n, i -> csaMove(i) + "\n"));
    texts.put("csa: moves of a line", n -> CSA + times(n, i -> csaMove(i) + ","));
    texts.put("csa: times", n -> CSA + times(n, i -> csaMove(i) + "\nT1\n"));
    texts.put("csa: records", n -> times(n / 10, i -> CSA + "+7776FU\n/\n"));
    String json = "{\"initial\":{\"preset\":\"HIRATE\"},";
    texts.put(
        "jkf: keys",
        n ->
            "{\"header\":{"
                + times(n, i -> "\"k" + i + "\":\"v\",")
                + "\"a\":\"b\"},\"moves\":[{}]}");
    texts.put("jkf: moves", n -> json + "\"moves\":[{}" + times(n, Workload::jkfMove) + "]}");
    texts.put(
        "jkf: comments",
        n -> json + "\"moves\":[{\"comments\":[" + times(n, i -> "\"c" + i + "\",") + "\"d\"]}]}");
    texts.put(
        "jkf: forks",
        n ->
            json
                + "\"moves\":[{}"
                + jkfMove(0)
                    .replace(
                        "}}",
                        "},\"forks\":["
                            + times(n, i -> "[" + jkfMove(0).substring(1) + "],")
                            + "[]]}")
                + "]}");
    texts.put("jkf: arrays", n -> json + "\"moves\":" + "[".repeat(n));
    texts.put(
        "jkf: other values", n -> json + "\"x\":[" + times(n, i -> "1,") + "2],\"moves\":[{}]}");
    texts.put("jkf: broken records", n -> times(n, i -> json + "\"moves\":[{]}\n"));
    texts.put("jkf: records", n -> times(n / 10, i -> json + "\"moves\":[{}]}\n"));
    texts.put("text: squares", n -> "攻方：" + times(n, i -> "５三銀、") + "受方：５一玉");
    texts.put("text: different squares", n -> times(n / 10, i -> "攻方：５三銀、２五馬　持駒：銀　受方：４一銀、５一玉\n"));
    texts.put("text: a line of problems", n -> times(n / 10, i -> "攻方：５三銀、２五馬　持駒：銀　受方：４一銀、５一玉　"));
    texts.put("text: hand", n -> "攻方：５三歩　持駒：" + times(n, i -> "歩、") + "受方：５一玉");
    texts.put("text: hand at once", n -> "攻方：５三歩　持駒：" + "歩".repeat(n) + "　受方：５一玉");
    texts.put("text: keys", n -> times(n, i -> "作者：誰" + i + "\n") + "攻方：５三銀　受方：５一玉\n");
    texts.put("text: other keys", n -> times(n, i -> "鍵" + i + "：値\n") + "攻方：５三銀　受方：５一玉\n");
    texts.put("text: comments", n -> "攻方：５三銀　受方：５一玉\n" + times(n, i -> "#言" + i + "\n"));
    texts.put("text: words", n -> "攻方：５三銀　受方：５一玉\n" + times(n, i -> "言葉" + i + "\n"));
    texts.put("text: turns", n -> "先手番".repeat(n) + "攻方：５三銀　受方：５一玉\n");
    texts.put("text: words of a board", n -> "盤面".repeat(n) + "攻方：５三銀　受方：５一玉\n");
    texts.put("text: lengths", n -> "（3手）".repeat(n) + "攻方：５三銀　受方：５一玉\n");
    texts.put("text: spaces after a side", n -> "攻方" + "　".repeat(n) + "。\n受方：５一玉\n");
    texts.put("text: spaces after a hand", n -> "攻方の" + " ".repeat(n) + "持" + " ".repeat(n) + "\n");
    texts.put("text: sides", n -> "攻方".repeat(n));
    texts.put("text: separators", n -> "、".repeat(n) + "攻方：５三銀　受方：５一玉\n");
    texts.put("pasted: quotation", n -> "> " + SFEN + "\n" + times(n, i -> "> 言" + i + "\n"));
    texts.put("pasted: marks of a quotation", n -> ">".repeat(n) + "\n" + BOARD);
    texts.put("pasted: tags", n -> "<".repeat(n) + times(n, i -> "<br>"));
    return texts;
  }

  private static String jkfMove(int i) {
    String csa = csaMove(i);
    return ",{\"move\":{\"from\":{\"x\":%c,\"y\":%c},\"to\":{\"x\":%c,\"y\":%c},\"piece\":\"HI\"}}"
        .formatted(csa.charAt(1), csa.charAt(2), csa.charAt(3), csa.charAt(4));
  }

  /** What is done, by what is done with what; each is prepared for a size and then run. */
  public static Map<String, IntFunction<Runnable>> cases() {
    Map<String, IntFunction<Runnable>> cases = new LinkedHashMap<>();
    texts()
        .forEach(
            (what, text) -> {
              cases.put("detect " + what, n -> detecting(text.apply(n)));
              for (Format format : Format.values()) {
                if (format != Format.USI && format != Format.KI2 && format != Format.BOD) {
                  cases.put(name(format) + " reads " + what, n -> reading(format, text.apply(n)));
                }
              }
            });
    texts()
        .forEach(
            (what, text) -> {
              for (Format format : Format.values()) {
                cases.put(name(format) + " writes " + what, n -> writing(format, text.apply(n)));
              }
            });
    cases.put("verify a circle of a mate", n -> verifying(circle(n)));
    cases.put("verify a mate of many numbers", n -> verifying(new byte[n]));
    cases.put("verify no mate of many numbers", n -> refuting(new byte[n]));
    return cases;
  }

  /** Of a dragon that gives check for ever: always a check, and the first reply to it. */
  static byte[] circle(int numbers) {
    Position position = position();
    MoveNumbers certificate = new MoveNumbers();
    for (int i = 0; i < numbers; i += 2) {
      int[] moves = CanonicalMoves.of(position);
      for (int number = 0; number < moves.length; number++) {
        position.play(moves[number]);
        int[] replies = position.inCheck() ? CanonicalMoves.of(position) : new int[0];
        if (replies.length > 0 && Move.to(replies[0]) != Move.to(moves[number])) {
          certificate.write(0);
          certificate.write(number);
          position.play(replies[0]);
          break;
        }
        position.undo(moves[number]);
      }
    }
    return certificate.toBytes();
  }

  static Position position() {
    ReadResult read =
        Format.SFEN.reader().read("4k4/9/9/9/5+R3/9/9/9/9 b - 1", "", ReadOptions.DEFAULT);
    return Position.of(read.problems().get(0).setup());
  }

  private static Runnable verifying(byte[] certificate) {
    return () -> CertificateCheck.mate(position(), true, certificate);
  }

  private static Runnable refuting(byte[] certificate) {
    Position position = position();
    position.play(CanonicalMoves.of(position)[0]);
    return () -> CertificateCheck.noMate(position, certificate);
  }

  private static String name(Format format) {
    return format.name().toLowerCase(Locale.ROOT);
  }

  private static Runnable detecting(String text) {
    return () -> Notation.read(text, "", ReadOptions.DEFAULT);
  }

  private static Runnable reading(Format format, String text) {
    return () -> format.reader().read(text, "", ReadOptions.DEFAULT);
  }

  private static Runnable writing(Format format, String text) {
    ReadResult read = Notation.read(text, "", ReadOptions.DEFAULT);
    return () -> {
      for (Problem problem : read.problems()) {
        format.writer().write(problem, WriteOptions.DEFAULT);
        Conversion.of(problem, format, WriteOptions.DEFAULT);
      }
    };
  }
}
