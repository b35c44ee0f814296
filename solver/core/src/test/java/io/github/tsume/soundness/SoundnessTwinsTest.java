package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.twins.SlowSoundness;
import io.github.tsume.twins.SoundnessTwins;
import io.github.tsume.twins.SoundnessTwins.Row;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The soundness checker against its slow twin: length, leftover, verdict and every row of every
 * class, with and without an author's line.
 *
 * <p>{@code soundness.tsv.gz} holds problems that {@link SoundnessTwins} generated, with what the
 * slow twin says of them; the rare classes come first. {@code -Dtsume.full=true} takes thousands of
 * new ones.
 */
@Tag("slow")
class SoundnessTwinsTest {
  private static final boolean FULL = Boolean.getBoolean("tsume.full");
  private static final int SEEDS = FULL ? 6_000 : 400;
  private static final SlowSoundness.Limits LIMITS = new SlowSoundness.Limits(20_000, 1_000, 8_000);

  /** The codes of the remarks that something was cut short. */
  private static final Set<String> OPEN =
      Set.of(
          "mainline-open",
          "more-defects-open",
          "defect-line",
          "defect-class-open",
          "equal-variations-open",
          "longer-defences-open",
          "equal-lines-open",
          "futile-open");

  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void recorded_problems_have_their_recorded_rows(String rules) throws IOException {
    MateSolver solver = new MateSolver(1 << 20);
    List<Row> rows =
        SoundnessTwins.recorded().stream().filter(row -> row.rules().name().equals(rules)).toList();
    List<String> wrong = new ArrayList<>();
    for (Row row : rows) {
      Row checked = SoundnessTwins.checked(row, solver);
      if (!checked.equals(row)) {
        wrong.add("\nexpected " + row + "\nbut was  " + checked);
      }
    }
    assertThat(wrong).as("%s of %s", wrong.size(), rows.size()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void new_problems_agree_too(String name) {
    assertThat(compared(Ruleset.byName(name).orElseThrow(), 1_000_000)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void cooks_at_the_last_moves_agree_when_they_are_asked_for(int late) throws IOException {
    MateSolver solver = new MateSolver(1 << 20);
    int lateCooks = 0;
    int tooSlow = 0;
    List<String> wrong = new ArrayList<>();
    for (Row row : SoundnessTwins.recorded()) {
      if (!(" " + row.rows().replace(',', ' ')).contains(" cook ")) {
        continue;
      }
      Row slow;
      try {
        slow = SoundnessTwins.again(row, late, LIMITS);
      } catch (SlowRules.TooSlowException e) {
        tooSlow++;
        continue;
      }
      lateCooks += slow.rows().contains("late-cook") ? 1 : 0;
      Row checked = SoundnessTwins.checked(row, solver, late);
      if (!checked.equals(slow)) {
        wrong.add("\nexpected " + slow + "\nbut was  " + checked);
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(lateCooks).isGreaterThanOrEqualTo(60);
    assertThat(tooSlow).isLessThanOrEqualTo(3);
  }

  /** What authors may do wrong, at every ply of the line: what the checker says is so. */
  @Test
  void lines_that_stop_or_are_no_mate_agree_too() throws IOException {
    MateSolver solver = new MateSolver(1 << 20);
    Set<String> kinds = new TreeSet<>();
    List<String> wrong = new ArrayList<>();
    List<Row> rows =
        SoundnessTwins.recorded().stream().filter(row -> row.author().isEmpty()).toList();
    for (int i = 0; i < rows.size(); i += FULL ? 1 : 18) {
      List<Row> variants;
      try {
        variants = SoundnessTwins.withWrongLines(rows.get(i), LIMITS);
      } catch (SlowRules.TooSlowException e) {
        continue;
      }
      for (Row slow : variants) {
        Row checked = SoundnessTwins.checked(slow, solver);
        if (!checked.equals(slow)) {
          wrong.add("\nexpected " + slow + "\nbut was  " + checked);
        }
        for (String defect : slow.rows().split(",", -1)) {
          if (defect.startsWith("line-")) {
            kinds.add(defect.replaceAll(" [0-9].* ", " "));
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(kinds)
        .contains(
            "line-fails illegal", "line-fails no-check", "line-fails no-mate", "line-stops -");
  }

  /** Problems of new seeds, once the checker says of them what the slow twin says. */
  private static List<Row> compared(Ruleset rules, long firstSeed) {
    MateSolver solver = new MateSolver(1 << 20);
    List<Row> rows = new ArrayList<>();
    List<String> wrong = new ArrayList<>();
    for (long seed = firstSeed; seed < firstSeed + SEEDS; seed++) {
      Row row = SoundnessTwins.slow(rules, seed, solver, List.of());
      if (row != null) {
        rows.add(row);
        Row checked = SoundnessTwins.checked(row, solver);
        if (!checked.equals(row)) {
          wrong.add("\nexpected " + row + "\nbut was  " + checked);
        }
      }
    }
    assertThat(wrong).as("%s of %s", wrong.size(), rows.size()).isEmpty();
    return rows;
  }

  /**
   * A check of which the finer class is open is called by the mildest that it may be: never by one
   * that is graver than what it is.
   */
  @Test
  void what_is_said_in_a_hurry_to_mate_mates_and_is_not_graver_than_it_is() throws IOException {
    List<String> wrong = new ArrayList<>();
    int atLeast = 0;
    List<Row> rows =
        SoundnessTwins.recorded().stream()
            .filter(row -> !row.author().isEmpty() && !row.rows().contains("line-"))
            .toList();
    for (int i = 0; i < rows.size(); i += FULL ? 1 : 3) {
      Row row = rows.get(i);
      List<String> full = List.of(row.rows().split(",", -1));
      for (long nodes = 8L + i % 8; nodes < 40_000; nodes = nodes * 3 / 2) {
        SoundnessReport hurried = SoundnessTwins.hurried(row, Profile.MAGAZINE, nodes);
        atLeast +=
            (int)
                hurried.solution().notes().stream()
                    .filter(note -> note.kind() == Remark.DEFECT_CLASS_OPEN)
                    .count();
        for (Defect defect : hurried.defects()) {
          String place = " " + defect.ply() + " " + Move.toUsi(defect.move(), row.rules());
          boolean isSo =
              !defect.kind().isAttackers()
                  || full.stream()
                      .filter(each -> each.endsWith(place))
                      .map(each -> DefectClass.ofCode(each.split(" ", -1)[0]).orElseThrow())
                      .map(kind -> kind.severity(Profile.MAGAZINE, hurried.solution().length()))
                      .anyMatch(severity -> severity.compareTo(defect.severity()) <= 0);
          // The shorter solution as a whole is shown from where it leaves the line.
          if (!isSo && defect.kind() != DefectClass.SHORT_COOK) {
            wrong.add("\n" + nodes + " nodes: " + defect + " of " + row);
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(atLeast).isPositive();
  }

  /** Whatever the budget: what is said is so, or it is unknown. */
  @Test
  void nothing_wrong_is_said_in_a_hurry() throws IOException {
    List<Row> rows = SoundnessTwins.recorded();
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < rows.size(); i += FULL ? 1 : 11) {
      Row row = rows.get(i);
      for (long nodes = 8L + i % 8; nodes < 40_000; nodes = nodes * 3 / 2) {
        Verdict strict = SoundnessTwins.hurried(row, Profile.STRICT, nodes).verdict();
        Verdict magazine = SoundnessTwins.hurried(row, Profile.MAGAZINE, nodes).verdict();
        boolean right = strict == Verdict.UNKNOWN || isSound(strict) == row.rows().isEmpty();
        // A cook may still be open when another fatal row is known.
        boolean agrees =
            magazine == Verdict.UNKNOWN
                || magazine.code().equals(row.verdict())
                || (magazine == Verdict.INCOMPLETE && row.verdict().equals("cooked"));
        if (!right || !agrees) {
          wrong.add("\n" + nodes + " nodes: " + strict + ", " + magazine + " of " + row);
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  /**
   * What is said does not depend on the course of the search, unless a remark says what is missing.
   */
  @Test
  void what_is_complete_in_a_hurry_is_what_is_found_with_time() throws IOException {
    List<Row> rows = SoundnessTwins.recorded();
    List<String> wrong = new ArrayList<>();
    int complete = 0;
    int remarked = 0;
    for (int i = 0; i < rows.size(); i += FULL ? 1 : 11) {
      Row row = rows.get(i);
      SoundnessReport full = SoundnessTwins.whole(row, Profile.MAGAZINE, 2_000_000, 1 << 20);
      assertThat(isComplete(full)).as("%s", row).isTrue();
      for (long nodes = 8L + i % 8; nodes < 40_000; nodes = nodes * 3 / 2) {
        SoundnessReport hurried = SoundnessTwins.usual(row, Profile.MAGAZINE, nodes, 1 << 16);
        boolean nothingMore =
            hurried.solution().notes().stream()
                .anyMatch(note -> note.why().equals("not-all-asked"));
        if (nothingMore && hurried.verdict() != full.verdict()) {
          wrong.add("\n" + nodes + " nodes, nothing is to change: " + said(hurried) + row);
        }
        remarked += hurried.open().isEmpty() && !isComplete(hurried) ? 1 : 0;
        if (isComplete(hurried)) {
          complete++;
          if (!said(hurried).equals(said(full))) {
            wrong.add("\n" + nodes + " nodes: " + said(hurried) + "\nbut " + said(full) + row);
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(complete).isGreaterThan(50);
    assertThat(remarked).isGreaterThan(10);
  }

  private static boolean isComplete(SoundnessReport report) {
    return report.open().isEmpty()
        && report.solution().isExact()
        && report.solution().notes().stream().noneMatch(note -> OPEN.contains(note.kind().code()));
  }

  private static List<Object> said(SoundnessReport report) {
    return List.of(report.verdict(), report.solution().mainline(), report.defects());
  }

  private static boolean isSound(Verdict verdict) {
    return verdict == Verdict.SOUND;
  }

  @Test
  void the_recorded_problems_hold_all_that_is_told_apart() throws IOException {
    Set<String> classes = new TreeSet<>();
    Set<String> verdicts = new TreeSet<>();
    for (Row row : SoundnessTwins.recorded()) {
      verdicts.add(row.verdict());
      for (String defect : row.rows().split(",", -1)) {
        classes.add(defect.split(" ", -1)[0]);
      }
    }
    assertThat(verdicts).containsExactly("cooked", "incomplete", "sound");
    assertThat(SoundnessTwins.recorded()).hasSizeGreaterThanOrEqualTo(300);
    Set<String> told =
        Arrays.stream(DefectClass.values())
            .filter(kind -> !SlowSoundness.NOT_RECORDED.contains(kind))
            .map(DefectClass::code)
            .collect(Collectors.toCollection(TreeSet::new));
    classes.remove(""); // Of problems without a defect.
    assertThat(classes).isEqualTo(told);
  }
}
