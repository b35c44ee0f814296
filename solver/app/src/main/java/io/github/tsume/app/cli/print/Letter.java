package io.github.tsume.app.cli.print;

import io.github.tsume.app.cli.console.Call;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A letter to an author: his problem, and all that was found of it, as a text of its own. Where it
 * lies on this computer, and what others sent, is not his to know.
 */
public final class Letter {
  /**
   * Files within files, such as sheets and mails, as they were sent; else the file's name alone.
   */
  private static final Pattern SENT =
      Pattern.compile(
          "(?:.*?[/\\\\])?([^/\\\\]+\\.(?:zip|doc[xm]|xls[xm]|eml)[/\\\\].*|[^/\\\\]+)");

  /** How its text was recognised. */
  private static final Set<String> NOT_SENT =
      Set.of(WarningCode.READ_AS.code(), WarningCode.READ_AS_NAMED.code());

  private Letter() {}

  /** The letter about a result, in the language of a call. */
  public static String of(Result result, Call call) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
      new ResultPrinter(out, call, MoveStyle.of(null, call.messages())).accept(sent(result), "");
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /** What of a result is sent. */
  private static Result sent(Result result) {
    return result.withNotes(
        result.notes().stream()
            .filter(note -> !note.isDuplicate())
            .filter(note -> !NOT_SENT.contains(note.code()))
            .toList());
  }

  /** Why a problem is none, with the file that was sent and no folder of ours. */
  static String why(Result result, Messages messages) {
    Result.Failure error = Objects.requireNonNull(result.error());
    String source = Objects.requireNonNullElse(result.origin().source(), "");
    Matcher sent = SENT.matcher(source);
    int folder = sent.matches() ? sent.start(1) : 0;
    String file = source.substring(folder).replaceFirst(":[0-9]+$", "");
    String words =
        folder == 0 ? error.message() : error.message().replace(source.substring(0, folder), "");
    return error.line() == 0
        ? words
        : file + ": " + messages.get("note.at-place", error.line(), words);
  }
}
