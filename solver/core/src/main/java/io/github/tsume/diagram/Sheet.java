package io.github.tsume.diagram;

import io.github.tsume.board.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Pages of paper (A4) with several diagrams each, as SVG; above and below each stands a caption.
 */
public final class Sheet {
  private static final int WIDTH = 2100;
  private static final int HEIGHT = 2970;
  private static final int MARGIN = 130;
  private static final String FONT =
      "font-family=\"Noto Serif CJK JP, Hiragino Mincho ProN, Yu Mincho, Georgia, serif\"";

  private final int columns;
  private final int rows;

  /**
   * A diagram with what stands above it (number and title, then the author) and below it.
   *
   * @param heading the line above
   * @param author the line at the end above, empty if none
   * @param footing the line below
   */
  public record Entry(
      Setup setup, DiagramOptions options, String heading, String author, String footing) {}

  private Sheet(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
  }

  /** Pages of six diagrams, or of twelve. */
  public static Sheet of(int diagrams) {
    return switch (diagrams) {
      case 6 -> new Sheet(2, 3);
      case 12 -> new Sheet(3, 4);
      default -> throw new IllegalArgumentException("6 or 12 diagrams, not " + diagrams);
    };
  }

  /** The entries of each page. */
  public List<List<Entry>> pages(List<Entry> entries) {
    List<List<Entry>> pages = new ArrayList<>();
    for (int from = 0; from < entries.size(); from += columns * rows) {
      pages.add(entries.subList(from, Math.min(entries.size(), from + columns * rows)));
    }
    return pages;
  }

  /** A page as an SVG file. */
  public String file(List<Entry> page, String number) {
    return page(page, number, SvgDiagram.definitions(characters(page)));
  }

  /** A page to stand in a document that has the symbols of all {@link #characters}. */
  public String part(List<Entry> page, String number) {
    return page(page, number, "");
  }

  /** The characters that the diagrams of a page use. */
  public static Set<Character> characters(List<Entry> page) {
    Set<Character> used = new TreeSet<>();
    page.forEach(entry -> SvgDiagram.collect(entry.setup(), entry.options(), used));
    return used;
  }

  private String page(List<Entry> page, String number, String definitions) {
    StringBuilder text = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\"");
    text.append(
        " viewBox=\"0 0 " + WIDTH + ' ' + HEIGHT + "\" width=\"210mm\" height=\"297mm\">\n");
    text.append(definitions);
    text.append("<rect width=\"" + WIDTH + "\" height=\"" + HEIGHT + "\" fill=\"#ffffff\"/>\n");
    int width = (WIDTH - 2 * MARGIN) / columns;
    int height = (HEIGHT - 2 * MARGIN) / rows;
    for (int i = 0; i < page.size(); i++) {
      entry(
          text,
          page.get(i),
          MARGIN + i % columns * width,
          MARGIN + i / columns * height,
          width,
          height);
    }
    if (!number.isEmpty()) {
      words(text, number, WIDTH / 2, HEIGHT - 60, 32, "middle", WIDTH);
    }
    return text.append("</svg>\n").toString();
  }

  private void entry(StringBuilder text, Entry entry, int x, int y, int width, int height) {
    int size = columns == 2 ? 40 : 30;
    int gap = columns == 2 ? 40 : 24;
    int inner = width - 2 * gap;
    int left = x + gap;
    int heading = entry.author().isEmpty() ? inner : inner * 2 / 3;
    words(text, entry.heading(), left, y + size + 6, size, "start", heading);
    if (!entry.author().isEmpty()) {
      words(text, entry.author(), left + inner, y + size + 6, size * 4 / 5, "end", inner / 3 - 10);
    }
    Diagram diagram = Diagram.of(entry.setup(), entry.options());
    int top = y + size * 3 / 2 + 6;
    int high = height - size * 3 - gap;
    text.append("<svg x=\"").append(left).append("\" y=\"").append(top);
    text.append("\" width=\"").append(inner).append("\" height=\"").append(high);
    text.append("\" viewBox=\"0 0 ").append(diagram.width()).append(' ').append(diagram.height());
    text.append("\" role=\"img\">\n");
    SvgDiagram.shapes(text, diagram);
    text.append("</svg>\n");
    words(text, entry.footing(), left + inner / 2, top + high + size, size, "middle", inner);
  }

  /** A line of words; what is too long is set closer, so that it stays in its place. */
  private static void words(
      StringBuilder text, String words, int x, int y, int size, String anchor, int width) {
    if (words.isEmpty()) {
      return;
    }
    double natural = words.chars().mapToDouble(c -> c < 0x250 ? 0.56 : 1.0).sum() * size;
    text.append("<text x=\"").append(x).append("\" y=\"").append(y).append("\" font-size=\"");
    text.append(size).append("\" text-anchor=\"").append(anchor).append("\" ").append(FONT);
    if (natural > width) {
      text.append(" textLength=\"").append(width).append("\" lengthAdjust=\"spacingAndGlyphs\"");
    }
    text.append('>').append(SvgDiagram.escape(words)).append("</text>\n");
  }
}
