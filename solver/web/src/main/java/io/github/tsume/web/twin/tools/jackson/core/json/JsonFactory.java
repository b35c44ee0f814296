package io.github.tsume.web.twin.tools.jackson.core.json;

import io.github.tsume.web.twin.tools.jackson.core.JsonGenerator;
import io.github.tsume.web.twin.tools.jackson.core.JsonParser;
import io.github.tsume.web.twin.tools.jackson.core.ObjectReadContext;
import io.github.tsume.web.twin.tools.jackson.core.ObjectWriteContext;
import io.github.tsume.web.twin.tools.jackson.core.StreamReadConstraints;
import java.io.Writer;

/** A maker of readers and writers of JSON. */
public final class JsonFactory {
  private final StreamReadConstraints constraints;

  public JsonFactory() {
    this(StreamReadConstraints.builder().build());
  }

  JsonFactory(StreamReadConstraints constraints) {
    this.constraints = constraints;
  }

  public static JsonFactoryBuilder builder() {
    return new JsonFactoryBuilder();
  }

  public JsonParser createParser(ObjectReadContext context, String text) {
    return new JsonParser(text, constraints);
  }

  public JsonParser createParser(ObjectReadContext context, char[] text, int from, int length) {
    return new JsonParser(new String(text, from, length), constraints);
  }

  public JsonGenerator createGenerator(ObjectWriteContext context, Writer out) {
    return new JsonGenerator(out);
  }
}
