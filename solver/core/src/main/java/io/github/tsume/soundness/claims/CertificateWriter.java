package io.github.tsume.soundness.claims;

import static io.github.tsume.soundness.claims.CertificateClaims.with;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Defect.LineFailure;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.judgement.LineWeight;
import io.github.tsume.judgement.OtherMate;
import io.github.tsume.judgement.Unlisted;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Doubt;
import io.github.tsume.soundness.Mainline;
import io.github.tsume.soundness.OtherCheck;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verify.ClaimWalk.Apart;
import io.github.tsume.verify.Worth;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A writer of proofs, for somebody who does not search, what a check reported: the mate, that other
 * checks fail or of what class they are, the value along the line, and what each other reply is
 * worth.
 */
final class CertificateWriter {
  private final Position start;
  private final SoundnessReport report;
  private final CheckOptions options;
  private final Session session;
  private final List<Integer> line;
  private final Mainline mainline;
  private final boolean authored;
  private final CertificateClaims claims;
  private final LineClaims along;

  CertificateWriter(
      Position start,
      SoundnessReport report,
      MateSolver solver,
      CheckOptions options,
      SearchBudget budget) {
    this.start = start;
    this.report = report;
    this.options = options;
    this.session = new Session(start, solver, options.solve().futile());
    Efforts efforts = solver.efforts();
    // What the check took is no reason to show less of what it found.
    long nodes = report.nodes() / efforts.part(EffortTable.CERTIFICATE_PART);
    long least = efforts.nodes(EffortTable.CERTIFICATE_LEAST);
    long most = efforts.nodes(EffortTable.CERTIFICATE_MOST);
    SearchBudget own = budget.overtime().slice(Math.min(Math.max(nodes, least), most));
    this.line = report.solution().mainline();
    this.mainline = new Mainline(line);
    // As far as they are legal, the moves of a line that fails may begin the mainline all the same.
    boolean fails = rowsOf(report).anyMatch(row -> row.kind() == DefectClass.LINE_FAILS);
    boolean leavesOut =
        report.solution().notes().stream()
            .anyMatch(note -> note.kind() == Remark.AUTHORED_LINE_FUTILE);
    this.authored = !fails && (leavesOut || JudgedLine.isAuthors(options.authoredLine(), line));
    this.claims = new CertificateClaims(session, line, own);
    boolean longVariation =
        report.defects().stream().anyMatch(row -> row.kind() == DefectClass.LONG_VARIATION);
    this.along = new LineClaims(start, session, claims, longVariation);
  }

  Certificate written() {
    if (report.solution().answer() instanceof MateAnswer.NoMate) {
      for (List<Integer> path : along.otherChecks(line, 0, false)) {
        claims.noMateAtAll(path);
      }
    } else if (report.solution().isMate()) {
      mates();
      // What length and mainline are comes before what is known of each row and reply.
      if (report.solution().isExact()) {
        along.findLeftover(report.solution().length());
        values();
      }
      classes();
      if (report.solution().isExact()) {
        along.replies(line, 0);
      }
      if (report.solution().isExact() && isWhole() && !authored) {
        otherLines();
      }
      claims.rest();
      refutedWithin();
      if (report.solution().isExact()) {
        claims.atLast();
        along.first(report.solution().length());
      }
    }
    return new Certificate(line, claims.list());
  }

  private void mates() {
    claims.mate(List.of());
    Set<List<Integer>> settled = new HashSet<>();
    for (OpenMove each : report.open()) {
      if (each.move() != 0 && each.ply() % 2 == 1 && each.ply() <= line.size()) {
        settled.add(with(line.subList(0, each.ply() - 1), each.move()));
      }
    }
    // Another mate that is shown needs a row: of an open one nothing is claimed.
    Set<List<Integer>> open = Set.copyOf(settled);
    for (Defect defect : rows()) {
      List<Integer> path = path(defect);
      if (settled.add(path) && !along.isMated(path)) {
        claims.mate(path);
      }
    }
    Unlisted unlisted =
        Unlisted.of(report.verdict(), report.standing(), options.profile(), line.size());
    for (int node = 0; node < mainline.nodes(); node++) {
      if (unlisted.saysNothing(node == mainline.nodes() - 1)) {
        continue;
      }
      for (List<Integer> path : along.otherChecks(line, 2 * node, true)) {
        if (!settled.contains(path) && !along.isMated(path)) {
          claims.noMateSoon(path);
        }
      }
    }
    author(open);
  }

  /** That the author's checks mate, where they left the line, up to the one that does not. */
  private void author(Set<List<Integer>> open) {
    List<Integer> author = options.authoredLine();
    int end = author.size();
    for (Defect defect : report.defects()) {
      if (defect.failure() == LineFailure.ESCAPE) {
        claims.noMate(author.subList(0, defect.ply()));
      }
      if (defect.failure() == LineFailure.ESCAPE || defect.failure() == LineFailure.NO_CHECK) {
        end = defect.ply() - 1;
      }
    }
    for (int plies = 1; plies <= end; plies += 2) {
      List<Integer> path = author.subList(0, plies);
      boolean parted = plies > JudgedLine.firstDifference(author, line);
      if (parted && !open.contains(path) && !along.isMated(path)) {
        claims.mate(path);
      }
    }
  }

  /** How far open checks fail: after the check, more plies are left. */
  private void refutedWithin() {
    for (OpenMove open : report.open()) {
      boolean asked = open.refutedWithin() > 0 && open.ply() % 2 == 1 && open.move() != 0;
      if (asked && open.ply() <= line.size()) {
        List<Integer> path = with(line.subList(0, open.ply() - 1), open.move());
        claims.atLeast(Worth.of(open.refutedWithin() + 1, 0), path);
      }
    }
  }

  private List<Defect> rows() {
    return rowsOf(report)
        .filter(defect -> defect.kind().isAttackers() && defect.ply() % 2 == 1)
        .filter(
            defect -> defect.ply() <= line.size() && defect.move() != line.get(defect.ply() - 1))
        .toList();
  }

  private static Stream<Defect> rowsOf(SoundnessReport report) {
    return Stream.concat(report.defects().stream(), report.provisional().stream());
  }

  private List<Integer> path(Defect defect) {
    return with(line.subList(0, defect.ply() - 1), defect.move());
  }

  /** Whether the line is as long as the problem. */
  private boolean isWhole() {
    return report.solution().length() == line.size();
  }

  /** What the first position is worth, and the others of the line if it is best play. */
  private void values() {
    if (isWhole()) {
      along.values(line, 0);
    }
    along.first(report.solution().length());
  }

  /** The other lines of best play, unless a cook of the first move is on all of them. */
  private void otherLines() {
    Doubt doubt = new Doubt(start, mainline, true, options.late());
    List<Defect> rows = rows();
    boolean stays =
        options.late() == 0
            && rows.stream()
                .anyMatch(row -> row.severity() == Severity.FATAL && !doubt.concerns(row));
    if (!stays) {
      LineWeight own = LineWeight.of(rows, line.size());
      List<OtherCheck> checks = rows.stream().map(CertificateWriter::check).toList();
      new OtherLineClaims(session, options, line, checks, own, along, claims).write();
    }
  }

  private static OtherCheck check(Defect row) {
    return new OtherCheck(row.ply() / 2, row.move());
  }

  /** Whether a row may be of a graver class than it is called: what that is, is not claimed. */
  private boolean isClassOpen(Defect defect) {
    return report.solution().notes().stream()
        .anyMatch(
            note ->
                note.kind() == Remark.DEFECT_CLASS_OPEN
                    && note.ply() == defect.ply()
                    && note.move() == defect.move());
  }

  /** Of what class the other mates are. */
  private void classes() {
    for (Defect defect : rows()) {
      if (defect.ply() < line.size() && !isClassOpen(defect)) {
        OtherMate.classOf(
            new ProvenEvidence(
                session,
                mainline,
                authored,
                options.late(),
                check(defect),
                Apart.first(mainline.nodes()),
                claims));
      }
    }
  }
}
