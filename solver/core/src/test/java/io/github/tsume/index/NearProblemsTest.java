package io.github.tsume.index;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Setup;
import io.github.tsume.index.Match.Difference;
import io.github.tsume.index.Match.Likeness;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Problems that differ by one piece, against a slow twin that tries every mirror and shift. {@code
 * -Dtsume.index=1000000} generates so many, and prints what it takes.
 */
@Tag("slow")
class NearProblemsTest {
  private static final Ruleset RULES = StandardShogi.RULES;
  private static final int GENERATED = Integer.getInteger("tsume.index", 2_000);
  private static final int PLANTED = 50;
  private static final int REACH = 8;

  /** A piece on a plane; of one in hand the file is {@link #HELD} and the rank counts. */
  private record Stone(int file, int rank, int piece) {}

  private static final int HELD = -99;

  /** A legal position of so many pieces on some squares at the corner. */
  private static Setup generated(Random random, int pieces, int squares) {
    while (true) {
      Setup.Builder builder = Setup.builder(RULES);
      int king = RULES.square(random.nextInt(squares), random.nextInt(squares));
      builder.piece(king, Piece.of(Piece.KING, Color.WHITE));
      for (int i = 0; i < pieces; i++) {
        int square = RULES.square(random.nextInt(squares), random.nextInt(squares));
        int kind = 1 + random.nextInt(14);
        if (builder.piece(square) == Piece.EMPTY && RULES.hasKind(kind) && kind != 8) {
          builder.piece(square, Piece.of(kind, random.nextInt(2)));
        }
      }
      builder.hand(Color.BLACK, 1 + random.nextInt(7), random.nextInt(3));
      builder.handStated(Color.WHITE, true);
      Setup setup = builder.build();
      if (setup.faults().isEmpty()) {
        return setup;
      }
    }
  }

  private static Set<Stone> stones(Setup setup, boolean mirror, int dx, int dy) {
    Set<Stone> stones = new HashSet<>();
    for (int square = 0; square < RULES.squares(); square++) {
      if (setup.piece(square) != Piece.EMPTY) {
        int file = mirror ? 8 - RULES.file(square) : RULES.file(square);
        stones.add(new Stone(file + dx, RULES.rank(square) + dy, setup.piece(square)));
      }
    }
    for (int kind = 1; kind < RULES.kindLimit(); kind++) {
      for (int i = 0; i < setup.hand(Color.BLACK, kind); i++) {
        stones.add(new Stone(HELD, i, Piece.of(kind, Color.BLACK)));
      }
    }
    return stones;
  }

  /** Whether two positions differ by one piece, by trying everything. */
  private static boolean isNear(Setup one, Setup other) {
    Set<Stone> there = stones(other, false, 0, 0);
    for (int way = 0; way < 2; way++) {
      for (int dx = -REACH; dx <= REACH; dx++) {
        for (int dy = -REACH; dy <= REACH; dy++) {
          if (differsByOne(stones(one, way == 1, dx, dy), there)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean differsByOne(Set<Stone> here, Set<Stone> there) {
    Set<Stone> gone = new HashSet<>(here);
    gone.removeAll(there);
    Set<Stone> come = new HashSet<>(there);
    come.removeAll(here);
    if (gone.size() > 1 || come.size() > 1) {
      return false;
    }
    if (gone.isEmpty() || come.isEmpty()) {
      Set<Stone> all = gone.isEmpty() ? come : gone;
      return all.stream().anyMatch(stone -> Piece.kind(stone.piece) != Piece.KING);
    }
    Stone before = gone.iterator().next();
    Stone after = come.iterator().next();
    boolean kings = Piece.kind(before.piece) == Piece.KING || Piece.kind(after.piece) == Piece.KING;
    boolean held = before.file == HELD || after.file == HELD;
    boolean same = before.piece == after.piece;
    if (held) {
      boolean both = before.file == HELD && after.file == HELD;
      return !kings && (both || Piece.handKind(before.piece) == Piece.handKind(after.piece));
    }
    boolean there2 = before.file == after.file && before.rank == after.rank;
    return same || (there2 && !kings);
  }

  private static ProblemIndex index(List<Setup> setups) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    IndexBuilder builder = new IndexBuilder(out);
    for (int i = 0; i < setups.size(); i++) {
      builder.add(new IndexedProblem("g" + i, "", setups.get(i), List.of()));
    }
    builder.finish();
    return new ProblemIndex(ByteBuffer.wrap(out.toByteArray()));
  }

  private static Set<String> near(ProblemIndex index, Setup setup) {
    Set<String> names = new HashSet<>();
    for (Match match : index.find(setup, List.of())) {
      if (match.likeness() == Likeness.ONE_PIECE) {
        names.add(match.problem().id());
        assertThat(match.difference()).isPresent();
      }
    }
    return names;
  }

  @Test
  void what_differs_by_one_piece_is_found_and_nothing_else() throws IOException {
    Random random = new Random(11);
    List<Setup> setups = new ArrayList<>();
    for (int i = 0; i < 600; i++) {
      setups.add(generated(random, 2, 3));
    }
    ProblemIndex index = index(setups);
    int found = 0;
    for (int i = 0; i < 15; i++) {
      Setup query = generated(random, 2, 3);
      Set<String> near = near(index, query);
      Set<String> slow = new HashSet<>();
      for (int j = 0; j < setups.size(); j++) {
        boolean same = Relation.of(setups.get(j), query).isPresent();
        if (!same && isNear(setups.get(j), query)) {
          slow.add("g" + j);
        }
      }
      assertThat(near).as("%s", io.github.tsume.board.CanonicalSfen.of(query)).isEqualTo(slow);
      found += near.size();
    }
    assertThat(found).isGreaterThan(15);
  }

  @Test
  void planted_near_copies_are_found_with_the_piece_by_which_they_differ() throws IOException {
    Random random = new Random(13);
    List<Setup> setups = new ArrayList<>();
    for (int i = 0; i < GENERATED; i++) {
      setups.add(generated(random, 4 + random.nextInt(8), 7));
    }
    ProblemIndex index = index(setups);
    long spent = 0;
    int others = 0;
    for (Kind kind : Kind.values()) {
      for (int i = 0; i < PLANTED; i++) {
        int number = random.nextInt(GENERATED);
        Setup query = changed(setups.get(number), kind, random);
        long began = System.nanoTime();
        List<Match> matches = index.find(query, List.of());
        spent += System.nanoTime() - began;
        assertThat(matches).anyMatch(match -> match.problem().id().equals("g" + number));
        for (Match match : matches) {
          if (match.likeness() == Likeness.POSITION) {
            assertThat(Relation.of(match.problem().setup(), query)).isPresent();
            continue;
          }
          assertThat(isNear(match.problem().setup(), query))
              .as("%s and %s", match, io.github.tsume.board.CanonicalSfen.of(query))
              .isTrue();
          assertThat(isTold(match, query)).as("%s", match).isTrue();
        }
        others += matches.size() - 1;
      }
    }
    if (GENERATED > 100_000) {
      int asked = PLANTED * Kind.values().length;
      System.out.printf(
          "%d problems, %d near copies found, %d others near, %d us each%n",
          GENERATED, asked, others, spent / 1_000 / asked);
    }
  }

  /** Whether what is told of the difference stands so in both problems. */
  private static boolean isTold(Match match, Setup query) {
    Difference difference = match.difference().orElseThrow();
    return stands(difference.here(), query) && stands(difference.there(), match.problem().setup());
  }

  private static boolean stands(Difference.Spot spot, Setup setup) {
    return !spot.isThere()
        || (spot.square() == Difference.Spot.HAND
            ? setup.hand(Color.BLACK, Piece.kind(spot.piece())) > 0
            : setup.piece(spot.square()) == spot.piece());
  }

  private enum Kind {
    FEWER,
    ELSEWHERE,
    ANOTHER,
    IN_HAND
  }

  /** The same with one piece fewer, on a square beside, another, or in the attacker's hand. */
  private static Setup changed(Setup setup, Kind kind, Random random) {
    while (true) {
      Setup.Builder builder = setup.toBuilder();
      int square = random.nextInt(RULES.squares());
      int piece = builder.piece(square);
      if (piece == Piece.EMPTY || Piece.kind(piece) == Piece.KING) {
        continue;
      }
      builder.piece(square, Piece.EMPTY);
      if (kind == Kind.ELSEWHERE) {
        int file = RULES.file(square) + random.nextInt(3) - 1;
        int rank = RULES.rank(square) + random.nextInt(3) - 1;
        boolean inside = file >= 0 && file < 9 && rank >= 0 && rank < 9;
        if (!inside
            || RULES.square(file, rank) == square
            || builder.piece(RULES.square(file, rank)) != Piece.EMPTY) {
          continue;
        }
        builder.piece(RULES.square(file, rank), piece);
      } else if (kind == Kind.ANOTHER) {
        int other = 1 + random.nextInt(7) | piece & Piece.WHITE;
        if (other == piece) {
          continue;
        }
        builder.piece(square, other);
      } else if (kind == Kind.IN_HAND) {
        builder.addToHand(Color.BLACK, Piece.handKind(piece), 1);
      }
      if (builder.build().faults().isEmpty()) {
        return builder.build();
      }
    }
  }
}
