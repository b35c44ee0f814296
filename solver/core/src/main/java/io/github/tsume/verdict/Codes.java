package io.github.tsume.verdict;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** The names of constants in results. */
final class Codes {
  private Codes() {}

  /** The code of a constant, such as "no-mate". */
  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The constant that has a code. */
  static <T> Optional<T> find(T[] constants, Function<T, String> codes, String code) {
    return Arrays.stream(constants).filter(each -> codes.apply(each).equals(code)).findFirst();
  }
}
