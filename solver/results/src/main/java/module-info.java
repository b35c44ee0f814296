/**
 * What is said about a problem: in words, and as a line of JSON that is written and read.
 *
 * <p>A {@link io.github.tsume.results.json.Result} is all that is known of one problem; {@link
 * io.github.tsume.results.json.ResultWriter} and {@link io.github.tsume.results.json.ResultReader}
 * turn it into JSON and back.
 */
module io.github.tsume.results {
  requires static org.jspecify;
  requires transitive io.github.tsume.core;
  requires tools.jackson.core;

  exports io.github.tsume.results.json;
  exports io.github.tsume.results.text;
}
