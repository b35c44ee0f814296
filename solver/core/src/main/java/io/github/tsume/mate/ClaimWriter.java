package io.github.tsume.mate;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.Claims;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.verify.ClaimWalk;
import io.github.tsume.verify.ClaimWalk.Apart;
import io.github.tsume.verify.Counting;
import io.github.tsume.verify.MoveNumbers;
import io.github.tsume.verify.ProofTree;
import io.github.tsume.verify.Stage;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * A writer, claim by claim, of what a {@link Session} can prove, so that {@link ClaimWalk} can
 * follow it without a search.
 *
 * <p>It goes the very way of whoever follows; where that one reads a number, this one asks the
 * session and writes it. So what is written holds, whatever the session says; a claim that breaks
 * off is forgotten.
 */
public final class ClaimWriter {
  private static final Apart NOTHING = Apart.first(0);

  private final Session session;
  private final List<List<Integer>> lines = new ArrayList<>();
  private int limit;
  private final SessionStage stage;
  private final ClaimWalk walk;
  private final SessionHints hints;

  /**
   * Nothing written yet, of a session that stands at the first position.
   *
   * @param line the line whose positions may be avoided
   */
  public ClaimWriter(Session session, List<Integer> line) {
    this.session = session;
    this.lines.add(List.copyOf(line));
    this.stage = new SessionStage(session.game());
    this.hints = new SessionHints(session, stage);
    Counting counting = Counting.valueOf(session.futile().name());
    this.walk = new ClaimWalk(stage, line, counting, hints);
  }

  /** Sets the most numbers of the claims to come. */
  public void setLimit(int most) {
    limit = most;
  }

  /** Whether a reply may be futile at all. */
  public boolean mayBeFutile(int reply) {
    return walk.mayBeFutile(reply);
  }

  /** A proof that the attacker mates after some moves; empty if it was not found or is too long. */
  public Optional<byte[]> mate(List<Integer> path, SearchBudget budget) {
    return mateApart(path, NOTHING, budget);
  }

  /** Tells of another line, whose positions may be avoided too. */
  public void tell(List<Integer> other) {
    if (walk.tell(other)) {
      lines.add(List.copyOf(other));
    }
  }

  /** The same of a mate that does not come to some positions of lines. */
  public Optional<byte[]> mateApart(List<Integer> path, Apart from, SearchBudget budget) {
    return at(
        path,
        from,
        budget,
        () -> {
          ProofTree proof = apart(from, path, () -> session.proofApart(budget)).orElse(null);
          hints.setProof(proof, !from.isNothing());
          return proof != null && (from.isNothing() ? walk.mate() : walk.mateApart(from)) >= 0;
        });
  }

  /** A proof that the attacker, who has just given check, does not mate. */
  public Optional<byte[]> noMate(List<Integer> path, SearchBudget budget) {
    return at(path, NOTHING, budget, walk::noMate);
  }

  /** The same if he may not come to some positions of lines. */
  public Optional<byte[]> noMateApart(List<Integer> path, Apart from, SearchBudget budget) {
    return at(path, from, budget, () -> apart(from, path, () -> walk.noMateApart(from)));
  }

  /** A proof that the value after some moves is at most so much. */
  public Optional<byte[]> atMost(List<Integer> path, int worth, SearchBudget budget) {
    return at(path, NOTHING, budget, () -> valued(budget, () -> walk.atMost(worth)));
  }

  /** A proof that the value after some moves is at least so much. */
  public Optional<byte[]> atLeast(List<Integer> path, int worth, SearchBudget budget) {
    return at(path, NOTHING, budget, () -> valued(budget, () -> walk.atLeast(worth)));
  }

  /** A proof that an interposition after some moves counts, if it takes at most so many plies. */
  public Optional<byte[]> counts(List<Integer> path, int reply, int plies, SearchBudget budget) {
    return at(path, NOTHING, budget, () -> valued(budget, () -> walk.counts(reply, plies)));
  }

  /** A proof that an interposition after some moves is futile; empty too if it is so at once. */
  public Optional<byte[]> futile(List<Integer> path, int reply, int plies, SearchBudget budget) {
    return at(path, NOTHING, budget, () -> valued(budget, () -> walk.isFutile(reply, plies)));
  }

  /** Whether an interposition after some moves is futile at once, which needs no proof. */
  public boolean isFutileAtOnce(List<Integer> path, int reply) {
    return session.after(path, () -> walk.mayBeFutile(reply) && walk.isFutileAtOnce(reply));
  }

  private boolean valued(SearchBudget budget, BooleanSupplier work) {
    return session.during(
        session.question(0, budget),
        inquiry -> {
          hints.setInquiry(inquiry);
          return work.getAsBoolean();
        });
  }

  private <T> T apart(Apart from, List<Integer> path, Supplier<T> work) {
    if (!from.isNothing()) {
      leave(path);
      if (from.others()) {
        List<List<Integer>> avoided =
            from.number() == 0 ? lines : List.of(lines.get(from.number()));
        avoided.forEach(line -> forbid(line, (line.size() + 1) / 2));
      } else {
        forbid(lines.get(0), from.number());
      }
      path.forEach(session::play);
    }
    T found = work.get();
    session.allowAll();
    return found;
  }

  private void forbid(List<Integer> line, int positions) {
    int played = 0;
    for (int i = 0; i < positions; i++) {
      session.forbid();
      for (int at = 2 * i; at < Math.min(2 * i + 2, line.size()); at++) {
        session.play(line.get(at));
        played++;
      }
    }
    while (played > 0) {
      session.undo(line.get(--played));
    }
  }

  private void leave(List<Integer> path) {
    session.undoAll(path);
  }

  private Optional<byte[]> at(
      List<Integer> path, Apart from, SearchBudget budget, BooleanSupplier work) {
    if (budget.isSpent()) {
      return Optional.empty();
    }
    path.forEach(session::play);
    int depth = session.game().depth();
    MoveNumbers numbers = new MoveNumbers();
    hints.write(numbers, limit, budget);
    ClaimWalk.Mark mark = walk.mark(from);
    boolean holds;
    try {
      holds = work.getAsBoolean();
    } catch (OpenQuestionException open) {
      session.allowAll();
      holds = false;
    } finally {
      session.game().unwindTo(depth);
      stage.clear();
    }
    leave(path);
    if (!holds) {
      walk.forget(mark);
      return Optional.empty();
    }
    return Optional.of(numbers.toBytes());
  }

  /** A game as a stage: what is played there is played in the game, so that it can be asked. */
  static final class SessionStage implements Stage {
    private final TsumeGame game;
    private final IntArrayList played = new IntArrayList();

    SessionStage(TsumeGame game) {
      this.game = game;
    }

    @Override
    public Position position() {
      return game.position();
    }

    @Override
    public void play(int move) {
      game.play(move);
      game.withdrawClaims();
      played.add(move);
    }

    /** The last move that was played and not taken back. */
    int lastMove() {
      return played.getInt(played.size() - 1);
    }

    /** Forgets all moves: whoever played them took them back in another way. */
    void clear() {
      played.clear();
    }

    @Override
    public void undo(int move) {
      game.undo(move);
      played.removeInt(played.size() - 1);
    }

    @Override
    public void giveBack(int interposition, int capture) {
      // Once more, with claims on offer.
      game.undo(interposition);
      game.play(interposition);
      game.play(Claims.claimOf(capture));
    }

    @Override
    public void takeBack(int interposition, int capture) {
      game.undo(Claims.claimOf(capture));
      game.withdrawClaims();
    }
  }
}
