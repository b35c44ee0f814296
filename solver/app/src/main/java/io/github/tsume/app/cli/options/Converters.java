package io.github.tsume.app.cli.options;

import io.github.tsume.app.bench.BenchSize;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.diagram.DiagramOptions.PieceStyle;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judge.JudgeOptions.EndRules;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.common.AtPly;
import io.github.tsume.notation.common.TextDecoder;
import io.github.tsume.results.text.Codes;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Profile;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.TypeConversionException;

/**
 * A translation of the values of options into what they mean; whether letters are small makes no
 * difference.
 */
public final class Converters {
  private Converters() {}

  /** A duration such as "60s", "500ms", "2min" or "1h30m"; a plain number is seconds. */
  public record Time(long millis) {}

  /** An amount of memory such as "2g" or "512m"; a plain number is megabytes. */
  public record Size(long bytes) {}

  /** How many of something of which there is at least one, such as "500", "20k" or "1.5m". */
  public record Count(long value) {
    public int asInt() {
      return (int) Math.min(value, Integer.MAX_VALUE);
    }
  }

  /** How many of something of which there may be none. */
  public record Whole(int value) {}

  /** When to use colours. */
  enum ColourChoice {
    AUTO,
    ALWAYS,
    NEVER
  }

  /** The languages of the program. */
  public enum Tongue {
    JA,
    EN
  }

  /** What the author states, or nothing. */
  public enum Against {
    STATED,
    NONE
  }

  public static void register(CommandLine commandLine, Messages messages) {
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
            Ruleset.class,
            text -> Ruleset.byName(text.toLowerCase(Locale.ROOT)).orElseThrow(() -> no(rulesets())))
        .registerConverter(FutileRule.class, constants(FutileRule.values()))
        .registerConverter(DefenderHand.class, constants(DefenderHand.values()))
        .registerConverter(DefectClass.class, constants(DefectClass.values()))
        .registerConverter(Profile.class, constants(Profile.values()))
        .registerConverter(Goal.class, Converters::goal)
        .registerConverter(MoveStyle.class, constants(MoveStyle.values()))
        .registerConverter(ColourChoice.class, constants(ColourChoice.values()))
        .registerConverter(Against.class, constants(Against.values()))
        .registerConverter(BenchSize.class, constants(BenchSize.values()))
        .registerConverter(Reports.Kind.class, constants(Reports.Kind.values()))
        .registerConverter(Shell.class, constants(Shell.values()))
        .registerConverter(Tongue.class, constants(Tongue.values()))
        .registerConverter(PieceStyle.class, constants(PieceStyle.values()))
        .registerConverter(EndRules.class, Converters::endRules);
  }

  /** A goal by its code, or the composers' word for it. */
  private static Goal goal(String text) {
    return Goal.named(text.toLowerCase(Locale.ROOT))
        .orElseThrow(() -> no(String.join("|", candidates(Goal.class))));
  }

  /** What can be typed for a value of this type; empty if that cannot be listed. */
  public static List<String> candidates(Class<?> type) {
    if (type == Ruleset.class) {
      return Ruleset.all().stream().map(Ruleset::name).toList();
    }
    Enum<?>[] constants = type.isEnum() ? (Enum<?>[]) type.getEnumConstants() : new Enum<?>[0];
    return Arrays.stream(constants).map(Codes::of).toList();
  }

  /** What may stand in the place of a value that could not be converted. */
  public static String expected(ArgSpec argument, String cause, Messages messages) {
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
    return String.join("|", candidates(Format.class));
  }

  private static String rulesets() {
    return String.join("|", candidates(Ruleset.class));
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
    OptionalLong millis = Quantities.millis(text);
    if (millis.isEmpty()) {
      throw no("60s|500ms|2m|1h");
    }
    if (millis.getAsLong() < 1) {
      throw no("1ms…");
    }
    return new Time(millis.getAsLong());
  }

  private static Count count(String text) {
    long value = Quantities.number(text).orElse(0);
    if (value < 1) {
      throw no("1…");
    }
    return new Count(value);
  }

  private static Whole whole(String text) {
    long value = Quantities.number(text).orElse(-1);
    if (value < 0 || value > Integer.MAX_VALUE) {
      throw no("0…");
    }
    return new Whole((int) value);
  }

  private static AtPly ply(String text) {
    if (text.equalsIgnoreCase("end")) {
      return AtPly.END;
    }
    long value = Quantities.number(text).orElse(-1);
    if (value < 0 || value > Integer.MAX_VALUE) {
      throw no("0…|end");
    }
    return AtPly.of((int) value);
  }

  private static Size size(String text) {
    OptionalLong bytes = Quantities.bytes(text);
    if (bytes.isEmpty()) {
      throw no("2g|512m");
    }
    if (bytes.getAsLong() < 1 << 20) {
      throw no("1m…");
    }
    return new Size(bytes.getAsLong());
  }

  private static Charset charset(String text) {
    Charset charset = TextDecoder.named(text);
    if (charset == null) {
      throw no("utf-8|shift_jis|euc-jp|…");
    }
    return charset;
  }

  /** The shells there are scripts for. */
  public enum Shell {
    BASH,
    ZSH,
    FISH;

    /** Nothing of it means anything else to a shell. */
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_@%+=:,./-]+");

    /** Words of a command line as they are typed into a shell. */
    public static String typed(List<String> words) {
      return words.stream().map(Shell::quoted).collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
      return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
  }
}
