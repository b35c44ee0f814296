package io.github.tsume.notation.jkf;

import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
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

  /** The same, of which digits in quotes are taken for the number, and that is told. */
  int integer(String name, int least, int most, Warnings warnings) throws ReadException {
    if (value instanceof String text && text.strip().matches("[0-9]{1,7}")) {
      warnings.add(
          WarningCode.QUOTED_VALUE, line, column, name + ": \"" + text + "\"", text.strip());
      return new Json(Long.valueOf(text.strip()), line, column).integer(name, least, most);
    }
    if (value instanceof Double number && number == Math.rint(number)) {
      return new Json((long) (double) number, line, column).integer(name, least, most);
    }
    return integer(name, least, most);
  }

  /** Whether it is true, which may stand in quotes or be 1. */
  boolean bool(String name, Warnings warnings) throws ReadException {
    if (value instanceof Boolean truth) {
      return truth;
    }
    String text = String.valueOf(value);
    boolean truth = text.equalsIgnoreCase("true") || text.equals("1");
    if (!truth && !text.equalsIgnoreCase("false") && !text.equals("0")) {
      throw bad(name, "true|false");
    }
    warnings.add(WarningCode.QUOTED_VALUE, line, column, name + ": " + text, truth);
    return truth;
  }

  /** What the value says as one text: itself, or a number; null if it has parts. */
  @Nullable String text() {
    return value == null || value instanceof Map || value instanceof List
        ? null
        : String.valueOf(value);
  }

  /** Tells that it was left out. */
  void leaveOut(String name, Warnings warnings) {
    String shown = value instanceof Map ? "{…}" : value instanceof List ? "[…]" : "" + value;
    warnings.add(WarningCode.IGNORED_TEXT, line, column, name + ": " + shown);
  }

  ReadException bad(String name, String expected) {
    String shown = value instanceof Map ? "{…}" : value instanceof List ? "[…]" : "" + value;
    return new ReadException(ErrorCode.BAD_VALUE, line, column, expected, name, shown);
  }
}
