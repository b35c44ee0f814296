package io.github.tsume.app.cli.options;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.find.ProblemFacts;
import io.github.tsume.app.find.QueryWords;
import io.github.tsume.notation.common.ExpectedWords;
import io.github.tsume.query.Query;
import io.github.tsume.query.Query.ExpressionException;
import io.github.tsume.query.Subject.Truth;
import io.github.tsume.results.text.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The query of {@code --where}, and of how many problems it could not be answered. */
public final class Where {
  private static final Set<String> OF_CHECKS = Set.of("verdict", "defect", "defects");
  private static final Set<String> OF_RESULTS = Set.of("leftover", "nodes");
  private static final Set<String> OWN = Set.of("title", "author", "length", "rules");

  private final Call session;
  private final @Nullable Query query;
  private final Map<String, Integer> lacks = new TreeMap<>();
  private int asked;
  private int open;
  private int fitting;
  private int stated;

  private Where(@Nullable Query query, Call session) {
    this.query = query;
    this.session = session;
  }

  /** The query of an option; null fits all. */
  public static Where of(@Nullable String text, Call session) {
    return text == null
        ? new Where(null, session)
        : new Where(
            Expressions.read(() -> Query.parse(text, new QueryWords()), "usage.where", session),
            session);
  }

  /** Whether there is a query. */
  public boolean isAsked() {
    return query != null;
  }

  /** Whether a problem fits, for sure; remembers what is not known of it. */
  public boolean fits(ProblemFacts facts) {
    if (query == null) {
      return true;
    }
    asked++;
    Truth truth = query.test(facts);
    if (truth == Truth.UNKNOWN) {
      open++;
      Set<String> lacking = new TreeSet<>();
      query.open(facts).forEach(name -> lacking.add(lack(name, facts)));
      lacking.forEach(lack -> lacks.merge(lack, 1, Integer::sum));
    }
    if (truth == Truth.YES) {
      fitting++;
      stated += query.names().contains("length") && facts.isLengthStated() ? 1 : 0;
    }
    return truth == Truth.YES;
  }

  private static String lack(String name, ProblemFacts facts) {
    if (OWN.contains(name) && !(name.equals("length") && facts.isResult())) {
      return name;
    }
    if (OF_CHECKS.contains(name) && !facts.isChecked()) {
      return "check";
    }
    if (facts.isResult()) {
      return name.equals("nodes") ? "result" : "answer";
    }
    return OF_RESULTS.contains(name) ? "result" : "line";
  }

  /** Whether nothing fits, and it is not known of all problems that they do not. */
  public boolean isOpen() {
    return fitting == 0 && open > 0;
  }

  /** Tells what could not be answered, and which lengths nobody has proved. */
  public void tell() {
    Messages messages = session.messages();
    List<String> lines = new ArrayList<>();
    if (stated > 0) {
      lines.add(messages.get("find.stated", stated, fitting));
    }
    lacks.forEach((lack, count) -> lines.add(messages.get("find.lack-" + lack, count, asked)));
    lines.forEach(session.console().err()::println);
  }

  /** Expressions that people type as the value of an option. */
  static final class Expressions {
    private Expressions() {}

    /**
     * What an expression says; where it goes wrong is told in the language of the call.
     *
     * @param key the message, with the column and what was expected there
     */
    static <T> T read(Supplier<T> reader, String key, Call call) {
      try {
        return reader.get();
      } catch (ExpressionException e) {
        Messages messages = call.messages();
        String expected =
            messages.isJapanese() ? ExpectedWords.japanese(e.expected()) : e.expected();
        throw new UserException(Tally.USAGE, messages.get(key, e.column(), expected));
      }
    }
  }
}
