package io.github.tsume.app.cli.print;

import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.SolutionsEntry;
import io.github.tsume.results.json.Sureness;
import io.github.tsume.results.text.Messages;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The words for what results say in codes. */
public final class Words {
  /** Warnings of lines that may be hands and were taken for something else. */
  private static final Set<String> MAYBE_HANDS =
      Set.of(WarningCode.NOT_HAND.code(), WarningCode.NAME_NOT_HAND.code());

  private final Messages messages;

  public Words(Messages messages) {
    this.messages = messages;
  }

  String verdict(String code) {
    return messages.get("verdict." + code);
  }

  /** What a result comes down to, in the words of what was looked for. */
  String word(Result result) {
    return messages.verdict(result.answer().aim().goal(), result.word());
  }

  String defect(DefectClass kind) {
    return messages.get("defect." + kind.code());
  }

  /** Why an author's line is no mate, in brackets. */
  String why(DefectEntry defect) {
    String code = defect.why() == null ? "" : defect.why();
    return messages.get("line-fails.why", messages.getOrElse("line-fails." + code, code));
  }

  /** That a problem is cooked if the line that was examined is the mainline; empty if it is not. */
  public Optional<String> likely(Result result) {
    int ply = result.check() == null ? 0 : result.check().likelyCookedAt();
    String key = result.answer().length().isExact() ? "unless-another" : "unless-shorter";
    return ply == 0
        ? Optional.empty()
        : Optional.of(messages.get("verdict.cooked-" + key, String.valueOf(ply)));
  }

  /**
   * That a hand may have been left out, where there is said to be no mate and the attacker holds
   * nothing; empty if none was.
   */
  Optional<String> handLeftOut(Result result) {
    String sfen = result.origin().sfen();
    String[] fields = sfen == null ? new String[0] : sfen.split(" ", -1);
    boolean none = result.answer().outcome().isRefuted();
    if (!none || fields.length < 3) {
      return Optional.empty();
    }
    boolean holds =
        Pattern.compile(fields[1].equals("w") ? "[a-z]" : "[A-Z]").matcher(fields[2]).find();
    boolean left = result.notes().stream().anyMatch(note -> MAYBE_HANDS.contains(note.code()));
    return left && !holds ? Optional.of(messages.get("verdict.hand-left-out")) : Optional.empty();
  }

  String severity(Severity severity) {
    return messages.get("severity." + severity.code());
  }

  /**
   * The code of what a result is like, for its colour: one that is sound but not as stated is like
   * one that has a flaw.
   */
  String like(Result result) {
    boolean differs = result.is(Verdict.SOUND) && Boolean.FALSE.equals(result.agrees());
    return differs ? Severity.FLAW.code() : result.word();
  }

  /** What is open of a defect that is listed, so that it does not look final; else nothing. */
  String unsettled(Result result, DefectEntry defect) {
    String code = Sureness.of(result, defect).code();
    return code.isEmpty() ? "" : messages.get(code);
  }

  String reason(Reason reason) {
    return messages.getOrElse("reason." + reason.code().replace(' ', '-'), reason.code());
  }

  /** "mate in 69", "mate in at most 69", "no mate", "unknown". */
  String outcome(Result result) {
    Result.Answer answer = result.answer();
    Outcome outcome = answer.outcome();
    if (outcome.isReached()) {
      return messages.get("outcome." + outcome.code(), answer.length()) + solutions(result);
    }
    int within = answer.aim().within();
    return outcome.isRefuted() && within > 0
        ? messages.get("outcome." + outcome.code(), String.valueOf(within))
        : messages.get("verdict." + outcome.code());
  }

  /** How many solutions there are, where there may be several. */
  private String solutions(Result result) {
    SolutionsEntry solutions = result.answer().solutions();
    if (solutions == null) {
      return "";
    }
    long count = solutions.count();
    boolean open = result.standing().leaves(Unfinished.SOLUTION_COUNT);
    String key = count >= SolutionsEntry.MANY ? "solutions.many" : "solutions";
    String number = String.format(Locale.ENGLISH, "%d", count);
    String text = messages.get(open ? "solutions.so-far" : key, number);
    int shown = solutions.lines().size();
    return messages.get("list.separator")
        + text
        + (shown < count
            ? messages.get("list.separator")
                + messages.get("solutions.shown", String.valueOf(shown))
            : "");
  }

  /** Pieces by letter, as "2P N" or "歩2桂". */
  String pieces(Map<String, Integer> pieces, Ruleset rules) {
    return pieces.entrySet().stream()
        .map(
            piece -> {
              String count = piece.getValue() > 1 ? String.valueOf(piece.getValue()) : "";
              int kind = rules.kindOf(piece.getKey().charAt(0));
              return messages.isJapanese() && kind > 0
                  ? rules.type(kind).kanji() + count
                  : count + piece.getKey();
            })
        .collect(Collectors.joining(messages.isJapanese() ? "" : " "));
  }

  /** "123 nodes, 0.81 s"; and how many of the nodes went beyond the limit, if any did. */
  public String effort(Result.Effort effort) {
    Locale locale = Locale.ENGLISH;
    return messages.get(
        effort.overtimeNodes() == 0 ? "effort" : "effort.overtime",
        String.format(locale, "%,d", effort.nodes()),
        String.format(locale, "%.2f", effort.timeMs() / 1000.0),
        String.format(locale, "%,d", effort.overtimeNodes()));
  }

  /** The same, and how many positions were kept where plies are searched one by one. */
  String effort(Result.Effort effort, Result.Answer answer) {
    SolutionsEntry solutions = answer.solutions();
    String spent = effort(effort);
    long kept =
        solutions == null ? 0 : solutions.layers().stream().mapToLong(Integer::longValue).sum();
    return kept == 0
        ? spent
        : messages.get("effort.kept", spent, String.format(Locale.ENGLISH, "%,d", kept));
  }
}
