package io.github.tsume.app.cli;

import io.github.tsume.app.batch.WorkPool;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.InputErrors;
import io.github.tsume.app.convert.Converter;
import io.github.tsume.app.convert.Converter.Converted;
import io.github.tsume.app.convert.Output;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.notation.Conversion;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.record.Problem;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.Messages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts the problems of a source on several threads and writes them in their order. */
final class ConversionRun {
  private static final long MAX_AHEAD = 512;

  private final Call session;
  private final Messages messages;
  private final Converter converter;
  private final Output output;
  private final boolean quiet;
  private final Map<Long, Attempt> early = new HashMap<>();
  private long next;
  private int written;
  private int lossy;
  private int unfaithful;
  private int unwritten;
  private int failed;

  ConversionRun(Call session, Converter converter, Output output, boolean quiet) {
    this.session = session;
    messages = session.messages();
    this.converter = converter;
    this.output = output;
    this.quiet = quiet;
  }

  private record Numbered(long sequence, InputEntry entry) {}

  private record Attempt(InputEntry entry, @Nullable Converted converted) {}

  int run(InputSource source, int threads) {
    new WorkPool<Numbered, Attempt>(
            numbered(source), this::completed, session.interruption(), MAX_AHEAD, () -> next)
        .run(threads, number -> worker());
    if (!quiet && tried() > 1) {
      String totals = messages.get("convert.totals", written, lossy, failed);
      String more = unwritten > 0 ? messages.get("convert.unwritten", unwritten) : "";
      session.console().err().println(totals + more);
    }
    return failed > 0 ? Tally.UNREADABLE : unfaithful > 0 ? Tally.DEFECT : Tally.OK;
  }

  /** How many entries were tried, whatever came of it. */
  int tried() {
    return written + unwritten + failed;
  }

  /** Whether nothing of what was written was lost, and everything could be read. */
  boolean isComplete() {
    return failed == 0 && lossy == 0 && unwritten == 0;
  }

  private static Iterator<Numbered> numbered(InputSource source) {
    return new Iterator<>() {
      private long sequence;

      @Override
      public boolean hasNext() {
        return source.hasNext();
      }

      @Override
      public Numbered next() {
        return new Numbered(sequence++, source.next());
      }
    };
  }

  private WorkPool.Worker<Numbered, Attempt> worker() {
    return new WorkPool.Worker<>() {
      @Override
      public Attempt attempt(Numbered task) {
        if (!(task.entry() instanceof InputEntry.Good good)) {
          return new Attempt(task.entry(), null);
        }
        try {
          return new Attempt(good, converter.convert(good.problem()));
        } catch (OutOfMemoryError e) {
          return new Attempt(InputEntry.outOfMemory(good), null);
        }
      }

      @Override
      public Attempt finish(Numbered task) {
        return attempt(task);
      }
    };
  }

  private void completed(Numbered task, Attempt outcome) {
    early.put(task.sequence(), outcome);
    for (Attempt due = early.remove(next); due != null; due = early.remove(next)) {
      next++;
      write(due);
    }
  }

  private void write(Attempt outcome) {
    Converted converted = outcome.converted();
    if (converted == null || !(outcome.entry() instanceof InputEntry.Good good)) {
      failed++;
      InputErrors.print(outcome.entry(), session);
      return;
    }
    InputErrors.print(good, session); // An illegal position is carried over, but not in silence.
    unfaithful += converted.faithful() ? 0 : 1;
    if (converted.bytes() == null) {
      unwritten++;
    } else {
      written++;
      boolean complete = converted.isComplete() && isReadInFull(good.problem());
      lossy += complete ? 0 : 1;
      write(good.problem(), converted.bytes());
    }
    if (!converted.isComplete()) {
      tell(good, converted);
    }
  }

  /** Whether the reader left nothing out; of what it does not tell in full nobody knows. */
  private static boolean isReadInFull(Problem problem) {
    return problem.warnings().stream()
        .noneMatch(
            warning ->
                warning.code().equals(WarningCode.IGNORED_TEXT.code())
                    || warning.code().equals(WarningCode.MORE_WARNINGS.code()));
  }

  /** What is lost is told even if nothing else is. */
  private void tell(InputEntry.Good good, Converted converted) {
    String key =
        converted.bytes() == null
            ? "convert.impossible"
            : converted.faithful() ? "convert.loss" : "convert.left-out";
    String place = good.source().name().isEmpty() ? "" : Columns.plain(good.source() + ": ");
    session.console().err().println(place + messages.get(key, good.id(), losses(converted)));
  }

  private void write(Problem problem, byte[] bytes) {
    try {
      output.write(problem, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String losses(Converted converted) {
    List<String> texts = new ArrayList<>();
    for (Conversion.Loss loss : converted.losses()) {
      String kind = loss.kind().text(messages.locale());
      texts.add(loss.detail().isEmpty() ? kind : kind + " (" + loss.detail() + ")");
    }
    if (!converted.lostCharacters().isEmpty()) {
      String characters = String.join(" ", converted.lostCharacters());
      texts.add(messages.get("loss.characters", characters));
    }
    return String.join(messages.get("list.separator"), texts);
  }
}
