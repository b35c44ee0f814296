package io.github.tsume.app.shared;

import io.github.tsume.results.text.Messages;
import java.util.Locale;
import java.util.ResourceBundle;

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
