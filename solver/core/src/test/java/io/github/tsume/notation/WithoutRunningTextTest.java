package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Formats that are read where the module for running text is missing. */
class WithoutRunningTextTest {
  private static final String TEXT = "攻方：５三歩　持駒：金　受方：５一玉\n";

  @Test
  void what_programs_write_is_read_without_the_module_for_running_text() throws Exception {
    assertThat(problems(new Without(), "4k4/9/4P4/9/9/9/9/9/9 b G 1\n")).isEqualTo(1);
    assertThat(problems(new Without(), "先手の持駒：金\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n")).isEqualTo(1);
    assertThat(problems(new Without(), TEXT)).isZero();
    assertThat(problems(getClass().getClassLoader(), TEXT)).isEqualTo(1);
  }

  private static int problems(ClassLoader loader, String text) throws Exception {
    Class<?> options = loader.loadClass("io.github.tsume.notation.common.ReadOptions");
    Object result =
        loader
            .loadClass("io.github.tsume.notation.Notation")
            .getMethod("read", String.class, String.class, options)
            .invoke(null, text, "x", options.getField("DEFAULT").get(null));
    return ((List<?>) result.getClass().getMethod("problems").invoke(result)).size();
  }

  /** A loader of the library that lacks the package for running text and its service. */
  private static final class Without extends ClassLoader {
    Without() {
      super(WithoutRunningTextTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null || !name.startsWith("io.github.tsume.")) {
        return loaded != null ? loaded : super.loadClass(name, resolve);
      }
      if (name.startsWith("io.github.tsume.notation.text.")) {
        throw new ClassNotFoundException(name);
      }
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
      return name.endsWith(".RunningText")
          ? Collections.emptyEnumeration()
          : super.getResources(name);
    }
  }
}
