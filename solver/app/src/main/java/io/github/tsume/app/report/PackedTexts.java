package io.github.tsume.app.report;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.Deflater;

/**
 * The KIF texts of a report, packed: each as long as its row, but alike, so that many take the
 * place of one. A script unpacks one when it is asked for.
 */
final class PackedTexts {
  /** How many make a block: more pack better, fewer are unpacked sooner. */
  static final int BLOCK = 64;

  private static final String SEPARATOR = "\f";

  private final List<String> blocks = new ArrayList<>();
  private final StringBuilder block = new StringBuilder();
  private int count;

  /** Adds the text of the next row; it may be empty. */
  void add(String text) {
    block.append(text).append(SEPARATOR);
    if (++count % BLOCK == 0) {
      finish();
    }
  }

  private void finish() {
    blocks.add(packed(block.toString()));
    block.setLength(0);
  }

  /** All blocks as a JSON array of texts in base64, each packed as by zlib. */
  String json() {
    if (block.length() > 0) {
      finish();
    }
    return blocks.isEmpty() ? "[]" : "[\"" + String.join("\",\n\"", blocks) + "\"]";
  }

  private static String packed(String text) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try {
      deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
      deflater.finish();
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      byte[] part = new byte[8192];
      while (!deflater.finished()) {
        bytes.write(part, 0, deflater.deflate(part));
      }
      return Base64.getEncoder().encodeToString(bytes.toByteArray());
    } finally {
      deflater.end();
    }
  }
}
