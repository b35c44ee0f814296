package io.github.tsume.app.find;

import io.github.tsume.app.json.Result;
import io.github.tsume.app.text.LineText;
import io.github.tsume.board.Position;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.ReadOptions;
import io.github.tsume.query.Facts;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.theme.Features;
import io.github.tsume.theme.Theme;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What queries ask of a problem: by its position and line, and by its result if there is one. */
public final class ProblemFacts implements Facts {
  private static final int BOTH = 2;

  private final @Nullable Features features;
  private final @Nullable Result result;
  private final Map<String, Set<String>> words;
  private final int plies;

  private ProblemFacts(
      @Nullable Features features,
      @Nullable Result result,
      Map<String, Set<String>> words,
      int plies) {
    this.features = features;
    this.result = result;
    this.words = words;
    this.plies = plies;
  }

  /** The facts of a problem of which only position and line are known. */
  public static Facts of(String id, Setup setup, List<Integer> line) {
    return of(id, setup, line, new HashMap<>());
  }

  /** The facts of a problem that was read. */
  public static Facts of(Problem problem, Setup setup, List<Integer> line) {
    Map<String, Set<String>> words = new HashMap<>();
    put(words, "title", problem.title());
    put(words, "author", problem.author());
    return of(problem.id(), setup, line, words);
  }

  private static Facts of(
      String id, Setup setup, List<Integer> line, Map<String, Set<String>> words) {
    Features features = setup.faults().isEmpty() ? Features.of(Position.of(setup), line) : null;
    put(words, "id", id);
    put(words, "rules", setup.rules().name());
    return new ProblemFacts(features, null, words, line.size());
  }

  /** The facts of a result. */
  public static Facts of(Result result) {
    Position position = position(result);
    Features features =
        position == null
            ? null
            : Features.of(position, LineText.parse(position, result.answer().mainline()));
    Map<String, Set<String>> words = new HashMap<>();
    put(words, "id", result.id());
    put(words, "verdict", result.word());
    put(words, "rules", result.origin().rules());
    put(words, "title", result.origin().title());
    put(words, "author", result.origin().author());
    if (result.check() != null) {
      Set<String> defects =
          result.check().defects().stream()
              .map(Result.DefectEntry::code)
              .collect(Collectors.toSet());
      words.put("defect", defects);
    }
    return new ProblemFacts(features, result, words, result.answer().length());
  }

  private static void put(Map<String, Set<String>> words, String name, @Nullable String text) {
    if (text != null && !text.isEmpty()) {
      words.put(name, Set.of(text));
    }
  }

  /** The position of a result; null if it has none that is legal. */
  public static @Nullable Position position(Result result) {
    String sfen = result.origin().sfen();
    String name = result.origin().rules();
    if (sfen == null || name == null || Ruleset.byName(name).isEmpty()) {
      return null;
    }
    ReadOptions options = ReadOptions.of(Ruleset.byName(name).get());
    List<Problem> read = Notation.read("sfen " + sfen, "", options, Format.SFEN).problems();
    boolean legal = read.size() == 1 && read.get(0).setup().faults().isEmpty();
    return legal ? Position.of(read.get(0).setup()) : null;
  }

  @Override
  public @Nullable Set<String> words(String name) {
    if (!name.equals("theme")) {
      return words.get(name);
    }
    if (features == null) {
      return null;
    }
    Set<String> themes = new TreeSet<>();
    for (Theme theme : features.themes()) {
      themes.add(theme.code());
      themes.add(theme.japanese());
    }
    return themes;
  }

  @Override
  public OptionalInt number(String name, List<String> arguments) {
    Features known = features;
    return switch (name) {
      case "length" -> plies > 0 ? OptionalInt.of(plies) : OptionalInt.empty();
      case "leftover" -> leftover();
      case "defects" ->
          result == null || result.check() == null
              ? OptionalInt.empty()
              : OptionalInt.of(result.check().defects().size());
      case "nodes" ->
          result == null || result.effort() == null
              ? OptionalInt.empty()
              : OptionalInt.of((int) Math.min(Integer.MAX_VALUE, result.effort().nodes()));
      default -> known == null ? OptionalInt.empty() : counted(known, name, arguments);
    };
  }

  private OptionalInt leftover() {
    if (result == null || result.answer().mainline().isEmpty()) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(
        result.answer().leftover().values().stream().mapToInt(Integer::intValue).sum());
  }

  private OptionalInt counted(Features known, String name, List<String> arguments) {
    return switch (name) {
      case "pieces" -> OptionalInt.of(known.pieces());
      case "on" -> OptionalInt.of(on(known, arguments));
      case "hand" ->
          OptionalInt.of(
              arguments.isEmpty() ? known.hand() : known.hand(kind(known, arguments.get(0))));
      default -> plies == 0 ? OptionalInt.empty() : ofLine(known, name, arguments);
    };
  }

  private static OptionalInt ofLine(Features known, String name, List<String> arguments) {
    int number =
        switch (name) {
          case "final" -> known.finalPieces();
          case "captures" -> known.captures();
          case "moves" -> sum(known, arguments, known::moves);
          case "drops" -> sum(known, arguments, known::drops);
          case "promotions" -> sum(known, arguments, known::promotions);
          default -> sum(known, arguments, known::nonPromotions);
        };
    return OptionalInt.of(number);
  }

  /** A count by side, 0 for the attacker, and kind. */
  private interface Count {
    int of(int side, int kind);
  }

  /** Of a letter: capital for the attacker, small for the defender; without one, of all. */
  private static int sum(Features known, List<String> arguments, Count count) {
    int sum = 0;
    if (arguments.isEmpty()) {
      for (int kind = 0; kind < Piece.WHITE; kind++) {
        sum += count.of(0, kind) + count.of(1, kind);
      }
      return sum;
    }
    String letter = arguments.get(0);
    int side = letter.equals(letter.toLowerCase(java.util.Locale.ROOT)) ? 1 : 0;
    int kind = kind(known, letter);
    return kind < 0 ? 0 : count.of(side, kind);
  }

  /** The kind that letters such as "P" or "+r" name; -1 if none. */
  private static int kind(Features known, String letters) {
    boolean promoted = letters.startsWith("+");
    String letter = promoted ? letters.substring(1) : letters;
    if (letter.length() != 1) {
      return -1;
    }
    int kind = known.start().rules().kindOf(Character.toUpperCase(letter.charAt(0)));
    return kind < 0 || !promoted ? kind : kind | Piece.PROMOTED;
  }

  /** How many of a piece are on the board, or in a region such as "1a-3c". */
  private static int on(Features known, List<String> arguments) {
    Position position = known.start();
    Ruleset rules = position.rules();
    if (arguments.isEmpty() || arguments.size() > BOTH) {
      return 0;
    }
    int kind = kind(known, arguments.get(0));
    boolean attacks = !arguments.get(0).equals(arguments.get(0).toLowerCase(java.util.Locale.ROOT));
    int side = attacks ? position.side() : position.side() ^ 1;
    int[] region = region(rules, arguments.size() == BOTH ? arguments.get(1) : "");
    int count = 0;
    for (int square = 0; square < rules.squares() && kind >= 0; square++) {
      int file = rules.file(square);
      int rank = rules.rank(square);
      boolean inside =
          file >= region[0] && file <= region[1] && rank >= region[2] && rank <= region[3];
      count += inside && position.piece(square) == Piece.of(kind, side) ? 1 : 0;
    }
    return count;
  }

  private static int[] region(Ruleset rules, String text) {
    String[] corners = text.split("-", -1);
    int first = rules.squareNamed(corners[0]);
    int last = rules.squareNamed(corners[corners.length - 1]);
    if (first < 0 || last < 0) {
      return new int[] {0, text.isEmpty() ? rules.width() : -1, 0, rules.height()};
    }
    return new int[] {
      Math.min(rules.file(first), rules.file(last)),
      Math.max(rules.file(first), rules.file(last)),
      Math.min(rules.rank(first), rules.rank(last)),
      Math.max(rules.rank(first), rules.rank(last))
    };
  }
}
