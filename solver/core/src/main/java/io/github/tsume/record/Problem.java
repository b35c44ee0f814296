package io.github.tsume.record;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A position with everything that its source says about it.
 *
 * @param id its label, else the name and number of its {@code source}
 * @param source where it was read
 * @param setup the position, maybe illegal
 * @param faults what is wrong with the position, each with its place in the source
 * @param metadata title, author, stated length and whatever else
 * @param tree the moves in the source: of a composition the author's line; empty if there are none
 * @param warnings what the source says that was left out, or may have been misunderstood
 */
public record Problem(
    String id,
    Source source,
    Setup setup,
    List<LocatedFault> faults,
    Metadata metadata,
    MoveTree tree,
    List<Warning> warnings) {

  public Problem {
    faults = List.copyOf(faults);
    warnings = List.copyOf(warnings);
  }

  /** A problem whose source was understood in full. */
  public Problem(
      String id,
      Source source,
      Setup setup,
      List<LocatedFault> faults,
      Metadata metadata,
      MoveTree tree) {
    this(id, source, setup, faults, metadata, tree, List.of());
  }

  /** The problem of a setup about which nothing is known. */
  public static Problem of(String id, Setup setup) {
    List<LocatedFault> faults =
        setup.faults().stream().map(fault -> new LocatedFault(fault, 1, 1)).toList();
    return new Problem(id, Source.NONE, setup, faults, Metadata.EMPTY, MoveTree.EMPTY);
  }

  /** This problem with further warnings after its own. */
  public Problem withWarnings(List<Warning> further) {
    List<Warning> all = new ArrayList<>(warnings);
    all.addAll(further);
    return new Problem(id, source, setup, faults, metadata, tree, all);
  }

  public @Nullable String title() {
    return metadata.title();
  }

  public @Nullable String author() {
    return metadata.author();
  }

  /** The plies that the source states, 0 for "no mate"; empty if it states nothing. */
  public OptionalInt statedLength() {
    return metadata.statedLength();
  }

  /** The author's moves as far as they are legal. */
  public List<Integer> authoredLine() {
    List<Integer> moves = new ArrayList<>();
    for (Step step : tree.line()) {
      if (!step.isMove() || !step.legal()) {
        break;
      }
      moves.add(step.move());
    }
    return moves;
  }

  /** The first of the author's moves that is not legal; {@link Move#NONE} if all are. */
  public int illegalMove() {
    Step end = end();
    return end != null && end.isMove() ? end.move() : Move.NONE;
  }

  /** Whether the author's line ends with the words that it is mate. */
  public boolean saysMate() {
    Step end = end();
    Special special = end == null ? null : end.special();
    return special != null && special.kind() == Special.Kind.MATE;
  }

  /** What follows the author's legal moves: words that end them, or a move that is not legal. */
  private @Nullable Step end() {
    return tree.line().stream().filter(s -> !s.isMove() || !s.legal()).findFirst().orElse(null);
  }

  /** This problem with other moves. */
  public Problem withTree(MoveTree other) {
    return new Problem(id, source, setup, faults, metadata, other, warnings);
  }

  /** This problem with another setup, of whose faults the places are known. */
  public Problem withSetup(Setup other) {
    return new Problem(id, source, other, faults, metadata, tree, warnings);
  }

  /** This problem with other metadata. */
  public Problem withMetadata(Metadata other) {
    return new Problem(id, source, setup, faults, other, tree, warnings);
  }

  /** This problem as read elsewhere. */
  public Problem withSource(String name, Source place) {
    return new Problem(name, place, setup, faults, metadata, tree, warnings);
  }

  /** Whether both say the same, wherever they were read and whatever they are called. */
  public boolean sameContent(Problem other) {
    return setup.equals(other.setup) && metadata.equals(other.metadata) && tree.equals(other.tree);
  }
}
