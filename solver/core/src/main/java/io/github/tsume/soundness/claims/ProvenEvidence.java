package io.github.tsume.soundness.claims;

import static io.github.tsume.soundness.claims.CertificateClaims.with;

import io.github.tsume.board.position.Position;
import io.github.tsume.game.MateAtOnce;
import io.github.tsume.judgement.MoveRelation;
import io.github.tsume.judgement.OtherMate;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Session;
import io.github.tsume.soundness.DualContinuation;
import io.github.tsume.soundness.Mainline;
import io.github.tsume.soundness.OtherCheck;
import io.github.tsume.verify.ClaimWalk.Apart;
import io.github.tsume.verify.Worth;
import java.util.List;
import java.util.Optional;

/** The knowledge of a check that mates: whatever is asked of it is proved, and claimed. */
final class ProvenEvidence implements OtherMate.Evidence {
  private final Session session;
  private final Mainline mainline;
  private final boolean authored;
  private final int late;
  private final int node;
  private final int move;
  private final List<Integer> path;
  private final Apart own;
  private final CertificateClaims claims;

  /**
   * Of a check off a line.
   *
   * @param own which positions those of the line are
   */
  ProvenEvidence(
      Session session,
      Mainline line,
      boolean authored,
      int late,
      OtherCheck check,
      Apart own,
      CertificateClaims claims) {
    this.session = session;
    this.mainline = line;
    this.authored = authored;
    this.late = late;
    this.node = check.node();
    this.move = check.move();
    this.path = with(line.before(node), move);
    this.own = own;
    this.claims = claims;
  }

  @Override
  public boolean isLast() {
    return node == mainline.nodes() - 1;
  }

  @Override
  public boolean matesAtOnce() {
    Position position = session.position().copy();
    path.forEach(position::play);
    return MateAtOnce.isMated(position, session.futile());
  }

  @Override
  public boolean isLate() {
    return mainline.nodes() - node <= late;
  }

  @Override
  public MoveRelation relation() {
    return session.after(
        mainline.before(node),
        () -> MoveRelation.of(session.position(), move, mainline.attack(node)));
  }

  @Override
  public Optional<Boolean> continues() {
    return Optional.of(
        session.after(
            mainline.before(node),
            () -> DualContinuation.isMainlines(mainline, move, node, session, claims.part())));
  }

  @Override
  public Optional<Boolean> onlyReturns() {
    if (!authored || claims.mateApart(Apart.first(node + 1), path)) {
      return Optional.of(false);
    }
    return claims.noMateApart(Apart.first(node + 1), path) ? Optional.of(true) : Optional.empty();
  }

  @Override
  public Optional<Boolean> isShorter() {
    int left = mainline.remaining(node);
    if (!authored || left < 3) {
      return Optional.of(false);
    }
    if (claims.atMost(Worth.of(left - 3, Worth.NONE), path)) {
      return Optional.of(true);
    }
    return claims.atLeast(Worth.of(left - 1, 0), path) ? Optional.of(false) : Optional.empty();
  }

  @Override
  public Optional<Boolean> isWithinLine() {
    List<Integer> main = with(mainline.before(node), mainline.attack(node));
    Known<Integer> most =
        session.after(
            main,
            () ->
                session.lengthFrom(session.question(mainline.remaining(node) - 1, claims.part())));
    if (most.isOpen()) {
      return Optional.empty();
    }
    // The moves of an author may be worth more than is left of his line, which has to be shown.
    boolean longer = authored && most.get() >= mainline.remaining(node);
    if (longer && !claims.atLeast(Worth.of(most.get(), 0), main)) {
      return Optional.empty();
    }
    if (claims.atMost(Worth.of(most.get(), Worth.NONE), path)) {
      return Optional.of(true);
    }
    if (authored && !claims.atMost(Worth.of(most.get(), Worth.NONE), main)) {
      return Optional.empty();
    }
    return claims.atLeast(Worth.of(most.get() + 2, 0), path)
        ? Optional.of(false)
        : Optional.empty();
  }

  @Override
  public Optional<Boolean> isIndependent() {
    if (claims.mateApart(own, path)) {
      return Optional.of(true);
    }
    return claims.noMateApart(own, path) ? Optional.of(false) : Optional.empty();
  }
}
