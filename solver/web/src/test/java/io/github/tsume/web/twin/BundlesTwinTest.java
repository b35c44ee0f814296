package io.github.tsume.web.twin;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.web.twin.io.github.tsume.results.text.Bundles;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts in a browser are the texts of the Java machine. */
class BundlesTwinTest {
  private static final String NAME = "io.github.tsume.results.text.messages";

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void every_text_takes_its_arguments_alike(String language) {
    Locale locale = Locale.forLanguageTag(language);
    ResourceBundle.Control control =
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
    ResourceBundle real = ResourceBundle.getBundle(NAME, locale, control);
    ResourceBundle twin = Bundles.of(NAME, locale);
    assertThat(twin.keySet()).isEqualTo(real.keySet());
    Object[][] all = {{"a'b", 1234, -1234567L, "{0}"}, {7, "x"}, {}};
    for (String key : real.keySet()) {
      String pattern = real.getString(key);
      assertThat(twin.getString(key)).isEqualTo(pattern);
      for (Object[] arguments : all) {
        assertThat(Bundles.put(pattern, locale, arguments))
            .as(key)
            .isEqualTo(new MessageFormat(pattern.replace("'", "''"), locale).format(arguments));
      }
    }
  }
}
