package io.github.tsume.results.json;

import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.results.json.CheckRequest.Branches;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Profile;
import java.io.StringWriter;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** The question, as it stands in results. */
public final class RequestJson {
  private static final JsonFactory FACTORY = new JsonFactory();

  private RequestJson() {}

  /** A request as text, to be sent to other machines. */
  public static String write(CheckRequest request) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      fields(json, request);
      json.writeEndObject();
    }
    return text.toString();
  }

  /** The request that such a text holds. */
  public static CheckRequest read(String text) {
    return read(JsonTree.parse(text));
  }

  static void fields(JsonGenerator json, CheckRequest request) {
    aim(json, request.aim());
    CheckOptions options = request.options();
    json.writeStringProperty("profile", request.profile().code());
    json.writeStringProperty("futile", request.futile().code());
    json.writeBooleanProperty("allCooks", options.allCooks());
    json.writeNumberProperty("late", options.late());
    json.writeBooleanProperty("againstStated", request.againstStated());
    json.writeNumberProperty("variations", request.branches().variations());
    json.writeNumberProperty("tries", request.branches().tries());
    json.writeBooleanProperty("certificate", request.certificate());
    if (request.needless()) {
      json.writeBooleanProperty("needless", true);
    }
  }

  /** What is looked for; nothing of mates, which older results look for too. */
  public static void aim(JsonGenerator json, Aim aim) {
    if (!aim.equals(Aim.MATE)) {
      json.writeStringProperty("goal", aim.goal().code());
      json.writeNumberProperty("within", aim.within());
    }
  }

  static Aim aim(JsonTree json) {
    return json.text("goal") == null
        ? Aim.MATE
        : new Aim(ResultReader.known(json, "goal", Goal::ofCode), json.integer("within"));
  }

  static CheckRequest read(JsonTree json) {
    FutileRule futile = ResultReader.known(json, "futile", FutileRule::ofCode);
    Profile profile = ResultReader.known(json, "profile", Profile::ofCode);
    return new CheckRequest(
        aim(json),
        new CheckOptions(
            SolveOptions.DEFAULT.withFutile(futile),
            json.isTrue("allCooks"),
            Standards.of(profile, json.integer("late"))),
        json.isTrue("againstStated"),
        new Branches(json.integer("variations"), json.integer("tries")),
        json.isTrue("certificate"),
        json.isTrue("needless"));
  }
}
