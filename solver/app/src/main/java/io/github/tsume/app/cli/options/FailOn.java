package io.github.tsume.app.cli.options;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Verdict;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The results of a check that make it fail. */
public final class FailOn {
  private static final Set<Verdict> UNSOUND =
      EnumSet.of(Verdict.COOKED, Verdict.INCOMPLETE, Verdict.UNSOLVABLE);

  private FailOn() {}

  /**
   * The results that fail.
   *
   * @param classes classes of defects and verdicts, or "none"; null for the unsound verdicts
   */
  public static Predicate<Result> of(@Nullable List<String> classes, Messages messages) {
    if (classes == null) {
      return result -> result.check() != null && UNSOUND.contains(result.check().verdict());
    }
    Set<String> known =
        Arrays.stream(DefectClass.values())
            .map(DefectClass::code)
            .collect(Collectors.toCollection(HashSet::new));
    Arrays.stream(Verdict.values()).map(Verdict::code).forEach(known::add);
    known.add("none");
    List<String> codes = classes.stream().map(code -> code.toLowerCase(Locale.ROOT)).toList();
    for (String code : codes) {
      if (!known.contains(code)) {
        String expected = known.stream().sorted().collect(Collectors.joining("|"));
        throw new UserException(
            Tally.USAGE, messages.get("usage.value", "--fail-on", code, expected));
      }
    }
    Set<String> listed = Set.copyOf(codes);
    return result ->
        listed.contains(result.word())
            || (result.check() != null
                && result.check().defects().stream()
                    .anyMatch(defect -> !defect.provisional() && listed.contains(defect.code())));
  }
}
