package io.github.tsume.certificate;

import static io.github.tsume.certificate.ResultCheck.require;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.certificate.Part.Missing;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Defect.LineFailure;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.results.json.AuthoredEnd;
import io.github.tsume.verdict.DefectClass;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A comparison of what is said about the author's moves, against what follows from them: where his
 * line is no mate and why, or where it stops. By the rules alone, but for checks that mate or fail,
 * which have to be shown.
 */
final class AuthorsMoves {
  /**
   * Where a line is wrong, or stops.
   *
   * @param failure null if it only stops
   */
  private record End(int ply, @Nullable LineFailure failure) {}

  private final Claimed claimed;
  private final Shown shown;
  private final Missing missing;
  private final List<Integer> moves;

  /* Whether some check of his is shown neither to mate nor to fail, and the first such ply. */
  private int openPly;

  AuthorsMoves(Claimed claimed, Shown shown, Missing missing) {
    this.claimed = claimed;
    this.shown = shown;
    this.missing = missing;
    this.moves = claimed.authoredLine();
  }

  /**
   * Compares the row of his line.
   *
   * @throws RefusedException if something else follows than it says
   */
  void run() {
    List<Defect> rows =
        claimed.rows().stream()
            .map(Claimed.Row::defect)
            .filter(defect -> defect.kind().isOfAuthorsLine())
            .toList();
    require(rows.size() <= 1, "defects");
    if (!claimed.standards().givesLine()) {
      require(rows.isEmpty(), "defects");
      return;
    }
    Optional<Defect> row = rows.stream().findFirst();
    Optional<End> wrong = wrongMove();
    if (wrong.isEmpty() && claimed.result().extras().authoredEnd() == null) {
      older(row);
    } else {
      fits(row, wrong.isPresent() ? wrong : wrongEnd());
    }
    missing.addUnless(openPly == 0, Part.AUTHOR);
    if (claimed.leavesOut()) {
      int ply = JudgedLine.firstDifference(moves, claimed.line()) + 1;
      missing.addUnless(shown.isFutile(moves.subList(0, ply)), Part.AUTHOR);
    }
  }

  /** The first of his moves that gives no check, or is shown not to mate. */
  private Optional<End> wrongMove() {
    Position position = claimed.start().copy();
    for (int index = 0; index < moves.size(); index++) {
      position.play(moves.get(index));
      if (index % 2 == 0) {
        List<Integer> path = moves.subList(0, index + 1);
        if (!position.inCheck()) {
          return Optional.of(new End(index + 1, LineFailure.NO_CHECK));
        }
        if (shown.fails(path)) {
          return Optional.of(new End(index + 1, LineFailure.ESCAPE));
        }
        if (openPly == 0 && !mates(path)) {
          openPly = index + 1;
        }
      }
    }
    return Optional.empty();
  }

  /** That the checks of the mainline mate is shown with that. */
  private boolean mates(List<Integer> path) {
    List<Integer> line = claimed.line();
    boolean onLine = path.size() <= line.size() && path.equals(line.subList(0, path.size()));
    return onLine || shown.most(path) < Integer.MAX_VALUE || shown.isMated(path);
  }

  private boolean isMated() {
    for (int plies = 1; plies <= moves.size(); plies += 2) {
      if (shown.isMated(moves.subList(0, plies))) {
        return true;
      }
    }
    return false;
  }

  /** What is wrong with what stands after them. */
  private Optional<End> wrongEnd() {
    LineEnd end = claimed.standards().lineEnd();
    if (end.isIllegal()) {
      return Optional.of(new End(moves.size() + 1, LineFailure.ILLEGAL));
    }
    if (isMated()) {
      return Optional.empty();
    }
    // Of a line without moves, which says that it is mate, the first one is missing.
    int last = Math.max(1, moves.size());
    return Optional.of(
        end.mate() ? new End(last, LineFailure.NO_MATE) : new End(moves.size() + 1, null));
  }

  private void fits(Optional<Defect> row, Optional<End> end) {
    End told = row.map(defect -> new End(defect.ply(), defect.failure())).orElse(null);
    if (told != null && told.failure == LineFailure.ESCAPE && told.ply == openPly) {
      // It may fail there, which is not shown.
      requireMove(row.get());
      return;
    }
    boolean stops = end.isPresent() && end.get().failure == null;
    if (stops && told == null && isOpen()) {
      // How it goes on is said to be open: that it stops may be kept back.
      missing.add(Part.AUTHOR);
      return;
    }
    require(Objects.equals(told, end.orElse(null)), "defects");
    row.ifPresent(this::requireMove);
  }

  /** Of older results, which do not tell what stands after the moves. */
  private void older(Optional<Defect> row) {
    if (row.isEmpty() || row.get().failure() == null) {
      int stops = row.map(Defect::ply).orElse(moves.size() + 1);
      require(row.isEmpty() || (stops == moves.size() + 1 && !isMated()), "defects");
      missing.addUnless(isMated(), Part.AUTHOR);
      return;
    }
    LineFailure failure = row.get().failure();
    boolean escapes = failure == LineFailure.ESCAPE && row.get().ply() == openPly;
    boolean ends =
        failure == LineFailure.ILLEGAL
            ? row.get().ply() == moves.size() + 1
            : failure == LineFailure.NO_MATE && row.get().ply() == moves.size() && !isMated();
    require(escapes || ends, "defects.why");
    missing.add(Part.AUTHOR);
    requireMove(row.get());
  }

  private boolean isOpen() {
    return claimed.open().stream().anyMatch(open -> open.move() == Move.NONE && open.ply() > 0);
  }

  /** A row names the move that is wrong; one that is not legal is that of the result. */
  private void requireMove(Defect row) {
    if (row.failure() == LineFailure.ILLEGAL) {
      AuthoredEnd end = claimed.result().extras().authoredEnd();
      String told =
          Objects.requireNonNull(claimed.result().check()).defects().stream()
              .filter(entry -> entry.kind() == DefectClass.LINE_FAILS)
              .map(entry -> String.valueOf(entry.move()))
              .findFirst()
              .orElse("");
      require(end == null || told.equals(end.illegal()), "defects.move");
    } else {
      boolean missingMove = row.failure() == null || moves.isEmpty();
      int move = missingMove ? Move.NONE : moves.get(row.ply() - 1);
      require(row.move() == move, "defects.move");
    }
  }
}
