package io.github.tsume.diagram;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The outlines of the characters that diagrams need.
 *
 * <p>An outline is a path of SVG in a square of 1000 units, with absolute M, L, C and Z only.
 */
public final class Glyphs {
  /** The side of the square that outlines lie in. */
  public static final int EM = 1000;

  private static final Map<Character, String> OUTLINES = load();

  private Glyphs() {}

  private static Map<Character, String> load() {
    Map<Character, String> outlines = new HashMap<>();
    load("glyphs.txt", outlines);
    load("letters.txt", outlines);
    load("symbols.txt", outlines);
    return outlines;
  }

  private static void load(String name, Map<Character, String> outlines) {
    try (InputStream in = Glyphs.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing");
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (String line : text.split("\n")) {
        if (!line.startsWith("#") && line.length() > 2) {
          outlines.put(line.charAt(0), line.substring(2));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The outline of a character, or null if there is none. */
  public static @Nullable String outline(char character) {
    return OUTLINES.get(character);
  }

  /** Whether every character of the text has an outline, or is a space. */
  public static boolean canDraw(String text) {
    return text.chars().allMatch(c -> c == ' ' || OUTLINES.containsKey((char) c));
  }
}
