package tsume.notation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tsume.board.Setup;
import tsume.record.LocatedFault;
import tsume.record.Metadata;
import tsume.rules.Color;

/**
 * Reads what KIF, KI2 and BOD have in common: keys, hands, board, side to move, handicap.
 *
 * <p>The lines may come in any order. A board takes precedence over a handicap. Without either,
 * moves begin at the start of a game, but a problem is not taken for one that lost its board.
 */
final class KifHeader {
  /** The key that keeps the number of the first move where it is not 1. */
  static final String FIRST_PLY = "開始手数";

  /** What is said of problems and never of games, whose position nobody has to draw. */
  private static final Set<String> KEYS_OF_PROBLEMS =
      Set.of(Metadata.NUMBER, Metadata.TITLE, Metadata.LENGTH, "詰手数", "完全性", RestHand.KEY);

  private static final String EXPECTED = "board|手合割：";

  private static final Pattern HAND = Pattern.compile("\\s*([先後上下])手の持ち?駒[：:](.*)");
  private static final Pattern TURN = Pattern.compile("([先後上下])手番");
  private static final Pattern PLY = Pattern.compile("手数[＝=]\\s*([0-9]{1,6})(.*)");
  private static final Pattern KEY = Pattern.compile("\\s*([^：:\\s][^：:]{0,63}?)\\s*[：:](.*)");

  private final ReadOptions options;
  private final Map<String, String> metadata = new LinkedHashMap<>();
  private final KifBoard board;
  private @Nullable String handicap;
  private int handicapLine;
  private int handicapColumn;
  private @Nullable Color turn;
  private int ply = 1;
  private boolean plyDecidesTurn;
  private boolean startAssumed;
  private int problemLine;
  private @Nullable Setup setup;

  KifHeader(ReadOptions options) {
    this.options = options;
    board = new KifBoard(options.rules());
  }

  /** Takes a line; false if it is none of a header. */
  boolean accept(String line, int number) throws ReadException {
    if (line.isBlank() || line.startsWith("#") || line.startsWith("盤面回転")) {
      return true;
    }
    if (board.accept(line, number)) {
      return true;
    }
    String stripped = line.strip();
    Matcher matcher = HAND.matcher(line);
    if (matcher.matches()) {
      board.hand(side(matcher.group(1)), line, matcher.start(2), number);
      return true;
    }
    matcher = TURN.matcher(stripped);
    if (matcher.matches()) {
      turn = side(matcher.group(1));
      return true;
    }
    matcher = PLY.matcher(stripped);
    if (matcher.matches()) {
      ply = Integer.parseInt(matcher.group(1)) + 1;
      plyDecidesTurn = true;
      return true;
    }
    matcher = KEY.matcher(line);
    if (matcher.matches()) {
      key(matcher.group(1).strip(), matcher.group(2), number, matcher.start(2) + 1);
      return true;
    }
    return false;
  }

  private static Color side(String word) {
    return word.equals("先") || word.equals("下") ? Color.BLACK : Color.WHITE;
  }

  private void key(String key, String text, int number, int column) throws ReadException {
    String value = text.strip();
    switch (key) {
      case "手合割" -> {
        handicap = value;
        handicapLine = number;
        handicapColumn = column;
      }
      case "手番" -> {
        Matcher matcher = TURN.matcher(value.endsWith("番") ? value : value + "番");
        if (matcher.matches()) {
          turn = side(matcher.group(1));
        } else {
          metadata.put(key, value);
        }
      }
      case FIRST_PLY -> {
        if (!value.matches("[0-9]{1,6}")) {
          throw new ReadException(ErrorCode.BAD_PLY, number, column, "1-999999", value);
        }
        ply = Math.max(1, Integer.parseInt(value));
      }
      default -> {
        if (problemLine == 0 && KEYS_OF_PROBLEMS.contains(key)) {
          problemLine = number;
        }
        metadata.merge(key, value, KifHeader::both);
      }
    }
  }

  /** Joins the values of a key that occurs twice, in the way of Kifu for Windows. */
  private static String both(String first, String second) {
    if (second.isEmpty() || first.equals(second)) {
      return first;
    }
    return first.isEmpty() ? second : first + "\\n" + second;
  }

  Metadata metadata() {
    return Metadata.of(metadata);
  }

  /** The position, once all lines of the header have been taken. */
  Setup setup() throws ReadException {
    Setup known = setup;
    if (known == null) {
      known = findSetup();
      if (RestHand.take(metadata)) {
        known = RestHand.unstated(known);
      }
      setup = known;
    }
    return known;
  }

  private Setup findSetup() throws ReadException {
    if (board.hasRows()) {
      Setup.Builder builder = board.build();
      boolean odd = plyDecidesTurn && turn == null && ply % 2 == 0;
      Color side = turn != null ? turn : odd ? Color.WHITE : Color.BLACK;
      return builder.sideToMove(side).handStated(side, true).ply(ply).build();
    }
    Setup start = start();
    if (turn != null || ply != 1) {
      Color side = turn != null ? turn : start.sideToMove();
      boolean changed = side != start.sideToMove();
      Setup.Builder builder = start.toBuilder().sideToMove(side).ply(ply);
      if (changed) {
        builder.handStated(side, true).handStated(side.opponent(), false);
      }
      return builder.build();
    }
    return start;
  }

  private Setup start() throws ReadException {
    int hand = board.lineOfHand();
    if (hand > 0) {
      throw new ReadException(ErrorCode.NO_PROBLEM, hand, 1, "board");
    }
    if (handicap == null || handicap.isEmpty()) {
      if (problemLine > 0) {
        throw new ReadException(ErrorCode.NO_PROBLEM, problemLine, 1, EXPECTED);
      }
      startAssumed = true;
      return SfenParser.start(options.rules());
    }
    Handicap known = Handicap.ofJapanese(handicap);
    if (known == Handicap.EVEN) {
      return SfenParser.start(options.rules());
    }
    if (known == null) {
      throw new ReadException(
          ErrorCode.UNKNOWN_HANDICAP, handicapLine, handicapColumn, "平手|香落ち|…", handicap);
    }
    return known.setup();
  }

  /** Refuses a text that states no position, unless it has moves and may leave the position out. */
  void requirePosition(boolean hasMoves) throws ReadException {
    setup();
    if (startAssumed && !(hasMoves && options.startAssumed())) {
      String expected = hasMoves ? EXPECTED : EXPECTED + "|moves";
      throw new ReadException(ErrorCode.NO_PROBLEM, 1, 1, expected);
    }
  }

  List<LocatedFault> faults() throws ReadException {
    return board.places().locate(setup());
  }
}
