package io.github.tsume.soundness.claims;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.ClaimWriter;
import io.github.tsume.mate.Session;
import io.github.tsume.soundness.claims.Certificate.Claim;
import io.github.tsume.verify.ClaimKind;
import io.github.tsume.verify.ClaimWalk.Apart;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The claims of a certificate as they are written: each is added if its proof was found. */
final class CertificateClaims {
  /**
   * The most numbers of one proof of a mate, of one of the length, of one of anything else, and of
   * all together.
   */
  private static final int LARGEST_MATE = 2_000_000;

  private static final int LARGEST_LENGTH = 500_000;
  private static final int LARGEST_OTHER = 50_000;
  private static final int LARGEST = 4_000_000;

  private final ClaimWriter mates;
  private final SearchBudget budget;
  private final long most;
  private final long soon;
  private final List<Claim> claims = new ArrayList<>();
  private final List<List<Integer>> later = new ArrayList<>();
  private final Map<Bound, Boolean> bounds = new HashMap<>();
  private int size;
  private boolean last;

  /** A bound that was claimed, or could not be. */
  private record Bound(ClaimKind kind, int worth, List<Integer> path) {}

  CertificateClaims(Session session, List<Integer> line, SearchBudget budget) {
    Efforts efforts = session.efforts();
    this.mates = new ClaimWriter(session, line);
    this.budget = budget;
    this.most = efforts.nodes(EffortTable.CERTIFICATE_CLAIM);
    this.soon = efforts.nodes(EffortTable.CERTIFICATE_SOON);
  }

  List<Claim> list() {
    return claims;
  }

  /** What may go into one question. */
  SearchBudget part() {
    return budget.slice(most);
  }

  /** Half of what is left. */
  SearchBudget half() {
    return budget.slice(budget.nodesLeft() / 2);
  }

  /** Claims a mate if it is easily found. */
  boolean mateSoon(List<Integer> path) {
    SearchBudget little = budget.slice(soon);
    return add(ClaimKind.MATE, 0, path, other().mate(path, little));
  }

  /** Claims a mate, with as much as all may take. */
  boolean mate(List<Integer> path) {
    mates.setLimit(Math.min(LARGEST_MATE, LARGEST - size));
    return add(ClaimKind.MATE, 0, path, mates.mate(path, budget));
  }

  /** Claims that a problem without a mate has none after a check. */
  boolean noMateAtAll(List<Integer> path) {
    mates.setLimit(Math.min(LARGEST_MATE, LARGEST - size));
    return add(ClaimKind.NO_MATE, 0, path, mates.noMate(path, budget));
  }

  boolean noMate(List<Integer> path) {
    return add(ClaimKind.NO_MATE, 0, path, other().noMate(path, part()));
  }

  /** The same with a little; what that is not enough for comes again at the end. */
  void noMateSoon(List<Integer> path) {
    SearchBudget little = budget.slice(soon);
    if (!add(ClaimKind.NO_MATE, 0, path, other().noMate(path, little))) {
      later.add(path);
    }
  }

  /** Claims what was put off. */
  void rest() {
    later.forEach(this::noMate);
    later.clear();
  }

  boolean mateApart(Apart from, List<Integer> path) {
    ClaimKind kind = from.others() ? ClaimKind.MATE_OFF : ClaimKind.MATE_APART;
    return add(kind, from.number(), path, other().mateApart(path, from, part()));
  }

  boolean noMateApart(Apart from, List<Integer> path) {
    ClaimKind kind = from.others() ? ClaimKind.NO_MATE_OFF : ClaimKind.NO_MATE_APART;
    return add(kind, from.number(), path, other().noMateApart(path, from, part()));
  }

  boolean atMost(int worth, List<Integer> path) {
    return bound(ClaimKind.AT_MOST, worth, path);
  }

  boolean atLeast(int worth, List<Integer> path) {
    return bound(ClaimKind.AT_LEAST, worth, path);
  }

  /** From now on all that is left may go into what was not shown of the first position. */
  void atLast() {
    bounds.values().removeIf(shown -> !shown);
    last = true;
  }

  /** Claims a bound, once. That of the first position is the length: more may go into it. */
  private boolean bound(ClaimKind kind, int worth, List<Integer> path) {
    Bound bound = new Bound(kind, worth, List.copyOf(path));
    Boolean before = bounds.get(bound);
    if (before != null) {
      return before;
    }
    SearchBudget part = path.isEmpty() ? last ? budget : half() : part();
    mates.setLimit(Math.min(path.isEmpty() ? LARGEST_LENGTH : LARGEST_OTHER, LARGEST - size));
    boolean shown =
        add(
            kind,
            worth,
            path,
            kind == ClaimKind.AT_MOST
                ? mates.atMost(path, worth, part)
                : mates.atLeast(path, worth, part));
    bounds.put(bound, shown);
    return shown;
  }

  /** Claims that a reply after some moves counts; there is nothing to claim if it cannot but. */
  boolean counts(List<Integer> path, int reply, int plies) {
    return !mates.mayBeFutile(reply)
        || add(
            ClaimKind.COUNTS, plies, with(path, reply), other().counts(path, reply, plies, part()));
  }

  /** Claims that a reply after some moves is futile; nothing has to be claimed if it is at once. */
  boolean futile(List<Integer> path, int reply, int most) {
    if (mates.isFutileAtOnce(path, reply)) {
      return true;
    }
    for (int plies = 2; plies <= most; plies += 2) {
      Optional<byte[]> proof = other().futile(path, reply, plies, part());
      if (add(ClaimKind.FUTILE, plies, with(path, reply), proof)) {
        return true;
      }
    }
    return false;
  }

  /** Tells of another line of best play. */
  void otherLine(List<Integer> moves) {
    mates.tell(moves);
    claims.add(new Claim(ClaimKind.OTHER_LINE, 0, moves, new byte[0]));
  }

  /** Whether a reply after some moves is futile at once. */
  boolean isFutileAtOnce(List<Integer> path, int reply) {
    return mates.isFutileAtOnce(path, reply);
  }

  private ClaimWriter other() {
    mates.setLimit(Math.min(LARGEST_OTHER, LARGEST - size));
    return mates;
  }

  private boolean add(ClaimKind kind, int number, List<Integer> path, Optional<byte[]> proof) {
    proof.ifPresent(bytes -> claims.add(new Claim(kind, number, path, bytes)));
    size += proof.map(bytes -> bytes.length).orElse(0);
    return proof.isPresent();
  }

  /** A path and one more move. */
  static List<Integer> with(List<Integer> path, int move) {
    List<Integer> longer = new ArrayList<>(path);
    longer.add(move);
    return longer;
  }
}
