package io.github.tsume.bench.free;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.index.IndexBuilder;
import io.github.tsume.index.IndexedProblem;
import io.github.tsume.index.ProblemIndex;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.record.Problem;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A choice of problems none of which is like another one, in any way that {@code tsume find} tells:
 * the long ones first, of equal length those with the best rank; of a line of several moves one.
 */
public final class Selection {
  private final List<Proven> problems = new ArrayList<>();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final IndexBuilder index;

  /** How many of them are earlier ones. */
  private int earlier;

  private Selection() throws IOException {
    index = new IndexBuilder(bytes);
  }

  /**
   * Writes a file for each length.
   *
   * @param arguments a folder to write to; files with earlier problems, to which none shall be
   *     like; {@code --}; files with what {@link FreeProblems} found
   */
  public static void main(String[] arguments) throws IOException {
    Selection selection = new Selection();
    for (String each : List.of(arguments).subList(1, arguments.length)) {
      if (each.equals("--")) {
        selection.earlier = selection.problems.size();
      } else {
        selection.add(Path.of(each));
      }
    }
    write(Path.of(arguments[0]), selection.chosen());
  }

  private void add(Path file) throws IOException {
    String name = file.getFileName().toString();
    byte[] found = Files.readAllBytes(file);
    for (Problem problem : Notation.read(found, name, ReadOptions.DEFAULT).problems()) {
      Setup setup = problem.setup().fillDefenderHand(DefenderHand.REST).setup();
      List<Integer> line = problem.authoredLine();
      index.add(new IndexedProblem(String.valueOf(problems.size()), "", setup, line));
      problems.add(new Proven(setup, line));
    }
  }

  private List<Proven> chosen() throws IOException {
    index.finish();
    ProblemIndex all = new ProblemIndex(ByteBuffer.wrap(bytes.toByteArray()));
    List<Integer> order = new ArrayList<>();
    for (int i = earlier; i < problems.size(); i++) {
      if (problems.get(i).line().size() <= FreeProblems.LONGEST) {
        order.add(i);
      }
    }
    order.sort(
        Comparator.comparing(problems::get, Proven.BEST_FIRST).thenComparing(Integer::compare));
    Set<String> taken = new HashSet<>();
    for (int i = 0; i < earlier; i++) {
      taken.add(String.valueOf(i));
    }
    Set<String> refused = refusedByEarlier(all);
    Set<String> lines = new HashSet<>();
    List<Proven> chosen = new ArrayList<>();
    for (int number : order) {
      String id = String.valueOf(number);
      Proven problem = problems.get(number);
      List<String> alike = alike(all, problem);
      boolean isLike = refused.contains(id) || alike.stream().anyMatch(taken::contains);
      if (!isLike && (problem.line().size() == 1 || lines.add(problem.lineOfBoth()))) {
        taken.add(id);
        refused.addAll(alike);
        chosen.add(problem);
      }
    }
    return chosen;
  }

  private Set<String> refusedByEarlier(ProblemIndex all) {
    Set<String> refused = new HashSet<>();
    for (Proven problem : problems.subList(0, earlier)) {
      refused.addAll(alike(all, problem));
    }
    return refused;
  }

  private static List<String> alike(ProblemIndex all, Proven problem) {
    return all.find(problem.setup(), problem.line()).stream()
        .map(match -> match.problem().id())
        .toList();
  }

  private static void write(Path folder, List<Proven> chosen) throws IOException {
    Map<Integer, List<Proven>> byLength = new TreeMap<>();
    chosen.forEach(
        each -> byLength.computeIfAbsent(each.line().size(), plies -> new ArrayList<>()).add(each));
    Files.createDirectories(folder);
    for (Map.Entry<Integer, List<Proven>> each : byLength.entrySet()) {
      String plies = String.format("%02d", each.getKey());
      StringBuilder text = new StringBuilder();
      text.append(
          "# Made by machine, each sound and complete by the standards of magazines; CC0.\n");
      text.append("# SFEN with its solution<TAB>label<TAB>stated length in plies\n");
      int number = 0;
      for (Proven problem : each.getValue()) {
        String label = String.format("%s-%04d", plies, ++number);
        text.append(problem.text()).append('\t').append(label).append('\t');
        text.append(each.getKey()).append('\n');
      }
      Files.writeString(folder.resolve("free-" + plies + ".sfen"), text);
      System.out.println(each.getKey() + " plies: " + number);
    }
  }
}
