package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.Conversion.LossKind;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The tables of the guides that say what is read, written and lost of each format, made of what
 * readers and writers do with small records that have one thing each.
 */
class FormatTableTest {
  private static final String MOVES = "手数----指手--\n1 ７六歩(77)";
  private static final String GAME = "手合割：平手\n" + MOVES;

  /** What nobody here writes: the game with a variation, as the reader of Hodges reads it, too. */
  private static final String PGN = "[Variant \"Shogi\"]\n\n1. P-76 P-3d (1... P-8d)\n";

  /** A column: its heading in both languages, and KIF of records that have what it is about. */
  private record Column(String english, String japanese, String... records) {
    static Column of(LossKind kind, String... records) {
      return new Column(kind.text(Locale.ENGLISH), kind.text(Locale.JAPANESE), records);
    }
  }

  private static final List<Column> COLUMNS =
      List.of(
          new Column("minishogi", "5五将棋", "手合割：5五将棋\n手数----指手--\n"),
          new Column("Tori shogi", "禽将棋", "手合割：禽将棋\n手数----指手--\n"),
          Column.of(LossKind.METADATA, "作品名：春\n手数：3手\n戦型：急戦\n手合割：平手\n手数----指手--\n"),
          Column.of(LossKind.MOVES, GAME + "\n2 ３四歩(33)\n"),
          Column.of(LossKind.VARIATIONS, GAME + "\n2 ３四歩(33)\n変化：2手\n2 ８四歩(83)\n"),
          Column.of(LossKind.COMMENTS, "*初め\n手合割：平手\n手数----指手--\n", GAME + "\n*一手目\n"),
          Column.of(LossKind.ENDS, GAME + "\n2 投了\n", GAME + "\n2 中断\n"),
          Column.of(LossKind.TIMES, GAME + " (0:01/00:00:01)\n"));

  private static final Map<String, Map<Format, String>> TEXTS = new HashMap<>();

  @ParameterizedTest
  @CsvSource({"composers.md, en", "composers.ja.md, ja"})
  void the_guide_tells_what_each_format_keeps(String guide, Locale locale) throws IOException {
    boolean japanese = locale.equals(Locale.JAPANESE);
    List<String> table = new ArrayList<>();
    table.add(japanese ? "| 形式 | 拡張子 |" : "| format | endings |");
    COLUMNS.forEach(c -> add(table, 0, japanese ? c.japanese : c.english));
    table.add("|" + "---|".repeat(2 + COLUMNS.size()));
    for (Format format : Format.values()) {
      table.add("| `" + format.name().toLowerCase(Locale.ROOT) + "` |");
      int row = table.size() - 1;
      add(table, row, String.join(", ", format.extensions()));
      COLUMNS.forEach(c -> add(table, row, cell(format, c, japanese ? "読" : "read")));
    }
    String text = Files.readString(Path.of("..", "docs", guide));
    assertThat(text.contains(String.join("\n", table))).as("%s", String.join("\n", table)).isTrue();
  }

  private static void add(List<String> table, int row, String cell) {
    table.set(row, table.get(row) + " " + cell + " |");
  }

  private static String cell(Format format, Column column, String readOnly) {
    IntSummaryStatistics levels =
        Arrays.stream(column.records).mapToInt(text -> level(format, text)).summaryStatistics();
    return switch (levels.getMin() + levels.getMax()) {
      case 4 -> "✓";
      case 2, 3 -> levels.getMax() == 2 ? "(✓)" : readOnly;
      default -> levels.getMax() == 1 ? readOnly : "–";
    };
  }

  /** 2 for what the format writes, and reads again, 1 for what it only reads, 0 for neither. */
  private static int level(Format format, String kif) {
    Problem problem = Format.KIF.reader().read(kif, "a", ReadOptions.DEFAULT).problems().get(0);
    Map<Format, String> texts = TEXTS.computeIfAbsent(kif, text -> whole(problem));
    if (texts.containsKey(format)) {
      return 2;
    }
    return Stream.concat(Stream.of(PGN), texts.values().stream())
            .flatMap(
                text -> format.reader().read(text, "a", ReadOptions.DEFAULT).problems().stream())
            .anyMatch(read -> told(read).equals(told(problem)))
        ? 1
        : 0;
  }

  /** What a record says beside its position, which a handicap names. */
  private static List<Object> told(Problem problem) {
    Map<String, String> metadata = new TreeMap<>(problem.metadata().entries());
    metadata.remove(Metadata.HANDICAP);
    return List.of(problem.tree(), metadata);
  }

  /** The texts of a problem in the formats that lose nothing of it. */
  private static Map<Format, String> whole(Problem problem) {
    Map<Format, String> texts = new EnumMap<>(Format.class);
    for (Format format : Format.values()) {
      Conversion conversion = Conversion.of(problem, format, WriteOptions.DEFAULT);
      if (conversion.losses().isEmpty()) {
        texts.put(format, conversion.text());
      }
    }
    return texts;
  }
}
