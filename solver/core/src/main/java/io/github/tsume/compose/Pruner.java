package io.github.tsume.compose;

import io.github.tsume.board.Position;
import io.github.tsume.board.Setup;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the pieces that a sound problem does not need (無駄駒), on the board and in hand, and those in
 * whose place a weaker one does; every finding is a full check.
 *
 * <p>A piece attacks less than another if what it attacks from its square, on an empty board, is a
 * part of what the other attacks.
 */
public final class Pruner {
  private final Workbench bench;
  private final Consumer<Needless> found;

  /**
   * A pruner.
   *
   * @param options how to check; its author's line, if any, is the line that is to be kept
   * @param budget for all checks together
   * @param found hears each finding as it comes
   */
  public Pruner(
      MateSolver solver, CheckOptions options, SearchBudget budget, Consumer<Needless> found) {
    bench = new Workbench(solver, options, budget);
    this.found = found;
  }

  /**
   * Tries each piece of a problem.
   *
   * @param setup a legal position; both hands settled
   */
  public PruneReport prune(Setup setup) {
    SoundnessReport base = bench.check(setup, bench.options().authoredLine());
    return prune(setup, base);
  }

  /** The same for a problem that was checked already. */
  public PruneReport prune(Setup setup, SoundnessReport base) {
    List<Needless> single = new ArrayList<>();
    List<Edit> open = new ArrayList<>();
    int tried = 0;
    if (base.verdict() != Verdict.SOUND || !base.solution().isExact()) {
      return new PruneReport(base, single, Optional.empty(), open, tried);
    }
    bench.measure(base);
    Kept kept = new Kept(setup, base.solution().mainline());
    for (Edit edit : edits(setup)) {
      if (bench.isSpent()) {
        open.add(edit);
        continue;
      }
      tried++;
      Attempt attempt = attempt(kept, List.of(edit));
      Needless finding = attempt.finding();
      if (finding != null) {
        single.add(finding);
        found.accept(finding);
      } else if (attempt.open()) {
        open.add(edit);
      }
    }
    single.sort(ORDER);
    return new PruneReport(base, single, together(kept, single), open, tried);
  }

  private static final Comparator<Needless> ORDER =
      Comparator.comparing(Needless::keeps)
          .thenComparing(finding -> !finding.isRemoval())
          .thenComparing(Comparator.comparingInt(Needless::saved).reversed());

  /** The problem as it is, and the line that is to be kept. */
  private record Kept(Setup setup, List<Integer> line) {}

  /**
   * What became of one attempt.
   *
   * @param finding null if there is none
   * @param open whether it is not known that there is none
   */
  private record Attempt(@Nullable Needless finding, boolean open) {}

  private Attempt attempt(Kept kept, List<Edit> edits) {
    Setup setup = EditedSetup.of(kept.setup(), edits);
    if (setup == null) {
      return new Attempt(null, false);
    }
    Ruleset rules = setup.rules();
    int length = kept.line().size();
    List<Integer> line = new IntendedLine(rules, edits).of(Position.of(setup), kept.line());
    boolean open = false;
    if (line != null) {
      SoundnessReport report = bench.check(setup, line);
      if (Workbench.isSound(report, length)
          && IntendedLine.same(report.solution().mainline(), kept.line())) {
        return new Attempt(finding(kept, edits, setup, Needless.Keeps.LINE, report), false);
      }
      open = report.verdict() == Verdict.UNKNOWN;
      if (report.verdict() == Verdict.UNSOLVABLE
          || (report.solution().isExact() && report.solution().length() != length)) {
        return new Attempt(null, false);
      }
    }
    SoundnessReport report = bench.check(setup, List.of());
    if (Workbench.isSound(report, length)) {
      boolean same = IntendedLine.same(report.solution().mainline(), kept.line());
      Needless.Keeps keeps = same ? Needless.Keeps.LINE : Needless.Keeps.LENGTH;
      return new Attempt(finding(kept, edits, setup, keeps, report), false);
    }
    return new Attempt(null, open || report.verdict() == Verdict.UNKNOWN);
  }

  private static Needless finding(
      Kept kept, List<Edit> edits, Setup setup, Needless.Keeps keeps, SoundnessReport report) {
    Strength strength = new Strength(setup.rules());
    int saved = strength.ofAll(kept.setup()) - strength.ofAll(setup);
    return new Needless(edits, setup, keeps, saved, report);
  }

  /** Takes findings together, the best first, as long as the problem stays sound. */
  private Optional<Needless> together(Kept kept, List<Needless> single) {
    List<Edit> all = new ArrayList<>();
    Needless most = null;
    for (Needless next : single) {
      Edit edit = next.edits().get(0);
      boolean taken =
          edit.from() != Edit.HAND && all.stream().anyMatch(each -> each.from() == edit.from());
      if (taken || bench.isSpent()) {
        continue;
      }
      all.add(edit);
      Needless finding = all.size() == 1 ? next : attempt(kept, all).finding();
      if (finding == null) {
        all.remove(all.size() - 1);
      } else {
        most = finding;
      }
    }
    return Optional.ofNullable(most).filter(finding -> finding.edits().size() > 1);
  }

  /** What may be needless: each piece but the defender's king, gone or weaker. */
  static List<Edit> edits(Setup setup) {
    Ruleset rules = setup.rules();
    List<Edit> edits = new ArrayList<>();
    for (int square = 0; square < rules.squares(); square++) {
      int piece = setup.piece(square);
      if (piece != Piece.EMPTY && piece != Piece.of(Piece.KING, setup.defender())) {
        edits.add(Edit.remove(square, piece));
        addWeaker(rules, square, piece, edits);
      }
    }
    Color attacker = setup.attacker();
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      if (setup.hand(attacker, kind) > 0) {
        edits.add(Edit.remove(Edit.HAND, Piece.of(kind, attacker)));
        addWeaker(rules, Edit.HAND, Piece.of(kind, attacker), edits);
      }
    }
    return edits;
  }

  private static void addWeaker(Ruleset rules, int place, int piece, List<Edit> edits) {
    if (Piece.kind(piece) == Piece.KING) {
      return;
    }
    Strength strength = new Strength(rules);
    int colour = piece & Piece.WHITE;
    for (int kind = 1; kind < Piece.WHITE; kind++) {
      boolean exists = rules.hasKind(kind) && (kind & 7) != Piece.KING;
      boolean fits = place != Edit.HAND || kind < Piece.PROMOTED;
      if (exists && fits && strength.isWeaker(kind | colour, piece, place)) {
        edits.add(Edit.replace(place, piece, kind | colour));
      }
    }
  }
}
