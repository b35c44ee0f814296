package io.github.tsume.app.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Setup;
import io.github.tsume.index.IndexedProblem;
import io.github.tsume.index.Match;
import io.github.tsume.index.Match.Likeness;
import io.github.tsume.index.ProblemIndex;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ClassicsTest {
  private static final Ruleset RULES = StandardShogi.RULES;
  private static final ProblemIndex CLASSICS = Classics.index();
  private static final List<IndexedProblem> ALL =
      IntStream.range(0, CLASSICS.size()).mapToObj(CLASSICS::problem).toList();

  private final Random random = new Random(74);

  private enum Plant {
    SAME,
    MIRRORED,
    COLOURS,
    ONE_PIECE_MORE,
    ONE_PIECE_FEWER,
    INTO_HAND,
    OF_THE_OTHER_SIDE
  }

  @Test
  void they_are_the_problems_that_two_transcriptions_have_alike() {
    assertThat(ALL)
        .extracting(IndexedProblem::id)
        .hasSize(98)
        .contains("図巧 1", "図巧 100")
        .doesNotContain("図巧 27", "図巧 73");
    assertThat(ALL).allMatch(problem -> problem.setup().faults().isEmpty());
    assertThat(ALL).allMatch(problem -> String.valueOf(problem.author()).contains("1755"));
  }

  @Test
  void planted_copies_are_found_with_what_is_alike() {
    for (IndexedProblem problem : ALL) {
      for (Plant plant : Plant.values()) {
        if (plant.ordinal() > Plant.ONE_PIECE_MORE.ordinal() && isBareKing(problem)) {
          continue;
        }
        Match match =
            CLASSICS.find(planted(problem.setup(), plant), List.of()).stream()
                .filter(each -> each.problem().id().equals(problem.id()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(problem.id() + " " + plant));
        boolean near = plant.ordinal() > Plant.COLOURS.ordinal();
        assertThat(match.likeness()).isEqualTo(near ? Likeness.ONE_PIECE : Likeness.POSITION);
        assertThat(match.difference().isPresent()).isEqualTo(near);
        assertThat(match.relation().orElseThrow().turned()).isEqualTo(plant == Plant.COLOURS);
      }
    }
  }

  @Test
  void a_thousand_others_are_no_copies() {
    for (int i = 0; i < 1_020; i++) {
      IndexedProblem problem = ALL.get(i % ALL.size());
      if (!isBareKing(problem)) {
        assertThat(CLASSICS.find(scattered(problem.setup()), List.of())).isEmpty();
      }
    }
  }

  /** Whose pieces cannot be changed or scattered. */
  private static boolean isBareKing(IndexedProblem problem) {
    return problem.id().equals("図巧 98");
  }

  private Setup planted(Setup setup, Plant plant) {
    return switch (plant) {
      case SAME -> setup;
      case MIRRORED -> transformed(setup, false);
      case COLOURS -> transformed(setup, true);
      case ONE_PIECE_MORE ->
          setup.toBuilder().piece(any(setup, false), Piece.of(1, setup.defender())).build();
      case ONE_PIECE_FEWER -> setup.toBuilder().piece(any(setup, true), Piece.EMPTY).build();
      case INTO_HAND -> {
        int from = any(setup, true);
        int kind = Piece.handKind(setup.piece(from));
        Setup.Builder builder = setup.toBuilder().piece(from, Piece.EMPTY);
        yield builder.addToHand(setup.attacker(), kind, 1).build();
      }
      case OF_THE_OTHER_SIDE -> {
        int at = any(setup, true);
        yield setup.toBuilder().piece(at, setup.piece(at) ^ Piece.WHITE).build();
      }
    };
  }

  /** A square with a piece that is no king, or a free one. */
  private int any(Setup setup, boolean taken) {
    while (true) {
      int square = random.nextInt(RULES.squares());
      int piece = setup.piece(square);
      boolean king = piece != Piece.EMPTY && Piece.kind(piece) == Piece.KING;
      if (!king && (piece != Piece.EMPTY) == taken) {
        return square;
      }
    }
  }

  /** Left and right changed, or the colours. */
  private static Setup transformed(Setup setup, boolean turn) {
    Setup.Builder builder = Setup.builder(RULES);
    for (int square = 0; square < RULES.squares(); square++) {
      int piece = setup.piece(square);
      if (piece != Piece.EMPTY) {
        int to = turn ? RULES.squares() - 1 - square : RULES.mirroredSquare(square);
        builder.piece(to, turn ? piece ^ Piece.WHITE : piece);
      }
    }
    for (Color color : Color.values()) {
      for (int kind = 1; kind < RULES.kindLimit(); kind++) {
        builder.hand(turn ? color.opponent() : color, kind, setup.hand(color, kind));
      }
    }
    return builder.sideToMove(turn ? setup.defender() : setup.attacker()).build();
  }

  /** The same pieces elsewhere. */
  private Setup scattered(Setup setup) {
    Setup.Builder builder = setup.toBuilder();
    for (int square = 0; square < RULES.squares(); square++) {
      int other = random.nextInt(RULES.squares());
      int piece = builder.piece(square);
      builder.piece(square, builder.piece(other)).piece(other, piece);
    }
    return builder.build();
  }
}
