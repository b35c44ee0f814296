package io.github.tsume.compose;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A setup after edits. Where the defender holds all that is nowhere else, he does so afterwards;
 * else what is taken away is gone.
 */
public final class EditedSetup {
  private EditedSetup() {}

  /** Whether the defender holds the rest of the full set, kings left aside. */
  public static boolean holdsRest(Setup setup) {
    return setup.fillDefenderHand(DefenderHand.AS_IS).missingCount() == 0;
  }

  /** The setup after edits; null if they cannot be made or the outcome is no legal position. */
  public static @Nullable Setup of(Setup setup, List<Edit> edits) {
    Setup.Builder builder = setup.toBuilder();
    Color attacker = setup.attacker();
    for (Edit edit : edits) {
      if (!apply(builder, setup.rules(), attacker, edit)) {
        return null;
      }
    }
    Setup changed = holdsRest(setup) ? refilled(builder, setup) : builder.build();
    return changed.faults().isEmpty() ? changed : null;
  }

  static Setup refilled(Setup.Builder builder, Setup setup) {
    Color defender = setup.defender();
    for (int kind = 1; kind < setup.rules().kindLimit(); kind++) {
      builder.hand(defender, kind, 0);
    }
    return builder.build().fillDefenderHand(DefenderHand.REST).setup();
  }

  private static boolean apply(Setup.Builder builder, Ruleset rules, Color attacker, Edit edit) {
    if (edit.kind() == Edit.Kind.SHIFT) {
      return shift(builder, rules, edit.files(), edit.ranks());
    }
    return take(builder, attacker, edit.from(), edit.before())
        && put(builder, attacker, edit.to(), edit.after());
  }

  private static boolean take(Setup.Builder builder, Color attacker, int place, int piece) {
    if (place == Edit.NOWHERE) {
      return true;
    }
    if (place == Edit.HAND) {
      int held = builder.build().hand(attacker, Piece.kind(piece));
      builder.hand(attacker, Piece.kind(piece), held - 1);
      return held > 0;
    }
    boolean there = builder.piece(place) == piece;
    builder.piece(place, Piece.EMPTY);
    return there;
  }

  private static boolean put(Setup.Builder builder, Color attacker, int place, int piece) {
    if (place == Edit.NOWHERE) {
      return true;
    }
    if (place == Edit.HAND) {
      builder.addToHand(attacker, Piece.handKind(piece), 1);
      return true;
    }
    boolean free = builder.piece(place) == Piece.EMPTY;
    builder.piece(place, piece);
    return free;
  }

  private static boolean shift(Setup.Builder builder, Ruleset rules, int files, int ranks) {
    Setup old = builder.build();
    for (int square = 0; square < rules.squares(); square++) {
      builder.piece(square, Piece.EMPTY);
    }
    for (int square = 0; square < rules.squares(); square++) {
      if (old.piece(square) != Piece.EMPTY) {
        int to = shifted(rules, square, files, ranks);
        if (to < 0) {
          return false;
        }
        builder.piece(to, old.piece(square));
      }
    }
    return true;
  }

  /** The square so far away, or -1 if it is not on the board. */
  static int shifted(Ruleset rules, int square, int files, int ranks) {
    int file = rules.file(square) + files;
    int rank = rules.rank(square) + ranks;
    boolean inside = file >= 0 && file < rules.width() && rank >= 0 && rank < rules.height();
    return inside ? rules.square(file, rank) : -1;
  }
}
