package io.github.tsume.certificate;

import io.github.tsume.board.position.Position;
import io.github.tsume.certificate.RefusedException.Refusal;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.SolutionsEntry;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verify.ClaimKind;
import io.github.tsume.verify.HelpWalk;
import io.github.tsume.verify.LayerSum;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The parts of a helpmate that a certificate shows: that none is shorter, how many solutions there
 * are, or that there is none at all, by walking through the same plies.
 */
final class HelpmateVerification {
  private final Result result;
  private final HelpmateResultCheck check;
  private final HelpWalk walk;
  private final List<byte[]> told = new ArrayList<>();

  private HelpmateVerification(Result result, Position start) {
    this.result = result;
    this.check = new HelpmateResultCheck(result, start);
    this.walk = check.walk();
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
    if (!source.mainline().equals(result.answer().mainline())) {
      throw new RefusedException(Refusal.MAINLINE, "");
    }
    return new HelpmateVerification(result, Starts.of(result)).followed(source);
  }

  private Verification followed(CertificateSource source) throws IOException {
    check.run();
    long positions = 0;
    for (CertificateFile.Claim claim = source.next(); claim != null; claim = source.next()) {
      boolean next = claim.kind() == ClaimKind.LAYER && claim.number() == told.size();
      boolean whole = claim.path().isEmpty() && claim.proof().length == LayerSum.BYTES;
      require(next && whole, claim.number());
      long more = LayerSum.positions(claim.proof());
      require(more > 0 && more <= HelpWalk.MOST - positions, claim.number());
      positions += more;
      told.add(claim.proof());
    }
    Map<Part, Integer> missing = new EnumMap<>(Part.class);
    Outcome outcome = result.answer().outcome();
    if (outcome == Outcome.UNKNOWN) {
      ResultCheck.require(told.isEmpty(), "result");
      return new Verification(Set.of(Part.OPEN), Map.of(Part.OPEN, 1));
    }
    if (outcome.isRefuted()) {
      if (told.isEmpty()) {
        missing.put(Part.NO_MATE, 1);
      } else {
        none();
      }
      return new Verification(Set.of(Part.NO_MATE), missing);
    }
    if (told.isEmpty() && result.answer().length().plies() > 1) {
      missing.put(Part.LENGTH, 1);
    } else {
      shortest();
    }
    if (check.isOpen() || missing.containsKey(Part.LENGTH)) {
      missing.put(Part.SOLUTIONS, 1);
    }
    if (check.isMoreSaid()) {
      missing.put(Part.CLASSES, 1);
    }
    return new Verification(Part.OF_HELPMATES, missing);
  }

  /** Every position is met, and none is a mate. */
  private void none() {
    for (int ply = 0; ply < told.size(); ply++) {
      if (!walked(ply)) {
        throw new RefusedException(Refusal.MATE, "");
      }
    }
    require(walk.size() == 0, told.size());
    SolutionsEntry solutions = Objects.requireNonNull(result.answer().solutions());
    // Of the last ply, if it is the attacker's, nothing has to be told.
    int layers = solutions.layers().size();
    boolean all = layers == told.size() || layers == told.size() - 1 && check.attacks(layers);
    ResultCheck.require(all, "layers");
  }

  /** None is shorter, and there are as many as it is said. */
  private void shortest() {
    int plies = result.answer().length().plies();
    ResultCheck.require(told.size() == plies - 1, "length");
    for (int ply = 0; ply < plies - 2; ply++) {
      if (!walked(ply)) {
        throw new RefusedException(Refusal.LENGTH, String.valueOf(ply));
      }
    }
    if (plies > 1) {
      same(plies - 2);
    }
    if (!walk.end()) {
      throw new RefusedException(Refusal.LENGTH, String.valueOf(plies - 2));
    }
    SolutionsEntry solutions = Objects.requireNonNull(result.answer().solutions());
    long count = solutions.count();
    boolean fits = check.isOpen() ? count <= walk.mates() : count == walk.mates();
    ResultCheck.require(fits, "solutionCount");
    if (!check.isOpen()) {
      check.left(walk.left(), walk.mostLeft());
    }
  }

  /** A ply is as it is told, and left behind; false if one of its positions is a mate. */
  private boolean walked(int ply) {
    same(ply);
    boolean last = ply + 1 == told.size();
    return walk.goOn(last ? 0 : LayerSum.positions(told.get(ply + 1)));
  }

  private void same(int ply) {
    require(Arrays.equals(walk.sum(), told.get(ply)), ply);
    SolutionsEntry solutions = Objects.requireNonNull(result.answer().solutions());
    int size = ply < solutions.layers().size() ? solutions.layers().get(ply) : 0;
    // The attacker's positions need not be counted.
    boolean open = size == 0 && ply > 0 && check.attacks(ply);
    ResultCheck.require(size == walk.size() || open, "layers");
  }

  private static void require(boolean holds, int ply) {
    if (!holds) {
      throw new RefusedException(Refusal.PROOF, String.valueOf(ply));
    }
  }
}
