package io.github.tsume.app.report;

import io.github.tsume.board.InvalidSetupException;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.record.Replay;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.LineText;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The position of a result, and its moves, from USI back to moves that were found legal. */
final class ReplayedResult {
  private final Setup setup;
  private final @Nullable Position start;
  private final List<Integer> mainline;

  /** The positions along the mainline, as far as they were asked for. */
  private final List<Position> positions = new ArrayList<>();

  /** The same as boards to be read from. */
  private final List<Replay> boards = new ArrayList<>();

  private ReplayedResult(Setup setup, @Nullable Position start, List<Integer> mainline) {
    this.setup = setup;
    this.start = start;
    this.mainline = mainline;
  }

  /** The same for a result that has a position, legal or not; null for others. */
  static @Nullable ReplayedResult of(Result result) {
    Setup setup = result.setup().orElse(null);
    if (setup == null) {
      return null;
    }
    Position start;
    try {
      start = Position.of(setup);
    } catch (InvalidSetupException e) {
      return new ReplayedResult(setup, null, List.of());
    }
    return new ReplayedResult(setup, start, LineText.parse(start, result.answer().mainline()));
  }

  /** The same with other moves in the place of the mainline, as far as they are legal. */
  ReplayedResult along(List<String> usi) {
    return new ReplayedResult(setup, start, start == null ? List.of() : LineText.parse(start, usi));
  }

  Setup setup() {
    return setup;
  }

  Ruleset rules() {
    return setup.rules();
  }

  List<Integer> mainline() {
    return mainline;
  }

  /**
   * The moves of a branch.
   *
   * @param ply the ply at which it leaves the mainline, from 1
   * @param move its first move in USI
   * @param line its moves in USI, with or without the first
   * @return as many of them as are legal; none if there is no such ply
   */
  List<Integer> branch(int ply, @Nullable String move, List<String> line) {
    if (start == null || ply < 1 || ply > mainline.size() + 1) {
      return List.of();
    }
    List<String> all = new ArrayList<>(line);
    if (move != null && (all.isEmpty() || !all.get(0).equals(move))) {
      all.add(0, move);
    }
    return LineText.parse(before(start, ply), all);
  }

  private Position before(Position first, int ply) {
    if (positions.isEmpty()) {
      positions.add(first);
    }
    while (positions.size() < ply) {
      Position next = positions.get(positions.size() - 1).copy();
      next.play(mainline.get(positions.size() - 1));
      positions.add(next);
    }
    return positions.get(ply - 1);
  }

  /** A board before a ply of the mainline. */
  Replay replay(int ply) {
    if (boards.isEmpty()) {
      boards.add(Replay.of(setup));
    }
    while (boards.size() < ply) {
      Replay next = boards.get(boards.size() - 1).copy();
      next.play(mainline.get(boards.size() - 1), true);
      boards.add(next);
    }
    return boards.get(Math.max(ply, 1) - 1).copy();
  }

  /** The move before a ply, or {@link Move#NONE} before the first. */
  int moveBefore(int ply) {
    return ply < 2 ? Move.NONE : mainline.get(ply - 2);
  }
}
