package io.github.tsume.twins;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.MoveRelation;
import io.github.tsume.judgement.OtherMate;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.mate.Leftover;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.twins.SlowComposer.Value;
import io.github.tsume.twins.SlowComposer.Valued;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Severity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The soundness of a small problem, read literally: whether another check mates is looked up in the
 * graph of all positions that can arise, lengths and leftovers are those of {@link SlowComposer}.
 *
 * <p>A row is "class ply move"; a drop of the defender is named by its square, as kinds on one
 * square are one entry.
 */
public final class SlowSoundness {
  public static final int PLIES = 9;

  /** Classes that recorded problems never have: other tests tell them apart. */
  public static final Set<DefectClass> NOT_RECORDED =
      EnumSet.of(
          DefectClass.LATE_COOK,
          DefectClass.LINE_STOPS,
          DefectClass.OTHER_KEY,
          DefectClass.MATE_BY_CHECKS,
          DefectClass.AUTHOR_KEY_FAILS,
          DefectClass.STATED_LENGTH,
          DefectClass.OTHER_SOLUTION,
          DefectClass.OTHER_ORDER,
          DefectClass.FEWER_SOLUTIONS,
          DefectClass.LEFTOVER_SOME);

  /**
   * What is too large: more positions for the composers' value, lines of best play, or positions
   * that can arise at all.
   */
  public record Limits(long nodes, int lines, int graph) {}

  private final Position start;
  private final Ruleset rules;
  private final SlowComposer composer;
  private final Profile profile;
  private final Limits limits;
  private final Set<String> rows = new TreeSet<>();
  private boolean cooked;
  private boolean fatal;
  private List<Integer> line;
  private boolean authored;
  private @Nullable SlowGraph graph;
  private int late;

  public final Value value;

  /** Whether pieces are left over; the last move of the mainline empties the hand if it can. */
  public final boolean leftover;

  /** Another check that mates, on one line of best play. */
  private record Found(int node, Position at, int move, DefectClass kind) {
    String row(Ruleset rules) {
      return kind.code() + " " + (2 * node + 1) + " " + Move.toUsi(move, rules);
    }
  }

  /** A line of best play with all that was found on it. */
  private record Candidate(List<Integer> line, List<Found> found) {}

  /**
   * The problem of a position with the attacker to move.
   *
   * @param profile "magazine" or "strict"
   * @throws SlowRules.TooSlowException if it is too large
   * @throws IllegalArgumentException if it has no mate of a few plies
   */
  public SlowSoundness(Position start, Profile profile, Limits limits) {
    this(
        start,
        profile,
        limits,
        new SlowComposer(
            start, FutileRule.STANDARD, limits.nodes, new EnumMap<>(SlowComposer.Event.class)),
        null);
  }

  private SlowSoundness(
      Position start,
      Profile profile,
      Limits limits,
      SlowComposer composer,
      @Nullable SlowGraph graph) {
    this.start = start;
    this.profile = profile;
    this.limits = limits;
    this.rules = start.rules();
    this.composer = composer;
    this.graph = graph;
    Value found = composer.value(PLIES);
    if (found == null) {
      throw new IllegalArgumentException("no mate");
    }
    this.value = found;
    this.line = composer.mainline(found);
    this.leftover = found.leftover() == Leftover.ALWAYS;
  }

  /** The same problem by another profile; what was found out of it so far serves this too. */
  public SlowSoundness by(Profile other) {
    return new SlowSoundness(start, other, limits, composer, graph);
  }

  public List<Integer> line() {
    return line;
  }

  /** Cooks at the last so many attacker's moves are late cooks. */
  public SlowSoundness withLate(int moves) {
    late = moves;
    return this;
  }

  /**
   * Decides with the mainline, or with the author's line if there is one that is on the way to
   * mate.
   *
   * @param end what stands after the author's legal moves
   */
  public void decide(List<Integer> author, LineEnd end) {
    authored = !author.isEmpty() || end.isIllegal() || end.mate();
    String wrong = authored ? wrong(author, end) : null;
    if (wrong != null) {
      rows.add(wrong);
    }
    if (wrong != null && wrong.startsWith("line-fails")) {
      authored = false;
      fatal = true;
    } else if (authored) {
      line = wrong == null ? author : completed(author);
    }
    Candidate chosen = authored ? candidate(line) : mildest();
    line = chosen.line;
    for (Found one : chosen.found) {
      rows.add(one.row(rules));
      cooked |= isCook(one);
      fatal |= isFatal(one);
    }
    boolean longVariation = false;
    for (int i = 1; i <= line.size(); i += 2) {
      longVariation |= defenders(i);
    }
    if (leftover && !longVariation && value.length() == line.size()) {
      fatal = true;
      rows.add("leftover 0 -");
    }
  }

  /** What is found along a line. */
  private Candidate candidate(List<Integer> moves) {
    line = moves;
    List<Found> found = new ArrayList<>();
    for (int node = 0; 2 * node < line.size(); node++) {
      found.addAll(attackers(node));
    }
    return new Candidate(moves, found);
  }

  /**
   * The line of best play with the mildest list; where every one is cooked, the first. Lines
   * through a node are not looked at any more if some check there is a cook whatever follows.
   */
  private Candidate mildest() {
    List<List<Integer>> lines = composer.lines(value, limits.lines);
    List<Position> all = new ArrayList<>();
    for (List<Integer> each : lines) {
      line = each;
      all.addAll(nodes((each.size() + 1) / 2));
    }
    SlowGraph.Mates apart = graph().without(all);
    Set<SlowRules.Node> settled = new HashSet<>();
    List<Candidate> candidates = new ArrayList<>();
    for (List<Integer> each : lines) {
      line = each;
      boolean leadsThere =
          nodes((each.size() + 1) / 2).stream()
              .anyMatch(at -> settled.contains(SlowRules.Node.of(at)));
      if (!leadsThere) {
        Candidate candidate = candidate(each);
        candidates.add(candidate);
        candidate.found.stream()
            .filter(one -> isCook(one) && staysCook(one, each, apart))
            .forEach(one -> settled.add(SlowRules.Node.of(one.at)));
      }
    }
    Candidate best =
        candidates.stream().min(Comparator.comparing(this::weight, Arrays::compare)).orElseThrow();
    if (weight(best)[0] < 2) {
      candidates.forEach(other -> listOthers(best, other));
    }
    return best;
  }

  private boolean staysCook(Found one, List<Integer> of, SlowGraph.Mates apart) {
    int main = of.get(2 * one.node);
    Position after = one.at.copy();
    after.play(one.move);
    boolean mayBeDual = isPromotionDual(one.move, main) || isPlacementDual(one.at, one.move, main);
    return of.size() == 1 || (!mayBeDual && apart.from(after));
  }

  /** How bad the list of a line is: the class of the verdict, then how many of each severity. */
  private int[] weight(Candidate candidate) {
    int[] weight = new int[4];
    for (Found one : candidate.found) {
      boolean isFatal = isFatal(one);
      boolean flaw = severity(one) == Severity.FLAW;
      weight[0] = Math.max(weight[0], isCook(one) ? 2 : isFatal ? 1 : 0);
      weight[isFatal ? 1 : flaw ? 2 : 3]++;
    }
    return weight[0] == 2 ? new int[] {2, 0, 0, 0} : weight;
  }

  /** What would be fatal at nodes that only another line of best play comes to. */
  private void listOthers(Candidate main, Candidate other) {
    line = main.line;
    Set<SlowRules.Node> on = new HashSet<>();
    nodes((line.size() + 1) / 2).forEach(at -> on.add(SlowRules.Node.of(at)));
    for (Found one : other.found) {
      if (isFatal(one) && !on.contains(SlowRules.Node.of(one.at))) {
        int apart = 0;
        while (line.get(apart).equals(other.line.get(apart))) {
          apart++;
        }
        rows.add("equal-variation-cook " + (apart + 1) + " " + usi(other.line.get(apart)));
        fatal |= profile == Profile.STRICT;
      }
    }
  }

  private String usi(int move) {
    return Move.toUsi(move, rules);
  }

  private Severity severity(Found one) {
    return one.kind.severity(profile, value.length());
  }

  private boolean isFatal(Found one) {
    return severity(one) == Severity.FATAL;
  }

  private boolean isCook(Found one) {
    return isFatal(one) && one.kind.isAnotherSolution(value.length());
  }

  public Set<String> rows() {
    return rows;
  }

  /** By the table of the profile "magazine". */
  public String verdict() {
    return cooked ? "cooked" : fatal ? "incomplete" : "sound";
  }

  /** The row of what is wrong with the author's line, or that it stops; null if nothing is. */
  private @Nullable String wrong(List<Integer> author, LineEnd end) {
    SlowGraph.Mates mates = graph().without(List.of());
    Position position = start.copy();
    boolean ended = false;
    String last = "line-fails 1 -"; // Of a line without moves the first one is missing.
    for (int i = 0; i < author.size(); i++) {
      position.play(author.get(i));
      last = "line-fails " + (i + 1) + " " + usi(author.get(i));
      if (i % 2 == 0 && !position.inCheck()) {
        return last + " no-check";
      }
      if (i % 2 == 0 && !mates.from(position)) {
        return last + " escape";
      }
      ended |= i % 2 == 0 && after(author.subList(0, i + 1), 0) != null;
    }
    int next = author.size() + 1;
    if (end.isIllegal()) {
      return "line-fails " + next + " " + usi(end.illegal()) + " illegal";
    }
    if (ended) {
      return null;
    }
    return end.mate() ? last + " no-mate" : "line-stops " + next + " -";
  }

  /** The value after moves from the start, if it is a mate within n. */
  private @Nullable Value after(List<Integer> moves, int n) {
    moves.forEach(composer::play);
    Value after = composer.value(n);
    for (int i = moves.size() - 1; i >= 0; i--) {
      composer.undo(moves.get(i));
    }
    return after;
  }

  private List<Integer> completed(List<Integer> author) {
    Value rest = after(author, PLIES);
    if (rest == null) {
      throw new SlowRules.TooSlowException();
    }
    List<Integer> whole = new ArrayList<>(author);
    author.forEach(composer::play);
    whole.addAll(composer.mainline(rest));
    for (int i = author.size() - 1; i >= 0; i--) {
      composer.undo(author.get(i));
    }
    return whole;
  }

  private SlowGraph graph() {
    SlowGraph known = graph == null ? new SlowGraph(start, limits.graph) : graph;
    graph = known;
    return known;
  }

  private Position before(int index) {
    Position position = start.copy();
    line.subList(0, index).forEach(position::play);
    return position;
  }

  private List<Position> nodes(int count) {
    List<Position> nodes = new ArrayList<>();
    for (int node = 0; node < count; node++) {
      nodes.add(before(2 * node));
    }
    return nodes;
  }

  private List<Found> attackers(int node) {
    List<Found> found = new ArrayList<>();
    Position here = before(2 * node);
    for (int check : SlowRules.checks(here)) {
      if (check != line.get(2 * node)) {
        Other other = new Other(node, here, check);
        if (other.mates()) {
          found.add(new Found(node, here, check, classOf(other)));
        }
      }
    }
    return found;
  }

  /** The class of another check that mates, by the words of the guide; all of it is known. */
  public static DefectClass classOf(OtherMate.Evidence of) {
    if (of.isLast()) {
      return of.matesAtOnce() ? DefectClass.FINAL_MOVE_DUAL : DefectClass.FINAL_MOVE_LONGER;
    }
    if (yes(of.onlyReturns())) {
      return DefectClass.DETOUR;
    }
    if (yes(of.isShorter())) {
      return DefectClass.SHORT_COOK;
    }
    if (of.relation().promotion() && yes(of.isWithinLine()) && yes(of.continues())) {
      return DefectClass.PROMOTION_DUAL;
    }
    if (of.relation().placement() && yes(of.isWithinLine()) && yes(of.continues())) {
      return DefectClass.PLACEMENT_DUAL;
    }
    if (of.relation().mirror()) {
      return DefectClass.MIRROR_DUAL;
    }
    if (yes(of.isIndependent())) {
      return of.isLate() ? DefectClass.LATE_COOK : DefectClass.COOK;
    }
    return yes(of.isWithinLine()) ? DefectClass.MOVE_ORDER : DefectClass.DETOUR;
  }

  private static boolean yes(Optional<Boolean> answer) {
    return answer.orElseThrow();
  }

  /** Another check at a node of the line: each question is answered by looking. */
  private final class Other implements OtherMate.Evidence {
    private final int node;
    private final Position here;
    private final int check;
    private final int main;
    private final int remaining;

    Other(int node, Position here, int check) {
      this.node = node;
      this.here = here;
      this.check = check;
      this.main = line.get(2 * node);
      this.remaining = line.size() - 2 * node;
    }

    boolean mates() {
      return (isLast() && matesAtOnce()) || matesWithout(List.of());
    }

    private boolean matesWithout(List<Position> forbidden) {
      Position after = here.copy();
      after.play(check);
      return graph().without(forbidden).from(after);
    }

    @Override
    public boolean isLast() {
      return remaining == 1;
    }

    @Override
    public boolean matesAtOnce() {
      return lengthAfter(node, check, 0) != null;
    }

    @Override
    public boolean isLate() {
      return (remaining + 1) / 2 <= late;
    }

    @Override
    public MoveRelation relation() {
      return new MoveRelation(
          isPromotionDual(check, main),
          isPlacementDual(here, check, main),
          isMirrored(here, check, main));
    }

    @Override
    public Optional<Boolean> onlyReturns() {
      return Optional.of(!matesWithout(nodes(node + 1)));
    }

    @Override
    public Optional<Boolean> isShorter() {
      return Optional.of(
          authored && remaining >= 3 && lengthAfter(node, check, remaining - 3) != null);
    }

    @Override
    public Optional<Boolean> isWithinLine() {
      return Optional.of(lengthAfter(node, check, mainLength(node, main)) != null);
    }

    @Override
    public Optional<Boolean> continues() {
      return Optional.of(SlowSoundness.this.continues(node, check));
    }

    @Override
    public Optional<Boolean> isIndependent() {
      return Optional.of(matesWithout(nodes((line.size() + 1) / 2)));
    }
  }

  /** The length after the line's own move: at least what the line says, more if it can last. */
  private int mainLength(int node, int main) {
    Integer length = lengthAfter(node, main, PLIES);
    if (length == null) {
      throw new SlowRules.TooSlowException();
    }
    return Math.max(length, line.size() - 2 * node - 1);
  }

  /** The length after a check at a node, if it is at most n, else null. */
  private @Nullable Integer lengthAfter(int node, int check, int n) {
    List<Integer> moves = new ArrayList<>(line.subList(0, 2 * node));
    moves.add(check);
    Value after = after(moves, n);
    return after == null ? null : after.length();
  }

  /**
   * Whether the rest of the line can be played after another check, and mates. A piece is the same
   * piece wherever it stands, promoted or not: what it does is told by where it goes.
   */
  private boolean continues(int node, int check) {
    int main = line.get(2 * node);
    boolean promotion = isPromotionDual(check, main);
    NumberedPieces there = new NumberedPieces(before(2 * node));
    NumberedPieces here = new NumberedPieces(before(2 * node));
    if (!Move.isDrop(main) && !promotion && Move.to(main) == Move.to(check)) {
      // Twins: that the other one went changes nothing but which of them is left.
      here.swap(Move.from(main), Move.from(check));
    }
    List<Integer> played = new ArrayList<>(line.subList(0, 2 * node));
    played.add(check);
    played.forEach(composer::play);
    here.play(check);
    there.play(main);
    boolean legal = true;
    for (int i = 2 * node + 1; i < line.size() && legal; i++) {
      List<Integer> legalMoves =
          i % 2 == 1
              ? SlowRules.legalMoves(composer.position())
              : SlowRules.checks(composer.position());
      int wanted = line.get(i);
      List<Integer> found =
          legalMoves.stream()
              .filter(m -> Move.isDrop(m) == Move.isDrop(wanted) && Move.to(m) == Move.to(wanted))
              .filter(
                  m ->
                      Move.isDrop(m)
                          ? Move.kind(m) == Move.kind(wanted)
                          : here.at(Move.from(m)) == there.at(Move.from(wanted)))
              .filter(
                  m ->
                      promotion
                          || (Move.kind(m) == Move.kind(wanted)
                              && Move.promotes(m) == Move.promotes(wanted)))
              .toList();
      // After a promotion dual the piece may catch up, and does if it can.
      int move =
          found.stream()
              .filter(m -> Move.kindAfter(m) == Move.kindAfter(wanted))
              .findFirst()
              .orElse(found.isEmpty() || i % 2 == 1 ? Move.NONE : found.get(0));
      legal = move != Move.NONE;
      if (legal) {
        composer.play(move);
        played.add(move);
        here.play(move);
        there.play(wanted);
      }
    }
    boolean mates = legal && composer.value(0) != null;
    for (int i = played.size() - 1; i >= 0; i--) {
      composer.undo(played.get(i));
    }
    return mates;
  }

  private static boolean isPromotionDual(int a, int b) {
    return !Move.isDrop(a)
        && !Move.isDrop(b)
        && Move.from(a) == Move.from(b)
        && Move.to(a) == Move.to(b);
  }

  private boolean isPlacementDual(Position here, int a, int b) {
    boolean sameManner = Move.isDrop(a) == Move.isDrop(b) && Move.promotes(a) == Move.promotes(b);
    if (!sameManner || Move.kind(a) != Move.kind(b)) {
      return false;
    }
    boolean twins = !Move.isDrop(a) && Move.to(a) == Move.to(b);
    boolean sameOrigin = Move.isDrop(a) || Move.from(a) == Move.from(b);
    return twins || (sameOrigin && onOneRay(here, a, b));
  }

  /** Whether two destinations lie in the same direction from the king, on one line. */
  private boolean onOneRay(Position here, int a, int b) {
    int king = here.king(1 - here.side());
    int ax = rules.file(Move.to(a)) - rules.file(king);
    int ay = rules.rank(Move.to(a)) - rules.rank(king);
    int bx = rules.file(Move.to(b)) - rules.file(king);
    int by = rules.rank(Move.to(b)) - rules.rank(king);
    boolean straight = ax == 0 || ay == 0 || Math.abs(ax) == Math.abs(ay);
    boolean straightToo = bx == 0 || by == 0 || Math.abs(bx) == Math.abs(by);
    return straight
        && straightToo
        && Integer.signum(ax) == Integer.signum(bx)
        && Integer.signum(ay) == Integer.signum(by);
  }

  private boolean isMirrored(Position here, int a, int b) {
    if (!Orientations.mirrored(here.toSetup()).equals(here.toSetup())) {
      return false;
    }
    boolean from = Move.isDrop(a) || mirror(Move.from(a)) == Move.from(b);
    return Move.isDrop(a) == Move.isDrop(b)
        && Orientations.mirroredKind(rules, Move.kind(a)) == Move.kind(b)
        && Move.promotes(a) == Move.promotes(b)
        && from
        && mirror(Move.to(a)) == Move.to(b);
  }

  private int mirror(int square) {
    return rules.square(rules.width() - 1 - rules.file(square), rules.rank(square));
  }

  /** The rows of a defender's ply; returns whether there is a long variation. */
  private boolean defenders(int index) {
    int left = line.size() - index;
    line.subList(0, index).forEach(composer::play);
    Value here = composer.value(PLIES);
    List<Valued> counted =
        here == null || here.length() == 0 ? List.of() : composer.counted(here.length());
    for (int i = index - 1; i >= 0; i--) {
      composer.undo(line.get(i));
    }
    if (here == null) {
      throw new SlowRules.TooSlowException();
    }
    int main = index < line.size() ? line.get(index) : Move.NONE;
    boolean longVariation = false;
    Leftover least =
        (counted == null ? List.<Valued>of() : counted)
            .stream()
                .filter(reply -> reply.value().length() == left)
                .map(reply -> reply.value().leftover())
                .min(Comparator.naturalOrder())
                .orElse(Leftover.NONE);
    for (Valued reply : counted == null ? List.<Valued>of() : counted) {
      Value worth = reply.value();
      String kind = null;
      if (reply.move() == main) {
        continue;
      }
      if (worth.length() == left && worth.leftover() == least && left > 0) {
        kind = least == Leftover.ALWAYS ? null : "equal-variation";
      } else if (authored && worth.length() > left) {
        kind = worth.leftover().isSome() ? "long-variation" : "longer-defence";
        fatal = true;
        longVariation |= worth.leftover().isSome();
      } else if (!authored
          && leftover
          && worth.length() == left - 2
          && worth.leftover() != Leftover.ALWAYS) {
        longVariation = true;
      }
      if (kind != null) {
        rows.add(kind + " " + (index + 1) + " " + named(reply.move()));
      }
    }
    if (!authored && longVariation && leftover) {
      // The row names the mainline's own reply at the first such ply.
      if (rows.stream().noneMatch(row -> row.startsWith("long-variation"))) {
        rows.add("long-variation " + (index + 1) + " " + named(main));
      }
      fatal = true;
    }
    return longVariation;
  }

  private String named(int move) {
    String usi = Move.toUsi(move, rules);
    return Move.isDrop(move) ? usi.substring(1) : usi;
  }
}
