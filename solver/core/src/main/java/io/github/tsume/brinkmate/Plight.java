package io.github.tsume.brinkmate;

import io.github.tsume.verdict.Reason;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state of the defender, who is to move.
 *
 * @param kind which of these it is
 * @param threat the mate that follows if he does nothing; empty if there is none, he is in check,
 *     or it was not found out
 * @param parries the moves after which checks alone do not mate
 * @param open those of which it is not known
 * @param limit what left it open; null if nothing did
 */
public record Plight(
    Kind kind,
    List<Integer> threat,
    List<Integer> parries,
    List<Integer> open,
    @Nullable Reason limit) {
  /** A plight with copied lists. */
  public Plight {
    threat = List.copyOf(threat);
    parries = List.copyOf(parries);
    open = List.copyOf(open);
  }

  /** How he stands. */
  public enum Kind {
    /** Whatever he plays, checks mate (必至), or he has no move; in check, he is mated (詰み). */
    BRINKMATE,
    /** If he did nothing checks would mate, but he can parry it (詰めろ). */
    THREAT,
    /** He is in check, and not mated by it (王手). */
    CHECK,
    /** If he did nothing he would not be mated. */
    NOTHING,
    /** It is not known. */
    UNKNOWN
  }
}
