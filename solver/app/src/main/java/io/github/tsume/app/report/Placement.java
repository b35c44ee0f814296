package io.github.tsume.app.report;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;

/**
 * Positions as scripts have them: what stands where, by numbers of squares from the left of the top
 * rank on, so that no script has to read or write SFEN. Black's letters are capital.
 */
public final class Placement {
  private Placement() {}

  /**
   * A setup as a property: rules, side to move (0 is black), the attacker unless that is the same,
   * board ("4k 22+P"), hands ("G2 p3") and, if books leave out a hand, its side.
   */
  public static void write(JsonFields json, String name, Setup setup) {
    json.in(
        name,
        placed -> {
          placed
              .put("rules", setup.rules().name())
              .put("side", setup.sideToMove().ordinal())
              .put("board", board(setup))
              .put("hands", hands(setup));
          if (setup.attacker() != setup.sideToMove()) {
            placed.put("attacker", setup.attacker().ordinal());
          }
          if (isLeftOut(setup)) {
            placed.put("hides", setup.defender().ordinal());
          }
        });
  }

  private static String board(Setup setup) {
    Ruleset rules = setup.rules();
    StringBuilder text = new StringBuilder();
    for (int place = 0; place < rules.squares(); place++) {
      int piece = setup.piece(square(rules, place));
      if (piece != Piece.EMPTY) {
        text.append(text.length() == 0 ? "" : " ").append(place).append(letter(rules, piece));
      }
    }
    return text.toString();
  }

  private static int square(Ruleset rules, int place) {
    return rules.square(rules.width() - 1 - place % rules.width(), place / rules.width());
  }

  private static String letter(Ruleset rules, int piece) {
    char letter = rules.type(Piece.kind(piece)).letter();
    boolean black = Piece.color(piece) == Color.BLACK;
    return (Piece.isPromoted(piece) ? "+" : "") + (black ? letter : Character.toLowerCase(letter));
  }

  private static String hands(Setup setup) {
    Ruleset rules = setup.rules();
    StringBuilder text = new StringBuilder();
    for (Color color : Color.values()) {
      for (int kind = 1; kind < rules.kindLimit(); kind++) {
        int count = setup.hand(color, kind);
        if (count > 0) {
          text.append(text.length() == 0 ? "" : " ");
          text.append(letter(rules, Piece.of(kind, color))).append(count > 1 ? count : "");
        }
      }
    }
    return text.toString();
  }

  /**
   * Whether the defender holds all the rest, which goes without saying but where both have kings.
   */
  private static boolean isLeftOut(Setup setup) {
    boolean whole = setup.fillDefenderHand(DefenderHand.AS_IS).missingCount() == 0;
    return whole && setup.kings(Color.BLACK) + setup.kings(Color.WHITE) < 2;
  }

  /**
   * The setup of a text: board, hands and side as they are written, a line each. What makes no
   * sense is left out; what is wrong with the setup is for others to say.
   *
   * @param stated whether the defender holds what is written and no more
   */
  public static Setup read(String text, Ruleset rules, boolean stated) {
    String[] lines = (text + "\n\n\n").split("\n", -1);
    Setup.Builder setup = Setup.builder(rules);
    Color side = lines[2].strip().equals("1") ? Color.WHITE : Color.BLACK;
    setup.sideToMove(side).handStated(side, stated).handStated(side.opponent(), stated);
    for (String part : lines[0].split(" ")) {
      int digits = digits(part, 0);
      int place = number(part.substring(0, digits), -1);
      int piece = piece(rules, part.substring(digits));
      if (place >= 0 && place < rules.squares() && piece != Piece.EMPTY) {
        setup.piece(square(rules, place), piece);
      }
    }
    for (String part : lines[1].split(" ")) {
      int piece = part.isEmpty() ? Piece.EMPTY : piece(rules, part.substring(0, 1));
      if (piece != Piece.EMPTY && Piece.kind(piece) != Piece.KING) {
        setup.hand(Piece.color(piece), Piece.kind(piece), number(part.substring(1), 1));
      }
    }
    return setup.build();
  }

  private static int digits(String text, int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  private static int number(String digits, int otherwise) {
    boolean isNumber = !digits.isEmpty() && digits.length() < 4;
    return isNumber && digits(digits, 0) == digits.length() ? Integer.parseInt(digits) : otherwise;
  }

  /** The piece of a letter, {@link Piece#EMPTY} if there is none. */
  private static int piece(Ruleset rules, String text) {
    boolean promoted = text.startsWith("+");
    String letter = promoted ? text.substring(1) : text;
    if (letter.length() != 1) {
      return Piece.EMPTY;
    }
    char upper = Character.toUpperCase(letter.charAt(0));
    int kind = rules.kindOf(upper);
    if (kind < 0 || (promoted && !rules.canPromote(kind))) {
      return Piece.EMPTY;
    }
    Color color = letter.charAt(0) == upper ? Color.BLACK : Color.WHITE;
    return Piece.of(promoted ? kind | Piece.PROMOTED : kind, color);
  }
}
