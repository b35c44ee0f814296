package io.github.tsume.results.json;

import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.results.json.CheckRequest.Branches;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Profile;

/** The question, as it stands in results. */
public final class RequestJson {
  private RequestJson() {}

  /** A request as text, to be sent to other machines. */
  public static String write(CheckRequest request) {
    return JsonFields.line(json -> fields(json, request));
  }

  /** The request that such a text holds. */
  public static CheckRequest read(String text) {
    return read(JsonTree.parse(text));
  }

  static void fields(JsonFields json, CheckRequest request) {
    aim(json, request.aim());
    CheckOptions options = request.options();
    json.put("profile", request.profile().code()).put("futile", request.futile().code());
    json.put("allCooks", options.allCooks()).put("late", options.late());
    int solutions = options.solve().solutions();
    json.positive("solutions", solutions == SolveOptions.USUAL_SOLUTIONS ? 0 : solutions);
    json.put("againstStated", request.againstStated());
    json.put("variations", request.branches().variations());
    json.put("tries", request.branches().tries()).put("certificate", request.certificate());
    json.flag("needless", request.needless());
  }

  /** What is looked for; nothing of mates, which older results look for too. */
  public static void aim(JsonFields json, Aim aim) {
    if (!aim.equals(Aim.MATE)) {
      json.put("goal", aim.goal().code()).positive("within", aim.within());
      json.flag("defenderBegins", aim.defenderBegins());
      json.positive("statedSolutions", aim.solutions() == 1 ? 0 : aim.solutions());
    }
  }

  static Aim aim(JsonTree json) {
    return json.text("goal") == null
        ? Aim.MATE
        : new Aim(
            ResultReader.known(json, "goal", Goal::ofCode),
            json.integer("within"),
            json.isTrue("defenderBegins"),
            json.number("statedSolutions") == null ? 1 : json.integer("statedSolutions"));
  }

  static CheckRequest read(JsonTree json) {
    FutileRule futile = ResultReader.known(json, "futile", FutileRule::ofCode);
    Profile profile = ResultReader.known(json, "profile", Profile::ofCode);
    return new CheckRequest(
        aim(json),
        new CheckOptions(
            SolveOptions.DEFAULT
                .withFutile(futile)
                .withSolutions(
                    json.number("solutions") == null
                        ? SolveOptions.USUAL_SOLUTIONS
                        : json.integer("solutions")),
            json.isTrue("allCooks"),
            Standards.of(profile, json.integer("late"))),
        json.isTrue("againstStated"),
        new Branches(json.integer("variations"), json.integer("tries")),
        json.isTrue("certificate"),
        json.isTrue("needless"));
  }
}
