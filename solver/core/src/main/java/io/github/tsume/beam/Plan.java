package io.github.tsume.beam;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.compose.Extension;
import io.github.tsume.metric.Metric;
import io.github.tsume.metric.Metrics;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.theme.Features;
import io.github.tsume.theme.Theme;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A plan of a composer: what may stand on the way, which problems are wanted, and which of those
 * are better. In words "longest", "smoke", "theme=CODE", "pieces=RB2G" or "pieces=14", several with
 * commas.
 */
public final class Plan {
  /** How many pieces a smoke may leave, kings counted. */
  private static final int SMOKE_LEFT = 4;

  private static final String THEME = "theme=";
  private static final String PIECES = "pieces=";

  /** To take as many plies as possible, of equal ones with few pieces. */
  private static final RankFormula FEW =
      RankFormula.parse("sacrifices - 2*attackers - 2*hand - defenders - captures");

  /** To have as many pieces vanish as possible. */
  private static final RankFormula MANY =
      RankFormula.parse("3*attackers + 2*defenders - 2*hand - 2*idlePieces");

  private final boolean smoke;
  private final Set<Theme> themes = new HashSet<>();
  private final int @Nullable [] pieces;
  private int most = Integer.MAX_VALUE;

  private Plan(List<String> words) {
    smoke = words.contains("smoke");
    int[] limit = null;
    for (String word : words) {
      if (word.startsWith(THEME)) {
        themes.add(theme(word.substring(THEME.length())));
      } else if (word.matches(PIECES + "[1-9][0-9]?")) {
        most = Integer.parseInt(word.substring(PIECES.length()));
      } else if (word.startsWith(PIECES)) {
        limit = pieces(word.substring(PIECES.length()));
      } else if (!word.equals("smoke") && !word.equals("longest")) {
        throw new IllegalArgumentException(word);
      }
    }
    pieces = limit;
  }

  /**
   * The plan that a text writes.
   *
   * @throws IllegalArgumentException with the word that means nothing
   */
  public static Plan parse(String text) {
    return new Plan(List.of(text.split(",", -1)));
  }

  private static Theme theme(String code) {
    return Arrays.stream(Theme.values())
        .filter(each -> each.code().equals(code) || each.japanese().equals(code))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(THEME + code));
  }

  /** How many of each letter, by their characters. */
  private static int[] pieces(String text) {
    int[] counts = new int[Character.MAX_VALUE + 1];
    int count = 0;
    for (char c : text.toCharArray()) {
      if (c >= '0' && c <= '9' && count < 10) {
        count = count * 10 + c - '0';
      } else if (c >= 'A' && c <= 'Z' && c != 'K') {
        counts[c] += Math.max(1, count);
        count = 0;
      } else {
        throw new IllegalArgumentException(PIECES + text);
      }
    }
    if (text.isEmpty() || count > 0) {
      throw new IllegalArgumentException(PIECES + text);
    }
    return counts;
  }

  /** The usual guide to what is wanted. */
  public Guide guide() {
    RankFormula formula = smoke ? MANY : FEW;
    return (start, metrics) -> formula.of(metrics);
  }

  /** Whether a position may be on the way: it has no more pieces than are named. */
  public boolean allows(Setup setup) {
    boolean few = most == Integer.MAX_VALUE || count(setup) <= most;
    return few && (pieces == null || compare(setup, pieces) != Use.TOO_MANY);
  }

  /** How many pieces a position has, on the board and in hand; kings left aside. */
  public static int count(Setup setup) {
    return Arrays.stream(counts(setup)).sum();
  }

  /** The same of each kind. */
  private static int[] counts(Setup setup) {
    Ruleset rules = setup.rules();
    int[] there = new int[rules.kindLimit()];
    for (int square = 0; square < rules.squares(); square++) {
      int piece = setup.piece(square);
      if (piece != Piece.EMPTY && Piece.kind(piece) != Piece.KING) {
        there[Piece.handKind(piece)]++;
      }
    }
    for (int kind = Piece.KING + 1; kind < rules.kindLimit(); kind++) {
      there[kind] += setup.hand(setup.attacker(), kind);
    }
    return there;
  }

  private enum Use {
    SOME,
    ALL,
    TOO_MANY
  }

  /** How many of the pieces that are named a problem uses, on the board and in the hand. */
  private static Use compare(Setup setup, int[] named) {
    Ruleset rules = setup.rules();
    int[] there = counts(setup);
    Use use = Use.ALL;
    for (int kind = Piece.KING + 1; kind < rules.kindLimit(); kind++) {
      int limit = named[rules.type(kind).letter()];
      if (there[kind] > limit) {
        return Use.TOO_MANY;
      }
      use = there[kind] < limit ? Use.SOME : use;
    }
    return use;
  }

  /** Whether a sound problem is one that is wanted. */
  public boolean wants(Extension found) {
    if (smoke && !isSmoke(found.metrics())) {
      return false;
    }
    boolean rest = smoke || pieces == null || compare(found.setup(), pieces) == Use.ALL;
    return rest
        && (themes.isEmpty()
            || Features.of(Position.of(found.setup()), found.line()).themes().containsAll(themes));
  }

  /** Whether nothing is in the hand, and what is on the board vanishes but for four pieces. */
  private static boolean isSmoke(Metrics metrics) {
    return count(metrics, Metric.HAND) == 0 && count(metrics, Metric.FINAL_PIECES) <= SMOKE_LEFT;
  }

  private static long count(Metrics metrics, Metric metric) {
    return metrics.get(metric).orElse(0);
  }

  /** The order of what is wanted, the best first: by pieces that vanish, or by plies. */
  public Comparator<Extension> order() {
    return Comparator.comparingInt(this::reach)
        .thenComparingInt(found -> smoke ? 0 : -count(found.setup()))
        .reversed();
  }

  private int reach(Extension found) {
    return smoke ? count(found.setup()) : found.line().size();
  }
}
