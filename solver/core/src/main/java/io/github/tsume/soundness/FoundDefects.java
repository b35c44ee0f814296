package io.github.tsume.soundness;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The defects that a search for cooks found, each with a line to mate, and those of them that are
 * not shown with the best play yet.
 */
final class FoundDefects {
  /** A defect, by its place in the list, that is not shown with the best play. */
  private record Rough(int defect, int node, int move, CookLines.Line line) {}

  private static final Comparator<OtherCheck> ORDER =
      Comparator.comparingInt(OtherCheck::node).thenComparingInt(OtherCheck::move);

  private final Session session;
  private final Efforts efforts;
  private final Mainline mainline;
  private final MainlineWalk walk;
  private final CookLines lines;
  private final Profile profile;
  private final List<Defect> defects = new ArrayList<>();
  private final boolean[] fatalAt;
  private final Deque<Rough> rough = new ArrayDeque<>();
  private final List<Rough> givenUp = new ArrayList<>();

  /** The places in the list of what is proved to mate, but may still be of a graver kind. */
  private final Map<OtherCheck, Integer> atLeast = new TreeMap<>(ORDER);

  FoundDefects(
      Session session, Mainline mainline, MainlineWalk walk, CookLines lines, Profile profile) {
    this.session = session;
    this.efforts = session.efforts();
    this.mainline = mainline;
    this.walk = walk;
    this.lines = lines;
    this.profile = profile;
    this.fatalAt = new boolean[mainline.nodes()];
  }

  List<Defect> list() {
    return defects;
  }

  /** Whether an attacker's node has a fatal defect. */
  boolean isFatalAt(int node) {
    return fatalAt[node];
  }

  /** How much a defect of a kind matters at an attacker's node. */
  Severity severity(DefectClass kind, int node) {
    return kind.severity(profile, mainline.remaining(node) + 2 * node);
  }

  /**
   * Records a defect at the attacker's node at which the session stands; returns false if there is
   * no line to show it with.
   */
  boolean add(DefectClass kind, int node, int move, Known<CookLines.Line> found) {
    return found.map(line -> add(kind, node, move, line)).orElse(false);
  }

  private boolean add(DefectClass kind, int node, int move, CookLines.Line line) {
    Integer before = atLeast.get(new OtherCheck(node, move));
    add(kind, node, move, line.moves(), line.isBest());
    if (!line.isBest()) {
      rough.add(new Rough(before == null ? defects.size() - 1 : before, node, move, line));
    }
    return true;
  }

  /**
   * Records what a check that mates is at least, while its finer kind is open: when that is found
   * out, it takes the place of this.
   */
  void addAtLeast(DefectClass kind, OtherCheck check, Known<CookLines.Line> found) {
    if (add(kind, check.node(), check.move(), found)) {
      atLeast.put(check, defects.size() - 1);
    }
  }

  /** Whether it is recorded what a check is at least. */
  boolean isKnownAtLeast(OtherCheck check) {
    return atLeast.containsKey(check);
  }

  /** Records a defect with its best play. */
  void add(DefectClass kind, int node, int move, List<Integer> line) {
    add(kind, node, move, line, true);
  }

  private void add(DefectClass kind, int node, int move, List<Integer> line, boolean isBest) {
    Severity severity = severity(kind, node);
    if (severity == Severity.FATAL) {
      fatalAt[node] = true;
    }
    Defect defect = defect(kind, severity, node, move, line, isBest);
    Integer before = atLeast.remove(new OtherCheck(node, move));
    if (before == null) {
      defects.add(defect);
    } else {
      int place = before;
      rough.removeIf(each -> each.defect == place);
      givenUp.removeIf(each -> each.defect == place);
      defects.set(place, defect);
    }
  }

  private Defect defect(
      DefectClass kind, Severity severity, int node, int move, List<Integer> line, boolean isBest) {
    return new Defect(
        kind,
        severity,
        Mainline.ply(node),
        move,
        PlyCount.upTo(2 * node + line.size(), isBest),
        line,
        session.handAfter(line));
  }

  /**
   * Shows defects with the best play of both sides where that was not found at once: to be called
   * when nothing else is left to ask, so that it does not depend on the course of the search what
   * is said. Those for which that is not enough are given up.
   */
  void improveLines(SearchBudget budget) {
    long most = efforts.nodes(EffortTable.DEFECT_LINE_MOST);
    int growth = efforts.growth(EffortTable.DEFECT_LINE_GROWTH);
    for (long nodes = efforts.nodes(EffortTable.DEFECT_LINE_FIRST);
        nodes <= most;
        nodes *= growth) {
      improveLines(nodes, budget);
    }
    givenUp.addAll(rough);
    rough.clear();
  }

  private void improveLines(long nodes, SearchBudget budget) {
    for (int i = rough.size(); i > 0; i--) {
      Rough next = rough.removeFirst();
      walk.goTo(next.node);
      Known<CookLines.Line> better =
          budget.isSpent() ? Known.open(Known.Obstacle.NODES) : improved(next, nodes, budget);
      if (better.isOpen()) {
        rough.addLast(next);
      } else {
        Defect old = defects.get(next.defect);
        Defect shown =
            defect(old.kind(), old.severity(), next.node, next.move, better.get().moves(), true);
        defects.set(next.defect, shown);
      }
      walk.leave(next.node);
    }
  }

  private Known<CookLines.Line> improved(Rough one, long nodes, SearchBudget budget) {
    int forbidden = one.line.independent() ? mainline.nodes() : 0;
    return walk.without(forbidden, one.node, () -> lines.improve(one.line, nodes, budget));
  }

  /** Remarks on the defects whose lines are not the best play, or whose finer kind is open. */
  Stream<Note> notes() {
    Stream<Note> lines =
        Stream.concat(rough.stream(), givenUp.stream())
            .map(
                of -> Note.of(Remark.DEFECT_LINE, Mainline.ply(of.node), of.move, "not-best-play"));
    Stream<Note> kinds =
        atLeast.keySet().stream()
            .map(of -> Note.of(Remark.DEFECT_CLASS_OPEN, of.ply(), of.move(), "class-open"));
    return Stream.concat(lines, kinds)
        .sorted(Comparator.comparingInt(Note::ply).thenComparingInt(Note::move));
  }
}
