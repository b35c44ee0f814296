package io.github.tsume.board;

import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.UncheckedPosition;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;

/** A minimal SFEN reader, so that these tests do not rest on the notation package. */
public final class Sfen {
  private Sfen() {}

  /** The setup of a well-formed SFEN; whether it is legal is not examined. */
  public static Setup parse(String sfen, Ruleset rules) {
    String[] fields = sfen.trim().split(" +", -1);
    Setup.Builder builder = Setup.builder(rules);
    String[] ranks = fields[0].split("/", -1);
    for (int rank = 0; rank < ranks.length; rank++) {
      int file = rules.width() - 1;
      int promoted = 0;
      for (char c : ranks[rank].toCharArray()) {
        if (Character.isDigit(c)) {
          file -= c - '0';
        } else if (c == '+') {
          promoted = Piece.PROMOTED;
        } else {
          builder.piece(rules.square(file--, rank), pieceOf(c, rules) | promoted);
          promoted = 0;
        }
      }
    }
    builder.sideToMove(fields.length > 1 && fields[1].equals("w") ? Color.WHITE : Color.BLACK);
    if (fields.length > 2 && !fields[2].equals("-")) {
      int count = 0;
      for (char c : fields[2].toCharArray()) {
        if (Character.isDigit(c)) {
          count = count * 10 + c - '0';
        } else {
          int piece = pieceOf(c, rules);
          builder.addToHand(Piece.color(piece), Piece.kind(piece), Math.max(count, 1));
          count = 0;
        }
      }
    }
    return builder.ply(fields.length > 3 ? Integer.parseInt(fields[3]) : 1).build();
  }

  /** The position of a legal SFEN. */
  public static Position position(String sfen, Ruleset rules) {
    return Position.of(parse(sfen, rules));
  }

  /** The position of a legal SFEN in which the defender holds every piece that is not listed. */
  public static Position filledPosition(String sfen, Ruleset rules) {
    return Position.of(parse(sfen, rules).fillDefenderHand(DefenderHand.AUTO).setup());
  }

  /** The position of an SFEN that may hold more pieces than the full set. */
  public static Position uncheckedPosition(String sfen, Ruleset rules) {
    return UncheckedPosition.of(parse(sfen, rules));
  }

  private static int pieceOf(char letter, Ruleset rules) {
    int kind = rules.kindOf(Character.toUpperCase(letter));
    return Piece.of(kind, Character.isUpperCase(letter) ? Color.BLACK : Color.WHITE);
  }
}
