package tsume.notation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tsume.record.Warning;

/** Collects the warnings of one problem: the first ones in full, the others as a number. */
final class Warnings {
  private static final int TOLD = 20;

  private final List<Warning> told = new ArrayList<>();
  private @Nullable Warning next;
  private int more;

  void add(WarningCode code, int line, int column, Object... arguments) {
    if (told.size() < TOLD) {
      told.add(code.at(line, column, arguments));
    } else {
      more++;
      next = next == null ? code.at(line, column, arguments) : next;
    }
  }

  List<Warning> toList() {
    List<Warning> all = new ArrayList<>(told);
    if (next != null) {
      all.add(WarningCode.MORE_WARNINGS.at(next.line(), next.column(), more));
    }
    return all;
  }
}
