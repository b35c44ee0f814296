package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.InputErrors;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.record.Problem;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;

/** What a command does with each entry of its input, so that none keeps it from the others. */
final class EntryRun {
  private final Call session;

  EntryRun(Call session) {
    this.session = session;
  }

  /** Whether the next entry is to be worked on: not after Ctrl-C. */
  boolean goesOn() {
    return !session.interruption().ended();
  }

  /** The exit code of all, which tells if the user ended it. */
  int exitCode(int code) {
    return session.interruption().happened() ? Tally.INTERRUPTED : code;
  }

  /**
   * Does something with the problem of an entry if it is there and its position is legal.
   *
   * @param work returns an exit code of {@link Tally}
   * @return that exit code, or that the entry was told to be wrong
   */
  int on(InputEntry entry, ToIntFunction<Problem> work) {
    if (!(entry instanceof InputEntry.Good good) || !good.problem().faults().isEmpty()) {
      InputErrors.print(entry, session);
      return Tally.UNREADABLE;
    }
    InputErrors.warnings(good, session);
    return within(good, () -> work.applyAsInt(good.problem()));
  }

  /** Does something for which there may not be enough memory: that is the entry's fault alone. */
  int within(InputEntry.Good entry, IntSupplier work) {
    try {
      return work.getAsInt();
    } catch (OutOfMemoryError e) {
      InputErrors.print(InputEntry.outOfMemory(entry), session);
      return Tally.UNREADABLE;
    }
  }
}
