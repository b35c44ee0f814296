package io.github.tsume.web.twin.tools.jackson.core;

import io.github.tsume.web.twin.tools.jackson.core.exc.StreamReadException;
import org.jspecify.annotations.Nullable;

/** A reader of JSON, one token after the other; several values may follow each other. */
public final class JsonParser implements AutoCloseable {
  private final String text;
  private final StreamReadConstraints limits;
  private final StringBuilder open = new StringBuilder();
  private int at;
  private int line = 1;
  private int lineStart;
  private long tokens;
  private @Nullable JsonToken token;
  private TokenStreamLocation start = new TokenStreamLocation(1, 1, 0);
  private String value = "";
  private String name = "";

  public JsonParser(String text, StreamReadConstraints limits) {
    this.text = text;
    this.limits = limits;
  }

  /** The next token, or null at the end of the text. */
  public @Nullable JsonToken nextToken() {
    JsonToken before = token;
    space();
    if (inObject() && before != JsonToken.PROPERTY_NAME) {
      token = property(before);
    } else {
      if (!open.isEmpty() && before != JsonToken.START_ARRAY && !inObject() && peek() != ']') {
        expect(',');
        if (peek() == ']') {
          throw wrong("a value");
        }
      }
      token = open.isEmpty() && at == text.length() ? null : value();
    }
    if (token != null && ++tokens > limits.tokens()) {
      throw new JacksonException("Token count is above " + limits.tokens(), currentLocation());
    }
    return token;
  }

  private boolean inObject() {
    return !open.isEmpty() && open.charAt(open.length() - 1) == '{';
  }

  private JsonToken property(@Nullable JsonToken before) {
    if (peek() == '}') {
      return close(JsonToken.END_OBJECT);
    }
    if (before != JsonToken.START_OBJECT) {
      expect(',');
    }
    mark();
    if (peek() != '"') {
      throw wrong("a name in double quotes");
    }
    name = string();
    space();
    expect(':');
    return JsonToken.PROPERTY_NAME;
  }

  private JsonToken value() {
    mark();
    char c = peek();
    return switch (c) {
      case '{' -> open(JsonToken.START_OBJECT);
      case '[' -> open(JsonToken.START_ARRAY);
      case ']' -> {
        if (open.isEmpty() || inObject()) {
          throw wrong("a value");
        }
        yield close(JsonToken.END_ARRAY);
      }
      case '"' -> {
        value = string();
        yield JsonToken.VALUE_STRING;
      }
      case 't' -> word("true", JsonToken.VALUE_TRUE);
      case 'f' -> word("false", JsonToken.VALUE_FALSE);
      case 'n' -> word("null", JsonToken.VALUE_NULL);
      default -> number();
    };
  }

  private JsonToken open(JsonToken bracket) {
    open.append(text.charAt(at++));
    if (open.length() > limits.nesting()) {
      throw new JacksonException("nesting is above " + limits.nesting(), currentLocation());
    }
    return bracket;
  }

  private JsonToken close(JsonToken bracket) {
    mark();
    at++;
    open.setLength(open.length() - 1);
    return bracket;
  }

  private JsonToken word(String word, JsonToken meant) {
    int end = at + word.length();
    if (!text.startsWith(word, at)
        || end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
      throw wrong(word);
    }
    at = end;
    return meant;
  }

  private JsonToken number() {
    int begin = at;
    accept('-');
    int first = at;
    int whole = digits();
    if (whole == 0 || (whole > 1 && text.charAt(first) == '0')) {
      at = begin;
      throw wrong("a value");
    }
    boolean fraction = accept('.');
    if (fraction && digits() == 0) {
      throw wrong("a digit");
    }
    boolean exponent = accept('e') || accept('E');
    if (exponent) {
      boolean signed = accept('+') || accept('-');
      if (digits() == 0) {
        throw wrong(signed ? "a digit" : "an exponent");
      }
    }
    if (at < text.length() && goesOn(text.charAt(at))) {
      throw wrong("the end of a number");
    }
    value = text.substring(begin, at);
    if (value.length() > limits.number()) {
      throw new JacksonException("Number value length is too long", currentLocation());
    }
    return fraction || exponent ? JsonToken.VALUE_NUMBER_FLOAT : JsonToken.VALUE_NUMBER_INT;
  }

  /** Whether a number may not end before such a character. */
  private boolean goesOn(char c) {
    return open.isEmpty() ? !Character.isWhitespace(c) : Character.isLetterOrDigit(c) || c == '.';
  }

  private boolean accept(char c) {
    boolean here = at < text.length() && text.charAt(at) == c;
    at += here ? 1 : 0;
    return here;
  }

  private int digits() {
    int begin = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at - begin;
  }

  private String string() {
    StringBuilder read = new StringBuilder();
    at++;
    while (true) {
      char c = peek();
      if (c < ' ') {
        throw wrong("no control character in a string");
      }
      at++;
      if (c == '"') {
        return read.toString();
      }
      read.append(c == '\\' ? escaped() : c);
      if (read.length() > limits.string()) {
        throw new JacksonException("String value length is too long", currentLocation());
      }
    }
  }

  private char escaped() {
    char c = peek();
    at++;
    switch (c) {
      case '"', '\\', '/':
        return c;
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 't':
        return '\t';
      case 'u':
        int code = 0;
        for (int i = 0; i < 4; i++) {
          int digit = Character.digit(peek(), 16);
          if (digit < 0) {
            throw wrong("four hexadecimal digits");
          }
          code = code << 4 | digit;
          at++;
        }
        return (char) code;
      default:
        at--;
        throw wrong("an escape");
    }
  }

  private void space() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      if (text.charAt(at++) == '\n') {
        line++;
        lineStart = at;
      }
    }
  }

  private void expect(char c) {
    if (peek() != c) {
      throw wrong("'" + c + "'");
    }
    at++;
    space();
  }

  private char peek() {
    if (at >= text.length()) {
      throw new StreamReadException("Unexpected end of input", currentLocation());
    }
    return text.charAt(at);
  }

  private StreamReadException wrong(String expected) {
    String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
    return new StreamReadException(
        "Unexpected " + found + ", expected " + expected, currentLocation());
  }

  private void mark() {
    start = currentLocation();
  }

  public TokenStreamLocation currentLocation() {
    return new TokenStreamLocation(line, at - lineStart + 1, at);
  }

  public TokenStreamLocation currentTokenLocation() {
    return start;
  }

  public @Nullable JsonToken currentToken() {
    return token;
  }

  /** The name of the property whose value is being read. */
  public String currentName() {
    return name;
  }

  public String getString() {
    return value;
  }

  public long getLongValue() {
    return Long.parseLong(value);
  }

  public double getDoubleValue() {
    return Double.parseDouble(value);
  }

  @Override
  public void close() {
    at = text.length();
  }
}
