package io.github.tsume.certificate;

import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.OtherReply;
import io.github.tsume.judgement.OtherReply.Bounds;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.Worth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The evidence that a certificate gives of the replies at a place of a line. */
final class ShownReplies implements OtherReply.Evidence {
  private final Shown shown;
  private final List<Integer> before;
  private final int own;
  private final List<Integer> replies;

  private ShownReplies(Shown shown, List<Integer> line, int index) {
    this.shown = shown;
    this.before = line.subList(0, index);
    this.own = line.get(index);
    Position position = shown.start().copy();
    before.forEach(position::play);
    this.replies =
        IntStream.of(CanonicalMoves.of(position)).filter(reply -> reply != own).boxed().toList();
  }

  /** The replies off a line, by the place of its own. */
  static OtherReply of(Shown shown, List<Integer> line, int index) {
    ShownReplies replies = new ShownReplies(shown, line, index);
    int left = line.size() - index;
    int most = shown.most(replies.before);
    Bounds after = replies.after(replies.own);
    int here = most == Worth.NO_MATE ? most : most - Worth.of(1, 0);
    Bounds own = new Bounds(after.least(), Math.min(after.most(), here));
    int kept = Worth.plies(most) == left ? Worth.kept(most) : Worth.NONE;
    return new OtherReply(replies, left, OtherReply.kept(replies, left, own, kept));
  }

  @Override
  public List<Integer> replies() {
    return replies;
  }

  private List<Integer> path(int reply) {
    List<Integer> path = new ArrayList<>(before);
    path.add(reply);
    return path;
  }

  @Override
  public Bounds after(int reply) {
    List<Integer> path = path(reply);
    return new Bounds(shown.least(path), shown.most(path));
  }

  @Override
  public Optional<Boolean> counts(int reply, int plies) {
    List<Integer> path = path(reply);
    return shown.isFutile(path)
        ? Optional.of(false)
        : Optional.of(true).filter(any -> shown.counts(path, plies));
  }
}
