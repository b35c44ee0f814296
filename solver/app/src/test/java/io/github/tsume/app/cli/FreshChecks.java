package io.github.tsume.app.cli;

import com.google.common.collect.Sets;
import io.github.tsume.board.position.Position;
import io.github.tsume.certificate.Part;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.results.json.AuthoredEnd;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.CheckOutcome.OpenEntry;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.text.LineText;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a result says otherwise than a fresh check of the same problem, asked the same. */
final class FreshChecks {
  private static final List<Set<Part>> NOTHING_SHOWS = List.of(Set.of());
  private static final int NODES = 400_000;

  /** What a row claims: that its line is best play is not claimed. */
  private record Row(
      DefectClass kind,
      Severity severity,
      int ply,
      @Nullable String move,
      boolean provisional,
      @Nullable String why) {
    static Row of(DefectEntry entry) {
      return new Row(
          entry.kind(),
          entry.severity(),
          entry.ply(),
          entry.move(),
          entry.provisional(),
          entry.why());
    }
  }

  private final Path directory;
  private int asked;

  FreshChecks(Path directory) {
    this.directory = directory;
  }

  /**
   * In which parts a result says something else, each with those that show it; empty if it is true.
   * A check that leaves open what the result says nothing of does not know whether that is true:
   * then one with ten times as many nodes is asked. A row is true where one of them has it: what is
   * provisional may become shorter.
   */
  List<Set<Part>> differences(String json) throws IOException {
    Result forged = ResultReader.read(json);
    Result fresh = fresh(forged, NODES);
    if (fresh == null) {
      return NOTHING_SHOWS;
    }
    CheckOutcome first = fresh.check();
    Set<Row> seen = first == null ? Set.of() : rows(first);
    if (forged.check() != null && leavesMoreOpen(fresh, forged)) {
      fresh = Objects.requireNonNull(fresh(forged, 10 * NODES));
    }
    return differences(forged, fresh, seen);
  }

  private static boolean leavesMoreOpen(Result fresh, Result forged) {
    CheckOutcome told = Objects.requireNonNull(forged.check());
    CheckOutcome found = fresh.check();
    return found != null
        && found.open().stream()
            .anyMatch(
                open -> !isUnlisted(forged, open) && told.open().stream().noneMatch(known(open)));
  }

  private @Nullable Result fresh(Result forged, int nodes) throws IOException {
    CheckOutcome check = forged.check();
    if (check == null || check.options() == null) {
      return null;
    }
    List<String> command =
        new ArrayList<>(
            List.of(
                "check",
                "--json",
                "--no-timing",
                "--hash=32m",
                "--nodes=" + nodes,
                "--all-cooks",
                "--rules=" + forged.origin().rules(),
                "--profile=" + check.options().profile().code(),
                "--futile=" + check.options().futile().code(),
                "--late=" + check.options().options().late()));
    if (!check.options().againstStated()) {
      command.add("--against=none");
    }
    command.addAll(List.of("-o", directory.resolve("fresh").toString(), input(forged)));
    Run.Outcome fresh = Run.tsume(command.toArray(String[]::new));
    return fresh.out().isBlank() ? null : ResultReader.read(fresh.lines().get(0));
  }

  /** The problem with what its author states, as the forged result tells it. */
  private String input(Result forged) throws IOException {
    AuthoredEnd end = forged.extras().authoredEnd();
    List<String> moves = new ArrayList<>(forged.extras().authoredLine());
    boolean said = end != null && end.mate();
    if (end != null && end.illegal() != null) {
      moves.add(end.illegal());
    }
    String line =
        forged.origin().sfen() + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves));
    String stated =
        forged.statedLength().isPresent() ? "\tx\t" + forged.statedLength().getAsInt() : "";
    if (!said) {
      return line + stated;
    }
    Ruleset rules = Ruleset.byName(String.valueOf(forged.origin().rules())).orElseThrow();
    Path file = directory.resolve("fresh" + asked++ + ".kif");
    return Files.writeString(file, GenuineResults.said(rules, line + stated)).toString();
  }

  private static List<Set<Part>> differences(Result forged, Result known, Set<Row> seen) {
    CheckOutcome told = Objects.requireNonNull(forged.check());
    CheckOutcome found = known.check();
    List<Set<Part>> all = new ArrayList<>();
    if (found == null || forged.answer().outcome() != known.answer().outcome()) {
      return NOTHING_SHOWS;
    }
    Result.Answer answer = forged.answer();
    boolean exact = known.answer().length().isExact();
    boolean longer =
        !answer.length().isExact() && answer.length().plies() > known.answer().length().plies();
    add(all, longer || answer.length().plies() == known.answer().length().plies(), Part.LENGTH);
    add(all, longer || !answer.length().isExact() || exact, Part.LENGTH);
    add(all, answer.rawLength().equals(known.answer().rawLength()), Part.RAW_LENGTH, Part.LENGTH);
    boolean line = answer.mainline().equals(known.answer().mainline());
    // Which of several lines of best play is shown may be open.
    boolean any = !line && forged.standing().leaves(Unfinished.EQUAL_LINES);
    if (answer.length().isExact() && !any) {
      // A line that may not be the shortest is any that mates.
      add(all, line, Part.LINE, Part.EQUAL_LINES);
      boolean same = answer.leftover().equals(known.answer().leftover());
      add(all, same, Part.LINE, Part.EQUAL_LINES, Part.LEFTOVER);
    }
    if (line) {
      Set<Row> rows = rows(told);
      // Who was stopped by a limit, and says so, may have missed some.
      boolean lessIsTrue = !forged.standing().isSettled();
      Set<Row> missed = lessIsTrue ? Set.of() : Sets.difference(rows(found), rows);
      Set<Row> untrue = Sets.difference(rows, Sets.union(rows(found), seen));
      Sets.union(untrue, missed).forEach(row -> add(all, false, parts(row.kind)));
      boolean same = isOpenTrue(forged, known);
      add(all, same, Part.OPEN, Part.OTHER_CHECKS, Part.REPLIES);
    }
    boolean verdict = found.verdict() == told.verdict() || told.verdict() == Verdict.UNKNOWN;
    boolean agrees = forged.agrees() == null || forged.agrees().equals(known.agrees());
    add(all, (verdict && agrees) || !all.isEmpty());
    return all;
  }

  /**
   * Whether all that is open is told, and of each check no more than is so. Less is true as well,
   * and who was stopped by a limit, and says so, may leave more open: any other check of the line
   * that is found to mate in as many plies as are told of it, or not at all.
   */
  private static boolean isOpenTrue(Result forged, Result fresh) {
    CheckOutcome told = Objects.requireNonNull(forged.check());
    CheckOutcome found = Objects.requireNonNull(fresh.check());
    boolean stopped = !forged.standing().isSettled();
    return found.open().stream()
            .filter(open -> !isUnlisted(forged, open))
            .allMatch(known -> told.open().stream().anyMatch(known(known)))
        && told.open().stream()
            .allMatch(
                open ->
                    found.open().stream()
                            .filter(known(open))
                            .anyMatch(known -> open.refutedWithin() <= known.refutedWithin())
                        || (stopped
                            && isOffTheLine(forged, open)
                            && found.defects().stream().noneMatch(row -> mates(row, open))));
  }

  /**
   * Whether nothing is claimed of checks at a place that are not told: where more defects are said
   * to be open, at the last move, and everywhere of what is cooked.
   */
  private static boolean isUnlisted(Result forged, OpenEntry open) {
    CheckOutcome told = Objects.requireNonNull(forged.check());
    boolean last = open.ply() == forged.answer().mainline().size();
    boolean more = forged.standing().leaves(Unfinished.MORE_DEFECTS);
    return more && open.move() != null && (last || told.verdict() == Verdict.COOKED);
  }

  /** Whether something is a move beside the line; of the attacker's, a check. */
  private static boolean isOffTheLine(Result forged, OpenEntry open) {
    List<String> line = forged.answer().mainline();
    String move = open.move();
    int before = open.ply() - 1;
    if (move == null || before < 0) {
      return open.refutedWithin() == 0 && before <= line.size();
    }
    if (before >= line.size() || move.equals(line.get(before))) {
      return false;
    }
    Ruleset rules = Ruleset.byName(String.valueOf(forged.origin().rules())).orElseThrow();
    String sfen = String.valueOf(forged.origin().sfen());
    var read = (ReadResult.Read) SfenLineReader.parseOne(sfen, "", ReadOptions.of(rules));
    Position position = Position.of(read.problem().setup());
    LineText.parse(position, line.subList(0, before)).forEach(position::play);
    List<Integer> moves = LineText.parse(position, List.of(move));
    moves.forEach(position::play);
    return !moves.isEmpty() && (before % 2 == 1 || position.inCheck());
  }

  private static Predicate<OpenEntry> known(OpenEntry of) {
    return each -> each.ply() == of.ply() && Objects.equals(each.move(), of.move());
  }

  /** Whether a row is a mate within the plies of which it is told that there is none. */
  private static boolean mates(DefectEntry row, OpenEntry open) {
    boolean same = row.ply() == open.ply() && Objects.equals(row.move(), open.move());
    return same && row.length().plies() - row.ply() + 1 <= open.refutedWithin();
  }

  private static Set<Row> rows(CheckOutcome check) {
    return check.defects().stream().map(Row::of).collect(Collectors.toSet());
  }

  private static Part[] parts(DefectClass kind) {
    return switch (kind) {
      case LINE_FAILS, LINE_STOPS -> new Part[] {Part.AUTHOR};
      case LONGER_DEFENCE, EQUAL_VARIATION -> new Part[] {Part.REPLIES, Part.CLASSES};
      case LONG_VARIATION -> new Part[] {Part.REPLIES, Part.CLASSES, Part.LEFTOVER};
      case EQUAL_VARIATION_COOK -> new Part[] {Part.EQUAL_LINES, Part.CLASSES};
      case LEFTOVER -> new Part[] {Part.LEFTOVER};
      default -> new Part[] {Part.OTHER_CHECKS, Part.CLASSES};
    };
  }

  private static void add(List<Set<Part>> all, boolean isSame, Part... parts) {
    if (!isSame) {
      all.add(Set.of(parts));
    }
  }
}
