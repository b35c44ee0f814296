package io.github.tsume.dfpn;

import io.github.tsume.dfpn.table.HandArithmetic;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A hand-made or random graph: node n has the successors {@code graph.get(n)}; even levels do not
 * matter, each node says who moves. A move is the index of the target node plus one.
 *
 * <p>The hand is one counter of 4 bits with a guard bit; an edge may add to it or need it.
 */
final class ToyGame implements Game {
  /** An edge: where it goes, what it adds to the attacker's hand (negative: what it costs). */
  record Edge(int to, int gain) {}

  private static final HandArithmetic HANDS = new HandArithmetic(0b10000, 0b01111);

  private final List<List<Edge>> graph;
  private final boolean[] attackerMoves;
  private final int total;
  private final Deque<Integer> nodes = new ArrayDeque<>();
  private final Deque<Integer> handStack = new ArrayDeque<>();
  private int node;
  private int hand;
  private int[] looks;

  ToyGame(List<List<Edge>> graph, boolean[] attackerMoves, int root, int hand, int total) {
    this.graph = graph;
    this.attackerMoves = attackerMoves;
    this.node = root;
    this.hand = hand;
    this.total = total;
    // Nodes that look alike have nothing in common: most of what is tried must fail.
    looks = IntStream.range(0, graph.size()).map(n -> n % 5).toArray();
  }

  /** The same graph, in which nodes look like this. */
  ToyGame looking(int[] like) {
    ToyGame game = from(node, hand);
    game.looks = like;
    return game;
  }

  /** The same graph at another node. */
  ToyGame from(int root, int startHand) {
    ToyGame game = new ToyGame(graph, attackerMoves, root, startHand, total);
    game.looks = looks;
    return game;
  }

  @Override
  public ToyGame copy() {
    return from(node, hand);
  }

  private Edge edge(int move) {
    return graph.get(node).get(move - 1);
  }

  @Override
  public boolean attackerToMove() {
    return attackerMoves[node];
  }

  @Override
  public long key() {
    return scramble(node);
  }

  private static long scramble(int node) {
    long z = (node + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    return z ^ (z >>> 27);
  }

  @Override
  public int hand() {
    return hand;
  }

  @Override
  public int generate(int[] buffer, int at) {
    int end = at;
    for (int i = 1; i <= graph.get(node).size(); i++) {
      if (hand + edge(i).gain >= 0) {
        buffer[end++] = i;
      }
    }
    return end;
  }

  @Override
  public long keyAfter(int move) {
    return scramble(edge(move).to);
  }

  @Override
  public int handAfter(int move) {
    return Math.min(hand + edge(move).gain, total);
  }

  @Override
  public void play(int move) {
    Edge e = edge(move);
    nodes.push(node);
    handStack.push(hand);
    hand = Math.min(hand + e.gain, total);
    node = e.to;
  }

  @Override
  public void undo(int move) {
    node = nodes.pop();
    hand = handStack.pop();
  }

  @Override
  public int cost(int move) {
    return 1;
  }

  @Override
  public int chain(int move) {
    return -1;
  }

  @Override
  public int mobilityAfter(int move) {
    return 1;
  }

  @Override
  public int guessedMobility(int reply) {
    return 1 + reply % MOST_GUESSED;
  }

  @Override
  public int mateAmong(int[] moves, int begin, int end, int[] mobility) {
    for (int i = begin; i < end; i++) {
      mobility[i] = 1;
      if (graph.get(edge(moves[i]).to).isEmpty()) {
        return moves[i];
      }
    }
    return 0;
  }

  @Override
  public int mateAmong(int[] moves, int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (graph.get(edge(moves[i]).to).isEmpty()) {
        return moves[i];
      }
    }
    return 0;
  }

  @Override
  public boolean failsAtOnce() {
    int[] moves = new int[graph.get(node).size()];
    return mateAmong(moves, 0, generate(moves, 0)) == 0;
  }

  @Override
  public int matedProofHand() {
    return 0;
  }

  @Override
  public long likeness() {
    return scramble(looks[node]);
  }

  @Override
  public int fullHand() {
    return total;
  }

  @Override
  public int proofHandBefore(int move, int handAfter) {
    int gain = edge(move).gain;
    return gain < 0 ? handAfter - gain : Math.max(handAfter - gain, 0);
  }

  @Override
  public int widenProofHand(int hand) {
    return hand;
  }

  @Override
  public int disproofHandBefore(int move, int handAfter) {
    return Math.min(handAfter - edge(move).gain, total);
  }

  @Override
  public int narrowDisproofHand(int failing) {
    // An edge that cannot be afforded now could be with more.
    int result = failing;
    for (Edge e : graph.get(node)) {
      if (hand + e.gain < 0) {
        result = Math.min(result, -e.gain - 1);
      }
    }
    return result;
  }

  @Override
  public int refutationHandBefore(int move, int handAfter) {
    return Math.min(handAfter, total);
  }

  @Override
  public HandArithmetic hands() {
    return HANDS;
  }

  /** The slow twin: the least fixpoint of "wins within", by rounds over all nodes and hands. */
  int[][] winLengths() {
    int never = Integer.MAX_VALUE;
    int[][] best = new int[graph.size()][total + 1];
    for (int[] row : best) {
      java.util.Arrays.fill(row, never);
    }
    int quietRounds = 0;
    for (int round = 0; quietRounds < 2; round++) {
      quietRounds++;
      for (int n = 0; n < graph.size(); n++) {
        for (int h = 0; h <= total; h++) {
          int length = length(best, n, h, round);
          if (length < best[n][h]) {
            best[n][h] = length;
            quietRounds = 0;
          }
        }
      }
    }
    return best;
  }

  /** The length if it is exactly {@code round}, from the lengths of the rounds before. */
  private int length(int[][] best, int n, int h, int round) {
    int never = Integer.MAX_VALUE;
    int min = never;
    int max = 0;
    for (Edge e : graph.get(n)) {
      if (h + e.gain < 0) {
        continue;
      }
      int l = best[e.to][Math.min(h + e.gain, total)];
      int after = l == never || l >= round ? never : l + 1;
      min = Math.min(min, after);
      max = Math.max(max, after);
    }
    int value = attackerMoves[n] ? min : max;
    return value <= round ? value : never;
  }
}
