package io.github.tsume.web;

import io.github.tsume.app.page.PageCalls;
import io.github.tsume.app.page.PageSearch;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Questions for a browser, each with what the Java machine answers. */
final class SiteCases {
  private static final Path FIRST = Path.of("../../problems/first");
  private static final Path ZUKO = Path.of("../../problems/zuko/zuko.sfen");
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Map<String, String> ANSWERS = new ConcurrentHashMap<>();

  /** How positions of games are asked about. */
  static final String OF_GAMES = "mode=solve&nodes=20000&hash=4&hand=as-is";

  /** What damaged texts get in odd places: what the formats are made of, and what no text has. */
  private static final List<String> TOKENS =
      List.of(
          "変化：",
          "同　",
          "(77)",
          "打",
          "まで3手で詰み\n",
          "*",
          "&",
          "|",
          "+",
          "-",
          "▲７六歩",
          "持駒：",
          "受方：５一玉",
          "99",
          "\n",
          "\r\n",
          "\t",
          "moves",
          "startpos",
          "sfen ",
          "/",
          "P+00AL",
          "%TSUMI",
          "'",
          "$",
          "{",
          "}",
          "[",
          "]",
          "\"forks\":",
          "null",
          "1e9",
          "\u0000",
          "　",
          "手数----指手--\n",
          "<br>",
          "\u2028",
          "150",
          "K",
          "開始手数：3");

  private SiteCases() {}

  /**
   * Problems with the results of the Java machine: the first problems as they are checked, easy
   * ones of Zukō, and mates of games.
   *
   * @param full whether all those mates are asked about instead of every fourth, and a problem of
   *     39 plies is checked to the end, too
   */
  static ArrayNode results(boolean full) throws IOException {
    ArrayNode cases = MAPPER.createArrayNode();
    for (String file : List.of("first.sfen", "line-fails.kif", "minishogi.kif")) {
      String text = Files.readString(FIRST.resolve(file));
      String name = "name=" + file + "&variations=3&explain=true";
      for (int i = 0; add(cases, file, text, name + "&index=" + i); i++) {
        add(cases, file, text, name + "&lang=ja&index=" + i);
      }
    }
    String zuko = Files.readString(ZUKO);
    for (int i = 0; i < 100; i += 6) {
      add(cases, "zuko", zuko, "mode=solve&nodes=3000&hash=4&name=zuko.sfen&index=" + i);
    }
    List<String> mates = gameMates();
    for (int i = 0; i < mates.size(); i += full ? 1 : 4) {
      String line = mates.get(i);
      add(cases, line, line.substring(0, line.indexOf('\t')), OF_GAMES);
    }
    if (full) {
      add(cases, "zuko 28", zuko, "hash=256&variations=3&name=zuko.sfen&index=27");
    }
    return cases;
  }

  /** The last message of a search of the Java machine; each search is made once. */
  static ObjectNode answer(String text, String options) {
    String message =
        ANSWERS.computeIfAbsent(
            options + '\n' + text,
            key -> {
              List<String> heard = new ArrayList<>();
              new PageSearch(text, options, heard::add).run();
              return heard.get(heard.size() - 1);
            });
    return (ObjectNode) MAPPER.readTree(message);
  }

  /** Positions of games, each with a tab and the length of a mate that was published. */
  static List<String> gameMates() throws IOException {
    try (InputStream in = SiteCases.class.getResourceAsStream("game-mates.tsv")) {
      String all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return all.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }

  /**
   * Inputs of all formats, whole and damaged, with what the Java machine's readers make of them.
   *
   * @param full whether each is damaged in forty ways instead of ten
   */
  static ArrayNode readings(boolean full) throws IOException {
    List<String> texts = new ArrayList<>(whole());
    Random random = new Random(5);
    for (String text : List.copyOf(texts)) {
      // Faults of JSON are told in the words of its library, which a page does not have.
      for (int i = 0; i < (full ? 40 : 10) && !text.startsWith("{"); i++) {
        texts.add(damaged(text, random));
      }
    }
    ArrayNode readings = MAPPER.createArrayNode();
    for (String text : texts) {
      ObjectNode added = readings.addObject();
      added.put("name", text.substring(0, Math.min(40, text.length())));
      added.put("text", text).put("options", "");
      added.set("expected", MAPPER.readTree(PageCalls.answer("read", text, "")));
    }
    return readings;
  }

  /** Moves of somebody who solves the first problems, with what the Java machine makes of them. */
  static ArrayNode plays() throws IOException {
    String text = Files.readString(FIRST.resolve("first.sfen"));
    ArrayNode plays = MAPPER.createArrayNode();
    for (int i = 0; i < 7; i++) {
      String options = "name=first.sfen&hash=4&mode=play&index=" + i;
      String line = "";
      for (var moves : answer(text, "name=first.sfen&hash=4&index=" + i).at("/result/mainline")) {
        line += (line.isEmpty() ? "" : ",") + moves.asString();
      }
      ObjectNode begin = answer(text, options);
      int count = 0;
      for (var move : begin.get("legal")) {
        // The solution and some others: most moves give no check.
        if (line.startsWith(move.asString()) || count++ % 9 == 0) {
          String asked = options + "&line=" + line + "&pick=1&move=" + move.asString();
          ObjectNode added = plays.addObject();
          added.put("name", asked).put("text", text).put("options", asked);
          added.set("expected", answer(text, asked));
        }
      }
    }
    return plays;
  }

  /** Texts of all formats, as they are found on disks and in mails. */
  static List<String> whole() throws IOException {
    String kif = Files.readString(FIRST.resolve("line-fails.kif"));
    List<String> texts =
        new ArrayList<>(
            List.of(
                Files.readString(FIRST.resolve("first.sfen")),
                kif,
                Files.readString(FIRST.resolve("minishogi.kif")),
                "新作です。攻方：５三歩　持駒：金　受方：５一玉"));
    for (String format : List.of("ki2", "csa", "jkf", "bod", "usi", "sfen")) {
      String written = PageCalls.answer("write", kif, "name=line-fails.kif&to=" + format);
      texts.add(MAPPER.readTree(written).get("text").asString());
    }
    texts.addAll(besideDrawings());
    return texts;
  }

  /** Lines such as people write around a drawing, with digits in full width. */
  private static List<String> besideDrawings() {
    String board =
        """
        後手の持駒：残り
        | ・ ・ ・ ・v玉 ・ ・ ・ ・|一
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|二
        | ・ ・ ・ ・ 歩 ・ ・ ・ ・|三
        """;
    return List.of(
        "第３問　１手詰　持駒：金（残りは玉方）\n" + board,
        board + "先手の持駒：金\n手数＝１２　▲５三歩　まで\n",
        board + "先手の持駒：金\n解答：▲５二金まで１手詰。\n紛れ：１．▲４二金は△６一玉で失敗\n",
        board + "先手の持駒：金\n手数----指手---------消費時間--\n　１　５二金打　（　０：０１／００：００：０１）\nまで１手で先手の勝ち\n",
        "問１ [図](https://example.org/?sfen=4k4/9/4P4/9/9/9/9/9/9+b+G+1&x=1) を解く。\n");
  }

  private static String damaged(String text, Random random) {
    int at = random.nextInt(text.length());
    int end = Math.min(text.length(), at + random.nextInt(30));
    String between = random.nextBoolean() ? TOKENS.get(random.nextInt(TOKENS.size())) : "";
    String cut = text.substring(0, at) + between + text.substring(random.nextBoolean() ? at : end);
    return random.nextInt(4) == 0 ? damaged(cut + "\n", random) : cut;
  }

  private static boolean add(ArrayNode cases, String name, String text, String options) {
    ObjectNode message = answer(text, options);
    if (!message.has("result")) {
      return false;
    }
    ObjectNode expected = (ObjectNode) message.get("result");
    ObjectNode added = cases.addObject();
    added.put("name", name + " " + options).put("text", text).put("options", options);
    added.put("timeMs", expected.path("timeMs").asLong());
    expected.remove("timeMs");
    added.set("expected", expected);
    return true;
  }
}
