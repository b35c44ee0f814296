package io.github.tsume.results.json;

import io.github.tsume.verdict.PlyCount;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A first move of a brinkmate; moves are USI.
 *
 * @param move the move
 * @param threat the mate that follows if the defender does nothing; empty if none is told
 * @param defences every legal reply, that of the mainline first
 */
public record KeyEntry(String move, List<String> threat, List<Defence> defences) {
  /** A key with copied lists. */
  public KeyEntry {
    threat = List.copyOf(threat);
    defences = List.copyOf(defences);
  }

  /**
   * A reply, and what answers it.
   *
   * @param move the reply
   * @param mate the mate after it; empty if the next key answers it
   * @param next the next key; null if it is mated
   */
  public record Defence(String move, List<String> mate, @Nullable KeyEntry next) {
    /** A defence with a copied list. */
    public Defence {
      mate = List.copyOf(mate);
    }

    /** The plies up to the last key, this reply counted; 0 if it is mated. */
    int plies() {
      return next == null ? 0 : 1 + next.plies();
    }

    /** The plies up to the mate by the lines told, this reply counted. */
    public int length() {
      return 1 + (next == null ? mate.size() : next.length());
    }

    /** The moves from this one to the mate, by the lines told. */
    List<String> line() {
      List<String> line = new ArrayList<>(List.of(move));
      line.addAll(mate);
      if (next != null) {
        line.add(next.move());
        next.longest().stream().limit(1).forEach(each -> line.addAll(each.line()));
      }
      return line;
    }
  }

  /** The moves up to the last key, if the defender holds out as long as he can. */
  public List<String> mainline() {
    List<String> line = new ArrayList<>(List.of(move));
    longest().stream()
        .limit(1)
        .filter(defence -> defence.next() != null)
        .forEach(
            defence -> {
              line.add(defence.move());
              line.addAll(Objects.requireNonNull(defence.next()).mainline());
            });
    return line;
  }

  /** The plies up to the last key. */
  public int plies() {
    return 1 + defences.stream().mapToInt(Defence::plies).max().orElse(0);
  }

  /** The plies up to the mate by the lines told. */
  int length() {
    return 1 + defences.stream().mapToInt(Defence::length).max().orElse(0);
  }

  /**
   * The defences: that of the mainline, which is the first that puts off the last key longest, then
   * those that hold out longest before the last key, then before the mate.
   */
  public List<Defence> longest() {
    List<Defence> longest = new ArrayList<>(defences);
    longest.sort(
        Comparator.comparingInt(Defence::plies).thenComparingInt(Defence::length).reversed());
    int most = longest.isEmpty() ? 0 : longest.get(0).plies();
    defences.stream()
        .filter(defence -> defence.plies() == most)
        .findFirst()
        .ifPresent(
            main -> {
              longest.remove(main);
              longest.add(0, main);
            });
    return longest;
  }

  /**
   * The defences that hold out longest, as variations of the line of this key.
   *
   * @param ply the ply of this key
   * @param most how many at each ply
   */
  public List<VariationEntry> variations(int ply, int most) {
    List<VariationEntry> variations = new ArrayList<>();
    List<Defence> longest = longest();
    longest.stream()
        .limit(most)
        .filter(defence -> defence.next() == null)
        .forEach(
            defence ->
                variations.add(
                    new VariationEntry(
                        ply + 1,
                        defence.move(),
                        PlyCount.atMost(ply + defence.length()),
                        false,
                        false,
                        defence.line().subList(1, defence.line().size()),
                        Map.of())));
    if (!longest.isEmpty() && longest.get(0).next() != null) {
      variations.addAll(Objects.requireNonNull(longest.get(0).next()).variations(ply + 2, most));
    }
    return variations;
  }

  /** This key with other moves, as it is seen from elsewhere. */
  public KeyEntry with(UnaryOperator<String> seen) {
    return new KeyEntry(
        seen.apply(move),
        threat.stream().map(seen).toList(),
        defences.stream()
            .map(
                defence ->
                    new Defence(
                        seen.apply(defence.move),
                        defence.mate.stream().map(seen).toList(),
                        defence.next == null ? null : defence.next.with(seen)))
            .toList());
  }
}
