package io.github.tsume.app.cli.options;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.notation.common.ExpectedWords;
import io.github.tsume.query.ExpressionException;
import io.github.tsume.results.text.Messages;
import java.util.function.Supplier;

/** Expressions that people type as the value of an option. */
final class Expressions {
  private Expressions() {}

  /**
   * What an expression says; where it goes wrong is told in the language of the call.
   *
   * @param key the message, with the column and what was expected there
   */
  static <T> T read(Supplier<T> reader, String key, Call call) {
    try {
      return reader.get();
    } catch (ExpressionException e) {
      Messages messages = call.messages();
      String expected = messages.isJapanese() ? ExpectedWords.japanese(e.expected()) : e.expected();
      throw new UserException(Tally.USAGE, messages.get(key, e.column(), expected));
    }
  }
}
