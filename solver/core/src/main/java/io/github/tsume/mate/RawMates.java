package io.github.tsume.mate;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.Lengths;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.verify.ProofTree;
import io.github.tsume.verify.ProofVerifier;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import java.util.List;
import java.util.Optional;

/**
 * The answers for a {@link Session} to whether there is a mate at all that avoids some positions,
 * every interposition counted, and shows its line.
 */
final class RawMates {
  private final Session session;
  private final TsumeGame game;
  private final DfPn search;
  private final Position position;

  /* What the mate that was found last avoids, from where, and in how many plies. */
  private Forbidden avoided = Forbidden.NOTHING;
  private long foundFrom;
  private int foundIn;

  /* Of the questions with forbidden nodes: whether the mate in the table avoids them. */
  private final LongSet avoiding = new LongOpenHashSet();
  private final LongSet meeting = new LongOpenHashSet();

  /* The proofs of all lines that were asked for, together: they have much in common. */
  private final ProofTree proofs = new ProofTree();
  private final ProofTree verified = new ProofTree();

  RawMates(Session session, TsumeGame game, DfPn search) {
    this.session = session;
    this.game = game;
    this.search = search;
    this.position = game.position();
  }

  /** Whether the attacker mates from here without coming to some positions. */
  Answer mates(Forbidden forbidden, SearchBudget budget) {
    avoided = Forbidden.NOTHING;
    forbidden.putInto(search, game);
    Answer answer = search.solve(Lengths.UNBOUNDED, budget);
    search.allowAll();
    if (!answer.isProven() || forbidden.isEmpty() || avoids(forbidden, answer.length(), budget)) {
      return answer;
    }
    // The table may know a mate from before; that one may well lead through what is forbidden.
    Forbidden nodes = forbidden.copy();
    MateRule rule = new MateRule.Avoiding(nodes);
    Answer strict = session.under(rule, () -> search.solve(Lengths.UNBOUNDED, budget));
    if (strict.isProven()) {
      avoided = nodes;
      foundFrom = position.boardKey();
      foundIn = strict.length();
    }
    return strict;
  }

  /**
   * Whether a mate that the table has avoids what is forbidden. Proofs are long, and the same
   * question comes again with more nodes: that there is such a mate stays so, and one that was not
   * found is not looked for again.
   */
  private boolean avoids(Forbidden forbidden, int length, SearchBudget budget) {
    long question = (game.state() ^ forbidden.id()) * 0x9E3779B97F4A7C15L;
    if (!avoiding.contains(question) && !meeting.contains(question)) {
      ProofExtractor extractor =
          new ProofExtractor(game, search, budget.overtime(), new ProofTree());
      boolean avoids = extractor.avoiding(forbidden).extract(length) >= 0;
      (avoids ? avoiding : meeting).add(question);
    }
    return avoiding.contains(question);
  }

  /** The proof of a mate that avoids some positions; empty if none, or not all of it, is found. */
  Optional<ProofTree> proof(Forbidden forbidden, SearchBudget budget) {
    Answer answer = mates(forbidden, budget);
    if (!answer.isProven()) {
      return Optional.empty();
    }
    if (forbidden.isEmpty()) {
      return session.proofOf(answer.length(), budget);
    }
    ProofTree kept = new ProofTree();
    boolean avoids =
        new ProofExtractor(game, search, budget.overtime(), kept)
                .avoiding(forbidden)
                .extract(answer.length())
            >= 0;
    boolean strict = foundFrom == position.boardKey() && !avoided.isEmpty();
    ProofTree proof = avoids ? kept : new ProofTree();
    return avoids || (strict && isExtracted(proof, avoided, true, answer.length(), budget))
        ? Optional.of(proof)
        : Optional.empty();
  }

  private boolean isExtracted(
      ProofTree proof, Forbidden nodes, boolean strict, int length, SearchBudget budget) {
    MateRule rule = strict ? new MateRule.Avoiding(nodes) : MateRule.RAW;
    return session.under(
        rule,
        () ->
            new ProofExtractor(game, search, budget.overtime(), proof)
                    .avoiding(nodes)
                    .extract(length)
                >= 0);
  }

  /** The longest line of the proof found last, replayed and verified. */
  Known<List<Integer>> provenLine(int length, SearchBudget budget) {
    boolean strict = foundFrom == position.boardKey() && foundIn <= length && !avoided.isEmpty();
    Forbidden nodes = strict ? avoided : Forbidden.NOTHING;
    ProofTree proof = strict ? new ProofTree() : proofs;
    if (!isExtracted(proof, nodes, strict, length, budget)) {
      return Known.open(Known.Obstacle.LOST);
    }
    if (!ProofVerifier.verify(position, proof, strict ? new ProofTree() : verified)) {
      throw new IllegalStateException("the proof of a mate did not stand its replay");
    }
    return Known.of(IntArrayList.wrap(ProofExtractor.longestLine(position, proof)));
  }
}
