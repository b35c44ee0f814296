package io.github.tsume.board;

import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.Arrays;
import java.util.List;

/**
 * A description of a position as somebody may type it: plain immutable data, maybe illegal.
 *
 * <p>{@link #faults()} tells everything that is wrong with it; if nothing is, it is a position that
 * can be played on. The attacker is the side to move, unless it is said that the defender begins.
 */
public final class Setup {
  private static final int KINDS = 16;

  private final Ruleset rules;
  private final byte[] board;
  private final int[] hands;
  private final boolean[] stated;
  private final Color sideToMove;
  private final boolean defenderBegins;
  private final int ply;

  /** How many there are of each unpromoted kind. */
  private final int[] counts = new int[KINDS];

  private Setup(Builder builder) {
    rules = builder.rules;
    board = builder.board.clone();
    hands = builder.hands.clone();
    stated = builder.stated.clone();
    sideToMove = builder.sideToMove;
    defenderBegins = builder.defenderBegins;
    ply = builder.ply;
    for (int kind = 0; kind < KINDS; kind++) {
      counts[kind] = hands[kind] + hands[KINDS + kind];
    }
    for (byte piece : board) {
      if (piece != Piece.EMPTY) {
        counts[Piece.handKind(piece)]++;
      }
    }
  }

  /** A builder that starts from the empty board, black to move, no hand stated. */
  public static Builder builder(Ruleset rules) {
    return new Builder(rules);
  }

  /** A builder that starts from this setup. */
  public Builder toBuilder() {
    Builder builder = new Builder(rules);
    System.arraycopy(board, 0, builder.board, 0, board.length);
    System.arraycopy(hands, 0, builder.hands, 0, hands.length);
    System.arraycopy(stated, 0, builder.stated, 0, stated.length);
    builder.sideToMove = sideToMove;
    builder.defenderBegins = defenderBegins;
    builder.ply = ply;
    return builder;
  }

  public Ruleset rules() {
    return rules;
  }

  /** The piece on a square, or {@link Piece#EMPTY}. */
  public int piece(int square) {
    return board[square];
  }

  /** How many of a kind a side holds; kinds that cannot be held may be stated, and are faults. */
  public int hand(Color color, int kind) {
    return hands[color.side() * KINDS + kind];
  }

  /**
   * Whether it is known what this side holds, be it "nothing": the input said so, or it is the
   * attacker, of whom all is written.
   */
  public boolean handStated(Color color) {
    return stated[color.side()] || color == attacker();
  }

  public Color sideToMove() {
    return sideToMove;
  }

  /** The side that gives the checks: the side to move, unless the defender begins. */
  public Color attacker() {
    return defenderBegins ? sideToMove.opponent() : sideToMove;
  }

  /** The side that is given the checks, whose king there has to be. */
  public Color defender() {
    return attacker().opponent();
  }

  /** The number of the next move, 1 for the first. */
  public int ply() {
    return ply;
  }

  /** How many pieces of an unpromoted kind there are, on the board in either form and in hands. */
  public int countOf(int kind) {
    return counts[kind];
  }

  /** How many kings a side has on the board. */
  public int kings(Color color) {
    int count = 0;
    for (byte piece : board) {
      if (piece == Piece.of(Piece.KING, color)) {
        count++;
      }
    }
    return count;
  }

  /** Everything that keeps this from being a legal position; empty if nothing does. */
  public List<SetupFault> faults() {
    return SetupCheck.faults(this);
  }

  /** Gives the defender the pieces of the full set that are nowhere, as the policy says. */
  public FilledSetup fillDefenderHand(DefenderHand policy) {
    return FilledSetup.fill(this, policy);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Setup that
        && rules == that.rules
        && sideToMove == that.sideToMove
        && defenderBegins == that.defenderBegins
        && ply == that.ply
        && Arrays.equals(board, that.board)
        && Arrays.equals(hands, that.hands)
        && handStated(defender()) == that.handStated(defender());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(board) * 31 + Arrays.hashCode(hands);
  }

  /** Collects a setup; every statement may be made in any order and replaces an earlier one. */
  public static final class Builder {
    private final Ruleset rules;
    private final byte[] board;
    private final int[] hands = new int[2 * KINDS];
    private final boolean[] stated = new boolean[2];
    private Color sideToMove = Color.BLACK;
    private boolean defenderBegins;
    private int ply = 1;

    private Builder(Ruleset rules) {
      this.rules = rules;
      board = new byte[rules.squares()];
      Arrays.fill(board, (byte) Piece.EMPTY);
    }

    /** Puts a piece, or {@link Piece#EMPTY}, on a square. */
    public Builder piece(int square, int piece) {
      board[square] = (byte) piece;
      return this;
    }

    /** The piece put on a square so far. */
    public int piece(int square) {
      return board[square];
    }

    /** States how many of a kind a side holds; this states its hand. */
    public Builder hand(Color color, int kind, int count) {
      hands[color.side() * KINDS + kind] = count;
      stated[color.side()] = true;
      return this;
    }

    /** Adds pieces to a side's hand; this states its hand. */
    public Builder addToHand(Color color, int kind, int count) {
      return hand(color, kind, hands[color.side() * KINDS + kind] + count);
    }

    /** States that a side's hand was given, or was not, whatever it holds. */
    public Builder handStated(Color color, boolean isStated) {
      stated[color.side()] = isStated;
      return this;
    }

    public Builder sideToMove(Color color) {
      sideToMove = color;
      return this;
    }

    /** States that the side to move is the defender (受先), or that it is the attacker. */
    public Builder defenderBegins(boolean begins) {
      defenderBegins = begins;
      return this;
    }

    public Builder ply(int number) {
      ply = number;
      return this;
    }

    public Setup build() {
      return new Setup(this);
    }
  }
}
