package io.github.tsume.helpmate;

import io.github.tsume.board.position.Packing;
import io.github.tsume.helpmate.HelpmateSolver.Help;

/** A place outside memory for what searches may need again, such as a folder on a disk. */
public abstract class Spill {
  /** A room for one search, with nothing in it. */
  protected abstract Room room();

  /** What goes there; made here, so that it is no part of a program that has no such place. */
  Overflow overflow(Help help, Packing packing, Layers layers) {
    return new SpilledLayers(help, packing, layers, room());
  }

  /** The loss of what is there: nothing more can be said of the search that needs it. */
  public static final class LostException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public LostException(Throwable cause) {
      super(cause);
    }
  }

  /** The room of one search: longs, one after another. */
  public interface Room extends AutoCloseable {
    /** Adds the first of some longs; says whether there was room for them. */
    boolean add(long[] from, int count);

    /**
     * Reads longs that were added, from the one with a number on.
     *
     * @throws LostException if they cannot be read any more
     */
    void read(long number, long[] to, int count);

    /** Gives it back. */
    @Override
    void close();
  }
}
