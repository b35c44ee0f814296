package io.github.tsume.web.twin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** The twin of the JSON library reads and writes what the library itself does. */
class JsonTwinTest {
  private static final String WRONG = "wrong";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"a\":[1,-2.5e3,true,false,null,\"x\\n\\u3042\\\"\"],\"b\":{}}",
        "[]",
        "[[],[[]],{}]",
        " {\n \"a\" :\t1 }\r\n{\"b\":2}",
        "",
        "{",
        "[1,]",
        "[1 2]",
        "{\"a\"}",
        "{\"a\":}",
        "{a:1}",
        "{\"a\":1,}",
        "01",
        "1.",
        "-",
        "1e",
        "truex",
        "nul",
        "\"\\x\"",
        "\"\\u12g4\"",
        "\"a\nb\"",
        "]",
        "}",
        "[}",
        "{\"moves\":[{}]}\nrubbish"
      })
  void both_read_the_same(String text) {
    compare(text);
  }

  @Test
  void both_read_damaged_texts_the_same() {
    Random random = new Random(7);
    String whole = "{\"h\":{\"x\":\"y\\\\\"},\"m\":[{},{\"n\":-12.5,\"t\":true}],\"z\":null}";
    for (int i = 0; i < 3000; i++) {
      StringBuilder text = new StringBuilder(whole);
      for (int edit = random.nextInt(3); edit >= 0; edit--) {
        int at = random.nextInt(text.length());
        if (random.nextBoolean()) {
          text.deleteCharAt(at);
        } else {
          text.insert(at, "{}[],:\"1-e. \\n".charAt(random.nextInt(14)));
        }
      }
      compare(text.toString());
    }
  }

  @Test
  void both_write_the_same() {
    StringBuilder strange = new StringBuilder();
    for (char c = 0; c < 0x100; c++) {
      strange.append(c);
    }
    strange.append("\u2028\ud83d\ude00詰");
    StringWriter real = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), real)) {
      json.writeStartObject();
      json.writeStringProperty("s", strange.toString());
      json.writeNumberProperty("i", -3);
      json.writeNumberProperty("l", 1L << 60);
      json.writeBooleanProperty("b", true);
      json.writeArrayPropertyStart("a");
      json.writeString("x");
      json.writeNull();
      json.writeNumber(2.5);
      json.writeStartObject();
      json.writeEndObject();
      json.writeEndArray();
      json.writeObjectPropertyStart("o");
      json.writeName("n");
      json.writeNumber(7L);
      json.writeEndObject();
      json.writeEndObject();
    }
    StringWriter twin = new StringWriter();
    try (var json = new io.github.tsume.web.twin.tools.jackson.core.JsonGenerator(twin)) {
      json.writeStartObject();
      json.writeStringProperty("s", strange.toString());
      json.writeNumberProperty("i", -3);
      json.writeNumberProperty("l", 1L << 60);
      json.writeBooleanProperty("b", true);
      json.writeArrayPropertyStart("a");
      json.writeString("x");
      json.writeNull();
      json.writeNumber(2.5);
      json.writeStartObject();
      json.writeEndObject();
      json.writeEndArray();
      json.writeObjectPropertyStart("o");
      json.writeName("n");
      json.writeNumber(7L);
      json.writeEndObject();
      json.writeEndObject();
    }
    assertThat(twin.toString()).isEqualTo(real.toString());
  }

  /** The tokens with their places and values, to the end or the first fault. */
  private static List<String> real(String text) {
    List<String> tokens = new java.util.ArrayList<>();
    try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), text)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        boolean scalar = token.isScalarValue();
        String value = scalar ? parser.getString() : "";
        if (token == JsonToken.PROPERTY_NAME) {
          value = parser.currentName();
        }
        boolean words = scalar && token.isBoolean() || token == JsonToken.VALUE_NULL;
        tokens.add(
            token.name()
                + parser.currentTokenLocation().getLineNr()
                + ":"
                + parser.currentTokenLocation().getColumnNr()
                + (words ? "" : value));
      }
    } catch (JacksonException e) {
      tokens.add(WRONG);
    }
    return tokens;
  }

  /** The same tokens; a fault may show a token earlier or later, but it is a fault for both. */
  private static void compare(String text) {
    List<String> real = real(text);
    List<String> twin = twin(text);
    boolean fault = real.contains(WRONG);
    assertThat(twin.contains(WRONG)).as(text).isEqualTo(fault);
    if (fault) {
      int common = Math.min(real.size(), twin.size()) - 1;
      assertThat(twin.subList(0, common)).as(text).isEqualTo(real.subList(0, common));
    } else {
      assertThat(twin).as(text).isEqualTo(real);
    }
  }

  private static List<String> twin(String text) {
    List<String> tokens = new java.util.ArrayList<>();
    var factory = new io.github.tsume.web.twin.tools.jackson.core.json.JsonFactory();
    var context = io.github.tsume.web.twin.tools.jackson.core.ObjectReadContext.empty();
    try (var parser = factory.createParser(context, text)) {
      for (var token = parser.nextToken(); token != null; token = parser.nextToken()) {
        String value =
            switch (token) {
              case PROPERTY_NAME -> parser.currentName();
              case VALUE_STRING, VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getString();
              default -> "";
            };
        tokens.add(
            token.name()
                + parser.currentTokenLocation().getLineNr()
                + ":"
                + parser.currentTokenLocation().getColumnNr()
                + value);
      }
    } catch (io.github.tsume.web.twin.tools.jackson.core.JacksonException e) {
      tokens.add(WRONG);
    }
    return tokens;
  }
}
