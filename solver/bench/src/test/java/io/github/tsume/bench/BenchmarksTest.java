package io.github.tsume.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Every benchmark runs; how fast is not for tests. */
class BenchmarksTest {

  @Test
  void every_benchmark_runs() throws RunnerException {
    Options options =
        new OptionsBuilder()
            .include("tsume\\..*Benchmark\\..*")
            .param("megabytes", "1")
            .forks(0)
            .warmupIterations(0)
            .measurementIterations(1)
            .measurementTime(TimeValue.milliseconds(1))
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT)
            .build();
    assertThat(new Runner(options).run()).hasSize(7);
  }
}
