package io.github.tsume.notation.common;

import io.github.tsume.board.Setup;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import io.github.tsume.rules.Color;
import java.util.Set;
import java.util.stream.Collectors;

/** A test that what was read says nothing that was not written. */
public final class Likeness {
  private static final int KINDS = 16;

  /** What a format makes of other keys: CSA has no names of its own for handicaps, SFEN labels. */
  private static final Set<String> EVERYWHERE =
      Set.of(Metadata.BLACK, Metadata.WHITE, Metadata.NUMBER);

  private Likeness() {}

  /** Whether a problem has the position of another, and nothing that the other has not. */
  public static boolean isPart(Problem part, Problem whole) {
    return (samePosition(part.setup(), whole.setup())
            || samePosition(RestHand.spelledOut(part.setup()), RestHand.spelledOut(whole.setup())))
        && isPart(part.metadata(), whole.metadata())
        && lines(part.tree()) <= lines(whole.tree())
        && isPart(part.tree(), whole.tree());
  }

  /** Whether both are the same position, whatever is said of the hands being stated. */
  public static boolean samePosition(Setup a, Setup b) {
    return a.sideToMove() == b.sideToMove() && a.ply() == b.ply() && samePieces(a, b);
  }

  /** A test whether two positions of one game have the same pieces on the board and in hand. */
  public static boolean samePieces(Setup a, Setup b) {
    if (a.rules() != b.rules()) {
      return false;
    }
    for (int square = 0; square < a.rules().squares(); square++) {
      if (a.piece(square) != b.piece(square)) {
        return false;
      }
    }
    for (Color color : Color.values()) {
      for (int kind = 0; kind < KINDS; kind++) {
        if (a.hand(color, kind) != b.hand(color, kind)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isPart(Metadata part, Metadata whole) {
    Set<String> known = whole.keys().stream().map(Likeness::bare).collect(Collectors.toSet());
    return part.keys().stream()
        .allMatch(key -> known.contains(bare(key)) || EVERYWHERE.contains(key));
  }

  /** How many lines of comment there are before the first move. */
  private static int lines(MoveTree tree) {
    return Lines.ofComments(tree.comments()).size();
  }

  /** A key without what writers replace in it. */
  private static String bare(String key) {
    return key.replaceAll("[\\s\u3000:：]|" + Lines.BREAK + "|\\\\n", "");
  }

  /** Whether a line begins another, and each of its variations one of the other's. */
  private static boolean isPart(MoveTree part, MoveTree whole) {
    if (part.line().size() > whole.line().size()) {
      return false;
    }
    for (int i = 0; i < part.line().size(); i++) {
      Step a = part.line().get(i);
      Step b = whole.line().get(i);
      if (a.move() != b.move()) {
        return false;
      }
      for (MoveTree alternative : a.alternatives()) {
        if (b.alternatives().stream().noneMatch(other -> isPart(alternative, other))) {
          return false;
        }
      }
    }
    return true;
  }
}
