package tsume.soundness;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import tsume.board.Hand;
import tsume.board.Move;
import tsume.dfpn.SearchBudget;
import tsume.mate.MateProbe;
import tsume.mate.ValueProbe;

/**
 * Finds replies that last longer than the author's line: a longer defence, or a long variation if
 * pieces are left over then.
 */
final class LongerDefences {
  private final MateProbe probe;
  private final ValueProbe values;
  private final Mainline line;
  private final CheckOptions options;
  private final SearchBudget budget;
  private final List<Defect> defects = new ArrayList<>();
  private final List<OpenMove> open = new ArrayList<>();

  LongerDefences(MateProbe probe, Mainline line, CheckOptions options, SearchBudget budget) {
    this.probe = probe;
    this.values = new ValueProbe(probe);
    this.line = line;
    this.options = options;
    this.budget = budget;
  }

  List<Defect> defects() {
    return defects;
  }

  /** The plies at which it is not known whether there is one. */
  List<OpenMove> open() {
    return open;
  }

  /** Asks at every reply of the line. */
  void run() {
    for (int i = 0; i < line.length(); i++) {
      if (i % 2 == 1) {
        ask(i);
      }
      probe.play(line.move(i));
    }
    for (int i = line.length() - 1; i >= 0; i--) {
      probe.undo(line.move(i));
    }
  }

  private void ask(int index) {
    int left = line.length() - index;
    OptionalInt length = values.lengthFrom(left, budget);
    if (length.isPresent() && length.getAsInt() == left) {
      return;
    }
    List<ValueProbe.Reply> replies =
        length.isEmpty() ? null : values.replies(length.getAsInt(), budget);
    if (replies == null) {
      open.add(new OpenMove(index + 1, Move.NONE));
      return;
    }
    Set<List<Object>> listed = new HashSet<>();
    for (ValueProbe.Reply reply : replies) {
      boolean longer = reply.counts() && reply.length() > left;
      if (longer
          && reply.move() != line.move(index)
          && (!Move.isDrop(reply.move()) || listed.add(reply.sharedByDrops()))) {
        add(index, reply, left);
      }
    }
  }

  private void add(int index, ValueProbe.Reply reply, int left) {
    DefectClass kind =
        reply.leftover().isSome() ? DefectClass.LONG_VARIATION : DefectClass.LONGER_DEFENCE;
    boolean byTwo = reply.length() == left + 2;
    Severity usual = options.profile().severity(kind, line.length());
    // Longer by two is what is tolerated, where it is.
    boolean tooLong = usual == Severity.TOLERATED && !byTwo;
    Severity severity = tooLong ? Severity.FATAL : usual;
    List<Integer> found = values.lineAfter(reply.move(), reply.length() - 1, budget);
    if (found == null) {
      open.add(new OpenMove(index + 1, reply.move()));
    }
    List<Integer> moves = found == null ? List.of(reply.move()) : found;
    int leftover = found == null ? Hand.EMPTY : probe.handAfter(found);
    defects.add(
        new Defect(
            kind, severity, index + 1, reply.move(), index + reply.length(), moves, leftover));
  }
}
