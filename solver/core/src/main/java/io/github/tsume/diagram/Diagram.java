package io.github.tsume.diagram;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.diagram.DiagramOptions.PieceStyle;
import io.github.tsume.diagram.SvgDiagram.Glyphs;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.western.WesternNotation;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A diagram as a list of things to draw, in that order, whatever draws them.
 *
 * <p>Black's hand stands on the right, white's on the left and upside down. A defender's hand that
 * is not stated, so that the defender holds the rest, is left out as in books.
 *
 * @param width the width in units
 * @param height the height in units
 */
public record Diagram(int width, int height, List<Shape> shapes) {
  private static final int CELL_WIDTH = 40;
  private static final int CELL_HEIGHT = 44;
  private static final int LEFT = 44;
  private static final int TOP = 28;
  private static final int RANKS = 22;
  private static final int RIGHT = 44;
  private static final int BOTTOM = 14;
  private static final int LABEL = 34;
  private static final int HAND_SIZE = 30;

  /** One thing to draw. */
  public sealed interface Shape permits Box, Line, Disc, Glyph, Marker {}

  /** A filled rectangle. */
  public record Box(double x, double y, double width, double height, Fill fill) implements Shape {}

  /** A straight line. */
  public record Line(double x1, double y1, double x2, double y2, double width) implements Shape {}

  /** A filled circle. */
  public record Disc(double x, double y, double radius) implements Shape {}

  /** A character drawn into a rectangle, upside down if turned. */
  public record Glyph(
      char character, double x, double y, double width, double height, boolean turned)
      implements Shape {}

  /** The outline of a piece that stands for a side: black's is filled. */
  public record Marker(double x, double y, double size, boolean filled, boolean turned)
      implements Shape {}

  /** The colours of rectangles. */
  public enum Fill {
    PAPER("#ffffff"),
    MOVED_FROM("#f6ecc9"),
    MOVED_TO("#f2d27a");

    private final String rgb;

    Fill(String rgb) {
      this.rgb = rgb;
    }

    /** The colour as in "#ffffff". */
    public String rgb() {
      return rgb;
    }
  }

  public Diagram {
    shapes = List.copyOf(shapes);
  }

  /** The diagram of a setup, legal or not. */
  public static Diagram of(Setup setup, DiagramOptions options) {
    return new Drawing(setup, options).draw();
  }

  private static final class Drawing {
    private final Setup setup;
    private final Ruleset rules;
    private final JapanesePieces pieces;
    private final DiagramOptions options;
    private final int boardWidth;
    private final int boardHeight;
    private final List<Shape> shapes = new ArrayList<>();

    Drawing(Setup setup, DiagramOptions options) {
      this.setup = setup;
      this.options = options;
      rules = setup.rules();
      pieces = JapanesePieces.of(rules);
      boardWidth = rules.width() * CELL_WIDTH;
      boardHeight = rules.height() * CELL_HEIGHT;
    }

    Diagram draw() {
      boolean labelled = !options.label().isEmpty() && Glyphs.canDraw(options.label());
      int width = LEFT + boardWidth + RANKS + RIGHT;
      int height = TOP + boardHeight + BOTTOM + (labelled ? LABEL : 0);
      shapes.add(new Box(0, 0, width, height, Fill.PAPER));
      lastMove();
      grid();
      coordinates();
      for (int square = 0; square < rules.squares(); square++) {
        piece(square);
      }
      hands();
      if (labelled) {
        label(TOP + boardHeight + BOTTOM);
      }
      return new Diagram(width, height, shapes);
    }

    private double x(int square) {
      return LEFT + (rules.width() - 1 - rules.file(square)) * CELL_WIDTH;
    }

    private double y(int square) {
      return TOP + rules.rank(square) * CELL_HEIGHT;
    }

    private void lastMove() {
      int move = options.lastMove();
      if (move == Move.NONE) {
        return;
      }
      if (!Move.isDrop(move)) {
        cell(Move.from(move), Fill.MOVED_FROM);
      }
      cell(Move.to(move), Fill.MOVED_TO);
    }

    private void cell(int square, Fill fill) {
      shapes.add(new Box(x(square), y(square), CELL_WIDTH, CELL_HEIGHT, fill));
    }

    private void grid() {
      for (int file = 0; file <= rules.width(); file++) {
        double x = LEFT + file * CELL_WIDTH;
        boolean edge = file == 0 || file == rules.width();
        shapes.add(new Line(x, TOP, x, TOP + boardHeight, edge ? 2.4 : 0.9));
      }
      for (int rank = 0; rank <= rules.height(); rank++) {
        double y = TOP + rank * CELL_HEIGHT;
        boolean edge = rank == 0 || rank == rules.height();
        shapes.add(new Line(LEFT, y, LEFT + boardWidth, y, edge ? 2.4 : 0.9));
      }
      if (rules.width() == 9 && rules.height() == 9) {
        for (int i = 0; i < 4; i++) {
          double x = LEFT + (i % 2 == 0 ? 3 : 6) * CELL_WIDTH;
          shapes.add(new Disc(x, TOP + (i < 2 ? 3 : 6) * CELL_HEIGHT, 2.8));
        }
      }
    }

    private void coordinates() {
      for (int file = 0; file < rules.width(); file++) {
        double x = LEFT + (rules.width() - 1 - file) * CELL_WIDTH;
        shapes.add(new Glyph((char) ('1' + file), x + 12, 8, 16, 16, false));
      }
      for (int rank = 0; rank < rules.height(); rank++) {
        char name =
            options.latin() ? (char) ('a' + rank) : JapaneseNumbers.kanji(rank + 1).charAt(0);
        double y = TOP + rank * CELL_HEIGHT;
        shapes.add(new Glyph(name, LEFT + boardWidth + 5, y + 14, 15, 15, false));
      }
    }

    private void piece(int square) {
      int piece = setup.piece(square);
      if (piece == Piece.EMPTY) {
        return;
      }
      int kind = Piece.kind(piece);
      boolean turned = Piece.color(piece) == Color.WHITE;
      char symbol = symbol(kind);
      if (symbol != WesternPieces.NONE) {
        shapes.add(new Glyph(symbol, x(square) + 2, y(square) + 3, 36, 38, turned));
        return;
      }
      if (options.latin() && rules.hasKind(kind)) {
        row(WesternNotation.name(rules, kind), x(square) + 3, y(square) + 5, 34, turned);
        return;
      }
      String name = rules.hasKind(kind) ? pieces.name(kind) : "不";
      if (name.length() > 1 && !name.endsWith("鶉")) {
        name = pieces.cell(kind);
      }
      double x = x(square) + 3;
      double y = y(square) + 5;
      double height = 34.0 / name.length();
      for (int i = 0; i < name.length(); i++) {
        int row = turned ? name.length() - 1 - i : i;
        shapes.add(new Glyph(name.charAt(i), x, y + row * height, 34, height, turned));
      }
    }

    private char symbol(int kind) {
      return options.pieces() == PieceStyle.WESTERN
          ? WesternPieces.symbol(rules, kind)
          : WesternPieces.NONE;
    }

    /** Characters side by side that fill a square together. */
    private void row(String text, double x, double y, double size, boolean turned) {
      double width = size / Math.max(2, text.length());
      double left = x + (size - width * text.length()) / 2;
      for (int i = 0; i < text.length(); i++) {
        int column = turned ? text.length() - 1 - i : i;
        double at = left + column * width;
        shapes.add(new Glyph(text.charAt(i), at, y + size * 0.15, width, size * 0.7, turned));
      }
    }

    private void hands() {
      for (Color color : Color.values()) {
        boolean hidden = color == setup.defender() && !setup.handStated(color);
        if (!hidden) {
          hand(color);
        }
      }
    }

    /** A column of characters; white's is drawn from the bottom upwards, upside down. */
    private void hand(Color color) {
      boolean turned = color == Color.WHITE;
      List<String> text = handText(color);
      double size = Math.min(HAND_SIZE, (double) boardHeight / (text.size() + 1.2));
      double column = turned ? (LEFT - size) / 2 : LEFT + boardWidth + RANKS + (RIGHT - size) / 2;
      for (int i = 0; i <= text.size(); i++) {
        double offset = i * size + (i == 0 ? 0 : 0.2 * size);
        double y = turned ? TOP + boardHeight - offset - size : TOP + offset;
        if (i == 0) {
          shapes.add(new Marker(column, y, size, !turned, turned));
        } else if (options.latin() && !isSymbol(text.get(i - 1))) {
          row(text.get(i - 1), column, y, size, turned);
        } else {
          shapes.add(new Glyph(text.get(i - 1).charAt(0), column, y, size, size, turned));
        }
      }
    }

    private static boolean isSymbol(String text) {
      return Character.getType(text.charAt(0)) == Character.PRIVATE_USE;
    }

    /** What stands in a hand, from top to bottom. */
    private List<String> handText(Color color) {
      List<String> rows = new ArrayList<>();
      for (int kind = 1; kind < rules.kindLimit(); kind++) {
        int count = Math.min(setup.hand(color, kind), 99);
        if (count > 0 && symbol(kind) != WesternPieces.NONE) {
          rows.add(String.valueOf(symbol(kind)));
          rows.addAll(count > 1 ? List.of(String.valueOf(count)) : List.of());
        } else if (count > 0 && options.latin()) {
          rows.add(WesternNotation.name(rules, kind));
          rows.addAll(count > 1 ? List.of(String.valueOf(count)) : List.of());
        } else if (count > 0) {
          String text = pieces.name(kind) + (count > 1 ? JapaneseNumbers.kanji(count) : "");
          rows.addAll(List.of(text.split("")));
        }
      }
      return !rows.isEmpty()
          ? rows
          : List.of(options.latin() ? new String[] {"0"} : new String[] {"な", "し"});
    }

    private void label(int top) {
      double size = 24;
      double x = LEFT + (boardWidth - labelWidth(size)) / 2;
      for (char c : options.label().toCharArray()) {
        double advance = c < 128 ? size * 0.6 : size;
        double inset = (advance - size) / 2;
        if (c != ' ') {
          shapes.add(new Glyph(c, x + inset, top, size, size, false));
        }
        x += advance;
      }
    }

    private double labelWidth(double size) {
      return options.label().chars().mapToDouble(c -> c < 128 ? size * 0.6 : size).sum();
    }
  }

  /**
   * The drawn symbols of pieces for readers who know no kanji; {@link Glyphs} has their outlines.
   */
  public static final class WesternPieces {
    /** What is told of a piece that has no symbol. */
    public static final char NONE = 0;

    private static final char PLAIN = '\ue000';
    private static final char PROMOTED = '\ue080';

    /** By the English name: other games use the same letters for other pieces. */
    private static final Map<String, Character> LETTERS =
        Map.of(
            "king", 'K', "rook", 'R', "bishop", 'B', "gold", 'G', "silver", 'S', "knight", 'N',
            "lance", 'L', "pawn", 'P');

    private WesternPieces() {}

    /** The character whose outline is the symbol of a piece, or {@link #NONE}. */
    public static char symbol(Ruleset rules, int kind) {
      int plain = kind & ~Piece.PROMOTED;
      Character letter =
          plain < rules.kindLimit() && rules.hasKind(kind)
              ? LETTERS.get(rules.type(plain).name())
              : null;
      return letter == null ? NONE : (char) ((Piece.isPromoted(kind) ? PROMOTED : PLAIN) + letter);
    }
  }
}
