package io.github.tsume.app.report;

import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultMetrics;
import io.github.tsume.results.json.Sureness;
import io.github.tsume.results.text.LineText;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.PlyCount.Bound;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A sound problem as a site wants it: at each ply of the attacker's all moves that are right. That
 * a move is, and that there are no others, is told only where the result says that it is proved.
 */
final class Puzzle {
  /** What must not be open where a list of moves is said to be complete. */
  private static final Set<Unfinished> PARTS =
      EnumSet.of(
          Unfinished.MOVES, Unfinished.MORE_DEFECTS, Unfinished.DEFECT_CLASSES, Unfinished.FUTILE);

  private final Result result;
  private final List<String> line;

  /** A move of the attacker's turn: as good as the solution's, of as many plies in all. */
  private record Right(String move, List<String> line) {}

  /** What is known of an attacker's turn. */
  private final class Turn {
    private final int ply;
    private final List<Right> accepted = new ArrayList<>();
    private final List<String> later = new ArrayList<>();
    private boolean complete = result.standing().unfinished().stream().noneMatch(PARTS::contains);

    Turn(int ply) {
      this.ply = ply;
      accepted.add(new Right(line.get(ply - 1), List.of()));
      for (DefectEntry defect : Objects.requireNonNull(result.check()).defects()) {
        if (defect.kind().isAttackers() && defect.ply() == ply) {
          add(defect, Objects.requireNonNull(defect.move()));
        }
      }
    }

    private void add(DefectEntry defect, String move) {
      PlyCount length = defect.length();
      if (length.bound() != Bound.AT_LEAST && length.plies() <= line.size()) {
        List<String> moves = defect.line();
        accepted.add(new Right(move, moves.subList(Math.min(1, moves.size()), moves.size())));
      } else if (length.bound() != Bound.AT_MOST && isNoCook(defect)) {
        later.add(move);
      } else {
        complete = false;
      }
    }

    /** Whether its length is that of the move: a cook's is that of what keeps off the mainline. */
    private boolean isNoCook(DefectEntry defect) {
      boolean detour =
          defect.kind() == DefectClass.DETOUR || defect.kind() == DefectClass.FINAL_MOVE_LONGER;
      return detour && Sureness.of(result, defect) == Sureness.FINAL;
    }

    void write(JsonFields json) {
      json.put("ply", ply);
      json.each(
          "accepted", accepted, (of, right) -> of.put("move", right.move).some("line", right.line));
      json.some("later", later).put("complete", complete);
      json.put("reply", ply < line.size() ? line.get(ply) : null);
    }
  }

  private Puzzle(Result result) {
    this.result = result;
    this.line = result.answer().mainline();
  }

  /** A line of JSON; null of what is no sound mate, or not proved to be of its line's length. */
  static @Nullable String of(Result result) {
    Result.Answer answer = result.answer();
    boolean fits =
        result.is(Verdict.SOUND)
            && answer.aim().goal().isUsual()
            && answer.length().equals(PlyCount.exactly(answer.mainline().size()));
    return fits ? new Puzzle(result).json(result.position().orElseThrow()) : null;
  }

  private String json(Position position) {
    Result.Origin origin = result.origin();
    return JsonFields.line(
        "tsume-puzzle/1",
        json -> {
          json.put("id", origin.id()).put("title", origin.title()).put("author", origin.author());
          json.put("rules", origin.rules()).put("sfen", origin.sfen());
          json.put("plies", line.size()).texts("solution", line);
          json.flag("futile", isAnswered(position));
          json.each("turns", turns(), (of, turn) -> turn.write(of));
          json.some("themes", ThemeWords.codes(result));
          json.put("rank", Objects.requireNonNull(ResultMetrics.rank(result)));
          json.put("digest", result.extras().digest());
        });
  }

  private List<Turn> turns() {
    return IntStream.rangeClosed(1, line.size())
        .filter(ply -> ply % 2 == 1)
        .mapToObj(Turn::new)
        .toList();
  }

  /** Whether the rules of the game have an answer to the last move, all of them futile. */
  private boolean isAnswered(Position position) {
    LineText.parse(position, line).forEach(position::play);
    return LegalMoves.of(position).length > 0;
  }
}
