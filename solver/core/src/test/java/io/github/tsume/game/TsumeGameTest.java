package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.twins.MateTries;
import io.github.tsume.twins.SlowRules;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TsumeGameTest {
  private static final int PAWN = 7;

  private static TsumeGame game(String sfen, FutileRule rule) {
    TsumeGame game = new TsumeGame(SmallMates.position(sfen));
    game.setMode(rule);
    return game;
  }

  private static void play(TsumeGame game, String... line) {
    for (String usi : line) {
      game.play(SmallMates.move(game.position(), usi));
    }
  }

  private static List<Integer> moves(TsumeGame game) {
    int[] moves = new int[Position.MAX_MOVES];
    return Arrays.stream(moves, 0, game.generate(moves, 0)).boxed().toList();
  }

  @Test
  void the_attacker_gives_check_and_the_defender_evades() {
    TsumeGame game = game(SmallMates.STEP_BACK, FutileRule.NONE);
    assertThat(moves(game)).containsExactlyInAnyOrderElementsOf(SlowRules.checks(game.position()));
    play(game, "G*5c");
    assertThat(moves(game))
        .containsExactlyInAnyOrderElementsOf(SlowRules.legalMoves(game.position()))
        .hasSize(3);
  }

  @Test
  void a_mate_in_spite_of_futile_interpositions_leaves_no_reply_to_a_composer() {
    TsumeGame game = game(SmallMates.LANCE, FutileRule.STANDARD);
    play(game, "1e2d");
    assertThat(moves(game)).isEmpty();
    TsumeGame raw = game(SmallMates.LANCE, FutileRule.NONE);
    play(raw, "1e2d");
    assertThat(moves(raw)).isNotEmpty();
  }

  @Test
  void after_an_interposition_a_claim_takes_it_and_gives_it_back_in_no_time() {
    TsumeGame game = game(SmallMates.LANCE, FutileRule.STANDARD);
    play(game, "1e2d");
    int held = game.position().hand(1);
    play(game, "P*1e");
    long before = game.key();
    List<Integer> claims = moves(game).stream().filter(Claims::isClaim).toList();
    assertThat(claims)
        .extracting(claim -> Move.toUsi(Claims.captureOf(claim), StandardShogi.RULES))
        .containsExactly("1f1e");
    int claim = claims.get(0);
    assertThat(game.cost(claim)).isEqualTo(-1);
    assertThat(game.cost(Claims.captureOf(claim))).isEqualTo(1);
    game.play(claim);
    assertThat(game.position().hand(1)).isEqualTo(held);
    assertThat(game.hand()).isEqualTo(Hand.EMPTY);
    game.undo(claim);
    assertThat(game.key()).isEqualTo(before);
    assertThat(Hand.count(game.position().hand(1), PAWN)).isEqualTo(Hand.count(held, PAWN) - 1);
  }

  @Test
  void there_are_no_claims_in_the_raw_game_or_once_they_are_withdrawn() {
    TsumeGame raw = game(SmallMates.LANCE, FutileRule.NONE);
    play(raw, "1e2d", "P*1e");
    assertThat(moves(raw)).isNotEmpty().noneMatch(Claims::isClaim);
    TsumeGame game = game(SmallMates.LANCE, FutileRule.STANDARD);
    play(game, "1e2d", "P*1e");
    game.withdrawClaims();
    assertThat(moves(game)).isNotEmpty().noneMatch(Claims::isClaim);
    game.unwindTo(1);
    play(game, "P*1e");
    assertThat(moves(game)).as("on offer again").anyMatch(Claims::isClaim);
  }

  /** The key and the hand after a move are told before it is played, and come back after it. */
  @ParameterizedTest
  @EnumSource(FutileRule.class)
  void a_move_leads_to_the_key_that_was_foretold(FutileRule rule) {
    for (long seed = 1; seed <= 40; seed++) {
      TsumeGame game = new TsumeGame(MateTries.of(StandardShogi.RULES, seed));
      game.setMode(rule);
      foretold(game, 3);
    }
    foretold(game(SmallMates.LANCE, rule), 4);
  }

  private static void foretold(TsumeGame game, int plies) {
    long key = game.key();
    int hand = game.hand();
    int some = 0;
    for (int move : plies == 0 ? List.<Integer>of() : moves(game)) {
      if (some++ % 5 == 0 || Claims.isClaim(move)) {
        long keyAfter = game.keyAfter(move);
        long stricter = game.stricterKeyAfter(move);
        int handAfter = game.handAfter(move);
        game.play(move);
        assertThat(game.key()).isEqualTo(keyAfter);
        assertThat(game.stricterKey()).isEqualTo(stricter);
        assertThat(game.hand()).isEqualTo(handAfter);
        foretold(game, plies - 1);
        game.undo(move);
        assertThat(game.key()).isEqualTo(key);
        assertThat(game.hand()).isEqualTo(hand);
      }
    }
  }

  @Test
  void games_by_different_rules_have_different_keys() {
    assertThat(
            List.of(
                game(SmallMates.LANCE, FutileRule.NONE).key(),
                game(SmallMates.LANCE, FutileRule.STANDARD).key(),
                game(SmallMates.LANCE, FutileRule.DROPS_ONLY).key()))
        .doesNotHaveDuplicates();
    TsumeGame strict = game(SmallMates.LANCE, FutileRule.NONE);
    long raw = strict.key();
    strict.setForbidden(77);
    assertThat(strict.key()).isNotEqualTo(raw);
    assertThat(strict.looserKey()).as("what fails there fails here").isEqualTo(raw);
  }

  @Test
  void a_veto_is_for_the_node_where_it_was_made() {
    TsumeGame game = game(SmallMates.LANCE, FutileRule.STANDARD);
    play(game, "1e2d");
    long state = game.state();
    game.veto(0);
    assertThat(game.failsUpTo(game.key(), game.hand())).isZero();
    assertThat(game.state()).isEqualTo(state);
    game.unwindTo(0);
    assertThat(game.failsUpTo(game.key(), game.hand())).isEqualTo(-1);
  }
}
