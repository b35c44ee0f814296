package io.github.tsume.brinkmate;

import io.github.tsume.board.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.Certifier;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.verify.BrinkmateCheck;
import io.github.tsume.verify.CanonicalMoves;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What of a brinkmate can be checked again without a search: the mate, or every key with all its
 * defences, as far as that fits.
 *
 * @param claims the proofs
 */
public record BrinkmateCertificate(List<Claim> claims) {
  /** The most positions of one proof. */
  private static final int LARGEST = 2_000_000;

  /** The nodes for the proofs, besides as many as were searched, which the table knows mostly. */
  private static final long NODES = 1_000_000;

  /** A certificate with a copied list. */
  public BrinkmateCertificate {
    claims = List.copyOf(claims);
  }

  /**
   * A proof of one thing.
   *
   * @param key the first move, after which every defence is answered; null if checks alone mate
   * @param proof for {@link BrinkmateCheck}, or of a mate for {@link
   *     io.github.tsume.verify.CertificateCheck}
   */
  @SuppressWarnings("ArrayRecordComponent") // compared by nobody
  public record Claim(@Nullable Integer key, byte[] proof) {}

  /** The certificate of what was found at a position, as far as its proofs fit. */
  public static BrinkmateCertificate of(
      Position position, Brinkmate found, MateSolver solver, SearchBudget budget) {
    Session session = new Session(position, solver, FutileRule.NONE);
    SearchBudget last = budget.overtime().slice(found.nodes() + NODES);
    List<Claim> claims = new ArrayList<>();
    if (found.mate() != null) {
      Certifier.mate(session, LARGEST, last).ifPresent(proof -> claims.add(new Claim(null, proof)));
    }
    for (Key key : found.keys()) {
      Certifier certifier = new Certifier(session, LARGEST, last);
      if (addKey(certifier, session, key)) {
        claims.add(new Claim(key.move(), certifier.toBytes()));
      }
    }
    return new BrinkmateCertificate(claims);
  }

  /** Writes down what follows a key; false if it is too much. */
  private static boolean addKey(Certifier certifier, Session session, Key key) {
    Map<Integer, Defence> defences =
        key.defences().stream().collect(Collectors.toMap(Defence::move, Function.identity()));
    session.play(key.move());
    boolean fits = true;
    for (int reply : CanonicalMoves.of(session.position())) {
      Defence defence = defences.get(reply);
      if (defence == null) {
        throw new IllegalStateException("no answer to " + reply);
      }
      session.play(reply);
      fits = addAnswer(certifier, session, defence);
      session.undo(reply);
      if (!fits) {
        break;
      }
    }
    session.undo(key.move());
    return fits;
  }

  private static boolean addAnswer(Certifier certifier, Session session, Defence defence) {
    Key next = defence.next();
    if (next == null) {
      certifier.addNumber(0);
      return certifier.addMate();
    }
    int[] moves = CanonicalMoves.of(session.position());
    certifier.addNumber(1 + CanonicalMoves.indexOf(next.move(), moves));
    return addKey(certifier, session, next);
  }
}
