package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.StandardShogi;
import org.junit.jupiter.api.Test;

/** A copy for another thread is the same game, whatever mode the game is in. */
class TsumeGameCopyTest {
  /** A lance checks from afar: there are interpositions, and claims after them. */
  private static TsumeGame game() {
    return new TsumeGame(
        Sfen.position("7l1/7pk/9/9/8+P/9/9/9/8L b 2r2b4g4s2n2l16p 1", StandardShogi.RULES));
  }

  /** Plays the first move, and then the first interposition there is. */
  private static void playToInterposition(TsumeGame game) {
    int[] checks = new int[Position.MAX_MOVES];
    int end = game.generate(checks, 0);
    for (int i = 0; i < end; i++) {
      game.play(checks[i]);
      int[] replies = new int[Position.MAX_MOVES];
      int last = game.generate(replies, 0);
      for (int j = 0; j < last; j++) {
        if (Move.isDrop(replies[j])) {
          game.play(replies[j]);
          return;
        }
      }
      game.undo(checks[i]);
    }
    throw new AssertionError("no interposition");
  }

  private static void assertSame(TsumeGame copy, TsumeGame game) {
    assertThat(copy.key()).isEqualTo(game.key());
    assertThat(copy.hand()).isEqualTo(game.hand());
    assertThat(copy.attackerToMove()).isEqualTo(game.attackerToMove());
    assertThat(copy.failsUpTo(game.key(), game.hand()))
        .isEqualTo(game.failsUpTo(game.key(), game.hand()));
    int[] moves = new int[Position.MAX_MOVES];
    int[] copied = new int[Position.MAX_MOVES];
    int end = game.generate(moves, 0);
    assertThat(copy.generate(copied, 0)).isEqualTo(end);
    assertThat(copied).isEqualTo(moves);
    assertThat(end).isPositive();
    for (int i = 0; i < end; i++) {
      int move = moves[i];
      assertThat(copy.keyAfter(move)).isEqualTo(game.keyAfter(move));
      assertThat(copy.handAfter(move)).isEqualTo(game.handAfter(move));
      assertThat(copy.stricterKeyAfter(move)).isEqualTo(game.stricterKeyAfter(move));
      assertThat(copy.looserKeyAfter(move)).isEqualTo(game.looserKeyAfter(move));
    }
  }

  private static void assertCopiesAreSame(TsumeGame game) {
    assertSame(game.copy(), game);
    playToInterposition(game);
    TsumeGame copy = game.copy();
    assertSame(copy, game);
    // What is done to one of them does not touch the other.
    long key = game.key();
    int[] moves = new int[Position.MAX_MOVES];
    copy.generate(moves, 0);
    copy.play(moves[0]);
    assertThat(game.key()).isEqualTo(key);
  }

  @Test
  void in_raw_mode() {
    assertCopiesAreSame(game());
  }

  @Test
  void in_composer_mode() {
    for (FutileRule rule : FutileRule.values()) {
      TsumeGame game = game();
      game.setMode(rule);
      assertCopiesAreSame(game);
    }
  }

  @Test
  void with_forbidden_nodes() {
    TsumeGame game = game();
    game.setForbidden(0x1234_5678_9ABCL);
    assertCopiesAreSame(game);
  }

  @Test
  void with_vetoes() {
    TsumeGame game = game();
    game.setMode(FutileRule.STANDARD);
    game.veto(3);
    assertCopiesAreSame(game);
  }
}
