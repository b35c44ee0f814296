package io.github.tsume.grade;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.Evasions;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.branches.TryFinder;
import io.github.tsume.soundness.branches.TryFinder.Try;
import io.github.tsume.verdict.DefectClass;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A player of the defender against somebody who solves a problem move by move: judges each of his
 * moves as an answer is graded, replies to the good ones with best play, and refutes the others.
 *
 * <p>It remembers nothing between two moves. Who asks keeps the line that is followed.
 */
public final class Opponent {
  private final Position start;
  private final MateSolver solver;
  private final CheckOptions options;
  private final SearchBudget budget;
  private final Session session;
  private final ReplyJudge replies;

  /**
   * An opponent.
   *
   * @param start the first position
   * @param options by what the problem was checked
   */
  public Opponent(Position start, MateSolver solver, CheckOptions options, SearchBudget budget) {
    this.start = start;
    this.solver = solver;
    this.options = options;
    this.budget = budget;
    this.session = new Session(start, solver, options.solve().futile());
    this.replies = new ReplyJudge(session, budget);
  }

  /**
   * How far somebody who solves has come.
   *
   * @param line the line of best play that is followed, from the first position to the mate: the
   *     solution, or what the last reaction told; empty if it is not known
   * @param authored whether it is an author's, who may have missed a better reply
   * @param strayed whether the solution has been left for another: then any mate is as good
   * @param played the moves so far
   */
  public record SoFar(List<Integer> line, boolean authored, boolean strayed, List<Integer> played) {
    /** With copied moves. */
    public SoFar {
      line = List.copyOf(line);
      played = List.copyOf(played);
    }

    /** The same without a line: any mate will do. */
    private SoFar withoutLine() {
      return new SoFar(List.of(), authored, strayed, played);
    }

    private boolean follows(int move) {
      return line.size() > played.size() && line.get(played.size()) == move;
    }
  }

  /**
   * What becomes of a move.
   *
   * @param pick any number from 0 on: chooses among replies that are equally good
   */
  public Reaction to(int move, SoFar soFar, int pick) {
    return session.after(
        soFar.played(),
        () ->
            LegalMoves.isLegal(session.position(), move)
                ? judged(move, soFar, pick)
                : Reaction.refused(Reaction.Kind.ILLEGAL, null, List.of()));
  }

  private Reaction judged(int move, SoFar soFar, int pick) {
    SoFar free = soFar.withoutLine();
    List<Integer> line = soFar.strayed() && !soFar.follows(move) ? free.line() : soFar.line();
    AttackJudge judge = new AttackJudge(session, soFar.authored(), options, budget);
    AttackJudge.Judged judged = judge.judge(line, soFar.played(), move);
    DefectClass way = judged.way() == null ? null : judged.way().kind();
    return switch (judged.kind()) {
      case NEXT -> accepted(Reaction.Kind.RIGHT, null, move, soFar, pick);
      case WAY -> {
        DefectClass kind = judged.theWay().kind();
        if (kind == DefectClass.DETOUR || kind == DefectClass.FINAL_MOVE_LONGER) {
          yield Reaction.refused(Reaction.Kind.LONGER, way, List.of(move));
        }
        boolean other = kind.isAnotherSolution(soFar.line().size());
        Reaction.Kind named = other ? Reaction.Kind.ANOTHER : Reaction.Kind.RIGHT;
        yield accepted(named, way, move, free, pick);
      }
      case MATES ->
          soFar.strayed()
              ? accepted(Reaction.Kind.RIGHT, null, move, free, pick)
              : Reaction.refused(Reaction.Kind.OPEN, null, List.of(move));
      case OPEN -> Reaction.refused(Reaction.Kind.OPEN, null, List.of(move));
      case NO_CHECK -> Reaction.refused(Reaction.Kind.NO_CHECK, null, List.of(move));
      case ESCAPES ->
          Reaction.refused(Reaction.Kind.ESCAPES, null, refutation(move, soFar.played()));
    };
  }

  /** How the defender gets away, until there is no check any more that would be worth a look. */
  private List<Integer> refutation(int move, List<Integer> played) {
    Position here = start.copy();
    played.forEach(here::play);
    return new TryFinder(here, List.of(), 1, solver, options.solve().futile(), budget)
        .refutation(move)
        .map(Try::line)
        .orElse(List.of(move));
  }

  /** The reaction to a move that stands. */
  private Reaction accepted(
      Reaction.Kind kind, @Nullable DefectClass way, int move, SoFar soFar, int pick) {
    List<Integer> line = soFar.line();
    session.play(move);
    List<Integer> after = new ArrayList<>(soFar.played());
    after.add(move);
    boolean mated = after.size() == line.size() || session.isMated(budget);
    List<Integer> onward = mated ? after : onward(line, after, pick);
    session.undo(move);
    List<Integer> moves =
        onward.size() > after.size() ? List.of(move, onward.get(after.size())) : List.of(move);
    boolean isWhole = mated || onward.size() > after.size() + 1;
    return new Reaction(kind, way, moves, isWhole ? onward : List.of(), mated);
  }

  /**
   * The moves so far, a best reply and best play from there; that ends early if it is not known.
   */
  private List<Integer> onward(List<Integer> line, List<Integer> played, int pick) {
    Set<Integer> good = new LinkedHashSet<>();
    if (line.size() > played.size()) {
      good.add(line.get(played.size()));
    }
    good.addAll(replies.best().orElse(List.of()));
    List<Integer> choices = List.copyOf(good);
    if (!choices.isEmpty()) {
      int reply = choices.get(Math.floorMod(pick, choices.size()));
      if (line.size() > played.size() && line.get(played.size()) == reply) {
        return line;
      }
      Known<List<Integer>> rest = session.after(reply, replies::play);
      if (!rest.isOpen()) {
        return joined(joined(played, List.of(reply)), rest.get());
      }
      if (!line.isEmpty()) {
        return line;
      }
    }
    return joined(played, someReply());
  }

  /** The reply of some proof that it is mate; if that is lost, any. */
  private List<Integer> someReply() {
    Answer mates = session.mates(budget);
    List<Integer> proven =
        mates.isProven() ? session.provenLine(mates.length(), budget).orElse(List.of()) : List.of();
    if (!proven.isEmpty()) {
      return proven.subList(0, 1);
    }
    int[] moves = Evasions.of(session.position());
    return moves.length == 0 ? List.of() : List.of(moves[0]);
  }

  private static List<Integer> joined(List<Integer> first, List<Integer> second) {
    List<Integer> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  /**
   * The reply to a move of somebody who solves a problem move by move.
   *
   * @param kind what the move is
   * @param way the class of the other way to mate that it is, if it is one
   * @param moves what follows: the move and the reply to it, or the move alone where it mates; of
   *     one that is wrong the moves that refute it; without any it cannot be played
   * @param line the whole line of best play that is followed from now on, from the first position
   *     to the mate; empty if it is not known
   * @param mated whether it is mate now
   */
  public record Reaction(
      Kind kind,
      @Nullable DefectClass way,
      List<Integer> moves,
      List<Integer> line,
      boolean mated) {
    /** What a move is. */
    public enum Kind {
      /** The solution's, or one that is as good. */
      RIGHT,
      /** Another solution (余詰). */
      ANOTHER,
      /** It mates, but by a longer way. */
      LONGER,
      /** It gives no check. */
      NO_CHECK,
      /** The rules forbid it. */
      ILLEGAL,
      /** The defender gets away. */
      ESCAPES,
      /** A limit leaves open whether it mates, or how well. */
      OPEN;

      /** The stable name in messages, such as "no-check". */
      public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
      }

      /** Whether the move stands and is replied to. */
      public boolean isAccepted() {
        return this == RIGHT || this == ANOTHER;
      }

      /** Whether it is another solution than the author's. */
      public boolean isCook() {
        return this == ANOTHER;
      }

      /** Whether it is known to be no solution. */
      public boolean isWrong() {
        return !isAccepted() && this != OPEN;
      }
    }

    /** A reaction with copied lists. */
    public Reaction {
      moves = List.copyOf(moves);
      line = List.copyOf(line);
    }

    static Reaction refused(Kind kind, @Nullable DefectClass way, List<Integer> moves) {
      return new Reaction(kind, way, moves, List.of(), false);
    }
  }
}
