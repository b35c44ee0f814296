package io.github.tsume.app.batch.log;

import io.github.tsume.results.json.Result;
import java.nio.file.Path;

/** The treatment of the results of earlier processes when a run goes on with their log. */
public interface Recovery {
  /** For a log in which there is nothing yet. */
  Recovery NONE =
      new Recovery() {
        @Override
        public void lines(Path folder, int lines) {}

        @Override
        public void shard(Path shard, Path folder) {}

        @Override
        public boolean counts(Result result) {
          return true;
        }

        @Override
        public void keep(Result result) {}
      };

  /** Lines were no results; the file with them was kept. */
  void lines(Path folder, int lines);

  /** A shard was changed; it was kept as it was. */
  void shard(Path shard, Path folder);

  /** Whether a result may answer what is asked now, as far as it tells itself. */
  boolean counts(Result result);

  /** Puts a result where it stays: it will not be in the log any more. */
  void keep(Result result);
}
