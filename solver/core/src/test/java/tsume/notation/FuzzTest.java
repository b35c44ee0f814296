package tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tsume.record.Problem;
import tsume.rules.Ruleset;
import tsume.rules.StandardShogi;

/**
 * Mutated files: a reader answers every text with problems or errors, never with an exception, and
 * each problem that it reads is converted into another format, with a true account of what is lost.
 * They are made from records of ours and from {@link RealFiles}, if there are any.
 *
 * <p>{@code -Dtsume.fuzz=1000000} sets the number of inputs per reader, {@code -Dtsume.seed} the
 * first seed. The largest input is small, so that a heap of 256 MB ({@code -Dsurefire.jvm="-Xmx256m
 * -Xss16m"}) tells whether memory is bounded.
 */
class FuzzTest {
  private static final int INPUTS = Integer.getInteger("tsume.fuzz", 1000);
  private static final long SEED = Long.getLong("tsume.seed", 1);

  /** Of larger files only the beginning is mutated: a million inputs must not take a day. */
  private static final int LARGEST_SEED = 3000;

  private static final ReadOptions OPTIONS =
      new ReadOptions(StandardShogi.RULES, new Limits(1 << 16, 4000, 500, 20));
  private static final String[] TOKENS = {
    "変化：",
    "手",
    "同　",
    "(77)",
    "打",
    "成",
    "不成",
    "まで",
    "*",
    "&",
    "#",
    "：",
    "|",
    "+",
    "-",
    "▲",
    "△",
    "７六",
    "歩",
    "銀",
    "持駒",
    "後手の持駒：",
    "手合割：",
    "十八",
    "99",
    "\n",
    "\r\n",
    "\t",
    "moves",
    "startpos",
    "sfen ",
    "/",
    "P+00AL",
    "P1",
    "T",
    "%TSUMI",
    "%",
    "'",
    "$",
    "N+",
    "{",
    "}",
    "[",
    "]",
    "\"forks\":",
    "null",
    "-1",
    "1e9",
    "\"move\":",
    ",",
    "\u0000",
    "\ud800",
    "　",
    "９",
    "\u2028",
    "\u2029",
    "\u0085",
    "\f",
    "\u000b",
    "%%",
    "%７六歩(77)",
    "手合割",
    "玉方持駒",
    "開始手数：3",
    "150",
    "\"special\":\"",
    "K"
  };

  @ParameterizedTest
  @EnumSource(Format.class)
  void mutatedTextsNeverThrow(Format format, TestReporter reporter) throws IOException {
    List<String> seeds = seeds(format);
    Random random = new Random(SEED * 31 + format.ordinal());
    long slowest = 0;
    int read = 0;
    for (int i = 0; i < INPUTS; i++) {
      String text = mutated(seeds, random);
      long start = cpuTime();
      try {
        ReadResult result = format.reader().read(text, "fuzz", OPTIONS);
        assertThat(result.entries()).isNotEmpty();
        for (ReadError error : result.errors()) {
          assertThat(error.line()).isPositive();
          assertThat(error.column()).isPositive();
        }
        for (Problem problem : result.problems()) {
          Account.check(problem, Format.values()[read++ % Format.values().length]);
        }
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        Assertions.fail("seed " + SEED + ", input " + i + ":\n" + text, e);
      }
      slowest = Math.max(slowest, cpuTime() - start);
    }
    reporter.publishEntry(
        format + ": slowest input, ms of processor time", Long.toString(slowest / 1_000_000));
    assertThat(read).as("some mutants are still readable").isPositive();
  }

  /** Time on the clock would blame a reader for what else the machine does. */
  private static long cpuTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static List<String> seeds(Format format) throws IOException {
    List<String> seeds = new ArrayList<>();
    for (Ruleset rules : Ruleset.all()) {
      for (int seed = 0; seed < 12; seed++) {
        Problem problem = new RandomRecords(seed).problem(rules);
        String text = Conversion.of(problem, format, WriteOptions.DEFAULT).text();
        if (text != null) {
          seeds.add(text);
        }
      }
    }
    for (Map.Entry<String, byte[]> file : RealFiles.all().entrySet()) {
      String text = TextDecoder.decode(file.getValue(), file.getKey()).text();
      Format real = Format.detect(text, file.getKey()).orElse(format);
      if (real == format || real.reader().getClass() == format.reader().getClass()) {
        seeds.add(text.substring(0, Math.min(text.length(), LARGEST_SEED)));
      }
    }
    return seeds;
  }

  private static String mutated(List<String> seeds, Random random) {
    StringBuilder text = new StringBuilder(seeds.get(random.nextInt(seeds.size())));
    for (int i = random.nextInt(6); i >= 0; i--) {
      int at = random.nextInt(text.length() + 1);
      int end = Math.min(text.length(), at + random.nextInt(12));
      switch (random.nextInt(7)) {
        case 0 -> text.delete(at, end);
        case 1 -> text.insert(at, TOKENS[random.nextInt(TOKENS.length)]);
        case 2 -> text.replace(at, end, TOKENS[random.nextInt(TOKENS.length)]);
        case 3 -> text.insert(at, text.substring(at, end).repeat(1 + random.nextInt(40)));
        case 4 -> {
          if (at < text.length()) {
            text.setCharAt(at, (char) (text.charAt(at) + random.nextInt(5) - 2));
          }
        }
        case 5 -> {
          String other = seeds.get(random.nextInt(seeds.size()));
          int from = random.nextInt(other.length());
          text.insert(at, other, from, Math.min(other.length(), from + random.nextInt(200)));
        }
        default -> text.setLength(at);
      }
    }
    return text.toString();
  }
}
