package io.github.tsume.app.batch.job;

import io.github.tsume.app.input.InputEntry;
import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.judge.Fault;
import io.github.tsume.judge.Judge;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.posed.StatedAim;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import io.github.tsume.results.json.AuthoredEnd;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.results.text.Sentences;
import io.github.tsume.results.text.Wording;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * An entry made ready for search: the defender's hand is settled, and it is a legal position; or it
 * is known why not.
 *
 * @param id its unique name
 * @param statedLength the author's length
 * @param statedAim what its source says is to be looked for; null if it says nothing of that
 * @param aim what is looked for
 * @param authoredLine the author's moves as far as they are legal
 * @param moveCount how many moves the input has after its position, legal or not
 * @param lineEnd what stands after these moves
 * @param position the position, null if there is none
 * @param origin what results say about where it comes from
 * @param notes what is remarkable about it before any search
 * @param error why there is no position, null if there is one
 */
public record Prepared(
    String id,
    OptionalInt statedLength,
    @Nullable Aim statedAim,
    Aim aim,
    List<Integer> authoredLine,
    int moveCount,
    LineEnd lineEnd,
    @Nullable Position position,
    Result.Origin origin,
    List<NoteEntry> notes,
    Result.@Nullable Failure error) {

  private static final int LONGEST_TITLE = 40;

  /**
   * An entry made ready.
   *
   * @param options what the defender holds, and what is looked for
   */
  public static Prepared of(String id, InputEntry entry, JobOptions options, Messages messages) {
    if (entry instanceof InputEntry.Bad bad) {
      Result.Origin origin = origin(id, entry, bad.metadata(), null, null);
      ReadError error = bad.error();
      return new Prepared(
          id,
          bad.metadata().statedLength(),
          null,
          options.asked().aim(),
          List.of(),
          0,
          LineEnd.NOTHING,
          null,
          origin,
          warnings(bad.warnings(), messages),
          failure(List.of(error), messages));
    }
    Problem problem = ((InputEntry.Good) entry).problem();
    Aim aim = options.aim(StatedAim.of(problem).orElse(null));
    PosedProblem posed = PosedProblem.of(problem, options.defenderHand(), aim);
    Setup setup = posed.setup();
    String sfen = SfenWriter.sfen(setup);
    Result.Origin origin = origin(id, entry, problem.metadata(), setup.rules().name(), sfen);
    if (!posed.errors().isEmpty()) {
      Result.Failure failure = failure(posed.errors(), messages);
      return of(id, posed, null, origin, warnings(problem.warnings(), messages), failure);
    }
    List<NoteEntry> notes = warnings(problem.warnings(), messages);
    notes.addAll(HandNotes.of(posed.given(), posed.filled(), messages));
    Position position = posed.position();
    illegalMove(problem, position.copy(), messages, notes);
    return of(id, posed, position, origin, notes, null);
  }

  /** Nothing of the text of a problem is kept: many may wait, and some have large comments. */
  private static Prepared of(
      String id,
      PosedProblem posed,
      @Nullable Position position,
      Result.Origin origin,
      List<NoteEntry> notes,
      Result.@Nullable Failure error) {
    Problem problem = posed.problem();
    return new Prepared(
        id,
        problem.statedLength(),
        StatedAim.of(problem).orElse(null),
        posed.aim(),
        problem.authoredLine(),
        problem.tree().moves().length,
        posed.lineEnd(),
        position,
        origin,
        notes,
        error);
  }

  private static Result.Origin origin(
      String id, InputEntry entry, Metadata told, @Nullable String rules, @Nullable String sfen) {
    return new Result.Origin(
        id, place(entry), plain(title(told)), plain(told.author()), rules, sfen);
  }

  /** The title; of a long one, which goes on with remarks, the first words. */
  private static @Nullable String title(Metadata metadata) {
    String title = metadata.title();
    return title == null || title.length() <= LONGEST_TITLE ? title : title.split("; ", 2)[0];
  }

  private static @Nullable String place(InputEntry entry) {
    return entry.source().name().isEmpty() ? null : plain(entry.source().toString());
  }

  private static @Nullable String plain(@Nullable String text) {
    return text == null ? null : Columns.plain(text);
  }

  private static Result.Failure failure(List<ReadError> errors, Messages messages) {
    ReadError first = errors.get(0);
    Wording words = Sentences.of(errors);
    int column = first.line() > 0 ? Math.max(first.column(), 1) : 0;
    return new Result.Failure(
        first.code(), words.in(messages.locale()), words, first.line(), column);
  }

  /** What its source says that was left out, or may have been misunderstood. */
  private static List<NoteEntry> warnings(List<Warning> warnings, Messages messages) {
    List<NoteEntry> notes = new ArrayList<>();
    for (Warning warning : warnings) {
      notes.add(NoteEntry.of(warning.code(), Sentences.of(warning), messages.locale()));
    }
    return notes;
  }

  private static void illegalMove(
      Problem problem, Position position, Messages messages, List<NoteEntry> notes) {
    int move = problem.illegalMove();
    if (move != Move.NONE) {
      List<Integer> legal = problem.authoredLine();
      List<Integer> line = new ArrayList<>(legal);
      line.add(move);
      Position start = position.copy();
      legal.forEach(position::play);
      String rules = position.rules().name();
      List<Fault> found = Judge.faults(position, move);
      // The record's hands may hold less than ours, which has the rest that nobody told.
      Fault told = Move.isDrop(move) ? Fault.NOT_IN_HAND : Fault.CANNOT_REACH;
      List<Fault> faults = found.isEmpty() ? List.of(told) : found;
      Wording words =
          Sentences.of(
              "note." + Remark.AUTHORED_LINE_ILLEGAL.code(),
              in ->
                  new Object[] {
                    LineText.last(start, line, MoveStyle.of(null, in)), words(faults, rules, in)
                  });
      notes.add(
          NoteEntry.of(Remark.AUTHORED_LINE_ILLEGAL, legal.size() + 1, words, messages.locale()));
    }
  }

  private static String words(List<Fault> faults, String rules, Messages messages) {
    return faults.stream()
        .map(fault -> messages.variant("judge.fault." + fault.code(), rules))
        .collect(Collectors.joining(messages.get("list.separator")));
  }

  /**
   * What results say of the end of the author's line; null if they say nothing of it.
   *
   * @param compared whether the result is compared with that line
   */
  @Nullable
  public AuthoredEnd authoredEnd(boolean compared) {
    if (position == null
        || (!lineEnd.isIllegal() && (!compared || (authoredLine.isEmpty() && !lineEnd.mate())))) {
      return null;
    }
    String illegal = lineEnd.isIllegal() ? Move.toUsi(lineEnd.illegal(), position.rules()) : null;
    return new AuthoredEnd(illegal, compared && lineEnd.mate());
  }

  /** The result of a problem that is none. */
  public Result invalid(JobOptions options) {
    return new Result(
        origin,
        Result.Answer.of(Outcome.INVALID, options.of(this).asked().aim()),
        statedLength(),
        null,
        options.check() == null ? null : new CheckOutcome(Verdict.INVALID, List.of(), List.of()),
        notes,
        null,
        null,
        error);
  }

  /** The pieces of a packed hand, by letter. */
  static Map<String, Integer> pieces(Position position, int hand) {
    Map<String, Integer> pieces = new LinkedHashMap<>();
    for (int kind = 1; kind < position.rules().kindLimit(); kind++) {
      int count = Hand.count(hand, kind);
      if (count > 0) {
        pieces.put(String.valueOf(position.rules().type(kind).letter()), count);
      }
    }
    return pieces;
  }
}
