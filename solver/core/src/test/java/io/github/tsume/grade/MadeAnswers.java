package io.github.tsume.grade;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.twins.SlowComposer;
import io.github.tsume.twins.SlowComposer.Value;
import io.github.tsume.twins.SlowComposer.Valued;
import io.github.tsume.twins.SlowGraph;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.twins.SlowSoundness;
import io.github.tsume.verdict.Profile;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Answers to a small problem, each with the grade that it is made to have: by the slow twins alone,
 * which look every line up.
 */
final class MadeAnswers {
  /**
   * An answer.
   *
   * @param line the moves of both sides
   * @param grade its grade
   * @param ply the ply that the grade is about; 0 if it is about none, or that does not matter
   * @param attacksAlone whether the attacker's moves alone make the same grade
   */
  record Made(List<Integer> line, Grade grade, int ply, boolean attacksAlone) {}

  private static final Set<String> LONGER = Set.of("detour", "final-move-longer");
  private static final int LINES = 200;

  private final Position start;
  private final SlowSoundness slow;
  private final SlowComposer composer;
  private final SlowGraph.Mates mates;
  private final List<List<Integer>> lines;
  private final List<Made> answers = new ArrayList<>();

  private MadeAnswers(Position start, SlowSoundness.Limits limits) {
    this.start = start;
    slow = new SlowSoundness(start, Profile.STRICT, limits);
    slow.decide(List.of(), LineEnd.NOTHING);
    composer =
        new SlowComposer(
            start, FutileRule.STANDARD, limits.nodes(), new EnumMap<>(SlowComposer.Event.class));
    mates = new SlowGraph(start, limits.graph()).without(List.of());
    Value value = composer.value(SlowSoundness.PLIES);
    lines = composer.lines(java.util.Objects.requireNonNull(value), LINES);
  }

  /**
   * All answers that are made to a problem.
   *
   * @throws SlowRules.TooSlowException if it is too large
   */
  static MadeAnswers of(Position start, SlowSoundness.Limits limits) {
    MadeAnswers made = new MadeAnswers(start, limits);
    made.makeAll();
    return made;
  }

  List<Made> answers() {
    return answers;
  }

  /** Whether each check of a line keeps the mate, and the last one mates; true if that is open. */
  boolean isMate(List<Integer> line) {
    try {
      return isSurelyMate(line);
    } catch (SlowRules.TooSlowException e) {
      return true;
    }
  }

  private boolean isSurelyMate(List<Integer> line) {
    Position at = start.copy();
    for (int i = 0; i < line.size(); i++) {
      if (!SlowRules.legalMoves(at).contains(line.get(i))) {
        return false;
      }
      at.play(line.get(i));
      if (i % 2 == 0 && (!at.inCheck() || !mates.from(at))) {
        return false;
      }
    }
    return line.size() % 2 == 1 && after(line, 0) != null;
  }

  /** Whether the defender is not mated any more after a reply to a line; true if that is open. */
  boolean escapes(List<Integer> line, int reply) {
    Position at = start.copy();
    line.forEach(at::play);
    at.play(reply);
    try {
      return !mates.from(at);
    } catch (SlowRules.TooSlowException e) {
      return true;
    }
  }

  private void makeAll() {
    List<Integer> line = slow.line();
    answers.add(new Made(line, Grade.RIGHT, 0, true));
    for (List<Integer> other : lines) {
      if (!other.equals(line)) {
        answers.add(new Made(other, Grade.EQUAL, apart(line, other), false));
      }
    }
    for (int end = 1; end < line.size(); end++) {
      answers.add(new Made(line.subList(0, end), Grade.INCOMPLETE, end + 1, end % 2 == 1));
    }
    Set<String> ways = new HashSet<>();
    for (String row : slow.rows()) {
      String[] words = row.split(" ");
      int ply = Integer.parseInt(words[1]);
      if (ply % 2 == 1 && ply > 0 && !words[2].equals("-")) {
        ways.add(ply + " " + words[2]);
        another(words[0], ply, words[2]);
      }
    }
    for (int i = 0; i < line.size(); i++) {
      Position at = before(i);
      if (i % 2 == 0) {
        attacks(at, i, ways);
      } else {
        replies(i);
      }
    }
  }

  /** The ply at which two lines part. */
  private static int apart(List<Integer> one, List<Integer> other) {
    int ply = 1;
    while (one.get(ply - 1).equals(other.get(ply - 1))) {
      ply++;
    }
    return ply;
  }

  private Position before(int index) {
    Position at = start.copy();
    slow.line().subList(0, index).forEach(at::play);
    return at;
  }

  /** What a row tells: another check, and best play after it. */
  private void another(String kind, int ply, String usi) {
    int move = LegalMoves.resolve(before(ply - 1), usi);
    List<Integer> line = new ArrayList<>(slow.line().subList(0, ply - 1));
    line.add(move);
    Value after = after(line, SlowSoundness.PLIES);
    if (after == null) {
      return; // The mate is too long to be written down.
    }
    line.addAll(rest(line, after));
    boolean cook = kind.equals("cook") || (kind.startsWith("final-move-dual") && ply == 1);
    Grade grade = cook ? Grade.COOK : LONGER.contains(kind) ? Grade.TOO_LONG : Grade.RIGHT;
    answers.add(new Made(line, grade, ply, cook && lines.size() == 1));
  }

  /** Checks that do not mate, and moves that are no checks. */
  private void attacks(Position at, int index, Set<String> ways) {
    int own = slow.line().get(index);
    List<Integer> checks = SlowRules.checks(at);
    boolean quiet = false;
    for (int move : SlowRules.legalMoves(at)) {
      List<Integer> line = new ArrayList<>(slow.line().subList(0, index));
      line.add(move);
      boolean isCheck = checks.contains(move);
      boolean way = ways.contains((index + 1) + " " + Move.toUsi(move, at.rules()));
      Position after = at.copy();
      after.play(move);
      boolean wrong = isCheck ? move != own && !way && !mates.from(after) : !quiet;
      quiet |= !isCheck;
      if (wrong) {
        answers.add(new Made(line, Grade.WRONG, index + 1, lines.size() == 1));
        SlowRules.legalMoves(after).stream()
            .limit(1)
            .forEach(
                reply -> {
                  List<Integer> longer = new ArrayList<>(line);
                  longer.add(reply);
                  answers.add(new Made(longer, Grade.WRONG, index + 1, false));
                });
      }
    }
  }

  /** Replies that lose sooner or do not count, with best play after them. */
  private void replies(int index) {
    List<Integer> before = slow.line().subList(0, index);
    before.forEach(composer::play);
    int left = slow.line().size() - index;
    List<Valued> counted = composer.counted(left);
    for (int i = index - 1; i >= 0; i--) {
      composer.undo(before.get(i));
    }
    Set<Integer> best = new HashSet<>();
    for (List<Integer> each : lines) {
      if (each.subList(0, index).equals(before)) {
        best.add(each.get(index));
      }
    }
    if (counted == null) {
      throw new SlowRules.TooSlowException();
    }
    Position at = before(index);
    for (int reply : SlowRules.legalMoves(at)) {
      boolean counts = counted.stream().anyMatch(valued -> valued.move() == reply);
      List<Integer> line = new ArrayList<>(before);
      line.add(reply);
      Value after = after(line, SlowSoundness.PLIES);
      if (!best.contains(reply) && after != null) {
        line.addAll(rest(line, after));
        Grade grade = counts ? Grade.WRONG : Grade.TOO_LONG;
        answers.add(new Made(line, grade, index + 1, false));
      }
    }
  }

  private @Nullable Value after(List<Integer> line, int plies) {
    line.forEach(composer::play);
    Value value = composer.value(plies);
    for (int i = line.size() - 1; i >= 0; i--) {
      composer.undo(line.get(i));
    }
    return value;
  }

  private List<Integer> rest(List<Integer> line, Value value) {
    line.forEach(composer::play);
    List<Integer> rest = composer.mainline(value);
    for (int i = line.size() - 1; i >= 0; i--) {
      composer.undo(line.get(i));
    }
    return rest;
  }
}
