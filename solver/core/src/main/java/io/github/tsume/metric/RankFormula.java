package io.github.tsume.metric;

import io.github.tsume.query.Query.ExpressionException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A sum of metrics with weights, by which problems are put in order; the larger, the better.
 *
 * <pre>
 *   formula = [ sign ] term { sign term }
 *   term    = [ number "*" ] name
 *   sign    = "+" | "-"
 * </pre>
 *
 * <p>A metric that nobody counted adds nothing.
 */
public final class RankFormula {
  private static final Pattern TERM =
      Pattern.compile("\\s*([+-])?\\s*(?:([0-9]+(?:\\.[0-9]+)?)\\s*\\*\\s*)?([A-Za-z]+)\\s*");

  /** The usual formula, by the weights of {@link Metric#weight}. */
  public static final RankFormula USUAL =
      new RankFormula(
          Stream.of(Metric.values())
              .filter(metric -> metric.weight() != 0)
              .map(metric -> new Term(metric.weight(), metric))
              .toList());

  private final List<Term> terms;

  private record Term(double weight, Metric metric) {}

  private RankFormula(List<Term> terms) {
    this.terms = List.copyOf(terms);
  }

  /**
   * The formula that a text writes.
   *
   * @throws ExpressionException if it is none
   */
  public static RankFormula parse(String text) {
    List<Term> terms = new ArrayList<>();
    Matcher matcher = TERM.matcher(text);
    int at = 0;
    while (at < text.length() || terms.isEmpty()) {
      matcher.region(at, text.length());
      boolean fits = matcher.lookingAt() && (terms.isEmpty() || matcher.group(1) != null);
      if (!fits) {
        throw new ExpressionException(
            at + 1, terms.isEmpty() ? "2*sacrifices - captures" : "+ | -");
      }
      int name = matcher.start(3) + 1;
      Metric metric = Metric.named(matcher.group(3)).orElseThrow(() -> unknown(name));
      double weight = matcher.group(2) == null ? 1 : Double.parseDouble(matcher.group(2));
      terms.add(new Term("-".equals(matcher.group(1)) ? -weight : weight, metric));
      at = matcher.end();
    }
    return new RankFormula(terms);
  }

  private static ExpressionException unknown(int column) {
    String names = Stream.of(Metric.values()).map(Metric::code).collect(Collectors.joining(" | "));
    return new ExpressionException(column, names);
  }

  /** The sum for a problem. */
  public double of(Metrics metrics) {
    double sum = 0;
    for (Term term : terms) {
      OptionalLong count = metrics.get(term.metric);
      sum += count.isPresent() ? term.weight * count.getAsLong() : 0;
    }
    return sum;
  }

  /** The formula as {@link #parse} reads it. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Term term : terms) {
      double weight = Math.abs(term.weight);
      boolean minus = term.weight < 0;
      text.append(text.isEmpty() ? (minus ? "-" : "") : minus ? " - " : " + ");
      if (weight != 1) {
        text.append(number(weight)).append('*');
      }
      text.append(term.metric.code());
    }
    return text.toString();
  }

  /** A number without needless zeros. */
  private static String number(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }
}
