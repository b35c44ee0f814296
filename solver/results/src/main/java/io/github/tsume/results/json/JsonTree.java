package io.github.tsume.results.json;

import io.github.tsume.verdict.PlyCount;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** A JSON object as maps and lists, with readers of its fields that know what they want. */
final class JsonTree {
  private static final JsonFactory FACTORY = new JsonFactory();

  private final Map<?, ?> fields;

  private JsonTree(Map<?, ?> fields) {
    this.fields = fields;
  }

  /**
   * The object that a text holds.
   *
   * @throws IllegalArgumentException if the text is no JSON object, or more than one
   */
  static JsonTree parse(String text) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      JsonToken first = parser.nextToken();
      if (first != JsonToken.START_OBJECT) {
        throw new IllegalArgumentException("no JSON object");
      }
      Map<String, Object> fields = object(parser);
      if (parser.nextToken() != null) {
        throw new IllegalArgumentException("text after the JSON object");
      }
      return new JsonTree(fields);
    } catch (JacksonException e) {
      throw new IllegalArgumentException(e.getOriginalMessage(), e);
    }
  }

  private static Map<String, Object> object(JsonParser parser) {
    Map<String, Object> fields = new LinkedHashMap<>();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      Object value = value(parser, parser.nextToken());
      if (fields.containsKey(name)) {
        // Some programs read the first one, some the last one.
        throw new IllegalArgumentException("\"" + name + "\" twice");
      }
      if (value != null) {
        fields.put(name, value);
      }
    }
    return fields;
  }

  private static List<Object> array(JsonParser parser) {
    List<Object> values = new ArrayList<>();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      Object value = value(parser, token);
      if (value != null) {
        values.add(value);
      }
    }
    return values;
  }

  private static @Nullable Object value(JsonParser parser, JsonToken token) {
    return switch (token) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> parser.getString();
      case VALUE_NUMBER_INT -> parser.getLongValue();
      case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> null;
    };
  }

  /** The first of some fields that is not the same in another tree; null if they all are. */
  @Nullable String difference(JsonTree other, List<String> names) {
    return names.stream()
        .filter(name -> !Objects.equals(fields.get(name), other.fields.get(name)))
        .findFirst()
        .orElse(null);
  }

  /** The first field, not an empty list, that another tree lacks, but for one; null if none. */
  @Nullable String foreign(JsonTree other, String but) {
    return fields.keySet().stream()
        .map(String::valueOf)
        .filter(name -> !name.equals(but) && !other.fields.containsKey(name))
        .filter(name -> !List.of().equals(fields.get(name)))
        .findFirst()
        .orElse(null);
  }

  @Nullable String text(String name) {
    return fields.get(name) instanceof String text ? text : null;
  }

  String text(String name, String otherwise) {
    String text = text(name);
    return text == null ? otherwise : text;
  }

  @Nullable Number number(String name) {
    return fields.get(name) instanceof Number number ? number : null;
  }

  int integer(String name) {
    Number number = number(name);
    return number == null ? 0 : whole(number, name);
  }

  /** A number that has to be whole: half a ply is none. */
  static int whole(Number number, String name) {
    if (number.doubleValue() != number.intValue()) {
      throw new IllegalArgumentException("no whole number: " + name);
    }
    return number.intValue();
  }

  /** A number of plies, of which nothing is known if it is not there. */
  PlyCount plies(String name) {
    int plies = integer(name);
    if (plies == 0 || text("bound") == null) {
      return plies == 0 ? PlyCount.UNKNOWN : PlyCount.exactly(plies);
    }
    return new PlyCount(ResultReader.known(this, "bound", PlyCount.Bound::ofCode), plies);
  }

  @Nullable Boolean truth(String name) {
    return fields.get(name) instanceof Boolean truth ? truth : null;
  }

  boolean isTrue(String name) {
    return Boolean.TRUE.equals(truth(name));
  }

  @Nullable JsonTree object(String name) {
    return fields.get(name) instanceof Map<?, ?> map ? new JsonTree(map) : null;
  }

  /** The objects of an array; none if there is no such array. */
  List<JsonTree> objects(String name) {
    List<JsonTree> objects = new ArrayList<>();
    if (fields.get(name) instanceof List<?> list) {
      for (Object value : list) {
        if (value instanceof Map<?, ?> map) {
          objects.add(new JsonTree(map));
        }
      }
    }
    return objects;
  }

  /** The texts of an array; none if there is no such array. */
  List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    if (fields.get(name) instanceof List<?> list) {
      for (Object value : list) {
        if (value instanceof String text) {
          texts.add(text);
        }
      }
    }
    return texts;
  }

  /** The lists of texts in a list. */
  List<List<String>> lines(String name) {
    List<List<String>> lines = new ArrayList<>();
    if (fields.get(name) instanceof List<?> list) {
      for (Object each : list) {
        if (each instanceof List<?> line) {
          lines.add(line.stream().map(String::valueOf).toList());
        }
      }
    }
    return lines;
  }

  /** The whole numbers in a list. */
  List<Integer> integers(String name) {
    List<Integer> numbers = new ArrayList<>();
    if (fields.get(name) instanceof List<?> list) {
      for (Object each : list) {
        if (each instanceof Number number) {
          numbers.add(whole(number, name));
        }
      }
    }
    return numbers;
  }

  /** The numbers of an object, by name; none if there is no such object. */
  Map<String, Integer> counts(String name) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    if (fields.get(name) instanceof Map<?, ?> map) {
      map.forEach(
          (key, value) -> {
            if (key instanceof String piece && value instanceof Number number) {
              counts.put(piece, whole(number, name));
            }
          });
    }
    return counts;
  }
}
