package io.github.tsume.judge;

import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.PositionKey;
import io.github.tsume.judge.JudgeOptions.RepetitionRule;
import io.github.tsume.rules.Color;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The positions of a game so far, when each occurred, and which moves were checks. */
final class Repetitions {
  private final RepetitionRule rule;
  private final Color first;
  private final Map<PositionKey, List<Integer>> occurrences = new HashMap<>();
  private final List<Boolean> checks = new ArrayList<>();
  private List<Integer> latest = List.of();

  Repetitions(Position start, RepetitionRule rule) {
    this.rule = rule;
    first = start.sideToMove();
    enter(start, 0);
  }

  /** Enters the position after the next move; returns the end if this is one. */
  @Nullable Ending add(Position position) {
    checks.add(position.inCheck());
    int ply = checks.size();
    enter(position, ply);
    if (latest.size() < rule.times()) {
      return null;
    }
    Color mover = mover(ply);
    boolean byMover = perpetual(latest.get(0), mover);
    boolean byOther = perpetual(latest.get(0), mover.opponent());
    if (byMover != byOther) {
      Color loser = byMover ? mover : mover.opponent();
      return new Ending.Repetition(ply, List.copyOf(latest), loser, true);
    }
    Color loser =
        switch (rule.effect()) {
          case DRAW -> null;
          case FIRST_PLAYER_LOSES -> Color.BLACK;
          case MOVER_LOSES -> mover;
        };
    return new Ending.Repetition(ply, List.copyOf(latest), loser, false);
  }

  private void enter(Position position, int ply) {
    latest = occurrences.computeIfAbsent(PositionKey.of(position), absent -> new ArrayList<>(1));
    latest.add(ply);
  }

  /** Whether every move of a side after a ply gave check. */
  private boolean perpetual(int since, Color side) {
    for (int ply = since + 1; ply <= checks.size(); ply++) {
      if (mover(ply) == side && !checks.get(ply - 1)) {
        return false;
      }
    }
    return true;
  }

  private Color mover(int ply) {
    return ply % 2 == 1 ? first : first.opponent();
  }

  /** After which moves the current position stood on the board, 0 for the start. */
  List<Integer> current() {
    return List.copyOf(latest);
  }

  /** How many checks in a row the side that moved last has given. */
  int checksInARow() {
    int count = 0;
    for (int i = checks.size() - 1; i >= 0 && checks.get(i); i -= 2) {
      count++;
    }
    return count;
  }
}
