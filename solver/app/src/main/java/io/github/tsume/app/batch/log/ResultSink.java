package io.github.tsume.app.batch.log;

import io.github.tsume.results.json.Result;

/** A consumer of results in the order of the input, one at a time. */
public interface ResultSink {
  /**
   * The next result.
   *
   * @param json the same as a line of JSON
   */
  void accept(Result result, String json);
}
