package io.github.tsume.brinkmate;

import io.github.tsume.board.Move;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Key;
import io.github.tsume.judgement.Key.Defence;
import io.github.tsume.mate.Session;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A walk along the mainline of a brinkmate, which finds all keys at each move of the attacker.
 *
 * <p>The mainline is the author's as long as that is best play: of defences that put off the last
 * key equally long it takes his, and of keys too; else that whose mate is longest.
 */
final class LineKeys {
  private final KeySearch search;
  private final KeyReplay replay;
  private final Session session;
  private final SearchBudget budget;
  private final boolean all;
  private final List<Later> later = new ArrayList<>();

  /**
   * A walk from where the session stands.
   *
   * @param all whether all keys are wanted at each move; else none but those that are known
   */
  LineKeys(KeySearch search, KeyReplay replay, boolean all, SearchBudget budget) {
    this.search = search;
    this.replay = replay;
    this.session = search.session();
    this.all = all;
    this.budget = budget;
  }

  /** What else the attacker can do later on. */
  List<Later> later() {
    return later;
  }

  /**
   * The key with the defence of the mainline first, at each of its moves.
   *
   * @param ply the ply of the key
   * @param line the author's moves from the key on, if he gives it; empty if he does not
   */
  Key along(Key key, int ply, List<Integer> line) {
    Defence main = longest(key, authored(line, 1));
    if (main == null) {
      return key;
    }
    List<Defence> defences = new ArrayList<>(key.defences());
    defences.remove(main);
    Key next = main.next();
    if (next != null) {
      boolean his = main.move() == authored(line, 1);
      session.play(key.move());
      session.play(main.move());
      Key chosen = chosen(next, ply + 2, his ? authored(line, 2) : Move.NONE);
      boolean on = his && chosen.move() == authored(line, 2);
      main =
          new Defence(
              main.move(),
              List.of(),
              along(chosen, ply + 2, on ? line.subList(2, line.size()) : List.of()));
      session.undo(main.move());
      session.undo(key.move());
    }
    defences.add(0, main);
    return new Key(key.move(), key.threat(), defences);
  }

  private static int authored(List<Integer> line, int at) {
    return at < line.size() ? line.get(at) : Move.NONE;
  }

  /** The author's defence if it is one of the longest, else that whose mate is longest. */
  private static @Nullable Defence longest(Key key, int authored) {
    Comparator<Defence> order =
        Comparator.comparingInt(Defence::plies)
            .thenComparing(defence -> defence.move() == authored)
            .thenComparingInt(Defence::length);
    return key.defences().stream().max(order).orElse(null);
  }

  /** The author's key if it is one, else the known one; all others are noted. */
  private Key chosen(Key known, int ply, int authored) {
    if (!all) {
      return known;
    }
    int plies = known.plies();
    KeySearch.Keys found = search.keys(plies, true, budget);
    List<Integer> moves = new ArrayList<>(found.keys());
    moves.remove(Integer.valueOf(known.move()));
    List<Integer> open = new ArrayList<>(found.open());
    open.remove(Integer.valueOf(known.move()));
    List<Key> others = new ArrayList<>(replay.shown(moves, plies, budget));
    others.forEach(key -> moves.remove(Integer.valueOf(key.move())));
    open.addAll(moves); // What is known to be a key but could not be shown.
    Key chosen = known;
    for (Key other : List.copyOf(others)) {
      if (other.move() == authored) {
        others.remove(other);
        others.add(known);
        chosen = other;
      }
    }
    later.add(new Later(ply, others, open));
    return Objects.requireNonNull(chosen);
  }
}
