package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.kif.Handicap;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Special;
import io.github.tsume.record.Step;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.StandardShogi;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * Trees that we write are the trees that readers see which nobody here wrote, and what they write
 * again is read here as the same trees.
 *
 * <p>Compared are the position with its side to move and all hands, and the tree of moves with
 * comments, variations and ends, as far as a format has them: CSA is a line with comments, USI a
 * line. Ends that the readers have other words for are just ends; in KI2 json-kifu-format may skip
 * what {@link #isBeyondIt} tells. Times, headers and numbers of moves are not compared.
 *
 * <p>{@code -Dtsume.cross=2000} sets how many records.
 */
class CrossReadersTest {
  private static final int RECORDS = Integer.getInteger("tsume.cross", 100);
  private static final List<Format> FORMATS =
      List.of(Format.KIF, Format.KI2, Format.CSA, Format.JKF, Format.USI);

  private static final Pattern SAME_AT_ONCE = Pattern.compile("変化：\\d+手\\s+[▲△]同");

  @Test
  void trees_are_the_same_in_both_directions(TestReporter reporter)
      throws IOException, InterruptedException {
    NodeReaders readers = new NodeReaders("cross" + RECORDS);
    Path directory = readers.directory();
    Map<String, Problem> problems = new HashMap<>();
    for (int seed = 0; seed < RECORDS; seed++) {
      Problem problem = problem(seed);
      problems.put("" + seed, problem);
      for (Format format : FORMATS) {
        Files.writeString(
            directory.resolve(seed + "." + format.extensions().get(0)),
            format.writer().write(problem, WriteOptions.DEFAULT));
      }
    }
    assertThat(readers.script("trees.mjs")).startsWith("ok ");
    Map<String, Integer> counts = new TreeMap<>();
    List<String> wrong = new ArrayList<>();
    for (String line : Files.readAllLines(directory.resolve("trees.tsv"))) {
      String[] told = line.split("\t", -1);
      Format format = Format.ofFileName(told[0]).orElseThrow();
      String seed = told[0].substring(0, told[0].indexOf('.'));
      Problem problem = Objects.requireNonNull(problems.get(seed), seed);
      String start = start(problem.setup());
      String tree = tree(problem, format);
      if (told[1].startsWith("json")
          && format == Format.KI2
          && isBeyondIt(told[2], tree, problem)) {
        continue;
      }
      counts.merge(told[1] + " " + format, 1, Integer::sum);
      if (!(told[2].isEmpty() || told[2].equals(start)) || !ends(told[3], format).equals(tree)) {
        wrong.add(String.join("\n  ", line, start + "\t" + tree));
      }
    }
    for (Map.Entry<String, Problem> entry : problems.entrySet()) {
      for (Format format : FORMATS) {
        String name = entry.getKey() + ".theirs." + format.extensions().get(0);
        ReadResult read =
            Notation.read(Files.readAllBytes(directory.resolve(name)), name, ReadOptions.DEFAULT);
        Problem problem = entry.getValue();
        counts.merge("ours " + format, 1, Integer::sum);
        String expected = start(problem.setup()) + "\t" + tree(problem, format);
        String seen =
            read.problems().size() != 1
                ? read.errors().toString()
                : start(read.problems().get(0).setup())
                    + "\t"
                    + tree(read.problems().get(0), format);
        boolean bare = format == Format.CSA || format == Format.JKF;
        String end = bare ? " ?END" : "no end is left out"; // what they have no code for
        if (!seen.replaceAll(end, "").equals(expected.replaceAll(end, ""))) {
          wrong.add(String.join("\n  ", name, seen, expected));
        }
      }
    }
    reporter.publishEntry("read", counts.toString());
    assertThat(wrong.subList(0, Math.min(wrong.size(), 20))).as(wrong.size() + " differ").isEmpty();
  }

  /**
   * json-kifu-format knows few ends in KI2, and says so; a variation that begins in place of an end
   * it plays from another position; and where a variation of a variation begins with 同 it finds a
   * piece in the way, and reads the same record with the square in place of 同.
   */
  private static boolean isBeyondIt(String told, String tree, Problem problem) {
    String text = Format.KI2.writer().write(problem, WriteOptions.DEFAULT);
    boolean same = SAME_AT_ONCE.matcher(text).find() && tree.matches(".*\\([^()]*\\(.*");
    return (told.equals("error") && (tree.contains("END") || same))
        || tree.matches(".*[A-Z_]{3,}\\(.*");
  }

  /** Games from any position, handicap games, problems with one king and with the rest in hand. */
  private static Problem problem(int seed) {
    RandomRecords records = new RandomRecords(seed);
    Problem problem = records.problem(StandardShogi.RULES);
    if (seed % 4 == 1) {
      problem = records.problem(Handicap.values()[seed / 4 % Handicap.values().length].setup());
    } else if (seed % 4 == 2) {
      problem = records.problem(oneKing(records.position(StandardShogi.RULES, seed % 60)));
    }
    return problem.withTree(sayable(problem.tree(), new Random(seed), new HashSet<>()));
  }

  private static Setup oneKing(Position position) {
    Setup setup = position.toSetup();
    Setup.Builder builder = setup.toBuilder();
    for (int square = 0; square < setup.rules().squares(); square++) {
      if (setup.piece(square) == Piece.of(Piece.KING, setup.attacker())) {
        builder.piece(square, Piece.EMPTY);
      }
    }
    return builder.build();
  }

  /** Without what those readers cannot say: two variations that begin alike, ends of our own. */
  private static MoveTree sayable(MoveTree tree, Random random, Set<Object> taken) {
    List<Step> line = new ArrayList<>();
    for (Step step : tree.line()) {
      if (!taken.add(beginning(step))) {
        break;
      }
      List<MoveTree> alternatives = new ArrayList<>();
      for (MoveTree alternative : step.alternatives()) {
        MoveTree other = sayable(alternative, random, taken);
        if (!other.line().isEmpty()) {
          alternatives.add(other);
        }
      }
      taken = new HashSet<>();
      List<String> comments =
          step.isMove() && random.nextInt(4) == 0 ? List.of("注 " + random.nextInt(9)) : List.of();
      Special special = step.special();
      Special end = special == null ? null : sayable(special);
      line.add(new Step(step.move(), end, step.legal(), comments, step.time(), alternatives));
    }
    return new MoveTree(random.nextInt(3) == 0 ? List.of("初め", "a：b") : List.of(), line);
  }

  /** Ends that some of their writers leave out, and what branches off there with them. */
  private static Special sayable(Special end) {
    return switch (end.kind()) {
      case TAKE_BACK, ERROR, OTHER, DRAW -> Special.of(Special.Kind.REPETITION);
      default -> end;
    };
  }

  private static Object beginning(Step step) {
    return step.special() == null ? step.move() : "end";
  }

  private static String start(Setup setup) {
    String[] words = SfenWriter.sfen(RestHand.spelledOut(setup)).split(" ");
    List<String> hands = new ArrayList<>();
    for (Color color : Color.values()) {
      for (int kind = 1; kind < setup.rules().kindLimit(); kind++) {
        int count = RestHand.spelledOut(setup).hand(color, kind);
        char letter = setup.rules().type(kind).letter();
        if (count > 0) {
          hands.add(count + "" + (color == Color.BLACK ? letter : Character.toLowerCase(letter)));
        }
      }
    }
    hands.sort(null);
    return words[0] + " " + words[1] + " " + (hands.isEmpty() ? "-" : String.join("", hands));
  }

  /** What a format can say of a tree. */
  private static String tree(Problem problem, Format format) {
    boolean usi = format == Format.USI;
    boolean line = usi || format == Format.CSA;
    String tree = tree(problem.tree(), !usi, !line, problem.setup());
    return (usi ? "" : words(problem.tree().comments())) + ends(tree, format);
  }

  /**
   * Ends that some reader has no word for, or another one, are just ends: those readers differ
   * among themselves about declarations, draws and illegal moves.
   */
  private static String ends(String tree, Format format) {
    if (format == Format.USI) {
      return tree.replaceFirst(" ?(RESIGNATION|DECLARATION)$", "");
    }
    String differing = "DECLARATION|DRAW|OPPONENT_ILLEGAL|ILLEGAL_MOVE|NO_MATE|OTHER";
    return tree.replaceAll(format == Format.KI2 ? differing + "|RESIGNATION" : differing, "END");
  }

  private static String tree(MoveTree tree, boolean words, boolean branches, Setup setup) {
    List<String> steps = new ArrayList<>();
    for (Step step : tree.line()) {
      if (!words && !step.isMove()) {
        continue; // USI has hardly any ends.
      }
      StringBuilder text = new StringBuilder();
      Special special = step.special();
      text.append(special == null ? Move.toUsi(step.move(), setup.rules()) : end(special));
      text.append(words ? words(step.comments()) : "");
      if (branches) {
        step.alternatives()
            .forEach(each -> text.append('(').append(tree(each, words, true, setup)).append(')'));
      }
      steps.add(text.toString());
    }
    return String.join(" ", steps);
  }

  private static String end(Special special) {
    return switch (special.kind()) {
      case TAKE_BACK, ERROR, OTHER -> "OTHER";
      default -> special.kind().name();
    };
  }

  private static String words(List<String> comments) {
    StringBuilder text = new StringBuilder();
    Lines.ofComments(comments).stream()
        .filter(each -> !each.isEmpty())
        .forEach(each -> text.append('{').append(each).append('}'));
    return text.toString();
  }
}
