package io.github.tsume.results.json;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.results.text.Wording;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The statement about one problem: a line of {@code results.jsonl}.
 *
 * @param origin which problem it is
 * @param answer whether it mates and how
 * @param statedLength the length that its author states, 0 for "no mate"
 * @param agrees whether the answer agrees with what the author states; null if nothing is stated
 * @param check the verdict of a soundness check, null if there was none
 * @param notes remarks that are no defects
 * @param effort what it took, null if that is not to be told
 * @param reason which limit left something open, or what failed; null if none did: nothing is open,
 *     or the search left it so by its own measure
 * @param error why the problem is invalid, null if it is not
 * @param standing what of it is open
 * @param stopped whether the search ended where it did because what was found was enough for who
 *     asked
 * @param extras what is told only where it applies or is asked for
 */
public record Result(
    Origin origin,
    Answer answer,
    OptionalInt statedLength,
    @Nullable Boolean agrees,
    @Nullable CheckOutcome check,
    List<NoteEntry> notes,
    @Nullable Effort effort,
    @Nullable Reason reason,
    @Nullable Failure error,
    Standing standing,
    boolean stopped,
    Extras extras) {
  /** So many defences against each key are shown with their mates. */
  public static final int MOST_DEFENCES = 4;

  /** All that {@link #word} may say, in the order in which totals tell it. */
  public static final List<String> WORDS =
      Stream.concat(
              Arrays.stream(Verdict.values())
                  .filter(each -> each != Verdict.UNKNOWN && each != Verdict.INVALID)
                  .map(Verdict::code),
              Arrays.stream(Outcome.values()).map(Outcome::code))
          .toList();

  public Result {
    notes = List.copyOf(notes);
  }

  /** A result of which nothing is open but what its answer and its check leave so. */
  public Result(
      Origin origin,
      Answer answer,
      OptionalInt statedLength,
      @Nullable Boolean agrees,
      @Nullable CheckOutcome check,
      List<NoteEntry> notes,
      @Nullable Effort effort,
      @Nullable Reason reason,
      @Nullable Failure error) {
    this(
        origin,
        answer,
        statedLength,
        agrees,
        check,
        notes,
        effort,
        reason,
        error,
        standing(answer, check),
        false,
        Extras.NONE);
  }

  /**
   * Which problem a result is about.
   *
   * @param id its name, unique in a batch and fit for a file name
   * @param source the file and line, null for a position that was typed
   * @param title its title, if it has one
   * @param author its author, if one is named
   * @param rules the name of the ruleset, null if the problem could not be read
   * @param sfen the full canonical SFEN, null if the problem could not be read
   */
  public record Origin(
      String id,
      @Nullable String source,
      @Nullable String title,
      @Nullable String author,
      @Nullable String rules,
      @Nullable String sfen) {}

  /**
   * Whether it mates, or there is a brinkmate, and how.
   *
   * @param outcome the answer
   * @param length the length in plies, of a brinkmate up to its last key; unknown if there is none
   * @param rawLength the length with every interposition counted, where it was asked for and is
   *     proved: never a bound
   * @param leftover what the attacker has in hand at the end: counts by SFEN letter
   * @param mainline the moves in USI; empty if they are not known
   * @param mainlineText the same for people
   * @param aim what was looked for
   * @param keys the first moves of a brinkmate, that of the mainline first
   * @param solutions the solutions where both sides help; null of other goals
   */
  public record Answer(
      Outcome outcome,
      PlyCount length,
      OptionalInt rawLength,
      Map<String, Integer> leftover,
      List<String> mainline,
      String mainlineText,
      Aim aim,
      List<KeyEntry> keys,
      @Nullable SolutionsEntry solutions) {
    public Answer {
      mainline = List.copyOf(mainline);
      keys = List.copyOf(keys);
    }

    /** An answer about a mate. */
    public Answer(
        Outcome outcome,
        PlyCount length,
        OptionalInt rawLength,
        Map<String, Integer> leftover,
        List<String> mainline,
        String mainlineText) {
      this(outcome, length, rawLength, leftover, mainline, mainlineText, Aim.MATE, List.of(), null);
    }

    /** An answer without a mate. */
    public static Answer of(Outcome outcome) {
      return of(outcome, Aim.MATE);
    }

    /** An answer that reaches nothing, whatever was looked for. */
    public static Answer of(Outcome outcome, Aim aim) {
      return new Answer(
          outcome,
          PlyCount.UNKNOWN,
          OptionalInt.empty(),
          Map.of(),
          List.of(),
          "",
          aim,
          List.of(),
          null);
    }
  }

  /**
   * What is told only where it applies or is asked for.
   *
   * @param authoredLine the author's moves in USI as the input has them, as far as they are legal
   * @param authoredEnd what stands after them; null if he gives none, and in results of older
   *     versions
   * @param variations the defender's other replies along the mainline
   * @param tries the attacker's other checks that fail
   * @param certificate the file that holds the proofs, relative to the results; null if there is
   *     none
   * @param digest its sum, 64 hexadecimal digits; null without it, and in older results
   * @param certified how much they show, the code of a {@link Seal}; null without proofs
   * @param otherwise the first field that, where it was read, was not as it would have been written
   *     with all the rest; null if there is none
   */
  public record Extras(
      List<String> authoredLine,
      @Nullable AuthoredEnd authoredEnd,
      List<VariationEntry> variations,
      List<TryEntry> tries,
      @Nullable String certificate,
      @Nullable String digest,
      @Nullable String certified,
      @Nullable String otherwise) {
    /** Nothing more. */
    public static final Extras NONE = new Extras(List.of(), null, List.of(), List.of());

    /** Those of a result that is made here, without proofs. */
    public Extras(
        List<String> authoredLine,
        @Nullable AuthoredEnd authoredEnd,
        List<VariationEntry> variations,
        List<TryEntry> tries) {
      this(authoredLine, authoredEnd, variations, tries, null, null, null, null);
    }

    /** The same with proofs. */
    public Extras certified(@Nullable String file, @Nullable String sum, @Nullable String seal) {
      return new Extras(authoredLine, authoredEnd, variations, tries, file, sum, seal, otherwise);
    }

    /** The same with a field that was read otherwise. */
    Extras otherwise(String field) {
      return new Extras(
          authoredLine, authoredEnd, variations, tries, certificate, digest, certified, field);
    }

    public Extras {
      authoredLine = List.copyOf(authoredLine);
      variations = List.copyOf(variations);
      tries = List.copyOf(tries);
    }
  }

  /**
   * What a result took.
   *
   * @param limits what it might have taken
   * @param nodes the nodes searched
   * @param overtimeNodes how many of them went beyond the limit, to finish what was begun
   * @param timeMs the milliseconds it took
   */
  public record Effort(Limits limits, long nodes, long overtimeNodes, long timeMs) {}

  /**
   * The limits of one problem.
   *
   * @param seconds the time, null for none
   * @param nodes the nodes, null for none
   * @param hash the memory of the table, such as "2g"
   */
  public record Limits(@Nullable Double seconds, @Nullable Long nodes, String hash) {}

  /**
   * Why a problem is invalid.
   *
   * @param code a stable code
   * @param message the reason in the language of the run
   * @param words the same in every language, null where it is not ours
   * @param line the line of the source, 0 if none
   * @param column the column of the line, 0 if none
   */
  public record Failure(
      String code, String message, @Nullable Wording words, int line, int column) {}

  /** Whether one of the author's moves is not legal; older versions said so in a remark alone. */
  public boolean hasIllegalMove() {
    AuthoredEnd end = extras.authoredEnd();
    return end != null
        ? end.illegal() != null
        : notes.stream().anyMatch(note -> note.is(Remark.AUTHORED_LINE_ILLEGAL));
  }

  /**
   * What it is about; empty where that is not told, or not in the one text that there is for it.
   */
  public Optional<Setup> setup() {
    return Ruleset.byName(String.valueOf(origin.rules()))
        .flatMap(rules -> CanonicalSfen.read(String.valueOf(origin.sfen()), rules))
        .map(setup -> setup.toBuilder().defenderBegins(answer.aim().defenderBegins()).build());
  }

  /** The position that it is about, if there is one that is legal. */
  public Optional<Position> position() {
    return setup().filter(setup -> setup.faults().isEmpty()).map(Position::of);
  }

  /** The problem's name. */
  public String id() {
    return origin.id();
  }

  /** The verdict if it was checked, else the outcome: one word for all. */
  public String word() {
    return check != null ? check.verdict().code() : answer.outcome().code();
  }

  /** Whether it was checked and has this verdict. */
  public boolean is(Verdict verdict) {
    return check != null && check.verdict() == verdict;
  }

  /** Whether that word is "unknown": no verdict, or where none was asked for, no answer. */
  public boolean isUnknown() {
    return check != null ? is(Verdict.UNKNOWN) : answer.outcome() == Outcome.UNKNOWN;
  }

  /** Whether the program failed, so that the problem is to be done again whatever the limits. */
  public boolean isFailure() {
    return reason != null && reason.isFailure();
  }

  /**
   * The other lines that people are shown: the defender's replies that were listed, or of a
   * brinkmate those that hold out longest; where both sides help, the other solutions.
   */
  public List<VariationEntry> shownVariations() {
    if (answer.solutions() != null) {
      return answer.solutions().variations(answer.mainline());
    }
    return answer.keys().isEmpty()
        ? extras.variations()
        : answer.keys().get(0).variations(1, MOST_DEFENCES);
  }

  /** The moves that a defect's ply counts along: the author's, or those of the mainline. */
  public List<String> lineOf(DefectEntry defect) {
    return defect.isOfAuthorsLine() ? extras.authoredLine() : answer.mainline();
  }

  /** Whether more time would change nothing: all was examined that was asked for. */
  public boolean isComplete() {
    return answer.outcome() != Outcome.INVALID && standing.isSettled();
  }

  /**
   * Whether what it says of its standing fits: told as open is what answer, check and remarks leave
   * open; and one that is complete was ended by nothing.
   */
  public boolean isStandingTrue() {
    return standing.unfinished().containsAll(standing(answer, check, notes).unfinished())
        && (!standing.isSettled() || (reason == null && !stopped));
  }

  /** How something stands by its answer, its check and what is remarked. */
  static Standing standing(Answer answer, @Nullable CheckOutcome check, List<NoteEntry> notes) {
    return standing(answer, check)
        .with(notes.stream().flatMap(note -> note.leaves().stream()).toList());
  }

  /** How something stands by its answer and its check, whatever else was asked. */
  static Standing standing(Answer answer, @Nullable CheckOutcome check) {
    Set<Unfinished> open = EnumSet.noneOf(Unfinished.class);
    if (answer.outcome() == Outcome.UNKNOWN) {
      open.add(Unfinished.MATE);
    }
    if (answer.outcome().isReached() && !answer.length().isExact()) {
      open.add(Unfinished.LENGTH);
    }
    if (check != null && check.verdict() == Verdict.UNKNOWN) {
      open.add(Unfinished.VERDICT);
    }
    if (check != null && !check.open().isEmpty()) {
      open.add(Unfinished.MOVES);
    }
    return new Standing(open);
  }

  /** Whether a search was cut short by an interrupt, so that it is to be done again. */
  public boolean isInterrupted() {
    return reason == Reason.INTERRUPTED;
  }

  /** This result as what was known when something else was cut short. */
  public Result withReason(@Nullable Reason why, @Nullable Effort took) {
    return with(origin, notes, took, why, standing, stopped, extras);
  }

  /** This result as enough for who asked, though more might have been found out. */
  public Result asStopped() {
    return with(origin, notes, effort, null, standing, true, extras);
  }

  /** This result, standing otherwise. */
  public Result withStanding(Standing other) {
    return with(origin, notes, effort, reason, other, stopped, extras);
  }

  /** This result of a problem that comes from elsewhere. */
  public Result withOrigin(Origin other) {
    return with(other, notes, effort, reason, standing, stopped, extras);
  }

  /** This result with other remarks. */
  public Result withNotes(List<NoteEntry> others) {
    return with(origin, others, effort, reason, standing, stopped, extras);
  }

  /** This result, told with the time that it was really given. */
  public Result withTimeLimit(long millis) {
    if (effort == null) {
      return this;
    }
    Limits given = new Limits(millis / 1000.0, effort.limits.nodes, effort.limits.hash);
    return withReason(reason, new Effort(given, effort.nodes, effort.overtimeNodes, effort.timeMs));
  }

  /** This result with one more remark. */
  public Result withNote(NoteEntry note) {
    List<NoteEntry> more = new ArrayList<>(notes);
    more.add(note);
    return withNotes(more);
  }

  /** This result with what is told besides. */
  public Result withExtras(Extras more) {
    return with(origin, notes, effort, reason, standing, stopped, more);
  }

  /** This result, told otherwise: what was found out stays. */
  private Result with(
      Origin from,
      List<NoteEntry> remarks,
      @Nullable Effort took,
      @Nullable Reason why,
      Standing stands,
      boolean stops,
      Extras besides) {
    return new Result(
        from,
        answer,
        statedLength,
        agrees,
        check,
        remarks,
        took,
        why,
        error,
        stands,
        stops,
        besides);
  }
}
