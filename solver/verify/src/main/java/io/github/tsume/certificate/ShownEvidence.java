package io.github.tsume.certificate;

import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.DualLine;
import io.github.tsume.judgement.MoveRelation;
import io.github.tsume.judgement.OtherMate;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.ClaimWalk.Apart;
import io.github.tsume.verify.Worth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The evidence that a certificate gives of a check off the line that mates. */
final class ShownEvidence implements OtherMate.Evidence {
  private final Claimed claimed;
  private final Shown shown;
  private final List<Integer> line;
  private final Apart own;
  private final boolean authored;
  private final int index;
  private final int move;
  private final List<Integer> path;

  private ShownEvidence(
      Claimed claimed, Shown shown, List<Integer> line, Apart own, int index, int move) {
    this.claimed = claimed;
    this.shown = shown;
    this.line = line;
    this.own = own;
    this.authored = claimed.isAuthored() && !own.others();
    this.index = index;
    this.move = move;
    this.path = new ArrayList<>(line.subList(0, index));
    path.add(move);
  }

  /** Of a check instead of a move of the line, by the place of that. */
  static ShownEvidence of(Claimed claimed, Shown shown, int index, int move) {
    List<Integer> line = claimed.line();
    Apart own = Apart.first((line.size() + 1) / 2);
    return new ShownEvidence(claimed, shown, line, own, index, move);
  }

  /** The same off another line, by its number. */
  static ShownEvidence of(Claimed claimed, Shown shown, int number, int index, int move) {
    List<Integer> line = shown.otherLines().get(number - 1);
    return new ShownEvidence(claimed, shown, line, Apart.from(number), index, move);
  }

  private int left() {
    return line.size() - index;
  }

  private int nodes() {
    return (line.size() + 1) / 2;
  }

  private Position position() {
    Position position = claimed.start().copy();
    line.subList(0, index).forEach(position::play);
    return position;
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
    return MoveRelation.of(position(), move, line.get(index));
  }

  @Override
  public Optional<Boolean> continues() {
    List<Integer> rest = line.subList(index, line.size());
    return Optional.of(
        DualLine.of(position(), rest, move, CanonicalMoves::of).filter(this::mates).isPresent());
  }

  /** Whether moves from here mate. */
  private boolean mates(List<Integer> moves) {
    List<Integer> whole = new ArrayList<>(line.subList(0, index));
    whole.addAll(moves);
    return shown.isMated(whole);
  }

  @Override
  public Optional<Boolean> onlyReturns() {
    Apart before = Apart.first(index / 2 + 1);
    if (!authored || shown.matesApart(path, before)) {
      return Optional.of(false);
    }
    return shown.failsApart(path, before) ? Optional.of(true) : Optional.empty();
  }

  @Override
  public Optional<Boolean> isShorter() {
    if (!authored || left() < 3) {
      return Optional.of(false);
    }
    return isWithin(left() - 3);
  }

  @Override
  public Optional<Boolean> isWithinLine() {
    List<Integer> main = line.subList(0, index + 1);
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
    if (shown.matesApart(path, own)) {
      return Optional.of(true);
    }
    return shown.failsApart(path, own) ? Optional.of(false) : Optional.empty();
  }
}
