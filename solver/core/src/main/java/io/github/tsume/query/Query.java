package io.github.tsume.query;

import io.github.tsume.query.Subject.Quantity;
import io.github.tsume.query.Subject.Truth;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A question that a problem fits or not.
 *
 * <pre>
 *   query      = and { "or" and }
 *   and        = not { "and" not }
 *   not        = "not" not | "(" query ")" | test
 *   test       = number comparison integer | word ("=" | "!=") value
 *   number     = "ply" | name [ "(" argument { "," argument } ")" ]
 *   comparison = "=" | "!=" | "&lt;" | "&lt;=" | "&gt;" | "&gt;="
 * </pre>
 *
 * <p>The defect that {@code ply} asks about is the one that is asked for beside it.
 *
 * <p>What is not known is neither true nor false, with "!=" and "not" too; what that leaves open is
 * not known either.
 */
public final class Query {
  /** Names of numbers. */
  public static final Set<String> NUMBERS =
      Set.of(
          "length",
          "pieces",
          "final",
          "hand",
          "leftover",
          "captures",
          "on",
          "moves",
          "drops",
          "promotions",
          "nonpromotions",
          "defects",
          "nodes");

  /** Names of words. */
  public static final Set<String> WORDS =
      Set.of("verdict", "theme", "defect", "goal", "rules", "id", "title", "author");

  private static final Pattern TOKEN =
      Pattern.compile("\\s*(<=|>=|!=|[=<>(),]|\"[^\"]*\"|[^\\s=<>!(),\"]+)");
  private static final String END = "";

  /** The names that may be asked of one kind of pieces. */
  private static final Set<String> OF_PIECES =
      Set.of("hand", "moves", "drops", "promotions", "nonpromotions");

  private static final String ON = "on";
  private static final String DEFECT = "defect";
  private static final String PLY = "ply";

  /** How many words are all told when none of them was typed, and how many of more. */
  private static final int FEW = 8;

  private static final int NEAREST = 3;
  private static final String BETWEEN = " | ";

  private final Vocabulary vocabulary;
  private final List<String> tokens = new ArrayList<>();
  private final List<Integer> columns = new ArrayList<>();
  private final Set<String> names = new TreeSet<>();
  private final Part whole;
  private int at;

  /** A part of a question; names what is not known of what it asks. */
  private interface Part {
    Truth of(Subject facts, Set<String> open);
  }

  private Query(String text, Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
    Matcher matcher = TOKEN.matcher(text);
    int end = 0;
    while (matcher.find() && matcher.start() == end) {
      tokens.add(matcher.group(1));
      columns.add(matcher.start(1) + 1);
      end = matcher.end();
    }
    if (!text.substring(end).strip().isEmpty()) {
      throw new ExpressionException(end + 1, "= | != | < | <= | > | >= | ( | ) | , | name");
    }
    tokens.add(END);
    columns.add(text.length() + 1);
    whole = or();
    if (!peek().equals(END)) {
      throw error("and | or");
    }
  }

  /**
   * The question that a text asks.
   *
   * @throws ExpressionException if it is none
   */
  public static Query parse(String text, Vocabulary vocabulary) {
    return new Query(text, vocabulary);
  }

  /** Whether a problem fits. */
  public Truth test(Subject facts) {
    return whole.of(facts, new TreeSet<>());
  }

  /** The names of what is not known of a problem, so that it is not known whether it fits. */
  public Set<String> open(Subject facts) {
    Set<String> open = new TreeSet<>();
    return whole.of(facts, open) == Truth.UNKNOWN ? open : Set.of();
  }

  /** The names that it asks about. */
  public Set<String> names() {
    return Set.copyOf(names);
  }

  private Part or() {
    Part left = and();
    while (skip("or")) {
      Part first = left;
      Part second = and();
      left = (facts, open) -> first.of(facts, open).or(second.of(facts, open));
    }
    return left;
  }

  /** Plies are those of the defects that are asked for beside them; of any if none is. */
  private Part and() {
    List<Part> parts = new ArrayList<>();
    List<String> defects = new ArrayList<>();
    List<Function<Quantity, Truth>> plies = new ArrayList<>();
    do {
      if (peek().equalsIgnoreCase(PLY)) {
        at++;
        names.add(PLY);
        plies.add(comparison());
      } else if (peek().equalsIgnoreCase(DEFECT) && tokens.get(at + 1).equals("=")) {
        at += 2;
        names.add(DEFECT);
        defects.add(code(DEFECT));
      } else {
        parts.add(not());
      }
    } while (skip("and"));
    IntPredicate there = ply -> plies.stream().allMatch(each -> each.apply(ply(ply)) == Truth.YES);
    if (defects.isEmpty() && !plies.isEmpty()) {
      parts.add(noted(PLY, facts -> facts.defect("", there)));
    }
    for (String code : defects) {
      parts.add(noted(DEFECT, facts -> facts.defect(code, there)));
    }
    return parts.stream()
        .reduce(
            (first, second) -> (facts, open) -> first.of(facts, open).and(second.of(facts, open)))
        .orElseThrow();
  }

  private static Quantity ply(int ply) {
    return ply > 0 ? Quantity.of(ply) : Quantity.NONE;
  }

  private Part not() {
    if (skip("not")) {
      Part inner = not();
      return (facts, open) -> inner.of(facts, open).negate();
    }
    if (skip("(")) {
      Part inner = or();
      require(")");
      return inner;
    }
    return test();
  }

  private Part test() {
    String name = peek().toLowerCase(Locale.ROOT);
    if (!NUMBERS.contains(name) && !WORDS.contains(name)) {
      Set<String> all = new TreeSet<>(NUMBERS);
      all.addAll(WORDS);
      all.add(PLY);
      throw error(nearest(name, all));
    }
    at++;
    names.add(name);
    if (WORDS.contains(name)) {
      return noted(name, word(name));
    }
    List<String> arguments = arguments(name);
    Function<Quantity, Truth> comparison = comparison();
    return noted(name, facts -> comparison.apply(facts.number(name, arguments)));
  }

  private static Part noted(String name, Function<Subject, Truth> test) {
    return (facts, open) -> {
      Truth truth = test.apply(facts);
      if (truth == Truth.UNKNOWN) {
        open.add(name);
      }
      return truth;
    };
  }

  private Function<Subject, Truth> word(String name) {
    boolean wanted = !skip("!=");
    if (wanted) {
      require("=");
    }
    String asked = code(name);
    return facts -> wanted ? facts.is(name, asked) : facts.is(name, asked).negate();
  }

  /** A value that is typed, by its code if it is a word that has one. */
  private String code(String name) {
    Map<String, String> known = vocabulary.words(name);
    String typed = value();
    String code = known.isEmpty() ? typed : known.get(typed.toLowerCase(Locale.ROOT));
    if (code == null) {
      at--;
      throw error(nearest(typed, known.keySet()));
    }
    return code;
  }

  /** The words that look most like one that is not known; all if they are few. */
  private static String nearest(String typed, Collection<String> known) {
    List<String> words = new ArrayList<>(known);
    if (words.size() > FEW) {
      String wanted = typed.toLowerCase(Locale.ROOT);
      words.sort(Comparator.comparingInt(word -> edits(wanted, word)));
      words = new ArrayList<>(words.subList(0, NEAREST));
      words.add("…");
    }
    return String.join(BETWEEN, words);
  }

  /** How many letters have to be put in, taken out or changed to make a word of another. */
  private static int edits(String from, String to) {
    int[] row = IntStream.rangeClosed(0, to.length()).toArray();
    for (int i = 1; i <= from.length(); i++) {
      int before = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int changed = before + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        before = row[j];
        row[j] = Math.min(changed, Math.min(row[j - 1], row[j]) + 1);
      }
    }
    return row[to.length()];
  }

  private List<String> arguments(String name) {
    List<String> arguments = new ArrayList<>();
    boolean mayHave = name.equals(ON) || OF_PIECES.contains(name);
    if (!mayHave || !peek().equals("(")) {
      if (name.equals(ON)) {
        require("(");
      }
      return arguments;
    }
    at++;
    String piece = value();
    if (!vocabulary.pieces().contains(piece)) {
      at--;
      throw error(String.join(BETWEEN, vocabulary.pieces()));
    }
    arguments.add(piece);
    if (name.equals(ON) && skip(",")) {
      String region = value();
      if (!vocabulary.isRegion(region)) {
        at--;
        throw error("1a | 1a-3c");
      }
      arguments.add(region);
    }
    require(")");
    return arguments;
  }

  private Function<Quantity, Truth> comparison() {
    String sign = peek();
    if (!Set.of("=", "!=", "<", "<=", ">", ">=").contains(sign)) {
      throw error("= | != | < | <= | > | >=");
    }
    at++;
    String digits = peek();
    if (!digits.matches("[0-9]{1,9}")) {
      throw error("0…");
    }
    at++;
    int value = Integer.parseInt(digits);
    return switch (sign) {
      case "=" -> number -> number.equal(value);
      case "!=" -> number -> number.equal(value).negate();
      case "<" -> number -> number.less(value);
      case "<=" -> number -> number.less(value + 1L);
      case ">" -> number -> number.more(value);
      default -> number -> number.more(value - 1L);
    };
  }

  private String value() {
    String token = peek();
    if (token.equals(END) || token.matches("<=|>=|!=|[=<>(),]")) {
      throw error("value");
    }
    at++;
    return token.startsWith("\"") ? token.substring(1, token.length() - 1) : token;
  }

  private String peek() {
    return tokens.get(at);
  }

  private boolean skip(String token) {
    boolean there = peek().equalsIgnoreCase(token);
    at += there ? 1 : 0;
    return there;
  }

  private void require(String token) {
    if (!skip(token)) {
      throw error(token);
    }
  }

  private ExpressionException error(String expected) {
    return new ExpressionException(columns.get(at), expected);
  }

  /** A query, or another expression that people type, which cannot be read. */
  public static final class ExpressionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final int column;
    private final String expected;

    /** An expression that goes wrong at a column, from 1. */
    public ExpressionException(int column, String expected) {
      super("column " + column + ": expected " + expected);
      this.column = column;
      this.expected = expected;
    }

    /** Where it goes wrong, from 1. */
    public int column() {
      return column;
    }

    /** What would have been right there: words or signs, with bars between. */
    public String expected() {
      return expected;
    }
  }

  /** The words that a query may use, so that a slip is told and not answered. */
  public interface Vocabulary {
    /**
     * The words that are known under a name, in the order in which to list them, each with the code
     * by which facts are asked; empty if anything may stand there.
     */
    Map<String, String> words(String name);

    /** The letters of pieces that may stand in parentheses, such as "P" and "+r". */
    List<String> pieces();

    /** Whether a text is a region of a board, such as "1a-3c". */
    boolean isRegion(String text);
  }
}
