package io.github.tsume.app.certificate;

import io.github.tsume.board.Position;
import io.github.tsume.judgement.DualLine;
import io.github.tsume.judgement.MoveRelation;
import io.github.tsume.judgement.OtherMate;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.Worth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a certificate shows of a check off the line that mates. */
final class ShownEvidence implements OtherMate.Evidence {
  private final Claimed claimed;
  private final Shown shown;
  private final int index;
  private final int move;
  private final List<Integer> path;

  /** Of a check instead of a move of the line, by the place of that. */
  ShownEvidence(Claimed claimed, Shown shown, int index, int move) {
    this.claimed = claimed;
    this.shown = shown;
    this.index = index;
    this.move = move;
    this.path = new ArrayList<>(claimed.line().subList(0, index));
    path.add(move);
  }

  private int left() {
    return claimed.line().size() - index;
  }

  private int nodes() {
    return (claimed.line().size() + 1) / 2;
  }

  @Override
  public boolean isLast() {
    return left() == 1;
  }

  @Override
  public boolean matesAtOnce() {
    return shown.isMated(path);
  }

  @Override
  public boolean isLate() {
    return nodes() - index / 2 <= claimed.standards().late();
  }

  @Override
  public MoveRelation relation() {
    return MoveRelation.of(claimed.at(index), move, claimed.line().get(index));
  }

  @Override
  public boolean continues() {
    Position position = claimed.at(index);
    List<Integer> rest = claimed.line().subList(index, claimed.line().size());
    return DualLine.of(position, rest, move, CanonicalMoves::of).filter(this::mates).isPresent();
  }

  /** Whether some check mates at once after moves from here. */
  private boolean mates(List<Integer> moves) {
    List<Integer> whole = new ArrayList<>(claimed.line().subList(0, index));
    whole.addAll(moves);
    Position position = claimed.start().copy();
    whole.forEach(position::play);
    for (int last : CanonicalMoves.of(position)) {
      whole.add(last);
      boolean mates = shown.isMated(whole);
      whole.remove(whole.size() - 1);
      if (mates) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Optional<Boolean> onlyReturns() {
    int before = index / 2 + 1;
    if (!claimed.isAuthored() || shown.matesApart(path, before)) {
      return Optional.of(false);
    }
    return shown.failsApart(path, before) ? Optional.of(true) : Optional.empty();
  }

  @Override
  public Optional<Boolean> isShorter() {
    if (!claimed.isAuthored() || left() < 3) {
      return Optional.of(false);
    }
    return isWithin(left() - 3);
  }

  @Override
  public Optional<Boolean> isWithinLine() {
    List<Integer> main = claimed.line().subList(0, index + 1);
    // Where the defender could hold out longer than an author's line says, that counts.
    int least = Math.max(left() - 1, Worth.plies(Math.min(shown.least(main), 1 << 20)));
    if (shown.most(path) <= Worth.of(least, Worth.NONE)) {
      return Optional.of(true);
    }
    int most = shown.most(main);
    boolean longer =
        most < Integer.MAX_VALUE
            && shown.least(path) > Worth.of(Math.max(left() - 1, Worth.plies(most)), Worth.NONE);
    return longer ? Optional.of(false) : Optional.empty();
  }

  private Optional<Boolean> isWithin(int plies) {
    if (shown.most(path) <= Worth.of(plies, Worth.NONE)) {
      return Optional.of(true);
    }
    return shown.least(path) > Worth.of(plies, Worth.NONE) ? Optional.of(false) : Optional.empty();
  }

  @Override
  public Optional<Boolean> isIndependent() {
    if (shown.matesApart(path, nodes())) {
      return Optional.of(true);
    }
    return shown.failsApart(path, nodes()) ? Optional.of(false) : Optional.empty();
  }
}
