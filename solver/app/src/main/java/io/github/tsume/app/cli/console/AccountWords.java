package io.github.tsume.app.cli.console;

import io.github.tsume.app.input.Account;
import io.github.tsume.app.input.Account.Fate;
import io.github.tsume.app.input.Account.Unit;
import io.github.tsume.results.text.Codes;
import io.github.tsume.results.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The account of an input in words. */
public final class AccountWords {
  private AccountWords() {}

  /** One line with the counts; empty where one file was given, or all was read. */
  public static String line(Account account, Messages messages) {
    long files = account.given(Unit.FILES);
    boolean plain = files == account.of(Unit.FILES, Fate.JUDGED);
    if (plain || (files == 1 && account.passed().isEmpty())) {
      return "";
    }
    List<String> parts = new ArrayList<>();
    for (Unit unit : Unit.values()) {
      if (account.given(unit) > 0) {
        parts.add(
            messages.get(
                "account." + Codes.of(unit),
                account.given(unit),
                account.of(unit, Fate.JUDGED),
                account.of(unit, Fate.INVALID),
                account.of(unit, Fate.NO_PROBLEM)));
      }
    }
    return messages.get("account", String.join(messages.get("list.separator"), parts));
  }

  /** A line for each file that is no problem, with the reason. */
  public static List<String> passed(Account account, Messages messages) {
    return account.passed().stream()
        .map(
            passed ->
                messages.get(
                    "passed-over.file",
                    passed.name(),
                    messages.get("passed-over." + passed.reason().code())))
        .toList();
  }
}
