package io.github.tsume.app.cli.print;

import com.google.common.primitives.Ints;
import io.github.tsume.app.batch.log.OrderedResults.ResultSink;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.InputErrors;
import io.github.tsume.app.cli.console.Typed;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.japanese.BoardDiagram;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.CheckOutcome.OpenEntry;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.SolutionsEntry;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.results.text.Sentences;
import io.github.tsume.results.text.Style;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A printer of all that is known about each problem, for people. */
public final class ResultPrinter implements ResultSink {
  private static final int WIDTH = 96;
  private static final String INDENT = "  ";

  /** Classes of defects that tell how much longer than the mainline they are. */
  private static final Set<DefectClass> LONGER =
      EnumSet.of(DefectClass.LONGER_DEFENCE, DefectClass.LONG_VARIATION);

  private final PrintStream out;
  private final PrintStream err;
  private final Messages messages;
  private final Words words;
  private final Typed typed;
  private final Style style;
  private final MoveStyle moves;
  private final boolean many;
  private final boolean draws;

  /** A printer to the terminal; of many, each with its name. */
  public ResultPrinter(Call session, Style style, MoveStyle moves, boolean many) {
    this(session.console().out(), session.console().err(), session, style, moves, many, false);
  }

  /** A printer of one result to a text, with its diagram. */
  ResultPrinter(PrintStream out, Call session, MoveStyle moves) {
    this(out, out, session, Style.PLAIN, moves, false, true);
  }

  private ResultPrinter(
      PrintStream out,
      PrintStream err,
      Call session,
      Style style,
      MoveStyle moves,
      boolean many,
      boolean draws) {
    this.out = out;
    this.err = err;
    messages = session.messages();
    typed = session.typed();
    words = new Words(messages);
    this.style = style;
    this.moves = moves;
    this.many = many;
    this.draws = draws;
  }

  @Override
  public void accept(Result result, String json) {
    boolean isInvalid = result.answer().outcome() == Outcome.INVALID;
    if (draws || !isInvalid) {
      heading(result);
    }
    if (isInvalid) {
      out.flush();
      err.println(
          (many ? Columns.plain(result.id()) + "  " : "")
              + (draws ? Letter.why(result, messages) : InputErrors.line(result, messages)));
      InputErrors.place(result, typed).forEach(err::println);
      result
          .notes()
          .forEach(
              note ->
                  err.println(
                      messages.get(Sentences.isWarning(note.code()) ? "warning" : "note")
                          + note.why()));
      return;
    }
    answer(result);
    result.notes().forEach(note -> note(result, note));
    Result.Effort effort = result.effort();
    if (!draws && effort != null && effort.nodes() > 0) {
      out.println(style.faint(words.effort(effort, result.answer())));
    }
    if (many) {
      out.println();
    }
    out.flush();
  }

  private void heading(Result result) {
    Result.Origin origin = result.origin();
    StringBuilder text = new StringBuilder(many ? style.strong(Columns.plain(origin.id())) : "");
    for (String part : new String[] {origin.title(), origin.author()}) {
      if (part != null) {
        text.append(text.length() == 0 ? "" : INDENT).append(part);
      }
    }
    if (text.length() > 0) {
      out.println(text);
    }
    if (draws) {
      result.setup().ifPresent(setup -> out.println(BoardDiagram.of(setup) + origin.sfen() + '\n'));
    }
  }

  private void answer(Result result) {
    Result.Answer answer = result.answer();
    CheckOutcome check = result.check();
    String outcome = words.outcome(result);
    String line =
        check == null
            ? style.byCode(answer.outcome().code(), outcome)
            : verdict(result, check, outcome);
    String reason = result.reason() == null ? "" : words.reason(result.reason());
    out.println(line + (reason.isEmpty() ? "" : messages.get("reason", reason)) + extras(result));
    if (result.error() != null) {
      out.println(INDENT + style.error(result.error().message()));
    }
    if (!answer.keys().isEmpty()) {
      keys(result);
    } else if (!answer.mainline().isEmpty()) {
      out.println(Columns.wrap(answer.mainlineText(), WIDTH, INDENT));
    }
    if (!answer.leftover().isEmpty()) {
      out.println(
          INDENT + messages.get("leftover", words.pieces(answer.leftover(), rules(result))));
    }
    solutions(result);
    authoredLine(result);
    if (check != null) {
      check(result, check);
    }
    new BranchPrinter(out, messages, words, style).print(result, moves);
  }

  /** The keys of a brinkmate, the mainline among them. */
  private void keys(Result result) {
    result
        .position()
        .map(start -> KeyPrinter.text(start, result.answer().keys(), messages, moves))
        .ifPresent(out::print);
  }

  /** The other solutions, where they are no defects that are told as such. */
  private void solutions(Result result) {
    SolutionsEntry solutions = result.answer().solutions();
    boolean told =
        result.check() != null
            && result.check().defects().stream().anyMatch(each -> each.line().size() > 1);
    if (solutions == null || told) {
      return;
    }
    for (List<String> line : solutions.lines()) {
      if (!line.equals(result.answer().mainline())) {
        String text = lineText(LineReader.of(result, moves), List.of(), 1, line);
        out.println(Columns.wrap(text, WIDTH, INDENT));
      }
    }
  }

  private void authoredLine(Result result) {
    List<String> given = result.extras().authoredLine();
    List<String> mainline = result.answer().mainline();
    if (given.isEmpty()) {
      return;
    }
    boolean begins =
        given.size() <= mainline.size() && mainline.subList(0, given.size()).equals(given);
    boolean fails =
        result.check() != null
            && result.check().defects().stream()
                .anyMatch(defect -> defect.kind() == DefectClass.LINE_FAILS);
    String text =
        begins && !fails
            ? messages.get(
                given.equals(mainline) ? "authored-line.same" : "authored-line.completed")
            : messages.get("authored-line.other", lineText(LineReader.of(result, moves), 1, given));
    out.println(Columns.wrap(text, WIDTH, INDENT));
  }

  private String extras(Result result) {
    StringBuilder text = new StringBuilder();
    Result.Answer answer = result.answer();
    words.handLeftOut(result).ifPresent(left -> text.append(style.warning(left)));
    if (answer.rawLength().isPresent()) {
      text.append(messages.get("raw-length", String.valueOf(answer.rawLength().getAsInt())));
    }
    if (result.statedLength().isPresent() && !Boolean.TRUE.equals(result.agrees())) {
      String stated = String.valueOf(result.statedLength().getAsInt());
      text.append(style.warning(messages.get("stated-length", stated)));
    }
    return text.toString();
  }

  private void check(Result result, CheckOutcome check) {
    Optional<LineReader> lines = LineReader.of(result, moves);
    for (DefectEntry defect : check.defects()) {
      defect(result, defect, lines);
    }
    check.open().stream()
        .collect(Collectors.groupingBy(OpenEntry::refutedWithin, TreeMap::new, Collectors.toList()))
        .forEach((plies, open) -> open(plies, open, lines));
  }

  /** What is open and refuted within the same number of plies; 0 where nothing is known. */
  private void open(int plies, List<OpenEntry> group, Optional<LineReader> lines) {
    StringBuilder text = new StringBuilder();
    text.append(
        plies > 0
            ? messages.get("open.refuted", group.size(), String.valueOf(plies))
            : messages.get("open", group.size()));
    for (OpenEntry open : group) {
      text.append(' ').append(messages.get("ply", String.valueOf(open.ply())));
      if (open.move() != null) {
        text.append(' ').append(moveText(lines, open.ply(), open.move()));
      }
    }
    out.println(Columns.wrap(text.toString(), WIDTH, INDENT));
  }

  private void defect(Result result, DefectEntry defect, Optional<LineReader> lines) {
    List<String> along = result.lineOf(defect);
    StringBuilder text = new StringBuilder(INDENT);
    String unsettled = words.unsettled(result, defect);
    String severity = words.severity(defect.severity());
    text.append(
        unsettled.isEmpty()
            ? style.byCode(defect.severity().code(), Columns.left(severity, 10))
            : style.faint(Columns.left(messages.get("unsettled.severity", severity), 10)));
    text.append(Columns.left(words.defect(defect.kind()), 20)).append(' ');
    if (defect.ply() > 0) {
      text.append(Columns.right(messages.get("ply", String.valueOf(defect.ply())), 8)).append(' ');
    }
    if (defect.move() != null) {
      List<String> move = List.of(defect.move());
      text.append(lineText(lines, along, defect.ply(), move)).append(' ');
    }
    if (defect.length().isKnown()) {
      text.append(messages.get("plies", defect.length()));
      int longer = LONGER.contains(defect.kind()) ? defect.length().plies() - along.size() : 0;
      text.append(longer > 0 ? messages.get("plies.longer", String.valueOf(longer)) : "");
    }
    if (defect.why() != null) {
      text.append(words.why(defect));
    }
    if (!defect.leftover().isEmpty()) {
      String left = words.pieces(defect.leftover(), rules(result));
      text.append(' ').append(messages.get("leftover.defect", left));
    }
    if (!unsettled.isEmpty()) {
      text.append(' ').append(style.faint(unsettled));
    }
    out.println(text.toString().stripTrailing());
    if (defect.line().size() > 1) {
      out.println(
          Columns.wrap(
              lineText(lines, along, defect.ply(), defect.line()), WIDTH, INDENT + INDENT));
    }
  }

  private void note(Result result, NoteEntry note) {
    StringBuilder text = new StringBuilder();
    text.append(Sentences.isWarning(note.code()) ? messages.get("warning") : messages.get("note"));
    if (note.ply() > 0) {
      text.append(messages.get("ply", String.valueOf(note.ply()))).append(' ');
    }
    if (note.move() != null) {
      text.append(moveText(LineReader.of(result, moves), note.ply(), note.move())).append(' ');
    }
    text.append(note.why());
    out.println(
        Sentences.isWarning(note.code()) ? style.warning(text.toString()) : text.toString());
    if (!note.line().isEmpty()) {
      List<String> line = new ArrayList<>(note.line());
      boolean after = note.move() != null;
      if (after) {
        line.add(0, note.move());
      }
      String shown = lineText(LineReader.of(result, moves), note.ply(), line);
      out.println(Columns.wrap(shown, WIDTH, INDENT));
    }
  }

  /**
   * "sound: mate in 5", "incomplete (move order): mate in 5"; "unsolvable" says that there is no
   * mate, and stands alone, as does what is the same word for both.
   */
  private String verdict(Result result, CheckOutcome check, String outcome) {
    String because =
        check.reasons().stream()
            .map(words::defect)
            .collect(Collectors.joining(messages.get("verdict.because.separator")));
    because = words.likely(result).orElse(because);
    String word = words.word(result);
    String verdict =
        style.byCode(
            words.like(result),
            because.isEmpty() ? word : messages.get("verdict.because", word, because));
    boolean alone = result.answer().outcome() == Outcome.NO_MATE;
    return alone || word.equals(outcome)
        ? verdict
        : verdict + messages.get("verdict.separator") + outcome;
  }

  private static String moveText(Optional<LineReader> lines, int ply, String move) {
    return lineText(lines, ply, List.of(move));
  }

  private static String lineText(
      Optional<LineReader> lines, List<String> along, int ply, List<String> line) {
    return lines
        .map(reader -> reader.text(along, ply, line))
        .orElseGet(() -> String.join(" ", line));
  }

  private static String lineText(Optional<LineReader> lines, int ply, List<String> line) {
    return lines.map(reader -> reader.text(ply, line)).orElseGet(() -> String.join(" ", line));
  }

  private static Ruleset rules(Result result) {
    @Nullable String name = result.origin().rules();
    return name == null ? StandardShogi.RULES : Ruleset.byName(name).orElse(StandardShogi.RULES);
  }

  /**
   * A translation of the USI moves of a result into texts for people, by playing the mainline up to
   * them.
   */
  static final class LineReader {
    private final Position start;
    private final List<Integer> mainline;
    private final MoveStyle style;

    private LineReader(Position start, List<Integer> mainline, MoveStyle style) {
      this.start = start;
      this.mainline = mainline;
      this.style = style;
    }

    /** The reader for a result, if it is about a legal position. */
    static Optional<LineReader> of(Result result, MoveStyle style) {
      return result
          .position()
          .map(
              start ->
                  new LineReader(start, LineText.parse(start, result.answer().mainline()), style));
    }

    /** The text of moves that begin at a ply of the mainline. */
    String text(int ply, List<String> usi) {
      return textAfter(mainline, ply, usi);
    }

    /** The text of moves that begin at a ply of another line. */
    String text(List<String> along, int ply, List<String> usi) {
      return textAfter(LineText.parse(start, along), ply, usi);
    }

    private String textAfter(List<Integer> before, int ply, List<String> usi) {
      Position position = start.copy();
      for (int move : before.subList(0, Math.min(Math.max(ply - 1, 0), before.size()))) {
        position.play(move);
      }
      List<Integer> legal = LineText.parse(position, usi);
      List<Integer> line = legal.size() == usi.size() ? legal : written(position, usi);
      return line.size() == usi.size() ? LineText.of(position, line, style) : String.join(" ", usi);
    }

    /** Moves of an author, who may write what is not legal. */
    private static List<Integer> written(Position position, List<String> usi) {
      String text = SfenWriter.sfen(position.toSetup()) + " moves " + String.join(" ", usi);
      ReadResult.Entry entry = SfenLineReader.parseOne(text, "", ReadOptions.of(position.rules()));
      return entry instanceof ReadResult.Read read
          ? Ints.asList(read.problem().tree().moves())
          : List.of();
    }
  }
}
