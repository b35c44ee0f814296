package io.github.tsume.notation.text;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Places;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.japanese.Bird;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.kif.HandText;
import io.github.tsume.notation.kif.Holder;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position in running text, as it is collected: pieces with their squares under the name of a
 * side, and hands.
 *
 * <pre>攻方：５三銀、２五馬　持駒：銀　受方：４一銀、５一玉、６一銀</pre>
 */
public final class PositionText {
  PositionText() {}

  private record Placed(
      Holder side, int file, int rank, String name, int line, int squareAt, int nameAt) {}

  private record Held(Holder side, HandText.Item item, int line) {}

  private record Rest(Holder side, int line, int at) {}

  private final List<Placed> placed = new ArrayList<>();
  private final List<Held> held = new ArrayList<>();
  private final List<Holder> handsStated = new ArrayList<>();
  private final List<Holder> boards = new ArrayList<>();
  private @Nullable Rest rest;

  /** Whether a text holds such a position. */
  public static boolean isIn(String text) {
    return new TextLine(text).told() >= 0;
  }

  /** Whether a word begins such a position or goes on with it. */
  public static boolean isPart(String word) {
    return new TextLine(word).isPart();
  }

  /** Whether a word begins such a position. */
  public static boolean begins(String word) {
    return new TextLine(word.strip()).label(0) != null;
  }

  boolean isEmpty() {
    return placed.isEmpty() && handsStated.isEmpty() && boards.isEmpty();
  }

  boolean hasPieces() {
    return !placed.isEmpty();
  }

  /** Whether the pieces of both sides are told, and a king among them: another may follow. */
  boolean isComplete() {
    return boards.size() > 1
        && placed.stream().anyMatch(each -> JapanesePieces.isKing(each.name.charAt(0)));
  }

  /** Whether it tells hands and nothing of the board. */
  boolean hasHandsOnly() {
    return placed.isEmpty() && boards.isEmpty() && !handsStated.isEmpty();
  }

  /**
   * Takes over the hands of a part of the text that holds nothing else; false, and nothing is taken
   * over, if it holds more, or one of those hands is told already.
   */
  boolean takeHands(PositionText other, Color toMove) {
    if (!other.placed.isEmpty()
        || other.handsStated.stream().anyMatch(side -> hasHand(side, toMove))) {
      return false;
    }
    held.addAll(other.held);
    handsStated.addAll(other.handsStated);
    rest = other.rest == null ? rest : other.rest;
    return true;
  }

  /** Whether the pieces of that side have been told. */
  boolean has(Holder side) {
    return boards.contains(side);
  }

  /** Whether the hand of that side has been told, by whatever name. */
  boolean hasHand(Holder side, Color toMove) {
    return handsStated.stream().anyMatch(each -> each.color(toMove) == side.color(toMove));
  }

  /** Takes the hand that was thought to be the attacker's for the defender's. */
  void giveHandToDefender() {
    handsStated.replaceAll(side -> side == Holder.ATTACKER ? Holder.DEFENDER : side);
    held.replaceAll(
        each ->
            each.side == Holder.ATTACKER ? new Held(Holder.DEFENDER, each.item, each.line) : each);
    rest = rest == null ? null : new Rest(Holder.DEFENDER, rest.line, rest.at);
  }

  void board(Holder side) {
    boards.add(side);
  }

  void hand(Holder side) {
    handsStated.add(side);
  }

  void place(Holder side, int file, int rank, String name, int line, int squareAt, int nameAt) {
    placed.add(new Placed(side, file, rank, name, line, squareAt, nameAt));
  }

  /** States that a side holds what a text says at an index. */
  void hold(Holder side, HandText hand, int line, int at) {
    hand.items().forEach(item -> held.add(new Held(side, item, line)));
    if (hand.kind() == HandText.Kind.REST) {
      rest = new Rest(side, line, at);
    }
  }

  /** A piece that only Tori shogi has, if there is one and the board can be its board. */
  Optional<Bird> bird() {
    int width = ToriShogi.RULES.width();
    boolean larger = placed.stream().anyMatch(each -> each.file > width || each.rank > width);
    return larger
        ? Optional.empty()
        : placed.stream()
            .filter(each -> JapanesePieces.isBird(each.name))
            .map(each -> new Bird(each.name, each.line, each.nameAt + 1))
            .findFirst();
  }

  /** The position. */
  Setup setup(Ruleset rules, Color toMove, int ply, Places places) throws ReadException {
    Setup.Builder builder = Setup.builder(rules).sideToMove(toMove).ply(ply);
    places.board(placed.get(0).line, placed.get(0).squareAt + 1);
    for (Placed piece : placed) {
      place(piece, rules, toMove, builder, places);
    }
    for (Holder side : handsStated) {
      builder.handStated(side.color(toMove), true);
    }
    for (Held pieces : held) {
      HandText.Item item = pieces.item;
      int kind = kind(item.name(), rules, pieces.line, item.at());
      if (!item.count().isEmpty() && (item.number() == 0 || item.number() > 99)) {
        throw new ReadException(
            ErrorCode.BAD_COUNT, pieces.line, item.countAt() + 1, "一-十八", item.count());
      }
      builder.addToHand(pieces.side.color(toMove), kind, item.number());
      places.hand(pieces.side.color(toMove), pieces.line, item.at() + 1);
    }
    Rest open = rest;
    if (open != null) {
      if (open.side.color(toMove) == toMove) {
        throw new ReadException(ErrorCode.BAD_HAND, open.line, open.at + 1, "piece|なし", "残り");
      }
      builder.handStated(toMove.opponent(), false);
    }
    return builder.build();
  }

  private static void place(
      Placed piece, Ruleset rules, Color toMove, Setup.Builder builder, Places places)
      throws ReadException {
    if (piece.file > rules.width() || piece.rank > rules.height()) {
      String expected =
          "１-"
              + JapaneseNumbers.fullWidth(rules.width())
              + " 一-"
              + JapaneseNumbers.kanji(rules.height());
      throw new ReadException(
          ErrorCode.BAD_SQUARE, piece.line, piece.squareAt + 1, expected, name(piece));
    }
    int square = rules.square(piece.file - 1, piece.rank - 1);
    if (builder.piece(square) != Piece.EMPTY) {
      throw new ReadException(
          ErrorCode.TWICE_ON_SQUARE, piece.line, piece.squareAt + 1, "", name(piece));
    }
    int kind = kind(piece.name, rules, piece.line, piece.nameAt);
    builder.piece(square, Piece.of(kind, piece.side.color(toMove)));
    places.square(square, piece.line, piece.squareAt + 1);
  }

  private static String name(Placed piece) {
    return JapaneseNumbers.fullWidth(piece.file) + JapaneseNumbers.kanji(piece.rank);
  }

  private static int kind(String name, Ruleset rules, int line, int at) throws ReadException {
    int kind = HandText.kind(rules, name);
    if (kind < 0) {
      throw new ReadException(ErrorCode.UNKNOWN_PIECE, line, at + 1, "piece", name);
    }
    return kind;
  }
}
