package io.github.tsume.app.report;

import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/**
 * The result of a problem for scripts: codes to look texts up with and, since scripts decide
 * nothing by how a code is spelt, what they decide by.
 */
public final class ShownAnswer {
  private ShownAnswer() {}

  /** Writes it as properties of the object that is open. */
  public static void write(JsonGenerator json, Result result) {
    Result.Answer answer = result.answer();
    Outcome outcome = answer.outcome();
    CheckOutcome check = result.check();
    Verdict like = check == null ? like(outcome) : check.verdict();
    json.writeStringProperty("result", outcome.code());
    if (outcome.isReached()) {
      json.writeNumberProperty("length", answer.length());
      json.writeBooleanProperty("exact", answer.exact());
    }
    json.writeStringProperty(check == null ? "like" : "verdict", like.code());
    if (result.is(Verdict.SOUND) && Boolean.FALSE.equals(result.agrees())) {
      // What is not as its author states does not look sound.
      json.writeStringProperty("like", Verdict.INCOMPLETE.code());
    }
    flag(json, "mates", outcome == Outcome.MATE);
    flag(json, "refuted", outcome.isRefuted());
    flag(json, "sound", check != null && like == Verdict.SOUND);
    flag(json, "undecided", like == Verdict.UNKNOWN);
    flag(json, "illegal", like == Verdict.INVALID);
  }

  /** The same of what cannot be looked for anything in. */
  public static void illegal(JsonGenerator json) {
    json.writeStringProperty("result", Outcome.INVALID.code());
    json.writeStringProperty("verdict", Verdict.INVALID.code());
    flag(json, "illegal", true);
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

  private static void flag(JsonGenerator json, String name, boolean value) {
    if (value) {
      json.writeBooleanProperty(name, true);
    }
  }
}
