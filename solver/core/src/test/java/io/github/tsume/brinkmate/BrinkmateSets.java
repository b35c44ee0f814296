package io.github.tsume.brinkmate;

import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.Outcome;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Makes sets of brinkmates, and measures how many of a set are closed. The sets that are kept were
 * made so.
 *
 * <pre>
 * one COUNT LIMIT SEED            in one move, by taking back the key
 * mined COUNT LIMIT SEED          in one move, as they come at random
 * longer PLIES COUNT LIMIT FILE SEED    from those of a file, in two plies more
 * varied PLIES COUNT LIMIT FILE SEED    like those of a file, with some pieces changed
 * measure FILE SECONDS keys|key [THREADS [STEP]]
 * </pre>
 */
public final class BrinkmateSets {
  private static final long TABLE = 256L << 20;
  private static final long STACK = 512L << 20;
  private static final long HELPED_AFTER = 10_000;

  private BrinkmateSets() {}

  public static void main(String[] args) throws IOException {
    switch (args[0]) {
      case "one" -> one(args);
      case "mined" -> mined(args);
      case "longer" -> longer(args);
      case "varied" -> varied(args);
      default -> measure(args);
    }
  }

  private static void one(String[] args) {
    MadeBrinkmates maker = new MadeBrinkmates(Long.parseLong(args[2]) / 4, Long.parseLong(args[2]));
    long seed = Long.parseLong(args[3]);
    for (int left = Integer.parseInt(args[1]); left > 0; seed++) {
      List<Setup> made = maker.inOne(seed);
      for (Setup setup : made) {
        int number = 1 + made.indexOf(setup);
        System.out.printf("%s\tback-%d-%d\t1%n", SfenWriter.sfen(setup), seed, number);
        left--;
      }
    }
    System.err.printf("seeds up to %d: %s%n", seed, maker);
  }

  private static void mined(String[] args) {
    MadeBrinkmates maker = new MadeBrinkmates(Long.parseLong(args[2]) / 4, Long.parseLong(args[2]));
    long seed = Long.parseLong(args[3]);
    for (int left = Integer.parseInt(args[1]); left > 0; seed++) {
      Setup setup = maker.mined(seed);
      if (setup != null) {
        System.out.printf("%s\tmined-%d\t1%n", SfenWriter.sfen(setup), seed);
        left--;
      }
    }
    System.err.printf("seeds up to %d: %s%n", seed, maker);
  }

  private static void longer(String[] args) throws IOException {
    int plies = Integer.parseInt(args[1]);
    MadeBrinkmates maker = new MadeBrinkmates(Long.parseLong(args[3]) / 8, Long.parseLong(args[3]));
    List<String> lines = Files.readAllLines(Path.of(args[4]));
    long seed = Long.parseLong(args[5]);
    int left = Integer.parseInt(args[2]);
    for (int i = 0; i < lines.size() && left > 0; i++) {
      String[] fields = lines.get(i).split("\t", -1);
      Setup setup = Sfen.filledPosition(fields[0], StandardShogi.RULES).toSetup();
      for (Setup made : maker.longer(setup, plies - 2, seed)) {
        System.out.printf("%s\t%s-%d\t%d%n", SfenWriter.sfen(made), fields[1], plies, plies);
        left--;
      }
    }
    System.err.println(maker);
  }

  private static void varied(String[] args) throws IOException {
    int plies = Integer.parseInt(args[1]);
    MadeBrinkmates maker = new MadeBrinkmates(Long.parseLong(args[3]) / 4, Long.parseLong(args[3]));
    List<Setup> known = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of(args[4]))) {
      String[] fields = line.split("\t", -1);
      known.add(Sfen.filledPosition(fields[0], StandardShogi.RULES).toSetup());
      names.add(fields[1]);
    }
    long seed = Long.parseLong(args[5]);
    for (int left = Integer.parseInt(args[2]); left > 0; seed++) {
      int like = (int) (seed % known.size());
      Setup made = maker.varied(known.get(like), plies, seed);
      if (made != null) {
        System.out.printf("%s\t%s-v%d\t%d%n", SfenWriter.sfen(made), names.get(like), seed, plies);
        left--;
      }
    }
    System.err.println(maker);
  }

  private static void measure(String[] args) throws IOException {
    long limit = (long) (Double.parseDouble(args[2]) * 1e9);
    boolean keys = args[3].equals("keys");
    int threads = args.length > 4 ? Integer.parseInt(args[4]) : 1;
    int step = args.length > 5 ? Integer.parseInt(args[5]) : 1;
    Helpers helpers =
        threads == 1
            ? Helpers.NONE
            : new Helpers(
                threads - 1, HELPED_AFTER, work -> new Thread(null, work, "helper", STACK));
    MateSolver solver = new MateSolver(TABLE, helpers);
    List<String> lines = Files.readAllLines(Path.of(args[1]));
    int closed = 0;
    int tried = 0;
    long nodes = 0;
    for (int i = 0; i < lines.size(); i += step) {
      String[] fields = lines.get(i).split("\t", -1);
      Position position = Sfen.filledPosition(fields[0], StandardShogi.RULES);
      solver.clear();
      long begun = cpu();
      long clock = System.nanoTime();
      SearchBudget budget = SearchBudget.unlimited();
      budget.interruptIf(() -> cpu() - begun > limit);
      Brinkmate found =
          new BrinkmateSolver(solver, SolveOptions.DEFAULT)
              .solve(
                  position,
                  Integer.parseInt(fields[2]),
                  keys ? Brinkmate.Wish.WHOLE_LINE : Brinkmate.Wish.ONE_KEY,
                  budget);
      boolean whole = keys ? found.isWhole() && !found.mateOpen() : !found.keys().isEmpty();
      boolean done = whole && found.answer() == Outcome.BRINKMATE;
      tried++;
      closed += done ? 1 : 0;
      nodes += budget.nodes();
      System.out.printf(
          Locale.ROOT,
          "%s\t%s\t%.2f\t%.2f\t%d\t%s in %d, %d keys, %d open, mate %s%n",
          fields[1],
          done ? "closed" : "open",
          (cpu() - begun) / 1e9,
          (System.nanoTime() - clock) / 1e9,
          budget.nodes(),
          found.answer().code(),
          found.plies(),
          found.keys().size(),
          found.open().size(),
          found.mateOpen() ? "open" : "known");
    }
    System.out.printf("%d of %d closed, %d nodes%n", closed, tried, nodes);
  }

  /** The CPU time of the thread; of several that of the whole program. */
  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
