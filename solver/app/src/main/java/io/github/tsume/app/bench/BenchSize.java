package io.github.tsume.app.bench;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * The sets of the benchmark: they take seconds, minutes and about an hour.
 *
 * <p>What a problem may take is counted in nodes, never in time, so that the work is the same on
 * every machine. A changed set changes every signature: leave the sets as they are.
 */
public enum BenchSize {
  /** Short problems of all three rulesets. */
  S(
      new Section("short.sfen", StandardShogi.RULES, 100_000, 300_000, 50_000),
      new Section("minishogi.sfen", Minishogi.RULES, 100_000, 300_000, 50_000),
      new Section("tori.sfen", ToriShogi.RULES, 100_000, 300_000, 50_000)),
  /** The hundred problems of Zukō, and positions without a mate off their solutions. */
  M(
      new Section("zuko.sfen", StandardShogi.RULES, 1_000_000, 5_000_000, 1_000_000),
      new Section("refutations.sfen", StandardShogi.RULES, 1_000_000, 1_000_000, 100_000)),
  /** Zukō, and the longest and hardest that people have composed. */
  L(
      new Section("zuko.sfen", StandardShogi.RULES, 10_000_000, 10_000_000, 10_000_000),
      new Section("long.sfen", StandardShogi.RULES, 100_000_000, 300_000_000, 100_000_000));

  private final List<Section> sections;

  BenchSize(Section... sections) {
    this.sections = List.of(sections);
  }

  /** What is asked of each problem. */
  public enum Task {
    /** A first proof of a mate, or of none. */
    FIRST_PROOF,
    /** The exact length. */
    LENGTH,
    /** A whole check: the verdict with all that belongs to it. */
    CHECK
  }

  /**
   * A file of problems, the ruleset of all of them, and the nodes that each may take until its
   * first proof, until its length is known, and until it is checked.
   */
  private record Section(
      String file, Ruleset rules, long firstLimit, long exactLimit, long checkLimit) {

    private long limit(Task question) {
      return switch (question) {
        case FIRST_PROOF -> firstLimit;
        case LENGTH -> exactLimit;
        case CHECK -> checkLimit;
      };
    }

    void addTo(List<BenchProblem> problems, Task question) {
      InputStream resource = BenchSize.class.getResourceAsStream(file);
      try (BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(
                  Objects.requireNonNull(resource, file), StandardCharsets.UTF_8))) {
        SfenLineReader reader = new SfenLineReader(file, ReadOptions.of(rules));
        int number = 1;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          ReadResult.Entry entry = reader.parse(line, number++);
          if (entry instanceof ReadResult.Read read) {
            problems.add(problem(read.problem(), limit(question)));
          } else if (entry != null) {
            throw new IllegalStateException(entry.toString());
          }
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private BenchProblem problem(Problem problem, long nodeLimit) {
      Position position = PosedProblem.of(problem, DefenderHand.AUTO).position();
      return new BenchProblem(
          problem.id(), position, problem.statedLength(), problem.authoredLine(), nodeLimit);
    }
  }

  /**
   * The problems in their order.
   *
   * @param question what will be asked of them: some take more nodes than others
   */
  public List<BenchProblem> problems(Task question) {
    List<BenchProblem> problems = new ArrayList<>();
    sections.forEach(section -> section.addTo(problems, question));
    return problems;
  }

  /**
   * A problem of the benchmark.
   *
   * @param name its name
   * @param position its position, the attacker to move
   * @param statedLength the length that its author states, 0 for "no mate"
   * @param authoredLine the author's moves, empty if he gives none
   * @param nodeLimit the nodes that it may take
   */
  public record BenchProblem(
      String name,
      Position position,
      OptionalInt statedLength,
      List<Integer> authoredLine,
      long nodeLimit) {}
}
