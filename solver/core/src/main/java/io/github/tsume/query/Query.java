package io.github.tsume.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A question that a problem fits or not.
 *
 * <pre>
 *   query      = and { "or" and }
 *   and        = not { "and" not }
 *   not        = "not" not | "(" query ")" | test
 *   test       = number comparison integer | word ("=" | "!=") value
 *   number     = name [ "(" argument { "," argument } ")" ]
 *   comparison = "=" | "!=" | "&lt;" | "&lt;=" | "&gt;" | "&gt;="
 * </pre>
 *
 * <p>What is not known makes every test of it false, "!=" too.
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
      Set.of("verdict", "theme", "defect", "rules", "id", "title", "author");

  private static final Pattern TOKEN =
      Pattern.compile("\\s*(<=|>=|!=|[=<>(),]|\"[^\"]*\"|[^\\s=<>!(),\"]+)");
  private static final String END = "";

  private final List<String> tokens = new ArrayList<>();
  private final List<Integer> columns = new ArrayList<>();
  private int at;

  private Query(String text) {
    Matcher matcher = TOKEN.matcher(text);
    int end = 0;
    while (matcher.find() && matcher.start() == end) {
      tokens.add(matcher.group(1));
      columns.add(matcher.start(1) + 1);
      end = matcher.end();
    }
    if (!text.substring(end).isBlank()) {
      throw new QueryException(end + 1, "= != < <= > >= ( ) , name");
    }
    tokens.add(END);
    columns.add(text.length() + 1);
  }

  /**
   * The question that a text asks.
   *
   * @throws QueryException if it is none
   */
  public static Predicate<Facts> parse(String text) {
    Query query = new Query(text);
    Predicate<Facts> parsed = query.or();
    if (!query.peek().equals(END)) {
      throw query.error("and | or");
    }
    return parsed;
  }

  private Predicate<Facts> or() {
    Predicate<Facts> left = and();
    while (skip("or")) {
      left = left.or(and());
    }
    return left;
  }

  private Predicate<Facts> and() {
    Predicate<Facts> left = not();
    while (skip("and")) {
      left = left.and(not());
    }
    return left;
  }

  private Predicate<Facts> not() {
    if (skip("not")) {
      return not().negate();
    }
    if (skip("(")) {
      Predicate<Facts> inner = or();
      require(")");
      return inner;
    }
    return test();
  }

  private Predicate<Facts> test() {
    String name = peek().toLowerCase(Locale.ROOT);
    if (WORDS.contains(name)) {
      at++;
      boolean wanted = !peek().equals("!=");
      if (wanted) {
        require("=");
      } else {
        at++;
      }
      String value = value();
      return facts -> {
        Set<String> words = facts.words(name);
        return words != null && contains(words, value) == wanted;
      };
    }
    if (!NUMBERS.contains(name)) {
      throw error(
          String.join(" | ", new java.util.TreeSet<>(NUMBERS))
              + " | "
              + String.join(" | ", new java.util.TreeSet<>(WORDS)));
    }
    at++;
    List<String> arguments = arguments();
    IntPredicate test = comparison();
    return facts -> {
      OptionalInt number = facts.number(name, arguments);
      return number.isPresent() && test.test(number.getAsInt());
    };
  }

  private static boolean contains(Set<String> words, String value) {
    return words.stream().anyMatch(word -> word.equalsIgnoreCase(value));
  }

  private List<String> arguments() {
    List<String> arguments = new ArrayList<>();
    if (skip("(")) {
      do {
        arguments.add(value());
      } while (skip(","));
      require(")");
    }
    return arguments;
  }

  private IntPredicate comparison() {
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
      case "=" -> number -> number == value;
      case "!=" -> number -> number != value;
      case "<" -> number -> number < value;
      case "<=" -> number -> number <= value;
      case ">" -> number -> number > value;
      default -> number -> number >= value;
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

  private QueryException error(String expected) {
    return new QueryException(columns.get(at), expected);
  }
}
