package io.github.tsume.app.batch;

import io.github.tsume.app.batch.job.HandNotes;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.Prepared;
import io.github.tsume.board.position.Position;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.CheckOutcome.OpenEntry;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.TryEntry;
import io.github.tsume.results.json.VariationEntry;
import io.github.tsume.results.text.LineText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The result of a problem that was there before, made from that of the first: seen from where this
 * one is seen, and with what this input says of it.
 */
final class SharedResult {
  private final Prepared problem;
  private final Symmetry symmetry;
  private final int width;
  private final int height;

  private SharedResult(Prepared problem, Symmetry symmetry) {
    this.problem = problem;
    this.symmetry = symmetry;
    Position position = Objects.requireNonNull(problem.position());
    width = position.rules().width();
    height = position.rules().height();
  }

  /**
   * The result, or null if the other one is no answer: the positions differ after all, the search
   * failed, or the other input said something else.
   *
   * @param first what was found for the first
   */
  static @Nullable Result of(
      Result first, Prepared problem, Symmetry symmetry, JobOptions options) {
    Result.Origin origin = first.origin();
    boolean same =
        Objects.equals(origin.rules(), problem.origin().rules())
            && origin.sfen() != null
            && symmetry.position(place(origin.sfen())).equals(place(problem.origin().sfen()))
            && first.statedLength().equals(problem.statedLength())
            && first.answer().aim().equals(options.of(problem).asked().aim())
            && first.extras().authoredLine().isEmpty()
            && !first.hasIllegalMove()
            && HandNotes.among(first.notes()).equals(problem.notes());
    boolean failed = first.error() != null || first.isInterrupted() || isFailure(first);
    return same && !failed ? new SharedResult(problem, symmetry).seen(first, options) : null;
  }

  private static boolean isFailure(Result result) {
    return result.isFailure();
  }

  /** Board, side and hands of a canonical SFEN; what ply it is makes no difference. */
  static String place(@Nullable String sfen) {
    String text = sfen == null ? "" : sfen;
    int end = text.lastIndexOf(' ');
    return end < 0 ? text : text.substring(0, end);
  }

  private Result seen(Result first, JobOptions options) {
    Position position = Objects.requireNonNull(problem.position());
    Result.Answer answer = first.answer();
    List<String> mainline = line(answer.mainline());
    Result.Effort effort = first.effort();
    return new Result(
        problem.origin(),
        new Result.Answer(
            answer.outcome(),
            answer.length(),
            answer.rawLength(),
            answer.leftover(),
            mainline,
            mainline.isEmpty()
                ? answer.mainlineText()
                : LineText.of(position, LineText.parse(position, mainline), options.moves()),
            answer.aim(),
            answer.keys().stream()
                .map(key -> key.with(move -> symmetry.move(move, width, height)))
                .toList(),
            answer.solutions() == null
                ? null
                : answer.solutions().with(move -> symmetry.move(move, width, height))),
        first.statedLength(),
        first.agrees(),
        check(first.check()),
        notes(first.notes()),
        effort == null ? null : new Result.Effort(effort.limits(), 0, 0, 0),
        first.reason(),
        null,
        first.standing(),
        first.stopped(),
        extras(first.extras()));
  }

  private @Nullable CheckOutcome check(@Nullable CheckOutcome check) {
    if (check == null) {
      return null;
    }
    List<DefectEntry> defects =
        check.defects().stream()
            .map(
                defect ->
                    new DefectEntry(
                        defect.kind(),
                        defect.severity(),
                        defect.ply(),
                        move(defect.move()),
                        defect.length(),
                        line(defect.line()),
                        defect.leftover(),
                        defect.provisional(),
                        defect.why()))
            .toList();
    List<OpenEntry> open =
        check.open().stream()
            .map(entry -> new OpenEntry(entry.ply(), move(entry.move()), entry.refutedWithin()))
            .toList();
    return new CheckOutcome(check.verdict(), defects, open, check.options());
  }

  private List<NoteEntry> notes(List<NoteEntry> notes) {
    List<NoteEntry> seen = new ArrayList<>();
    for (NoteEntry note : notes) {
      if (!note.isDuplicate()) {
        seen.add(
            new NoteEntry(
                note.code(),
                note.ply(),
                move(note.move()),
                note.why(),
                note.words(),
                line(note.line())));
      }
    }
    return seen;
  }

  private Result.Extras extras(Result.Extras extras) {
    return new Result.Extras(
        List.of(),
        null,
        extras.variations().stream()
            .map(
                entry ->
                    new VariationEntry(
                        entry.ply(),
                        symmetry.move(entry.move(), width, height),
                        entry.length(),
                        entry.equal(),
                        entry.futile(),
                        line(entry.line()),
                        entry.leftover()))
            .toList(),
        extras.tries().stream()
            .map(
                entry ->
                    new TryEntry(
                        entry.ply(),
                        symmetry.move(entry.move(), width, height),
                        entry.plies(),
                        entry.endless(),
                        line(entry.line())))
            .toList());
  }

  private @Nullable String move(@Nullable String move) {
    return move == null ? null : symmetry.move(move, width, height);
  }

  private List<String> line(List<String> moves) {
    return moves.stream().map(move -> symmetry.move(move, width, height)).toList();
  }
}
