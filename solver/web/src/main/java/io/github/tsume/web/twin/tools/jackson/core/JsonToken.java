package io.github.tsume.web.twin.tools.jackson.core;

/** The tokens of JSON. */
public enum JsonToken {
  START_OBJECT,
  END_OBJECT,
  START_ARRAY,
  END_ARRAY,
  PROPERTY_NAME,
  VALUE_STRING,
  VALUE_NUMBER_INT,
  VALUE_NUMBER_FLOAT,
  VALUE_TRUE,
  VALUE_FALSE,
  VALUE_NULL
}
