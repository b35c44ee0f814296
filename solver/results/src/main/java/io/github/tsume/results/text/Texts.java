package io.github.tsume.results.text;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.MissingResourceException;
import java.util.PropertyResourceBundle;
import org.jspecify.annotations.Nullable;

/** The texts of one file of properties; what it lacks is in another one. */
final class Texts extends PropertyResourceBundle {
  private Texts(Reader reader, @Nullable Texts otherwise) throws IOException {
    super(reader);
    if (otherwise != null) {
      setParent(otherwise);
    }
  }

  /**
   * The texts of a file beside the classes of the program.
   *
   * @param name its name with dots between folders, without its ending
   * @param otherwise where to look for what it lacks
   */
  static Texts of(String name, @Nullable Texts otherwise) {
    String path = "/" + name.replace('.', '/') + ".properties";
    try (InputStream in = Texts.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new MissingResourceException("there is no " + path, name, "");
      }
      return new Texts(new InputStreamReader(in, UTF_8), otherwise);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
