package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.Entries;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/**
 * Lines that begin with nothing but the name of a player and go on with what may be a hand: 先手：金.
 *
 * <p>They are hands beside a drawn board, unless that player's hand is told otherwise or another
 * line names a player: then they are names.
 */
final class KifPlayers {
  private static final String SIGNS = ")]】）］〕：:=＝";

  /** What is longer is no hand. */
  private static final int LONGEST = 200;

  private final List<KifLine> lines = new ArrayList<>();
  private boolean named;
  private boolean hands;

  /** Takes an entry or another line of the header. */
  void take(KifLine line) {
    HandKey key = HandKey.of(line.text());
    if (key != null && key.isPlayer()) {
      lines.add(line);
    } else if (line.kind() == KifLine.Kind.ENTRY && Holder.isPlayer(line.key())) {
      named |= !line.said().isEmpty();
    }
  }

  /** Whether an entry that is neither a name nor a hand speaks of a hand, or holds one. */
  static boolean mayBeHand(KifLine line) {
    String key = line.key();
    String value = line.said();
    HandKey hand = HandKey.of(line.text());
    if (hand != null || value.length() > LONGEST) {
      return false;
    }
    boolean player = Holder.isPlayer(key);
    boolean about = Holder.isIn(value) || HandKey.mayBe(value);
    boolean side = !player && Holder.isIn(key);
    return HandKey.mayBe(key)
        || HandParser.holds(value)
        || (side && HandParser.isHand(value))
        || endsInHand(value, player && !about ? SIGNS : SIGNS + " \u3000");
  }

  private static boolean endsInHand(String value, String signs) {
    for (int at = 0; at < value.length(); at++) {
      if (signs.indexOf(value.charAt(at)) >= 0 && HandParser.holds(value.substring(at + 1))) {
        return true;
      }
    }
    return false;
  }

  /** Decides what they are, once the whole header is known; hands are no metadata. */
  void settle(boolean drawn, KifHands all, Entries metadata) {
    boolean told = lines.stream().anyMatch(line -> all.isTold(holder(line)));
    hands = drawn && !named && !told;
    if (hands) {
      for (KifLine line : lines) {
        all.add(line);
        if (line.kind() == KifLine.Kind.ENTRY) {
          metadata.remove(line.key());
        }
      }
    }
  }

  private static Holder holder(KifLine line) {
    HandKey key = HandKey.of(line.text());
    return key == null ? Holder.ATTACKER : key.holder();
  }

  /** Tells what they were taken for. */
  void warn(KifHands all, Ruleset rules, Color attacker, Warnings warnings) {
    for (KifLine line : lines) {
      int column = line.start() + 1;
      String key =
          line.kind() == KifLine.Kind.ENTRY
              ? line.key()
              : Blanks.strip(line.text().substring(line.start(), line.value()));
      if (hands) {
        warnings.add(WarningCode.TAKEN_AS_HAND, line.number(), column, key);
      } else if (!all.isSame(line, rules, attacker)) {
        warnings.add(WarningCode.NAME_NOT_HAND, line.number(), column, key);
      }
    }
  }
}
