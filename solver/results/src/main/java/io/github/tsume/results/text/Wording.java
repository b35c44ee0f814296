package io.github.tsume.results.text;

import java.util.List;
import java.util.Locale;

/**
 * A sentence by code and arguments, and said in every language.
 *
 * <p>Results hold it, so that who reads them later does so in his own language, whatever the
 * language of the run was.
 *
 * @param code the stable code of the sentence, such as "rising-rule"
 * @param arguments what is put into it, in order, as an English reader has it
 */
public record Wording(String code, List<String> arguments, String english, String japanese) {
  public Wording {
    arguments = List.copyOf(arguments);
  }

  /** The sentence in a language. */
  public String in(Locale locale) {
    return locale.equals(Locale.JAPANESE) ? japanese : english;
  }
}
