package io.github.tsume.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * A JSON value with its place in the text.
 *
 * @param value a {@code Map<String, Json>}, a {@code List<Json>}, a {@code String}, a {@code Long},
 *     a {@code Double}, a {@code Boolean}, or null
 */
record Json(@Nullable Object value, int line, int column) {

  /** Reads the value at the parser's current token; nesting is the parser's to limit. */
  static Json read(JsonParser parser, int lineOffset) {
    int line = parser.currentTokenLocation().getLineNr() + lineOffset;
    int column = parser.currentTokenLocation().getColumnNr();
    JsonToken token = parser.currentToken();
    Object value =
        switch (token) {
          case START_OBJECT -> object(parser, lineOffset);
          case START_ARRAY -> array(parser, lineOffset);
          case VALUE_STRING -> parser.getString();
          case VALUE_NUMBER_INT -> integer(parser.getString());
          case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
          case VALUE_TRUE -> true;
          case VALUE_FALSE -> false;
          default -> null;
        };
    return new Json(value, line, column);
  }

  private static Object integer(String digits) {
    return digits.length() < 18 ? (Object) Long.valueOf(digits) : Double.valueOf(digits);
  }

  private static Map<String, Json> object(JsonParser parser, int lineOffset) {
    Map<String, Json> object = new LinkedHashMap<>();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      object.put(name, read(parser, lineOffset));
    }
    return object;
  }

  private static List<Json> array(JsonParser parser, int lineOffset) {
    List<Json> array = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      array.add(read(parser, lineOffset));
    }
    return array;
  }

  boolean isNull() {
    return value == null;
  }

  boolean isObject() {
    return value instanceof Map;
  }

  /** The member of that name, or null if it is absent or null. */
  @Nullable Json get(String name) throws ReadException {
    Json member = object(name).get(name);
    return member == null || member.isNull() ? null : member;
  }

  /** The member of that name, which must be there. */
  Json require(String name) throws ReadException {
    Json member = get(name);
    if (member == null) {
      throw new ReadException(ErrorCode.MISSING_VALUE, line, column, "\"" + name + "\"", name);
    }
    return member;
  }

  @SuppressWarnings("unchecked")
  Map<String, Json> object(String name) throws ReadException {
    if (value instanceof Map) {
      return (Map<String, Json>) value;
    }
    throw bad(name, "{…}");
  }

  @SuppressWarnings("unchecked")
  List<Json> array(String name) throws ReadException {
    if (value instanceof List) {
      return (List<Json>) value;
    }
    throw bad(name, "[…]");
  }

  String string(String name) throws ReadException {
    if (value instanceof String text) {
      return text;
    }
    throw bad(name, "\"…\"");
  }

  /** An integer of a range. */
  int integer(String name, int least, int most) throws ReadException {
    if (value instanceof Long number && number >= least && number <= most) {
      return number.intValue();
    }
    throw bad(name, least + "-" + most);
  }

  boolean bool(String name) throws ReadException {
    if (value instanceof Boolean truth) {
      return truth;
    }
    throw bad(name, "true|false");
  }

  ReadException bad(String name, String expected) {
    String shown = value instanceof Map ? "{…}" : value instanceof List ? "[…]" : "" + value;
    return new ReadException(ErrorCode.BAD_VALUE, line, column, expected, name, shown);
  }
}
