package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.InputErrors;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.notation.common.ReadError;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The work of a command on the entries of its inputs: it ends with Ctrl-C, an entry that is wrong
 * or too large is told and no other suffers from it, and one exit code stands for all.
 */
final class Work {
  private final Call call;
  private final Set<Integer> codes = new HashSet<>();

  Work(Call call) {
    this.call = call;
  }

  /** Does something with each problem whose position is legal; it returns an exit code. */
  void each(Iterator<InputEntry> entries, ToIntFunction<InputEntry.Good> work) {
    each(entries, InputErrors::faults, work);
  }

  /** The same with each problem of which somebody finds nothing wrong. */
  void each(
      Iterator<InputEntry> entries,
      Function<InputEntry.Good, List<ReadError>> errors,
      ToIntFunction<InputEntry.Good> work) {
    while (goesOn(entries)) {
      InputEntry.Good good = legal(entries.next(), errors);
      if (good != null) {
        within(good, () -> work.applyAsInt(good));
      }
    }
  }

  /** Whether there is an entry to be worked on: none after Ctrl-C. */
  boolean goesOn(Iterator<InputEntry> entries) {
    return entries.hasNext() && !call.interruption().ended();
  }

  /** The entry, if its position is there and legal; null if it was told to be wrong. */
  InputEntry.@Nullable Good legal(InputEntry entry) {
    return legal(entry, InputErrors::faults);
  }

  /** The same by what is asked of it. */
  InputEntry.@Nullable Good legal(
      InputEntry entry, Function<InputEntry.Good, List<ReadError>> errors) {
    List<ReadError> wrong =
        entry instanceof InputEntry.Good good ? errors.apply(good) : InputErrors.of(entry);
    if (entry instanceof InputEntry.Good good && wrong.isEmpty()) {
      InputErrors.warnings(good, call);
      return good;
    }
    InputErrors.print(entry, wrong, call);
    add(Tally.UNREADABLE);
    return null;
  }

  /** Does something for which there may not be enough memory: that is the entry's fault alone. */
  void within(InputEntry.Good entry, IntSupplier work) {
    try {
      add(work.getAsInt());
    } catch (OutOfMemoryError e) {
      unreadable(InputEntry.outOfMemory(entry));
    }
  }

  /** Tells that an entry is wrong. */
  void unreadable(InputEntry entry) {
    InputErrors.print(entry, call);
    add(Tally.UNREADABLE);
  }

  /** Searches as long as the limits of one problem, and the user, allow. */
  static <T> T within(JobOptions.Limits limits, Call call, Function<SearchBudget, T> search) {
    long nodes = limits.nodes() > 0 ? limits.nodes() : Long.MAX_VALUE;
    return call.interruption().within(SearchBudget.of(nodes, limits.millis()), search);
  }

  /** Counts the exit code of something. */
  void add(int code) {
    codes.add(code);
  }

  /** Whether something was told to be wrong. */
  boolean isUnreadable() {
    return codes.contains(Tally.UNREADABLE);
  }

  /** The exit code of all, which tells if the user ended it. */
  int exitCode() {
    return call.interruption().happened() ? Tally.INTERRUPTED : Tally.exitCode(codes);
  }
}
