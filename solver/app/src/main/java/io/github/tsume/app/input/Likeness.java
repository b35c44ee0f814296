package io.github.tsume.app.input;

import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.TextDecoder;
import io.github.tsume.notation.position.PositionText;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A judgement on texts whose name says nothing: whether they look like problems. */
final class Likeness {
  /** What is said of texts in which nothing looks like a problem. */
  private static final Set<String> NOTHING =
      Stream.of(ErrorCode.NO_PROBLEM, ErrorCode.UNKNOWN_FORMAT, ErrorCode.WEB_PAGE)
          .map(ErrorCode::code)
          .collect(Collectors.toUnmodifiableSet());

  private static final Pattern RESULT = Pattern.compile("\\s*\\{\"schema\"\\s*:\\s*\"tsume/");

  /** A line that programs write above moves in Japanese, and people do not. */
  private static final Pattern WRITTEN = Pattern.compile("(?m)^(?:#KIF|手数-|手合割[：:]|開始日時[：:])");

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
    String text = TextDecoder.decode(head, "").text();
    String start = text.stripLeading();
    if (start.startsWith("{") || start.startsWith("[{")) {
      return Notation.mayBeRecordInJson(head);
    }
    if (Notation.holdsProblems(head)) {
      return true;
    }
    ReadResult read = Notation.read(text, "", ReadOptions.DEFAULT);
    long errors = read.errors().stream().filter(error -> !NOTHING.contains(error.code())).count();
    Format format = Format.detect(text, "").orElse(null);
    if (format == null || errors == 0) {
      return false;
    }
    return switch (format) {
      // A path of files looks like a board in prose: most lines must be problems or errors.
      case SFEN, USI -> 2 * read.entries().size() >= text.lines().filter(Likeness::isSaid).count();
      case TEXT -> PositionText.isWhollyIn(text);
      case KIF, KI2, BOD -> WRITTEN.matcher(text).find();
      case CSA, JKF, HODGES -> true;
    };
  }

  private static boolean isSaid(String line) {
    return !line.isBlank() && !line.startsWith("#");
  }
}
