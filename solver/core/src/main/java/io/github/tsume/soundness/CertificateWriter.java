package io.github.tsume.soundness;

import static io.github.tsume.soundness.CertificateClaims.with;

import io.github.tsume.board.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.MateAtOnce;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.judgement.LineFailure;
import io.github.tsume.judgement.OpenMove;
import io.github.tsume.judgement.OtherMate;
import io.github.tsume.mate.BestPlay;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Leftover;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.ValuedReply;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verify.Worth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Proves, for somebody who does not search, what a check reported: the mate, that other checks fail
 * or of what class they are, the value along the line, and what each other reply is worth.
 */
final class CertificateWriter {
  /** The most other lines of best play, and the most positions of them. */
  private static final int MOST_LINES = 64;

  private static final int MOST_POSITIONS = 500;

  private final Position start;
  private final SoundnessReport report;
  private final CheckOptions options;
  private final Session session;
  private final SearchBudget budget;
  private final List<Integer> line;
  private final Mainline mainline;
  private final boolean authored;
  private final CertificateClaims claims;

  /* Paths to positions and checks off other lines about which everything is claimed. */
  private final Set<List<Integer>> done = new HashSet<>();
  private Known<Leftover> kept = Known.open(Known.Obstacle.NODES);

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
    long last = efforts.nodes(EffortTable.CERTIFICATE_LAST);
    this.budget =
        budget.nodesLeft() < last
            ? budget.overtime().slice(last)
            : budget.rest(efforts.nodes(EffortTable.CERTIFICATE_NODES));
    this.line = report.solution().mainline();
    this.mainline = new Mainline(line);
    this.authored = JudgedLine.isAuthors(options.authoredLine(), line);
    this.claims = new CertificateClaims(session, line, this.budget);
  }

  Certificate written() {
    if (report.solution().answer() instanceof MateAnswer.NoMate) {
      for (List<Integer> path : otherChecks(line, 0, false)) {
        claims.noMateAtAll(path);
      }
    } else if (report.solution().isMate()) {
      mates();
      if (report.solution().isExact()) {
        kept = session.leftover(session.question(report.solution().length(), claims.part()));
        values();
      }
      classes();
    }
    return new Certificate(line, claims.list());
  }

  private void mates() {
    claims.mate(List.of());
    Set<List<Integer>> settled = new HashSet<>();
    for (OpenMove open : report.open()) {
      if (open.move() != 0 && open.ply() % 2 == 1 && open.ply() <= line.size()) {
        settled.add(with(line.subList(0, open.ply() - 1), open.move()));
      }
    }
    for (Defect defect : rows()) {
      List<Integer> path = path(defect);
      if (settled.add(path) && !isMated(path)) {
        claims.mate(path);
      }
    }
    for (int node = 0; node < mainline.nodes(); node++) {
      for (List<Integer> path : otherChecks(line, 2 * node, true)) {
        if (!settled.contains(path) && !isMated(path)) {
          claims.noMate(path);
        }
      }
    }
    author();
  }

  /** That the author's checks mate, where they left the line, up to the one that does not. */
  private void author() {
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
      if (plies > JudgedLine.firstDifference(author, line) && !isMated(path)) {
        claims.mate(path);
      }
    }
  }

  private List<Defect> rows() {
    List<Defect> rows = new ArrayList<>(report.defects());
    rows.addAll(report.provisional());
    return rows.stream()
        .filter(defect -> defect.kind().isAttackers() && defect.ply() % 2 == 1)
        .filter(
            defect -> defect.ply() <= line.size() && defect.move() != line.get(defect.ply() - 1))
        .toList();
  }

  private List<Integer> path(Defect defect) {
    return with(line.subList(0, defect.ply() - 1), defect.move());
  }

  private boolean isMated(List<Integer> path) {
    Position position = start.copy();
    path.forEach(position::play);
    return MateAtOnce.isMated(position, options.solve().futile());
  }

  /** The checks at a place of a line but the line's own, each after the moves before it. */
  private List<List<Integer>> otherChecks(List<Integer> of, int index, boolean butLine) {
    Position position = start.copy();
    List<Integer> before = of.subList(0, index);
    before.forEach(position::play);
    int[] checks = new int[Position.MAX_MOVES];
    int end = CheckMoves.generate(position, checks, 0);
    return Arrays.stream(checks, 0, end)
        .filter(check -> !butLine || check != of.get(index))
        .mapToObj(check -> with(before, check))
        .toList();
  }

  /** What the first position is worth, and the others of the line if it is best play. */
  private void values() {
    int length = report.solution().length();
    if (length == line.size()) {
      valuesAlong(line, 0);
      replies(line, 0);
      if (!authored) {
        otherLines();
      }
    } else {
      replies(line, 0);
    }
    claims.atMost(Worth.of(length, kept.map(CertificateWriter::kept).orElse(2)), List.of());
    claims.atLeast(Worth.of(length, kept.map(CertificateWriter::kept).orElse(0)), List.of());
  }

  /** What the positions of a line are worth; from its end, as what follows is part of it. */
  private void valuesAlong(List<Integer> of, int from) {
    for (int index = of.size() - 1; index >= from; index--) {
      int left = of.size() - index;
      List<Integer> before = of.subList(0, index);
      if (index % 2 == 1) {
        claims.atMost(Worth.of(left, kept.map(CertificateWriter::kept).orElse(Worth.NONE)), before);
      } else {
        claims.atLeast(
            Worth.of(left, kept.map(CertificateWriter::kept).orElse(Worth.ALWAYS)), before);
      }
    }
  }

  private static int kept(Leftover leftover) {
    return Worth.NONE - leftover.ordinal();
  }

  /** The other lines of best play, with what is asked of the line itself. */
  private void otherLines() {
    Known<BestPlay.Node> graph =
        session.bestPlay(
            session.question(line.size(), budget.slice(budget.nodesLeft() / 2)), MOST_POSITIONS);
    if (graph.isOpen()) {
      return;
    }
    List<List<Integer>> lines = new ArrayList<>();
    collect(graph.get(), new ArrayList<>(), lines);
    if (lines.size() > MOST_LINES) {
      return;
    }
    for (List<Integer> other : lines) {
      if (!other.equals(line)) {
        claims.otherLine(other);
        int parting = JudgedLine.firstDifference(other, line);
        for (int index = parting + 1; index < other.size(); index += 2) {
          checksOff(other, index);
        }
        valuesAlong(other, parting + 1);
        replies(other, parting + 1);
      }
    }
  }

  private static void collect(BestPlay.Node node, List<Integer> moves, List<List<Integer>> lines) {
    moves.add(node.attack());
    if (node.next().isEmpty()) {
      lines.add(List.copyOf(moves));
    }
    for (int i = 0; i < node.next().size() && lines.size() <= MOST_LINES; i++) {
      moves.add(node.replies().get(i));
      collect(node.next().get(i), moves, lines);
      moves.remove(moves.size() - 1);
    }
    moves.remove(moves.size() - 1);
  }

  /** The other checks at a position of another line: they fail, or mate at the last move. */
  private void checksOff(List<Integer> other, int index) {
    for (List<Integer> path : otherChecks(other, index, true)) {
      if (done.add(path) && !isMated(path) && !claims.noMate(path) && index == other.size() - 1) {
        claims.mate(path);
      }
    }
  }

  /** What each other reply of the defender along a line is worth. */
  private void replies(List<Integer> of, int from) {
    for (int index = of.size() - 2; index > from; index -= 2) {
      List<Integer> before = of.subList(0, index);
      if (!done.add(before)) {
        continue;
      }
      int left = of.size() - index;
      before.forEach(session::play);
      Known<List<ValuedReply>> replies =
          session
              .lengthFrom(session.question(left, claims.part()))
              .then(length -> session.replies(session.question(length, claims.part())));
      for (int i = index - 1; i >= 0; i--) {
        session.undo(before.get(i));
      }
      if (replies.isOpen()) {
        continue;
      }
      claims.atMost(Worth.of(left, Worth.NONE), before);
      claims.counts(before, of.get(index), left);
      for (ValuedReply reply : replies.get()) {
        if (reply.move() != of.get(index)) {
          reply(before, reply, left);
        }
      }
    }
  }

  private void reply(List<Integer> before, ValuedReply reply, int left) {
    if (!reply.counts()) {
      claims.futile(before, reply.move(), reply.others());
      return;
    }
    if (claims.isFutileAtOnce(before, reply.move()) || reply.isLonger()) {
      return;
    }
    List<Integer> after = with(before, reply.move());
    int worth = Worth.of(reply.length() - 1, kept(reply.leftover()));
    boolean weaker =
        reply.length() < left
            || (reply.length() == left
                && kept.map(of -> of.compareTo(reply.leftover()) < 0).orElse(false));
    claims.atMost(worth, after);
    if (!weaker) {
      claims.atLeast(worth, after);
      claims.counts(before, reply.move(), reply.length());
    }
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
            new ProvenEvidence(session, mainline, authored, options.late(), defect, claims));
      }
    }
  }
}
