package io.github.tsume.soundness;

import io.github.tsume.board.Position;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.Certifier;
import io.github.tsume.mate.Efforts;
import io.github.tsume.mate.FutileRule;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.CheckMoves;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What of a check can be checked again without a search: that the problem mates, that its cooks do,
 * and that other checks fail, as far as the proofs fit; or that no check mates at all.
 *
 * @param claims the proofs
 */
public record Certificate(List<Claim> claims) {
  /** The most positions of one proof of a mate, and of all together. */
  private static final int LARGEST_MATE = 2_000_000;

  private static final int LARGEST_REFUTATION = 50_000;
  private static final int LARGEST = 4_000_000;

  public Certificate {
    claims = List.copyOf(claims);
  }

  /**
   * A proof of one thing.
   *
   * @param mates whether the attacker mates; else it is that he does not
   * @param path the moves from the initial position after which that is so
   * @param proof the certificate for {@link io.github.tsume.verify.CertificateCheck}
   */
  @SuppressWarnings("ArrayRecordComponent") // compared by nobody
  public record Claim(boolean mates, List<Integer> path, byte[] proof) {
    public Claim {
      path = List.copyOf(path);
    }
  }

  /** The certificate of a report, as far as its proofs fit; no claims if the answer is unknown. */
  public static Certificate of(
      Position start,
      SoundnessReport report,
      MateSolver solver,
      FutileRule rule,
      SearchBudget budget) {
    List<Claim> claims = new ArrayList<>();
    Efforts efforts = solver.efforts();
    long last = efforts.nodes(SoundnessEffort.CERTIFICATE_LAST);
    SearchBudget part =
        budget.nodesLeft() < last
            ? budget.overtime().slice(last)
            : budget.rest(efforts.nodes(SoundnessEffort.CERTIFICATE_NODES));
    Session session = new Session(start, solver, rule);
    if (report.solution().answer() instanceof MateAnswer.NoMate) {
      addRefutations(claims, session, start, part);
    } else if (report.solution().isMate()) {
      addMates(claims, session, start, report, part);
    }
    return new Certificate(claims);
  }

  /** Of a problem without a mate: that each of its checks fails. */
  private static void addRefutations(
      List<Claim> claims, Session session, Position start, SearchBudget budget) {
    int size = 0;
    for (List<Integer> path : otherChecks(start, List.of(), 0)) {
      size += add(claims, session, path, Math.min(LARGEST_MATE, LARGEST - size), budget);
    }
  }

  private static void addMates(
      List<Claim> claims,
      Session session,
      Position start,
      SoundnessReport report,
      SearchBudget part) {
    int size = add(claims, session, List.of(), LARGEST_MATE, part);
    List<Integer> line = report.solution().mainline();
    Set<List<Integer>> cooks = new java.util.HashSet<>();
    for (Defect defect : report.defects()) {
      if (defect.kind().isAttackers() && defect.ply() > 0) {
        List<Integer> path = new ArrayList<>(line.subList(0, defect.ply() - 1));
        path.add(defect.move());
        cooks.add(path);
        size += add(claims, session, path, Math.min(LARGEST_MATE, LARGEST - size), part);
      }
    }
    for (int i = 0; i < line.size(); i += 2) {
      for (List<Integer> path : otherChecks(start, line, i)) {
        if (!cooks.contains(path) && size < LARGEST) {
          size += add(claims, session, path, LARGEST_REFUTATION, part);
        }
      }
    }
  }

  /** The checks at a ply of a line but the line's own, each after the moves before it. */
  private static List<List<Integer>> otherChecks(Position start, List<Integer> line, int index) {
    Position position = start.copy();
    List<Integer> before = line.subList(0, index);
    before.forEach(position::play);
    int[] checks = new int[Position.MAX_MOVES];
    int end = CheckMoves.generate(position, checks, 0);
    List<List<Integer>> paths = new ArrayList<>();
    for (int check : Arrays.copyOf(checks, end)) {
      if (index == line.size() || check != line.get(index)) {
        List<Integer> path = new ArrayList<>(before);
        path.add(check);
        paths.add(path);
      }
    }
    return paths;
  }

  /** Adds what can be shown after some moves; returns how many bytes that takes. */
  private static int add(
      List<Claim> claims, Session session, List<Integer> path, int limit, SearchBudget budget) {
    path.forEach(session::play);
    boolean mates =
        session
            .mates(budget.slice(session.efforts().nodes(SoundnessEffort.CERTIFICATE_CLAIM)))
            .isProven();
    Optional<byte[]> proof =
        mates || path.isEmpty()
            ? Certifier.mate(session, Math.max(LARGEST_REFUTATION, limit), budget)
            : Certifier.noMate(session, limit, budget);
    for (int i = path.size() - 1; i >= 0; i--) {
      session.undo(path.get(i));
    }
    if (proof.isEmpty()) {
      return 0;
    }
    claims.add(new Claim(mates || path.isEmpty(), path, proof.get()));
    return proof.get().length;
  }
}
