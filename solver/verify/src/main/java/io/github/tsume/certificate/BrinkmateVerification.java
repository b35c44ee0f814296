package io.github.tsume.certificate;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.certificate.RefusedException.Refusal;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.KeyEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Verdict;
import io.github.tsume.verify.BrinkmateCheck;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.CertificateCheck;
import io.github.tsume.verify.ClaimKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The parts of a brinkmate that a certificate shows: a mate for every defence of its keys, that
 * none is shorter, and that there are no other keys at any move of the mainline; or that checks
 * alone mate; or that there is none.
 */
final class BrinkmateVerification {
  private final Result result;
  private final Position start;
  private final Set<List<String>> shown = new HashSet<>();
  private final Set<List<String>> threats = new HashSet<>();

  /** Before which plies of the mainline it is shown that there are no other keys. */
  private final Set<Integer> only = new HashSet<>();

  private boolean noShorter;

  /** Whether it is shown that there is none at all within as many plies as were asked for. */
  private boolean none;

  private int longest;
  private boolean mate;

  private BrinkmateVerification(Result result) {
    this.result = result;
    this.start = Starts.of(result);
  }

  /**
   * Follows the certificate of a result.
   *
   * @throws RefusedException if one of its claims does not hold, or is about something else
   */
  static Verification of(Result result, CertificateSource source) throws IOException {
    Result.Origin origin = result.origin();
    if (!source.sfen().equals(origin.sfen()) || !source.rules().equals(origin.rules())) {
      throw new RefusedException(Refusal.POSITION, "");
    }
    return new BrinkmateVerification(result).followed(source);
  }

  private Verification followed(CertificateSource source) throws IOException {
    Result.Answer answer = result.answer();
    Set<List<String>> keys = new HashSet<>();
    answer.keys().forEach(key -> keys.add(List.of(key.move())));
    CheckOutcome check = result.check();
    if (check != null) {
      check.defects().forEach(row -> later(row).ifPresent(keys::add));
    }
    for (CertificateFile.Claim claim = source.next(); claim != null; claim = source.next()) {
      follow(claim, keys);
    }
    if (mate && answer.outcome() != Outcome.MATE) {
      throw new RefusedException(Refusal.MATE, "");
    }
    ResultCheck.require(shown.isEmpty() || answer.outcome() == Outcome.BRINKMATE, "result");
    Map<Part, Integer> missing = new EnumMap<>(Part.class);
    switch (answer.outcome()) {
      case BRINKMATE -> {
        // Its keys, below.
      }
      case NO_BRINKMATE -> {
        if (!none) {
          missing.put(Part.NO_BRINKMATE, 1);
        }
        return new Verification(Part.OF_NO_BRINKMATE, missing);
      }
      case MATE -> {
        if (!mate) {
          missing.put(Part.MATE, 1);
        }
      }
      default -> {
        return new Verification(Set.of(Part.OPEN), Map.of(Part.OPEN, 1));
      }
    }
    if (longest > answer.length().plies()) {
      throw new RefusedException(Refusal.LENGTH, String.valueOf(longest));
    }
    if (answer.length().plies() > 1 && !noShorter) {
      missing.put(Part.LENGTH, 1);
    }
    if (shown.size() < keys.size()) {
      missing.put(Part.KEYS, keys.size() - shown.size());
    }
    if (threats.size() < shown.size()) {
      missing.put(Part.THREATS, shown.size() - threats.size());
    }
    boolean whole = only.size() == (answer.length().plies() + 1) / 2;
    if (result.check() != null && !mate && !whole && !result.is(Verdict.COOKED)) {
      missing.put(Part.OTHER_KEYS, 1);
    }
    return new Verification(Part.OF_BRINKMATES, missing);
  }

  /** The moves to another key further down the mainline; empty if the defect is none. */
  private Optional<List<String>> later(DefectEntry row) {
    if (row.kind() != DefectClass.OTHER_KEY || row.ply() < 2) {
      return Optional.empty();
    }
    List<String> path = new ArrayList<>(result.answer().mainline().subList(0, row.ply() - 1));
    path.add(row.line().get(0));
    return Optional.of(path);
  }

  private void follow(CertificateFile.Claim claim, Set<List<String>> keys) {
    if (claim.kind() == ClaimKind.MATE && claim.path().isEmpty()) {
      require(CertificateCheck.mate(start, true, claim.proof()) >= 0, "");
      mate = true;
      return;
    }
    if (claim.kind() == ClaimKind.NO_BRINKMATE) {
      if (result.answer().outcome() == Outcome.NO_BRINKMATE) {
        noneAtAll(claim);
      } else {
        none(claim, keys);
      }
      return;
    }
    String last = claim.path().isEmpty() ? "" : claim.path().get(claim.path().size() - 1);
    Optional<BrinkmateCheck.ShownKey> key = brinkmate(claim);
    require(key.isPresent(), last);
    ResultCheck.require(keys.contains(claim.path()), "keys");
    asTold(claim.path(), key.get());
    longest = Math.max(longest, claim.path().size() - 1 + key.get().plies());
    shown.add(claim.path());
    if (claim.kind() == ClaimKind.KEY) {
      threats.add(claim.path());
    }
  }

  /** What the result tells of a key is what is shown of it. */
  private void asTold(List<String> path, BrinkmateCheck.ShownKey key) {
    Position position = start.copy();
    CanonicalMoves.line(start, path).forEach(position::play);
    for (KeyEntry entry : path.size() > 1 ? List.<KeyEntry>of() : result.answer().keys()) {
      if (path.get(0).equals(entry.move())) {
        List<Integer> told = new ArrayList<>();
        tell(position, entry, told);
        ResultCheck.require(key.answers().equals(told), "defences.next");
      }
    }
    CheckOutcome check = result.check();
    for (DefectEntry row : check == null ? List.<DefectEntry>of() : check.defects()) {
      if (later(row).filter(path::equals).isPresent()) {
        ResultCheck.require(row.length().plies() == row.ply() - 1 + key.plies(), "defects.length");
        ResultCheck.require(row.line().size() == key.plies(), "defects.line");
      }
    }
  }

  /** The answers that are told after each reply to a key, in the order of certificates. */
  private static void tell(Position position, KeyEntry key, List<Integer> told) {
    ImmutableMap<String, KeyEntry.Defence> defences =
        Maps.uniqueIndex(key.defences(), KeyEntry.Defence::move);
    for (int reply : CanonicalMoves.of(position)) {
      KeyEntry.Defence defence = defences.get(Move.toUsi(reply, position.rules()));
      KeyEntry next = defence == null ? null : defence.next();
      if (next == null) {
        told.add(Move.NONE);
      } else {
        position.play(reply);
        int move = CanonicalMoves.line(position, List.of(next.move())).get(0);
        told.add(move);
        position.play(move);
        tell(position, next, told);
        position.undo(move);
        position.undo(reply);
      }
    }
  }

  /** That there is no brinkmate, and no mate by checks, within the plies that the result says. */
  private void noneAtAll(CertificateFile.Claim claim) {
    ResultCheck.require(claim.path().isEmpty(), "mainline");
    ResultCheck.require(claim.number() == result.answer().aim().within(), "within");
    require(BrinkmateCheck.none(start, claim.number(), Set.of(), claim.proof()), "");
    none = true;
  }

  /** That at a move of the mainline nothing is shorter, or nothing else as short as the keys. */
  private void none(CertificateFile.Claim claim, Set<List<String>> keys) {
    List<String> line = result.answer().mainline();
    List<String> path = claim.path();
    int left = result.answer().length().plies() - path.size();
    ResultCheck.require(path.size() % 2 == 0 && path.size() < line.size(), "mainline");
    ResultCheck.require(line.subList(0, path.size()).equals(path), "mainline");
    boolean others = claim.number() == left;
    Position position = start.copy();
    CanonicalMoves.line(start, path).forEach(position::play);
    Set<Integer> apart = new HashSet<>();
    if (others) {
      keys.stream()
          .filter(key -> key.size() == path.size() + 1 && key.subList(0, path.size()).equals(path))
          .map(key -> key.get(path.size()))
          .forEach(move -> apart.addAll(CanonicalMoves.line(position, List.of(move))));
      apart.addAll(CanonicalMoves.line(position, List.of(line.get(path.size()))));
    }
    require(BrinkmateCheck.none(position, claim.number(), apart, claim.proof()), "");
    if (others) {
      only.add(path.size());
    }
    noShorter |= path.isEmpty() && claim.number() == left - 2;
  }

  /** The key that a claim shows; empty if it does not. */
  private Optional<BrinkmateCheck.ShownKey> brinkmate(CertificateFile.Claim claim) {
    boolean threatens = claim.kind() == ClaimKind.KEY;
    boolean key = threatens || claim.kind() == ClaimKind.BRINKMATE;
    if (!key || claim.path().size() % 2 != 1) {
      return Optional.empty();
    }
    List<Integer> parsed = CanonicalMoves.line(start, claim.path());
    if (parsed.size() != claim.path().size()) {
      throw new RefusedException(Refusal.MOVE, claim.path().get(parsed.size()));
    }
    Position position = start.copy();
    parsed.forEach(position::play);
    return BrinkmateCheck.key(position, threatens, claim.proof());
  }

  private static void require(boolean holds, String path) {
    if (!holds) {
      throw new RefusedException(Refusal.PROOF, path);
    }
  }
}
