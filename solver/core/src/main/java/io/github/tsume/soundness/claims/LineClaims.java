package io.github.tsume.soundness.claims;

import static io.github.tsume.soundness.claims.CertificateClaims.with;

import io.github.tsume.board.position.Position;
import io.github.tsume.game.MateAtOnce;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Leftover;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.ValuedReply;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.verify.Worth;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The claims along a line: what its positions are worth, and each reply of the defender. */
final class LineClaims {
  private final Position start;
  private final Session session;
  private final CertificateClaims claims;
  private final boolean longVariation;
  private Known<Leftover> kept = Known.open(Known.Obstacle.NODES);
  private boolean keptIsTooMuch;
  private int length;

  /* Paths to positions whose replies are claimed. */
  private final Set<List<Integer>> done = new HashSet<>();

  /**
   * Claims of a session that stands at the first position.
   *
   * @param longVariation whether a reply that is shorter by two plies matters
   */
  LineClaims(Position start, Session session, CertificateClaims claims, boolean longVariation) {
    this.start = start;
    this.session = session;
    this.claims = claims;
    this.longVariation = longVariation;
  }

  /** Finds out what the attacker keeps in best play of an exact length. */
  void findLeftover(int plies) {
    length = plies;
    kept = session.leftover(session.question(plies, claims.part()));
  }

  /** The checks at a place of a line but, if wanted, its own, each after the moves before it. */
  List<List<Integer>> otherChecks(List<Integer> of, int index, boolean butLine) {
    Position position = start.copy();
    List<Integer> before = of.subList(0, index);
    before.forEach(position::play);
    return Arrays.stream(CheckMoves.of(position))
        .filter(check -> !butLine || check != of.get(index))
        .mapToObj(check -> with(before, check))
        .toList();
  }

  /** Whether the defender is mated at once after some moves. */
  boolean isMated(List<Integer> path) {
    Position position = start.copy();
    path.forEach(position::play);
    return MateAtOnce.isMated(position, session.futile());
  }

  /** Both bounds of the first position. */
  void first(int length) {
    most(length, List.of());
    least(length, List.of());
  }

  /**
   * What the positions of a line are worth; from its end, as what follows is part of it: where that
   * is too much, what comes before it is too.
   */
  void values(List<Integer> of, int from) {
    boolean lasts = true;
    for (int index = of.size() - 1; index >= from; index--) {
      int left = of.size() - index;
      List<Integer> before = of.subList(0, index);
      if (index % 2 == 1) {
        claims.atMost(Worth.of(left, kept.map(Leftover::kept).orElse(Worth.NONE)), before);
      } else if (lasts) {
        lasts = least(left, before);
      }
    }
  }

  /** At most so many plies, with what is kept if that is found. */
  private void most(int plies, List<Integer> path) {
    int best = kept.map(Leftover::kept).orElse(Worth.NONE);
    if (!claims.atMost(Worth.of(plies, best), path) && best != Worth.NONE) {
      claims.atMost(Worth.of(plies, Worth.NONE), path);
    }
  }

  /**
   * At least so many plies, with what is kept if that is found. Where it was too much to show what
   * is kept of a position further on, the length comes first.
   */
  private boolean least(int plies, List<Integer> path) {
    int best = kept.map(Leftover::kept).orElse(Worth.ALWAYS);
    if (!keptIsTooMuch && claims.atLeast(Worth.of(plies, best), path)) {
      return true;
    }
    keptIsTooMuch = true;
    boolean lasts = claims.atLeast(Worth.of(plies, Worth.ALWAYS), path);
    if (lasts && path.isEmpty()) {
      claims.atLeast(Worth.of(plies, best), path);
    }
    return lasts;
  }

  /** What each other reply of the defender along a line is worth. */
  void replies(List<Integer> of, int from) {
    for (int index = of.size() - 2; index > from; index -= 2) {
      List<Integer> before = of.subList(0, index);
      if (!done.add(before)) {
        claims.counts(before, of.get(index), of.size() - index);
        continue;
      }
      int left = of.size() - index;
      Known<List<ValuedReply>> replies =
          session.after(
              before,
              () ->
                  session
                      .lengthFrom(session.question(left, claims.part()))
                      .then(length -> session.replies(session.question(length, claims.part()))));
      if (replies.isOpen()) {
        continue;
      }
      claims.atMost(Worth.of(left, Worth.NONE), before);
      claims.counts(before, of.get(index), left);
      int best = bestKept(replies.get(), left);
      for (ValuedReply reply : replies.get()) {
        if (reply.move() != of.get(index)) {
          reply(before, reply, left, best);
        } else if (of.size() != length) {
          value(before, reply);
        }
      }
    }
  }

  /** What is kept at the mate after the best of the replies that last so long. */
  private static int bestKept(List<ValuedReply> replies, int plies) {
    return replies.stream()
        .filter(reply -> reply.counts() && reply.length() == plies)
        .mapToInt(reply -> reply.leftover().kept())
        .max()
        .orElse(Worth.ALWAYS);
  }

  /** What the position after a reply is worth. */
  private void value(List<Integer> before, ValuedReply reply) {
    List<Integer> after = with(before, reply.move());
    claims.atMost(reply.worth(), after);
    claims.atLeast(reply.worth(), after);
  }

  private void reply(List<Integer> before, ValuedReply reply, int left, int best) {
    if (!reply.counts()) {
      claims.futile(before, reply.move(), reply.others());
      return;
    }
    if (claims.isFutileAtOnce(before, reply.move()) || reply.isLonger()) {
      return;
    }
    List<Integer> after = with(before, reply.move());
    int worth = reply.worth();
    boolean weaker = worth < Worth.of(left - 1, best);
    boolean empties =
        longVariation && reply.length() == left - 2 && reply.leftover() != Leftover.ALWAYS;
    if (!claims.atMost(worth, after) && Worth.kept(worth) != Worth.NONE) {
      claims.atMost(Worth.of(reply.length() - 1, Worth.NONE), after);
    }
    if (!weaker || empties) {
      claims.atLeast(worth, after);
      claims.counts(before, reply.move(), reply.length());
    }
  }
}
