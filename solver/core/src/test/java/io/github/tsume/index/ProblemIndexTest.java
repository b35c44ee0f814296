package io.github.tsume.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.index.Match.Likeness;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Problems found again among generated ones. {@code -Dtsume.index=1000000} generates so many, and
 * prints what it takes; {@code -Dtsume.fuzz=1000000} mutates an index so often.
 */
@Tag("slow")
class ProblemIndexTest {
  private static final Ruleset RULES = StandardShogi.RULES;
  private static final int GENERATED = Integer.getInteger("tsume.index", 5_000);
  private static final int MUTANTS = Integer.getInteger("tsume.fuzz", 1_000);
  private static final long SEED = Long.getLong("tsume.seed", 5);
  private static final int PLANTED = Math.min(1_000, GENERATED / 20);

  /** A position of a few pieces in a corner of the board, legal. */
  private static Setup generated(Random random) {
    while (true) {
      Setup.Builder builder = Setup.builder(RULES);
      int king = RULES.square(random.nextInt(6), random.nextInt(6));
      builder.piece(king, Piece.of(Piece.KING, Color.WHITE));
      int pieces = 3 + random.nextInt(8);
      for (int i = 0; i < pieces; i++) {
        int square = RULES.square(random.nextInt(7), random.nextInt(7));
        int kind = 1 + random.nextInt(14);
        if (builder.piece(square) == Piece.EMPTY && RULES.hasKind(kind) && kind != 8) {
          builder.piece(square, Piece.of(kind, random.nextInt(2)));
        }
      }
      builder.hand(Color.BLACK, 1 + random.nextInt(7), 1 + random.nextInt(2));
      builder.handStated(Color.WHITE, true);
      Setup setup = builder.build();
      if (setup.faults().isEmpty()) {
        return setup;
      }
    }
  }

  /** The slow twin of what is looked up: every transform made, square by square. */
  private static Setup transformed(Setup setup, boolean turn, boolean mirror, int dx, int dy) {
    Setup.Builder builder = Setup.builder(RULES);
    for (int square = 0; square < RULES.squares(); square++) {
      int piece = setup.piece(square);
      if (piece == Piece.EMPTY) {
        continue;
      }
      int file = RULES.file(square) + dx;
      int rank = RULES.rank(square) + dy;
      if (file < 0 || file > 8 || rank < 0 || rank > 8) {
        return setup;
      }
      file = mirror ? 8 - file : file;
      int to = RULES.square(turn ? 8 - file : file, turn ? 8 - rank : rank);
      builder.piece(to, turn ? piece ^ Piece.WHITE : piece);
    }
    for (Color color : Color.values()) {
      Color holder = turn ? color.opponent() : color;
      builder.handStated(holder, true);
      for (int kind = 1; kind < 8; kind++) {
        builder.hand(holder, kind, setup.hand(color, kind));
      }
    }
    return builder.sideToMove(turn ? Color.WHITE : Color.BLACK).build();
  }

  private static ProblemIndex index(List<IndexedProblem> problems) throws IOException {
    return new ProblemIndex(ByteBuffer.wrap(bytes(problems, false)));
  }

  private static byte[] bytes(List<IndexedProblem> problems, boolean digests) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    IndexBuilder builder = new IndexBuilder(out, digests);
    for (IndexedProblem problem : problems) {
      builder.add(problem);
    }
    builder.finish();
    return out.toByteArray();
  }

  @Test
  void planted_transforms_are_found_and_nothing_else() throws IOException {
    Random random = new Random(7);
    List<Setup> planted = new ArrayList<>();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    IndexBuilder builder = new IndexBuilder(out);
    long began = System.nanoTime();
    for (int i = 0; i < GENERATED; i++) {
      Setup setup = generated(random);
      if (i % (GENERATED / PLANTED) == 0 && planted.size() < PLANTED) {
        planted.add(setup);
      }
      builder.add(new IndexedProblem("g" + i, "", setup, List.of()));
    }
    builder.finish();
    long built = System.nanoTime() - began;
    byte[] bytes = out.toByteArray();
    ProblemIndex index = new ProblemIndex(ByteBuffer.wrap(bytes));
    assertThat(index.size()).isEqualTo(GENERATED);
    long queried = 0;
    int asked = 0;
    for (int i = 0; i < planted.size(); i++) {
      for (int way = 0; way < 8; way++) {
        boolean shifts = (way & 4) != 0;
        int dx = shifts ? random.nextInt(3) : 0;
        int dy = shifts ? random.nextInt(3) : 0;
        Setup query = transformed(planted.get(i), (way & 1) != 0, (way & 2) != 0, dx, dy);
        if (!query.faults().isEmpty()) {
          continue;
        }
        asked++;
        long start = System.nanoTime();
        List<Match> found = index.find(query, List.of());
        queried += System.nanoTime() - start;
        String name = "g" + i * (GENERATED / PLANTED);
        assertThat(found).anyMatch(match -> match.problem().id().equals(name));
        for (Match match : found) {
          boolean near = match.likeness() == Likeness.ONE_PIECE;
          assertThat(isTransform(match.problem().setup(), query)).isEqualTo(!near);
        }
      }
    }
    int wrong = 0;
    for (int i = 0; i < PLANTED; i++) {
      Setup other = generated(random);
      wrong +=
          (int)
              index.find(other, List.of()).stream()
                  .filter(match -> match.likeness() == Likeness.POSITION)
                  .filter(match -> !isTransform(match.problem().setup(), other))
                  .count();
    }
    assertThat(wrong).isZero();
    if (GENERATED > 100_000) {
      System.out.printf(
          "%d problems, %d bytes, built in %d ms with generating; %d queries, %d us each%n",
          GENERATED, bytes.length, built / 1_000_000, asked, queried / 1_000 / asked);
    }
  }

  /** By trying all transforms. */
  private static boolean isTransform(Setup from, Setup to) {
    for (int way = 0; way < 4; way++) {
      for (int dx = -8; dx <= 8; dx++) {
        for (int dy = -8; dy <= 8; dy++) {
          Setup each = transformed(from, (way & 1) != 0, (way & 2) != 0, dx, dy);
          if (sameForAttacker(each, to)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean sameForAttacker(Setup one, Setup other) {
    if (one.sideToMove() != other.sideToMove()) {
      return false;
    }
    for (int square = 0; square < RULES.squares(); square++) {
      if (one.piece(square) != other.piece(square)) {
        return false;
      }
    }
    for (int kind = 1; kind < 8; kind++) {
      if (one.hand(one.attacker(), kind) != other.hand(other.attacker(), kind)) {
        return false;
      }
    }
    return true;
  }

  private static IndexedProblem problem(String id, String sfen, String... usi) {
    Setup setup = Sfen.parse(sfen, RULES).toBuilder().handStated(Color.WHITE, true).build();
    io.github.tsume.board.position.Position position =
        io.github.tsume.board.position.Position.of(setup);
    List<Integer> line = new ArrayList<>();
    for (String move : usi) {
      line.add(io.github.tsume.moves.LegalMoves.resolve(position, move));
      position.play(line.get(line.size() - 1));
    }
    return new IndexedProblem(id, "", setup, line);
  }

  @Test
  void pieces_without_a_part_final_position_and_line_are_found() throws IOException {
    IndexedProblem first = problem("first", "7n1/7k1/5+P3/6g2/9/9/9/9/9 b SGR 1");
    // Pawns far away that take no part.
    IndexedProblem second =
        problem("second", "9/4k4/9/4P4/9/9/9/pp7/9 b 2G 1", "G*5c", "5b4a", "G*4b");
    ProblemIndex index = index(List.of(first, second));
    IndexedProblem query = problem("query", "9/3k5/9/3P5/9/9/9/9/9 b 2G 1", "G*6c", "6b5a", "G*5b");
    List<Match> found = index.find(query.setup(), query.line());
    assertThat(found).hasSize(1);
    assertThat(found.get(0).likeness()).isEqualTo(Likeness.CORE);
    assertThat(found.get(0).relation().orElseThrow().files()).isEqualTo(1);
    assertThat(found.get(0).problem().id()).isEqualTo(second.id());
    assertThat(found.get(0).problem().line()).isEqualTo(second.line());
  }

  @Test
  void a_problem_and_the_rest_of_it_after_two_plies_are_found_by_each_other() throws IOException {
    String[] line = {"S*5d", "5c5b", "G*5c", "5b4a", "G*4b"};
    IndexedProblem whole = problem("whole", "9/9/4k4/9/4P4/9/9/9/9 b 2GS 1", line);
    Setup after = Sfen.parse("9/4k4/9/4S4/4P4/9/9/9/9 b 2G 1", RULES);
    IndexedProblem rest = problem("rest", "9/3k5/9/3S5/3P5/9/9/9/9 b 2G 1", "G*6c", "6b5a", "G*5b");
    assertThat(after.faults()).isEmpty();
    List<Match> found = index(List.of(rest)).find(whole.setup(), whole.line());
    assertThat(found).extracting(Match::likeness).containsExactly(Likeness.SHORTER);
    assertThat(found.get(0).relation().orElseThrow().files()).isEqualTo(-1);
    found = index(List.of(whole)).find(rest.setup(), List.of());
    assertThat(found).extracting(Match::likeness).containsExactly(Likeness.LONGER);
    assertThat(found.get(0).relation().orElseThrow().files()).isEqualTo(1);
  }

  @Test
  void an_index_says_the_same_or_that_it_is_damaged_whatever_byte_of_it_is_changed()
      throws IOException {
    Random random = new Random(SEED);
    List<IndexedProblem> problems = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      problems.add(new IndexedProblem("p" + i, "", generated(random), List.of()));
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    IndexBuilder builder = new IndexBuilder(out);
    for (IndexedProblem problem : problems) {
      builder.add(problem);
    }
    builder.finish();
    byte[] whole = out.toByteArray();
    assertThat(whole.length).as("several blocks").isGreaterThan(2 * BlockSums.BLOCK);
    new ProblemIndex(ByteBuffer.wrap(whole)).verify();
    int damaged = 0;
    for (int i = 0; i < MUTANTS; i++) {
      byte[] bytes = mutated(whole, random);
      IndexedProblem query = problems.get(random.nextInt(problems.size()));
      try {
        ProblemIndex index = new ProblemIndex(ByteBuffer.wrap(bytes));
        assertThat(index.find(query.setup(), List.of()))
            .as("mutant %d", i)
            .extracting(match -> match.problem().id())
            .contains(query.id());
      } catch (DamagedIndexException e) {
        damaged++;
      } catch (IllegalArgumentException e) {
        assertThat(bytes.length < 4 || bytes[0] != whole[0] || !sameStart(bytes, whole)).isTrue();
      }
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      if (!java.util.Arrays.equals(bytes, whole)) {
        assertThatThrownBy(() -> new ProblemIndex(buffer).verify())
            .as("mutant %d", i)
            .isInstanceOfAny(DamagedIndexException.class, IllegalArgumentException.class);
      }
    }
    assertThat(damaged).isPositive();
  }

  private static boolean sameStart(byte[] bytes, byte[] whole) {
    return java.util.Arrays.equals(bytes, 0, 4, whole, 0, 4);
  }

  /** The bytes with one to three of them changed, some taken out or put in, or the end cut off. */
  private static byte[] mutated(byte[] whole, Random random) {
    int at = random.nextInt(whole.length);
    int length = Math.min(whole.length - at, 1 + random.nextInt(20));
    ByteArrayOutputStream out = new ByteArrayOutputStream(whole.length + length);
    switch (random.nextInt(6)) {
      case 0 -> out.write(whole, 0, at);
      case 1 -> {
        out.write(whole, 0, at);
        out.write(whole, at + length, whole.length - at - length);
      }
      case 2 -> {
        out.write(whole, 0, at + length);
        out.write(whole, at, whole.length - at);
      }
      default -> {
        byte[] changed = whole.clone();
        for (int i = random.nextInt(3); i >= 0; i--) {
          int place = random.nextInt(4) == 0 ? whole.length - 1 - random.nextInt(50) : at;
          changed[place] = (byte) (changed[place] ^ (1 << random.nextInt(8)));
          at = random.nextInt(whole.length);
        }
        out.write(changed, 0, changed.length);
      }
    }
    return out.toByteArray();
  }

  @Test
  void digests_tell_what_positions_tell_and_hold_none() throws IOException {
    Random random = new Random(19);
    List<Setup> black = new ArrayList<>();
    List<IndexedProblem> problems = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      black.add(generated(random));
      Setup setup = transformed(black.get(i), i % 2 == 0, false, 0, 0);
      problems.add(new IndexedProblem("g" + i, "my/folder/old.sfen:" + i, setup, List.of()));
    }
    byte[] bytes = bytes(problems, true);
    ProblemIndex digests = new ProblemIndex(ByteBuffer.wrap(bytes));
    assertThat(digests.hasDigests()).isTrue();
    ProblemIndex positions = index(problems);
    String text = new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1);
    for (int i = 0; i < problems.size(); i++) {
      Setup earlier = problems.get(i).setup();
      String sfen = io.github.tsume.notation.sfen.SfenWriter.sfen(earlier);
      assertThat(text).doesNotContain(sfen.substring(0, sfen.indexOf(' ')), "folder");
      Setup query = transformed(black.get(i), i % 3 == 0, i % 5 < 2, random.nextInt(3), 0);
      if (i % 4 == 0) {
        int at = random.nextInt(RULES.squares());
        boolean taken = query.piece(at) != Piece.EMPTY && Piece.kind(query.piece(at)) != Piece.KING;
        int other = taken ? query.piece(at) ^ Piece.WHITE : query.piece(at);
        query = query.toBuilder().piece(at, other).build();
      }
      List<Match> told = digests.find(query, List.of());
      assertThat(told).extracting(ProblemIndexTest::told).contains(told(positions, query, i));
      assertThat(told).hasSameSizeAs(positions.find(query, List.of()));
      assertThat(told)
          .allMatch(
              match ->
                  sameForAttacker(
                      match.problem().setup(),
                      problems.get(Integer.parseInt(match.problem().id().substring(1))).setup()));
    }
  }

  private static String told(ProblemIndex index, Setup query, int number) {
    return index.find(query, List.of()).stream()
        .filter(match -> match.problem().id().equals("g" + number))
        .map(ProblemIndexTest::told)
        .findFirst()
        .orElseThrow();
  }

  private static String told(Match match) {
    return match.problem().id() + match.likeness() + match.relation() + match.difference();
  }

  @Test
  void what_is_no_index_is_refused() {
    assertThatThrownBy(() -> new ProblemIndex(ByteBuffer.wrap(new byte[10])))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new ProblemIndex(ByteBuffer.wrap(new byte[100])))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_pattern_fits_also_mirrored_and_turned() {
    PositionPattern pattern = PositionPattern.parse("?9/???*k??P?/?9/?9/?9/?9/?9/?9/?9 ?", RULES);
    Setup setup = Sfen.parse("9/3gk2P1/9/9/9/9/9/9/9 b G 1", RULES);
    assertThat(pattern.matches(setup)).isTrue();
    assertThat(pattern.matches(transformed(setup, true, true, 0, 0))).isTrue();
    assertThat(pattern.matches(transformed(setup, false, true, 0, 0))).isTrue();
    assertThat(pattern.matches(transformed(setup, false, false, 1, 0))).isFalse();
    assertThat(PositionPattern.parse("9/3gk2P1/9/9/9/9/9/9/9 2G", RULES).matches(setup)).isFalse();
    assertThat(PositionPattern.parse("9/3gk2P1/9/9/9/9/9/9/9 G", RULES).matches(setup)).isTrue();
    assertThatThrownBy(() -> PositionPattern.parse("9/9", RULES))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
