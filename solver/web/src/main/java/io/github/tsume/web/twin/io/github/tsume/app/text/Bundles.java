package io.github.tsume.web.twin.io.github.tsume.app.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;

/** The texts that are packed with the program. */
public final class Bundles {
  private Bundles() {}

  public static ResourceBundle of(String name, Locale locale) {
    String file = name.replace('.', '/');
    String ending = locale.getLanguage().equals("ja") ? "_ja.properties" : ".properties";
    try (InputStream in = Bundles.class.getResourceAsStream("/" + file + ending)) {
      if (in == null) {
        throw new IllegalStateException(file + ending + " is missing");
      }
      return new PropertyResourceBundle(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Puts arguments into a pattern such as {@code {0} of {1}}; numbers get commas. */
  public static String put(String pattern, Locale locale, Object... all) {
    StringBuilder text = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c == '\'') {
        if (pattern.startsWith("''", i)) {
          text.append('\'');
          i++;
        } else {
          quoted = !quoted;
        }
      } else if (c == '{' && !quoted) {
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
  public static Object[] taken(String pattern, Locale locale, String text) {
    throw new UnsupportedOperationException("taken");
  }
}
