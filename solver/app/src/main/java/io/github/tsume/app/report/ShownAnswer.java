package io.github.tsume.app.report;

import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The result of a problem for scripts: codes to look texts up with and, since scripts decide
 * nothing by how a code is spelt, what they decide by.
 */
public final class ShownAnswer {
  private ShownAnswer() {}

  /** Writes it as properties of the object that is open. */
  public static void write(JsonFields json, Result result) {
    Result.Answer answer = result.answer();
    Outcome outcome = answer.outcome();
    CheckOutcome check = result.check();
    Verdict like = check == null ? like(outcome) : check.verdict();
    json.put("result", outcome.code());
    if (outcome.isReached()) {
      json.put("length", answer.length().plies());
      json.put("exact", answer.length().isExact());
    }
    json.put(check == null ? "like" : "verdict", like.code());
    if (result.is(Verdict.SOUND) && Boolean.FALSE.equals(result.agrees())) {
      // What is not as its author states does not look sound.
      json.put("like", Verdict.INCOMPLETE.code());
    }
    json.flag("mates", outcome == Outcome.MATE);
    json.flag("refuted", outcome.isRefuted());
    json.flag("sound", check != null && like == Verdict.SOUND);
    json.flag("undecided", like == Verdict.UNKNOWN);
    json.flag("illegal", like == Verdict.INVALID);
  }

  /** The same of what cannot be looked for anything in. */
  public static void illegal(JsonFields json) {
    json.put("result", Outcome.INVALID.code());
    json.put("verdict", Verdict.INVALID.code());
    json.flag("illegal", true);
  }

  /** The verdict that an outcome which was not judged is like, for its colour and sign. */
  private static Verdict like(Outcome outcome) {
    return switch (outcome) {
      case UNKNOWN -> Verdict.UNKNOWN;
      case INVALID -> Verdict.INVALID;
      default -> outcome.isReached() ? Verdict.SOUND : Verdict.UNSOLVABLE;
    };
  }

  /** All words that a problem can come down to, in the order in which they are shown. */
  static List<String> words() {
    List<String> words = new ArrayList<>();
    for (Verdict verdict : Verdict.values()) {
      if (verdict != Verdict.SOUND) {
        words.add(verdict.code());
      }
    }
    words.add(Verdict.SOUND.code());
    Arrays.stream(Goal.values()).forEach(goal -> words.add(goal.refuted().code()));
    Arrays.stream(Goal.values()).forEach(goal -> words.add(goal.reached().code()));
    return words;
  }
}
