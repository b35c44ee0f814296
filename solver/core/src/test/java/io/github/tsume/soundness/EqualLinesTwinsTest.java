package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.LineWeight;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The choice among lines of best play against its slow twin: every line by itself, each other check
 * asked about to the end with nothing known before.
 */
class EqualLinesTwinsTest {
  /** Minishogi: problems with several lines of best play that do not weigh the same. */
  static final String[] PROBLEMS = {
    "5 k1+P+B1/5/2K2/5/5 b g 1",
    "5 5/Kp3/5/+b1r2/5 w - 1",
    "7 3k1/1B1B1/5/3K1/5 b - 1",
    "5 5/5/2K2/5/k2b1 b R 1",
    "7 5/k4/2+SR1/5/5 b 2g 1",
    "7 2k2/4B/3K1/2+B2/5 b - 1",
    "5 3+bb/3k1/5/2G2/5 b 2S 1",
    "5 5/1s2+R/2Sg1/1K3/5 w R 1",
    "5 5/2r2/5/3K+P/2+p2 w b 1",
    "3 5/1k3/5/1PP2/5 b GS 1",
    "7 5/5/1p1p1/5/2K2 w bg 1",
    "3 5/1+B1kb/5/2P2/5 b G2r 1",
    "3 5/4k/5/3K1/5 b GS2r2bgs2p 1",
  };

  /** A problem by a profile, and what the twin says of each of its lines, in the order of ties. */
  private record Twin(String sfen, int length, CheckOptions options, List<Line> lines) {
    LineWeight mildest() {
      return lines.stream().map(Line::weight).sorted().findFirst().orElseThrow();
    }

    List<Integer> first() {
      LineWeight least = mildest();
      return lines.stream().filter(line -> line.weight.equals(least)).toList().get(0).moves;
    }

    LineWeight weight(List<Integer> moves) {
      return lines.stream().filter(line -> line.moves.equals(moves)).toList().get(0).weight;
    }

    EqualLines fresh(Efforts efforts) {
      return new EqualLines(session(sfen, efforts), options, new KnownFailures(), length);
    }

    @Override
    public String toString() {
      return options.profile() + " " + sfen;
    }
  }

  private record Line(List<Integer> moves, List<Defect> defects, LineWeight weight) {}

  private static Session session(String sfen, Efforts efforts) {
    MateSolver solver = new MateSolver(1 << 18, Helpers.NONE, efforts);
    return new Session(SmallChecks.position(sfen), solver, FutileRule.STANDARD);
  }

  private static final List<Twin> TWINS =
      Stream.of(PROBLEMS)
          .flatMap(
              each ->
                  Stream.of(Profile.MAGAZINE, Profile.STRICT)
                      .map(profile -> twin(each, CheckOptions.DEFAULT.withProfile(profile))))
          .toList();

  static List<Twin> twins() {
    return TWINS;
  }

  private static Twin twin(String problem, CheckOptions options) {
    int length = problem.charAt(0) - '0';
    String sfen = problem.substring(2);
    BestPlayGraph graph = new BestPlayGraph(session(sfen, Efforts.DEFAULT), length);
    assertThat(graph.find(SmallChecks.UNLIMITED)).isTrue();
    List<Line> lines = new ArrayList<>();
    graph.forEachLine((moves, nodes) -> lines.add(line(sfen, List.copyOf(moves), options)));
    return new Twin(sfen, length, options, lines);
  }

  private static Line line(String sfen, List<Integer> moves, CheckOptions options) {
    CookFinder cooks =
        new CookFinder(
            session(sfen, Efforts.DEFAULT),
            new Mainline(moves),
            false,
            options.withAllCooks(true),
            Journal.Page.EMPTY,
            new KnownFailures(),
            false,
            SolveListener.NONE);
    cooks.run(SmallChecks.UNLIMITED);
    assertThat(cooks.isComplete()).isTrue();
    return new Line(moves, cooks.defects(), LineWeight.of(cooks.defects(), moves.size()));
  }

  private static List<Integer> chosen(EqualLines lines) {
    return Objects.requireNonNull(lines.chosen());
  }

  @ParameterizedTest
  @MethodSource("twins")
  void the_first_of_the_mildest_lines_is_chosen(Twin twin) {
    EqualLines lines = twin.fresh(Efforts.DEFAULT);
    assertThat(lines.isDecided()).isFalse();
    lines.decide(SmallChecks.UNLIMITED);
    assertThat(lines.isDecided()).isTrue();
    assertThat(twin.weight(chosen(lines)).grade()).isEqualTo(twin.mildest().grade());
    lines.rank(SmallChecks.UNLIMITED);
    assertThat(lines.isRanked()).isTrue();
    assertThat(chosen(lines)).isEqualTo(twin.first());
    listsWhatIsFatalElsewhere(twin, lines);
  }

  /** Whatever it is asked in, it says nothing before that is so, and all of it in the end. */
  @ParameterizedTest
  @MethodSource("twins")
  void interrupted_again_and_again_it_says_the_same_in_the_end_and_nothing_false_before(Twin twin) {
    for (int percent = 10; percent < 400; percent *= 3) {
      long nodes = 1;
      EqualLines lines = twin.fresh(Efforts.DEFAULT.with(EffortTable.EQUAL_RANK_FIRST, 2));
      for (int turns = 0; turns < 200 && !lines.isRanked(); turns++) {
        if (turns % 2 == 0) {
          lines.decide(SearchBudget.nodes(nodes));
        } else {
          lines.rank(SearchBudget.nodes(nodes));
        }
        if (lines.isDecided()) {
          assertThat(twin.weight(chosen(lines)).grade()).isEqualTo(twin.mildest().grade());
        }
        assertThat(lines.isGivenUp()).as("these are few").isFalse();
        nodes += turns % 2 * (1 + nodes * percent / 100);
      }
      assertThat(lines.isRanked()).as("by and by").isTrue();
      assertThat(lines.isDecided()).isTrue();
      assertThat(chosen(lines)).isEqualTo(twin.first());
      listsWhatIsFatalElsewhere(twin, lines);
    }
  }

  /** Ranked alone, without being asked first for a clean line. */
  @ParameterizedTest
  @MethodSource("twins")
  void ranked_at_once_it_chooses_the_same_line(Twin twin) {
    EqualLines lines = twin.fresh(Efforts.DEFAULT);
    lines.rank(SmallChecks.UNLIMITED);
    assertThat(lines.isRanked()).isTrue();
    assertThat(lines.isDecided()).isTrue();
    assertThat(twin.weight(chosen(lines))).isEqualTo(twin.mildest());
  }

  private static void listsWhatIsFatalElsewhere(Twin twin, EqualLines lines) {
    if (twin.mildest().grade() == LineWeight.Grade.COOKED) {
      assertThat(lines.others()).isEmpty();
      return;
    }
    List<List<Integer>> others = lines.others().stream().map(EqualLines.Candidate::moves).toList();
    assertThat(others).doesNotHaveDuplicates().doesNotContain(chosen(lines));
    for (Line line : twin.lines) {
      if (line.weight.grade() == LineWeight.Grade.COOKED || line.moves.equals(chosen(lines))) {
        continue;
      }
      assertThat(others).contains(line.moves);
      EqualLines.Candidate other = lines.others().get(others.indexOf(line.moves));
      assertThat(fatal(twin, other.cooks().defects(), lines, other))
          .isEqualTo(fatal(twin, line.defects, lines, other));
    }
  }

  /** The fatal entries at positions that the chosen line does not come to. */
  private static List<String> fatal(
      Twin twin, List<Defect> defects, EqualLines lines, EqualLines.Candidate line) {
    return defects.stream()
        .filter(defect -> defect.severity() == Severity.FATAL)
        .filter(defect -> !lines.isOnChosen(line.nodes().get(defect.ply() / 2)))
        .map(
            defect ->
                defect.ply() + Move.toUsi(defect.move(), SmallChecks.position(twin.sfen).rules()))
        .sorted()
        .toList();
  }

  /** What is unavoidable is another solution on every line. */
  @ParameterizedTest
  @MethodSource("twins")
  void a_cook_that_cannot_be_avoided_is_on_every_line(Twin twin) {
    EqualLines lines = twin.fresh(Efforts.DEFAULT);
    assertThat(lines.isUnavoidable(1, Move.NONE)).as("nothing is known yet").isFalse();
    lines.decide(SmallChecks.UNLIMITED);
    for (Line line : twin.lines) {
      for (Defect defect : line.defects) {
        boolean everywhere =
            twin.lines.stream()
                .allMatch(
                    each ->
                        each.defects.stream()
                            .anyMatch(
                                other ->
                                    other.ply() == defect.ply()
                                        && other.move() == defect.move()
                                        && LineWeight.isCook(other, twin.length)));
        if (!everywhere) {
          assertThat(lines.isUnavoidable(defect.ply(), defect.move())).isFalse();
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("twins")
  void where_there_are_more_lines_than_may_be_examined_it_gives_up_unless_one_is_clean(Twin twin) {
    int all = twin.lines.size();
    EqualLines enough = twin.fresh(Efforts.DEFAULT.with(EffortTable.EQUAL_LINES, all));
    enough.decide(SmallChecks.UNLIMITED);
    enough.rank(SmallChecks.UNLIMITED);
    assertThat(enough.isRanked()).isTrue();
    assertThat(enough.isGivenUp()).isFalse();
    EqualLines one = twin.fresh(Efforts.DEFAULT.with(EffortTable.EQUAL_LINES, 1));
    one.decide(SmallChecks.UNLIMITED);
    boolean isClean = twin.lines.get(0).weight.grade() == LineWeight.Grade.CLEAN;
    if (isClean) {
      assertThat(one.isDecided()).isTrue();
    }
    assertThat(one.isGivenUp()).isEqualTo(!one.isDecided());
    if (twin.lines.get(0).weight.grade() != LineWeight.Grade.COOKED) {
      one.rank(SmallChecks.UNLIMITED);
      assertThat(one.isRanked()).isFalse();
    }
    EqualLines large = twin.fresh(Efforts.DEFAULT.with(EffortTable.EQUAL_POSITIONS, 1));
    large.decide(SmallChecks.UNLIMITED);
    assertThat(large.isDecided()).isFalse();
    assertThat(large.isGivenUp()).as("more nodes would not help").isTrue();
    large.rank(SmallChecks.UNLIMITED);
    assertThat(large.isRanked()).isFalse();
    assertThat(large.chosen()).isNull();
  }
}
