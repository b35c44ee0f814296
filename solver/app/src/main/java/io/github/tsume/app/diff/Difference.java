package io.github.tsume.app.diff;

import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.Result;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The change of one problem from an old run to a new one. */
public sealed interface Difference {
  /** Its name. */
  String id();

  /** Only the new run has it. */
  record Added(Result result) implements Difference {
    @Override
    public String id() {
      return result.id();
    }
  }

  /** Only the old run has it. */
  record Removed(Result result) implements Difference {
    @Override
    public String id() {
      return result.id();
    }
  }

  /**
   * Both have it and say different things.
   *
   * @param before the old result
   * @param after the new one
   * @param aspects in what they differ; never empty
   * @param lostDefects the defects that only the old one has
   * @param newDefects the defects that only the new one has
   */
  record Changed(
      Result before,
      Result after,
      List<Aspect> aspects,
      List<DefectEntry> lostDefects,
      List<DefectEntry> newDefects)
      implements Difference {

    public Changed {
      aspects = List.copyOf(aspects);
      lostDefects = List.copyOf(lostDefects);
      newDefects = List.copyOf(newDefects);
    }

    @Override
    public String id() {
      return after.id();
    }
  }

  /** What two results can differ in. */
  enum Aspect {
    /** The problem itself: another position under the same name. */
    POSITION("position"),
    /** Mate, no mate, unknown or invalid. */
    RESULT("result"),
    VERDICT("verdict"),
    /** The length, or whether it is proved to be the shortest. */
    LENGTH("length"),
    MAINLINE("mainline"),
    DEFECTS("defects");

    private final String code;

    Aspect(String code) {
      this.code = code;
    }

    /** The stable name. */
    public String code() {
      return code;
    }
  }

  /** The code of the verdict of a result, null if it was not checked. */
  static @Nullable String verdict(Result result) {
    CheckOutcome check = result.check();
    return check == null ? null : check.verdict().code();
  }
}
