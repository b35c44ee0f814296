package io.github.tsume.app.json;

import io.github.tsume.board.Move;
import io.github.tsume.brinkmate.Brinkmate;
import io.github.tsume.brinkmate.BrinkmateJudgement;
import io.github.tsume.brinkmate.Defence;
import io.github.tsume.brinkmate.Key;
import io.github.tsume.rules.Ruleset;
import java.io.StringWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Brinkmates as JSON, one line each; the order of the fields is fixed. */
public final class BrinkmateJson {
  public static final String SCHEMA = "tsume-brinkmate/1";

  private static final JsonFactory FACTORY = new JsonFactory();

  private final JsonGenerator json;
  private final Ruleset rules;

  private BrinkmateJson(JsonGenerator json, Ruleset rules) {
    this.json = json;
    this.rules = rules;
  }

  /**
   * The outcome as one line, without a line feed.
   *
   * @param origin the problem, which has a position
   * @param within how many plies the brinkmate might take
   * @param judgement what it says of the composition; null if that was not asked
   * @param certificate the file with its proofs; null if there is none
   * @param millis how long it took; negative if that is not to be told
   */
  public static String write(
      Result.Origin origin,
      Ruleset rules,
      Brinkmate found,
      int within,
      @Nullable BrinkmateJudgement judgement,
      @Nullable String certificate,
      long millis) {
    StringWriter text = new StringWriter(512);
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      json.writeStringProperty("schema", SCHEMA);
      json.writeStringProperty("goal", "hisshi");
      json.writeStringProperty("id", origin.id());
      optional(json, "source", origin.source());
      optional(json, "title", origin.title());
      json.writeStringProperty("rules", rules.name());
      optional(json, "sfen", origin.sfen());
      if (judgement != null) {
        json.writeStringProperty("verdict", judgement.verdict().code());
        json.writeArrayPropertyStart("flaws");
        judgement.flaws().forEach(flaw -> json.writeString(flaw.code()));
        json.writeEndArray();
      }
      new BrinkmateJson(json, rules).outcome(found, within);
      optional(json, "certificate", certificate);
      json.writeNumberProperty("nodes", found.nodes());
      if (millis >= 0) {
        json.writeNumberProperty("timeMs", millis);
      }
      json.writeEndObject();
    }
    return text.toString();
  }

  private void outcome(Brinkmate found, int within) {
    json.writeStringProperty("result", found.answer().code());
    json.writeNumberProperty("within", within);
    if (found.mate() != null) {
      moves("mate", found.mate().mainline());
    }
    if (found.plies() > 0) {
      json.writeNumberProperty("plies", found.plies());
      json.writeArrayPropertyStart("keys");
      found.keys().forEach(this::key);
      json.writeEndArray();
    }
    if (!found.open().isEmpty()) {
      moves("open", found.open());
    }
    if (found.mateOpen()) {
      json.writeBooleanProperty("mateOpen", true);
    }
    if (found.limit() != null) {
      json.writeStringProperty("reason", found.limit().code());
    }
  }

  private void key(Key key) {
    json.writeStartObject();
    json.writeStringProperty("move", Move.toUsi(key.move(), rules));
    if (!key.threat().isEmpty()) {
      moves("threat", key.threat());
    }
    json.writeArrayPropertyStart("defences");
    for (Defence defence : key.defences()) {
      json.writeStartObject();
      json.writeStringProperty("move", Move.toUsi(defence.move(), rules));
      if (defence.next() == null) {
        moves("mate", defence.mate());
      } else {
        json.writeName("next");
        key(defence.next());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void moves(String name, List<Integer> moves) {
    json.writeArrayPropertyStart(name);
    moves.forEach(move -> json.writeString(Move.toUsi(move, rules)));
    json.writeEndArray();
  }

  private static void optional(JsonGenerator json, String name, @Nullable String text) {
    if (text != null) {
      json.writeStringProperty(name, text);
    }
  }
}
