package io.github.tsume.twins;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Standards;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.twins.SlowSoundness.Limits;
import io.github.tsume.verdict.Profile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** Small problems with their verdicts and rows, by the slow twin and by the checker. */
public final class SoundnessTwins {
  private static final long SLOW_NODES = 4_000;
  private static final Limits SLOW = new Limits(SLOW_NODES, 1_000, 8_000);

  /** For what is decided once, and recorded. */
  public static final Limits THOROUGH = new Limits(200_000, 20_000, 400_000);

  private static final long CHECKER_NODES = 2_000_000;
  private static final long QUICK_NODES = 10_000;

  /** The recorded rows; {@code main} decides them again. */
  public static List<Row> recorded() throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(
                    Objects.requireNonNull(
                        SoundnessTwins.class.getResourceAsStream("soundness.tsv.gz"))),
                StandardCharsets.UTF_8))) {
      return reader.lines().map(Row::of).toList();
    }
  }

  private SoundnessTwins() {}

  /**
   * A problem with what is to be said of it.
   *
   * @param author the author's moves in USI, "" if there are none; "!" stands before one that is
   *     not legal, "=" for the words that it is mate
   * @param value the length, with "+" if pieces are left over
   */
  public record Row(
      Ruleset rules, String sfen, String author, String value, String verdict, String rows) {
    static Row of(String line) {
      String[] fields = line.split("\t", -1);
      Ruleset rules = Ruleset.byName(fields[0]).orElseThrow();
      return new Row(rules, fields[1], fields[2], fields[3], fields[4], fields[5]);
    }

    /** The author's moves. */
    List<Integer> authorsMoves() {
      List<Integer> moves = new ArrayList<>();
      Position at = Sfen.position(sfen, rules);
      String legal = author.replaceAll(" ?[!=].*", "");
      for (String usi : legal.isEmpty() ? new String[0] : legal.split(" ")) {
        moves.add(LegalMoves.resolve(at, usi));
        at.play(moves.get(moves.size() - 1));
      }
      return moves;
    }

    /** What stands after them; of moves that are not legal there are drops alone. */
    LineEnd end() {
      int illegal = author.indexOf('!');
      if (illegal < 0) {
        return author.endsWith("=") ? LineEnd.MATE : LineEnd.NOTHING;
      }
      int square = rules.squareNamed(author.substring(illegal + 3, illegal + 5));
      int kind = rules.kindOf(author.charAt(illegal + 1));
      return new LineEnd(Move.drop(kind, square), author.endsWith("="));
    }

    @Override
    public String toString() {
      return String.join("\t", rules.name(), sfen, author, value, verdict, rows);
    }
  }

  /**
   * What the slow twin says of the problem of a seed; null if it is too large or has no mate, which
   * the solver is asked for first.
   *
   * @param classes if there are any: null also if the checker finds none of these classes
   */
  public static @Nullable Row slow(
      Ruleset rules, long seed, MateSolver solver, List<String> classes) {
    Position position = position(rules, seed);
    if (position == null) {
      return null;
    }
    Solution quick = solver.solve(position, SolveOptions.DEFAULT, SearchBudget.nodes(1_000));
    // A mate in one says little: only some of them.
    boolean wanted = quick.length() > 1 || seed % 16 == 0;
    if (!quick.isMate() || !wanted) {
      return null;
    }
    try {
      SlowSoundness slow = new SlowSoundness(position, Profile.MAGAZINE, SLOW);
      List<Integer> author = seed % 2 == 0 ? List.of() : author(position, slow, seed);
      String sfen = CanonicalSfen.of(position.toSetup());
      String line = usi(author, rules);
      Row open = new Row(rules, sfen, line, "", "", "");
      if (!classes.isEmpty()
          && classes.stream().noneMatch(checked(open, solver, QUICK_NODES, 0).rows::contains)) {
        return null;
      }
      return decided(open, 0, SLOW);
    } catch (SlowRules.TooSlowException | IllegalArgumentException e) {
      return null;
    }
  }

  /**
   * What the slow twin says of the problem of a row if cooks at the last {@code late} moves of the
   * attacker are late ones: the verdict by the magazine, and the rows by the strict profile.
   */
  public static Row again(Row row, int late, Limits limits) {
    return decided(row, late, limits);
  }

  /**
   * The problem of a row with what authors may do wrong with its line: stop, stop and say that it
   * is mate, move without check, move illegally.
   */
  public static List<Row> withWrongLines(Row row, Limits limits) {
    Position start = Sfen.position(row.sfen, row.rules);
    SlowSoundness slow = new SlowSoundness(start, Profile.MAGAZINE, limits);
    List<String> lines = new ArrayList<>();
    List<Integer> line = slow.line();
    Position at = start.copy();
    for (int played = 0; played <= line.size(); played++) {
      String before = usi(line.subList(0, played), row.rules);
      lines.add(before + " !P*" + row.rules.squareName(at.king(1 - start.side())) + " =");
      if (played > 0) {
        lines.add(before);
        lines.add(before + " =");
      }
      if (played % 2 == 0 && played < line.size()) {
        SlowRules.legalMoves(at).stream()
            .filter(move -> !SlowRules.checks(at).contains(move))
            .limit(1)
            .forEach(move -> lines.add(before + " " + Move.toUsi(move, row.rules) + " ="));
      }
      if (played < line.size()) {
        at.play(line.get(played));
      }
    }
    List<Row> rows = new ArrayList<>();
    for (String each : lines) {
      Row asked = new Row(row.rules, row.sfen, each.strip(), "", "", "");
      rows.add(decided(asked, 0, slow));
    }
    return rows;
  }

  private static Row decided(Row row, int late, Limits limits) {
    Position position = Sfen.position(row.sfen, row.rules);
    return decided(row, late, new SlowSoundness(position, Profile.MAGAZINE, limits));
  }

  private static Row decided(Row row, int late, SlowSoundness slow) {
    SlowSoundness magazine = slow.by(Profile.MAGAZINE).withLate(late);
    magazine.decide(row.authorsMoves(), row.end());
    SlowSoundness strict = magazine.by(Profile.STRICT).withLate(late);
    strict.decide(row.authorsMoves(), row.end());
    return new Row(
        row.rules,
        row.sfen,
        row.author,
        strict.value.length() + (strict.leftover ? "+" : ""),
        magazine.verdict(),
        String.join(",", strict.rows()));
  }

  /** The position of a seed; null if it comes out illegal. */
  public static @Nullable Position position(Ruleset rules, long seed) {
    Position position = withFewPiecesInHand(MateTries.of(rules, seed), seed);
    return seed % 8 == 6 && !rules.name().equals("tori") ? mirrored(position) : position;
  }

  /** The left side on both sides, the king in the middle; null if that is illegal. */
  private static @Nullable Position mirrored(Position position) {
    Ruleset rules = position.rules();
    Setup.Builder builder = position.toSetup().toBuilder();
    int middle = rules.width() / 2;
    for (int square = 0; square < rules.squares(); square++) {
      int file = rules.file(square);
      int from = file <= middle ? square : rules.square(2 * middle - file, rules.rank(square));
      int piece = position.piece(from);
      boolean king = piece != Piece.EMPTY && Piece.kind(piece) == Piece.KING;
      builder.piece(square, king ? Piece.EMPTY : piece);
    }
    for (int side = 0; side < 2; side++) {
      if (position.king(side) >= 0) {
        int square = rules.square(middle, rules.rank(position.king(side)));
        builder.piece(square, position.piece(position.king(side)));
      }
    }
    Setup setup = builder.build();
    return setup.faults().isEmpty() ? Position.of(setup) : null;
  }

  /** The same but for hands: few pieces, lest everything be possible. */
  private static Position withFewPiecesInHand(Position position, long seed) {
    Random random = new Random(~seed);
    Ruleset rules = position.rules();
    Setup.Builder builder = position.toSetup().toBuilder();
    for (Color color : Color.values()) {
      int left = random.nextInt(3);
      int first = random.nextInt(rules.kindLimit() - 1);
      for (int i = 0; i < rules.kindLimit() - 1; i++) {
        int kind = 1 + (first + i) % (rules.kindLimit() - 1);
        int count = Math.min(left, position.handCount(color, kind));
        builder.hand(color, kind, count);
        left -= count;
      }
    }
    return Position.of(builder.build());
  }

  /** The mainline with one move changed and best play after it; empty if that takes too long. */
  private static List<Integer> author(Position start, SlowSoundness slow, long seed) {
    Random random = new Random(seed);
    int at = random.nextInt(slow.line().size());
    List<Integer> line = new ArrayList<>(slow.line().subList(0, at));
    Position position = start.copy();
    line.forEach(position::play);
    List<Integer> moves =
        at % 2 == 0 ? SlowRules.checks(position) : counted(position, 1 - position.side());
    int move = moves.get(random.nextInt(moves.size()));
    line.add(move);
    position.play(move);
    SlowComposer rest = composer(position, start.side());
    SlowComposer.Value value = rest.value(SlowSoundness.PLIES - at - 1);
    if (value != null) {
      line.addAll(rest.mainline(value));
      return line;
    }
    return at % 2 == 0 ? line : List.of();
  }

  private static List<Integer> counted(Position position, int attacker) {
    List<SlowComposer.Valued> counted =
        composer(position, attacker).counted(SlowSoundness.PLIES - 1);
    return counted == null || counted.isEmpty()
        ? SlowRules.legalMoves(position)
        : counted.stream().map(SlowComposer.Valued::move).toList();
  }

  private static SlowComposer composer(Position position, int attacker) {
    return new SlowComposer(
        position,
        FutileRule.STANDARD,
        SLOW_NODES,
        new java.util.EnumMap<>(SlowComposer.Event.class),
        attacker);
  }

  private static String usi(List<Integer> moves, Ruleset rules) {
    return String.join(" ", moves.stream().map(move -> Move.toUsi(move, rules)).toList());
  }

  /** What the checker says of the same problem. */
  public static Row checked(Row row, MateSolver solver) {
    return checked(row, solver, 0);
  }

  /** The same, with cooks at the last {@code late} moves of the attacker as late ones. */
  public static Row checked(Row row, MateSolver solver, int late) {
    return checked(row, solver, CHECKER_NODES, late);
  }

  private static Row checked(Row row, MateSolver solver, long nodes, int late) {
    Position position = Sfen.position(row.sfen, row.rules);
    solver.clear();
    // What is tolerated need not be found; the strict profile tolerates nothing.
    // All cooks: once the verdict is known the list is not gone through to its end otherwise.
    SoundnessReport strict = check(row, Profile.STRICT, late, solver, nodes, true);
    SoundnessReport magazine = check(row, Profile.MAGAZINE, late, solver, nodes, false);
    Set<String> rows = new TreeSet<>();
    for (Defect defect : strict.defects()) {
      rows.add(row(defect, row.rules));
    }
    boolean leftover = strict.solution().length() > 0 && leftover(position, solver, nodes);
    return new Row(
        row.rules,
        row.sfen,
        row.author,
        strict.solution().length() + (leftover ? "+" : ""),
        magazine.verdict().code(),
        String.join(",", rows));
  }

  private static boolean leftover(Position position, MateSolver solver, long nodes) {
    Solution solution = solver.solve(position, SolveOptions.DEFAULT, SearchBudget.nodes(nodes));
    return io.github.tsume.board.Hand.size(solution.leftover()) > 0;
  }

  /** What the checker says with an empty table and few nodes. */
  public static SoundnessReport hurried(Row row, Profile profile, long nodes) {
    return check(row, profile, 0, new MateSolver(1 << 16), nodes, true);
  }

  /** As a check is usually done: with a limit of nodes and a table of so many bytes. */
  public static SoundnessReport usual(Row row, Profile profile, long nodes, long table) {
    return check(row, profile, 0, new MateSolver(table), nodes, false);
  }

  /** With all cooks, and nodes enough for that. */
  public static SoundnessReport whole(Row row, Profile profile, long nodes, long table) {
    return check(row, profile, 0, new MateSolver(table), nodes, true);
  }

  private static SoundnessReport check(
      Row row, Profile profile, int late, MateSolver solver, long nodes, boolean allCooks) {
    CheckOptions options =
        new CheckOptions(
            SolveOptions.DEFAULT,
            allCooks,
            Standards.of(profile, late)
                .withStated(OptionalInt.empty(), row.authorsMoves(), row.end()));
    return new SoundnessChecker(solver)
        .check(
            Sfen.position(row.sfen, row.rules),
            options,
            SearchBudget.nodes(nodes),
            SolveListener.NONE);
  }

  private static String row(Defect defect, Ruleset rules) {
    if (defect.failure() != null) {
      String wrong = Move.toUsi(defect.move(), rules) + " " + defect.failure().code();
      return defect.kind().code() + " " + defect.ply() + " " + wrong;
    }
    String move = defect.move() == Move.NONE ? "-" : Move.toUsi(defect.move(), rules);
    boolean byDefender = !defect.kind().isAttackers() && Move.isDrop(defect.move());
    return defect.kind().code()
        + (" " + defect.ply() + " ")
        + (byDefender && defect.move() != Move.NONE ? move.substring(1) : move);
  }

  /**
   * Prints the problems of many seeds: how the recorded set was made. Arguments: ruleset, how many,
   * first seed, and classes if only problems with one of these are wanted. With none, or a class
   * alone, the recorded problems (that have it) are decided again: what is said of them changes
   * with the conventions.
   */
  public static void main(String[] args) throws IOException {
    if (args.length <= 1) {
      for (Row row : SoundnessTwins.recorded()) {
        try {
          boolean asked = args.length == 0 || row.rows.contains(args[0]);
          System.out.println(asked ? again(row, 0, THOROUGH) : row);
        } catch (SlowRules.TooSlowException e) {
          System.err.println("too slow: " + row);
        }
      }
      return;
    }
    int wanted = Integer.parseInt(args[1]);
    Ruleset rules = Ruleset.byName(args[0]).orElseThrow();
    long seed = Long.parseLong(args[2]);
    List<String> classes = List.of(args).subList(3, args.length);
    MateSolver solver = new MateSolver(1 << 20);
    for (int found = 0; found < wanted; seed++) {
      Row row = slow(rules, seed, solver, classes);
      if (row != null) {
        System.out.println(row);
        found++;
      }
    }
  }
}
