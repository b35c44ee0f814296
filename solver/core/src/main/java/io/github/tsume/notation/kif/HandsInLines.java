package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.notation.japanese.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Hands that share their line with something else, each made a line of its own: 先手：甲　持駒：金,
 * 1手詰　持駒　金, 持駒：金 作者：某, 攻方 金　玉方 残り.
 *
 * <p>Only beside a drawn board, and only what holds a hand and nothing else behind its label; a
 * hand behind other words counts only where no line tells that side's hand by itself.
 */
final class HandsInLines {
  /** What is longer is prose. */
  private static final int LONGEST = 120;

  private static final String APART = " \u3000\t、，,・。．.;；/／|｜（(〔[［【「『";
  private static final String OPEN = "（(〔[［【「『";
  private static final String CLOSE = "）)〕]］】」』";

  /** What stands beside another position. */
  private static final Pattern OTHER_POSITION =
      Pattern.compile("図|局面|変化|紛れ|(?i:final|after|diagram|position)");

  /** All the rest, said of the defender: （残りは玉方）. */
  private static final Pattern REST =
      Pattern.compile(
          "(?:残り?(?:の?駒)?(?:全部|すべて|全て)?(?:は|が|の)?[\\s　]*(?<after>[^\\s　残]{2,5}?)"
              + "|(?<before>[^\\s　残]{2,5}?)(?:は|が|の)?[\\s　]*残り?(?:の?駒)?(?:全部|すべて|全て)?)[。．.]?");

  private final List<KifLine> lines;
  private final List<KifLine> apart = new ArrayList<>();

  private HandsInLines(List<KifLine> lines) {
    this.lines = lines;
  }

  /** The lines with such hands on lines of their own, with the same number. */
  static List<KifLine> apart(List<KifLine> lines) {
    HandsInLines all = new HandsInLines(lines);
    lines.forEach(all::take);
    return all.apart;
  }

  private void take(KifLine line) {
    boolean done =
        switch (line.kind()) {
          case HAND ->
              line.text().length() <= LONGEST
                  && !HandText.of(line.text(), line.value()).isWholeOf(line.text())
                  && (inside(line) || behind(line));
          case ENTRY ->
              line.text().length() <= LONGEST
                  && !isNote(line)
                  && HandKey.of(line.text()) == null
                  && (inside(line) || behind(line));
          case OTHER, SENTENCE -> line.text().length() <= LONGEST && inside(line);
          default -> false;
        };
    if (!done) {
      apart.add(line);
    }
  }

  /** Whether the value is prose by its key, in which a hand is only spoken of. */
  private static boolean isNote(KifLine line) {
    Words.Word key = Words.at(Words.Kind.KEY, line.key(), 0);
    return key != null && key.value().equals("prose");
  }

  /** Takes a hand with what stands behind it, if that is something by itself; false if not. */
  private boolean behind(KifLine line) {
    String text = line.text();
    int end = HandText.of(text, line.value()).end();
    KifLine hand = KifLine.of(text.substring(0, end), line.number());
    if (hand.kind() != KifLine.Kind.HAND || hand.said().isEmpty()) {
      return false;
    }
    int from = end;
    while (from < text.length() && APART.indexOf(text.charAt(from)) >= 0) {
      from++;
    }
    String said = Blanks.strip(text.substring(from));
    boolean closes = !said.isEmpty() && CLOSE.indexOf(said.charAt(said.length() - 1)) >= 0;
    if (closes && OPEN.indexOf(text.charAt(from > end ? from - 1 : line.start())) >= 0) {
      said = Blanks.strip(said.substring(0, said.length() - 1));
    }
    boolean set = from > end || APART.indexOf(text.charAt(end - 1)) >= 0;
    KifLine other = set ? other(said, from, line.number()) : null;
    boolean attacker = isAttacker(said) && holder(hand) == Holder.ATTACKER;
    if (other == null && !attacker && !said.isEmpty()) {
      return false;
    }
    apart.add(hand);
    if (other != null) {
      take(other);
    }
    return true;
  }

  private static Holder holder(KifLine line) {
    HandKey key = HandKey.of(line.text());
    return key == null ? Holder.DEFENDER : key.holder();
  }

  private static boolean isAttacker(String said) {
    return Holder.ATTACKER.japanese().contains(said)
        || Holder.ATTACKER.english().contains(said.toLowerCase(Locale.ROOT));
  }

  /** What stands behind a hand, as a line of its own; null if it may belong to the hand. */
  private static @Nullable KifLine other(String said, int column, int number) {
    Matcher rest = REST.matcher(said);
    if (rest.matches()) {
      String side = rest.group("after") != null ? rest.group("after") : rest.group("before");
      boolean defender = Holder.DEFENDER.japanese().contains(side);
      boolean white = Holder.WHITE.japanese().contains(side);
      return defender || white
          ? padded(column, Sides.handOf(side) + "：" + RestHand.VALUE, number)
          : null;
    }
    HandText second = HandText.of(said, 0);
    if (said.indexOf(' ') < 0 && second.isWholeOf(said) && second.kind() != HandText.Kind.PIECES) {
      return padded(
          column, Sides.handOf(Holder.DEFENDER.japanese().get(0)) + "：" + said, number); // G / rest
    }
    KifLine line = padded(column, said, number);
    HandKey hand = HandKey.of(said);
    if (hand != null) {
      return HandText.of(said, hand.end()).isWholeOf(said) || line.kind() == KifLine.Kind.HAND
          ? line
          : null;
    }
    return StatedLength.isAll(said) || line.kind() == KifLine.Kind.ENTRY ? line : null;
  }

  private static KifLine padded(int column, String text, int number) {
    return KifLine.of(" ".repeat(column) + text, number);
  }

  /** Takes a line that ends with a hand behind other words; false if it does not. */
  private boolean inside(KifLine line) {
    String text = line.text().stripTrailing();
    for (int at = line.start() + 1; at < text.length(); at++) {
      boolean begins =
          APART.indexOf(text.charAt(at - 1)) >= 0 && APART.indexOf(text.charAt(at)) < 0;
      if (begins && StatedLength.isAll(text.substring(at)) && line.kind() == KifLine.Kind.OTHER) {
        KifLine before = KifLine.of(text.substring(0, at - 1), line.number());
        if (before.kind() == KifLine.Kind.HAND) {
          apart.add(before);
          apart.add(padded(at, text.substring(at), line.number()));
          return true;
        }
      }
      KifLine hand = begins ? hand(line, text, at) : null;
      if (hand != null) {
        int end = at;
        while (end > line.start() && APART.indexOf(text.charAt(end - 1)) >= 0) {
          end--;
        }
        apart.add(KifLine.of(text.substring(0, end), line.number()));
        take(hand);
        return true;
      }
    }
    return false;
  }

  private @Nullable KifLine hand(KifLine line, String text, int at) {
    int last = text.length() - 1;
    boolean bracket =
        OPEN.indexOf(text.charAt(at - 1)) >= 0 && CLOSE.indexOf(text.charAt(last)) >= 0;
    String said = text.substring(at, bracket ? last : last + 1);
    HandKey key = HandKey.of(said);
    if (key == null || !(isWhole(said, key) || (key.named() && mayGoOn(line, said)))) {
      return null;
    }
    String before = Blanks.strip(text.substring(0, at));
    HandKey first = HandKey.of(before);
    if (first != null && HandText.of(before, first.end()).isWholeOf(before)) {
      return KifLine.of(" ".repeat(at) + said, line.number());
    }
    if (line.kind() == KifLine.Kind.HAND
        || !key.named()
        || OTHER_POSITION.matcher(before).find()
        || !isLabel(line, before)) {
      return null;
    }
    Holder side = Holder.atStart(before);
    Holder holder = side == null || key.holder() != Holder.ATTACKER ? key.holder() : side;
    boolean told =
        lines.stream()
            .filter(other -> other.number() != line.number() && other.kind() == KifLine.Kind.HAND)
            .map(HandsInLines::holder)
            .anyMatch(holder::agrees);
    if (told) {
      return null;
    }
    String label = side == null || side != holder ? "" : holder.japanese().get(0) + "の";
    return KifLine.of(" ".repeat(Math.max(0, at - label.length())) + label + said, line.number());
  }

  private static boolean isWhole(String text, HandKey key) {
    return HandText.of(text, key.end()).isWholeOf(text);
  }

  /** Whether what stands behind a hand is something by itself: behind a name no other key. */
  private boolean mayGoOn(KifLine of, String hand) {
    KifLine line = KifLine.of(hand, of.number());
    HandsInLines all = new HandsInLines(lines);
    return line.kind() == KifLine.Kind.HAND
        && all.behind(line)
        && (all.apart.stream().noneMatch(each -> each.kind() == KifLine.Kind.ENTRY)
            || !KifHeader.NAMES.contains(of.key()));
  }

  /** Whether words before a hand are a key with a value, or a caption and no sentence. */
  private static boolean isLabel(KifLine line, String before) {
    return line.kind() == KifLine.Kind.ENTRY
        || StatedLength.of(before) != null
        || StatedLength.isCaption(before);
  }
}
