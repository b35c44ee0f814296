package io.github.tsume.soundness;

import static io.github.tsume.soundness.CertificateClaims.with;

import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.MoveRelation;
import io.github.tsume.judgement.OtherMate;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Session;
import io.github.tsume.verify.Worth;
import java.util.List;
import java.util.Optional;

/** What is known of a check that mates: whatever is asked of it is proved, and claimed. */
final class ProvenEvidence implements OtherMate.Evidence {
  private final Session session;
  private final Mainline mainline;
  private final boolean authored;
  private final int late;
  private final int node;
  private final int move;
  private final List<Integer> path;
  private final CertificateClaims claims;

  ProvenEvidence(
      Session session,
      Mainline mainline,
      boolean authored,
      int late,
      Defect defect,
      CertificateClaims claims) {
    this.session = session;
    this.mainline = mainline;
    this.authored = authored;
    this.late = late;
    this.node = defect.ply() / 2;
    this.move = defect.move();
    this.path = with(mainline.before(node), move);
    this.claims = claims;
  }

  @Override
  public boolean isLast() {
    return false;
  }

  @Override
  public boolean matesAtOnce() {
    return false;
  }

  @Override
  public boolean isLate() {
    return mainline.nodes() - node <= late;
  }

  @Override
  public MoveRelation relation() {
    mainline.before(node).forEach(session::play);
    MoveRelation relation = MoveRelation.of(session.position(), move, mainline.attack(node));
    back();
    return relation;
  }

  @Override
  public boolean continues() {
    mainline.before(node).forEach(session::play);
    boolean continues = DualContinuation.isMainlines(mainline, move, node, session, claims.part());
    back();
    return continues;
  }

  private void back() {
    for (int i = 2 * node - 1; i >= 0; i--) {
      session.undo(mainline.move(i));
    }
  }

  @Override
  public Optional<Boolean> onlyReturns() {
    if (!authored || claims.mateApart(node + 1, path)) {
      return Optional.of(false);
    }
    return claims.noMateApart(node + 1, path) ? Optional.of(true) : Optional.empty();
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
    mainline.before(node).forEach(session::play);
    session.play(mainline.attack(node));
    Known<Integer> most =
        session.lengthFrom(session.question(mainline.remaining(node) - 1, claims.part()));
    session.undo(mainline.attack(node));
    back();
    if (most.isOpen()) {
      return Optional.empty();
    }
    if (claims.atMost(Worth.of(most.get(), Worth.NONE), path)) {
      return Optional.of(true);
    }
    return claims.atLeast(Worth.of(most.get() + 2, 0), path)
        ? Optional.of(false)
        : Optional.empty();
  }

  @Override
  public Optional<Boolean> isIndependent() {
    if (claims.mateApart(mainline.nodes(), path)) {
      return Optional.of(true);
    }
    return claims.noMateApart(mainline.nodes(), path) ? Optional.of(false) : Optional.empty();
  }
}
