package io.github.tsume.web.twin.tools.jackson.core;

/** The state that writers of objects would share; nothing here. */
public interface ObjectWriteContext {
  static ObjectWriteContext empty() {
    return new ObjectWriteContext() {};
  }
}
