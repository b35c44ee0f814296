package io.github.tsume.app.batch.log;

import io.github.tsume.app.input.Account;
import io.github.tsume.app.input.Account.Fate;
import io.github.tsume.app.input.Account.Unit;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.text.Codes;

/** The account of a run's input as JSON. */
public final class AccountJson {
  private AccountJson() {}

  /** One object with the counts in each unit, and the names of files that are no problems. */
  public static String of(Account account) {
    return JsonFields.line(json -> write(json, account));
  }

  /** The same, as the fields of an object. */
  public static void write(JsonFields json, Account account) {
    for (Unit unit : Unit.values()) {
      json.in(Codes.of(unit), counts -> counts(counts, account, unit));
    }
    json.each(
        "passed",
        account.passed(),
        (at, passed) -> at.put("name", passed.name()).put("reason", passed.reason().code()));
  }

  private static void counts(JsonFields json, Account account, Unit unit) {
    json.put("given", account.given(unit));
    for (Fate fate : Fate.values()) {
      json.put(fate.code(), account.of(unit, fate));
    }
  }
}
