package io.github.tsume.web.twin.tools.jackson.core;

/** The state that readers of objects would share; nothing here. */
public interface ObjectReadContext {
  static ObjectReadContext empty() {
    return new ObjectReadContext() {};
  }
}
