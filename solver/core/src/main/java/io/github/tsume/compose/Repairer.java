package io.github.tsume.compose;

import io.github.tsume.board.Position;
import io.github.tsume.board.Setup;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.moves.Evasions;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * Finds edits that make an unsound problem sound and keep the intended line (余詰消し).
 *
 * <p>An edit is first replayed: the line must be legal, all checks, and end in mate. Then the cooks
 * that are known are asked, with few nodes, whether they still stand; then whether every move of
 * the line mates. What is left gets a full check; the cooks that one finds are asked of the edits
 * after it. Small edits come first.
 */
public final class Repairer {
  /** Of so many edits that kill a cook pairs are made. */
  private static final int MOST_PAIRED = 150;

  /** What was not decided gets so many times the nodes in the end. */
  private static final int AGAIN_TIMES = 16;

  private final Workbench bench;
  private final Wanted wanted;
  private final Listener listener;
  private final List<Repair> repairs = new ArrayList<>();
  private final List<Edit> killers = new ArrayList<>();
  private final List<List<Edit>> standing = new ArrayList<>();
  private final List<List<Edit>> undecided = new ArrayList<>();
  private int total;
  private int done;
  private int keeping;

  /**
   * What is wanted.
   *
   * @param most after how many repairs to stop
   * @param pairs whether edits of two pieces are tried where those of one do not give as many
   */
  public record Wanted(int most, boolean pairs) {}

  /** Hears how it goes. */
  public interface Listener {
    /** Hears nothing. */
    Listener NONE = new Listener() {};

    /** A repair was found. */
    default void found(Repair repair) {}

    /**
     * So many of the edits were looked at and so many fully checked; so many of those that keep the
     * line were put off.
     */
    default void progress(int done, int edits, int checked, int putOff) {}
  }

  /**
   * A repairer.
   *
   * @param options how to check; its author's line is the intended one, if it mates or is as long
   *     as he states
   * @param budget for everything together
   */
  public Repairer(
      MateSolver solver,
      CheckOptions options,
      SearchBudget budget,
      Wanted wanted,
      Listener listener) {
    bench = new Workbench(solver, options, budget);
    this.wanted = wanted;
    this.listener = listener;
  }

  /**
   * Looks for repairs of a problem.
   *
   * @param setup a legal position; both hands settled
   */
  public RepairReport repair(Setup setup) {
    List<Integer> authored = bench.options().authoredLine();
    return repair(setup, bench.first(setup, authored));
  }

  /** The same for a problem that was checked already. */
  public RepairReport repair(Setup setup, SoundnessReport base) {
    List<Integer> authored = bench.options().authoredLine();
    boolean whole =
        endsInMate(Position.of(setup), authored)
            || bench.options().standards().statedLength().equals(OptionalInt.of(authored.size()));
    List<Integer> line = whole ? authored : base.solution().mainline();
    boolean hopeless = base.verdict() == Verdict.SOUND || line.isEmpty();
    if (hopeless) {
      boolean settled = base.verdict() != Verdict.UNKNOWN;
      return new RepairReport(base, line, repairs, 0, 0, 0, 0, settled);
    }
    bench.measure(base);
    bench.measureLine(Position.of(setup), line);
    KnownCooks cooks = new KnownCooks(bench.options().solve().futile(), bench.budget());
    IntendedLine same = new IntendedLine(setup.rules(), List.of());
    cooks.add(base, List.of(), new KnownCooks.Edited(Position.of(setup), same, line));
    Task task = new Task(setup, line, cooks, new Strength(setup.rules()));
    List<Edit> single = EditList.of(setup);
    total = single.size();
    for (Edit edit : single) {
      if (isEnough()) {
        break;
      }
      attempt(task, List.of(edit));
      done++;
      tell();
    }
    checkPutOff(task);
    if (wanted.pairs() && !isEnough()) {
      List<List<Edit>> pairs = pairs(task);
      total += pairs.size();
      for (List<Edit> pair : pairs) {
        if (isEnough()) {
          break;
        }
        attempt(task, pair);
        done++;
        tell();
      }
      checkPutOff(task);
    }
    int open = undecided.size();
    boolean complete = done == total && standing.isEmpty() && open == 0;
    repairs.sort(Repair.ORDER);
    return new RepairReport(base, line, repairs, total, keeping, checked(), open, complete);
  }

  private record Task(Setup setup, List<Integer> line, KnownCooks cooks, Strength strength) {}

  private boolean isEnough() {
    return repairs.size() >= wanted.most() || bench.isSpent();
  }

  private void attempt(Task task, List<Edit> edits) {
    Setup setup = EditedSetup.of(task.setup, edits);
    if (setup == null) {
      return;
    }
    Position position = Position.of(setup);
    IntendedLine intended = new IntendedLine(setup.rules(), edits);
    List<Integer> line = intended.of(position, task.line);
    if (line == null || !endsInMate(position, line)) {
      return;
    }
    keeping++;
    int killed = task.cooks.killed(new KnownCooks.Edited(position, intended, line));
    if (edits.size() == 1 && killed > 0 && killers.size() < MOST_PAIRED) {
      killers.add(edits.get(0));
    }
    if (killed < task.cooks.size()) {
      standing.add(edits);
      return;
    }
    if (!check(task, edits)) {
      undecided.add(edits);
    }
  }

  private void tell() {
    listener.progress(done, total, checked(), undecided.size() + standing.size());
  }

  /** How many edits had a full check: a known cook stands after the others that keep the line. */
  private int checked() {
    return keeping - standing.size();
  }

  /**
   * Checks what was put off: what was not decided, with more nodes, and what a known cook still
   * stands after, since that may have become a dual that is tolerated.
   */
  private void checkPutOff(Task task) {
    bench.allow(AGAIN_TIMES);
    checkAll(task, undecided);
    bench.allow(1);
    checkAll(task, standing);
  }

  /** Checks edits; what is not begun stays in the list. */
  private void checkAll(Task task, List<List<Edit>> putOff) {
    List<List<Edit>> open = new ArrayList<>();
    while (!putOff.isEmpty() && !isEnough()) {
      List<Edit> edits = putOff.remove(0);
      if (!check(task, edits)) {
        open.add(edits);
      }
      tell();
    }
    undecided.addAll(open);
  }

  /** Checks edits in full; returns whether that came to an end. */
  private boolean check(Task task, List<Edit> edits) {
    Setup setup = Objects.requireNonNull(EditedSetup.of(task.setup, edits));
    IntendedLine intended = new IntendedLine(setup.rules(), edits);
    Position position = Position.of(setup);
    List<Integer> line = Objects.requireNonNull(intended.of(position, task.line));
    bench.clear();
    Answer mates = bench.proof(position, line);
    if (!mates.isProven()) {
      return mates.isDisproven();
    }
    SoundnessReport report = bench.verdict(setup, line);
    if (!Workbench.isSound(report, line.size())) {
      task.cooks.add(report, edits, new KnownCooks.Edited(position, intended, line));
      return report.verdict() != Verdict.UNKNOWN;
    }
    // Who checks it without the author's line must come to the same.
    SoundnessReport alone = bench.verdict(setup, List.of());
    if (Workbench.isSound(alone, line.size())) {
      Repair repair = repair(task, edits, setup, line, report);
      repairs.add(repair);
      listener.found(repair);
    }
    return alone.verdict() != Verdict.UNKNOWN;
  }

  private static Repair repair(
      Task task, List<Edit> edits, Setup setup, List<Integer> line, SoundnessReport report) {
    return new Repair(
        edits,
        setup,
        line,
        EditSize.of(edits, setup.rules()),
        task.strength.ofAll(setup) - task.strength.ofAll(task.setup),
        report);
  }

  /** Whether the last move of a line leaves nothing but, at most, interpositions. */
  private static boolean endsInMate(Position start, List<Integer> line) {
    if (line.size() % 2 == 0) {
      return false;
    }
    Position end = start.copy();
    line.forEach(end::play);
    return end.inCheck() && !Evasions.anyBesidesInterpositions(end);
  }

  /** Pairs of edits each of which kills a cook by itself, the smallest first. */
  private List<List<Edit>> pairs(Task task) {
    List<List<Edit>> pairs = new ArrayList<>();
    for (int i = 0; i < killers.size(); i++) {
      for (int j = i + 1; j < killers.size(); j++) {
        pairs.add(List.of(killers.get(i), killers.get(j)));
      }
    }
    pairs.sort(Comparator.comparingInt(pair -> EditSize.of(pair, task.setup.rules())));
    return pairs;
  }
}
