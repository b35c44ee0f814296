package io.github.tsume.brinkmate;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.brinkmate.KeySearch.KnownKeys;
import io.github.tsume.brinkmate.KeySearch.Siblings;
import io.github.tsume.brinkmate.KeyTree.Truth;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.MirrorImage;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.moves.Unmoves;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes brinkmates by taking moves back, the same ones from the same seed.
 *
 * <p>In one move: of a random position in which the defender is to move the attacker's last move is
 * taken back, and the search says that it is a key. In more: of a brinkmate a reply and the move
 * before it are taken back, and the search says that this move is a key too. So a key is known
 * before anyone looks for it among all moves. That there is no mate, and no shorter brinkmate, has
 * to be found out as in every problem; where it is not within the limit, the position is counted
 * and left out.
 */
final class MadeBrinkmates {
  private static final Ruleset RULES = StandardShogi.RULES;

  /** How many of the pairs of moves that may be taken back are tried. */
  private static final int PAIRS = 12;

  /** How many positions are made anew before those that are brinkmates are changed. */
  private static final int FIRST = 20;

  /** Of how many replies to other moves one is taken back. */
  private static final int QUIET = 40;

  /** With how many evasions a check is taken back in any case. */
  private static final int EVASIONS = 3;

  /** The nodes for the mate that is threatened. */
  private static final int THREAT = 2_000;

  /** How much more may go into the key of one that is known to have one. */
  private static final int KEY_TIMES = 10;

  /** How many are taken from one position after a key. */
  private static final int EACH = 2;

  private final MateSolver solver = new MateSolver(1 << 24);
  private final long keyLimit;
  private final long limit;
  private final Set<String> seen = new HashSet<>();
  private final List<Setup> walked = new ArrayList<>();
  private final Map<Setup, Integer> keys = new HashMap<>();

  /** What became of what was tried. */
  private int tried;

  private int openKeys;
  private int mates;
  private int openMates;
  private int shorter;
  private int openShorter;

  /**
   * A maker.
   *
   * @param keyLimit the nodes that may go into the question whether a move is a key
   * @param limit those that may go into each other one
   */
  MadeBrinkmates(long keyLimit, long limit) {
    this.keyLimit = keyLimit;
    this.limit = limit;
  }

  /** Some brinkmates in one; often none. */
  List<Setup> inOne(long seed) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L + 59);
    boolean fresh = walked.size() < FIRST || random.nextInt(FIRST) == 0;
    Position after =
        fresh ? random(random) : changed(walked.get(random.nextInt(walked.size())), random);
    if (after == null || !threatens(after)) {
      return List.of();
    }
    List<Integer> moves = new ArrayList<>();
    Unmoves.each(after, moves::add);
    Collections.shuffle(moves, random);
    List<Setup> made = new ArrayList<>();
    solver.clear();
    for (int move : moves) {
      Position before = takenBack(after, move);
      if (before == null) {
        continue;
      }
      if (!isBrinkmate(before, move, 1)) {
        break;
      }
      if (made.isEmpty()) {
        after.pass();
        walked.add(setup(after));
        after.pass();
      }
      if (isUnseen(before)) {
        made.add(setup(before));
      }
      if (made.size() >= EACH) {
        break;
      }
    }
    return made;
  }

  /** A random position that is a brinkmate in one; null, as most often, if it is none. */
  @Nullable Setup mined(long seed) {
    Position position = random(new Random(seed * 0x9E3779B97F4A7C15L + 60));
    if (position == null) {
      return null;
    }
    position.pass();
    solver.clear();
    tried++;
    Session session = new Session(position, solver, FutileRule.NONE);
    Truth mate = Truth.of(session.mates(SearchBudget.nodes(limit)));
    if (mate != Truth.NO) {
      mates += mate == Truth.YES ? 1 : 0;
      openMates += mate == Truth.OPEN ? 1 : 0;
      return null;
    }
    KeySearch.Keys keys = new KeySearch(session).keys(1, false, SearchBudget.nodes(limit));
    if (keys.keys().isEmpty()) {
      openKeys += keys.open().isEmpty() ? 0 : 1;
      return null;
    }
    return isUnseen(position) ? setup(position) : null;
  }

  /**
   * Brinkmates that come to another one after a move and a reply; often none.
   *
   * @param plies those of the others: 1, 3
   */
  List<Setup> longer(Setup setup, int plies, long seed) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L + 59);
    Position position = Position.of(setup.toBuilder().ply(3).build());
    List<int[]> pairs = new ArrayList<>();
    List<Integer> replies = new ArrayList<>();
    Unmoves.each(position, replies::add);
    for (int reply : replies) {
      Position middle = position.copy();
      middle.undo(reply);
      if (!LegalMoves.isLegal(middle, reply)) {
        continue;
      }
      // Checks with few evasions lead to a brinkmate most often, and that is soon settled.
      boolean likely = middle.inCheck() && replies(middle) <= EVASIONS;
      if (likely || random.nextInt(QUIET) == 0) {
        Unmoves.each(middle, move -> pairs.add(new int[] {reply, move}));
      }
    }
    Collections.shuffle(pairs, random);
    List<Setup> made = new ArrayList<>();
    int left = PAIRS;
    for (int[] pair : pairs) {
      Position middle = position.copy();
      middle.undo(pair[0]);
      Position before = takenBack(middle, pair[1]);
      if (before == null || left-- <= 0) {
        continue;
      }
      solver.clear();
      if (isBrinkmate(before, pair[1], plies + 2) && isUnseen(before)) {
        made.add(setup(before));
        break;
      }
    }
    return made;
  }

  /**
   * A brinkmate like another one, of which a piece or two were moved, changed, taken away or added:
   * as long, and with the same key; null, as most often, if it is none.
   */
  @Nullable Setup varied(Setup setup, int plies, long seed) {
    int key = keys.computeIfAbsent(setup, other -> key(other, plies));
    Random random = new Random(seed * 0x9E3779B97F4A7C15L + 61);
    Position position = key == Move.NONE ? null : changed(setup, random);
    if (position == null) {
      return null;
    }
    position.pass();
    if (!LegalMoves.isLegal(position, key)) {
      return null;
    }
    solver.clear();
    if (!isBrinkmate(position, key, plies) || !isUnseen(position)) {
      return null;
    }
    Setup made = setup(position);
    keys.put(made, key);
    return made;
  }

  private int key(Setup setup, int plies) {
    isUnseen(Position.of(setup));
    solver.clear();
    Session session = new Session(Position.of(setup), solver, FutileRule.NONE);
    KeySearch.Keys found =
        new KeySearch(session).keys(plies, false, SearchBudget.nodes(KEY_TIMES * limit));
    return found.keys().isEmpty() ? Move.NONE : found.keys().get(0);
  }

  private static int replies(Position position) {
    return LegalMoves.generate(position, new int[Position.MAX_MOVES], 0);
  }

  /** The position before a move of the attacker; null if that cannot be. */
  private static @Nullable Position takenBack(Position after, int move) {
    Position before = after.copy();
    before.undo(move);
    int attacker = before.side();
    int king = before.king(attacker ^ 1);
    return !before.isAttacked(king, attacker) && LegalMoves.isLegal(before, move) ? before : null;
  }

  /** Whether the attacker, not to move, would mate soon if the defender did nothing. */
  private boolean threatens(Position after) {
    after.pass();
    Session session = new Session(after, solver, FutileRule.NONE);
    boolean mates = session.mates(SearchBudget.nodes(THREAT)).isProven();
    after.pass();
    return mates;
  }

  private static Setup setup(Position position) {
    return position.toSetup().toBuilder().ply(1).build();
  }

  private boolean isUnseen(Position position) {
    return seen.add(MirrorImage.nameOfBoth(setup(position)));
  }

  /** Whether the shortest brinkmate takes so many plies, and a move is its key. */
  private boolean isBrinkmate(Position before, int move, int plies) {
    tried++;
    Session session = new Session(before, solver, FutileRule.NONE);
    Truth key = isKey(session, move, plies, SearchBudget.nodes(keyLimit));
    if (key != Truth.YES) {
      openKeys += key == Truth.OPEN ? 1 : 0;
      return false;
    }
    Truth mate = Truth.of(session.mates(SearchBudget.nodes(limit)));
    if (mate != Truth.NO) {
      mates += mate == Truth.YES ? 1 : 0;
      openMates += mate == Truth.OPEN ? 1 : 0;
      return false;
    }
    for (int fewer = 1; fewer < plies; fewer += 2) {
      KeySearch.Keys keys = new KeySearch(session).keys(fewer, false, SearchBudget.nodes(limit));
      if (!keys.keys().isEmpty() || !keys.open().isEmpty()) {
        shorter += keys.keys().isEmpty() ? 0 : 1;
        openShorter += keys.keys().isEmpty() ? 1 : 0;
        return false;
      }
    }
    return true;
  }

  private static Truth isKey(Session session, int move, int plies, SearchBudget budget) {
    KeyTree tree = new KeyTree(session, new KnownKeys());
    Node node = tree.candidate(move, plies, new Siblings(), budget);
    session.play(move);
    while (!node.isSettled() && !budget.isSpent()) {
      tree.grow(node, budget);
    }
    session.undo(move);
    return node.isProven() ? Truth.YES : node.isDisproven() ? Truth.NO : Truth.OPEN;
  }

  /**
   * A king near an edge, a few pieces that attack it, some beside it, little in hand; the defender,
   * who is to move, holds all the others, and is not in check.
   */
  private static @Nullable Position random(Random random) {
    Setup.Builder builder = Setup.builder(RULES).sideToMove(Color.BLACK).ply(3);
    int file = random.nextInt(4);
    int rank = random.nextInt(10) < 7 ? 0 : random.nextInt(3);
    builder.piece(RULES.square(file, rank), Piece.of(Piece.KING, Color.WHITE));
    int attackers = 2 + random.nextInt(3);
    int defenders = random.nextInt(5);
    for (int i = 0; i < attackers + defenders; i++) {
      boolean attacks = i < attackers;
      int reach = attacks ? 2 + random.nextInt(2) : 1 + random.nextInt(2);
      int x = file + random.nextInt(2 * reach + 1) - reach;
      int y = rank + random.nextInt(2 * reach + 1) - reach;
      int kind = kind(random);
      boolean fits = x >= 0 && y >= 0 && x < RULES.width() && y < RULES.height();
      if (!fits || builder.piece(RULES.square(x, y)) != Piece.EMPTY) {
        continue;
      }
      boolean promoted = RULES.canPromote(kind) && random.nextInt(attacks ? 3 : 8) == 0;
      builder.piece(
          RULES.square(x, y),
          Piece.of(promoted ? kind | Piece.PROMOTED : kind, attacks ? Color.BLACK : Color.WHITE));
    }
    int held = 1 + random.nextInt(3);
    for (int i = 0; i < held; i++) {
      builder.addToHand(Color.BLACK, kind(random), 1);
    }
    return filled(builder.build());
  }

  /** The position in which the defender, who is to move, holds the rest; null if it cannot be. */
  private static @Nullable Position filled(Setup setup) {
    if (!setup.faults().isEmpty()) {
      return null;
    }
    Setup filled = setup.fillDefenderHand(DefenderHand.REST).setup();
    if (!filled.faults().isEmpty()) {
      return null;
    }
    Position position = Position.of(filled);
    if (position.isAttacked(position.king(1), 0)) {
      return null;
    }
    position.pass();
    return position;
  }

  /** One that was a brinkmate with one or two pieces moved, changed, gone or added. */
  private static @Nullable Position changed(Setup brinkmate, Random random) {
    Setup.Builder builder = brinkmate.toBuilder().ply(3);
    for (int kind = 1; kind < RULES.kindLimit(); kind++) {
      builder.hand(Color.WHITE, kind, 0);
    }
    for (int changes = 1 + random.nextInt(2); changes > 0; changes--) {
      change(builder, random);
    }
    return filled(builder.build());
  }

  private static void change(Setup.Builder builder, Random random) {
    List<Integer> places = new ArrayList<>();
    int king = 0;
    for (int square = 0; square < RULES.squares(); square++) {
      int piece = builder.piece(square);
      king = piece == Piece.of(Piece.KING, Color.WHITE) ? square : king;
      if (piece != Piece.EMPTY && Piece.kind(piece) != Piece.KING) {
        places.add(square);
      }
    }
    int from = places.isEmpty() ? king : places.get(random.nextInt(places.size()));
    int piece = builder.piece(from);
    int to = near(from == king || random.nextInt(3) > 0 ? from : king, random);
    Color color = random.nextBoolean() ? Color.BLACK : Color.WHITE;
    switch (random.nextInt(6)) {
      case 0, 1 -> {
        if (builder.piece(to) == Piece.EMPTY) {
          builder.piece(from, Piece.EMPTY).piece(to, piece);
        }
      }
      case 2 -> {
        if (from != king) {
          builder.piece(from, Piece.of(kind(random), Piece.color(piece)));
        }
      }
      case 3 -> {
        if (builder.piece(to) == Piece.EMPTY) {
          builder.piece(to, Piece.of(kind(random), color));
        }
      }
      case 4 -> builder.addToHand(Color.BLACK, kind(random), 1);
      default -> {
        if (from != king) {
          builder.piece(from, Piece.EMPTY);
        }
      }
    }
  }

  private static int near(int square, Random random) {
    int file = RULES.file(square) + random.nextInt(5) - 2;
    int rank = RULES.rank(square) + random.nextInt(5) - 2;
    return RULES.square(
        Math.max(0, Math.min(RULES.width() - 1, file)),
        Math.max(0, Math.min(RULES.height() - 1, rank)));
  }

  /** A kind of piece but a king, pawns most often. */
  private static int kind(Random random) {
    int kind = 1 + random.nextInt(RULES.kindLimit());
    return kind >= RULES.kindLimit() || kind == Piece.KING ? RULES.pawnKind() : kind;
  }

  /** What became of what was tried. */
  @Override
  public String toString() {
    return String.format(
        "%d moves taken back; open if they are keys: %d; of keys: %d mate, %d perhaps, %d shorter,"
            + " %d perhaps",
        tried, openKeys, mates, openMates, shorter, openShorter);
  }
}
