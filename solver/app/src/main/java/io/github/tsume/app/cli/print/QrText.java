package io.github.tsume.app.cli.print;

import io.nayuki.qrcodegen.QrCode;

/** A text as a QR code (ISO/IEC 18004) of half blocks, two modules to a character. */
public final class QrText {
  /** The light border that readers need, in modules. */
  private static final int BORDER = 4;

  private QrText() {}

  /**
   * The lines of the code, light on dark: light modules are blocks, dark ones are left out.
   *
   * @param text what a camera reads
   */
  public static String of(String text) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
    int end = code.size + BORDER;
    StringBuilder lines = new StringBuilder();
    for (int y = -BORDER; y < end; y += 2) {
      for (int x = -BORDER; x < end; x++) {
        // The code has an odd size: below its last row there is nothing, as outside the border.
        int below = y + 1 < end && !code.getModule(x, y + 1) ? 1 : 0;
        lines.append(" ▄▀█".charAt(code.getModule(x, y) ? below : 2 + below));
      }
      lines.append('\n');
    }
    return lines.toString();
  }
}
