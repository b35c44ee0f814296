package io.github.tsume.results.json;

import io.github.tsume.board.Move;
import io.github.tsume.results.text.Wording;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.PlyCount;
import java.io.StringWriter;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * The fields of a JSON object, written in the order in which they are named; a value that is not
 * there leaves none.
 */
public final class JsonFields {
  private static final JsonFactory FACTORY = new JsonFactory();

  private final JsonGenerator json;

  /** Further fields of the object that a generator is at. */
  public JsonFields(JsonGenerator json) {
    this.json = json;
  }

  /** An object on one line, without a line feed. */
  public static String line(Consumer<JsonFields> content) {
    StringWriter text = new StringWriter(512);
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      new JsonFields(json).object(content);
    }
    return text.toString();
  }

  /** An object that names its schema first. */
  public static String line(String schema, Consumer<JsonFields> content) {
    return line(json -> content.accept(json.put("schema", schema)));
  }

  private void object(Consumer<JsonFields> content) {
    json.writeStartObject();
    content.accept(this);
    json.writeEndObject();
  }

  /** A text, if there is one. */
  public JsonFields put(String name, @Nullable String value) {
    if (value != null) {
      json.writeStringProperty(name, value);
    }
    return this;
  }

  /** A whole number. */
  public JsonFields put(String name, long value) {
    json.writeNumberProperty(name, value);
    return this;
  }

  /** A number. */
  public JsonFields put(String name, double value) {
    json.writeNumberProperty(name, value);
    return this;
  }

  /** Yes or no. */
  public JsonFields put(String name, boolean value) {
    json.writeBooleanProperty(name, value);
    return this;
  }

  /** A number, if there is one. */
  public JsonFields put(String name, OptionalInt value) {
    value.ifPresent(there -> json.writeNumberProperty(name, there));
    return this;
  }

  /** A field without a value. */
  public JsonFields none(String name) {
    json.writeName(name);
    json.writeNull();
    return this;
  }

  /** A text, or a field without a value. */
  public JsonFields orNone(String name, @Nullable String value) {
    return value == null ? none(name) : put(name, value);
  }

  /** A number that is left out unless it is above 0. */
  public JsonFields positive(String name, long value) {
    return value > 0 ? put(name, value) : this;
  }

  /** A number of plies, if anything is known of it, and unless it is exact its bound. */
  public JsonFields plies(String name, PlyCount count) {
    if (count.isKnown()) {
      put(name, count.plies()).put("bound", count.isExact() ? null : count.bound().code());
    }
    return this;
  }

  /** A field that is there only where it says yes. */
  public JsonFields flag(String name, boolean value) {
    return value ? put(name, true) : this;
  }

  /** A time in milliseconds; negative if it is not to be told. */
  public JsonFields time(long millis) {
    return millis >= 0 ? put("timeMs", millis) : this;
  }

  /** An object within this one. */
  public JsonFields in(String name, Consumer<JsonFields> content) {
    json.writeName(name);
    object(content);
    return this;
  }

  /** A list of texts, which may be empty. */
  public JsonFields texts(String name, List<String> texts) {
    json.writeArrayPropertyStart(name);
    texts.forEach(json::writeString);
    json.writeEndArray();
    return this;
  }

  /** A list of texts, if there are any. */
  public JsonFields some(String name, List<String> texts) {
    return texts.isEmpty() ? this : texts(name, texts);
  }

  /** A list of whole numbers, which may be empty. */
  public JsonFields numbers(String name, List<Integer> numbers) {
    json.writeArrayPropertyStart(name);
    numbers.forEach(number -> json.writeNumber(number.longValue()));
    json.writeEndArray();
    return this;
  }

  /** A list of lists of texts, which may be empty. */
  JsonFields lines(String name, List<List<String>> lines) {
    json.writeArrayPropertyStart(name);
    for (List<String> line : lines) {
      json.writeStartArray();
      line.forEach(json::writeString);
      json.writeEndArray();
    }
    json.writeEndArray();
    return this;
  }

  /** A sentence in every language. */
  public JsonFields words(String name, String english, String japanese) {
    return in(name, said -> said.put("en", english).put("ja", japanese));
  }

  /** The same of words that are known in all of them. */
  public JsonFields words(String name, Wording words) {
    return words(name, words.english(), words.japanese());
  }

  /** A list of moves, which may be empty. */
  public JsonFields moves(String name, List<Integer> moves, Ruleset rules) {
    return texts(name, moves.stream().map(move -> Move.toUsi(move, rules)).toList());
  }

  /** A list of objects, which may be empty. */
  public <T> JsonFields each(
      String name, Collection<T> items, BiConsumer<JsonFields, ? super T> content) {
    json.writeArrayPropertyStart(name);
    items.forEach(item -> object(fields -> content.accept(fields, item)));
    json.writeEndArray();
    return this;
  }

  /** A list of lists of objects, each of which may be empty. */
  public <T> JsonFields lists(
      String name, Collection<List<T>> lists, BiConsumer<JsonFields, ? super T> content) {
    json.writeArrayPropertyStart(name);
    for (List<T> items : lists) {
      json.writeStartArray();
      items.forEach(item -> object(fields -> content.accept(fields, item)));
      json.writeEndArray();
    }
    json.writeEndArray();
    return this;
  }

  /** A list of objects, if there are any. */
  public <T> JsonFields any(
      String name, Collection<T> items, BiConsumer<JsonFields, ? super T> content) {
    return items.isEmpty() ? this : each(name, items, content);
  }

  /** How many there are of each, if there are any. */
  public JsonFields counts(String name, Map<String, Integer> counts) {
    return counts.isEmpty() ? this : in(name, fields -> counts.forEach(fields::put));
  }

  /** A problem's name and position. */
  JsonFields origin(Result.Origin origin) {
    put("id", origin.id()).put("source", origin.source()).put("title", origin.title());
    return put("author", origin.author()).put("rules", origin.rules()).put("sfen", origin.sfen());
  }
}
