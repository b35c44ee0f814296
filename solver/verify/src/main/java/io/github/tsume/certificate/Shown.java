package io.github.tsume.certificate;

import io.github.tsume.board.position.Position;
import io.github.tsume.certificate.CertificateFile.Claim;
import io.github.tsume.certificate.RefusedException.Refusal;
import io.github.tsume.results.json.Result;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.ClaimKind;
import io.github.tsume.verify.ClaimReader;
import io.github.tsume.verify.ClaimWalk.Apart;
import io.github.tsume.verify.Counting;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** The claims of a certificate, each followed as it was read. */
final class Shown {
  /** Moves and which positions may not be reached after them. */
  private record Off(Apart from, List<Integer> path) {}

  private final Position start;
  private final ClaimReader reader;
  private final List<Integer> line;
  private final Map<List<Integer>, Integer> mates = new HashMap<>();
  private final Set<List<Integer>> fails = new HashSet<>();
  private final Set<Off> matesApart = new HashSet<>();
  private final Set<Off> failsApart = new HashSet<>();
  private final Map<List<Integer>, Integer> most = new HashMap<>();
  private final Map<List<Integer>, Integer> least = new HashMap<>();
  private final Map<List<Integer>, Integer> counting = new HashMap<>();
  private final Set<List<Integer>> futile = new HashSet<>();
  private final List<List<Integer>> otherLines = new ArrayList<>();

  private Shown(Position start, List<Integer> line, Counting rule) {
    this.start = start;
    this.line = line;
    this.reader = new ClaimReader(start, line, rule);
  }

  /**
   * Follows the certificate of a result.
   *
   * @throws RefusedException if a claim does not hold
   */
  static Shown of(Result result, CertificateSource source) throws IOException {
    Result.Origin origin = result.origin();
    if (!source.sfen().equals(origin.sfen()) || !source.rules().equals(origin.rules())) {
      throw new RefusedException(Refusal.POSITION, "");
    }
    Position start = Starts.of(result);
    List<String> usi = result.answer().mainline();
    List<Integer> line = CanonicalMoves.line(start, usi);
    if (line.size() != usi.size() || !(source.isAlone() || source.mainline().equals(usi))) {
      throw new RefusedException(Refusal.MAINLINE, "");
    }
    Counting rule = rule(result);
    if (!source.isAlone() && !source.futile().equals(CertificateFile.code(rule))) {
      throw new RefusedException(Refusal.FIELD, "options.futile");
    }
    Shown shown = new Shown(start, line, rule);
    for (Claim claim = source.next(); claim != null; claim = source.next()) {
      shown.reader.allow(source.bytes());
      shown.follow(claim, source.isAlone());
    }
    shown.reader.end();
    return shown;
  }

  /** By which rule interpositions are futile in a result. */
  static Counting rule(Result result) {
    String code =
        result.check() == null || result.check().options() == null
            ? CertificateFile.code(Counting.STANDARD)
            : result.check().options().futile().code();
    return Stream.of(Counting.values())
        .filter(each -> CertificateFile.code(each).equals(code))
        .findFirst()
        .orElseThrow(() -> new RefusedException(Refusal.FIELD, "options.futile"));
  }

  private void follow(Claim claim, boolean alone) {
    List<Integer> path = CanonicalMoves.line(start, claim.path());
    if (path.size() != claim.path().size()) {
      throw new RefusedException(Refusal.MOVE, String.join(" ", claim.path()));
    }
    boolean first = alone && claim.kind() != ClaimKind.MATE && claim.kind() != ClaimKind.NO_MATE;
    ClaimReader by = alone ? new ClaimReader(start, line, Counting.NONE) : reader;
    if (first || !holds(claim, path, by)) {
      throw new RefusedException(Refusal.PROOF, String.join(" ", claim.path()));
    }
  }

  private boolean holds(Claim claim, List<Integer> path, ClaimReader by) {
    int number = claim.number();
    byte[] proof = claim.proof();
    boolean check = path.size() % 2 == 1;
    List<Integer> before = path.isEmpty() ? path : path.subList(0, path.size() - 1);
    int last = path.isEmpty() ? 0 : path.get(path.size() - 1);
    boolean reply = !check && !path.isEmpty();
    return switch (claim.kind()) {
      case MATE -> {
        int plies = by.mate(path, proof);
        mates.merge(path, plies, Math::min);
        yield plies >= 0;
      }
      case NO_MATE -> check && by.noMate(path, proof) && add(fails, path);
      case MATE_APART, MATE_OFF -> {
        Apart from = new Apart(claim.kind() == ClaimKind.MATE_OFF, number);
        yield by.mateApart(path, from, proof) >= 0 && add(matesApart, new Off(from, path));
      }
      case NO_MATE_APART, NO_MATE_OFF -> {
        Apart from = new Apart(claim.kind() == ClaimKind.NO_MATE_OFF, number);
        yield check && by.noMateApart(path, from, proof) && add(failsApart, new Off(from, path));
      }
      case AT_MOST -> by.atMost(path, number, proof) && put(most, path, number, true);
      case AT_LEAST -> by.atLeast(path, number, proof) && put(least, path, number, false);
      case COUNTS ->
          reply && by.counts(before, last, number, proof) && put(counting, path, number, false);
      case FUTILE -> reply && by.isFutile(before, last, number, proof) && add(futile, path);
      case OTHER_LINE -> check && proof.length == 0 && by.tell(path) && otherLines.add(path);
      case BRINKMATE, KEY, NO_BRINKMATE, LAYER -> false;
    };
  }

  private static <T> boolean add(Set<T> set, T shown) {
    set.add(shown);
    return true;
  }

  private static boolean put(
      Map<List<Integer>, Integer> map, List<Integer> path, int number, boolean least) {
    map.merge(path, number, least ? Math::min : Math::max);
    return true;
  }

  Position start() {
    return start;
  }

  List<Integer> line() {
    return line;
  }

  /** The plies within which it mates after some moves, every interposition counted. */
  OptionalInt mates(List<Integer> path) {
    Integer plies = mates.get(path);
    return plies == null ? OptionalInt.empty() : OptionalInt.of(plies);
  }

  /** Whether a check is shown never to mate. */
  boolean fails(List<Integer> path) {
    return fails.contains(path);
  }

  /** Whether it is shown to mate without some positions; these are more, or they. */
  boolean matesApart(List<Integer> path, Apart from) {
    return matesApart.stream()
        .filter(shown -> shown.path.equals(path))
        .anyMatch(shown -> covers(shown.from, from));
  }

  private static boolean covers(Apart shown, Apart asked) {
    return asked.others()
        ? shown.equals(asked) || shown.equals(Apart.from(0))
        : !shown.others() && shown.number() >= asked.number();
  }

  /** Whether it is shown not to. */
  boolean failsApart(List<Integer> path, Apart from) {
    return failsApart.contains(new Off(from, path));
  }

  /** The greatest that the value can be, from what is shown; no bound is {@code MAX_VALUE}. */
  int most(List<Integer> path) {
    int raw = mates.containsKey(path) ? 4 * mates.get(path) + 2 : Integer.MAX_VALUE;
    return Math.min(raw, most.getOrDefault(path, Integer.MAX_VALUE));
  }

  /** The least that the value can be; {@code MAX_VALUE} if there is no mate. */
  int least(List<Integer> path) {
    return fails.contains(path) ? Integer.MAX_VALUE : least.getOrDefault(path, 0);
  }

  /** Whether an interposition, the last move, is shown to count, if it takes at most so long. */
  boolean counts(List<Integer> path, int plies) {
    int last = path.get(path.size() - 1);
    return !reader.mayBeFutile(last) || counting.getOrDefault(path, 0) >= plies;
  }

  /** Whether a reply, the last move, is shown to be futile. */
  boolean isFutile(List<Integer> path) {
    List<Integer> before = path.subList(0, path.size() - 1);
    return futile.contains(path) || reader.isFutileAtOnce(before, path.get(path.size() - 1));
  }

  /** The other lines of best play that the certificate tells of; nothing of them is shown yet. */
  List<List<Integer>> otherLines() {
    return otherLines;
  }

  /** Whether the side to move after some moves is mated at once, by the rules alone. */
  boolean isMated(List<Integer> path) {
    return reader.isMated(path);
  }
}
