package io.github.tsume.brinkmate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.BrinkmateJudgement;
import io.github.tsume.judgement.BrinkmateJudgement.Flaw;
import io.github.tsume.judgement.Key;
import io.github.tsume.judgement.Key.Defence;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.twins.SlowBrinkmate;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Judges brinkmates of several moves along the author's line. */
class BrinkmateLineTest {
  /** A key in three after which several defences last equally long. */
  private static final String THREE = "9/8k/5S+P2/5L3/9/9/9/9/9 b P 1";

  /** A published one (Suisho-BM): S*2c, and if the king goes to 3a he is mated. */
  private static final String MATED = "7nl/7k1/6p2/7Pp/9/9/9/9/9 b GS2r2b3g3s3n3l15p 1";

  private final MateSolver solver = new MateSolver(1 << 22);
  private Position start = Sfen.position(THREE, StandardShogi.RULES);

  /** The gold at 2b leaves no legal move; were the defender to pass, nothing would mate. */
  @Test
  void a_move_that_threatens_nothing_is_no_key_though_it_leaves_no_legal_move() {
    start = Sfen.position("8k/9/8N/9/9/9/9/9/9 b G 1", StandardShogi.RULES);
    Brinkmate found =
        new BrinkmateSolver(solver, SolveOptions.DEFAULT)
            .solve(start, 1, Brinkmate.Wish.ALL_KEYS, List.of(), SearchBudget.nodes(100_000));
    assertThat(found.keys()).isEmpty();
    assertThat(found.open()).isEmpty();
    assertThat(new SlowBrinkmate(start, 20_000).keys(1)).isEmpty();
  }

  private Brinkmate solve(List<Integer> authored) {
    return new BrinkmateSolver(solver, SolveOptions.DEFAULT)
        .solve(start, 3, Brinkmate.Wish.WHOLE_LINE, authored, SearchBudget.nodes(3_000_000));
  }

  private BrinkmateJudgement judged(Brinkmate found, List<Integer> authored) {
    List<Flaw> others = new ArrayList<>();
    List<BrinkmateJudgement.Open> open = new ArrayList<>();
    for (Later later : found.later()) {
      later
          .others()
          .forEach(
              key ->
                  others.add(
                      new Flaw(
                          DefectClass.OTHER_KEY,
                          later.ply(),
                          key.move(),
                          later.ply() - 1 + key.plies(),
                          key.line())));
      later.open().forEach(move -> open.add(new BrinkmateJudgement.Open(later.ply(), move)));
    }
    return BrinkmateJudgement.of(
        new BrinkmateJudgement.Evidence(
            found.answer(),
            found.plies(),
            found.keys(),
            others,
            open,
            found.mateOpen(),
            authored,
            OptionalInt.empty(),
            Profile.MAGAZINE));
  }

  private static List<DefectClass> kinds(BrinkmateJudgement judgement) {
    return judgement.flaws().stream().map(Flaw::kind).distinct().toList();
  }

  @Test
  void the_mainline_is_the_author_s_whichever_of_the_longest_defences_he_takes() {
    Brinkmate alone = solve(List.of());
    assertThat(alone.answer()).isEqualTo(Outcome.BRINKMATE);
    Key key = alone.keys().get(0);
    List<Defence> longest = key.defences().stream().filter(each -> each.plies() == 2).toList();
    assertThat(longest).hasSizeGreaterThan(1);
    for (Defence defence : longest) {
      List<Integer> line = List.of(key.move(), defence.move());
      Brinkmate found = solve(line);
      assertThat(found.keys().get(0).line().subList(0, 2)).isEqualTo(line);
      assertThat(kinds(judged(found, line))).doesNotContain(DefectClass.LONGER_DEFENCE);
    }
  }

  @Test
  void a_defence_that_is_mated_at_once_is_not_the_author_s_longest() {
    start = Sfen.position(MATED, StandardShogi.RULES);
    Key key = solve(List.of()).keys().get(0);
    Defence mated =
        key.defences().stream().filter(each -> each.next() == null).findFirst().orElseThrow();
    Brinkmate found = solve(List.of(key.move(), mated.move()));
    BrinkmateJudgement judgement = judged(found, List.of(key.move(), mated.move()));
    assertThat(kinds(judgement)).contains(DefectClass.LONGER_DEFENCE);
    Flaw longer = judgement.flaws().get(judgement.flaws().size() - 1);
    assertThat(longer.ply()).isEqualTo(2);
    assertThat(longer.move()).isEqualTo(found.keys().get(0).line().get(1));
    // If he goes on with a threat there, checks alone mate instead.
    Position after = start.copy();
    after.play(key.move());
    after.play(mated.move());
    int other =
        SlowRules.legalMoves(after).stream()
            .filter(move -> move != mated.mate().get(0).intValue())
            .findFirst()
            .orElseThrow();
    List<Integer> line = List.of(key.move(), mated.move(), other);
    assertThat(kinds(judged(solve(line), line))).contains(DefectClass.MATE_BY_CHECKS);
    assertThat(judged(solve(line), line).verdict()).isEqualTo(Verdict.COOKED);
  }

  @Test
  void a_later_move_of_the_author_s_that_is_no_key_is_told_with_its_ply() {
    Brinkmate alone = solve(List.of());
    List<Integer> main = alone.keys().get(0).line();
    Position before = start.copy();
    main.subList(0, 2).forEach(before::play);
    Set<Integer> keys = new HashSet<>(List.of(main.get(2)));
    alone.later().get(0).others().forEach(other -> keys.add(other.move()));
    int wrong =
        SlowRules.legalMoves(before).stream()
            .filter(move -> !keys.contains(move))
            .findFirst()
            .orElseThrow();
    List<Integer> line = List.of(main.get(0), main.get(1), wrong);
    Brinkmate found = solve(line);
    assertThat(judged(found, line).flaws())
        .contains(new Flaw(DefectClass.AUTHOR_KEY_FAILS, 3, wrong, 0, List.of(wrong)));
    assertThat(judged(found, line).agrees()).isFalse();
  }

  /** By brute force: which moves at the third ply are keys, and so are other solutions. */
  @Test
  void all_keys_at_the_last_move_of_the_mainline_are_those_of_brute_force() {
    Brinkmate found = solve(List.of());
    List<Integer> main = found.keys().get(0).line();
    Position before = start.copy();
    main.subList(0, 2).forEach(before::play);
    Set<Integer> keys = new HashSet<>(List.of(main.get(2)));
    assertThat(found.later()).hasSize(1);
    found.later().get(0).others().forEach(other -> keys.add(other.move()));
    assertThat(keys).isEqualTo(new SlowBrinkmate(before, 1_000_000).keys(1));
    assertThat(found.later().get(0).open()).isEmpty();
    assertThat(kinds(judged(found, List.of())).contains(DefectClass.OTHER_KEY))
        .isEqualTo(keys.size() + found.keys().size() > 2);
  }

  /** A published one (shogi.net, proverb 41): G*2b, K×2b, S*3b, and nothing else. */
  @Test
  void a_published_one_of_three_plies_is_sound_with_its_line_and_not_with_another() {
    Position position =
        Sfen.position("5+B1nl/8k/6pp1/8p/9/9/9/9/9 b GS2rb3g3s3n3l15p 1", StandardShogi.RULES);
    List<Integer> line = new ArrayList<>();
    for (String usi : List.of("G*2b", "1b2b", "S*3b")) {
      Position at = position.copy();
      line.forEach(at::play);
      line.add(LegalMoves.resolve(at, usi));
    }
    Brinkmate found =
        new BrinkmateSolver(solver, SolveOptions.DEFAULT)
            .solve(position, 3, Brinkmate.Wish.WHOLE_LINE, line, SearchBudget.nodes(5_000_000));
    assertThat(found.keys().get(0).line()).isEqualTo(line);
    assertThat(judged(found, line).verdict()).isEqualTo(Verdict.SOUND);
    assertThat(line).doesNotContain(Move.NONE);
  }
}
