package io.github.tsume.notation.jkf;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Places;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.csa.CsaPieces;
import io.github.tsume.notation.kif.Handicap;
import io.github.tsume.notation.sfen.SfenParser;
import io.github.tsume.record.LocatedFault;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A reader of the initial position of a JKF record. */
final class JkfPosition {
  private final Setup setup;
  private final Places places;
  private final Warnings warnings;
  private final int line;
  private final int column;

  JkfPosition(@Nullable Json initial, Json record, ReadOptions options, Warnings warnings)
      throws ReadException {
    this.warnings = warnings;
    Ruleset assumed = options.rules();
    String preset = initial == null ? "HIRATE" : preset(initial);
    if (initial != null && preset.equals("OTHER")) {
      Json data = initial.require("data");
      Ruleset rules = rulesOf(data.require("board"), options);
      places = new Places(rules.squares());
      line = data.line();
      column = data.column();
      places.board(line, column);
      if (rules != options.rules()) {
        String size = rules.width() + "x" + rules.height();
        warnings.add(WarningCode.GUESSED_RULES, line, column, rules, size);
      }
      setup = read(data, rules, firstColor(record));
      return;
    }
    places = new Places(assumed.squares());
    Json place = initial == null ? record : initial;
    line = place.line();
    column = place.column();
    places.board(line, column);
    Handicap handicap = Handicap.ofPreset(preset);
    if (handicap == null) {
      throw place.require("preset").bad("preset", "HIRATE|KY|…|10|OTHER");
    }
    if (handicap != Handicap.EVEN && assumed != StandardShogi.RULES) {
      throw new ReadException(
          ErrorCode.RULES_DIFFER, place.line(), place.column(), "", preset, assumed);
    }
    setup = handicap == Handicap.EVEN ? SfenParser.start(assumed) : handicap.setup();
  }

  /** The name of the position; one that has a board needs none. */
  private static String preset(Json initial) throws ReadException {
    Json preset = initial.get("preset");
    boolean drawn = preset == null && initial.get("data") != null;
    return drawn ? "OTHER" : initial.require("preset").string("preset").toUpperCase(Locale.ROOT);
  }

  /** The color of the first move, or null if nothing tells it. */
  private static @Nullable Json firstColor(Json record) throws ReadException {
    Json moves = record.get("moves");
    if (moves != null && moves.value() instanceof List) {
      for (Json entry : moves.array("moves")) {
        Json move = entry.isObject() ? entry.get("move") : null;
        if (move != null && move.isObject()) {
          return move.get("color");
        }
      }
    }
    return null;
  }

  /** The ruleset: of boards with as many files as this one if nobody says which. */
  private static Ruleset rulesOf(Json board, ReadOptions options) {
    int width = board.value() instanceof List<?> files ? files.size() : 0;
    boolean guessed = !options.rulesStated() && width != options.rules().width();
    return guessed && width == 5
        ? Minishogi.RULES
        : guessed && width == 9 ? StandardShogi.RULES : options.rules();
  }

  Setup setup() {
    return setup;
  }

  List<LocatedFault> faults(Setup position) {
    return places.locate(position);
  }

  private Setup read(Json data, Ruleset rules, @Nullable Json first) throws ReadException {
    Setup.Builder builder = Setup.builder(rules);
    Json stated = data.get("color") != null ? data.get("color") : first;
    Color side = stated == null ? Color.BLACK : color(stated, warnings);
    Json board = data.require("board");
    if (!board.isObject() || !board.object("board").isEmpty()) {
      board(board, rules, builder);
    }
    List<Json> hands = data.require("hands").array("hands");
    if (hands.size() != 2) {
      throw data.require("hands").bad("hands", "[{…},{…}]");
    }
    for (Color color : Color.values()) {
      hand(hands.get(color.ordinal()), color, rules, builder);
    }
    return builder.sideToMove(side).build();
  }

  private void board(Json board, Ruleset rules, Setup.Builder builder) throws ReadException {
    List<Json> files = board.array("board");
    if (files.size() != rules.width()) {
      throw board.bad("board", rules.width() + " files");
    }
    for (int file = 0; file < rules.width(); file++) {
      List<Json> squares = files.get(file).array("board");
      if (squares.size() != rules.height()) {
        throw files.get(file).bad("board", rules.height() + " squares");
      }
      for (int rank = 0; rank < rules.height(); rank++) {
        Json cell = squares.get(rank);
        int square = rules.square(file, rank);
        places.square(square, cell.line(), cell.column());
        Json kind = cell.isNull() ? null : cell.get("kind");
        if (kind != null) {
          builder.piece(
              square, Piece.of(kind(kind, rules), color(cell.require("color"), warnings)));
        }
      }
    }
  }

  private void hand(Json hand, Color color, Ruleset rules, Setup.Builder builder)
      throws ReadException {
    if (hand.isNull()) {
      return;
    }
    places.hand(color, hand.line(), hand.column());
    for (Map.Entry<String, Json> entry : hand.object("hands").entrySet()) {
      int kind = CsaPieces.kind(entry.getKey(), rules);
      if (kind < 0) {
        throw entry.getValue().bad(entry.getKey(), "FU|KY|…|HI");
      }
      builder.addToHand(color, kind, entry.getValue().integer(entry.getKey(), 0, 99, warnings));
    }
  }

  static Color color(Json color, Warnings warnings) throws ReadException {
    return color.integer("color", 0, 1, warnings) == 0 ? Color.BLACK : Color.WHITE;
  }

  static int kind(Json code, Ruleset rules) throws ReadException {
    int kind = CsaPieces.kind(code.string("piece"), rules);
    if (kind < 0) {
      throw code.bad("piece", "FU|KY|…|RY");
    }
    return kind;
  }
}
