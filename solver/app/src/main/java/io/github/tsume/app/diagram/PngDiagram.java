package io.github.tsume.app.diagram;

import io.github.tsume.board.Setup;
import io.github.tsume.diagram.Diagram;
import io.github.tsume.diagram.DiagramOptions;
import io.github.tsume.diagram.SvgDiagram;
import io.github.tsume.diagram.SvgDiagram.Glyphs;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** A painter of diagrams as PNG, from the same outlines as the SVG. */
public final class PngDiagram {
  private static final Color INK = new Color(0x111111);
  private static final double MAX_SCALE = 16;

  private PngDiagram() {}

  /**
   * The bytes of a PNG file.
   *
   * @param scale pixels per unit of the diagram; 1 gives a board of about 470 by 440 pixels
   */
  public static byte[] file(Setup setup, DiagramOptions options, double scale) {
    if (!(scale > 0 && scale <= MAX_SCALE)) {
      throw new IllegalArgumentException("scale must be between 0 and " + MAX_SCALE);
    }
    Diagram diagram = Diagram.of(setup, options);
    int width = Math.max(1, (int) Math.round(diagram.width() * scale));
    int height = Math.max(1, (int) Math.round(diagram.height() * scale));
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.scale(scale, scale);
    for (Diagram.Shape shape : diagram.shapes()) {
      paint(graphics, shape);
    }
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.setUseCache(false);
    try {
      ImageIO.write(image, "png", bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void paint(Graphics2D graphics, Diagram.Shape shape) {
    graphics.setColor(INK);
    if (shape instanceof Diagram.Box box) {
      graphics.setColor(Color.decode(box.fill().rgb()));
      graphics.fill(new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height()));
    } else if (shape instanceof Diagram.Line line) {
      graphics.setStroke(
          new BasicStroke((float) line.width(), BasicStroke.CAP_SQUARE, BasicStroke.JOIN_MITER));
      graphics.draw(new Line2D.Double(line.x1(), line.y1(), line.x2(), line.y2()));
    } else if (shape instanceof Diagram.Disc disc) {
      double r = disc.radius();
      graphics.fill(new Ellipse2D.Double(disc.x() - r, disc.y() - r, 2 * r, 2 * r));
    } else if (shape instanceof Diagram.Glyph glyph) {
      paint(graphics, glyph);
    } else if (shape instanceof Diagram.Marker marker) {
      Path2D outline = path(SvgDiagram.outline(marker));
      graphics.setStroke(new BasicStroke(1.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      graphics.draw(outline);
      if (marker.filled()) {
        graphics.fill(outline);
      }
    }
  }

  private static void paint(Graphics2D graphics, Diagram.Glyph glyph) {
    String outline = Glyphs.outline(glyph.character());
    if (outline == null) {
      return;
    }
    AffineTransform place = AffineTransform.getTranslateInstance(glyph.x(), glyph.y());
    place.scale(glyph.width() / Glyphs.EM, glyph.height() / Glyphs.EM);
    if (glyph.turned()) {
      place.translate(Glyphs.EM, Glyphs.EM);
      place.scale(-1, -1);
    }
    graphics.fill(place.createTransformedShape(path(outline)));
  }

  /** A path of SVG that has only M, L, C and Z with absolute coordinates. */
  static Path2D path(String text) {
    Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    int at = 0;
    while (at < text.length()) {
      char command = text.charAt(at++);
      if (command == 'Z') {
        path.closePath();
        continue;
      }
      int end = at;
      while (end < text.length() && !Character.isLetter(text.charAt(end))) {
        end++;
      }
      String[] n = text.substring(at, end).trim().split(" ");
      at = end;
      switch (command) {
        case 'M' -> path.moveTo(d(n[0]), d(n[1]));
        case 'L' -> path.lineTo(d(n[0]), d(n[1]));
        case 'C' -> path.curveTo(d(n[0]), d(n[1]), d(n[2]), d(n[3]), d(n[4]), d(n[5]));
        default -> throw new IllegalArgumentException("unexpected " + command);
      }
    }
    return path;
  }

  private static double d(String number) {
    return Double.parseDouble(number);
  }
}
