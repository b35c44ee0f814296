package io.github.tsume.grade;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.grade.MadeAnswers.Made;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.notation.answer.AnswerText;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.twins.SlowSoundness;
import io.github.tsume.twins.SoundnessTwins;
import io.github.tsume.twins.SoundnessTwins.Row;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Answers in every form have the grades that the slow twins gave them. */
class GradingTwinsTest {
  private static final long NODES = 2_000_000;

  /** Of the recorded problems each of so many. */
  private static final int EVERY = Boolean.getBoolean("tsume.full") ? 1 : 4;

  private static final SlowSoundness.Limits LIMITS = new SlowSoundness.Limits(20_000, 300, 20_000);
  private static final List<String> ENDS = List.of("", " まで", "まで9手", " まで9手詰", " 詰み");

  /** A problem of the recorded ones, checked, with answers. */
  private record Asked(
      Row row, Position position, SoundnessReport report, Grader grader, MadeAnswers made) {
    Graded grade(String text) {
      AnswerText answer =
          AnswerText.read(List.of(new AnswerText.Part(text, 1, 1)), position.rules());
      return grader.grade(answer, SearchBudget.nodes(NODES));
    }
  }

  private static final List<Asked> ALL = new ArrayList<>();

  /** Some of the problems: each of so many. */
  private static List<Asked> problems(int every) {
    return IntStream.range(0, ALL.size()).filter(i -> i % every == 0).mapToObj(ALL::get).toList();
  }

  @BeforeAll
  static void makeAnswers() throws IOException {
    List<Row> rows =
        SoundnessTwins.recorded().stream()
            .filter(row -> row.author().isEmpty() && !row.value().startsWith("1"))
            .toList();
    for (int i = 0; i < rows.size(); i += EVERY) {
      Row row = rows.get(i);
      Position position = Sfen.position(row.sfen(), row.rules());
      MadeAnswers made;
      try {
        made = MadeAnswers.of(position, LIMITS);
      } catch (SlowRules.TooSlowException e) {
        continue;
      }
      MateSolver solver = new MateSolver(1 << 20);
      SoundnessReport report =
          new SoundnessChecker(solver)
              .check(position, CheckOptions.DEFAULT, SearchBudget.nodes(NODES), SolveListener.NONE);
      Grader grader = new Grader(solver, position, report, CheckOptions.DEFAULT);
      ALL.add(new Asked(row, position, report, grader, made));
    }
  }

  private static String text(List<String> moves, Random random) {
    String between = random.nextBoolean() ? " " : "、";
    StringBuilder text = new StringBuilder();
    boolean numbered = random.nextInt(4) == 0;
    for (int i = 0; i < moves.size(); i++) {
      text.append(i > 0 ? between : "").append(numbered ? (i + 1) + ". " : "").append(moves.get(i));
    }
    return text.toString();
  }

  @Test
  void no_answer_of_a_known_grade_gets_another() {
    Map<Grade, Integer> count = new EnumMap<>(Grade.class);
    List<String> wrong = new ArrayList<>();
    int problems = 0;
    int answers = 0;
    for (Asked asked : problems(1)) {
      problems++;
      Random random = new Random(problems);
      for (Made made : asked.made.answers()) {
        AnswerStyle style = AnswerStyle.values()[random.nextInt(AnswerStyle.values().length)];
        boolean both = !made.attacksAlone() || random.nextBoolean();
        if (style == AnswerStyle.SLOPPY && !made.grade().isRight()) {
          style = AnswerStyle.KIF; // It might be read as a better answer.
        }
        String text =
            text(style.texts(asked.position, made.line(), both), random)
                + (made.grade() == Grade.INCOMPLETE ? "" : ENDS.get(random.nextInt(ENDS.size())));
        Graded graded = asked.grade(text);
        answers++;
        count.merge(made.grade(), 1, Integer::sum);
        String fault = fault(asked, made, graded, style, both);
        if (!fault.isEmpty()) {
          wrong.add("\n" + asked.row + "\n  " + text + "\n  " + fault + ": " + graded);
        }
      }
    }
    assertThat(wrong).as(wrong.size() + " of " + answers + " to " + problems).isEmpty();
    assertThat(problems).isGreaterThanOrEqualTo(40);
    assertThat(answers).isGreaterThanOrEqualTo(300);
    assertThat(count.keySet())
        .contains(Grade.RIGHT, Grade.EQUAL, Grade.COOK, Grade.TOO_LONG, Grade.WRONG)
        .contains(Grade.INCOMPLETE);
  }

  /** What is wrong with a grade; empty if nothing is. */
  private static String fault(
      Asked asked, Made made, Graded graded, AnswerStyle style, boolean both) {
    boolean exact = style == AnswerStyle.USI || style == AnswerStyle.KIF;
    boolean another = !exact && !graded.line().equals(made.line());
    if (another && graded.grade().isRight()) {
      // What 打 is left out of may be a drop, too.
      return asked.made.isMate(graded.line()) ? "" : "no mate";
    }
    if (graded.grade() != made.grade()) {
      return "not " + made.grade() + " at " + made.ply();
    }
    if (both && made.ply() != 0 && graded.ply() != made.ply()) {
      return "not at ply " + made.ply();
    }
    boolean refuted = graded.grade() == Grade.WRONG && graded.why().code().equals("escape");
    if (refuted && !asked.made.escapes(graded.line(), graded.answer().get(0))) {
      return "no refutation";
    }
    return "";
  }

  @Test
  void a_garbled_answer_is_unreadable_at_its_place() {
    int count = 0;
    for (Asked asked : problems(5)) {
      Made right = asked.made.answers().get(0);
      for (AnswerStyle style : AnswerStyle.values()) {
        List<String> moves = new ArrayList<>(style.texts(asked.position, right.line(), true));
        Random random = new Random(count);
        int at = random.nextInt(moves.size());
        moves.set(at, "？" + moves.get(at).substring(1));
        Graded graded = asked.grade(String.join(" ", moves));
        int column = String.join(" ", moves.subList(0, at)).length() + (at > 0 ? 2 : 1);
        assertThat(graded.grade()).as("%s %s", asked.row.sfen(), moves).isEqualTo(Grade.UNREADABLE);
        assertThat(graded.error()).isNotNull();
        assertThat(graded.error().column()).as("%s", moves).isEqualTo(column);
        assertThat(graded.error().expected()).isEqualTo("move");
        count++;
      }
    }
    assertThat(count).isGreaterThan(50);
  }

  @Test
  void a_mutated_answer_is_right_only_if_what_is_read_mates() {
    String signs = "0123456789一二三四五六七八九同金銀歩と成不打右左上(*+abcdRGBSNLP-x ▲△";
    int mutated = 0;
    int right = 0;
    for (Asked asked : problems(2)) {
      Made made = asked.made.answers().get(0);
      Random random = new Random(mutated);
      for (int i = 0; i < 12; i++) {
        AnswerStyle style = AnswerStyle.values()[i % AnswerStyle.values().length];
        StringBuilder text =
            new StringBuilder(String.join(" ", style.texts(asked.position, made.line(), true)));
        for (int changes = random.nextInt(3); changes >= 0 && text.length() > 0; changes--) {
          int at = random.nextInt(text.length());
          char sign = signs.charAt(random.nextInt(signs.length()));
          switch (random.nextInt(3)) {
            case 0 -> text.deleteCharAt(at);
            case 1 -> text.insert(at, sign);
            default -> text.setCharAt(at, sign);
          }
        }
        Graded graded = asked.grade(text.toString());
        mutated++;
        if (graded.grade().isRight()) {
          right++;
          assertThat(asked.made.isMate(graded.line()))
              .as("%s: %s as %s", asked.row.sfen(), text, usi(asked, graded))
              .isTrue();
        }
      }
    }
    assertThat(mutated).isGreaterThanOrEqualTo(150);
    assertThat(right).isBetween(1, mutated / 2);
  }

  private static List<String> usi(Asked asked, Graded graded) {
    return graded.line().stream().map(move -> Move.toUsi(move, asked.position.rules())).toList();
  }

  @Test
  void few_nodes_leave_an_answer_open_and_never_make_it_wrong() {
    int open = 0;
    for (Asked asked : problems(8)) {
      for (Made made : asked.made.answers()) {
        String text = String.join(" ", AnswerStyle.USI.texts(asked.position, made.line(), true));
        AnswerText answer =
            AnswerText.read(List.of(new AnswerText.Part(text, 1, 1)), asked.position.rules());
        for (long nodes : new long[] {1, 20}) {
          MateSolver solver = new MateSolver(1 << 16);
          SoundnessReport report =
              new SoundnessChecker(solver)
                  .check(
                      asked.position,
                      CheckOptions.DEFAULT,
                      SearchBudget.nodes(nodes),
                      SolveListener.NONE);
          Graded graded =
              new Grader(solver, asked.position, report, CheckOptions.DEFAULT)
                  .grade(answer, SearchBudget.nodes(nodes));
          open += graded.grade() == Grade.UNDECIDED ? 1 : 0;
          boolean cut = graded.grade() == Grade.INCOMPLETE && graded.soFar() == Grade.UNDECIDED;
          boolean allowed =
              graded.grade() == made.grade()
                  || graded.grade() == Grade.UNDECIDED
                  || (cut && made.grade() == Grade.WRONG);
          assertThat(allowed).as("%s %s %s: %s", asked.row.sfen(), text, made, graded).isTrue();
        }
      }
    }
    assertThat(open).isPositive();
  }
}
