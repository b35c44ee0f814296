package io.github.tsume.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.judgement.Judgement.Conclusion;
import io.github.tsume.judgement.Judgement.Facts;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What follows from the facts of a check, told by tables: there is no search in this test. */
class JudgementTest {
  private static final int GOLD = Hand.add(Hand.EMPTY, 3);

  /** A line of so many plies; what the moves are plays no part. */
  private static List<Integer> moves(int plies) {
    return Stream.iterate(Move.of(0, 1, 1, 0, false), move -> move + 1).limit(plies).toList();
  }

  private static Conclusion mate(int length, boolean exact, int leftover) {
    List<Integer> line = moves(length).stream().map(move -> move + 100).toList();
    return mate(line, exact, leftover);
  }

  private static Conclusion mate(List<Integer> line, boolean exact, int leftover) {
    return new Conclusion(Outcome.MATE, PlyCount.upTo(line.size(), exact), line, leftover);
  }

  private static JudgedLine line(int plies, boolean authored) {
    return new JudgedLine(moves(plies), authored, false);
  }

  private static Defect defect(String kind, int ply, Profile profile, int plies) {
    DefectClass of = DefectClass.valueOf(kind);
    Severity severity = of.severity(profile, plies);
    return new Defect(of, severity, ply, ply, PlyCount.exactly(plies), List.of(ply), Hand.EMPTY);
  }

  private static Standards options(Profile profile, int stated, List<Integer> author) {
    OptionalInt length = stated == 0 ? OptionalInt.empty() : OptionalInt.of(stated);
    return new Standards(profile, 0, length, author, LineEnd.NOTHING);
  }

  private static Judgement judge(Facts facts, Profile profile) {
    return Judgement.of(facts, options(profile, 0, List.of()));
  }

  private static Facts facts(int plies, boolean exact, List<Defect> found) {
    return new Facts(
        mate(plies, exact, Hand.EMPTY), line(plies, false), false, found, Set.of(), List.of());
  }

  /** One defect at a ply of a mate in so many plies, and the verdicts of the four profiles. */
  @ParameterizedTest
  @CsvSource({
    "COOK, 1, 5, cooked, cooked, cooked, cooked",
    "COOK, 3, 5, cooked, cooked, cooked, cooked",
    "SHORT_COOK, 3, 5, cooked, cooked, cooked, cooked",
    "LATE_COOK, 5, 7, sound, sound, cooked, sound",
    "MOVE_ORDER, 3, 5, incomplete, sound, incomplete, sound",
    "DETOUR, 3, 5, sound, sound, incomplete, sound",
    "PROMOTION_DUAL, 1, 5, sound, sound, incomplete, sound",
    "PLACEMENT_DUAL, 1, 5, sound, sound, incomplete, sound",
    "MIRROR_DUAL, 1, 5, sound, sound, incomplete, sound",
    "FINAL_MOVE_LONGER, 5, 5, sound, sound, incomplete, sound",
    "FINAL_MOVE_DUAL, 5, 5, sound, sound, incomplete, sound",
    "FINAL_MOVE_DUAL, 1, 1, cooked, cooked, cooked, cooked",
    "LINE_FAILS, 1, 5, incomplete, incomplete, incomplete, incomplete",
    "LINE_STOPS, 2, 5, sound, sound, sound, sound",
    "LONGER_DEFENCE, 2, 5, incomplete, incomplete, incomplete, sound",
    "LONG_VARIATION, 2, 5, incomplete, sound, incomplete, sound",
    "EQUAL_VARIATION, 2, 5, sound, sound, incomplete, sound",
    "EQUAL_VARIATION_COOK, 2, 5, sound, sound, incomplete, sound",
    "LEFTOVER, 0, 5, incomplete, incomplete, incomplete, incomplete"
  })
  void a_defect_makes_the_verdict(
      String kind,
      int ply,
      int plies,
      String magazine,
      String lenient,
      String strict,
      String classic) {
    List<String> verdicts = new ArrayList<>();
    for (Profile profile :
        List.of(Profile.MAGAZINE, Profile.LENIENT, Profile.STRICT, Profile.CLASSIC)) {
      List<Defect> found = List.of(defect(kind, ply, profile, plies));
      verdicts.add(judge(facts(plies, true, found), profile).verdict().code());
    }
    assertThat(verdicts).containsExactly(magazine, lenient, strict, classic);
  }

  @Test
  void nothing_found_and_nothing_open_is_sound() {
    Judgement judged = judge(facts(5, true, List.of()), Profile.MAGAZINE);
    assertThat(judged.verdict()).isEqualTo(Verdict.SOUND);
    assertThat(judged.open()).isEmpty();
  }

  @Test
  void an_upper_bound_is_never_sound_and_says_what_is_open() {
    Judgement judged = judge(facts(5, false, List.of()), Profile.MAGAZINE);
    assertThat(judged.verdict()).isEqualTo(Verdict.UNKNOWN);
    assertThat(judged.open()).containsExactly(new OpenMove(1, Move.NONE));
  }

  @Test
  void what_is_open_is_not_sound_but_may_be_incomplete_or_cooked() {
    List<OpenMove> open = List.of(new OpenMove(3, 7));
    for (String kind : List.of("DETOUR", "MOVE_ORDER", "COOK")) {
      List<Defect> found = List.of(defect(kind, 3, Profile.MAGAZINE, 5));
      Facts facts =
          new Facts(mate(5, true, Hand.EMPTY), line(5, false), false, found, Set.of(), open);
      Verdict verdict = judge(facts, Profile.MAGAZINE).verdict();
      assertThat(verdict.code())
          .as(kind)
          .isEqualTo(
              kind.equals("DETOUR") ? "unknown" : kind.equals("COOK") ? "cooked" : "incomplete");
      assertThat(judge(facts, Profile.MAGAZINE).open()).isEqualTo(open);
    }
  }

  /** A line that is not proved to be the mainline: a second way inside a variation is no defect. */
  @ParameterizedTest
  @CsvSource({
    "1, false, false, cooked",
    "2, false, false, unknown",
    "3, false, false, unknown",
    "5, false, false, unknown",
    "3, true, false, cooked",
    "3, true, true, unknown",
    "1, true, true, cooked"
  })
  void off_the_first_move_a_cook_counts_on_the_exact_mainline_alone(
      int ply, boolean exact, boolean tiesOpen, String verdict) {
    List<Defect> found = List.of(defect("COOK", ply, Profile.MAGAZINE, 7));
    Facts facts =
        new Facts(mate(7, exact, Hand.EMPTY), line(7, false), tiesOpen, found, Set.of(), List.of());
    Judgement judged = judge(facts, Profile.MAGAZINE);
    assertThat(judged.verdict().code()).isEqualTo(verdict);
    assertThat(judged.provisional()).hasSize(verdict.equals("unknown") ? 1 : 0);
  }

  @Test
  void on_the_authors_line_a_cook_counts_whatever_the_length() {
    List<Defect> found = List.of(defect("COOK", 3, Profile.MAGAZINE, 7));
    Facts facts =
        new Facts(mate(7, false, Hand.EMPTY), line(7, true), false, found, Set.of(), List.of());
    assertThat(judge(facts, Profile.MAGAZINE).verdict()).isEqualTo(Verdict.COOKED);
  }

  @Test
  void what_another_line_may_do_away_with_decides_nothing() {
    List<Defect> found = List.of(defect("COOK", 3, Profile.MAGAZINE, 7));
    Facts facts =
        new Facts(
            mate(7, true, Hand.EMPTY),
            line(7, false),
            false,
            found,
            Set.copyOf(found),
            List.of(new OpenMove(2, Move.NONE)));
    Judgement judged = judge(facts, Profile.MAGAZINE);
    assertThat(judged.verdict()).isEqualTo(Verdict.UNKNOWN);
    assertThat(judged.defects()).isEmpty();
    assertThat(judged.provisional()).isEqualTo(found);
  }

  @Test
  void pieces_left_over_are_a_defect_unless_a_long_variation_says_so() {
    Conclusion left = mate(5, true, GOLD);
    Facts plain = new Facts(left, line(5, false), false, List.of(), Set.of(), List.of());
    assertThat(judge(plain, Profile.MAGAZINE).defects())
        .extracting(Defect::kind)
        .containsExactly(DefectClass.LEFTOVER);
    List<Defect> longer = List.of(defect("LONG_VARIATION", 2, Profile.MAGAZINE, 5));
    Facts named = new Facts(left, line(5, false), false, longer, Set.of(), List.of());
    assertThat(judge(named, Profile.MAGAZINE).defects()).isEqualTo(longer);
    Facts shorter = new Facts(left, line(3, false), false, List.of(), Set.of(), List.of());
    assertThat(judge(shorter, Profile.LENIENT).defects()).isEmpty();
    Facts unsure = new Facts(left, line(5, false), true, List.of(), Set.of(), List.of());
    assertThat(judge(unsure, Profile.MAGAZINE).defects()).isEmpty();
  }

  @Test
  void pieces_left_over_are_told_beside_other_defects() {
    List<Defect> cook = List.of(defect("COOK", 3, Profile.MAGAZINE, 5));
    Facts both = new Facts(mate(5, true, GOLD), line(5, false), false, cook, Set.of(), List.of());
    assertThat(judge(both, Profile.MAGAZINE).defects())
        .extracting(Defect::kind)
        .containsExactly(DefectClass.LEFTOVER, DefectClass.COOK);
  }

  /** Whose line it is, and whether something of the author's moves is open. */
  @ParameterizedTest
  @CsvSource({"false, false, true", "false, true, false", "true, false, true", "true, true, true"})
  void pieces_left_over_are_told_once_it_is_known_which_line_counts(
      boolean authored, boolean undecided, boolean told) {
    List<OpenMove> open = undecided ? List.of(new OpenMove(1, 7)) : List.of();
    JudgedLine line = new JudgedLine(moves(5), authored, undecided);
    Facts facts = new Facts(mate(5, true, GOLD), line, false, List.of(), Set.of(), open);
    Judgement judged = judge(facts, Profile.MAGAZINE);
    assertThat(judged.defects()).hasSize(told ? 1 : 0);
    // That they are left is known, and said; that it counts is not.
    assertThat(judged.provisional()).hasSize(told ? 0 : 1);
  }

  /** The solution leaves the author's line of five plies at its second move of the attacker. */
  private static Judgement authorsLineTooLong(List<Defect> found) {
    List<Integer> author = moves(5);
    Conclusion shorter = mate(List.of(author.get(0), author.get(1), 999), true, Hand.EMPTY);
    Facts facts = new Facts(shorter, line(5, true), false, found, Set.of(), List.of());
    return Judgement.of(facts, options(Profile.MAGAZINE, 0, author));
  }

  @Test
  void a_solution_shorter_than_the_authors_line_is_shown_from_where_it_leaves_that() {
    Defect told = authorsLineTooLong(List.of()).defects().get(0);
    assertThat(told.kind()).isEqualTo(DefectClass.SHORT_COOK);
    assertThat(told.ply()).isEqualTo(3);
    assertThat(told.move()).isEqualTo(999);
    assertThat(told.line()).containsExactly(999);
  }

  @Test
  void a_shorter_solution_that_was_found_off_the_authors_line_is_not_told_twice() {
    Defect known = defect("SHORT_COOK", 3, Profile.MAGAZINE, 5);
    assertThat(authorsLineTooLong(List.of(known)).defects()).containsExactly(known);
    Defect cook = defect("COOK", 5, Profile.MAGAZINE, 5);
    assertThat(authorsLineTooLong(List.of(cook)).defects())
        .extracting(Defect::kind)
        .containsExactly(DefectClass.SHORT_COOK, DefectClass.COOK);
  }

  @Test
  void a_cook_that_turns_out_to_be_the_shorter_solution_is_one_row() {
    Defect open =
        new Defect(
            DefectClass.COOK, Severity.FATAL, 3, 999, PlyCount.atMost(5), List.of(999), Hand.EMPTY);
    assertThat(authorsLineTooLong(List.of(open)).defects())
        .extracting(Defect::kind)
        .containsExactly(DefectClass.SHORT_COOK);
  }

  @Test
  void a_solution_shorter_than_stated_is_shown_whole() {
    Facts facts = facts(5, true, List.of(defect("DETOUR", 3, Profile.MAGAZINE, 5)));
    Defect told = Judgement.of(facts, options(Profile.MAGAZINE, 7, List.of())).defects().get(0);
    assertThat(told.kind()).isEqualTo(DefectClass.SHORT_COOK);
    assertThat(told.ply()).isEqualTo(1);
    assertThat(told.line()).isEqualTo(facts.solution().mainline());
  }

  @Test
  void defects_come_in_the_order_of_plies() {
    List<Defect> found =
        List.of(
            defect("COOK", 5, Profile.MAGAZINE, 7),
            defect("DETOUR", 3, Profile.MAGAZINE, 7),
            defect("COOK", 3, Profile.MAGAZINE, 7));
    assertThat(judge(facts(7, true, found), Profile.MAGAZINE).defects())
        .extracting(Defect::ply, Defect::kind)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(3, DefectClass.DETOUR),
            org.assertj.core.groups.Tuple.tuple(3, DefectClass.COOK),
            org.assertj.core.groups.Tuple.tuple(5, DefectClass.COOK));
  }

  /** The length found, whether it is exact, what is stated, and whether they agree. */
  @ParameterizedTest
  @CsvSource({
    "5, true, 5, true",
    "5, true, 7, false",
    "5, true, 3, false",
    "5, false, 5, ",
    "5, false, 3, ",
    "5, false, 7, false",
    "5, true, 0, "
  })
  void a_stated_length_agrees_or_not_or_that_is_open(
      int length, boolean exact, int stated, Boolean agrees) {
    Facts facts =
        new Facts(
            mate(length, exact, Hand.EMPTY),
            line(length, false),
            false,
            List.of(),
            Set.of(),
            List.of());
    Judgement judged = Judgement.of(facts, options(Profile.MAGAZINE, stated, List.of()));
    assertThat(judged.agrees()).isEqualTo(java.util.Optional.ofNullable(agrees));
    boolean shorter = stated > length;
    assertThat(judged.verdict() == Verdict.COOKED).isEqualTo(shorter);
    assertThat(judged.defects()).hasSize(shorter ? 1 : 0);
  }

  /** An author's line of five plies to a mate in that many. */
  @ParameterizedTest
  @CsvSource({
    "5, , MAGAZINE, sound, true",
    "3, , MAGAZINE, cooked, false",
    "7, LONGER_DEFENCE, MAGAZINE, incomplete, false",
    "7, LONGER_DEFENCE, CLASSIC, sound, true",
    "7, LONG_VARIATION, LENIENT, sound, true",
    "7, LONG_VARIATION, MAGAZINE, incomplete, false",
    "5, COOK, CLASSIC, cooked, true"
  })
  void an_authors_line_agrees_unless_something_fatal_contradicts_it(
      int length, String kind, Profile profile, String verdict, boolean agrees) {
    List<Defect> found = kind == null ? List.of() : List.of(defect(kind, 2, profile, 5));
    Facts facts =
        new Facts(mate(length, true, Hand.EMPTY), line(5, true), false, found, Set.of(), List.of());
    Judgement judged = Judgement.of(facts, options(profile, 0, moves(5)));
    assertThat(judged.verdict().code()).isEqualTo(verdict);
    assertThat(judged.agrees()).contains(agrees);
  }

  @Test
  void a_line_without_a_fatal_entry_is_clean() {
    List<Defect> flaw = List.of(defect("DETOUR", 3, Profile.MAGAZINE, 5));
    assertThat(LineWeight.of(flaw, 5).grade()).isEqualTo(LineWeight.Grade.CLEAN);
    List<Defect> order = List.of(defect("MOVE_ORDER", 3, Profile.MAGAZINE, 5));
    assertThat(LineWeight.of(order, 5).grade()).isEqualTo(LineWeight.Grade.INCOMPLETE);
  }

  @Test
  void by_strict_standards_every_class_is_fatal_but_a_line_that_stops() {
    for (DefectClass kind : DefectClass.values()) {
      boolean stops = kind == DefectClass.LINE_STOPS;
      assertThat(kind.severity(Profile.STRICT, 5))
          .as(kind.code())
          .isEqualTo(stops ? Severity.TOLERATED : Severity.FATAL);
    }
  }

  @Test
  void the_milder_list_is_the_one_with_the_milder_verdict_then_the_fewer_entries() {
    List<LineWeight> rising =
        Stream.of(
                List.<Defect>of(),
                List.of(defect("FINAL_MOVE_DUAL", 5, Profile.MAGAZINE, 5)),
                List.of(
                    defect("FINAL_MOVE_DUAL", 5, Profile.MAGAZINE, 5),
                    defect("FINAL_MOVE_LONGER", 5, Profile.MAGAZINE, 5)),
                List.of(defect("DETOUR", 3, Profile.MAGAZINE, 5)),
                List.of(
                    defect("DETOUR", 3, Profile.MAGAZINE, 5),
                    defect("FINAL_MOVE_DUAL", 5, Profile.MAGAZINE, 5)),
                List.of(defect("MOVE_ORDER", 3, Profile.MAGAZINE, 5)),
                List.of(
                    defect("MOVE_ORDER", 1, Profile.MAGAZINE, 5),
                    defect("MOVE_ORDER", 3, Profile.MAGAZINE, 5)),
                List.of(defect("COOK", 3, Profile.MAGAZINE, 5)))
            .map(defects -> LineWeight.of(defects, 5))
            .toList();
    for (int i = 1; i < rising.size(); i++) {
      assertThat(rising.get(i)).as("%s", i).isGreaterThan(rising.get(i - 1));
    }
    // Of cooked lines none is milder.
    List<Defect> two =
        List.of(defect("COOK", 1, Profile.MAGAZINE, 5), defect("DETOUR", 3, Profile.MAGAZINE, 5));
    assertThat(LineWeight.of(two, 5)).isEqualByComparingTo(rising.get(rising.size() - 1));
  }

  @Test
  void what_is_open_for_two_reasons_is_open_once() {
    List<OpenMove> twice = List.of(new OpenMove(2, Move.NONE), new OpenMove(2, Move.NONE));
    JudgedLine line = line(3, false);
    Facts facts = new Facts(mate(3, true, Hand.EMPTY), line, false, List.of(), Set.of(), twice);
    assertThat(judge(facts, Profile.STRICT).open()).containsExactly(new OpenMove(2, Move.NONE));
  }
}
