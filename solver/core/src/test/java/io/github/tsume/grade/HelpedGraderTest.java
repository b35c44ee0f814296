package io.github.tsume.grade;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.grade.Grade.Why;
import io.github.tsume.notation.answer.AnswerText;
import io.github.tsume.notation.answer.AnswerText.Part;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.twins.SlowHelpmate;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers to helpmates are right if they end in as few plies as brute force needs. */
class HelpedGraderTest {
  /** The defender takes the pawn on 2a, and a gold mates: three plies, and no other way. */
  private static final String THREE = "6kg1/8+P/7S1/9/9/9/9/9/9 b 2r2b3g3s4n4l17p 1";

  private static Graded grade(Position start, Aim aim, int length, String text) {
    AnswerText answer = AnswerText.read(List.of(new Part(text, 1, 1)), StandardShogi.RULES);
    return new HelpedGrader(start, aim, length, List.of(), false).grade(answer);
  }

  private static Position three() {
    return Sfen.position(THREE, StandardShogi.RULES);
  }

  @ParameterizedTest
  @CsvSource({
    "1b2a 3a2a G*2b, RIGHT, NONE, 0",
    "５五王, UNREADABLE, NONE, 1",
    "1b2a, INCOMPLETE, STOPS, 2",
    "1b2a 以下詰, INCOMPLETE, REST, 2",
    "1b2a 3a2a G*5e, WRONG, NO_CHECK, 3",
    "1b2a 3a2a G*3a, WRONG, ESCAPE, 3",
    "2c3d, WRONG, NO_CHECK, 1",
    "1b2a 2c2b, UNREADABLE, NONE, 2",
    "1b2a 3a2a G*2b 2a1a, UNREADABLE, NONE, 4",
  })
  void each_answer_has_its_grade(String text, Grade grade, Why why, int ply) {
    Graded graded = grade(three(), Goal.HELPMATE.aim(), 3, text);
    assertThat(graded.grade()).as(text).isEqualTo(grade);
    assertThat(graded.why()).as(text).isEqualTo(why);
    assertThat(graded.ply()).as(text).isEqualTo(ply);
  }

  @Test
  void what_is_longer_is_too_long_and_nothing_is_decided_where_the_length_is_open() {
    String mate = "1b2a 3a2a G*2b";
    assertThat(grade(three(), Goal.HELPMATE.aim(), 1, mate).why()).isEqualTo(Why.LONGER);
    assertThat(grade(three(), Goal.HELPMATE.aim(), 0, mate).why()).isEqualTo(Why.LENGTH_OPEN);
  }

  /**
   * Every line of two and of three plies that the rules of the game allow, with either beginner.
   */
  @ParameterizedTest
  @CsvSource({
    "HELPMATE, false, 6kg1/8+P/7S1/9/9/9/9/9/9 b g 1",
    "HELPMATE, true, 7k1/9/7G1/9/9/9/9/9/9 w Gr 1",
    "HELPSELFMATE, false, 9/9/9/9/7l1/9/8k/9/7SK b - 1",
  })
  void of_all_lines_those_are_right_that_brute_force_counts(
      Goal goal, boolean defenderBegins, String sfen) {
    Position start = Sfen.uncheckedPosition(sfen, StandardShogi.RULES);
    Aim aim = goal.aim().begun(defenderBegins);
    int attacker = defenderBegins ? 1 - start.side() : start.side();
    int mated = goal == Goal.HELPMATE ? 1 - attacker : attacker;
    SlowHelpmate slow = new SlowHelpmate(start, attacker, mated, 100_000);
    assertThat(slow.length).isBetween(2, 3);
    List<String> lines = new ArrayList<>();
    lines(start, slow.length, "", lines);
    List<String> solutions = new ArrayList<>();
    for (String line : lines) {
      if (grade(start, aim, slow.length, line).grade() == Grade.RIGHT) {
        solutions.add(line);
      }
    }
    assertThat(solutions).hasSize((int) slow.count);
    stopsAfterItsFirstMove(start, aim, slow.length, solutions);
    assertThat(lines).hasSizeGreaterThan((int) slow.count);
  }

  /** What stops early is right so far if a solution begins like that; else none does. */
  private static void stopsAfterItsFirstMove(
      Position start, Aim aim, int length, List<String> solutions) {
    List<List<Integer>> known =
        solutions.stream().map(line -> moves(start.copy(), line.split(" "))).toList();
    for (boolean all : new boolean[] {false, true}) {
      HelpedGrader grader = new HelpedGrader(start, aim, length, known, all);
      for (int move : SlowRules.legalMoves(start)) {
        String usi = Move.toUsi(move, start.rules());
        boolean begins = known.stream().anyMatch(line -> line.get(0) == move);
        Graded graded =
            grader.grade(AnswerText.read(List.of(new Part(usi, 1, 1)), StandardShogi.RULES));
        if (graded.grade() == Grade.INCOMPLETE) {
          assertThat(graded.soFar())
              .as(usi)
              .isEqualTo(begins ? Grade.RIGHT : all ? Grade.WRONG : Grade.UNDECIDED);
        } else {
          assertThat(begins).as(usi).isFalse();
        }
      }
    }
  }

  private static List<Integer> moves(Position position, String[] line) {
    List<Integer> moves = new ArrayList<>();
    for (String usi : line) {
      int move =
          SlowRules.legalMoves(position).stream()
              .filter(each -> Move.toUsi(each, position.rules()).equals(usi))
              .findFirst()
              .orElseThrow();
      position.play(move);
      moves.add(move);
    }
    return moves;
  }

  private static void lines(Position position, int plies, String before, List<String> lines) {
    if (plies == 0) {
      lines.add(before.strip());
      return;
    }
    for (int move : SlowRules.legalMoves(position)) {
      String usi = Move.toUsi(move, position.rules());
      position.play(move);
      lines(position, plies - 1, before + " " + usi, lines);
      position.undo(move);
    }
  }
}
