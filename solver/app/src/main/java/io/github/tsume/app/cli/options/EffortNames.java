package io.github.tsume.app.cli.options;

import com.google.common.collect.ImmutableMap;
import io.github.tsume.budget.Effort;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A reader of changes of efforts, such as {@code cook-first=500}, for those who measure. */
public final class EffortNames {
  private static final ImmutableMap<String, Effort> ALL = read();

  private EffortNames() {}

  /** The efforts with some of them changed; empty if a name or a number is wrong. */
  public static Optional<Efforts> parse(List<String> changes) {
    Efforts efforts = Efforts.DEFAULT;
    for (String change : changes) {
      int equals = change.indexOf('=');
      Effort effort = ALL.get(change.substring(0, Math.max(0, equals)));
      Optional<Double> value = number(change.substring(equals + 1));
      if (effort == null || value.isEmpty() || !effort.allows(value.get())) {
        return Optional.empty();
      }
      efforts = efforts.withValue(effort, value.get());
    }
    return Optional.of(efforts);
  }

  /** All efforts by their names, in the order of their table. */
  public static ImmutableMap<String, Effort> all() {
    return ALL;
  }

  /** An effort's name is that of its constant, so that it stands nowhere twice. */
  private static ImmutableMap<String, Effort> read() {
    ImmutableMap.Builder<String, Effort> all = ImmutableMap.builder();
    for (Field field : EffortTable.class.getFields()) {
      try {
        String name = field.getName().toLowerCase(Locale.ROOT).replace('_', '-');
        all.put(name, (Effort) field.get(null));
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(e);
      }
    }
    return all.buildOrThrow();
  }

  private static Optional<Double> number(String text) {
    try {
      return Optional.of(Double.parseDouble(text.replace("_", "")));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
