package io.github.tsume.results.text;

import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.record.Warning;
import io.github.tsume.verdict.Remark;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A maker of sentences in every language, of our texts and of what readers say. */
public final class Sentences {
  private static final String AT_PLACE = "note.at-place";
  private static final Messages ENGLISH = Messages.of(Locale.ENGLISH);
  private static final Messages JAPANESE = Messages.of(Locale.JAPANESE);

  /** What warns besides the warnings of readers: of hands, and of the author's line. */
  private static final Set<Remark> WARNINGS =
      Set.of(
          Remark.EMPTY_HAND,
          Remark.MISSING_PIECES,
          Remark.HANDICAP_GAME,
          Remark.AUTHORED_LINE_ILLEGAL);

  private Sentences() {}

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

  /** Whether something else than what was solved may be meant, or part of the input is lost. */
  public static boolean isWarning(String code) {
    return WARNINGS.stream().anyMatch(each -> each.code().equals(code)) || WarningCode.isCode(code);
  }
}
