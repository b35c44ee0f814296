package io.github.tsume.moves;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.StandardShogi;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/**
 * Positions from games with the moves another program recorded for them.
 *
 * <p>Both files leave out non-promotions that are never better in play: those of pawn, bishop and
 * rook, and of the lance on its second rank. They hold those of knight, silver and of the lance on
 * its third rank. Everything else must agree, in both directions.
 */
class RecordedMovesTest {
  private interface Generator {
    int generate(Position position, int[] buffer, int at);
  }

  @Test
  void all_legal_moves() throws IOException {
    compare("legal-moves.txt.gz", LegalMoves::generate);
  }

  @Test
  void all_legal_checks() throws IOException {
    compare("legal-checks.txt.gz", CheckMoves::generate);
  }

  private static void compare(String file, Generator generator) throws IOException {
    List<String> lines = read(file);
    assertThat(lines).hasSize(2000);
    int[] moves = new int[Position.MAX_MOVES];
    for (int i = 0; i < lines.size(); i += 2) {
      Position position = Sfen.position(lines.get(i), StandardShogi.RULES);
      String[] recorded = lines.get(i + 1).split(" ", -1);
      TreeSet<String> generated = new TreeSet<>();
      int end = generator.generate(position, moves, 0);
      for (int m = 0; m < end; m++) {
        if (!isLeftOut(position, moves[m])) {
          generated.add(Move.toUsi(moves[m], position.rules()));
        }
      }
      assertThat(generated)
          .as(lines.get(i))
          .isEqualTo(new TreeSet<>(Arrays.asList(recorded).subList(1, recorded.length)));
    }
  }

  private static boolean isLeftOut(Position position, int move) {
    boolean mayPromote =
        !Move.isDrop(move)
            && position.rules().canPromote(Move.kind(move))
            && (position.rules().inZone(position.sideToMove(), Move.from(move))
                || position.rules().inZone(position.sideToMove(), Move.to(move)));
    if (!mayPromote || Move.promotes(move)) {
      return false;
    }
    int rank = position.rules().rank(Move.to(move));
    int rankFromTop = position.side() == 0 ? rank : 8 - rank;
    return switch (position.rules().type(Move.kind(move)).letter()) {
      case 'P', 'B', 'R' -> true;
      case 'L' -> rankFromTop == 1;
      default -> false;
    };
  }

  private static List<String> read(String file) throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(
                    Objects.requireNonNull(RecordedMovesTest.class.getResourceAsStream(file))),
                StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    }
  }
}
