package io.github.tsume.brinkmate;

import io.github.tsume.board.Move;
import io.github.tsume.brinkmate.KeySearch.Siblings;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.mate.KnownReplies;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * A position in the tree of a {@link KeyTree}, or a question about it.
 *
 * <p>As everywhere {@code pn} is how much is missing to a proof that the attacker gets there, and
 * {@code dn} to one that he does not. What is settled has one of them at 0, and no children.
 */
final class Node {
  static final int INFINITE = 1 << 28;

  /**
   * The most that is taken over from a search for a mate. Much smaller, and of several hard replies
   * each would look as near as the others, and the effort be divided among them.
   */
  private static final int MOST = 1 << 22;

  /** What a node is. */
  enum Kind {
    /** The attacker is to move; he needs a mate, or a key. */
    ATTACK,
    /** The defender is to move after a check or a threat; each defence must be answered. */
    DEFENCE,
    /** Whether the attacker, to move, mates by checks. */
    MATE
  }

  final Kind kind;

  /** The move that leads here; none of a question. */
  final int move;

  /** Within how many plies the last key must come, the next move counted if the attacker's. */
  final int plies;

  /** Null as long as it was not looked into. */
  @Nullable List<Node> children;

  int pn = 1;
  int dn = 1;

  /** How often a search was asked here that found nothing out. */
  int asked;

  /** Of an attack: whether only the likely moves are among the children. */
  boolean hasMore;

  /** Of a defence: whether it is known that a mate is threatened, or that there is check. */
  boolean threatened;

  /** Of a defence that is disproved: the reply that does it; none if nothing is threatened. */
  int refutation;

  /** The nodes searched below. */
  long effort;

  /** Of a defence: how many ways of siblings were tried. */
  int tried;

  /** The nodes that went into those. */
  long alike;

  /** Of a defence that threatens nothing, as others do not: how the defender gets out of checks. */
  @Nullable KnownReplies alikeReplies;

  private @Nullable Siblings siblings;

  /** Of a defence: the replies that were not looked into yet; null before any was. */
  @Nullable List<Integer> rest;

  /** Of a defence that threatens: the mate that would follow if nothing were done. */
  @Nullable Threat threat;

  Node(Kind kind, int move, int plies) {
    this.kind = kind;
    this.move = move;
    this.plies = plies;
  }

  /** An attack of which it is not known whether checks mate. */
  static Node attack(int reply, int plies, Answer mates) {
    Node node = new Node(Kind.ATTACK, reply, plies);
    node.hasMore = plies > 0;
    if (mates.isUnknown()) {
      Node mate = new Node(Kind.MATE, Move.NONE, plies);
      mate.open(mates);
      node.children = new ArrayList<>(List.of(mate));
      node.dn = mate.dn;
      node.pn = node.hasMore ? node.pn : mate.pn;
    }
    return node;
  }

  /** A defence after a move that has others beside it. */
  static Node defence(int move, int plies, Siblings siblings) {
    Node node = new Node(Kind.DEFENCE, move, plies);
    node.siblings = siblings;
    return node;
  }

  /** Of a defence: what its move has in common with others; of an attack, what its moves have. */
  Siblings siblings() {
    if (siblings == null) {
      siblings = new Siblings();
    }
    return siblings;
  }

  /** It is as it should be for the attacker. */
  void prove() {
    pn = 0;
    dn = INFINITE;
    children = null;
    rest = null;
    threat = null;
  }

  /** It is not. */
  void disprove() {
    pn = INFINITE;
    dn = 0;
    children = null;
    rest = null;
    threat = null;
  }

  /**
   * A search found nothing out here: the next one will be larger.
   *
   * @param answer how much was missing to it either way
   */
  void open(Answer answer) {
    asked++;
    int asking = 1 << Math.min(asked, 20);
    pn = asking + (int) Math.min(answer.pn(), MOST);
    dn = asking + (int) Math.min(answer.dn(), MOST);
  }

  boolean isProven() {
    return pn == 0;
  }

  boolean isDisproven() {
    return dn == 0;
  }

  boolean isSettled() {
    return pn == 0 || dn == 0;
  }

  /** The first of those of which a number is least. */
  static Node least(List<Node> nodes, ToLongFunction<Node> number) {
    Node best = nodes.get(0);
    for (Node node : nodes) {
      best = number.applyAsLong(node) < number.applyAsLong(best) ? node : best;
    }
    return best;
  }

  static int sum(long numbers) {
    return (int) Math.min(numbers, INFINITE - 1);
  }
}
