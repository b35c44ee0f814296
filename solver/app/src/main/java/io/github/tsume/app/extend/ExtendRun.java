package io.github.tsume.app.extend;

import com.google.common.collect.Iterators;
import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.extend.ExtendReport.FoundExtension;
import io.github.tsume.board.Setup;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Extension;
import io.github.tsume.compose.MirrorImage;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.verdict.Aim;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * An extension of a sound problem two plies at a time: in each step the best problems of the step
 * before are extended, the most promising positions first. Each step and each problem gets an equal
 * part of what is left. If too few come of the last step, the next best of all steps are extended
 * in another round, until there are none.
 *
 * <p>Or it begins with mates: then the first step takes the check back, and each round goes on with
 * the mates where the round before stopped.
 */
public final class ExtendRun {
  private static final Comparator<FoundExtension> ORDER =
      Comparator.comparingInt(FoundExtension::added)
          .thenComparingDouble(FoundExtension::rank)
          .reversed()
          .thenComparingInt(FoundExtension::number);

  private final ExtendSettings settings;
  private final Interruption interruption;
  private final ExtendListener listener;
  private final SettledLog log;
  private final Set<String> known = new HashSet<>();
  private final List<FoundExtension> told = new ArrayList<>();

  /** What each step found and was not extended yet, the best first. */
  private final List<PriorityQueue<FoundExtension>> waiting = new ArrayList<>();

  private final Sweep.Threads<Extender> threads;
  private long nodesEach;
  private long looked;
  private final List<ExtendReport.OpenPosition> open = new ArrayList<>();
  private boolean complete = true;
  private int toldAtLast;

  /** How many positions there are in the first step; 0 if that is not known. */
  private int beginners;

  /**
   * A run.
   *
   * @param log what an earlier run settled; what this one does is added
   */
  public ExtendRun(
      ExtendSettings settings, Interruption interruption, ExtendListener listener, SettledLog log) {
    this.settings = settings;
    this.interruption = interruption;
    this.listener = listener;
    this.log = log;
    threads =
        new Sweep.Threads<>(
            settings,
            solver -> new Extender(solver, settings.aim(), settings.options()),
            interruption);
    for (int step = 0; step <= settings.steps(); step++) {
      waiting.add(new PriorityQueue<>(ORDER));
    }
  }

  /**
   * Extends a sound problem.
   *
   * @param most what the check of one position may take
   */
  public ExtendReport run(Extender.Origin origin, long most, Allowance allowance) {
    List<Predecessor> all = candidates(origin, 1);
    beginners = all.size();
    return run(origin, all.iterator(), 2, most, allowance);
  }

  /**
   * Extends mates on a board.
   *
   * @param board a board, whose attacker holds nothing
   * @param checks the positions before the mates
   * @param most what the check of one position may take
   */
  public ExtendReport run(
      Setup board, Iterator<Predecessor> checks, long most, Allowance allowance) {
    Iterator<Predecessor> wanted = Iterators.filter(checks, each -> isWanted(each, 1));
    return run(new Extender.Origin(board, List.of()), wanted, 1, most, allowance);
  }

  private ExtendReport run(
      Extender.Origin origin,
      Iterator<Predecessor> beginning,
      int added,
      long most,
      Allowance allowance) {
    nodesEach = most;
    Iterator<Predecessor> rest = beginning;
    do {
      for (int step = 1; step <= settings.steps(); step++) {
        Allowance ofStep = allowance.part(settings.steps() - step + 1);
        if (step > 1) {
          extendBest(step, added + 2 * (step - 1), ofStep);
        } else if (rest.hasNext()) {
          ExtendStep.Place place = new ExtendStep.Place(step, added, 1, 1, beginners);
          List<Predecessor> left = run(place, origin, rest, ofStep);
          rest = Iterators.concat(left.iterator(), rest);
        }
      }
    } while (goesOn(rest) && !allowance.isSpent() && !interruption.ended());
    told.sort(ORDER);
    boolean all = complete && !rest.hasNext() && !isSomeoneWaiting() && open.isEmpty();
    return new ExtendReport(told, looked, open, all && !interruption.ended());
  }

  private void extendBest(int step, int added, Allowance ofStep) {
    List<FoundExtension> parents = new ArrayList<>();
    PriorityQueue<FoundExtension> before = waiting.get(step - 1);
    while (parents.size() < settings.beam() && !before.isEmpty()) {
      parents.add(before.remove());
    }
    for (int i = 0; i < parents.size(); i++) {
      Extension parent = parents.get(i).extension();
      Extender.Origin origin = new Extender.Origin(parent.setup(), parent.line());
      List<Predecessor> all = candidates(origin, step);
      Allowance part = ofStep.part(parents.size() - i);
      ExtendStep.Place place = new ExtendStep.Place(step, added, i + 1, parents.size(), all.size());
      Iterator<Predecessor> positions = all.iterator();
      complete &= run(place, origin, positions, part).isEmpty() && !positions.hasNext();
    }
  }

  /** Looks at positions; what was taken of them though it was not its turn any more. */
  private List<Predecessor> run(
      ExtendStep.Place place,
      Extender.Origin origin,
      Iterator<Predecessor> positions,
      Allowance part) {
    long first = Efforts.DEFAULT.nodes(EffortTable.EXTEND_FIRST);
    return new ExtendStep(this, place, origin, part)
        .run(positions, Math.min(first, nodesEach), nodesEach);
  }

  /** The positions before a problem that fulfil the wishes, the most promising first. */
  private List<Predecessor> candidates(Extender.Origin origin, int step) {
    return Extender.candidates(origin, settings.formula()::of).stream()
        .filter(each -> isWanted(each, step))
        .toList();
  }

  private boolean isWanted(Predecessor candidate, int step) {
    boolean last = step == settings.steps();
    return settings.conditions().ofAll().test(candidate.setup())
        && (!last || settings.conditions().ofTold().test(candidate.setup()));
  }

  /** Whether the last step found too few, and there is something left to extend. */
  private boolean goesOn(Iterator<Predecessor> beginning) {
    int wanted = settings.most() > 0 ? settings.most() : settings.beam();
    return toldAtLast < wanted && (beginning.hasNext() || isSomeoneWaiting());
  }

  private boolean isSomeoneWaiting() {
    return waiting.subList(0, settings.steps()).stream().anyMatch(each -> !each.isEmpty());
  }

  /** Whether a step is to go on after it has found so many problems in this round. */
  boolean isEnough(int step, int found) {
    if (step == settings.steps()) {
      return settings.isEnough(toldAtLast);
    }
    return step == 1 && beginners == 0 && found >= settings.beam();
  }

  Sweep.Threads<Extender> threads() {
    return threads;
  }

  SettledLog log() {
    return log;
  }

  Aim aim() {
    return settings.aim();
  }

  /** Counts a position that was looked at. */
  void count(Setup setup, Extender.Answer answer) {
    if (answer.outcome() == Extender.Fate.OPEN) {
      open.add(new ExtendReport.OpenPosition(setup, answer.proved()));
    } else {
      looked++;
    }
  }

  /** Tells how far it is. */
  void progress(ExtendStep.Place at, int done, int putOff) {
    listener.progress(
        new ExtendListener.Progress(
            at.step(),
            settings.steps(),
            at.parent(),
            at.parents(),
            done,
            at.total(),
            told.size(),
            putOff));
  }

  /** Takes in a problem that was found; false if it is known. */
  boolean found(ExtendStep.Place at, Extension extension) {
    if (!known.add(MirrorImage.nameOfBoth(extension.setup()))) {
      return false;
    }
    double rank = settings.formula().of(extension.metrics());
    FoundExtension one = new FoundExtension(told.size() + 1, at.added(), extension, rank);
    waiting.get(at.step()).add(one);
    boolean tells =
        settings.conditions().ofTold().test(extension.setup())
            && settings.conditions().ofFound().test(extension);
    if (tells) {
      told.add(one);
      toldAtLast += at.step() == settings.steps() ? 1 : 0;
      listener.found(one);
    }
    return true;
  }

  /** Hears how it goes; one call at a time. */
  public interface ExtendListener {
    /** A problem was found. */
    void found(FoundExtension found);

    /**
     * How far it is.
     *
     * @param step which step of two plies, from 1
     * @param steps of how many
     * @param parent which problem is being extended, from 1
     * @param parents of how many in this step
     * @param done how many positions before it are settled
     * @param total of how many
     * @param found how many problems were found altogether
     * @param putOff how many positions were put off
     */
    record Progress(
        int step, int steps, int parent, int parents, int done, int total, int found, int putOff) {}

    /** It goes on. */
    void progress(Progress progress);
  }
}
