package io.github.tsume.metric;

import java.util.Optional;

/**
 * Something that is counted of a problem; the guide for composers has the definitions.
 *
 * <p>Those up to {@link #MODEL_MATE} follow from position and line, the others from a search.
 */
public enum Metric {
  /** The plies of the line. */
  PLIES("plies", 0),
  /** The attacker's pieces on the board, his king left aside. */
  ATTACKERS("attackers", -1),
  /** The defender's pieces on the board, his king left aside. */
  DEFENDERS("defenders", -1),
  /** The attacker's pieces in hand. */
  HAND("hand", -1),
  /** Moves of the attacker whose piece the next move takes. */
  SACRIFICES("sacrifices", 2),
  /** The value of what is sacrificed: 1 for a pawn, to 7 for a rook. */
  SACRIFICE_VALUE("sacrificeValue", 0.5),
  /** Sacrifices on a square that was empty. */
  EMPTY_SACRIFICES("emptySacrifices", 1),
  /** Sacrifices of a piece on the board that neither takes anything nor promotes. */
  QUIET_SACRIFICES("quietSacrifices", 1),
  /** Moves of the attacker that take something. */
  CAPTURES("captures", -2),
  /** Moves of the attacker that could promote and do not. */
  NON_PROMOTIONS("nonPromotions", 2),
  /** Replies that put a piece between, drops and moves. */
  INTERPOSITIONS("interpositions", 2),
  /** Those of them that move a piece on the board. */
  MOVED_INTERPOSITIONS("movedInterpositions", 2),
  /** The different squares on which the defender's king stands. */
  KING_SQUARES("kingSquares", 1),
  /** 1 if the first move takes something. */
  FIRST_CAPTURE("firstCapture", -3),
  /** 1 if the first move is a drop. */
  FIRST_DROP("firstDrop", 0),
  /** 1 if the first move is of a piece on the board that neither takes anything nor promotes. */
  FIRST_QUIET("firstQuiet", 2),
  /** Pieces other than kings that take no part in the whole solution. */
  IDLE("idlePieces", -2),
  /** The pieces on the board at the end, kings counted. */
  FINAL_PIECES("finalPieces", 0),
  /** The attacker's pieces at the end that check, guard a flight of the king, or pin. */
  FINAL_WORKING("finalWorking", 0),
  /** The other pieces of the attacker at the end, his king left aside. */
  FINAL_IDLE("finalIdle", -1),
  /** 1 if each flight and the king are attacked just once at the end and no piece is idle. */
  MODEL_MATE("modelMate", 3),
  /** Other replies that last as long. */
  EQUAL_VARIATIONS("equalVariations", -2),
  /** Other checks along the line that fail, as far as they were looked for. */
  TRIES("tries", 0),
  /** The plies of the longest of them. */
  LONGEST_TRY("longestTry", 0),
  /** The plies of all of them. */
  TRY_PLIES("tryPlies", 0),
  /** What the first proof of the mate took. */
  PROOF_NODES("proofNodes", 0),
  /** What the whole check took. */
  CHECK_NODES("checkNodes", 0);

  private final String code;
  private final double weight;

  Metric(String code, double weight) {
    this.code = code;
    this.weight = weight;
  }

  /** The stable name in results and formulas. */
  public String code() {
    return code;
  }

  /** Its weight in the usual formula. */
  public double weight() {
    return weight;
  }

  /** Whether position and line alone decide it. */
  public boolean isOfLine() {
    return ordinal() <= MODEL_MATE.ordinal();
  }

  /** The metric of that name. */
  public static Optional<Metric> named(String code) {
    for (Metric metric : values()) {
      if (metric.code.equalsIgnoreCase(code)) {
        return Optional.of(metric);
      }
    }
    return Optional.empty();
  }
}
