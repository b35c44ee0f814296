package io.github.tsume.results.text;

import io.github.tsume.notation.common.Plurals;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Verdict;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The texts of the program in one language. */
public final class Messages {
  private static final String DEFECT = "defect.";
  private static final String VERDICT = "verdict.";

  private final ResourceBundle bundle;
  private final Locale locale;

  private Messages(ResourceBundle bundle, Locale locale) {
    this.bundle = bundle;
    this.locale = locale;
  }

  /** The texts in Japanese if that is the language of the locale, otherwise in English. */
  public static Messages of(Locale locale) {
    Locale supported =
        locale.getLanguage().equals(Locale.JAPANESE.getLanguage())
            ? Locale.JAPANESE
            : Locale.ENGLISH;
    return new Messages(Bundles.all(supported), supported);
  }

  /** A bundle in that very language, whatever the machine's own is. */
  public static ResourceBundle bundle(String name, Locale locale) {
    return Bundles.of(name, locale);
  }

  public Locale locale() {
    return locale;
  }

  public boolean isJapanese() {
    return locale.equals(Locale.JAPANESE);
  }

  /** The text under a key, with its arguments put in; what strangers wrote stays on its line. */
  public String get(String key, Object... arguments) {
    String pattern = text(key);
    if (arguments.length == 0) {
      return pattern;
    }
    String chosen =
        Plurals.chosen(pattern, at -> at < arguments.length ? String.valueOf(arguments[at]) : "");
    return Bundles.put(chosen, locale, onOneLine(arguments));
  }

  /** The text of a number of plies: that of the key, or its variant for a bound of the number. */
  public String get(String key, PlyCount count) {
    String bound = count.isExact() ? "" : "." + count.bound().code();
    return get(key + bound, (Object) count.plies());
  }

  /** The text under a key as it is written; verdicts and defects have their words in their rows. */
  private String text(String key) {
    Optional<String> word =
        coded(DEFECT, key)
            .flatMap(DefectClass::ofCode)
            .map(defect -> isJapanese() ? defect.japanese() : defect.english())
            .or(
                () ->
                    coded(VERDICT, key)
                        .flatMap(Verdict::ofCode)
                        .map(verdict -> isJapanese() ? verdict.japanese() : verdict.code()));
    return word.orElseGet(() -> bundle.getString(key));
  }

  private static Optional<String> coded(String beginning, String key) {
    return key.startsWith(beginning)
        ? Optional.of(key.substring(beginning.length()))
        : Optional.empty();
  }

  private static Object[] onOneLine(Object... arguments) {
    Object[] texts = arguments.clone();
    for (int i = 0; i < texts.length; i++) {
      // Numbers are written as is usual in the language.
      texts[i] = texts[i] instanceof Number ? texts[i] : Columns.oneLine(String.valueOf(texts[i]));
    }
    return texts;
  }

  /** The keys that begin so. */
  public List<String> keys(String beginning) {
    return Stream.of(
            Collections.list(bundle.getKeys()).stream(),
            Arrays.stream(DefectClass.values()).map(defect -> DEFECT + defect.code()),
            Arrays.stream(Verdict.values()).map(verdict -> VERDICT + verdict.code()))
        .flatMap(keys -> keys)
        .filter(key -> key.startsWith(beginning))
        .sorted()
        .toList();
  }

  /** The arguments with which the text under a key becomes this one; null if it does not. */
  Object @Nullable [] arguments(String key, String text) {
    for (String pattern : Plurals.all(text(key))) {
      Object[] taken = Bundles.taken(pattern, locale, text);
      if (taken != null) {
        return taken;
      }
    }
    return null;
  }

  /** The text under a key with a variant, such as the name of a game; else that under the key. */
  public String variant(String key, String variant) {
    return getOrElse(key + "." + variant, text(key));
  }

  /** A verdict, or what else a search comes down to, in the words of what was looked for. */
  public String verdict(Goal goal, String code) {
    String word = text("verdict." + code);
    String ofAnyGoal = goal.isUsual() ? word : getOrElse("sought.verdict." + code, word);
    return getOrElse(goal.code() + ".verdict." + code, ofAnyGoal);
  }

  /** The text under a key, or another one if there is none. */
  public String getOrElse(String key, String otherwise) {
    try {
      return text(key);
    } catch (MissingResourceException e) {
      return otherwise;
    }
  }

  /** A span of time as a clock shows it: 0:07, 12:30, 1:00:00. */
  public static String clock(double seconds) {
    long whole = Math.round(seconds);
    return whole < 3600
        ? String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60)
        : String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
  }
}
