package io.github.tsume.app.page;

import io.github.tsume.results.text.Wording;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** One JSON object on a line. */
final class JsonLine {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonLine() {}

  /** An object with the properties that are written into it. */
  static String write(Consumer<JsonGenerator> properties) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      properties.accept(json);
      json.writeEndObject();
    }
    return text.toString();
  }

  /** A property that says something in every language. */
  static void words(JsonGenerator json, String name, String english, String japanese) {
    json.writeObjectPropertyStart(name);
    json.writeStringProperty("en", english);
    json.writeStringProperty("ja", japanese);
    json.writeEndObject();
  }

  /** The same of a sentence. */
  static void words(JsonGenerator json, String name, Wording words) {
    words(json, name, words.english(), words.japanese());
  }

  /** A property that is a list of texts. */
  static void texts(JsonGenerator json, String name, List<String> texts) {
    json.writeArrayPropertyStart(name);
    texts.forEach(json::writeString);
    json.writeEndArray();
  }
}
