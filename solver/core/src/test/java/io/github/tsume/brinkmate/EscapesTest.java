package io.github.tsume.brinkmate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.brinkmate.KeySearch.Siblings;
import io.github.tsume.brinkmate.NoKeyWriter.Passing;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.KnownFailures;
import io.github.tsume.mate.KnownReplies;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import io.github.tsume.verdict.Outcome;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares what is refuted by the replies of another position with a search of its own. */
class EscapesTest {
  private final MateSolver apart = new MateSolver(1 << 20);
  private int alike;
  private int mates;
  private int known;

  private static Optional<Position> random(Ruleset rules, Random random) {
    Setup.Builder builder = Setup.builder(rules).sideToMove(Color.BLACK);
    int king = rules.square(random.nextInt(3), random.nextInt(2));
    builder.piece(king, Piece.of(Piece.KING, Color.WHITE));
    if (random.nextInt(3) == 0) {
      int own = rules.square(random.nextInt(rules.width()), rules.height() - 1);
      builder.piece(own, Piece.of(Piece.KING, Color.BLACK));
    }
    for (int i = 0; i < 6; i++) {
      Color color = i % 2 == 0 ? Color.BLACK : Color.WHITE;
      int kind = 1 + random.nextInt(rules.kindLimit() - 1);
      int square = rules.square(random.nextInt(4), random.nextInt(4));
      if (i >= 4) {
        builder.addToHand(color, kind, 1);
      } else if (builder.piece(square) == Piece.EMPTY) {
        builder.piece(square, Piece.of(kind, color));
      }
    }
    Setup setup = builder.build();
    return setup.faults().isEmpty() ? Optional.of(Position.of(setup)) : Optional.empty();
  }

  /** Tries every quiet move where checks alone do not mate. */
  private void compare(Position position) {
    Session session = new Session(position, new MateSolver(1 << 20), FutileRule.NONE);
    SearchBudget budget = SearchBudget.nodes(200_000);
    Siblings siblings = new Siblings();
    siblings.begin(session, budget, 20_000);
    compareKnown(session);
    for (int move : LegalMoves.of(position)) {
      session.play(move);
      if (!session.position().inCheck()) {
        Passing.in(session, () -> compareAfterPass(session, siblings, budget));
      }
      session.undo(move);
    }
  }

  /** What is known without a search is what a search with a table of its own finds. */
  private void compareKnown(Session session) {
    KnownFailures failures = new KnownFailures(session);
    for (int check : CheckMoves.of(session.position())) {
      session.play(check);
      int[] replies = new int[Position.MAX_MOVES];
      int last = LegalMoves.generate(session.position(), replies, 0);
      for (int j = 0; j < last; j++) {
        if (failures.after(replies[j])) {
          session.play(replies[j]);
          assertThat(failures.here()).isTrue();
          apart.clear();
          Session alone = new Session(session.position(), apart, FutileRule.NONE);
          assertThat(alone.mates(SearchBudget.nodes(50_000)).isProven()).isFalse();
          known++;
          session.undo(replies[j]);
        }
      }
      session.undo(check);
    }
  }

  private Object compareAfterPass(Session session, Siblings siblings, SearchBudget budget) {
    Optional<KnownReplies> known = siblings.alike(session, 0, budget);
    apart.clear();
    Position copy = session.position().copy();
    Outcome outcome =
        apart
            .solve(copy, SolveOptions.DEFAULT, SearchBudget.nodes(100_000), SolveListener.NONE)
            .outcome();
    mates += outcome == Outcome.MATE ? 1 : 0;
    if (known.isPresent()) {
      alike++;
      assertThat(outcome)
          .as(SfenWriter.sfen(copy.toSetup()))
          .isIn(Outcome.NO_MATE, Outcome.UNKNOWN);
    }
    return alike;
  }

  @Test
  void where_the_defender_gets_out_of_checks_as_before_a_search_finds_no_mate() {
    Random random = new Random(59);
    for (Ruleset rules : new Ruleset[] {StandardShogi.RULES, Minishogi.RULES, ToriShogi.RULES}) {
      for (int i = 0; i < 12; i++) {
        random(rules, random).ifPresent(this::compare);
      }
    }
    assertThat(alike).isGreaterThan(300);
    assertThat(mates).isGreaterThan(30);
    assertThat(known).isGreaterThan(50);
  }
}
