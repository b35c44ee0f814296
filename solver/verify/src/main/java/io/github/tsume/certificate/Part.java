package io.github.tsume.certificate;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;

/** The parts of what a result claims; each is shown by its certificate or named. */
public enum Part {
  /** That it mates. */
  MATE,
  /** That it does not. */
  NO_MATE,
  /** That no mate is shorter, and the length itself. */
  LENGTH,
  /** Whether pieces are left over. */
  LEFTOVER,
  /** The length with every interposition counted. */
  RAW_LENGTH,
  /** That the mainline is best play of both sides. */
  LINE,
  /** That other checks fail. */
  OTHER_CHECKS,
  /** Of what class other mates are. */
  CLASSES,
  /** What other replies are worth. */
  REPLIES,
  /** What other lines of equal replies hold. */
  EQUAL_LINES,
  /** What is said about the author's moves. */
  AUTHOR,
  /** How far open checks fail, or other things that are open. */
  OPEN,
  /** That every defence of a brinkmate's key is answered. */
  KEYS,
  /** That each of its keys gives check or threatens mate. */
  THREATS,
  /** That a brinkmate has no other key, and that checks alone do not mate. */
  OTHER_KEYS,
  /** That there is no brinkmate within the plies that were asked for, and no mate. */
  NO_BRINKMATE,
  /** How many solutions a helpmate has. */
  SOLUTIONS;

  /** The parts of what is claimed of a mate. */
  static final ImmutableSet<Part> OF_MATES = Sets.immutableEnumSet(EnumSet.range(MATE, OPEN));

  /** The parts of what is claimed of a brinkmate. */
  static final ImmutableSet<Part> OF_BRINKMATES =
      Sets.immutableEnumSet(KEYS, THREATS, LENGTH, OTHER_KEYS);

  /** The parts of what is claimed of a helpmate. */
  static final ImmutableSet<Part> OF_HELPMATES =
      Sets.immutableEnumSet(MATE, LENGTH, CLASSES, SOLUTIONS);

  /** The part of what is claimed where there is none. */
  static final ImmutableSet<Part> OF_NO_BRINKMATE = Sets.immutableEnumSet(NO_BRINKMATE);

  /** The stable name in certificates. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The key of its text in the messages. */
  public String key() {
    return "part." + code();
  }

  /** A counter of what is not shown. */
  static final class Missing {
    private final Map<Part, Integer> counts = new EnumMap<>(Part.class);

    /** One more thing of a part is not shown. */
    void add(Part part) {
      counts.merge(part, 1, Integer::sum);
    }

    /** It is not shown unless that holds. */
    void addUnless(boolean holds, Part part) {
      if (!holds) {
        add(part);
      }
    }

    boolean has(Part part) {
      return counts.containsKey(part);
    }

    Map<Part, Integer> counts() {
      return counts;
    }
  }
}
