package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.Entries;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Lines that begin with nothing but the name of a player and go on with what may be a hand: 先手：金.
 *
 * <p>They are hands beside a drawn board, unless that player's hand is told otherwise or another
 * line names a player: then they are names.
 */
final class KifPlayers {
  private static final String APART = " \u3000、，,・／/-－―";
  private static final String SIGNS = ")]】）］〕：:=＝";

  /** What is longer is no hand. */
  private static final int LONGEST = 200;

  private static final Pattern BRACKET =
      Pattern.compile(".*[(（\\[［【〔「](?<hand>[^()（）\\[\\]［］【】〔〕「」]{1,40})[)）\\]］】〕」][\\s　]*");

  /** Words that are longer are prose. */
  private static final int LONGEST_WORDS = 60;

  private final List<KifLine> lines = new ArrayList<>();

  /** Hands in brackets behind names, each as a line of its own. */
  private final List<KifLine> brackets = new ArrayList<>();

  /** Names of players with pieces behind them, which may be hands or parts of names. */
  private final List<KifLine> doubtful = new ArrayList<>();

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
    if (line.kind() == KifLine.Kind.ENTRY && key == null && line.text().length() <= LONGEST) {
      KifLine bracket = bracket(line);
      if (bracket != null) {
        brackets.add(bracket);
      } else if (!mayBeHand(line)
          && (HandKey.isLike(line.said()) || Holder.isPlayer(line.key()))
          && endsInHand(line.said(), SIGNS + APART)) {
        doubtful.add(line);
      }
    }
  }

  /** The hand that a name of a side or a player ends with in brackets, as a line of its own. */
  private static @Nullable KifLine bracket(KifLine line) {
    Matcher matcher = BRACKET.matcher(line.text());
    Holder holder = Holder.atStart(line.key());
    if (holder == null || !matcher.matches() || !HandText.isWhole(matcher.group("hand"))) {
      return null;
    }
    String name = Sides.handOf(holder.japanese().get(0)) + "：";
    int blanks = Math.max(0, matcher.start("hand") - name.length());
    String text = " ".repeat(blanks) + name + matcher.group("hand");
    return KifLine.of(text, line.number());
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
    if (bracket(line) != null) {
      return false;
    }
    return HandKey.mayBe(key)
        || HandParser.holds(value)
        || (side && HandParser.isHand(value))
        || endsInHand(value, player && !about ? SIGNS : SIGNS + " \u3000");
  }

  /** Whether a line without a key speaks of a hand, or names a side, and ends with pieces. */
  static boolean mayBeHandAmongWords(KifLine line) {
    String text = Blanks.strip(line.text());
    return !text.isEmpty()
        && text.length() <= LONGEST_WORDS
        && (HandKey.mayBe(text) || (text.charAt(0) > 127 && Holder.atStart(text) != null))
        && endsInHand(text, SIGNS + APART);
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
    if (drawn) {
      settleBrackets(all);
    }
  }

  /** Takes the hands in brackets behind names, but for those of sides whose hands are told. */
  private void settleBrackets(KifHands all) {
    brackets.removeIf(line -> all.isTold(holder(line)));
    brackets.forEach(all::add);
    doubtful.removeIf(line -> all.isTold(side(line.key())));
  }

  private static Holder side(String key) {
    Holder side = Holder.atStart(key);
    return side == null ? Holder.ATTACKER : side;
  }

  private static Holder holder(KifLine line) {
    HandKey key = HandKey.of(line.text());
    return key == null ? Holder.ATTACKER : key.holder();
  }

  /** Tells what they were taken for. */
  void warn(KifHands all, Ruleset rules, Color attacker, Warnings warnings) {
    for (KifLine line : brackets) {
      String hand = line.text().substring(line.start(), line.text().indexOf('の'));
      warnings.add(WarningCode.TAKEN_AS_HAND, line.number(), line.start() + 1, hand);
    }
    for (KifLine line : doubtful) {
      String text = Blanks.strip(line.text());
      warnings.add(WarningCode.NOT_HAND, line.number(), line.start() + 1, text);
    }
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
