package io.github.tsume.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Where variations leave, told by going back through all lines, as the words say it. */
class TreeBuilderTwinTest {
  /** A step with the ones that may follow it. */
  private static final class Node {
    final @Nullable Node parent;
    final String name;
    final int number;
    final List<Node> next = new ArrayList<>();

    Node(@Nullable Node parent, String name) {
      this.parent = parent;
      this.name = name;
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
  }

  /** The nearest line before decides; all of them are looked at. */
  private static final class SlowTree {
    final Node root = new Node(null, "");
    final List<Line> lines = new ArrayList<>(List.of(new Line(1, root)));

    Line line() {
      return lines.get(lines.size() - 1);
    }

    void add(String name) {
      Node node = new Node(line().last, name);
      line().last.next.add(node);
      line().last = node;
    }

    boolean vary(int number) {
      for (int reach = number; number >= 1 && reach >= number - 1; reach--) {
        for (int i = lines.size() - 1; i >= 0; i--) {
          Line each = lines.get(i);
          if (each.start <= number && each.last.number >= reach) {
            Node at = each.last;
            while (at.number >= number) {
              at = java.util.Objects.requireNonNull(at.parent);
            }
            if (lines.size() > 1 && line().last.number < line().start) {
              lines.remove(lines.size() - 1);
            }
            lines.add(new Line(number, at));
            return true;
          }
        }
      }
      return false;
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
      text.append(step.special() == null ? "?" : step.special().text());
      step.alternatives().forEach(other -> text.append('(').append(text(other)).append(')'));
    }
    return text.toString();
  }

  @Test
  void a_variation_leaves_the_nearest_line_that_has_its_step() {
    for (int seed = 0; seed < 3000; seed++) {
      Random random = new Random(seed);
      TreeBuilder tree = new TreeBuilder(Setup.builder(StandardShogi.RULES).build());
      SlowTree slow = new SlowTree();
      int longest = 1 + random.nextInt(8);
      for (int i = 0; i < 40; i++) {
        if (random.nextInt(3) > 0) {
          String name = String.valueOf((char) ('a' + i % 26));
          tree.add(new Special(Special.Kind.OTHER, name));
          slow.add(name);
        } else {
          int number = random.nextInt(longest + 2);
          assertThat(tree.beginVariation(number)).as("seed " + seed).isEqualTo(slow.vary(number));
        }
        assertThat(tree.nextPly()).as("seed " + seed).isEqualTo(slow.line().last.number + 1);
        assertThat(tree.lastMove()).isEqualTo(Move.NONE);
      }
      assertThat(text(tree.build())).as("seed " + seed).isEqualTo(slow.text(slow.root, 0));
    }
  }
}
