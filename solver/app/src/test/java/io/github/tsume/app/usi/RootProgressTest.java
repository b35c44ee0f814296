package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.usi.RootSolver.Finding;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.SearchPhase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is told while a search runs is about the root, whichever side is mated there. */
@Timeout(900)
@Tag("slow")
class RootProgressTest {
  private static final Path MATES =
      Path.of("../core/src/test/resources/io/github/tsume/mate/game-mate-9.sfen.gz");
  private static final int PROBLEMS = 100;
  private static final long NODES = 20_000;
  private static final Pattern SCORE =
      Pattern.compile("info depth (\\d+) .*score mate (-?\\d+)(?: pv (.*))?");

  /** A root, half of them the attacker's and half the defender's after the attacker's move. */
  private record Asked(String command, Root root) {}

  private static List<Asked> roots() throws IOException, Root.UnusableException {
    List<Asked> roots = new ArrayList<>();
    MateSolver solver = new MateSolver(4 << 20);
    for (String sfen : positions()) {
      String command = "position sfen " + sfen;
      Root attacked = Root.parse(command, UsiOptions.DEFAULT);
      Position position = attacked.position();
      Finding found = solver(solver, new ArrayList<>()).solve(attacked, false);
      if (found.isReached()) {
        int first = RootSolver.firstMove(found);
        String move = Move.toUsi(first, position.rules());
        Position after = position.copy();
        after.play(first);
        roots.add(new Asked(command, attacked));
        roots.add(
            new Asked(command + " moves " + move, new Root(after, true, Aim.MATE, List.of())));
      }
      if (roots.size() == 2 * PROBLEMS) {
        return roots;
      }
    }
    return roots;
  }

  private static List<String> positions() throws IOException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(MATES))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t")[0])
          .toList();
    }
  }

  private static RootSolver solver(MateSolver solver, List<SolveListener.Progress> heard) {
    return new RootSolver(
        solver, Aim.MATE, SolveOptions.DEFAULT, SearchBudget.nodes(NODES), heard::add);
  }

  /**
   * Lengths of an attacker's root come down by a form of the rule that is quickly asked; the audit,
   * which comes after it, may say that the mate is longer, or leave it open.
   */
  private static boolean isBound(SolveListener.Progress heard, Root root) {
    return root.defends() || heard.phase() == SearchPhase.GOAL;
  }

  @Test
  void two_hundred_roots_of_both_sides_are_never_told_the_length_of_another_position()
      throws IOException, Root.UnusableException {
    List<Asked> roots = roots();
    assertThat(roots).hasSize(2 * PROBLEMS);
    int told = 0;
    int toldOfDefenders = 0;
    for (Asked asked : roots) {
      List<SolveListener.Progress> heard = new ArrayList<>();
      Finding finding = solver(new MateSolver(4 << 20), heard).solve(asked.root(), false);
      for (SolveListener.Progress progress : heard) {
        int length = progress.length();
        if (length > 0) {
          assertThat(length % 2 == 0).as(asked.command()).isEqualTo(asked.root().defends());
          if (isBound(progress, asked.root())) {
            assertThat(length).as(asked.command()).isGreaterThanOrEqualTo(finding.length().plies());
          }
          told++;
          toldOfDefenders += asked.root().defends() ? 1 : 0;
        }
      }
    }
    assertThat(told).isGreaterThan(toldOfDefenders);
    assertThat(toldOfDefenders).isPositive();
  }

  @Test
  void while_other_first_moves_are_asked_about_the_length_is_still_the_root_s()
      throws IOException, Root.UnusableException {
    List<SolveListener.Progress> all = new ArrayList<>();
    for (Asked asked : roots().subList(0, 20)) {
      if (!asked.root().defends()) {
        List<SolveListener.Progress> heard = new ArrayList<>();
        RootSolver solver = solver(new MateSolver(4 << 20), heard);
        Finding finding = solver.solve(asked.root(), false);
        heard.clear();
        solver.others(asked.root().position(), RootSolver.firstMove(finding), other -> {});
        all.addAll(heard);
        assertThat(heard)
            .as(asked.command())
            .allMatch(progress -> progress.length() == finding.length().plies());
      }
    }
    assertThat(all).isNotEmpty();
  }

  /** How many lines come between depends on the machine; what they say must hold on any. */
  @Test
  void every_line_of_an_engine_has_the_sign_the_length_and_the_first_move_of_its_answer()
      throws IOException, Root.UnusableException {
    int lines = 0;
    try (Session session = new Session()) {
      session.send("setoption name PvInterval value 1");
      for (Asked asked : roots()) {
        boolean defends = asked.root().defends();
        session.send("setoption name RootIsAndNodeIfChecked value " + defends);
        session.send(asked.command(), "go mate nodes " + NODES);
        List<String> said = session.until("checkmate");
        String answer = said.get(said.size() - 1);
        int last = 0;
        for (String line : said) {
          Matcher score = SCORE.matcher(line);
          if (score.matches()) {
            last = Integer.parseInt(score.group(2));
          }
        }
        for (String line : said) {
          Matcher score = SCORE.matcher(line);
          if (score.matches()) {
            int mate = Integer.parseInt(score.group(2));
            assertThat(mate < 0).as(asked.command() + ": " + line).isEqualTo(defends);
            if (defends) {
              assertThat(mate).as(line).isLessThanOrEqualTo(last);
            }
            assertThat(Math.abs(mate)).as(line).isEqualTo(Integer.parseInt(score.group(1)));
            if (score.group(3) != null) {
              assertThat(answer).as(line).isEqualTo("checkmate " + score.group(3));
            }
            lines++;
          }
        }
      }
    }
    assertThat(lines).isGreaterThanOrEqualTo(2 * PROBLEMS - 10);
  }
}
