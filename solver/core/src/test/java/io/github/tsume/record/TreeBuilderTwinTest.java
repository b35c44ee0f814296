package io.github.tsume.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Where variations leave, told by going back through all lines, as the words say it. */
class TreeBuilderTwinTest {
  /** A step with the ones that may follow it. */
  private static final class Node {
    final @Nullable Node parent;
    final String name;
    final boolean isEnd;
    final int number;
    final List<Node> next = new ArrayList<>();

    Node(@Nullable Node parent, String name, boolean isEnd) {
      this.parent = parent;
      this.name = name;
      this.isEnd = isEnd;
      number = parent == null ? 0 : parent.number + 1;
    }
  }

  /** A line with the number that it begins at, and its last step. */
  private static final class Line {
    final int start;
    Node last;

    Line(int start, Node last) {
      this.start = start;
      this.last = last;
    }

    /** Its own step of that number, if that is an end, or a move, as asked for; else null. */
    @Nullable Node own(int number, boolean isEnd) {
      Node at = last;
      while (at.number > number && at.number > start) {
        at = Objects.requireNonNull(at.parent);
      }
      boolean found = at.number == number && number >= start && at.isEnd == isEnd;
      return found ? at : null;
    }
  }

  /** The nearest line before decides; all of them are looked at. */
  private static final class SlowTree {
    final Node root = new Node(null, "", false);
    final List<Line> lines = new ArrayList<>(List.of(new Line(1, root)));

    Line line() {
      return lines.get(lines.size() - 1);
    }

    void add(String name, boolean isEnd) {
      Node node = new Node(line().last, name, isEnd);
      line().last.next.add(node);
      line().last = node;
    }

    /**
     * The nearest line with a move before that number; if none has one, the nearest with an end.
     */
    boolean vary(int number) {
      Node at = number == 1 ? root : null;
      for (boolean isEnd : new boolean[] {false, true}) {
        for (int i = lines.size() - 1; i >= 0 && at == null; i--) {
          at = lines.get(i).own(number - 1, isEnd);
        }
      }
      if (at != null) {
        lines.add(new Line(number, at));
      }
      return at != null;
    }

    /** The steps after one; others than the first are variations of it. */
    String text(Node at, int child) {
      if (child >= at.next.size()) {
        return "";
      }
      StringBuilder text = new StringBuilder(at.next.get(child).name);
      for (int i = 1; child == 0 && i < at.next.size(); i++) {
        text.append('(').append(text(at, i)).append(')');
      }
      return text.append(text(at.next.get(child), 0)).toString();
    }
  }

  private static String text(MoveTree tree) {
    StringBuilder text = new StringBuilder();
    for (Step step : tree.line()) {
      Special end = step.special();
      text.append(end == null ? Move.toUsi(step.move(), StandardShogi.RULES) : end.text());
      step.alternatives().forEach(other -> text.append('(').append(text(other)).append(')'));
    }
    return text.toString();
  }

  @Test
  void a_variation_follows_the_nearest_line_with_a_move_before_it() {
    for (int seed = 0; seed < 3000; seed++) {
      Random random = new Random(seed);
      TreeBuilder tree = new TreeBuilder(Setup.builder(StandardShogi.RULES).build());
      SlowTree slow = new SlowTree();
      int longest = 1 + random.nextInt(8);
      for (int i = 0; i < 40; i++) {
        if (random.nextInt(3) > 0) {
          int move = Move.drop(i, 1);
          boolean isEnd = random.nextInt(4) == 0;
          String name = isEnd ? "end " + i : Move.toUsi(move, StandardShogi.RULES);
          if (isEnd) {
            tree.add(new Special(Special.Kind.OTHER, name));
          } else {
            tree.add(move);
          }
          slow.add(name, isEnd);
        } else {
          int number = random.nextInt(longest + 2);
          assertThat(tree.beginVariation(number)).as("seed " + seed).isEqualTo(slow.vary(number));
        }
        assertThat(tree.nextPly()).as("seed " + seed).isEqualTo(slow.line().last.number + 1);
      }
      assertThat(text(tree.build())).as("seed " + seed).isEqualTo(slow.text(slow.root, 0));
    }
  }
}
