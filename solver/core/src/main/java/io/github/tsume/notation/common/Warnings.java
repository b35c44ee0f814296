package io.github.tsume.notation.common;

import io.github.tsume.board.Move;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Warning;
import io.github.tsume.rules.Piece;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The warnings of one problem: the first ones in full, the others as a number. */
public final class Warnings {
  private static final int TOLD = 20;

  private final List<Warning> told = new ArrayList<>();
  private @Nullable Warning next;
  private int more;

  public void add(WarningCode code, int line, int column, Object... arguments) {
    add(code.at(line, column, arguments));
  }

  /** Adds one that is put together already. */
  public void add(Warning warning) {
    if (told.size() < TOLD) {
      told.add(warning);
    } else {
      more++;
      next = next == null ? warning : next;
    }
  }

  /** Adds one before those of later lines. */
  public void insert(WarningCode code, int line, int column, Object... arguments) {
    int at = told.size();
    while (at > 0 && told.get(at - 1).line() > line) {
      at--;
    }
    if (told.size() < TOLD) {
      told.add(at, code.at(line, column, arguments));
    } else {
      add(code, line, column, arguments);
    }
  }

  /** Takes over those of another. */
  public void addAll(Warnings others) {
    told.addAll(others.told);
    more += others.more;
    next = next == null ? others.next : next;
  }

  /** Warns of a move whose piece is not where it should be, before it is played. */
  public void ofMove(int move, Replay replay, int line, int column, String words) {
    if (Move.isDrop(move)) {
      if (replay.hand(replay.sideToMove(), Move.kind(move)) <= 0) {
        add(WarningCode.NOT_IN_HAND, line, column, words);
      }
    } else if (replay.piece(Move.from(move)) != Piece.of(Move.kind(move), replay.sideToMove())) {
      add(WarningCode.NO_SUCH_PIECE, line, column, words);
    }
  }

  public List<Warning> toList() {
    List<Warning> all = new ArrayList<>(told);
    if (next != null) {
      all.add(WarningCode.MORE_WARNINGS.at(next.line(), next.column(), more));
    }
    return all;
  }
}
