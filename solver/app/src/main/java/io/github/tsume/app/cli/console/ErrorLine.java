package io.github.tsume.app.cli.console;

import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import java.util.List;

/** An error of an input in one line: place, reason and code. */
public final class ErrorLine {
  private ErrorLine() {}

  public static String of(Result result, Messages messages) {
    Result.Failure error = result.error();
    if (error == null) {
      return "";
    }
    String source = result.origin().source();
    StringBuilder place = new StringBuilder();
    if (error.line() > 0) {
      if (source != null) {
        place.append(source, 0, source.lastIndexOf(':')).append(':');
      }
      place.append(error.line()).append(':').append(error.column()).append(": ");
    }
    return messages.get("error.line", place, error.message(), error.code());
  }

  /** Where the error of a position that was typed is, below its text; empty for all others. */
  public static List<String> place(Result result, Typed typed) {
    Result.Failure error = result.error();
    String id = result.id();
    if (error == null || result.origin().source() != null || !id.matches("[1-9][0-9]{0,3}")) {
      return List.of();
    }
    return typed.shown(Integer.parseInt(id), error.line(), error.column());
  }
}
