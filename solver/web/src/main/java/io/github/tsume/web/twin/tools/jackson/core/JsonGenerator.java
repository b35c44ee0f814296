package io.github.tsume.web.twin.tools.jackson.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/** A writer of JSON without spaces, one token after the other. */
public final class JsonGenerator implements AutoCloseable {
  private static final String HEX = "0123456789ABCDEF";

  private final Writer out;
  private final StringBuilder text = new StringBuilder();

  /** Whether a value has been written since the last bracket that opened. */
  private boolean after;

  public JsonGenerator(Writer out) {
    this.out = out;
  }

  public JsonGenerator writeStartObject() {
    return open('{');
  }

  public JsonGenerator writeEndObject() {
    return close('}');
  }

  public JsonGenerator writeStartArray() {
    return open('[');
  }

  public JsonGenerator writeEndArray() {
    return close(']');
  }

  public JsonGenerator writeObjectPropertyStart(String name) {
    return writeName(name).writeStartObject();
  }

  public JsonGenerator writeArrayPropertyStart(String name) {
    return writeName(name).writeStartArray();
  }

  public JsonGenerator writeName(String name) {
    separate();
    quote(name);
    text.append(':');
    after = false;
    return this;
  }

  public JsonGenerator writeString(String value) {
    separate();
    quote(value);
    return this;
  }

  public JsonGenerator writeNull() {
    return raw("null");
  }

  public JsonGenerator writeNumber(long value) {
    return raw(String.valueOf(value));
  }

  public JsonGenerator writeNumber(double value) {
    return raw(String.valueOf(value));
  }

  public JsonGenerator writeNumberProperty(String name, int value) {
    return writeName(name).writeNumber(value);
  }

  public JsonGenerator writeNumberProperty(String name, long value) {
    return writeName(name).writeNumber(value);
  }

  public JsonGenerator writeNumberProperty(String name, double value) {
    return writeName(name).writeNumber(value);
  }

  public JsonGenerator writeBooleanProperty(String name, boolean value) {
    return writeName(name).raw(String.valueOf(value));
  }

  public JsonGenerator writeStringProperty(String name, String value) {
    return writeName(name).writeString(value);
  }

  private JsonGenerator open(char bracket) {
    separate();
    text.append(bracket);
    after = false;
    return this;
  }

  private JsonGenerator close(char bracket) {
    text.append(bracket);
    after = true;
    return this;
  }

  private JsonGenerator raw(String value) {
    separate();
    text.append(value);
    return this;
  }

  private void separate() {
    if (after) {
      text.append(',');
    }
    after = true;
  }

  private void quote(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\b' -> text.append("\\b");
        case '\f' -> text.append("\\f");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> {
          if (c < ' ') {
            text.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
          } else {
            text.append(c);
          }
        }
      }
    }
    text.append('"');
  }

  @Override
  public void close() {
    try {
      out.write(text.toString());
      text.setLength(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
