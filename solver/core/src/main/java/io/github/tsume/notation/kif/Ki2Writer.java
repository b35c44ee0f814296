package io.github.tsume.notation.kif;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.FormatWriter;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Step;
import java.util.IdentityHashMap;
import java.util.Objects;

/** A writer of KI2: the header of KIF, six moves to a line, variations as in KIF. */
public final class Ki2Writer implements FormatWriter {
  private static final int PER_LINE = 6;
  private static final int WIDTH = 6;

  @Override
  public String write(Problem problem, WriteOptions options) {
    StringBuilder text = new StringBuilder();
    KifWriter.header(text, problem);
    text.append('\n');
    KifWriter.comments(text, problem.tree().comments());
    Setup setup = problem.setup();
    Handicap handicap = Handicap.of(setup);
    boolean named = handicap != null && handicap != Handicap.EVEN;
    new Body(text, named).line(problem.tree(), 1, Replay.of(setup), Move.NONE);
    return text.toString();
  }

  private static final class Body {
    private final StringBuilder text;
    private final boolean handicap;
    private int onLine;

    Body(StringBuilder text, boolean handicap) {
      this.text = text;
      this.handicap = handicap;
    }

    /** Writes a line and its variations; {@code start} is the board before it. */
    void line(MoveTree tree, int firstPly, Replay start, int previous) {
      Replay replay = start.copy();
      int last = previous;
      int ply = firstPly;
      // The board before every step that variations leave from.
      IdentityHashMap<Step, Replay> branchings = new IdentityHashMap<>();
      for (Step step : tree.line()) {
        if (!step.alternatives().isEmpty()) {
          branchings.put(step, replay.copy());
        }
        if (step.special() == null) {
          move(replay, step.move(), last);
          replay.play(step.move());
        } else {
          endLine();
          text.append(Footer.text(step.special(), ply - 1, replay.sideToMove(), handicap));
          text.append('\n');
        }
        if (!step.comments().isEmpty()) {
          endLine();
          KifWriter.comments(text, step.comments());
        }
        last = step.move();
        ply++;
      }
      endLine();
      for (int i = tree.line().size() - 1; i >= 0; i--) {
        Step step = tree.line().get(i);
        int before = i == 0 ? previous : tree.line().get(i - 1).move();
        for (MoveTree alternative : step.alternatives()) {
          text.append("\n変化：").append(firstPly + i).append("手\n");
          line(alternative, firstPly + i, Objects.requireNonNull(branchings.get(step)), before);
        }
      }
    }

    private void move(Replay replay, int move, int previous) {
      if (onLine == PER_LINE) {
        endLine();
      }
      String sign = Sides.sign(replay.sideToMove());
      String words = sign + JapaneseNotation.words(replay, move, previous, "　");
      text.append(words).append("  ".repeat(Math.max(1, WIDTH - words.length())));
      onLine++;
    }

    private void endLine() {
      if (onLine > 0) {
        while (text.charAt(text.length() - 1) == ' ') {
          text.setLength(text.length() - 1);
        }
        text.append('\n');
        onLine = 0;
      }
    }
  }
}
