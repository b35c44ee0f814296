package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.stipulation.Stipulation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A trial of edits of an unsound problem: what one thread does. */
final class RepairTrial {
  private final Workbench bench;
  private final Task task;
  private final KnownCooks.Asker cooks;
  private final PieceValue value;

  /** The problem as it is, the intended line, and the cooks that are known. */
  record Task(Setup setup, List<Integer> line, KnownCooks cooks) {}

  /** What became of edits. */
  enum Fate {
    /** They cannot be made, or the line does not go on or mate. */
    LINE_LOST,
    /** A cook that is known stands: it may have become a dual that is tolerated. */
    COOK_STANDS,
    /** The check came to no verdict. */
    OPEN,
    /** They do not make it sound. */
    UNSOUND,
    /** They do. */
    REPAIRS
  }

  /**
   * What became of edits.
   *
   * @param repair null if it is none
   * @param proved how far it is proved to be sound, if that is open
   * @param cooks the one that stands, or those that a full check showed
   * @param nodes what that took
   */
  record Tried(
      Fate fate,
      @Nullable Repair repair,
      Unsettled.Proved proved,
      List<KnownCooks.Asked> cooks,
      long nodes) {
    /** No repair. */
    Tried(Fate fate) {
      this(fate, null, Unsettled.Proved.NOTHING);
    }

    Tried(Fate fate, @Nullable Repair repair, Unsettled.Proved proved) {
      this(fate, repair, proved, List.of(), 0);
    }

    private Tried with(List<KnownCooks.Asked> some, long count) {
      return new Tried(fate, repair, proved, some, count);
    }
  }

  /** All that was found out about edits: nothing of it is asked twice. */
  static final class Attempt {
    private final KnownCooks.@Nullable Edited edited;
    private final Map<KnownCooks.Cook, KnownCooks.Asked> asked = new HashMap<>();
    private @Nullable Tried checked;

    private Attempt(KnownCooks.@Nullable Edited edited) {
      this.edited = edited;
    }
  }

  /** Which cooks edits kill, and what it took to see that. */
  record Killed(Set<KnownCooks.Cook> cooks, long nodes) {}

  RepairTrial(Workbench bench, Task task, KnownCooks.Asker cooks) {
    this.bench = bench;
    this.task = task;
    this.cooks = cooks;
    value = new PieceValue(task.setup.rules());
  }

  /** Tries edits. */
  Attempt attempt(List<Edit> edits) {
    Attempt attempt = new Attempt(edited(edits));
    outcome(edits, attempt);
    return attempt;
  }

  /**
   * What becomes of edits by the cooks that are known now: a full check has only what none of them
   * stands after. What was not asked yet is asked.
   */
  Tried outcome(List<Edit> edits, Attempt attempt) {
    KnownCooks.Edited edited = attempt.edited;
    if (edited == null) {
      return new Tried(Fate.LINE_LOST);
    }
    long nodes = 0;
    for (KnownCooks.Cook cook : task.cooks.known()) {
      KnownCooks.Asked asked =
          attempt.asked.computeIfAbsent(cook, each -> cooks.ask(edited, each, bench.budget()));
      nodes += asked.nodes();
      if (asked.yes()) {
        return new Tried(Fate.COOK_STANDS).with(List.of(asked), nodes);
      }
    }
    Tried checked = attempt.checked == null ? check(edits) : attempt.checked;
    attempt.checked = checked;
    return checked.with(checked.cooks, nodes + checked.nodes);
  }

  /** Which of some cooks edits undo; none if the line does not mate any more. */
  Killed killed(List<Edit> edits, Set<KnownCooks.Cook> some) {
    KnownCooks.Edited edited = edited(edits);
    if (edited == null) {
      return new Killed(Set.of(), 0);
    }
    Killed killed = cooks.killed(some, edited, bench.budget());
    bench.clear();
    boolean half = !killed.cooks.isEmpty() && bench.proof(edited.start(), edited.line()).isProven();
    long nodes = killed.nodes + bench.budget().nodes();
    return new Killed(half ? killed.cooks : Set.of(), nodes);
  }

  /** The problem after edits; null if they cannot be made, or the line does not go on or mate. */
  private KnownCooks.@Nullable Edited edited(List<Edit> edits) {
    Setup setup = EditedSetup.of(task.setup, edits);
    if (setup == null) {
      return null;
    }
    Position position = Position.of(setup);
    IntendedLine intended = new IntendedLine(setup.rules(), edits);
    Stipulation stipulation = bench.stipulation();
    List<Integer> line = intended.of(position, task.line, stipulation.play());
    return line != null && stipulation.isWhole(position, line)
        ? new KnownCooks.Edited(position, intended, line)
        : null;
  }

  /** Checks edits that keep the line in full. */
  Tried check(List<Edit> edits) {
    List<KnownCooks.Asked> found = new ArrayList<>();
    return checked(edits, found).with(found, bench.budget().nodes());
  }

  private Tried checked(List<Edit> edits, List<KnownCooks.Asked> found) {
    KnownCooks.Edited edited = Objects.requireNonNull(edited(edits));
    Setup setup = Objects.requireNonNull(EditedSetup.of(task.setup, edits));
    List<Integer> line = edited.line();
    if (!bench.hasMatesAsCooks()) {
      return judged(edits, setup, line);
    }
    bench.clear();
    Answer mates = bench.proof(edited.start(), line);
    if (!mates.isProven()) {
      return new Tried(mates.isDisproven() ? Fate.UNSOUND : Fate.OPEN);
    }
    SoundnessReport report = bench.verdict(setup, line);
    Judged given = Judged.of(report);
    if (!given.isSoundIn(line.size())) {
      found.addAll(cooks.of(report, edits, edited, bench.budget()));
      return noRepair(given, line, Unsettled.Proved.GOAL);
    }
    // Who checks it without the author's line must come to the same.
    Judged alone = Judged.of(bench.verdict(setup, List.of()));
    return alone.isSoundIn(line.size())
        ? repaired(edits, setup, line, given)
        : noRepair(alone, line, Unsettled.Proved.SOUND);
  }

  /** Checks edits of a problem with another goal than mate: against the line, and without it. */
  private Tried judged(List<Edit> edits, Setup setup, List<Integer> line) {
    Judged report = bench.judged(setup, line);
    if (!report.isSoundIn(line.size()) || !IntendedLine.same(report.line(), line)) {
      return noRepair(report, line, Unsettled.Proved.NOTHING);
    }
    Judged alone = bench.judged(setup, List.of());
    return alone.isSoundIn(line.size())
        ? repaired(edits, setup, line, report)
        : noRepair(alone, line, Unsettled.Proved.SOUND);
  }

  /**
   * What became of edits that are not proved to repair.
   *
   * @param before what was proved before
   */
  private static Tried noRepair(Judged judged, List<Integer> line, Unsettled.Proved before) {
    return judged.isOpenIn(line.size())
        ? new Tried(Fate.OPEN, null, before.or(judged.proved()))
        : new Tried(Fate.UNSOUND);
  }

  private Tried repaired(List<Edit> edits, Setup setup, List<Integer> line, Judged report) {
    int size = EditSize.of(edits, setup.rules());
    int economy = value.ofAll(setup) - value.ofAll(task.setup);
    Repair repair = new Repair(edits, setup, line, size, economy, report);
    return new Tried(Fate.REPAIRS, repair, Unsettled.Proved.SOUND);
  }
}
