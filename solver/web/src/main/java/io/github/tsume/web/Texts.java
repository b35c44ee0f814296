package io.github.tsume.web;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/**
 * The resources that the program for browsers holds: the texts of results, and the words of
 * readers.
 */
public final class Texts implements ResourcesPolicy {
  private static final String PLACE = "io/github/tsume/results/text/";

  @Override
  public String[] supplyResources(Collection<? extends String> found) {
    return new String[] {
      PLACE + "messages.properties",
      PLACE + "messages_ja.properties",
      "io/github/tsume/notation/japanese/words.txt"
    };
  }
}
