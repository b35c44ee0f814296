package io.github.tsume.notation.kif;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.Entries;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.Bird;
import io.github.tsume.notation.japanese.Games;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.notation.japanese.StatedLengths;
import io.github.tsume.notation.japanese.Words;
import io.github.tsume.notation.sfen.SfenParser;
import io.github.tsume.record.LocatedFault;
import io.github.tsume.record.Metadata;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A reader of what KIF, KI2 and BOD have in common: keys, hands, board, side to move, handicap.
 *
 * <p>The lines may come in any order. A board takes precedence over a handicap. Without either,
 * moves begin at the start of a game, but a problem is not taken for one that lost its board.
 */
public final class KifHeader {
  /** The key that keeps the number of the first move where it is not 1. */
  public static final String FIRST_PLY = "開始手数";

  /** What is said of problems and never of games, whose position nobody has to draw. */
  private static final Set<String> KEYS_OF_PROBLEMS =
      Set.of(Metadata.NUMBER, Metadata.TITLE, Metadata.LENGTH, "詰手数", "完全性");

  /** What may tell the game beside 手合割. */
  private static final List<String> KEYS_OF_GAMES =
      List.of("棋種", "種類", "ルール", "Variant", "variant", "Rules", "rules");

  /** Keys with a name or a title, which may be that of a piece. */
  static final List<String> NAMES = Words.forms(Words.Kind.HEADER, "name", "*");

  private static final String EXPECTED = "board|手合割：";

  private static final String HANDS =
      Sides.hand(Color.BLACK, "ja")
          + "：|"
          + Sides.hand(Color.WHITE, "ja")
          + "：|"
          + Sides.hand()
          + "：";

  /** The keys that may come after the moves were announced, as boards and hands may. */
  private static final Set<String> TELL_POSITION = Set.of("手合割", "手番", FIRST_PLY);

  private final ReadOptions options;
  private final Entries metadata = new Entries();
  private int goalLine = 1;
  private final KifBoard board;
  private final KifHands hands = new KifHands();

  private final StatedLengths lengths = new StatedLengths();
  private final KifPlayers players = new KifPlayers();

  /** Entries that speak of a hand, or hold one, and are none. */
  private final List<KifLine> notHands = new ArrayList<>();

  private @Nullable String handicap;
  private int handicapLine;
  private int handicapColumn;
  private Color begins = Color.BLACK;
  private final FirstTurn first = new FirstTurn();
  private int ply = 1;
  private final PlyLine plies = new PlyLine();
  private boolean startAssumed;
  private int problemLine;
  private @Nullable Setup setup;

  KifHeader(ReadOptions options) {
    this.options = options;
    board = new KifBoard(options);
  }

  /**
   * Takes a line, wherever it stands before the moves.
   *
   * @param late whether the moves were announced: what tells no position is not taken any more
   * @return false if it is none of a header
   */
  boolean accept(KifLine line, boolean late) throws ReadException {
    first.header(line);
    return switch (line.kind()) {
      case VIEW -> true;
      case BOARD -> board(line);
      case HAND -> {
        HandKey key = HandKey.of(line.text());
        if (key != null && key.isPlayer()) {
          players.take(line);
        } else {
          hands.add(line);
        }
        yield true;
      }
      case TURN -> {
        first.turn(Blanks.strip(line.text()));
        yield true;
      }
      case PLY -> {
        boolean read = plies.take(line, first);
        ply = read ? plies.ply() : ply;
        yield read;
      }
      case ENTRY -> entry(line, late);
      default -> false;
    };
  }

  /** Takes words that state a length; false if they state none. */
  boolean length(KifLine line) {
    return lengths.take(line.text(), line.number(), line.start() + 1);
  }

  /** Takes the length that a line of moves says to have, which is no part of them. */
  void lengthOfMoves(KifLine line) {
    lengths.mention(line.text(), line.number(), line.start() + 1);
  }

  /**
   * States the length that captions tell, and tells a goal that is not known, once all of them are
   * known.
   */
  void settleLengths(Warnings warnings) {
    lengths.settle(metadata, goalLine, warnings);
  }

  private boolean board(KifLine line) throws ReadException {
    if (!board.accept(Blanks.plain(line.text()), line.number())) {
      throw new ReadException(
          ErrorCode.BAD_BOARD_ROW, line.number(), line.start() + 1, "", Blanks.strip(line.text()));
    }
    return true;
  }

  private boolean entry(KifLine line, boolean late) throws ReadException {
    String key = line.key();
    requireHand(line);
    if (late && !TELL_POSITION.contains(key)) {
      return false;
    }
    String value = line.said();
    int number = line.number();
    int column = line.value() + 1;
    switch (key) {
      case "手合割" -> {
        handicap = value;
        first.handicap(value);
        handicapLine = number;
        handicapColumn = column;
      }
      case "手番" -> {
        if (!first.turn(value)) {
          throw new ReadException(
              ErrorCode.BAD_SIDE, number, column, String.join("|", Sides.players(false)), value);
        }
      }
      case FIRST_PLY -> {
        if (!value.matches("[0-9]{1,6}")) {
          return false;
        }
        ply = Math.max(1, Integer.parseInt(value));
      }
      default -> {
        if (problemLine == 0 && KEYS_OF_PROBLEMS.contains(key)) {
          problemLine = number;
        }
        players.take(line);
        if (!NAMES.contains(key)) {
          lengths.entry(key, value, line.text(), number, line.start() + 1);
        }
        if (!NAMES.contains(key) && KifPlayers.mayBeHand(line)) {
          notHands.add(line);
        }
        goalLine = key.equals(Metadata.GOAL) ? number : goalLine;
        metadata.addNew(key, value);
      }
    }
    return true;
  }

  /** Refuses a key that speaks of a hand, but not of one that is known. */
  static void requireHand(KifLine line) throws ReadException {
    if (HandKey.isLike(line.key()) && Resemblance.isHand(line.said(), 0)) {
      throw new ReadException(
          ErrorCode.UNKNOWN_LINE, line.number(), line.start() + 1, HANDS, line.key());
    }
  }

  /** Takes the line with the first moves: it may tell who makes them. */
  void firstMoves(KifLine line) {
    first.moves(line);
  }

  /** What is no part of the position; with a board the handicap is none either. */
  Metadata metadata() {
    Metadata all = metadata.metadata();
    if (handicap == null || !board.hasRows()) {
      return all;
    }
    Metadata told = all.with(Metadata.HANDICAP, handicap);
    return Handicap.told(told) == null ? all : told;
  }

  /** The position, once all lines of the header have been taken. */
  Setup setup() throws ReadException {
    Setup known = setup;
    if (known == null) {
      players.settle(board.hasRows(), hands, metadata);
      ply = plies.isLength(first.isTold(), lengths) ? 1 : ply;
      first.stated(told());
      known = findSetup();
      if (hands.isRest()) {
        known = hands.rest(known);
      }
      if (board.hasRows()) {
        // Hands are told of an attacker and a defender, whoever of them begins.
        known = known.toBuilder().sideToMove(begins).build();
      }
      setup = known;
    }
    return known;
  }

  /** What the captions so far state together. */
  private Metadata told() {
    Entries entries = new Entries();
    entries.addAbsent(metadata);
    StatedLengths all = new StatedLengths();
    all.addAll(lengths);
    all.settle(entries, goalLine, new Warnings());
    return entries.metadata();
  }

  private Setup findSetup() throws ReadException {
    if (board.hasRows()) {
      Setup guess = guess();
      begins = first.of(guess);
      return drawn(first.attacker(begins, guess));
    }
    Setup start = start();
    boolean white = !first.isTold() && start.sideToMove() == Color.WHITE;
    Color side = white ? Color.WHITE : first.of(start);
    if (side != start.sideToMove() || ply != 1) {
      boolean changed = side != start.sideToMove();
      Setup.Builder builder = start.toBuilder().sideToMove(side).ply(ply);
      if (changed) {
        builder.handStated(side.opponent(), false);
      }
      return builder.build();
    }
    return start;
  }

  /** The position that is drawn, with that attacker to move. */
  private Setup drawn(Color attacker) throws ReadException {
    Setup.Builder builder = board.build(game());
    hands.build(builder.sideToMove(attacker), board.rules(), attacker, board.places());
    return builder.ply(ply).build();
  }

  /** The position as it is known before anybody knows whose turn it is. */
  private Setup guess() throws ReadException {
    try {
      return drawn(Color.BLACK);
    } catch (ReadException e) {
      // Whether that hand can be read may depend on whose turn it is.
      return board.build(game()).build();
    }
  }

  private Setup start() throws ReadException {
    int hand = hands.firstLine();
    if (hand > 0) {
      throw new ReadException(ErrorCode.NO_PROBLEM, hand, 1, "board");
    }
    if (handicap == null || handicap.isEmpty()) {
      if (problemLine > 0) {
        throw new ReadException(ErrorCode.NO_PROBLEM, problemLine, 1, EXPECTED);
      }
      startAssumed = true;
      Ruleset told = options.rulesStated() ? null : game();
      return SfenParser.start(told != null ? told : options.rules());
    }
    boolean birds = options.rulesStated() ? options.rules() == ToriShogi.RULES : isTori();
    ToriHandicap tori = birds ? ToriHandicap.counted(handicap) : ToriHandicap.named(handicap);
    if (tori != null && (!options.rulesStated() || options.rules() == tori.setup().rules())) {
      return tori.setup();
    }
    Ruleset told = game();
    Handicap known = Handicap.ofJapanese(handicap);
    if (told == null && known == null) {
      throw new ReadException(
          ErrorCode.UNKNOWN_HANDICAP,
          handicapLine,
          handicapColumn,
          Handicap.EVEN.japanese() + "|" + Handicap.LANCE.japanese() + "|…",
          handicap);
    }
    boolean even = told == null && known == Handicap.EVEN;
    Ruleset rules = even ? options.rules() : told != null ? told : StandardShogi.RULES;
    if (options.rulesStated() && rules != options.rules()) {
      throw new ReadException(
          ErrorCode.RULES_DIFFER, handicapLine, handicapColumn, "", handicap, options.rules());
    }
    return known == null || even ? SfenParser.start(rules) : known.setup();
  }

  private boolean isTori() {
    return game() == ToriShogi.RULES;
  }

  /** The game that the header tells, or null. */
  private @Nullable Ruleset game() {
    String name = nameOfGame();
    return name == null ? null : Games.named(name);
  }

  private @Nullable String nameOfGame() {
    if (handicap != null && Games.named(handicap) != null) {
      return handicap;
    }
    for (String key : KEYS_OF_GAMES) {
      String value = metadata.get(key);
      if (value != null && Games.named(value) != null) {
        return value;
      }
    }
    return null;
  }

  /** Tells which side and which game were guessed, even where the position cannot be read. */
  void guesses(Warnings warnings) {
    Setup known = setup;
    Ruleset rules = known != null ? known.rules() : board.rules();
    first.warn(warnings);
    String name = nameOfGame();
    int line = Math.max(1, handicapLine);
    int column = Math.max(1, handicapColumn);
    if (options.rulesStated()) {
      if (name != null && Games.named(name) != rules) {
        warnings.add(WarningCode.OTHER_RULES, line, column, name, rules);
      }
    } else if (rules != options.rules()) {
      boolean named = name == null && handicap != null && ToriHandicap.named(handicap) != null;
      String told = named ? handicap : name;
      Bird bird = told == null ? board.tellingPiece() : null;
      if (bird != null) {
        warnings.add(WarningCode.GUESSED_RULES, bird.line(), bird.column(), rules, bird.name());
      } else {
        warnings.add(WarningCode.GUESSED_RULES, line, column, rules, String.valueOf(told));
      }
    }
  }

  /** Tells how the position was understood where the text leaves something else open. */
  void warn(Warnings warnings) throws ReadException {
    if (board.hasRows()) {
      Ruleset rules = setup().rules();
      board.warn(warnings);
      players.warn(hands, rules, setup().sideToMove(), warnings);
      for (KifLine each : notHands) {
        String text = Blanks.strip(each.text());
        warnings.add(WarningCode.NOT_HAND, each.number(), each.start() + 1, text);
      }
    } else if (handicap != null && Handicap.isOneOfTwo(handicap)) {
      Handicap known = Handicap.ofJapanese(handicap);
      String taken = known == null ? "" : known.japanese();
      int line = Math.max(1, handicapLine);
      int column = Math.max(1, handicapColumn);
      warnings.add(WarningCode.TAKEN_FOR, line, column, handicap, taken);
    }
  }

  /** Refuses a text that states no position, unless it has moves and may leave the position out. */
  void requirePosition(boolean hasMoves, int line) throws ReadException {
    setup();
    if (startAssumed && !(hasMoves && options.startAssumed())) {
      String expected = hasMoves ? EXPECTED : EXPECTED + "|moves";
      throw new ReadException(ErrorCode.NO_PROBLEM, line, 1, expected);
    }
  }

  List<LocatedFault> faults() throws ReadException {
    return board.places().locate(setup());
  }
}
