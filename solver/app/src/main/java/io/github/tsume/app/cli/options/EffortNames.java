package io.github.tsume.app.cli.options;

import io.github.tsume.mate.Effort;
import io.github.tsume.mate.Efforts;
import io.github.tsume.mate.MateEffort;
import io.github.tsume.soundness.SoundnessEffort;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads changes of efforts, such as {@code cook-first=500}, for those who measure. */
public final class EffortNames {
  private EffortNames() {}

  /** The efforts with some of them changed; empty if a name or a number is wrong. */
  public static Optional<Efforts> parse(List<String> changes) {
    Efforts efforts = Efforts.DEFAULT;
    for (String change : changes) {
      int equals = change.indexOf('=');
      Optional<Effort> effort = find(change.substring(0, Math.max(0, equals)));
      Optional<Double> value = number(change.substring(equals + 1));
      if (effort.isEmpty() || value.isEmpty()) {
        return Optional.empty();
      }
      efforts = efforts.with(effort.get(), value.get());
    }
    return Optional.of(efforts);
  }

  /** All efforts, those of the search for lengths first. */
  static Stream<Effort> all() {
    return Stream.concat(Stream.of(MateEffort.values()), Stream.of(SoundnessEffort.values()));
  }

  private static Optional<Effort> find(String code) {
    return all().filter(effort -> effort.code().equals(code)).findFirst();
  }

  private static Optional<Double> number(String text) {
    try {
      double value = Double.parseDouble(text.replace("_", ""));
      return value > 0 && value <= 1L << 40 ? Optional.of(value) : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
