package io.github.tsume.app.report;

import io.github.tsume.app.text.Messages;
import java.util.List;
import java.util.Locale;

/**
 * Names that pages and terminals share: those of verdicts, defects and severities. They stand in
 * the messages alone; pages take them from there, so that a thing has one name.
 */
final class SharedTexts {
  /** How the keys begin; what has a slot for an argument is a sentence and no name. */
  static final List<String> FAMILIES = List.of("verdict.", "defect.", "severity.");

  private SharedTexts() {}

  /** The texts of a page in JSON, by language and key, with the shared ones put in. */
  static String with(String texts) {
    return put(put(texts, Locale.ENGLISH), Locale.JAPANESE);
  }

  private static String put(String texts, Locale locale) {
    String opening = "\"" + locale.getLanguage() + "\": {";
    if (!texts.contains(opening)) {
      throw new IllegalStateException("no " + opening);
    }
    return texts.replace(opening, opening + names(Messages.of(locale)));
  }

  private static String names(Messages messages) {
    StringBuilder names = new StringBuilder();
    for (String family : FAMILIES) {
      for (String key : messages.keys(family)) {
        String name = messages.get(key);
        if (isName(name)) {
          String shown = family.equals("verdict.") ? capital(name) : name;
          names.append('"').append(key).append("\": \"").append(printed(shown)).append("\",\n");
        }
      }
    }
    return "\n" + names;
  }

  /** Whether a text is a name: no sentence with arguments and no mark between others. */
  private static boolean isName(String text) {
    return text.indexOf('{') < 0 && text.codePoints().anyMatch(Character::isLetter);
  }

  /** A verdict begins what is said of a problem. */
  private static String capital(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** With the apostrophe that is printed; terminals may lack it. */
  private static String printed(String name) {
    return name.replace('\'', '’').replace("\\", "\\\\").replace("\"", "\\\"");
  }
}
