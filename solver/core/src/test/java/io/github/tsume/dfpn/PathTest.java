package io.github.tsume.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.dfpn.table.HandArithmetic;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is on the way to a node, compared with a plain list. */
class PathTest {
  private static final HandArithmetic HANDS = new HandArithmetic(0b10000, 0b01111);

  private record Node(long key, int hand) {}

  private static int deepest(List<Node> path, Node node) {
    for (int depth = path.size() - 1; depth >= 0; depth--) {
      Node each = path.get(depth);
      if (each.key() == node.key() && each.hand() >= node.hand()) {
        return depth;
      }
    }
    return -1;
  }

  /** Keys that begin alike have the same home, so that they meet. */
  private static Node node(Random random) {
    return new Node((random.nextInt(4) + 1L << 40) + random.nextInt(3), random.nextInt(4));
  }

  @Test
  void a_node_repeats_the_deepest_one_with_its_key_and_no_worse_a_hand() {
    Random random = new Random(1);
    Path path = new Path(HANDS);
    List<Node> plain = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      if (plain.isEmpty() || random.nextInt(5) > 1) {
        Node node = node(random);
        path.push(node.key(), node.hand());
        plain.add(node);
      } else {
        path.pop();
        plain.remove(plain.size() - 1);
      }
      Node asked = node(random);
      assertThat(path.repeated(asked.key(), asked.hand())).isEqualTo(deepest(plain, asked));
      assertThat(path.depth()).isEqualTo(plain.size());
      int first = random.nextInt(plain.size() + 1);
      assertThat(path.isAmongFirst(first, asked.key()))
          .isEqualTo(plain.subList(0, first).stream().anyMatch(n -> n.key() == asked.key()));
    }
    assertThat(plain).as("it had to grow").hasSizeGreaterThan(1024);
  }

  @Test
  void the_hash_tells_the_order_and_comes_back_with_the_path() {
    Path path = new Path(HANDS);
    path.push(1, 0);
    long one = path.hash();
    assertThat(path.hashWith(2, 0)).isNotEqualTo(path.hashWith(2, 1));
    path.push(2, 0);
    long both = path.hash();
    path.pop();
    assertThat(path.hash()).isEqualTo(one);
    path.clear();
    path.push(2, 0);
    path.push(1, 0);
    assertThat(path.hash()).isNotEqualTo(both);
    Path copy = new Path(HANDS);
    copy.push(9, 9);
    copy.copyFrom(path);
    assertThat(copy.hash()).isEqualTo(path.hash());
    assertThat(copy.depthOf(1, 0)).isEqualTo(1);
    assertThat(copy.depthOf(9, 9)).isEqualTo(-1);
  }
}
