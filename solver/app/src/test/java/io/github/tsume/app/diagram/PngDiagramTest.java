package io.github.tsume.app.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Setup;
import io.github.tsume.diagram.DiagramOptions;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class PngDiagramTest {

  @Test
  void a_piece_leaves_ink_on_its_square_only() throws IOException {
    Setup setup =
        Notation.read("4k4/9/9/9/9/9/9/9/9 b G 1", "x", ReadOptions.DEFAULT)
            .problems()
            .get(0)
            .setup();
    byte[] png = PngDiagram.file(setup, DiagramOptions.DEFAULT, 2);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo(2 * 470);
    // The king stands on 5a; 5b is empty.
    assertThat(ink(image, 2 * (44 + 4 * 40), 2 * 28)).isGreaterThan(500);
    assertThat(ink(image, 2 * (44 + 4 * 40), 2 * (28 + 44))).isZero();
  }

  /** How many dark pixels there are inside a cell, its lines left aside. */
  private static int ink(BufferedImage image, int left, int top) {
    int dark = 0;
    for (int x = left + 4; x < left + 76; x++) {
      for (int y = top + 4; y < top + 84; y++) {
        dark += (image.getRGB(x, y) & 255) < 128 ? 1 : 0;
      }
    }
    return dark;
  }
}
