package io.github.tsume.app.cli.options;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.extend.ExtendSettings;
import io.github.tsume.app.find.ProblemFacts;
import io.github.tsume.board.Setup;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.index.IndexedProblem;
import io.github.tsume.index.PositionPattern;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.Goal;
import java.util.Iterator;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The wishes about extended problems. */
public final class ExtendWishes {
  private static final Pattern REGION = Pattern.compile("[1-9][a-i](-[1-9][a-i])?");

  private static final int USUAL_ATTACKERS = 3;

  @Option(names = "--from-mates")
  public boolean fromMates;

  @Option(names = "--keep-attackers", paramLabel = "N")
  Converters.@Nullable Count attackers;

  @Option(names = "--region", paramLabel = "REGION")
  @Nullable String region;

  @Option(names = "--no-hand")
  boolean noHand;

  @Mixin public IndexOption index = new IndexOption();

  @Option(names = "--shape", paramLabel = "PATTERN", descriptionKey = "tsume.extend.shape")
  @Nullable String shape;

  @Option(names = "--where", paramLabel = "QUERY", descriptionKey = "tsume.extend.where")
  @Nullable String where;

  private Predicate<Setup> known = setup -> false;

  /** Ends the command if one of them cannot be read. */
  public void read(Call session) {
    if (region != null && !REGION.matcher(region).matches()) {
      throw new UserException(Tally.USAGE, session.messages().get("usage.region", region));
    }
    known = index.known(session);
    if (shape != null) {
      for (Ruleset rules : Ruleset.all()) {
        if (isShapeOf(rules)) {
          return;
        }
      }
      throw new UserException(
          Tally.USAGE, session.messages().get("usage.pattern", place(), "--shape"));
    }
  }

  private boolean isShapeOf(Ruleset rules) {
    try {
      PositionPattern.parse(String.valueOf(shape), rules);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private String place() {
    try {
      PositionPattern.parse(String.valueOf(shape), Ruleset.all().get(0));
      return "";
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }

  /**
   * All wishes together.
   *
   * @param id of the problem that is begun with
   * @param goal what the problems want
   */
  public ExtendSettings.Conditions conditions(Ruleset rules, String id, Goal goal, Call session) {
    Where query = Where.of(where, session);
    return new ExtendSettings.Conditions(
        ofAll(rules),
        ofTold(rules),
        found ->
            !known.test(found.setup())
                && query.fits(
                    ProblemFacts.of(
                        new IndexedProblem(id, "", found.setup(), found.line()), goal, false)));
  }

  /** On which squares something may stand. */
  private IntPredicate squares(Ruleset rules) {
    if (region == null) {
      return square -> true;
    }
    String[] corners = region.split("-", -1);
    int one = rules.squareNamed(corners[0]);
    int other = rules.squareNamed(corners[corners.length - 1]);
    return square ->
        one >= 0
            && other >= 0
            && isBetween(rules.file(square), rules.file(one), rules.file(other))
            && isBetween(rules.rank(square), rules.rank(one), rules.rank(other));
  }

  /** The positions before the mates on a board, to which pieces of the attacker are added. */
  public Iterator<Predecessor> mates(Setup board) {
    int most = attackers == null ? USUAL_ATTACKERS : attackers.asInt();
    int added = Math.max(0, most - attackers(board) + hand(board));
    return Extender.mates(board, added, squares(board.rules()));
  }

  /** What every position shall fulfil, those on the way too. */
  private Predicate<Setup> ofAll(Ruleset rules) {
    return setup ->
        (attackers == null || attackers(setup) <= attackers.asInt())
            && isInside(setup, squares(rules));
  }

  /** What the positions that are told shall fulfil. */
  private Predicate<Setup> ofTold(Ruleset rules) {
    PositionPattern pattern =
        shape != null && isShapeOf(rules) ? PositionPattern.parse(shape, rules) : null;
    boolean impossible = shape != null && pattern == null;
    return setup ->
        !impossible && (pattern == null || pattern.matches(setup)) && !(noHand && hand(setup) > 0);
  }

  private static int hand(Setup setup) {
    int count = 0;
    for (int kind = 1; kind < setup.rules().kindLimit(); kind++) {
      count += setup.hand(setup.attacker(), kind);
    }
    return count;
  }

  /** The attacker's pieces, his king left aside. */
  private static int attackers(Setup setup) {
    int count = hand(setup);
    for (int square = 0; square < setup.rules().squares(); square++) {
      int piece = setup.piece(square);
      boolean his = piece != Piece.EMPTY && Piece.color(piece) == setup.attacker();
      count += his && Piece.kind(piece) != Piece.KING ? 1 : 0;
    }
    return count;
  }

  private static boolean isInside(Setup setup, IntPredicate squares) {
    for (int square = 0; square < setup.rules().squares(); square++) {
      if (setup.piece(square) != Piece.EMPTY && !squares.test(square)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isBetween(int value, int one, int other) {
    return value >= Math.min(one, other) && value <= Math.max(one, other);
  }
}
