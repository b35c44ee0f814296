package io.github.tsume.results.text;

import io.github.tsume.notation.common.ReadError;
import io.github.tsume.record.Warning;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A sentence by code and arguments, and said in every language.
 *
 * <p>Results hold it, so that who reads them later does so in his own language, whatever the
 * language of the run was.
 *
 * @param code the stable code of the sentence, such as "rising-rule"
 * @param arguments what is put into it, in order, as an English reader has it
 */
public record Wording(String code, List<String> arguments, String english, String japanese) {
  private static final String AT_PLACE = "note.at-place";
  private static final Messages ENGLISH = Messages.of(Locale.ENGLISH);
  private static final Messages JAPANESE = Messages.of(Locale.JAPANESE);

  public Wording {
    arguments = List.copyOf(arguments);
  }

  /** The text under a key of {@link Messages} with its arguments put in. */
  public static Wording of(String key, Object... arguments) {
    return of(key, messages -> arguments);
  }

  /** The same with arguments that are words themselves, and so are not alike in all languages. */
  public static Wording of(String key, Function<Messages, Object[]> arguments) {
    Object[] english = arguments.apply(ENGLISH);
    return new Wording(
        key.substring(key.indexOf('.') + 1),
        Stream.of(english).map(String::valueOf).toList(),
        ENGLISH.get(key, english),
        JAPANESE.get(key, arguments.apply(JAPANESE)));
  }

  /** A sentence of ours in any language, as older results hold it; null if it is not known. */
  public static @Nullable Wording recognised(String text) {
    for (String prefix : List.of("why.", "note.")) {
      for (String key : ENGLISH.keys(prefix)) {
        Object[] found = key.equals(AT_PLACE) ? null : ENGLISH.arguments(key, text);
        if (found == null && !key.equals(AT_PLACE)) {
          found = JAPANESE.arguments(key, text);
        }
        if (found != null) {
          return of(key, found);
        }
      }
    }
    return null;
  }

  /** What a reader remarks, with the line it remarks it of. */
  public static Wording of(Warning warning) {
    String line = String.valueOf(warning.line());
    return new Wording(
        warning.code(),
        warning.arguments(),
        ENGLISH.get(AT_PLACE, line, Columns.plain(warning.english())),
        JAPANESE.get(AT_PLACE, line, Columns.plain(warning.japanese())));
  }

  /** Why something cannot be read: all reasons, and what the first one expects. */
  public static Wording of(List<ReadError> errors) {
    ReadError first = errors.get(0);
    return new Wording(
        first.code(), first.arguments(), sentence(errors, ENGLISH), sentence(errors, JAPANESE));
  }

  private static String sentence(List<ReadError> errors, Messages messages) {
    String expected = errors.get(0).expected(messages.locale());
    String text =
        String.join(
            messages.get("list.separator"),
            errors.stream().map(error -> error.message(messages.locale())).distinct().toList());
    return expected.isEmpty() ? text : messages.get("error.expected", text, expected);
  }

  /** The sentence in the language of the messages. */
  public String in(Messages messages) {
    return messages.isJapanese() ? japanese : english;
  }
}
