package tsume.app.cli;

import java.util.ArrayList;
import java.util.List;
import tsume.app.input.InputEntry;
import tsume.app.text.Messages;
import tsume.notation.ReadError;

/** Tells on stderr what is wrong with an entry, a line for each fault. */
final class InputErrors {
  private InputErrors() {}

  static void print(InputEntry entry, Session session) {
    Messages messages = session.messages();
    for (ReadError error : errors(entry)) {
      String text = error.message(messages.locale());
      if (!error.expected().isEmpty()) {
        text = messages.get("error.expected", text, error.expected());
      }
      String place = error.source().isEmpty() ? "" : error.source() + ":";
      place = error.line() > 0 ? place + error.line() + ":" + error.column() + ": " : "";
      session.console().err().println(messages.get("error.line", place, text, error.code()));
    }
  }

  private static List<ReadError> errors(InputEntry entry) {
    List<ReadError> errors = new ArrayList<>();
    if (entry instanceof InputEntry.Bad bad) {
      errors.add(bad.error());
    } else if (entry instanceof InputEntry.Good good) {
      String source = good.problem().source().name();
      good.problem().faults().forEach(fault -> errors.add(ReadError.of(fault, source)));
    }
    return errors;
  }
}
