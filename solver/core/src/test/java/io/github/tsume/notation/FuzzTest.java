package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.Limits;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.TextDecoder;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Ruleset;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Mutated files: a reader answers every text with problems or errors, never with an exception, and
 * each problem that it reads is converted into another format, with a true account of what is lost.
 * They are made from records of ours and from {@link RealFiles}, if there are any.
 *
 * <p>{@code -Dtsume.fuzz=1000000} sets the number of inputs per reader, {@code -Dtsume.seed} the
 * first seed. The largest input is small, so that a heap of 256 MB ({@code -Dsurefire.jvm="-Xmx256m
 * -Xss16m"}) tells whether memory is bounded.
 */
@Tag("slow")
class FuzzTest {
  private static final int INPUTS = Integer.getInteger("tsume.fuzz", 300);
  private static final long SEED = Long.getLong("tsume.seed", 1);

  /** Of larger files only the beginning is mutated: a million inputs must not take a day. */
  private static final int LARGEST_SEED = 3000;

  private static final ReadOptions OPTIONS =
      ReadOptions.DEFAULT.withLimits(new Limits(1 << 16, 4000, 500, 20, 10_000));
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
    "攻方：",
    "受方：５一玉",
    "５三銀",
    "持駒：",
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
    "\n#--separator--\n",
    "\n手数----指手--\n",
    "\n1：▲７六歩　",
    "(00)",
    "　\u00a0\u200b",
    "＊",
    "攻方の持ち駒＝金二\n",
    "玉方持駒：残り\n",
    "まで3手で詰み\n",
    "\n> ",
    "<br>\n",
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

  /** What other texts have: several records, marks and numbers, boards that come late, asides. */
  private static final List<String> FOUND =
      List.of(
          "手合割：平手\n１．▲７六歩　２：△３四歩\n3 ２二角(88)成 ( 0:01/) ( 0:02/)\n4手目 同　銀(31)\n"
              + "まで4手で以下略（参考）\n\n変化 2手\n   2 ８四歩\n署名：だれか\n--\n",
          "> 新作です\n> 手数----指手--\n> ９ ８ ７ ６ ５ ４ ３ ２ １\n"
              + "> | ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n> 攻方の持ち駒：金×２\n> 玉方 持駒：残り\n> 1 ▲５二金(00)\n",
          "| ・ ・v玉|一\n| ・ ・ ・|二\n持駒：金二\n盤面反転\n#--separator--\n"
              + "| ・ ・v玉|\n| ・ ・ と|\n後手の持駒：なし\n　　1 １二と\n　＊一手目\n2 Time-up (0:7/)\n");

  @ParameterizedTest
  @EnumSource(Format.class)
  void mutated_texts_never_throw(Format format, TestReporter reporter) throws IOException {
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
          assertThat(problem.warnings()).allMatch(told -> told.line() > 0 && told.column() > 0);
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
    if (format == Format.KIF || format == Format.KI2) {
      seeds.addAll(FOUND);
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
