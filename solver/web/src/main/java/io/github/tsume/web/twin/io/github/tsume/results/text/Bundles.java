package io.github.tsume.web.twin.io.github.tsume.results.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** The texts that are packed with the program. */
public final class Bundles {
  private Bundles() {}

  /**
   * Lines of the form {@code key=text}; a backslash stands before characters that mean something.
   */
  private static final class Texts extends ResourceBundle {
    private static final String MEANT = "nt";
    private static final String MEANING = "\n\t";

    private final Map<String, String> texts = new HashMap<>();

    Texts(String lines) {
      for (String line : lines.split("\r?\n")) {
        int equals = line.indexOf('=');
        if (equals > 0 && line.charAt(0) != '#') {
          texts.put(line.substring(0, equals).strip(), plain(line.substring(equals + 1)));
        }
      }
    }

    private static String plain(String written) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < written.length(); i++) {
        char c = written.charAt(i);
        if (c == '\\' && i + 1 < written.length()) {
          c = written.charAt(++i);
          if (c == 'u') {
            c = (char) Integer.parseInt(written.substring(i + 1, i + 5), 16);
            i += 4;
          } else if (MEANT.indexOf(c) >= 0) {
            c = MEANING.charAt(MEANT.indexOf(c));
          }
        }
        text.append(c);
      }
      return text.toString();
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
      return texts.get(key);
    }

    @Override
    public Enumeration<String> getKeys() {
      return Collections.enumeration(texts.keySet());
    }
  }

  /** What is said of results: a page has no commands, and their texts would be a tenth of it. */
  public static ResourceBundle all(Locale locale) {
    return of("io.github.tsume.results.text.messages", locale);
  }

  public static ResourceBundle of(String name, Locale locale) {
    String file = name.replace('.', '/');
    String ending = locale.getLanguage().equals("ja") ? "_ja.properties" : ".properties";
    try (InputStream in = Bundles.class.getResourceAsStream("/" + file + ending)) {
      if (in == null) {
        throw new IllegalStateException(file + ending + " is missing");
      }
      return new Texts(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Puts arguments into a pattern such as {@code {0} of {1}}; numbers get commas. */
  public static String put(String pattern, Locale locale, Object... all) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c == '{') {
        int close = pattern.indexOf('}', i);
        int index = Integer.parseInt(pattern.substring(i + 1, close).strip());
        text.append(index < all.length ? shown(all[index]) : pattern.substring(i, close + 1));
        i = close;
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  private static String shown(Object argument) {
    return argument instanceof Integer || argument instanceof Long
        ? grouped(String.valueOf(argument))
        : String.valueOf(argument);
  }

  private static String grouped(String digits) {
    int sign = digits.startsWith("-") ? 1 : 0;
    StringBuilder text = new StringBuilder(digits);
    for (int at = digits.length() - 3; at > sign; at -= 3) {
      text.insert(at, ',');
    }
    return text.toString();
  }

  /** Sentences of older results are not looked up in a page. */
  public static Object @Nullable [] taken(String pattern, Locale locale, String text) {
    return null;
  }
}
