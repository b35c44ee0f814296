package io.github.tsume.notation.kif;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.Places;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.Bird;
import io.github.tsume.notation.japanese.BoardRow;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import org.jspecify.annotations.Nullable;

/** The drawn board of KIF, KI2 and BOD, and which game it is of. */
final class KifBoard {
  private final ReadOptions options;
  private final DrawnBoard drawn = new DrawnBoard();
  private Places places;
  private Ruleset rules;

  KifBoard(ReadOptions options) {
    this.options = options;
    rules = options.rules();
    places = new Places(rules.squares());
  }

  /** Takes a line that draws part of a board; false if it does not. */
  boolean accept(String line, int number) throws ReadException {
    return drawn.accept(line, number);
  }

  /** Whether a line draws part of a board. */
  static boolean draws(String line) {
    return DrawnBoard.draws(Blanks.plain(line));
  }

  /** Whether a line that draws is a row, with squares. */
  static boolean isRow(String line) {
    return BoardRow.of(Blanks.plain(line), 1) != null;
  }

  boolean hasRows() {
    return !drawn.isEmpty();
  }

  /** The rules of the board, once it is built. */
  Ruleset rules() {
    return rules;
  }

  /** The places of squares and hands, once the board is built. */
  Places places() {
    return places;
  }

  /**
   * The board.
   *
   * @param told the game that the header tells, or null
   */
  Setup.Builder build(@Nullable Ruleset told) throws ReadException {
    rules = game(told);
    places = new Places(rules.squares());
    Setup.Builder builder = Setup.builder(rules);
    drawn.build(builder, rules, places);
    return builder;
  }

  /** What somebody said decides, then the header, then the pieces; how much is drawn never. */
  private Ruleset game(@Nullable Ruleset told) {
    if (options.rulesStated()) {
      return options.rules();
    }
    return told != null ? told : drawn.bird().isPresent() ? ToriShogi.RULES : options.rules();
  }

  /** The piece that tells the game where nothing else does, or null. */
  @Nullable Bird tellingPiece() {
    return drawn.bird().orElse(null);
  }

  /** Tells what is not drawn, and what is not read. */
  void warn(Warnings warnings) throws ReadException {
    drawn.warn(rules, warnings);
  }
}
