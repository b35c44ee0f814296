package io.github.tsume.notation.kif;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Places;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The lines of a header that tell hands; whose they are may depend on who is to move. */
final class KifHands {
  private final List<HandLine> lines = new ArrayList<>();
  private @Nullable HandLine rest;

  private record HandLine(Holder holder, String text, int start, int line) {
    boolean holdsSomething() {
      HandText hand = HandText.of(text, start);
      return hand.end() < text.length()
          || hand.kind() == HandText.Kind.PIECES
          || hand.kind() == HandText.Kind.REST;
    }

    boolean isRest() {
      HandText hand = HandText.of(text, start);
      return hand.kind() == HandText.Kind.REST && hand.isWholeOf(text);
    }
  }

  void add(KifLine line) {
    HandKey key = HandKey.of(line.text());
    if (key != null) {
      HandLine hand = new HandLine(key.holder(), line.text(), key.end(), line.number());
      boolean defenders = key.holder() == Holder.DEFENDER;
      if (defenders && hand.isRest()) {
        rest = hand;
      } else {
        lines.add(hand);
      }
    }
  }

  /** Whether a hand is told that may be that of a player of that colour. */
  boolean isTold(Holder player) {
    return (rest != null && rest.holder.agrees(player))
        || lines.stream().anyMatch(line -> line.holder.agrees(player));
  }

  /** Whether a line says the same of the hand of the side that it names. */
  boolean isSame(KifLine line, Ruleset rules, Color attacker) {
    HandKey key = HandKey.of(line.text());
    Setup empty = Setup.builder(rules).sideToMove(attacker).build();
    for (HandLine each : lines) {
      if (key != null && each.holder.color(attacker) == key.holder().color(attacker)) {
        HandLine other = new HandLine(key.holder(), line.text(), key.end(), line.number());
        try {
          Color color = key.holder().color(attacker);
          return parsed(each, color, empty).equals(parsed(other, color, empty));
        } catch (ReadException e) {
          return false; // It is told where the hand itself is read.
        }
      }
    }
    return false;
  }

  /** Whether the defender's hand is said to be the rest, beside the one that is listed. */
  boolean isRest() {
    return rest != null;
  }

  /** The line of the first hand that holds something, 0 if none does. */
  int firstLine() {
    int first = rest == null ? 0 : rest.line();
    for (HandLine line : lines) {
      if (line.holdsSomething() && (first == 0 || line.line() < first)) {
        first = line.line();
      }
    }
    return first;
  }

  /** Puts the hands into a builder whose board is filled; a hand that is told twice must agree. */
  void build(Setup.Builder builder, Ruleset rules, Color attacker, Places places)
      throws ReadException {
    Setup empty = builder.build();
    HandLine[] told = new HandLine[2];
    for (HandLine line : lines) {
      Color color = line.holder().color(attacker);
      HandLine first = told[color.ordinal()];
      if (first == null) {
        told[color.ordinal()] = line;
        parse(line, color, builder, rules, places);
      } else if (!parsed(first, color, empty).equals(parsed(line, color, empty))) {
        throw new ReadException(
            ErrorCode.DUPLICATE_HAND, line.line(), line.start() + 1, "", first.line());
      }
    }
  }

  /** The position with the defender's hand not stated; what is listed must be the rest. */
  Setup rest(Setup listed) throws ReadException {
    Setup unstated = RestHand.unstated(listed);
    Setup meant = RestHand.spelledOut(unstated);
    Color defender = listed.defender();
    boolean same = true;
    for (int kind = 1; kind < listed.rules().kindLimit(); kind++) {
      same &= listed.hand(defender, kind) == meant.hand(defender, kind);
    }
    for (HandLine line : lines) {
      boolean other = line.holder().color(defender.opponent()) == defender && !line.isRest();
      if (!same && other && line.holdsSomething()) {
        throw new ReadException(
            ErrorCode.DUPLICATE_HAND,
            line.line(),
            line.start() + 1,
            "",
            Objects.requireNonNull(rest).line());
      }
    }
    return unstated;
  }

  private static Setup parsed(HandLine line, Color color, Setup empty) throws ReadException {
    Setup.Builder builder = empty.toBuilder();
    parse(line, color, builder, empty.rules(), new Places(empty.rules().squares()));
    return builder.build();
  }

  private static void parse(
      HandLine line, Color color, Setup.Builder builder, Ruleset rules, Places places)
      throws ReadException {
    new HandParser(line.text(), line.start(), line.line(), rules).parse(builder, color, places);
  }
}
