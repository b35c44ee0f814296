package io.github.tsume.notation.common;

import io.github.tsume.board.Setup;
import io.github.tsume.board.SetupFault;
import io.github.tsume.record.LocatedFault;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import java.util.ArrayList;
import java.util.List;

/** The places in the source where each square and hand of a setup is written. */
public final class Places {
  private final int[] lines;
  private final int[] columns;
  private final int[] handLines = new int[2];
  private final int[] handColumns = new int[2];
  private int boardLine = 1;
  private int boardColumn = 1;

  public Places(int squares) {
    lines = new int[squares];
    columns = new int[squares];
  }

  public void board(int line, int column) {
    boardLine = line;
    boardColumn = column;
  }

  public int boardColumn() {
    return boardColumn;
  }

  public void square(int square, int line, int column) {
    lines[square] = line;
    columns[square] = column;
  }

  public void hand(Color color, int line, int column) {
    handLines[color.ordinal()] = line;
    handColumns[color.ordinal()] = column;
  }

  /** The faults of the setup, each with the place that shows it best. */
  public List<LocatedFault> locate(Setup setup) {
    List<SetupFault> faults = setup.faults();
    if (faults.isEmpty()) {
      return List.of();
    }
    List<LocatedFault> located = new ArrayList<>();
    for (SetupFault fault : faults) {
      located.add(locate(fault, setup));
    }
    return located;
  }

  private LocatedFault locate(SetupFault fault, Setup setup) {
    int square = fault.square() >= 0 ? fault.square() : lastSquareOf(fault, setup);
    if (square >= 0 && lines[square] > 0) {
      return new LocatedFault(fault, lines[square], columns[square]);
    }
    for (Color color : Color.values()) {
      boolean concerned = fault.color() == null || fault.color() == color;
      boolean holds = fault.kind() >= 0 && setup.hand(color, fault.kind()) != 0;
      int hand = color.ordinal();
      if (concerned && holds && handLines[hand] > 0) {
        return new LocatedFault(fault, handLines[hand], handColumns[hand]);
      }
    }
    return new LocatedFault(fault, boardLine, boardColumn);
  }

  /** The square, last in reading order, of a piece that a fault without a square is about. */
  private int lastSquareOf(SetupFault fault, Setup setup) {
    boolean ofMany =
        fault.code() == SetupFault.Code.TOO_MANY_PIECES
            || fault.code() == SetupFault.Code.SEVERAL_KINGS;
    if (!ofMany) {
      return -1;
    }
    int last = -1;
    for (int square = 0; square < lines.length; square++) {
      int piece = setup.piece(square);
      boolean concerned =
          piece != Piece.EMPTY
              && Piece.handKind(piece) == fault.kind()
              && (fault.color() == null || Piece.color(piece) == fault.color());
      if (concerned && (last < 0 || isAfter(square, last))) {
        last = square;
      }
    }
    return last;
  }

  private boolean isAfter(int a, int b) {
    return lines[a] != lines[b] ? lines[a] > lines[b] : columns[a] > columns[b];
  }
}
