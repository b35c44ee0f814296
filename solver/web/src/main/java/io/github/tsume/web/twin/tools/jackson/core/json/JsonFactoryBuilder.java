package io.github.tsume.web.twin.tools.jackson.core.json;

import io.github.tsume.web.twin.tools.jackson.core.TSFBuilder;

/** A factory in the making. */
public final class JsonFactoryBuilder extends TSFBuilder<JsonFactory, JsonFactoryBuilder> {
  @Override
  public JsonFactory build() {
    return new JsonFactory(constraints());
  }
}
