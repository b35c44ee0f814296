package io.github.tsume.compose;

import com.google.common.collect.Iterators;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.Effort;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A finder of edits that make an unsound problem sound and keep the intended line (余詰消し).
 *
 * <p>An edit is first replayed: the line must be legal, all checks, and end in mate. Then the cooks
 * that are known are asked, with few nodes, whether they still stand; then whether every move of
 * the line mates. What is left gets a full check; the cooks that one finds are asked of the edits
 * after it. Small edits come first.
 */
public final class Repairer {
  private final Workbench bench;
  private final Wanted wanted;
  private final Workers workers;
  private final Listener listener;
  private final List<Repair> repairs = new ArrayList<>();
  private final List<List<Edit>> unsound = new ArrayList<>();
  private final List<List<Edit>> standing = new ArrayList<>();
  private final List<List<Edit>> undecided = new ArrayList<>();
  private final Map<List<Edit>, Unsettled.Proved> proved = new HashMap<>();
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

    /** Edits do not repair it, with the line that is to be kept. */
    default void refuted(List<Edit> edits, List<Integer> line) {}

    /**
     * So many of the edits were looked at and so many fully checked; so many of those that keep the
     * line were put off.
     */
    default void progress(int done, int edits, int checked, int putOff) {}
  }

  /**
   * A repairer that tries one edit after another.
   *
   * @param options how to check; its author's line is the intended one, if it mates or is as long
   *     as he states, or if the problem does not mate
   * @param budget for everything together
   */
  public Repairer(
      MateSolver solver,
      CheckOptions options,
      SearchBudget budget,
      Wanted wanted,
      Listener listener) {
    this(solver, Aim.MATE, options, budget, wanted, Workers.alone(solver, budget), listener);
  }

  /**
   * A repairer.
   *
   * @param aim the goal of the problems, and within how many plies it is looked for; of other goals
   *     than mate edits of one piece are tried, each by full checks
   * @param options how to check; its author's line is the intended one, if it mates or is as long
   *     as he states, or if the problem does not mate
   * @param budget for everything together
   * @param workers who try the edits
   */
  public Repairer(
      MateSolver solver,
      Aim aim,
      CheckOptions options,
      SearchBudget budget,
      Wanted wanted,
      Workers workers,
      Listener listener) {
    bench = new Workbench(solver, aim, options, budget);
    this.wanted = wanted;
    this.workers = workers;
    this.listener = listener;
  }

  /**
   * Looks for repairs of a problem.
   *
   * @param setup a legal position; both hands settled
   */
  public RepairReport repair(Setup setup) {
    List<Integer> authored = bench.options().authoredLine();
    if (bench.hasMatesAsCooks()) {
      return repair(setup, bench.first(setup, authored));
    }
    Judged base = bench.firstJudged(setup, authored);
    return repair(setup, base, otherLine(setup, base), null);
  }

  /** The same for a problem of a mate that was checked already. */
  public RepairReport repair(Setup setup, SoundnessReport base) {
    return repair(setup, Judged.of(base), line(setup, base), base);
  }

  private RepairReport repair(
      Setup setup, Judged base, List<Integer> line, @Nullable SoundnessReport cooked) {
    boolean sound = base.verdict() == Verdict.SOUND;
    if (sound || line.isEmpty()) {
      return new RepairReport(bench.aim(), base, line, repairs, 0, 0, 0, 0, List.of(), sound);
    }
    bench.measure(base);
    KnownCooks cooks = new KnownCooks();
    KnownCooks.Asker asker = asker(cooks);
    if (cooked != null) {
      bench.measureLine(Position.of(setup), line);
      KnownCooks.Edited unedited = KnownCooks.Edited.none(setup, line);
      charge(cooks.add(asker.of(cooked, List.of(), unedited, bench.budget())));
    }
    return repaired(
        new RepairTrial.Task(setup, line, cooks), base, cooked == null || !wanted.pairs());
  }

  /** The author's moves up to the last one that the goal takes, else the mainline. */
  private List<Integer> otherLine(Setup setup, Judged base) {
    List<Integer> line = authored(setup);
    if (line.isEmpty()) {
      return base.line();
    }
    int most = line.size() - (bench.stipulation().plies().takes(line.size()) ? 0 : 1);
    return line.subList(0, base.length() > 0 ? Math.min(most, base.length()) : most);
  }

  /** The author's moves, if all of them may stand in a line. */
  private List<Integer> authored(Setup setup) {
    List<Integer> line =
        new IntendedLine(setup.rules(), List.of())
            .of(Position.of(setup), bench.options().authoredLine(), bench.stipulation().play());
    return line == null ? List.of() : line;
  }

  /**
   * Tries all edits.
   *
   * @param paired whether pairs of them are not wanted
   */
  private RepairReport repaired(RepairTrial.Task task, Judged base, boolean paired) {
    List<List<Edit>> single = EditList.of(task.setup()).stream().map(List::of).toList();
    total += single.size();
    Iterator<List<Edit>> singles = single.iterator();
    boolean all = paired;
    if (!paired) {
      List<List<Edit>> left = tryAll(task, singles, portion(EffortTable.REPAIR_ONE_SHARE));
      singles = Iterators.concat(left.iterator(), singles);
      all = isEnough() || tryPairs(task, single, !singles.hasNext());
    }
    tryAll(task, singles, whole());
    checkPutOff(task);
    List<Unsettled> open =
        undecided.stream()
            .map(each -> new Unsettled(each, Objects.requireNonNull(proved.get(each))))
            .toList();
    boolean complete = done == total && standing.isEmpty() && open.isEmpty() && all;
    repairs.sort(Repair.ORDER);
    return new RepairReport(
        bench.aim(),
        base,
        task.line(),
        repairs,
        total,
        total - done,
        keeping,
        checked(),
        open,
        complete);
  }

  /**
   * The line to keep: the author's, if it is whole, else the mainline. Of a problem that does not
   * mate any more it is the author's though it does not end in mate as the problem stands; an edit
   * must make it do so. Moves that cannot be made, or give no check, are no line.
   */
  private List<Integer> line(Setup setup, SoundnessReport base) {
    List<Integer> authored = authored(setup);
    OptionalInt stated = bench.options().standards().statedLength();
    if (bench.stipulation().isWhole(Position.of(setup), authored)
        || stated.equals(OptionalInt.of(authored.size()))) {
      return authored;
    }
    List<Integer> mainline = base.solution().mainline();
    boolean mayBeWhole = bench.stipulation().plies().takes(authored.size()) && stated.isEmpty();
    return mainline.isEmpty() && mayBeWhole ? authored : mainline;
  }

  private boolean isEnough() {
    return hasMost() || bench.isSpent();
  }

  private boolean hasMost() {
    return repairs.size() >= wanted.most();
  }

  private Portion portion(Effort.Share share) {
    return new Portion(bench.budget(), Efforts.DEFAULT.share(share));
  }

  private Portion whole() {
    return new Portion(bench.budget(), 1);
  }

  private KnownCooks.Asker asker(KnownCooks cooks) {
    return new KnownCooks.Asker(cooks, bench.options().solve().futile());
  }

  private void charge(long nodes) {
    bench.budget().charge(nodes);
  }

  /** Tries edits; returns those whose turn did not come. */
  private List<List<Edit>> tryAll(
      RepairTrial.Task task, Iterator<List<Edit>> edits, Portion portion) {
    RepairTrial here = new RepairTrial(bench, task, asker(task.cooks()));
    return each(
        task,
        edits,
        portion,
        1,
        RepairTrial::attempt,
        (entry, attempt) -> tried(task, entry, here.outcome(entry, attempt)));
  }

  private void addAndTry(RepairTrial.Task task, List<List<Edit>> pairs) {
    total += pairs.size();
    tryAll(task, pairs.iterator(), whole());
  }

  /**
   * Checks what was put off: what was not decided, with more nodes, and what a known cook still
   * stands after, since that may have become a dual that is tolerated.
   */
  private void checkPutOff(RepairTrial.Task task) {
    checkAll(task, undecided, Efforts.DEFAULT.growth(EffortTable.REPAIR_AGAIN));
    checkAll(task, standing, 1);
  }

  private void tried(RepairTrial.Task task, List<Edit> edits, RepairTrial.Tried outcome) {
    KnownCooks cooks = task.cooks();
    charge(outcome.nodes());
    done++;
    keeping += outcome.fate() == RepairTrial.Fate.LINE_LOST ? 0 : 1;
    switch (outcome.fate()) {
      case COOK_STANDS -> {
        standing.add(edits);
        cooks.toFront(outcome.cooks().get(0).cook());
      }
      case OPEN -> {
        undecided.add(edits);
        proved.put(edits, outcome.proved());
      }
      case UNSOUND -> {
        unsound.add(edits);
        listener.refuted(edits, task.line());
      }
      case LINE_LOST -> listener.refuted(edits, task.line());
      case REPAIRS -> found(outcome.repair());
    }
    if (outcome.fate() != RepairTrial.Fate.COOK_STANDS) {
      charge(cooks.add(outcome.cooks()));
    }
    tell();
  }

  private void found(@Nullable Repair repair) {
    repairs.add(Objects.requireNonNull(repair));
    listener.found(repair);
  }

  private void tell() {
    listener.progress(done, total, checked(), undecided.size() + standing.size());
  }

  /** How many edits had a full check: a known cook stands after the others that keep the line. */
  private int checked() {
    return keeping - standing.size();
  }

  /** Checks edits in full; what is not begun stays in the list. */
  private void checkAll(RepairTrial.Task task, List<List<Edit>> putOff, int times) {
    List<List<Edit>> open = new ArrayList<>();
    each(
        task,
        List.copyOf(putOff).iterator(),
        whole(),
        times,
        RepairTrial::check,
        (edits, outcome) -> {
          charge(outcome.nodes() + task.cooks().add(outcome.cooks()));
          putOff.remove(edits);
          if (outcome.fate() == RepairTrial.Fate.OPEN) {
            open.add(edits);
            proved.merge(edits, outcome.proved(), Unsettled.Proved::or);
          } else if (outcome.fate() == RepairTrial.Fate.REPAIRS) {
            found(outcome.repair());
          } else {
            listener.refuted(edits, task.line());
          }
          tell();
        });
    undecided.addAll(open);
  }

  /**
   * How much of what is left the verdict after edits may take, where others are to have a share.
   */
  private double share(List<Edit> edits) {
    if (!wanted.pairs()) {
      return 1;
    }
    boolean pair = edits.size() > 1;
    return Efforts.DEFAULT.share(
        pair ? EffortTable.REPAIR_PAIR_CHECK : EffortTable.REPAIR_ONE_CHECK);
  }

  /**
   * Asks something of edits, and returns those whose turn did not come: others may have gone on
   * behind the last that is wanted, or that there are nodes for, and that is as if they had not.
   */
  private <R> List<List<Edit>> each(
      RepairTrial.Task task,
      Iterator<List<Edit>> edits,
      Portion portion,
      int times,
      BiFunction<RepairTrial, List<Edit>, R> what,
      BiConsumer<List<Edit>, R> sink) {
    List<List<Edit>> left = new ArrayList<>();
    workers.<List<Edit>, R>each(
        new Until<>(edits, () -> hasMost() || portion.isOver()),
        solver -> {
          KnownCooks.Asker asker = asker(task.cooks());
          return (entry, budget) -> {
            Workbench here = bench.other(solver, budget);
            here.allow(times, share(entry));
            return what.apply(new RepairTrial(here, task, asker), entry);
          };
        },
        (entry, outcome) -> {
          if (hasMost() || portion.isOutOfNodes()) {
            left.add(entry);
          } else {
            sink.accept(entry, outcome);
          }
        });
    task.cooks().trim();
    return left;
  }

  /**
   * Tries pairs of the edits that keep the line, what is put off aside; whether those are all pairs
   * there are. Pairs that kill all cooks of the problem come before the edits that were put off:
   * these seldom repair it.
   *
   * @param single all edits of one piece
   * @param allTried whether all of them were tried
   */
  private boolean tryPairs(RepairTrial.Task task, List<List<Edit>> single, boolean allTried) {
    List<Edit> firsts = unsound.stream().map(edits -> edits.get(0)).toList();
    List<List<Edit>> halves = new ArrayList<>(standing);
    halves.addAll(undecided);
    halves.addAll(unsound);
    Ruleset rules = task.setup().rules();
    halves.sort(Comparator.comparingInt(edits -> EditSize.of(edits, rules)));
    KnownCooks.Edited unedited = KnownCooks.Edited.none(task.setup(), task.line());
    List<KnownCooks.Cook> known = task.cooks().known();
    // Some were found after an edit and are none of the problem itself.
    Set<KnownCooks.Cook> real = new HashSet<>(known);
    RepairTrial.Killed unreal = asker(task.cooks()).killed(known, unedited, bench.budget());
    charge(unreal.nodes());
    real.removeAll(unreal.cooks());
    RepairPairs pairs = new RepairPairs(real);
    Iterator<List<Edit>> asked = halves.iterator();
    List<List<Edit>> left =
        each(
            task,
            asked,
            portion(EffortTable.REPAIR_KILL_SHARE),
            1,
            (trial, edits) -> trial.killed(edits, real),
            (edits, killed) -> {
              charge(killed.nodes());
              pairs.add(edits.get(0), killed.cooks());
            });
    boolean allAsked = allTried && !asked.hasNext() && left.isEmpty() && !bench.isSpent();
    RepairPairs.Chosen chosen = pairs.choose(rules);
    addAndTry(task, chosen.killing());
    boolean chained = tryChains(task, single, firsts, chosen);
    checkPutOff(task);
    addAndTry(task, chosen.others());
    return chosen.all() && allAsked && chained;
  }

  /**
   * Tries chains: edits that undo all known cooks and make another defect, each with a second one;
   * whether those are all chains there are.
   *
   * @param tried the pairs that are tried without that
   */
  private boolean tryChains(
      RepairTrial.Task task, List<List<Edit>> single, List<Edit> firsts, RepairPairs.Chosen tried) {
    List<Edit> seconds = single.stream().map(edits -> edits.get(0)).toList();
    List<List<Edit>> pairs = new ArrayList<>(tried.killing());
    pairs.addAll(tried.others());
    RepairChains chains = new RepairChains(firsts, seconds, pairs, task.setup().rules());
    int all = (int) chains.all().count();
    int most = Math.min(all, Efforts.DEFAULT.count(EffortTable.REPAIR_CHAINS));
    total += all;
    tryAll(task, chains.all().limit(most).iterator(), whole());
    return most == all;
  }
}
