package io.github.tsume.verdict;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The state of a search: settled, if nothing is left to be found out; decided, if verdict and
 * length are known and only other things are open; else open.
 *
 * @param unfinished what is open, in the order of {@link Unfinished}
 */
public record Standing(Set<Unfinished> unfinished) {
  /** What is known of everything that was asked. */
  public static final Standing SETTLED = new Standing(Set.of());

  private static final Set<Unfinished> DECISIVE =
      EnumSet.of(Unfinished.MATE, Unfinished.VERDICT, Unfinished.LENGTH);

  /** A standing with a copied set. */
  public Standing {
    EnumSet<Unfinished> ordered = EnumSet.noneOf(Unfinished.class);
    ordered.addAll(unfinished);
    unfinished = Collections.unmodifiableSet(ordered);
  }

  /** The standing of a search that leaves these open. */
  public static Standing open(Unfinished... parts) {
    return new Standing(Set.copyOf(Arrays.asList(parts)));
  }

  /** This one, where more is open. */
  public Standing with(Collection<Unfinished> more) {
    List<Unfinished> all = new ArrayList<>(unfinished);
    all.addAll(more);
    return new Standing(Set.copyOf(all));
  }

  /** This one, where one thing does not matter. */
  public Standing without(Unfinished part) {
    EnumSet<Unfinished> rest = EnumSet.noneOf(Unfinished.class);
    rest.addAll(unfinished);
    rest.remove(part);
    return new Standing(rest);
  }

  /** Whether something is open. */
  public boolean leaves(Unfinished part) {
    return unfinished.contains(part);
  }

  /** Whether nothing is open, so that more effort would change nothing. */
  public boolean isSettled() {
    return unfinished.isEmpty();
  }

  /** Whether verdict and length are known. */
  public boolean isDecided() {
    return Collections.disjoint(unfinished, DECISIVE);
  }

  /** Whether something besides verdict, length and single moves was not examined to the end. */
  public boolean isCutShort() {
    return unfinished.stream().anyMatch(part -> part != Unfinished.MOVES && !isDecisive(part));
  }

  private static boolean isDecisive(Unfinished part) {
    return DECISIVE.contains(part);
  }
}
