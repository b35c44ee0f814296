package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Prose of every kind that the reader of running text knows, put where prose can stand in records:
 * they are read as without it.
 *
 * <p>The records are those of {@link GoldenReadingTest}; {@code -Dtsume.full} takes every record
 * with every sentence at every place instead of a sample.
 */
class InsertedProseTest {
  private static final boolean FULL = Boolean.getBoolean("tsume.full");
  private static final int SAMPLE = 30;
  private static final int LONGEST = 4000;
  private static final Pattern POSITION =
      Pattern.compile(
          "(?:sfen |position sfen |(?i:sfen)：)?[^\\s,]+/\\S+ [bw] \\S+ \\d+( moves.*)?");
  private static final String START = "lnsgkgsnl/1r5b1";

  /** A sentence that tells nothing of shogi. */
  private static final String PLAIN = "愉快な読み物";

  /** Sentences that end with a hand behind other words. */
  private static final Set<String> HANDS_BEHIND = Set.of("Black's hand: G", "愉快な作品　持駒：金");

  /** One sentence of each kind, by what it tells. */
  private static final List<String> SENTENCES =
      List.of(
          "攻方：５三歩、２五馬　受方：５一玉",
          "攻方：５三歩　持駒：金　受方：５一玉",
          "先手は７六歩、後手は３四歩で横歩取りになった。",
          "玉は５一玉、攻方は４三銀と５三金を持つ",
          "持駒：金銀",
          "先手の持駒：飛",
          "持駒なし",
          "玉方の持駒：残り全部",
          "Black's hand: G",
          "後手番",
          "後手番の局面",
          "7手詰",
          "第3番 5手詰です。",
          "正解：５二金まで1手詰",
          "解答 ５二金まで",
          "失敗：▲５二銀 △６一玉で詰まない",
          "▲７六歩△３四歩▲２六歩",
          "1. ７六歩 2. ３四歩",
          "1 ７六歩(77) 2 ３四歩(33)",
          "まで3手で詰み",
          "3 投了",
          "変化：1手",
          "手合割：平手",
          "手数----指手---------消費時間--",
          "| ・ ・ ・ ・v玉 ・ ・ ・ ・|一",
          "position startpos moves 7g7f",
          "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1",
          "局面 4k4/9/4P4/9/9/9/9/9/9 b G 1 を参照",
          "https://example.org/?sfen=4k4/9/4P4/9/9/9/9/9/9%20b%20G%201",
          "+7776FU",
          "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY",
          "1. P-7f P-3d 2. P-2f",
          "[FEN \"4k/5/5/5/K4 b - 1\"]",
          "#KIF",
          "V2.2",
          "[{\"sfen\": 1}]",
          "鳳と鵬の位置は４三鶴",
          // Who begins by these words would be the attacker without them, too.
          "協力自玉詰 6手",
          "helpmate in 3",
          "<b>５一玉</b><br>",
          "作者：甲",
          "愉快な作品　持駒：金",
          "棋種：禽将棋");

  /** What stands for the sentence in a text. */
  private static final char HOLE = '\uffff';

  /**
   * A record with a hole where prose can stand.
   *
   * @param kind what the place is
   */
  private record Place(GoldenReadingTest.Input input, String kind, String text) {

    /** What is read with a sentence there, without its places, and with a sign for the sentence. */
    List<String> read(String sentence) {
      String said = sentence;
      if (kind.equals("json") || kind.equals("tag")) {
        said = sentence.replace("\\", "\\\\").replace("\"", "\\\"");
      }
      String seen = GoldenText.escaped(sentence);
      return GoldenText.of(input.read(text.replace(String.valueOf(HOLE), said))).stream()
          .map(line -> unplaced(line).replace(seen, "〓"))
          // A hand that is written where none is looked for is told of.
          .filter(line -> !line.equals("  warning not-hand"))
          .filter(line -> !(mayState() && line.matches("  (?:手数|目標)=.*")))
          .toList();
    }

    /** Whether what stands there may state a length or a goal of the problem. */
    private boolean mayState() {
      return !kind.equals("comment") && !kind.equals("note");
    }
  }

  private static String unplaced(String line) {
    return line.replaceFirst("^(  warning |error )\\d+:\\d+ ([a-z-]+).*", "$1$2")
        .replaceFirst("^(  fault )\\d+:\\d+ ", "$1")
        .replaceFirst("^(\\S.*?) \\d+ (?=[a-z0-9]+ \\S*/)", "$1 ");
  }

  /** The positions and moves alone, without the sentence. */
  private static List<String> essence(List<String> read) {
    return read.stream()
        .filter(line -> !line.startsWith("  ") || line.startsWith("  moves"))
        .map(
            line ->
                line.startsWith("  ")
                    ? line.replaceAll(" \\[['*# ]*〓\\]|, ['*# ]*〓|['*# ]*〓, ", "")
                    : line.replaceFirst("^.*? (?=[a-z0-9]+ \\S*/)", ""))
        .filter(line -> !line.equals("  moves"))
        .toList();
  }

  /** The places of a record. */
  private static List<Place> places(GoldenReadingTest.Input input, Format format) {
    String text = Objects.requireNonNull(input.text());
    List<Place> places = new ArrayList<>();
    switch (format) {
      case KIF, KI2, BOD, TEXT -> {
        lines(input, "comment", "# ", places);
        lines(input, "note", "*", places);
        if (!text.contains("備考")) {
          places.add(new Place(input, "value", "備考：" + HOLE + "\n" + text));
        }
        if (!text.contains("作品名")
            && input.outcome().stream().noneMatch(line -> line.contains(START))) {
          // A game with a title is a problem that has lost its board.
          places.add(new Place(input, "title", "作品名：" + HOLE + "\n" + text));
        }
      }
      case SFEN, USI -> {
        if (!text.contains(",\"")) {
          lines(input, "heading", "# ", places);
        }
        labels(input, places);
      }
      case CSA -> {
        lines(input, "comment", "'", places);
        Matcher version = Pattern.compile("V2.*\n").matcher(text);
        if (version.find()) {
          StringBuilder event = new StringBuilder(text);
          places.add(
              new Place(input, "value", "" + event.insert(version.end(), "$EVENT:" + HOLE + "\n")));
        }
      }
      case HODGES -> {
        boolean tags = text.startsWith("[");
        String line = tags ? "[Event \"" + HOLE + "\"]\n" : "Event: " + HOLE + "\n";
        places.add(new Place(input, tags ? "tag" : "value", line + text));
      }
      case JKF -> {
        for (String key : List.of("\"header\" *: *\\{ *", "\"moves\" *: *\\[ *\\{ *")) {
          boolean header = key.contains("header");
          String value = header ? "\"場所\":\"" + HOLE + '"' : "\"comments\":[\"" + HOLE + "\"]";
          Matcher object = Pattern.compile(key + "(?!\"comments)(\\})?").matcher(text);
          if (object.find()) {
            int at = object.group(1) == null ? object.end() : object.start(1);
            String comma = object.group(1) == null ? "," : "";
            places.add(
                new Place(
                    input, "json", text.substring(0, at) + value + comma + text.substring(at)));
          }
        }
      }
    }
    return places;
  }

  /** Adds a line before each line and after the last. */
  private static void lines(
      GoldenReadingTest.Input input, String kind, String sign, List<Place> places) {
    List<String> lines = List.of(Objects.requireNonNull(input.text()).split("\n", -1));
    for (int i = 0; i <= lines.size(); i++) {
      List<String> changed = new ArrayList<>(lines);
      changed.add(i, sign + HOLE);
      places.add(new Place(input, kind, String.join("\n", changed)));
    }
  }

  /** Adds a label behind each line that is a position. */
  private static void labels(GoldenReadingTest.Input input, List<Place> places) {
    String[] lines = Objects.requireNonNull(input.text()).split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      if (POSITION.matcher(lines[i]).matches()) {
        String[] changed = lines.clone();
        changed[i] += "\t" + HOLE;
        places.add(new Place(input, "label", String.join("\n", changed)));
      }
    }
  }

  private static boolean isRecord(GoldenReadingTest.Input input) {
    String text = input.text();
    return text != null
        && text.length() < LONGEST
        && input.outcome().stream().anyMatch(line -> line.startsWith("  ") || line.contains("/"));
  }

  @Test
  void records_are_read_as_without_prose_in_comments_labels_and_values() throws IOException {
    Random random = new Random(68);
    // One example of each kind of fault, and how many there are.
    Map<String, String> faults = new TreeMap<>();
    Map<String, Integer> counts = new TreeMap<>();
    for (GoldenReadingTest.Input input : GoldenReadingTest.stored()) {
      if (!isRecord(input) || (!FULL && random.nextInt(SAMPLE) > 0)) {
        continue;
      }
      String text = Objects.requireNonNull(input.text());
      Format said = input.format();
      Format format = said != null ? said : Format.detect(text, input.name()).orElseThrow();
      List<Place> all = places(input, format);
      List<String> without = essence(new Place(input, "", text).read(PLAIN));
      for (Place place : some(all, 1, random)) {
        List<String> plain = place.read(PLAIN);
        Map<String, Difference> read = new TreeMap<>();
        read.put(PLAIN, new Difference(without, essence(plain)));
        some(SENTENCES, 3, random).stream()
            // A title may have a hand beside it, as in old lists.
            .filter(each -> !place.kind.equals("title") || !HANDS_BEHIND.contains(each))
            .forEach(each -> read.put(each, new Difference(plain, place.read(each))));
        read.forEach(
            (sentence, difference) -> {
              if (!difference.isNone()) {
                String kind = format + " " + place.kind + " " + sentence;
                counts.merge(kind, 1, Integer::sum);
                faults.putIfAbsent(kind, input.head() + "\n" + place.text + "\n" + difference);
              }
            });
      }
    }
    assertThat(faults.values()).as("%s", counts).isEmpty();
  }

  /** What is read otherwise. */
  private record Difference(List<String> expected, List<String> read) {
    boolean isNone() {
      return expected.equals(read);
    }
  }

  private static <T> List<T> some(List<T> all, int number, Random random) {
    if (FULL || all.isEmpty()) {
      return all;
    }
    return random.ints(number, 0, all.size()).mapToObj(all::get).distinct().toList();
  }
}
