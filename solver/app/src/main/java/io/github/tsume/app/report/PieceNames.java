package io.github.tsume.app.report;

import io.github.tsume.diagram.Diagram.WesternPieces;
import io.github.tsume.diagram.SvgDiagram;
import io.github.tsume.notation.japanese.Games;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.western.WesternNotation;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.PieceType;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The data that a page needs of rulesets: sizes, names of pieces, and the outlines to draw them.
 */
final class PieceNames {
  private static final String OTHER_GLYPHS = "0123456789手詰不なしabcdefghi";
  private static final int LARGEST_HAND = 18;

  private PieceNames() {}

  /** A JSON object by name of ruleset: width, height, and each piece's names and number. */
  static String json(Set<Ruleset> all) {
    return JsonFields.line(
        json -> all.forEach(rules -> json.in(rules.name(), game -> game(game, rules))));
  }

  private static void game(JsonFields json, Ruleset rules) {
    List<Integer> kinds = new ArrayList<>();
    for (int kind = 0; kind < rules.kindLimit(); kind++) {
      kinds.add(kind);
      if (rules.type(kind).canPromote()) {
        kinds.add(kind | Piece.PROMOTED);
      }
    }
    json.put("game", Games.name(rules))
        .put("width", rules.width())
        .put("height", rules.height())
        .each("pieces", kinds, (piece, kind) -> piece(piece, rules, kind));
  }

  private static void piece(JsonFields json, Ruleset rules, int kind) {
    PieceType type = rules.type(kind);
    String english = type.name();
    char symbol = WesternPieces.symbol(rules, kind);
    json.put("letter", (Piece.isPromoted(kind) ? "+" : "") + type.letter())
        .put("name", JapanesePieces.of(rules).name(kind))
        .put("english", Piece.isPromoted(kind) ? "promoted " + english : english)
        .put("cell", cell(rules, kind))
        .put("latin", WesternNotation.name(rules, kind))
        .put("symbol", symbol == WesternPieces.NONE ? null : String.valueOf(symbol))
        .put("count", type.count());
  }

  /** What stands on the board: one character, but for the quails, as in all diagrams. */
  private static String cell(Ruleset rules, int kind) {
    JapanesePieces pieces = JapanesePieces.of(rules);
    return pieces.name(kind).endsWith("鶉") ? pieces.name(kind) : pieces.cell(kind);
  }

  /** What a piece is drawn with in each of the ways. */
  private static void glyphs(StringBuilder texts, Ruleset rules, int kind) {
    texts.append(cell(rules, kind)).append(WesternNotation.name(rules, kind));
    char symbol = WesternPieces.symbol(rules, kind);
    texts.append(symbol == WesternPieces.NONE ? "" : String.valueOf(symbol));
  }

  /** The outlines of all characters that diagrams of these rulesets need. */
  static String symbols(Set<Ruleset> all) {
    StringBuilder texts = new StringBuilder(OTHER_GLYPHS);
    for (int number = 1; number <= LARGEST_HAND; number++) {
      texts.append(JapaneseNumbers.kanji(number));
    }
    for (Ruleset rules : all) {
      for (int kind = 0; kind < rules.kindLimit(); kind++) {
        glyphs(texts, rules, kind);
        texts.append(JapanesePieces.of(rules).name(kind));
        if (rules.type(kind).canPromote()) {
          glyphs(texts, rules, kind | Piece.PROMOTED);
        }
      }
    }
    return outlines(texts);
  }

  private static String outlines(StringBuilder texts) {
    Set<Character> characters = new TreeSet<>();
    texts.chars().forEach(c -> characters.add((char) c));
    // The policy of the page allows no style attributes.
    return SvgDiagram.symbols(characters)
        .replace("style=\"position:absolute\"", "class=\"symbols\"");
  }
}
