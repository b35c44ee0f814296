package io.github.tsume.moves;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every fast answer against a slow and obvious one, on seeded random positions of each ruleset. */
@Tag("slow")
class SlowTwinsTest {
  private static final int FEW = 600;
  private static final int MANY = 1500;

  static List<Ruleset> rulesets() {
    return Ruleset.all();
  }

  private static void onPositions(
      Ruleset rules, int count, BiConsumer<Position, String> assertion) {
    for (long seed = 0; seed < count; seed++) {
      Position position = RandomPositions.of(rules, seed);
      String sfen = CanonicalSfen.of(position.toSetup());
      assertion.accept(position, rules + " seed " + seed + ": " + sfen);
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void legal_moves_checks_and_check_are_those_of_the_naive_rules(Ruleset rules) {
    int[] moves = new int[Position.MAX_MOVES];
    onPositions(
        rules,
        FEW,
        (position, name) -> {
          NaiveRules naive = NaiveRules.of(position.toSetup());
          int end = LegalMoves.generate(position, moves, 0);
          assertThat(texts(position, moves, end)).as(name).isEqualTo(naive.legalMoves());
          end = CheckMoves.generate(position, moves, 0);
          assertThat(texts(position, moves, end)).as(name).isEqualTo(naive.checks());
          assertThat(position.inCheck()).as(name).isEqualTo(naive.isInCheck(position.side()));
        });
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void evasions_are_the_legal_moves_of_the_naive_rules(Ruleset rules) {
    int[] checks = new int[Position.MAX_MOVES];
    int[] moves = new int[Position.MAX_MOVES];
    onPositions(
        rules,
        FEW,
        (position, name) -> {
          int end = CheckMoves.generate(position, checks, 0);
          for (int i = 0; i < end; i += 1 + end / 3) {
            position.play(checks[i]);
            String line = name + " " + Move.toUsi(checks[i], rules);
            int evasions = Evasions.generate(position, moves, 0);
            assertThat(texts(position, moves, evasions))
                .as(line)
                .isEqualTo(NaiveRules.of(position.toSetup()).legalMoves());
            assertThat(Evasions.any(position)).as(line).isEqualTo(evasions > 0);
            IntPredicate plain = move -> Move.isCapture(move) || Move.kind(move) == 0;
            int[] found = Arrays.copyOf(moves, evasions);
            assertThat(Evasions.anyBesidesInterpositions(position))
                .as(line)
                .isEqualTo(Arrays.stream(found).anyMatch(plain));
            assertThat(Evasions.anyInterposition(position))
                .as(line)
                .isEqualTo(Arrays.stream(found).anyMatch(plain.negate()));
            position.undo(checks[i]);
          }
        });
  }

  /** Whether the king itself has a move that answers a check. */
  private static boolean kingFleesAfter(Position position, int check) {
    int[] evasions = new int[Position.MAX_MOVES];
    position.play(check);
    int end = Evasions.generate(position, evasions, 0);
    position.undo(check);
    return Arrays.stream(evasions, 0, end)
        .anyMatch(move -> Move.kind(move) == 0 && !Move.isDrop(move));
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void where_a_flight_square_remains_the_king_has_a_move(Ruleset rules) {
    int[] checks = new int[Position.MAX_MOVES];
    FlightSquares flights = new FlightSquares();
    int[] seen = new int[2];
    onPositions(
        rules,
        MANY,
        (position, name) -> {
          int end = CheckMoves.generate(position, checks, 0);
          if (end == 0) {
            return;
          }
          flights.find(position);
          for (int i = 0; i < end; i++) {
            boolean remain = flights.remainAfter(position, checks[i]);
            boolean flees = kingFleesAfter(position, checks[i]);
            if (remain) {
              assertThat(flees).as(name + " " + Move.toUsi(checks[i], rules)).isTrue();
            }
            seen[0] += flees ? 1 : 0;
            seen[1] += remain ? 1 : 0;
          }
        });
    assertThat(seen[1]).as("seen of %d", seen[0]).isGreaterThan(seen[0] / 2);
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void checks_that_leave_no_flight_square_are_among_those_that_may_mate(Ruleset rules) {
    int[] buffer = new int[Position.MAX_MOVES];
    FlightSquares flights = new FlightSquares();
    int[] seen = new int[2];
    onPositions(
        rules,
        MANY,
        (position, name) -> {
          int[] checks = Arrays.copyOf(buffer, CheckMoves.generate(position, buffer, 0));
          if (checks.length == 0) {
            return;
          }
          flights.find(position);
          int end = CheckMoves.generateMating(position, flights, buffer, 0);
          int[] mating = Arrays.copyOf(buffer, end);
          int at = 0;
          for (int check : checks) {
            boolean among = at < mating.length && mating[at] == check;
            at += among ? 1 : 0;
            boolean flees = kingFleesAfter(position, check);
            assertThat(flees || among).as(name + " " + Move.toUsi(check, rules)).isTrue();
            seen[0] += flees ? 1 : 0;
            seen[1] += among ? 0 : 1;
          }
          assertThat(at).as("in the same order, " + name).isEqualTo(mating.length);
        });
    assertThat(seen[1]).as("left out of %d", seen[0]).isGreaterThan(seen[0] / 4);
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void checks_are_the_legal_moves_that_check(Ruleset rules) {
    int[] moves = new int[Position.MAX_MOVES];
    onPositions(
        rules,
        MANY,
        (position, name) -> {
          TreeSet<String> expected = new TreeSet<>();
          int end = LegalMoves.generate(position, moves, 0);
          for (int i = 0; i < end; i++) {
            position.play(moves[i]);
            if (position.inCheck()) {
              expected.add(Move.toUsi(moves[i], rules));
            }
            position.undo(moves[i]);
          }
          end = CheckMoves.generate(position, moves, 0);
          assertThat(texts(position, moves, end)).as(name).isEqualTo(expected);
        });
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void evasions_come_in_their_documented_order(Ruleset rules) {
    int[] checks = new int[Position.MAX_MOVES];
    int[] moves = new int[Position.MAX_MOVES];
    onPositions(
        rules,
        FEW,
        (position, name) -> {
          int end = CheckMoves.generate(position, checks, 0);
          for (int i = 0; i < end; i++) {
            position.play(checks[i]);
            int last = 0;
            int evasions = Evasions.generate(position, moves, 0);
            for (int m = 0; m < evasions; m++) {
              int place = placeInOrder(position, moves[m]);
              assertThat(place).as("%s %s", name, Move.toUsi(moves[m], rules)).isGreaterThan(last);
              // The two forms of a move share a place.
              last = Move.isDrop(moves[m]) ? place : place - 1;
            }
            position.undo(checks[i]);
          }
        });
  }

  /** A number that grows along the documented order of evasions. */
  private static int placeInOrder(Position position, int move) {
    int king = position.king(position.side());
    if (Move.kind(move) == 0) {
      return 1;
    }
    int to = Move.to(move);
    Ruleset rules = position.rules();
    int distance =
        Math.max(
            Math.abs(rules.file(to) - rules.file(king)),
            Math.abs(rules.rank(to) - rules.rank(king)));
    if (Move.isDrop(move)) {
      return distance * 100 + 20 + 2 * (8 - Move.kind(move));
    }
    return Move.isCapture(move) ? 10 : distance * 100 + 10;
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void evasions_are_counted_without_promotions_and_all_drops_as_one(Ruleset rules) {
    int[] checks = new int[Position.MAX_MOVES];
    int[] replies = new int[Position.MAX_MOVES];
    FlightSquares flights = new FlightSquares();
    int[] seen = new int[2];
    onPositions(
        rules,
        FEW,
        (position, name) -> {
          int end = CheckMoves.generate(position, checks, 0);
          if (end > 0) {
            flights.find(position);
          }
          for (int i = 0; i < end; i++) {
            position.play(checks[i]);
            int legal = LegalMoves.generate(position, replies, 0);
            TreeSet<String> kinds = new TreeSet<>();
            for (int j = 0; j < legal; j++) {
              int reply = replies[j];
              kinds.add(Move.isDrop(reply) ? "drop" : Move.from(reply) + "-" + Move.to(reply));
            }
            String line = name + " " + Move.toUsi(checks[i], rules);
            assertThat(Evasions.count(position)).as(line).isEqualTo(kinds.size());
            assertThat(Evasions.countAfter(position, checks[i], flights))
                .as(line)
                .isEqualTo(kinds.size());
            if (Move.isDrop(checks[i])) {
              seen[0]++;
              seen[1] += flights.countAfterDrop(position, checks[i]) < 0 ? 0 : 1;
            }
            position.undo(checks[i]);
          }
        });
    assertThat(seen[1]).as("told by the flights, of %d drops", seen[0]).isGreaterThan(seen[0] / 4);
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void drop_check_kinds_are_those_that_check_once_in_hand(Ruleset rules) {
    onPositions(
        rules,
        MANY,
        (position, name) ->
            compareKinds(
                position, CheckMoves.dropCheckKinds(position), name, CheckMoves::generate));
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void interposition_kinds_are_those_that_interpose_once_in_hand(Ruleset rules) {
    int[] checks = new int[Position.MAX_MOVES];
    onPositions(
        rules,
        FEW,
        (position, name) -> {
          int end = CheckMoves.generate(position, checks, 0);
          for (int i = 0; i < end; i += 1 + end / 3) {
            position.play(checks[i]);
            String line = name + " " + Move.toUsi(checks[i], rules);
            int kinds = Evasions.interpositionKinds(position);
            compareKinds(position, kinds, line, Evasions::generate);
            position.undo(checks[i]);
          }
        });
  }

  private interface Generator {
    int generate(Position position, int[] buffer, int at);
  }

  /** A bit must be set exactly if a piece of the kind in hand is dropped; for pawns it may be. */
  private static void compareKinds(Position position, int kinds, String name, Generator generator) {
    int[] moves = new int[Position.MAX_MOVES];
    Setup setup = position.toSetup();
    Color side = position.sideToMove();
    for (int kind = 1; kind < position.rules().kindLimit(); kind++) {
      Setup.Builder builder = setup.toBuilder();
      for (int other = 1; other < position.rules().kindLimit(); other++) {
        builder.hand(side, other, other == kind ? 1 : 0);
      }
      Position armed = Sfen.uncheckedPosition(CanonicalSfen.of(builder.build()), position.rules());
      boolean drops = false;
      int end = generator.generate(armed, moves, 0);
      for (int i = 0; i < end; i++) {
        drops |= Move.isDrop(moves[i]);
      }
      boolean bit = (kinds >> kind & 1) != 0;
      if (drops || kind != position.rules().pawnKind()) {
        assertThat(bit).as("%s, kind %d", name, kind).isEqualTo(drops);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void every_legal_move_resolves_to_itself(Ruleset rules) {
    int[] moves = new int[Position.MAX_MOVES];
    onPositions(
        rules,
        50,
        (position, name) -> {
          int end = LegalMoves.generate(position, moves, 0);
          for (int i = 0; i < end; i++) {
            String usi = Move.toUsi(moves[i], rules);
            assertThat(LegalMoves.resolve(position, usi)).as(name + usi).isEqualTo(moves[i]);
            assertThat(LegalMoves.isLegal(position, moves[i])).isTrue();
          }
          assertThat(LegalMoves.resolve(position, "1a1a")).isEqualTo(Move.NONE);
          assertThat(LegalMoves.isLegal(position, Move.NONE)).isFalse();
        });
  }

  private static Set<String> texts(Position position, int[] moves, int end) {
    TreeSet<String> texts = new TreeSet<>();
    for (int i = 0; i < end; i++) {
      assertThat(texts.add(Move.toUsi(moves[i], position.rules()))).as("no move twice").isTrue();
    }
    return texts;
  }
}
