package io.github.tsume.app.input;

import io.github.tsume.notation.Format;
import io.github.tsume.notation.Recognition;
import io.github.tsume.notation.common.TextDecoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** A judgement on texts whose name says nothing: whether they look like problems. */
final class Likeness {
  private static final Pattern RESULT = Pattern.compile("\\s*\\{\"schema\"\\s*:\\s*\"tsume/");

  private Likeness() {}

  /** Whether a text is results of this program. */
  static boolean isResults(byte[] head) {
    int first = Math.min(head.length, 200);
    return RESULT.matcher(new String(head, 0, first, StandardCharsets.UTF_8)).lookingAt();
  }

  /** Whether a part of a mail looks like problems, or is called so. */
  static boolean isInput(Mail.Part part) {
    return Format.ofFileName(part.name()).isPresent() || isInput(part.bytes());
  }

  /** Whether a text, or its beginning, looks like problems, however badly they read. */
  static boolean isInput(byte[] head) {
    if (Mail.isEncoded(head)) {
      return Mail.parts(head).stream().anyMatch(Likeness::isInput);
    }
    return Recognition.of(TextDecoder.decode(head, "").text(), "").isInput();
  }
}
