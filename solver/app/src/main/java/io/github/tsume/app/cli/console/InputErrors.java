package io.github.tsume.app.cli.console;

import io.github.tsume.app.input.InputEntry;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.record.Warning;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import java.util.List;

/** The message on stderr of what is wrong with an entry, a line for each fault or warning. */
public final class InputErrors {
  private InputErrors() {}

  /** Prints all that is wrong with an entry. */
  public static void print(InputEntry entry, Call session) {
    print(entry, of(entry), session);
  }

  /** Prints what somebody finds wrong with an entry. */
  public static void print(InputEntry entry, List<ReadError> errors, Call session) {
    Messages messages = session.messages();
    for (ReadError error : errors) {
      String text = error.message(messages.locale());
      if (!error.expected().isEmpty()) {
        text = messages.get("error.expected", text, error.expected(messages.locale()));
      }
      String place = place(error.source(), error.line(), error.column());
      session.console().err().println(messages.get("error.line", place, text, error.code()));
      if (entry.source().name().isEmpty() && error.source().isEmpty()) {
        int number = entry.source().number();
        session
            .typed()
            .shown(number, error.line(), error.column())
            .forEach(session.console().err()::println);
      }
    }
    if (entry instanceof InputEntry.Good good) {
      warnings(good, session);
    } else if (entry instanceof InputEntry.Bad bad) {
      warnings(bad.warnings(), bad.source().name(), session);
    }
  }

  /** Tells on stderr what of an entry was left out or may be misunderstood. */
  public static void warnings(InputEntry.Good entry, Call session) {
    warnings(entry.problem().warnings(), entry.source().name(), session);
  }

  /** Tells on stderr what was left out of a source, or how it was understood. */
  public static void warnings(List<Warning> warnings, String source, Call session) {
    Messages messages = session.messages();
    for (Warning warning : warnings) {
      String place = place(source, warning.line(), warning.column());
      String kind = WarningCode.isCode(warning.code()) ? "warning" : "note";
      String text = messages.get(kind) + warning.message(messages.locale());
      session.console().err().println(messages.get("error.line", place, text, warning.code()));
    }
  }

  private static String place(String source, int line, int column) {
    String place = source.isEmpty() ? "" : source + ":";
    return line > 0 ? place + line + ":" + column + ": " : "";
  }

  /** All that is wrong with an entry. */
  public static List<ReadError> of(InputEntry entry) {
    return entry instanceof InputEntry.Bad bad
        ? List.of(bad.error())
        : faults((InputEntry.Good) entry);
  }

  /** What of a position is not legal. */
  public static List<ReadError> faults(InputEntry.Good entry) {
    String source = entry.problem().source().name();
    return entry.problem().faults().stream().map(fault -> ReadError.of(fault, source)).toList();
  }

  /** The error of a result in one line: place, reason and code; empty if there is none. */
  public static String line(Result result, Messages messages) {
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
