package io.github.tsume.app.input;

import io.github.tsume.app.container.Container;
import io.github.tsume.app.container.Member;
import io.github.tsume.app.fm.FmText;
import io.github.tsume.app.input.Account.Cause;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Recognition;
import io.github.tsume.notation.common.TextDecoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A judgement on texts whose name says nothing: whether they look like problems. */
final class Likeness {
  private static final Pattern RESULT = Pattern.compile("\\s*\\{\"schema\"\\s*:\\s*\"tsume/");

  private static final Pattern HTML =
      Pattern.compile("(?i)\\s*(?:<[?!][^>]*>\\s*)*<(?:html|head|body|div|p|table|meta)\\b");

  private Likeness() {}

  /** Whether a text is results of this program. */
  private static boolean isResults(byte[] head) {
    int first = Math.min(head.length, 200);
    return RESULT.matcher(new String(head, 0, first, StandardCharsets.UTF_8)).lookingAt();
  }

  /**
   * Why a file whose beginning is known is no problem; null if it may be one. What is called like a
   * record is one, however badly it reads.
   */
  static @Nullable Cause refusal(String name, byte[] head) {
    return Container.isOne(name, head) ? null : refusalOfFile(name, head);
  }

  /** The same of what lies in a container, which is none, whatever it is called. */
  static @Nullable Cause refusal(Member member) {
    return refusalOfFile(member.name(), member.bytes());
  }

  private static @Nullable Cause refusalOfFile(String name, byte[] head) {
    Format named = Format.ofFileName(name).orElse(null);
    if (named != null && named != Format.JKF) {
      return null;
    }
    if (isResults(head)) {
      return Cause.RESULTS;
    }
    String text = TextDecoder.decode(head, "").text();
    return text.indexOf('\0') >= 0
        ? Cause.NO_TEXT
        : Recognition.of(text, "").isInput() || FmText.isIn(text)
            ? null
            : HTML.matcher(text).lookingAt() ? Cause.HTML : Cause.NOTHING_ALIKE;
  }
}
