package io.github.tsume.notation;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.Likeness;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.csa.CsaPieces;
import io.github.tsume.notation.kif.Handicap;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import io.github.tsume.rules.Color;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The conversion of a problem into a format, and what did not survive it.
 *
 * <p>What is lost is not guessed from the format: the written text is read again and compared. A
 * text that would not be read as this problem is never the outcome.
 *
 * @param text the text, or null if the format cannot hold the problem at all
 * @param losses what the text does not say any more
 * @param faithful whether nothing was left out but what the format never holds, and it is the same
 *     problem to those who read it
 */
public record Conversion(@Nullable String text, List<Loss> losses, boolean faithful) {

  private static final int KINDS = 16;
  private static final int MOST_IN_HAND = 99;

  /** The sorts of things that can get lost. */
  public enum LossKind {
    RULES("rules", "the format does not know these rules", "この形式では表せないルールです"),
    POSITION("position", "the position", "局面"),
    DEFENDER_HAND(
        "defender-hand",
        "that the defender holds nothing (it will be read as the rest)",
        "玉方の持駒「なし」（残り全部と読まれます）"),
    METADATA("metadata", "metadata", "付帯情報"),
    VARIATIONS("variations", "variations", "変化"),
    MOVES("moves", "moves", "指し手"),
    ENDS("ends", "how lines end", "終局の種類"),
    TIMES("times", "times", "消費時間"),
    COMMENTS("comments", "comments", "コメント");

    private final String code;
    private final String english;
    private final String japanese;

    LossKind(String code, String english, String japanese) {
      this.code = code;
      this.english = english;
      this.japanese = japanese;
    }

    /** A stable ASCII code. */
    public String code() {
      return code;
    }

    /** What it is in the language. */
    public String text(Locale locale) {
      return locale.getLanguage().equals("ja") ? japanese : english;
    }
  }

  /**
   * One thing that got lost.
   *
   * @param kind what it is
   * @param detail which keys of metadata, or how many of the others; empty for the defender's hand
   */
  public record Loss(LossKind kind, String detail) {
    @Override
    public String toString() {
      return kind.code() + (detail.isEmpty() ? "" : " (" + detail + ")");
    }
  }

  public Conversion {
    losses = List.copyOf(losses);
  }

  /** Converts a problem. */
  public static Conversion of(Problem given, Format target, WriteOptions options) {
    Setup setup = RestHand.settled(given.setup(), options.defenderHand());
    Problem problem = given.withSetup(setup);
    boolean codes = target == Format.CSA || target == Format.JKF;
    if (codes && !CsaPieces.knows(setup.rules())) {
      Loss rules = new Loss(LossKind.RULES, setup.rules().name());
      return new Conversion(null, List.of(rules), false);
    }
    Survivor survivor = Survivor.of(problem, target, options);
    if (survivor == null) {
      Loss position = new Loss(LossKind.POSITION, impossibleHands(setup));
      return new Conversion(null, List.of(position), false);
    }
    List<Loss> losses = losses(problem, survivor.read());
    boolean same = RestHand.sameMeaning(setup, survivor.read().setup(), options.defenderHand());
    if (!same) {
      losses.add(0, new Loss(LossKind.DEFENDER_HAND, ""));
    }
    // A key without a value may have been left out: nothing is lost by that.
    boolean whole = !survivor.reduced() || losses.isEmpty();
    return new Conversion(survivor.text(), losses, same && whole);
  }

  /** The hands that no format has words for, as SFEN would write them. */
  private static String impossibleHands(Setup setup) {
    List<String> hands = new ArrayList<>();
    for (Color color : Color.values()) {
      for (int kind = 0; kind < KINDS; kind++) {
        int count = setup.hand(color, kind);
        boolean holdable = kind > 0 && kind < setup.rules().kindLimit();
        if (count != 0 && (!holdable || count < 0 || count > MOST_IN_HAND)) {
          char letter = setup.rules().type(kind & 7).letter();
          hands.add(
              count + (color == Color.BLACK ? "" + letter : "" + Character.toLowerCase(letter)));
        }
      }
    }
    return String.join(" ", hands);
  }

  private static List<Loss> losses(Problem before, Problem after) {
    List<Loss> losses = new ArrayList<>();
    if (before.sameContent(after)) {
      return losses;
    }
    List<String> keys = new ArrayList<>();
    Metadata metadata = after.metadata();
    before
        .metadata()
        .entries()
        .forEach(
            (key, value) -> {
              if (!value.equals(metadata.get(key))
                  && !Blanks.isBlank(value)
                  && !isStart(key, value, after.setup())) {
                keys.add(Blanks.isBlank(key) ? "\"" + key + "\"" : Lines.joined(key));
              }
            });
    if (!keys.isEmpty()) {
      losses.add(new Loss(LossKind.METADATA, String.join(", ", keys)));
    }
    EnumMap<LossKind, Integer> missing = new EnumMap<>(LossKind.class);
    Map<Saying, Integer> said = new HashMap<>();
    sayings(after.tree()).forEach(each -> said.merge(each, 1, Integer::sum));
    for (Saying each : sayings(before.tree())) {
      if (said.merge(each, -1, Integer::sum) < 0) {
        missing.merge(each.kind(), 1, Integer::sum);
      }
    }
    missing.forEach((kind, count) -> losses.add(new Loss(kind, String.valueOf(count))));
    return losses;
  }

  /**
   * One thing that a record says.
   *
   * @param kind what it is
   * @param place the moves up to there, as one number
   * @param what the move, the end, the time or the line of comment
   */
  private record Saying(LossKind kind, long place, Object what) {}

  private static List<Saying> sayings(MoveTree root) {
    List<Saying> sayings = new ArrayList<>();
    Map<MoveTree, Long> places = new IdentityHashMap<>(Map.of(root, 1L));
    Deque<MoveTree> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      MoveTree tree = open.pop();
      long place = Objects.requireNonNull(places.get(tree));
      comments(sayings, place, tree.comments());
      for (Step step : tree.line()) {
        for (MoveTree alternative : step.alternatives()) {
          sayings.add(new Saying(LossKind.VARIATIONS, place, ""));
          places.put(alternative, place);
          open.push(alternative);
        }
        place = place * 0x9e3779b97f4a7c15L + step.move();
        Object end = step.special();
        sayings.add(
            end == null
                ? new Saying(LossKind.MOVES, place, step.move())
                : new Saying(LossKind.ENDS, place, end));
        if (step.time() != null) {
          sayings.add(new Saying(LossKind.TIMES, place, step.time()));
        }
        comments(sayings, place, step.comments());
      }
    }
    return sayings;
  }

  private static void comments(List<Saying> sayings, long place, List<String> comments) {
    for (String line : Lines.ofComments(comments)) {
      sayings.add(new Saying(LossKind.COMMENTS, place, line));
    }
  }

  /** Whether metadata says by name which start the position is. */
  private static boolean isStart(String key, String value, Setup setup) {
    Handicap start = key.equals(Metadata.HANDICAP) ? Handicap.ofJapanese(value) : null;
    return start != null && Likeness.samePosition(start.setup(), setup);
  }
}
