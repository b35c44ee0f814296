package io.github.tsume.app.report;

import io.github.tsume.diagram.SvgDiagram;
import io.github.tsume.diagram.WesternPieces;
import io.github.tsume.notation.japanese.Games;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.western.WesternNotation;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.PieceType;
import io.github.tsume.rules.Ruleset;
import java.io.StringWriter;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * The data that a page needs of rulesets: sizes, names of pieces, and the outlines to draw them.
 */
final class PieceNames {
  private static final JsonFactory FACTORY = new JsonFactory();
  private static final String OTHER_GLYPHS = "0123456789手詰不なしabcdefghi";
  private static final int LARGEST_HAND = 18;

  private PieceNames() {}

  /** A JSON object by name of ruleset: width, height, and each piece's names and number. */
  static String json(Set<Ruleset> all) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      for (Ruleset rules : all) {
        json.writeObjectPropertyStart(rules.name());
        String game = Games.name(rules);
        if (game != null) {
          json.writeStringProperty("game", game);
        }
        json.writeNumberProperty("width", rules.width());
        json.writeNumberProperty("height", rules.height());
        json.writeArrayPropertyStart("pieces");
        for (int kind = 0; kind < rules.kindLimit(); kind++) {
          piece(json, rules, kind);
          if (rules.type(kind).canPromote()) {
            piece(json, rules, kind | Piece.PROMOTED);
          }
        }
        json.writeEndArray();
        json.writeEndObject();
      }
      json.writeEndObject();
    }
    return text.toString();
  }

  private static void piece(JsonGenerator json, Ruleset rules, int kind) {
    PieceType type = rules.type(kind);
    json.writeStartObject();
    json.writeStringProperty("letter", (Piece.isPromoted(kind) ? "+" : "") + type.letter());
    json.writeStringProperty("name", JapanesePieces.of(rules).name(kind));
    String english = type.name();
    json.writeStringProperty("english", Piece.isPromoted(kind) ? "promoted " + english : english);
    json.writeStringProperty("cell", cell(rules, kind));
    json.writeStringProperty("latin", WesternNotation.name(rules, kind));
    char symbol = WesternPieces.symbol(rules, kind);
    if (symbol != WesternPieces.NONE) {
      json.writeStringProperty("symbol", String.valueOf(symbol));
    }
    json.writeNumberProperty("count", type.count());
    json.writeEndObject();
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
