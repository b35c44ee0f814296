package io.github.tsume.notation;

import io.github.tsume.board.Setup;
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
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Predicate;
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
    MOVES("moves", "moves", "指し手"),
    VARIATIONS("variations", "variations", "変化"),
    ENDS("ends", "how lines end", "終局の種類"),
    COMMENTS("comments", "comments", "コメント"),
    TIMES("times", "times", "消費時間");

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
   * @param detail which keys of metadata, or how many of the others; may be empty
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
                  && !value.isBlank()
                  && !isStart(key, value, after.setup())) {
                keys.add(key);
              }
            });
    if (!keys.isEmpty()) {
      losses.add(new Loss(LossKind.METADATA, String.join(", ", keys)));
    }
    int variations = before.tree().variationCount() - after.tree().variationCount();
    if (variations != 0) {
      losses.add(new Loss(LossKind.VARIATIONS, String.valueOf(variations)));
    }
    count(losses, LossKind.MOVES, before, after, Step::isMove);
    count(losses, LossKind.ENDS, before, after, step -> !step.isMove());
    count(losses, LossKind.TIMES, before, after, step -> step.time() != null);
    int comments = comments(before.tree()) - comments(after.tree());
    if (comments != 0) {
      losses.add(new Loss(LossKind.COMMENTS, String.valueOf(comments)));
    }
    if (losses.isEmpty()) {
      details(losses, before.tree(), after.tree());
    }
    return losses;
  }

  /** Whether metadata says by name which start the position is. */
  private static boolean isStart(String key, String value, Setup setup) {
    Handicap start = key.equals(Metadata.HANDICAP) ? Handicap.ofJapanese(value) : null;
    return start != null && Likeness.samePosition(start.setup(), setup);
  }

  private static void count(
      List<Loss> losses, LossKind kind, Problem before, Problem after, Predicate<Step> predicate) {
    long lost =
        steps(before.tree()).stream().filter(predicate).count()
            - steps(after.tree()).stream().filter(predicate).count();
    if (lost != 0) {
      losses.add(new Loss(kind, String.valueOf(lost)));
    }
  }

  /** Finds what changed though its number did not. */
  private static void details(List<Loss> losses, MoveTree before, MoveTree after) {
    List<Step> old = steps(before);
    List<Step> now = steps(after);
    for (int i = 0; i < Math.min(old.size(), now.size()); i++) {
      Step a = old.get(i);
      Step b = now.get(i);
      LossKind kind =
          a.move() != b.move()
              ? LossKind.MOVES
              : !Objects.equals(a.special(), b.special())
                  ? LossKind.ENDS
                  : !Objects.equals(a.time(), b.time())
                      ? LossKind.TIMES
                      : sameLines(a.comments(), b.comments()) ? null : LossKind.COMMENTS;
      if (kind != null && losses.stream().noneMatch(loss -> loss.kind() == kind)) {
        losses.add(new Loss(kind, ""));
      }
    }
    if (!sameLines(before.comments(), after.comments())) {
      losses.add(new Loss(LossKind.COMMENTS, ""));
    }
  }

  private static boolean sameLines(List<String> a, List<String> b) {
    return Lines.ofComments(a).equals(Lines.ofComments(b));
  }

  private static int comments(MoveTree tree) {
    int count = Lines.ofComments(tree.comments()).size();
    for (Step step : steps(tree)) {
      count += Lines.ofComments(step.comments()).size();
    }
    return count;
  }

  private static List<Step> steps(MoveTree root) {
    List<Step> steps = new ArrayList<>();
    Deque<MoveTree> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      for (Step step : open.pop().line()) {
        steps.add(step);
        step.alternatives().forEach(open::push);
      }
    }
    return steps;
  }
}
