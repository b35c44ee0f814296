package io.github.tsume.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.twins.SlowSoundness;
import io.github.tsume.verdict.DefectClass;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The one order of classes, with every combination of answers, "not known" being one of them. */
class OtherMateTest {
  private static final List<Optional<Boolean>> ANSWERS =
      List.of(Optional.of(true), Optional.of(false), Optional.empty());

  private static final boolean[] BOTH = {true, false};

  /** The answers: returns, shorter, continues, within, independent. */
  private record Given(
      boolean isLast, boolean isLate, MoveRelation relation, List<Optional<Boolean>> answers)
      implements OtherMate.Evidence {
    @Override
    public boolean matesAtOnce() {
      return isLate;
    }

    @Override
    public Optional<Boolean> onlyReturns() {
      return answers.get(0);
    }

    @Override
    public Optional<Boolean> isShorter() {
      return answers.get(1);
    }

    @Override
    public Optional<Boolean> continues() {
      return answers.get(2);
    }

    @Override
    public Optional<Boolean> isWithinLine() {
      return answers.get(3);
    }

    @Override
    public Optional<Boolean> isIndependent() {
      return answers.get(4);
    }
  }

  private static List<List<Optional<Boolean>>> combinations(int count) {
    if (count == 0) {
      return List.of(List.of());
    }
    List<List<Optional<Boolean>>> all = new ArrayList<>();
    for (List<Optional<Boolean>> rest : combinations(count - 1)) {
      for (Optional<Boolean> answer : ANSWERS) {
        List<Optional<Boolean>> longer = new ArrayList<>(rest);
        longer.add(answer);
        all.add(longer);
      }
    }
    return all;
  }

  private static List<Given> all() {
    List<Given> all = new ArrayList<>();
    for (List<Optional<Boolean>> answers : combinations(5)) {
      for (int bits = 0; bits < 32; bits++) {
        MoveRelation relation = new MoveRelation((bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0);
        all.add(new Given((bits & 8) != 0, (bits & 16) != 0, relation, answers));
      }
    }
    return all;
  }

  /** All ways to answer what is not known. */
  private static List<Given> completions(Given of) {
    List<List<Optional<Boolean>>> all = new ArrayList<>();
    all.add(List.of());
    for (Optional<Boolean> answer : of.answers) {
      List<List<Optional<Boolean>>> longer = new ArrayList<>();
      for (List<Optional<Boolean>> before : all) {
        for (boolean each : answer.isPresent() ? new boolean[] {answer.get()} : BOTH) {
          List<Optional<Boolean>> next = new ArrayList<>(before);
          next.add(Optional.of(each));
          longer.add(next);
        }
      }
      all = longer;
    }
    return all.stream().map(each -> new Given(of.isLast, of.isLate, of.relation, each)).toList();
  }

  @Test
  void what_is_known_of_a_mate_decides_its_class_in_the_order_of_the_guide() {
    for (Given each : all()) {
      if (each.answers.stream().allMatch(Optional::isPresent)) {
        assertThat(OtherMate.classOf(each)).as("%s", each).contains(SlowSoundness.classOf(each));
      }
    }
  }

  @Test
  void what_a_mate_may_be_is_each_class_that_it_has_by_some_answer_to_what_is_not_known() {
    for (Given each : all()) {
      Set<DefectClass> possible = new LinkedHashSet<>();
      completions(each).forEach(whole -> possible.add(SlowSoundness.classOf(whole)));
      List<DefectClass> kinds = OtherMate.kindsOf(each);
      assertThat(kinds).as("%s", each).containsAll(possible);
      // One answer that two questions wait for is taken as two.
      boolean twice = each.relation.mayBeDual() && each.answers.get(3).isEmpty();
      assertThat(twice || possible.containsAll(kinds)).as("%s", each).isTrue();
    }
  }

  @Test
  void what_a_check_at_the_last_move_may_be_is_listed() {
    Set<DefectClass> atLast = new LinkedHashSet<>();
    all().stream().filter(Given::isLast).map(OtherMate::kindsOf).forEach(atLast::addAll);
    assertThat(OtherMate.AT_LAST).containsExactlyInAnyOrderElementsOf(atLast);
  }

  @Test
  void a_class_that_is_told_is_the_only_one_that_it_may_be() {
    for (Given each : all()) {
      OtherMate.classOf(each)
          .ifPresent(kind -> assertThat(OtherMate.kindsOf(each)).as("%s", each).containsOnly(kind));
    }
  }
}
