package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.japanese.BoardDiagram;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * Random positions of the three games, legal or not, come back from every format, from drawn
 * corners and from running text as they were, or what was lost is told.
 *
 * <p>{@code -Dtsume.positions=2000} sets how many.
 */
class PositionRoundTripTest {
  private static final int POSITIONS = Integer.getInteger("tsume.positions", 150);

  /**
   * What a format may lose of a bare position: SFEN has no word for an empty hand that is stated.
   */
  private static final Map<Format, Set<Conversion.LossKind>> ALLOWED = new EnumMap<>(Format.class);

  static {
    ALLOWED.put(Format.SFEN, Set.of(Conversion.LossKind.DEFENDER_HAND));
    ALLOWED.put(Format.USI, Set.of(Conversion.LossKind.DEFENDER_HAND));
    ALLOWED.put(Format.CSA, Set.of(Conversion.LossKind.RULES));
    ALLOWED.put(Format.JKF, Set.of(Conversion.LossKind.RULES));
  }

  private static Setup setup(Random random) {
    Ruleset rules = Ruleset.all().get(random.nextInt(3));
    Setup.Builder builder =
        Setup.builder(rules).sideToMove(Color.values()[random.nextInt(4) == 0 ? 1 : 0]);
    int files = 1 + random.nextInt(rules.width());
    int ranks = 1 + random.nextInt(rules.height());
    for (int i = 1 + random.nextInt(12); i > 0; i--) {
      int kind = random.nextInt(rules.kindLimit());
      boolean promoted = rules.canPromote(kind) && random.nextInt(3) == 0;
      int square = rules.square(random.nextInt(files), random.nextInt(ranks));
      Color color = Color.values()[random.nextInt(2)];
      builder.piece(square, Piece.of(promoted ? kind | Piece.PROMOTED : kind, color));
    }
    Color attacker = builder.build().sideToMove();
    hand(builder, attacker, random);
    if (random.nextInt(3) == 0) {
      hand(builder, attacker.opponent(), random);
    }
    return builder.ply(random.nextInt(4) == 0 ? 1 + random.nextInt(150) : 1).build();
  }

  private static void hand(Setup.Builder builder, Color color, Random random) {
    Ruleset rules = builder.build().rules();
    builder.handStated(color, true);
    for (int i = random.nextInt(5); i > 0; i--) {
      int kind = 1 + random.nextInt(rules.kindLimit() - 1);
      builder.hand(color, kind, 1 + random.nextInt(random.nextInt(6) == 0 ? 18 : 3));
    }
  }

  @Test
  void every_format_holds_them_or_tells_what_is_lost(TestReporter reporter) {
    Map<String, Integer> told = new TreeMap<>();
    for (int seed = 0; seed < POSITIONS; seed++) {
      Setup setup = setup(new Random(seed));
      Problem problem = Problem.of("x", setup);
      for (Format format : Format.values()) {
        String about = "seed " + seed + " in " + format + ": " + SfenWriter.sfen(setup);
        Conversion conversion = Conversion.of(problem, format, WriteOptions.DEFAULT);
        for (Conversion.Loss loss : conversion.losses()) {
          assertThat(ALLOWED.getOrDefault(format, Set.of())).as(about).contains(loss.kind());
          told.merge(format + " " + loss, 1, Integer::sum);
        }
        if (conversion.losses().isEmpty()) {
          ReadResult read =
              Notation.read(String.valueOf(conversion.text()), "x", ReadOptions.DEFAULT);
          assertThat(read.problems()).as("%s%n%s", about, conversion.text()).hasSize(1);
          Setup again = read.problems().get(0).setup();
          if (format == Format.SFEN || format == Format.USI || format == Format.HODGES) {
            assertThat(RestHand.sameMeaning(again, setup, DefenderHand.AUTO)).as(about).isTrue();
          } else {
            assertThat(again).as(about).isEqualTo(setup);
          }
        }
      }
    }
    reporter.publishEntry("positions", POSITIONS + ", told as lost: " + told);
  }

  @Test
  void drawn_parts_of_any_size_hold_them() {
    for (int seed = 0; seed < POSITIONS; seed++) {
      Random random = new Random(seed);
      Setup setup = setup(random);
      String text = drawn(setup, random);
      boolean named = setup.rules() != StandardShogi.RULES && random.nextInt(2) == 0;
      ReadOptions options = named ? ReadOptions.of(setup.rules()) : ReadOptions.DEFAULT;
      String header = named ? "" : header(setup.rules(), random);
      String name = new String[] {"x.kif", "x.bod", "x.ki2", "x", "x.txt"}[random.nextInt(5)];
      ReadResult read = Notation.read(header + text, name, options);
      String about = "seed " + seed + " as " + name + "\n" + header + text;
      assertThat(read.errors()).as(about).isEmpty();
      assertThat(read.problems().get(0).setup()).as(about).isEqualTo(setup);
    }
  }

  private static String header(Ruleset rules, Random random) {
    if (rules == StandardShogi.RULES) {
      return "";
    }
    String[] names =
        rules == ToriShogi.RULES
            ? new String[] {"禽将棋", "とり将棋", "tori"}
            : new String[] {"5五将棋", "５五将棋", "五々将棋", "minishogi"};
    return "手合割：" + names[random.nextInt(names.length)] + "\n";
  }

  /** A part of the board that has all pieces, drawn in one of the ways in which people do. */
  private static String drawn(Setup setup, Random random) {
    Ruleset rules = setup.rules();
    int[] files = span(setup, true, random);
    int[] ranks = span(setup, false, random);
    boolean ruler = files[0] > 0 || random.nextBoolean();
    boolean letters = ranks[0] > 0 || random.nextBoolean();
    boolean frame = random.nextBoolean();
    boolean bars = frame || files[1] == files[0] || random.nextInt(3) > 0;
    StringBuilder text = new StringBuilder();
    hand(text, setup, Color.WHITE);
    if (ruler) {
      for (int file = files[1]; file >= files[0]; file--) {
        text.append(' ').append(JapaneseNumbers.fullWidth(file + 1));
      }
      text.append('\n');
    }
    String edge = frame ? "+" + "-".repeat(3 * (files[1] - files[0] + 1)) + "+\n" : "";
    text.append(edge);
    for (int rank = ranks[0]; rank <= ranks[1]; rank++) {
      StringBuilder row = new StringBuilder();
      boolean telling = false;
      for (int file = files[1]; file >= files[0]; file--) {
        int piece = setup.piece(rules.square(file, rank));
        boolean white = piece != Piece.EMPTY && Piece.color(piece) == Color.WHITE;
        telling |= white || piece == Piece.EMPTY;
        row.append(white ? 'v' : ' ');
        row.append(piece == Piece.EMPTY ? "・" : JapanesePieces.of(rules).cell(Piece.kind(piece)));
      }
      boolean barred = bars || !telling;
      text.append(barred ? "|" : "").append(row).append(barred ? "|" : letters ? " " : "");
      text.append(letters ? JapaneseNumbers.kanji(rank + 1) : "").append('\n');
    }
    text.append(edge);
    hand(text, setup, Color.BLACK);
    text.append(setup.sideToMove() == Color.BLACK ? "先手番\n" : "後手番\n");
    text.append(setup.ply() == 1 ? "" : "手数＝" + (setup.ply() - 1) + "  まで\n");
    return text.toString();
  }

  private static void hand(StringBuilder text, Setup setup, Color color) {
    if (setup.handStated(color)) {
      text.append(color == Color.WHITE ? "後手" : "先手").append("の持駒：");
      text.append(BoardDiagram.hand(setup, color)).append('\n');
    }
  }

  /** The first and the last file, or rank, of a part that has all pieces. */
  private static int[] span(Setup setup, boolean files, Random random) {
    Ruleset rules = setup.rules();
    List<Integer> used = new ArrayList<>();
    for (int square = 0; square < rules.squares(); square++) {
      if (setup.piece(square) != Piece.EMPTY) {
        used.add(files ? rules.file(square) : rules.rank(square));
      }
    }
    int size = files ? rules.width() : rules.height();
    int first = used.stream().mapToInt(each -> each).min().orElseThrow();
    int last = used.stream().mapToInt(each -> each).max().orElseThrow();
    return new int[] {
      random.nextInt(3) == 0 ? random.nextInt(first + 1) : 0, last + random.nextInt(size - last)
    };
  }
}
