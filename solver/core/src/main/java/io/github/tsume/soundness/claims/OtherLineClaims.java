package io.github.tsume.soundness.claims;

import static io.github.tsume.soundness.claims.CertificateClaims.with;

import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.judgement.LineWeight;
import io.github.tsume.judgement.MoveRelation;
import io.github.tsume.judgement.OtherMate;
import io.github.tsume.mate.BestPlay;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Session;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Mainline;
import io.github.tsume.soundness.OtherCheck;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verify.ClaimWalk.Apart;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The claims about the other lines of best play: that they are such, and what other mates there are
 * along them. Of a cooked problem each needs but one cook.
 */
final class OtherLineClaims {
  /** The most other lines of best play, and the most positions of them. */
  private static final int MOST_LINES = 64;

  private static final int MOST_POSITIONS = 500;

  private final Session session;
  private final CheckOptions options;
  private final List<Integer> line;
  private final List<OtherCheck> rows;
  private final LineWeight own;
  private final LineClaims along;
  private final CertificateClaims claims;

  /* Paths to checks that were claimed to fail or to mate, and to cooks of all lines. */
  private final Set<List<Integer>> done = new HashSet<>();
  private final Set<List<Integer>> cooks = new HashSet<>();

  /**
   * Claims about other lines than the one that was examined.
   *
   * @param rows the other mates along that
   * @param own how they weigh
   */
  OtherLineClaims(
      Session session,
      CheckOptions options,
      List<Integer> line,
      List<OtherCheck> rows,
      LineWeight own,
      LineClaims along,
      CertificateClaims claims) {
    this.session = session;
    this.options = options;
    this.line = line;
    this.rows = rows;
    this.own = own;
    this.along = along;
    this.claims = claims;
  }

  void write() {
    Known<BestPlay.Node> graph =
        session.bestPlay(session.question(line.size(), claims.half()), MOST_POSITIONS);
    if (graph.isOpen()) {
      return;
    }
    List<List<Integer>> lines = new ArrayList<>();
    collect(graph.get(), new ArrayList<>(), lines);
    lines.remove(line);
    if (lines.size() > MOST_LINES) {
      return;
    }
    lines.forEach(claims::otherLine);
    for (int i = 0; i < lines.size(); i++) {
      List<Integer> other = lines.get(i);
      int parting = JudgedLine.firstDifference(other, line);
      along.values(other, parting + 1);
      along.replies(other, parting + 1);
    }
    for (int i = 0; i < lines.size(); i++) {
      List<Integer> other = lines.get(i);
      int parting = JudgedLine.firstDifference(other, line);
      if (own.grade() == LineWeight.Grade.COOKED) {
        cooked(other, parting, Apart.from(i + 1));
      } else {
        listed(other, parting, Apart.from(i + 1));
      }
    }
  }

  private static void collect(BestPlay.Node node, List<Integer> moves, List<List<Integer>> lines) {
    moves.add(node.attack());
    if (node.next().isEmpty()) {
      lines.add(List.copyOf(moves));
    }
    for (int i = 0; i < node.next().size() && lines.size() <= MOST_LINES + 1; i++) {
      moves.add(node.replies().get(i));
      collect(node.next().get(i), moves, lines);
      moves.remove(moves.size() - 1);
    }
    moves.remove(moves.size() - 1);
  }

  /** A cook of a line: one that it shares with all, or else one of its own. */
  private void cooked(List<Integer> other, int parting, Apart apart) {
    List<OtherCheck> shared = rows.stream().filter(row -> row.ply() <= parting).toList();
    for (OtherCheck row : shared) {
      if (isCookOfAll(row)) {
        return;
      }
    }
    for (OtherCheck row : shared) {
      if (isCook(other, row, apart)) {
        return;
      }
    }
    for (int index = parting + 1; index < other.size() - 1; index += 2) {
      for (List<Integer> path : along.otherChecks(other, index, true)) {
        boolean mates = along.isMated(path) || (done.add(path) && claims.mateSoon(path));
        if (mates && isCook(other, new OtherCheck(index / 2, path.get(index)), apart)) {
          return;
        }
      }
    }
  }

  /** Whether a check mates without coming to any line, so that it is a cook of each through it. */
  private boolean isCookOfAll(OtherCheck row) {
    List<Integer> path = with(line.subList(0, 2 * row.node()), row.move());
    if (cooks.contains(path)) {
      return true;
    }
    MoveRelation relation =
        session.after(
            line.subList(0, 2 * row.node()),
            () -> MoveRelation.of(session.position(), row.move(), line.get(2 * row.node())));
    boolean late = (line.size() + 1) / 2 - row.node() <= options.late();
    return !late
        && !relation.mayBeDual()
        && !relation.mirror()
        && done.add(path)
        && claims.mateApart(Apart.from(0), path)
        && cooks.add(path);
  }

  private boolean isCook(List<Integer> other, OtherCheck check, Apart apart) {
    Optional<DefectClass> kind = classOf(other, check, apart);
    return kind.filter(of -> isFatal(of) && of.isAnotherSolution(line.size())).isPresent();
  }

  private boolean isFatal(DefectClass kind) {
    return kind.severity(options.profile(), line.size()) == Severity.FATAL;
  }

  private Optional<DefectClass> classOf(List<Integer> other, OtherCheck check, Apart apart) {
    return OtherMate.classOf(
        new ProvenEvidence(
            session, new Mainline(other), false, options.late(), check, apart, claims));
  }

  /** All other mates off a line, where it is no line of the problem's own. */
  private void listed(List<Integer> other, int parting, Apart apart) {
    for (int index = parting + 1; index < other.size(); index += 2) {
      for (List<Integer> path : along.otherChecks(other, index, true)) {
        boolean mates = along.isMated(path) || (done.add(path) && !fails(path));
        if (mates && index < other.size() - 1) {
          classOf(other, new OtherCheck(index / 2, path.get(index)), apart);
        }
      }
    }
    for (OtherCheck row : rows) {
      if (row.ply() <= parting) {
        classOf(other, row, apart);
      }
    }
  }

  private boolean fails(List<Integer> path) {
    return claims.noMate(path) || !claims.mate(path);
  }
}
