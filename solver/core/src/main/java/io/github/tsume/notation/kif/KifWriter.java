package io.github.tsume.notation.kif;

import com.google.common.base.Strings;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.FormatWriter;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.japanese.BoardDiagram;
import io.github.tsume.notation.japanese.Games;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.stipulation.Beginner;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A writer of KIF: the main line, then the variations, deepest first, each followed by those nested
 * in it.
 */
public final class KifWriter implements FormatWriter {
  private static final int MOVE_WIDTH = 13;

  @Override
  public String write(Problem problem, WriteOptions options) {
    StringBuilder text = new StringBuilder();
    boolean utf8 = options.charset().equals(StandardCharsets.UTF_8);
    text.append("#KIF version=2.0 encoding=").append(utf8 ? "UTF-8" : "Shift_JIS").append('\n');
    header(text, problem);
    text.append("手数----指手---------消費時間--\n");
    comments(text, problem.tree().comments());
    Body body = new Body(text, problem.setup());
    body.line(problem.tree(), 1, problem.setup().sideToMove(), Move.NONE);
    return text.toString();
  }

  /** Writes metadata and position, as KIF, KI2 and BOD have them in common. */
  static void header(StringBuilder text, Problem problem) {
    keys(text, problem);
    Setup setup = problem.setup();
    if (setup.ply() != 1) {
      text.append(KifHeader.FIRST_PLY).append('：').append(setup.ply()).append('\n');
    }
    position(text, problem);
  }

  private static final String GAME = Metadata.HANDICAP;

  /** Writes metadata, each on a line of its own. */
  public static void keys(StringBuilder text, Problem problem) {
    for (Map.Entry<String, String> entry : problem.metadata().ofProblem().entries().entrySet()) {
      String key = Lines.joined(entry.getKey()).replace('：', ' ').replace(':', ' ').strip();
      Handicap start = Handicap.of(problem.setup());
      boolean named = start != null && start.isWidelyKnown();
      if (key.equals(GAME) && (Blanks.isBlank(entry.getValue()) || named)) {
        continue; // Where the position is told by name, that is its only line.
      }
      text.append(key).append('：').append(Lines.joined(entry.getValue())).append('\n');
    }
  }

  private static void position(StringBuilder text, Problem problem) {
    Setup setup = problem.setup();
    Handicap handicap = Handicap.of(setup);
    if (handicap != null && handicap.isWidelyKnown()) {
      text.append(GAME).append('：').append(handicap.japanese()).append('\n');
    } else {
      game(text, setup);
      if (RestHand.isWritten(setup)) {
        text.append(RestHand.KEY).append('：').append(RestHand.VALUE).append('\n');
      }
      text.append(BoardDiagram.of(RestHand.spelledOut(setup)));
      text.append(turn(problem));
    }
  }

  private static final Set<String> UPPER_FIRST =
      Set.of(GAME, Sides.player(Color.WHITE, true), Sides.player(Color.BLACK, true));

  /**
   * Who moves first if it is black, where a reader may think otherwise: the upper side begins, or
   * whose piece the first move has, or who attacks the only king, or the defender does.
   */
  static String turn(Problem problem) {
    boolean upper = problem.metadata().keys().stream().anyMatch(UPPER_FIRST::contains);
    List<Step> line = problem.tree().line();
    boolean illegal = !line.isEmpty() && !line.get(0).legal();
    Setup setup = problem.setup();
    boolean black = setup.sideToMove() == Color.BLACK;
    boolean attacked = setup.kings(Color.BLACK) > 0 && setup.kings(Color.WHITE) == 0;
    boolean begun = Beginner.isBegun(setup);
    return black && (upper || illegal || attacked || begun) ? Sides.turn(Color.BLACK, "ja") : "";
  }

  /** Writes which game it is if it is not shogi: a smaller board would pass for part of a board. */
  public static void game(StringBuilder text, Setup setup) {
    String game = Games.name(setup.rules());
    if (game != null) {
      text.append(GAME).append('：').append(game).append('\n');
    }
  }

  static void comments(StringBuilder text, List<String> comments) {
    for (String line : Lines.ofComments(comments)) {
      text.append(line.startsWith("&") ? "" : "*").append(line).append('\n');
    }
  }

  private static final class Body {
    private final StringBuilder text;
    private final Ruleset rules;
    private final boolean handicap;

    Body(StringBuilder text, Setup setup) {
      this.text = text;
      rules = setup.rules();
      Handicap known = Handicap.of(setup);
      handicap = known != null && known != Handicap.EVEN;
    }

    /** Writes a line and its variations; {@code previous} is the move before its first. */
    void line(MoveTree tree, int firstPly, Color firstSide, int previous) {
      int ply = firstPly;
      Color side = firstSide;
      int last = previous;
      for (Step step : tree.line()) {
        step(step, ply, last);
        if (step.special() != null && Footer.isWidelyKnown(step.special())) {
          text.append(Footer.text(step.special(), ply - 1, side, handicap)).append('\n');
        }
        last = step.move();
        side = side.opponent();
        ply++;
      }
      variations(tree, firstPly, firstSide, previous);
    }

    private void variations(MoveTree tree, int firstPly, Color firstSide, int previous) {
      for (int i = tree.line().size() - 1; i >= 0; i--) {
        int before = i == 0 ? previous : tree.line().get(i - 1).move();
        Color side = i % 2 == 0 ? firstSide : firstSide.opponent();
        for (MoveTree alternative : tree.line().get(i).alternatives()) {
          text.append("\n変化：").append(firstPly + i).append("手\n");
          line(alternative, firstPly + i, side, before);
        }
      }
    }

    private void step(Step step, int ply, int previous) {
      String words =
          step.special() == null
              ? move(step.move(), previous)
              : Lines.joined(step.special().japanese());
      text.append(Strings.padStart(ply + " ", 5, ' ')).append(words);
      boolean branches = !step.alternatives().isEmpty();
      if (step.time() != null || branches) {
        text.append(" ".repeat(Math.max(1, MOVE_WIDTH - 2 * words.length() + halfWidth(words))));
      }
      if (step.time() != null) {
        text.append(KifTime.text(step.time()));
      }
      text.append(branches ? "+\n" : "\n");
      comments(text, step.comments());
    }

    private static int halfWidth(String words) {
      return (int) words.chars().filter(c -> c < 128).count();
    }

    private String move(int move, int previous) {
      int to = Move.to(move);
      StringBuilder words = new StringBuilder();
      if (previous != Move.NONE && Move.to(previous) == to) {
        words.append("同　");
      } else {
        words.append(JapaneseNumbers.fullWidth(rules.file(to) + 1));
        words.append(JapaneseNumbers.kanji(rules.rank(to) + 1));
      }
      words.append(JapanesePieces.of(rules).name(Move.kind(move)));
      if (Move.isDrop(move)) {
        return words.append('打').toString();
      }
      int from = Move.from(move);
      return words
          .append(Move.promotes(move) ? "成" : "")
          .append('(')
          .append(rules.file(from) + 1)
          .append(rules.rank(from) + 1)
          .append(')')
          .toString();
    }
  }
}
