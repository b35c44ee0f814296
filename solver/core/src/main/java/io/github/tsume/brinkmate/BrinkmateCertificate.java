package io.github.tsume.brinkmate;

import io.github.tsume.board.position.Position;
import io.github.tsume.brinkmate.NoKeyWriter.Passing;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Key;
import io.github.tsume.judgement.Key.Defence;
import io.github.tsume.mate.Certifier;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verify.BrinkmateCheck;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.ClaimKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The part of a brinkmate that can be checked again without a search: the mate, or every key with
 * all its defences, as far as that fits.
 *
 * @param claims the proofs
 */
public record BrinkmateCertificate(List<Claim> claims) {
  /** The most positions of one proof. */
  private static final int LARGEST = 2_000_000;

  /** A certificate with a copied list. */
  public BrinkmateCertificate {
    claims = List.copyOf(claims);
  }

  /**
   * A proof of one thing.
   *
   * @param kind a mate, a brinkmate, or that there is none within some plies
   * @param plies how many these are; 0 of the others
   * @param path the moves before that; of a brinkmate the key is the last of them
   * @param proof for {@link BrinkmateCheck}, or of a mate for {@link
   *     io.github.tsume.verify.CertificateCheck}
   */
  @SuppressWarnings("ArrayRecordComponent") // compared by nobody
  public record Claim(ClaimKind kind, int plies, List<Integer> path, byte[] proof) {
    /** A claim with a copied path. */
    public Claim {
      path = List.copyOf(path);
    }
  }

  /**
   * The certificate of what was found at a position, as far as its proofs fit.
   *
   * @param most within how many plies it was looked for
   */
  public static BrinkmateCertificate of(
      Position position, Brinkmate found, int most, MateSolver solver, SearchBudget budget) {
    Session session = new Session(position, solver, FutileRule.NONE);
    SearchBudget last =
        budget
            .overtime()
            .slice(found.nodes() + solver.efforts().nodes(EffortTable.BRINKMATE_PROOFS));
    List<Claim> claims = new ArrayList<>();
    if (found.mate() != null) {
      Certifier.mate(session, LARGEST, last)
          .ifPresent(proof -> claims.add(new Claim(ClaimKind.MATE, 0, List.of(), proof)));
    }
    for (Key key : found.keys()) {
      add(claims, session, List.of(), key, last);
    }
    for (Later later : found.later()) {
      List<Integer> before = found.keys().get(0).line().subList(0, later.ply() - 1);
      for (Key key : later.others()) {
        add(claims, session, before, key, last);
      }
    }
    if (found.answer() == Outcome.BRINKMATE) {
      addOnly(claims, session, found, last);
    } else if (found.answer() == Outcome.NO_BRINKMATE) {
      addNone(claims, new KeySearch(session), List.of(), most, Set.of(), last);
    }
    return new BrinkmateCertificate(claims);
  }

  /**
   * Adds that no brinkmate is shorter, and that there are no other keys at any move of the
   * mainline, as far as that was found out.
   */
  private static void addOnly(
      List<Claim> claims, Session session, Brinkmate found, SearchBudget last) {
    KeySearch search = new KeySearch(session);
    if (found.mateOpen()) {
      return;
    }
    if (found.plies() > 1) {
      addNone(claims, search, List.of(), found.plies() - 2, Set.of(), last);
    }
    List<Integer> line = found.keys().get(0).line();
    if (found.isWhole()) {
      Set<Integer> first = new HashSet<>();
      found.keys().forEach(key -> first.add(key.move()));
      addNone(claims, search, List.of(), found.plies(), first, last);
      for (Later later : found.later()) {
        Set<Integer> keys = new HashSet<>(Set.of(line.get(later.ply() - 1)));
        later.others().forEach(key -> keys.add(key.move()));
        List<Integer> before = line.subList(0, later.ply() - 1);
        addNone(claims, search, before, found.plies() - later.ply() + 1, keys, last);
      }
    }
  }

  private static void addNone(
      List<Claim> claims,
      KeySearch search,
      List<Integer> before,
      int plies,
      Set<Integer> keys,
      SearchBudget budget) {
    before.forEach(search.session()::play);
    NoKeyWriter.none(search, plies, keys, LARGEST, budget)
        .ifPresent(proof -> claims.add(new Claim(ClaimKind.NO_BRINKMATE, plies, before, proof)));
    search.session().undoAll(before);
  }

  /** Adds the claim of a key after some moves, if it is not too much. */
  private static void add(
      List<Claim> claims, Session session, List<Integer> before, Key key, SearchBudget budget) {
    List<Integer> path = new ArrayList<>(before);
    path.add(key.move());
    before.forEach(session::play);
    // Where some threat is too much, the answers alone.
    for (ClaimKind kind : List.of(ClaimKind.KEY, ClaimKind.BRINKMATE)) {
      Certifier certifier = new Certifier(session, LARGEST, budget);
      if (addKey(certifier, session, kind == ClaimKind.KEY, key)) {
        claims.add(new Claim(kind, 0, path, certifier.toBytes()));
        break;
      }
    }
    session.undoAll(before);
  }

  /** Writes down what follows a key; false if it is too much. */
  private static boolean addKey(Certifier certifier, Session session, boolean threats, Key key) {
    Map<Integer, Defence> defences =
        key.defences().stream().collect(Collectors.toMap(Defence::move, Function.identity()));
    session.play(key.move());
    boolean quiet = threats && !session.position().inCheck();
    boolean fits = !quiet || Passing.in(session, certifier::addMate);
    for (int reply : fits ? CanonicalMoves.of(session.position()) : new int[0]) {
      Defence defence = defences.get(reply);
      if (defence == null) {
        throw new IllegalStateException("no answer to " + reply);
      }
      session.play(reply);
      fits = addAnswer(certifier, session, threats, defence);
      session.undo(reply);
      if (!fits) {
        break;
      }
    }
    session.undo(key.move());
    return fits;
  }

  private static boolean addAnswer(
      Certifier certifier, Session session, boolean threats, Defence defence) {
    Key next = defence.next();
    if (next == null) {
      certifier.addNumber(0);
      return certifier.addMate();
    }
    int[] moves = CanonicalMoves.of(session.position());
    certifier.addNumber(1 + CanonicalMoves.indexOf(next.move(), moves));
    return addKey(certifier, session, threats, next);
  }
}
