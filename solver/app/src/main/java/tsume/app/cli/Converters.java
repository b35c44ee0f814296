package tsume.app.cli;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.TypeConversionException;
import tsume.app.bench.BenchSize;
import tsume.app.text.Codes;
import tsume.app.text.Messages;
import tsume.app.text.MoveStyle;
import tsume.board.DefenderHand;
import tsume.judge.EndRules;
import tsume.mate.FutileRule;
import tsume.notation.AtPly;
import tsume.notation.Format;
import tsume.notation.TextDecoder;
import tsume.rules.Ruleset;
import tsume.soundness.Profile;

/** Turns the values of options into what they mean. */
final class Converters {
  private static final Pattern TIME = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?)(ms|s|m|h|)");
  private static final Pattern COUNT = Pattern.compile("0*[1-9]\\d{0,17}");
  private static final Pattern WHOLE = Pattern.compile("\\d{1,9}");
  private static final Pattern SIZE = Pattern.compile("(\\d{1,9})([kmgKMG]?)[bB]?");

  private Converters() {}

  /** A duration such as "60s", "500ms", "2m" or "1h"; a plain number is seconds. */
  record Time(long millis) {}

  /** An amount of memory such as "2g" or "512m"; a plain number is megabytes. */
  record Size(long bytes) {}

  /** How many of something of which there is at least one. */
  record Count(long value) {
    int asInt() {
      return (int) Math.min(value, Integer.MAX_VALUE);
    }
  }

  /** How many of something of which there may be none. */
  record Whole(int value) {}

  /** When to use colours. */
  enum ColourChoice {
    AUTO,
    ALWAYS,
    NEVER
  }

  /** The languages of the program. */
  enum Tongue {
    JA,
    EN
  }

  /** What the author states, or nothing. */
  enum Against {
    STATED,
    NONE
  }

  static void register(CommandLine commandLine, Messages messages) {
    commandLine
        .registerConverter(Time.class, Converters::time)
        .registerConverter(Size.class, Converters::size)
        .registerConverter(Count.class, Converters::count)
        .registerConverter(Whole.class, Converters::whole)
        .registerConverter(AtPly.class, Converters::ply)
        .registerConverter(Charset.class, Converters::charset)
        .registerConverter(
            Format.class, text -> Format.named(text).orElseThrow(() -> no(formats())))
        .registerConverter(
            Ruleset.class, text -> Ruleset.byName(text).orElseThrow(() -> no(rulesets())))
        .registerConverter(FutileRule.class, constants(FutileRule.values()))
        .registerConverter(DefenderHand.class, constants(DefenderHand.values()))
        .registerConverter(Profile.class, constants(Profile.values()))
        .registerConverter(MoveStyle.class, constants(MoveStyle.values()))
        .registerConverter(ColourChoice.class, constants(ColourChoice.values()))
        .registerConverter(Against.class, constants(Against.values()))
        .registerConverter(BenchSize.class, constants(BenchSize.values()))
        .registerConverter(Tongue.class, constants(Tongue.values()))
        .registerConverter(ShowCommand.Names.class, constants(ShowCommand.Names.values()))
        .registerConverter(EndRules.class, Converters::endRules);
  }

  /** What may stand in the place of a value that could not be converted. */
  static String expected(ArgSpec argument, String cause, Messages messages) {
    Class<?> type = argument.type();
    if (type == int.class || type == long.class) {
      return messages.get("expected.number");
    }
    if (type == Count.class) {
      return messages.get("expected.count");
    }
    if (type == AtPly.class) {
      return messages.get("expected.ply");
    }
    if (type == Whole.class) {
      return messages.get("expected.whole");
    }
    if (cause.startsWith("=")) {
      return cause.substring(1);
    }
    int at = cause.lastIndexOf(": =");
    return at < 0 ? messages.get("expected.other") : cause.substring(at + 3);
  }

  private static TypeConversionException no(String expected) {
    return new TypeConversionException("=" + expected);
  }

  private static <T extends Enum<T>> ITypeConverter<T> constants(T[] values) {
    return text -> {
      for (T value : values) {
        if (Codes.of(value).equals(text.toLowerCase(Locale.ROOT))) {
          return value;
        }
      }
      throw no(Arrays.stream(values).map(Codes::of).collect(Collectors.joining("|")));
    };
  }

  private static String formats() {
    return Stream.of(Format.values()).map(Codes::of).collect(Collectors.joining("|"));
  }

  private static String rulesets() {
    return Ruleset.all().stream().map(Ruleset::name).collect(Collectors.joining("|"));
  }

  private static EndRules endRules(String text) {
    for (EndRules rules : EndRules.values()) {
      if (rules.code().equals(text.toLowerCase(Locale.ROOT))) {
        return rules;
      }
    }
    throw no(Stream.of(EndRules.values()).map(EndRules::code).collect(Collectors.joining("|")));
  }

  private static Time time(String text) {
    Matcher matcher = TIME.matcher(text);
    if (!matcher.matches()) {
      throw no("60s|500ms|2m|1h");
    }
    double unit =
        switch (matcher.group(2)) {
          case "ms" -> 1;
          case "m" -> 60_000;
          case "h" -> 3_600_000;
          default -> 1000;
        };
    long millis = Math.round(Double.parseDouble(matcher.group(1)) * unit);
    if (millis < 1) {
      throw no("1ms…");
    }
    return new Time(millis);
  }

  private static Count count(String text) {
    if (!COUNT.matcher(text).matches()) {
      throw no("1…");
    }
    return new Count(Long.parseLong(text));
  }

  private static Whole whole(String text) {
    if (!WHOLE.matcher(text).matches()) {
      throw no("0…");
    }
    return new Whole(Integer.parseInt(text));
  }

  private static AtPly ply(String text) {
    if (text.equals("end")) {
      return AtPly.END;
    }
    if (!WHOLE.matcher(text).matches()) {
      throw no("0…|end");
    }
    return AtPly.of(Integer.parseInt(text));
  }

  private static Size size(String text) {
    Matcher matcher = SIZE.matcher(text);
    if (!matcher.matches()) {
      throw no("2g|512m");
    }
    int shift =
        switch (matcher.group(2).toLowerCase(Locale.ROOT)) {
          case "k" -> 10;
          case "g" -> 30;
          default -> 20;
        };
    long bytes = Long.parseLong(matcher.group(1)) << shift;
    if (bytes < 1 << 20) {
      throw no("1m…");
    }
    return new Size(bytes);
  }

  private static Charset charset(String text) {
    Charset charset = TextDecoder.named(text);
    if (charset == null) {
      throw no("utf-8|shift_jis|euc-jp|…");
    }
    return charset;
  }
}
