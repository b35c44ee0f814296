package io.github.tsume.mate;

import java.util.Locale;

/** One number that says how much something may cost or how far it goes: an entry of a table. */
public interface Effort {
  /** What an effort is measured in. */
  enum Unit {
    /** Nodes of a search. */
    NODES,
    /** A part, between 0 and 1, of the nodes and of the time that are left. */
    SHARE,
    /** One over so many: what is smaller by that factor. */
    PART,
    /** What the next attempt gets, as a multiple of the one before. */
    GROWTH,
    /** Plies. */
    PLIES,
    /** A count of whatever it is about. */
    COUNT
  }

  /** The name of the constant. */
  String name();

  /** How much it is unless something else is wanted. */
  double value();

  /** What it is measured in. */
  Unit unit();

  /** What it is for. */
  String why();

  /** The name by which the command line calls it, such as "length-share". */
  default String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
