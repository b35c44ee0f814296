package io.github.tsume.app.batch.log;

import io.github.tsume.app.input.Account;
import io.github.tsume.app.input.Account.Fate;
import io.github.tsume.app.input.Account.Unit;
import io.github.tsume.results.text.Codes;
import java.io.StringWriter;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** The account of a run's input as JSON. */
public final class AccountJson {
  private static final JsonFactory FACTORY = new JsonFactory();

  private AccountJson() {}

  /** One object with the counts in each unit, and the names of files that are no problems. */
  public static String of(Account account) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      for (Unit unit : Unit.values()) {
        json.writeObjectPropertyStart(Codes.of(unit));
        json.writeNumberProperty("given", account.given(unit));
        for (Fate fate : Fate.values()) {
          json.writeNumberProperty(fate.code(), account.of(unit, fate));
        }
        json.writeEndObject();
      }
      json.writeArrayPropertyStart("passed");
      for (Account.Passed passed : account.passed()) {
        json.writeStartObject();
        json.writeStringProperty("name", passed.name());
        json.writeStringProperty("reason", passed.reason().code());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    return text.toString();
  }
}
