package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.Lengths;
import io.github.tsume.dfpn.table.TranspositionTable;
import io.github.tsume.game.FutileRule;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.PlyCount;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Positions with published answers: {@code small.sfen} and {@code corner.sfen} (lengths without
 * futile interpositions), and mates from real games (lengths that nobody proved the shortest).
 *
 * <p>Every fifth position of the games is tried, all with {@code -Dtsume.full=true}.
 */
class PublishedMatesTest {
  private static final boolean FULL = Boolean.getBoolean("tsume.full");
  private static final long MAX_NODES = 2_000_000;
  private static final Pattern NO_MATE_WITHIN = Pattern.compile("NO mate within (\\d+) plies");

  /**
   * A line of a set.
   *
   * @param length the published length, 0 for no mate, -1 if none is published
   */
  record Row(String sfen, String name, int length, String note) {
    static Row of(String line) {
      String[] fields = line.split("\t", -1);
      int length = fields[2].equals("-") ? -1 : Integer.parseInt(fields[2]);
      return new Row(fields[0], fields[1], length, fields[3]);
    }

    Position position() {
      return Sfen.filledPosition(sfen, StandardShogi.RULES);
    }
  }

  private static List<Row> rows(String name) throws IOException {
    InputStream file =
        Objects.requireNonNull(PublishedMatesTest.class.getResourceAsStream(name), name);
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                name.endsWith(".gz") ? new GZIPInputStream(file) : file, StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.startsWith("#")).map(Row::of).toList();
    }
  }

  static List<Row> small() throws IOException {
    return rows("small.sfen");
  }

  static List<Row> corner() throws IOException {
    return rows("corner.sfen");
  }

  @ParameterizedTest
  @MethodSource({"small", "corner"})
  void has_its_published_length(Row row) {
    Solution solution =
        new MateSolver(16 << 20)
            .solve(row.position(), SolveOptions.DEFAULT, SearchBudget.nodes(MAX_NODES));
    Matcher within = NO_MATE_WITHIN.matcher(row.note);
    if (row.length > 0) {
      assertThat(solution.answer()).isEqualTo(new MateAnswer.Mate(PlyCount.exactly(row.length)));
      assertThat(solution.mainline()).hasSize(row.length);
    } else if (row.length == 0 || row.name.equals("sht14-1") || row.name.equals("sht14-2")) {
      assertThat(solution.answer()).isEqualTo(new MateAnswer.NoMate());
    } else if (within.find()) {
      int plies = Integer.parseInt(within.group(1));
      assertThat(answer(row.position(), FutileRule.STANDARD, plies).isDisproven()).isTrue();
    } else {
      assertThat(solution.isMate() || solution.answer() instanceof MateAnswer.NoMate).isTrue();
    }
  }

  private static Answer answer(Position position, FutileRule rule, int plies) {
    TsumeGame game = new TsumeGame(position);
    game.setMode(rule);
    DfPn search = new DfPn(game, new TranspositionTable(16 << 20));
    return search.solve(plies, SearchBudget.nodes(MAX_NODES));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 5, 7, 9, 11})
  void mates_of_games_are_found_and_take_no_longer_than_published(int length) throws IOException {
    List<Row> rows = rows("game-mate-" + length + ".sfen.gz");
    List<String> wrong =
        chosen(rows)
            .filter(row -> !isMateWithin(row.position(), row.length))
            .map(Row::name)
            .toList();
    assertThat(wrong).isEmpty();
  }

  private static Stream<Row> chosen(List<Row> rows) {
    return IntStream.range(0, rows.size()).filter(i -> FULL || i % 5 == 0).mapToObj(rows::get);
  }

  /** Whether a first proof is found, and one within the length: each in a table of its own. */
  private static boolean isMateWithin(Position position, int length) {
    return answer(position, FutileRule.NONE, Lengths.UNBOUNDED).isProven()
        && answer(position, FutileRule.NONE, length).isProven();
  }

  @Test
  void where_games_have_no_mate_at_once_none_is_found() throws IOException {
    List<String> wrong =
        rows("game-no-mate-1.sfen.gz").stream()
            .filter(row -> !answer(row.position(), FutileRule.NONE, 1).isDisproven())
            .map(Row::name)
            .toList();
    assertThat(wrong).isEmpty();
  }
}
