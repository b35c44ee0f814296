package io.github.tsume.app.shared;

import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.text.Messages;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.TreeMap;

/**
 * The texts of scripts, out of properties: names that terminals say, too, stand in the messages
 * alone; what page and report both say in {@code shared/texts*.properties}, the rest beside their
 * scripts.
 */
public final class SharedTexts {
  /** How the keys of names begin; what has a slot for an argument is a sentence and no name. */
  static final List<String> FAMILIES =
      List.of("verdict.", "defect.", "severity.", "line-fails.", "reason.");

  /** What a text begins with that is the same as that under another key. */
  private static final String SAME = "@";

  private static final String PLACE = "io.github.tsume.app.";
  private static final List<Locale> LOCALES = List.of(Locale.ENGLISH, Locale.JAPANESE);

  private SharedTexts() {}

  /** The texts of the scripts of a folder, such as "page", as JSON: by language, then by key. */
  public static String of(String folder) {
    return JsonFields.line(
        json -> {
          for (Locale locale : LOCALES) {
            json.in(locale.getLanguage(), each -> texts(folder, locale).forEach(each::put));
          }
        });
  }

  private static TreeMap<String, String> texts(String folder, Locale locale) {
    Messages messages = Messages.of(locale);
    TreeMap<String, String> texts = new TreeMap<>();
    for (String family : FAMILIES) {
      for (String key : messages.keys(family)) {
        if (isName(messages.get(key))) {
          texts.put(key, printed(messages.get(key), family.equals("verdict.")));
        }
      }
    }
    ResourceBundle shared = bundle("shared", locale);
    for (ResourceBundle bundle : List.of(shared, bundle(folder, locale))) {
      for (String key : bundle.keySet()) {
        texts.put(key, resolved(bundle.getString(key), messages, shared));
      }
    }
    Arrays.stream(Goal.values())
        .filter(goal -> !goal.isUsual())
        .forEach(goal -> ofGoal(goal, messages).forEach(texts::putIfAbsent));
    return texts;
  }

  /**
   * What is said of a goal that has no sentences of its own: what it and its answers are called.
   */
  static Map<String, String> ofGoal(Goal goal, Messages messages) {
    String name = messages.get("verdict." + goal.reached().code());
    String reached = messages.get("outcome." + goal.reached().code());
    // In these sentences the third argument is within how many plies.
    String refuted = messages.get("outcome." + goal.refuted().code()).replace("{0}", "{2}");
    String isProved = messages.get("sought.proved").replace("{0}", reached);
    String isRefuted = messages.get("sought.proved").replace("{0}", refuted);
    String isFlawed = messages.get("sought.flawed").replace("{0}", reached);
    Map<String, String> texts = new TreeMap<>();
    texts.put("goal.", name);
    texts.put("plies.", reached);
    texts.put("doing.", messages.get("sought.doing").replace("{0}", name));
    Map<String, String> proved =
        Map.of(
            "unknown",
            messages.get("sought.unknown").replace("{0}", name),
            "found",
            isProved,
            "sound",
            isProved,
            "cooked",
            isFlawed,
            "incomplete",
            isFlawed,
            "unsolvable",
            isRefuted,
            goal.reached().code(),
            isProved,
            goal.refuted().code(),
            isRefuted);
    Map<String, String> told = new TreeMap<>();
    texts.forEach((key, text) -> told.put(key + goal.code(), printed(text, false)));
    proved.forEach(
        (word, text) -> told.put("proved." + goal.code() + "." + word, printed(text, true)));
    for (Verdict verdict : Verdict.values()) {
      String word = messages.verdict(goal, verdict.code());
      told.put(goal.code() + ".verdict." + verdict.code(), printed(word, true));
    }
    told.put(
        goal.code() + ".none", printed(messages.get("verdict." + goal.refuted().code()), true));
    return told;
  }

  static ResourceBundle bundle(String folder, Locale locale) {
    return Messages.bundle(PLACE + folder + ".texts", locale);
  }

  private static String resolved(String text, Messages messages, ResourceBundle shared) {
    if (!text.startsWith(SAME)) {
      return text;
    }
    String key = text.substring(SAME.length());
    for (Address address : Address.values()) {
      if (address.key().equals(key)) {
        return address.plain(messages);
      }
    }
    try {
      return printed(messages.get(key), false);
    } catch (MissingResourceException e) {
      return resolved(shared.getString(key), messages, shared);
    }
  }

  /** Whether a text is a name: no sentence with arguments and no mark between others. */
  private static boolean isName(String text) {
    return text.indexOf('{') < 0 && text.codePoints().anyMatch(Character::isLetter);
  }

  /**
   * With the apostrophe that is printed: terminals may lack it, and patterns double it.
   *
   * @param begins whether it begins what is said, as a verdict does
   */
  private static String printed(String name, boolean begins) {
    String text = name.replace("''", "'").replace('\'', '’');
    return begins ? text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1) : text;
  }

  /**
   * A thing that a release publishes, with the place where it is: out of one file, which a release
   * fills in. Until then there is a sentence on what works without it.
   */
  public enum Address {
    PAGE,
    ARCHIVES,
    LIBRARY;

    private static final String FILE = "io.github.tsume.app.shared.addresses";
    private static final String KEYS = "address.";

    /** The key of the sentence, as texts of scripts name it. */
    String key() {
      return KEYS + name().toLowerCase(Locale.ROOT);
    }

    /** The place, empty as long as there is none. */
    public String place() {
      return ResourceBundle.getBundle(FILE).getString(name().toLowerCase(Locale.ROOT)).strip();
    }

    /** The sentence that documents have, with commands marked as Markdown does. */
    public String sentence(Messages messages) {
      return sentence(messages, place());
    }

    /** The sentence for a place, or for that there is none. */
    public String sentence(Messages messages, String place) {
      return place.isEmpty() ? messages.get(key() + ".none") : messages.get(key(), place);
    }

    /** The sentence without marks. */
    public String plain(Messages messages) {
      return sentence(messages).replace("`", "");
    }
  }
}
