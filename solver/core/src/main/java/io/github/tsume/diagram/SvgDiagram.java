package io.github.tsume.diagram;

import io.github.tsume.board.Setup;
import io.github.tsume.diagram.Diagram.Box;
import io.github.tsume.diagram.Diagram.Disc;
import io.github.tsume.diagram.Diagram.Glyph;
import io.github.tsume.diagram.Diagram.Line;
import io.github.tsume.diagram.Diagram.Marker;
import io.github.tsume.diagram.Diagram.Shape;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A writer of diagrams as SVG.
 *
 * <p>Each character is a {@code <symbol>}. A file of its own carries the symbols it uses; a page of
 * many boards writes {@link #symbols} once and every board without.
 */
public final class SvgDiagram {
  private static final String OPEN = "<svg xmlns=\"http://www.w3.org/2000/svg\"";
  private static final String INK = "#111111";

  private SvgDiagram() {}

  /** A whole SVG file. */
  public static String file(Setup setup, DiagramOptions options, String title) {
    Diagram diagram = Diagram.of(setup, options);
    Set<Character> used = new TreeSet<>();
    collect(diagram, used);
    StringBuilder text = open(diagram, title).append(definitions(used));
    shapes(text, diagram);
    return text.append("</svg>\n").toString();
  }

  /** A board to stand in a page that has the {@link #symbols}. */
  public static String board(Setup setup, DiagramOptions options, String title) {
    Diagram diagram = Diagram.of(setup, options);
    StringBuilder text = open(diagram, title);
    shapes(text, diagram);
    return text.append("</svg>\n").toString();
  }

  /** Adds the characters that the diagram of a setup uses. */
  public static void collect(Setup setup, DiagramOptions options, Set<Character> into) {
    collect(Diagram.of(setup, options), into);
  }

  private static void collect(Diagram diagram, Set<Character> into) {
    for (Shape shape : diagram.shapes()) {
      if (shape instanceof Glyph glyph) {
        into.add(glyph.character());
      }
    }
  }

  /** An invisible SVG element that defines the characters for all boards of a page. */
  public static String symbols(Set<Character> characters) {
    StringBuilder text = new StringBuilder(OPEN);
    text.append(" width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">");
    for (char character : new TreeSet<>(characters)) {
      symbol(text, character);
    }
    return text.append("</svg>\n").toString();
  }

  /** The element that defines characters in a file of its own. */
  static String definitions(Set<Character> characters) {
    StringBuilder text = new StringBuilder("<defs>");
    for (char character : characters) {
      symbol(text, character);
    }
    return text.append("</defs>\n").toString();
  }

  private static void symbol(StringBuilder text, char character) {
    String outline = Glyphs.outline(character);
    if (outline != null) {
      text.append("<symbol id=\"").append(id(character));
      text.append("\" viewBox=\"0 0 1000 1000\" preserveAspectRatio=\"none\"><path d=\"");
      text.append(outline).append("\"/></symbol>\n");
    }
  }

  private static String id(char character) {
    return "g" + Integer.toHexString(character);
  }

  private static StringBuilder open(Diagram diagram, String title) {
    StringBuilder text = new StringBuilder(OPEN);
    text.append(" viewBox=\"0 0 ").append(diagram.width()).append(' ').append(diagram.height());
    text.append("\" width=\"").append(diagram.width());
    text.append("\" height=\"").append(diagram.height()).append("\" role=\"img\">\n");
    text.append("<title>").append(escape(title)).append("</title>\n");
    return text;
  }

  static void shapes(StringBuilder text, Diagram diagram) {
    text.append("<g fill=\"").append(INK).append("\" stroke=\"none\">\n");
    for (Shape shape : diagram.shapes()) {
      shape(text, shape);
    }
    text.append("</g>\n");
  }

  private static void shape(StringBuilder text, Shape shape) {
    if (shape instanceof Box box) {
      text.append("<rect x=\"").append(n(box.x())).append("\" y=\"").append(n(box.y()));
      text.append("\" width=\"").append(n(box.width())).append("\" height=\"");
      text.append(n(box.height())).append("\" fill=\"").append(box.fill().rgb()).append("\"/>\n");
    } else if (shape instanceof Line line) {
      text.append("<path d=\"M").append(n(line.x1())).append(' ').append(n(line.y1())).append('L');
      text.append(n(line.x2())).append(' ').append(n(line.y2())).append("\" stroke=\"").append(INK);
      text.append("\" stroke-width=\"").append(n(line.width()));
      text.append("\" stroke-linecap=\"square\"/>\n");
    } else if (shape instanceof Disc disc) {
      text.append("<circle cx=\"").append(n(disc.x())).append("\" cy=\"").append(n(disc.y()));
      text.append("\" r=\"").append(n(disc.radius())).append("\"/>\n");
    } else if (shape instanceof Glyph glyph) {
      text.append("<use href=\"#").append(id(glyph.character())).append("\" x=\"");
      text.append(n(glyph.x())).append("\" y=\"").append(n(glyph.y())).append("\" width=\"");
      text.append(n(glyph.width())).append("\" height=\"").append(n(glyph.height())).append('"');
      if (glyph.turned()) {
        double x = glyph.x() + glyph.width() / 2;
        double y = glyph.y() + glyph.height() / 2;
        text.append(" transform=\"rotate(180 ").append(n(x)).append(' ').append(n(y)).append(")\"");
      }
      text.append("/>\n");
    } else if (shape instanceof Marker marker) {
      text.append("<path d=\"").append(outline(marker)).append("\" fill=\"");
      text.append(marker.filled() ? INK : "none").append("\" stroke=\"").append(INK);
      text.append("\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/>\n");
    }
  }

  /** The outline of a piece, as a path of M, L and Z. */
  public static String outline(Marker marker) {
    double[][] points = {{0.5, 0.1}, {0.78, 0.26}, {0.9, 0.92}, {0.1, 0.92}, {0.22, 0.26}};
    StringBuilder path = new StringBuilder();
    for (double[] point : points) {
      double x = marker.turned() ? 1 - point[0] : point[0];
      double y = marker.turned() ? 1 - point[1] : point[1];
      path.append(path.length() == 0 ? 'M' : 'L');
      path.append(n(marker.x() + x * marker.size())).append(' ');
      path.append(n(marker.y() + y * marker.size()));
    }
    return path.append('Z').toString();
  }

  /** A number with at most two decimals. */
  private static String n(double number) {
    if (number == Math.rint(number)) {
      return String.valueOf((long) number);
    }
    String text = String.format(Locale.ROOT, "%.2f", number);
    return text.endsWith("0") ? text.substring(0, text.length() - 1) : text;
  }

  static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '&' -> escaped.append("&amp;");
        case '"' -> escaped.append("&quot;");
        default -> escaped.append(Character.isISOControl(c) ? ' ' : c);
      }
    }
    return escaped.toString();
  }

  /**
   * The outlines of the characters that diagrams need.
   *
   * <p>An outline is a path of SVG in a square of 1000 units, with absolute M, L, C and Z only.
   */
  public static final class Glyphs {
    /** The side of the square that outlines lie in. */
    public static final int EM = 1000;

    private static final Map<Character, String> OUTLINES = load();

    private Glyphs() {}

    private static Map<Character, String> load() {
      Map<Character, String> outlines = new HashMap<>();
      load("glyphs.txt", outlines);
      load("letters.txt", outlines);
      load("symbols.txt", outlines);
      return outlines;
    }

    private static void load(String name, Map<Character, String> outlines) {
      try (InputStream in = Glyphs.class.getResourceAsStream(name)) {
        if (in == null) {
          throw new IllegalStateException(name + " is missing");
        }
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        for (String line : text.split("\n")) {
          if (!line.startsWith("#") && line.length() > 2) {
            outlines.put(line.charAt(0), line.substring(2));
          }
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** The outline of a character, or null if there is none. */
    public static @Nullable String outline(char character) {
      return OUTLINES.get(character);
    }

    /** Whether every character of the text has an outline, or is a space. */
    public static boolean canDraw(String text) {
      return text.chars().allMatch(c -> c == ' ' || OUTLINES.containsKey((char) c));
    }
  }
}
