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
import io.github.tsume.compose.InOrder;
import io.github.tsume.notation.Conversion;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.record.Problem;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.Messages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A conversion of the problems of a source on several threads, written in their order. */
final class ConversionRun {
  private static final long MAX_AHEAD = 512;

  private final Call session;
  private final Messages messages;
  private final Converter converter;
  private final Output output;
  private final boolean quiet;
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

  private record Attempt(InputEntry entry, @Nullable Converted converted) {}

  int run(InputSource source, int threads) {
    InOrder<InputEntry, Attempt> order = new InOrder<>(source, (entry, done) -> write(done));
    new WorkPool<InOrder.Place<InputEntry>, Attempt>(
            order, order::accept, session.interruption(), MAX_AHEAD, order::told)
        .run(threads, number -> place -> attempt(place.entry()));
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

  private Attempt attempt(InputEntry entry) {
    if (!(entry instanceof InputEntry.Good good)) {
      return new Attempt(entry, null);
    }
    try {
      return new Attempt(good, converter.convert(good.problem()));
    } catch (OutOfMemoryError e) {
      return new Attempt(InputEntry.outOfMemory(good), null);
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
