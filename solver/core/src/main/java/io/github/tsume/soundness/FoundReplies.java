package io.github.tsume.soundness;

import io.github.tsume.judgement.Bounds;
import io.github.tsume.judgement.OtherReply;
import io.github.tsume.mate.BestReplies;
import io.github.tsume.mate.ValuedReply;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The replies of which a search found out what they are worth, as evidence. */
final class FoundReplies implements OtherReply.Evidence {
  private final Map<Integer, ValuedReply> replies = new LinkedHashMap<>();

  /** All replies but the line's own. */
  FoundReplies(List<ValuedReply> all, int own) {
    all.stream()
        .filter(reply -> reply.move() != own)
        .forEach(each -> replies.put(each.move(), each));
  }

  /** Those that keep the value of a place, of so many plies. */
  static FoundReplies of(BestReplies best, int plies, int own) {
    return new FoundReplies(
        best.moves().stream()
            .map(move -> new ValuedReply(move, plies, true, best.leftover(), 0))
            .toList(),
        own);
  }

  /** A reply with its value. */
  ValuedReply get(int reply) {
    return Objects.requireNonNull(replies.get(reply));
  }

  @Override
  public List<Integer> replies() {
    return List.copyOf(replies.keySet());
  }

  @Override
  public Bounds after(int reply) {
    return Bounds.exactly(get(reply).worth());
  }

  @Override
  public Optional<Boolean> counts(int reply, int plies) {
    return Optional.of(get(reply).counts());
  }
}
