package io.github.tsume.notation.western;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.FormatWriter;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.kif.ToriHandicap;
import io.github.tsume.notation.sfen.SfenParser;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Special;
import io.github.tsume.record.Special.Kind;
import io.github.tsume.record.Step;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A writer of games in Western notation, two moves on a line: the main line only. {@link
 * HodgesReader} says what it looks like.
 */
public final class HodgesWriter implements FormatWriter {
  @Override
  public String write(Problem problem, WriteOptions options) {
    StringBuilder text = new StringBuilder();
    position(text, problem);
    for (Map.Entry<String, String> entry : problem.metadata().ofProblem().entries().entrySet()) {
      String key = entry.getKey().replaceAll("[:{}\\r\\n]", "_");
      header(text, key, entry.getValue().replace("\r", "").replace("\n", "\\n"));
    }
    text.append('\n');
    comments(text, problem.tree().comments(), false);
    moves(text, problem);
    return text.toString();
  }

  private static void header(StringBuilder text, String key, String value) {
    text.append(key).append(": ").append(value).append('\n');
  }

  private static void position(StringBuilder text, Problem problem) {
    Setup setup = problem.setup();
    Ruleset rules = setup.rules();
    if (rules != StandardShogi.RULES) {
      header(text, HodgesReader.RULES, rules.name());
    }
    ToriHandicap handicap = ToriHandicap.of(setup);
    if (handicap != null) {
      header(text, HodgesReader.HANDICAP, handicap.english());
    } else if (setup.equals(SfenParser.start(rules))) {
      if (problem.tree().moves().length == 0) {
        header(text, HodgesReader.HANDICAP, HodgesReader.EVEN);
      }
    } else {
      header(text, HodgesReader.POSITION, SfenWriter.sfen(RestHand.spelledOut(setup)));
      if (setup.handStated(setup.defender())) {
        header(text, HodgesReader.HAND, HodgesReader.NOTHING);
      }
    }
  }

  private static void moves(StringBuilder text, Problem problem) {
    Replay replay = Replay.of(problem.setup());
    int number = 1;
    boolean lineStart = true;
    for (Step step : problem.tree().line()) {
      boolean black = replay.sideToMove() == Color.BLACK;
      if (step.special() != null) {
        text.append(lineStart ? "" : " ").append(HodgesEnds.word(step.special()));
        lineStart = false;
      } else {
        if (black || lineStart) {
          text.append(lineStart ? "" : "\n").append(number).append(black ? "." : "...");
        }
        text.append(black || lineStart ? "" : " ");
        text.append(WesternNotation.text(replay, step.move()));
        replay.play(step.move(), step.legal());
        number += black ? 0 : 1;
        lineStart = false;
      }
      if (!step.comments().isEmpty()) {
        comments(text, step.comments(), true);
        lineStart = true;
      }
    }
    text.append(lineStart ? "" : "\n");
  }

  private static void comments(StringBuilder text, List<String> comments, boolean afterMove) {
    String before = afterMove ? " {" : "{";
    for (String line : Lines.ofComments(comments)) {
      text.append(before).append(line.replace('}', ')')).append('}');
    }
    text.append(comments.isEmpty() ? "" : "\n");
  }

  /** The words with which games in Western notation end. */
  static final class HodgesEnds {
    private HodgesEnds() {}

    /** The word of an end. */
    static String word(Special special) {
      return switch (special.kind()) {
        case RESIGNATION -> "resigns";
        case OTHER -> "(" + special.text().replaceAll("[\\s()]+", "_") + ")";
        default -> special.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
      };
    }

    /** The end that a word tells, or null. */
    static @Nullable Special of(String word) {
      if (word.startsWith("(") && word.endsWith(")") && word.length() > 2) {
        return new Special(Kind.OTHER, word.substring(1, word.length() - 1));
      }
      String plain = word.toLowerCase(Locale.ROOT);
      switch (plain) {
        case "resigns", "resign", "resigned" -> {
          return Special.of(Kind.RESIGNATION);
        }
        case "mated", "checkmate", "mates" -> {
          return Special.of(Kind.MATE);
        }
        default -> {
          // The words below.
        }
      }
      for (Kind kind : Kind.values()) {
        if (kind != Kind.OTHER && word(Special.of(kind)).equals(plain)) {
          return Special.of(kind);
        }
      }
      return null;
    }
  }
}
