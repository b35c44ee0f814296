package io.github.tsume.notation.common;

import io.github.tsume.record.Problem;
import java.util.ArrayList;
import java.util.List;

/**
 * A warning of lines some of whose bytes made no sense in the encoding that a text seems to have.
 */
public final class BrokenBytes {
  private static final char BROKEN = '\ufffd';

  private BrokenBytes() {}

  /** What was read, in which each problem tells the broken lines from its first one on. */
  public static ReadResult toldIn(ReadResult result, TextDecoder.Decoded decoded) {
    List<Integer> lines = brokenLines(decoded.text());
    List<ReadResult.Entry> told = new ArrayList<>();
    int end = Integer.MAX_VALUE;
    for (int i = result.entries().size() - 1; i >= 0; i--) {
      ReadResult.Entry entry = result.entries().get(i);
      if (entry instanceof ReadResult.Read read) {
        Problem problem = read.problem();
        // What stands before the first problem is told with it.
        int begin = i == 0 ? 0 : problem.source().line();
        Warnings warnings = new Warnings();
        for (int line : lines) {
          if (line >= begin && line < end) {
            warnings.add(WarningCode.BROKEN_BYTES, line, 1, decoded.charset());
          }
        }
        entry = new ReadResult.Read(problem.withWarnings(warnings.toList()));
        end = begin;
      } else if (entry instanceof ReadResult.Failed failed) {
        end = failed.error().line();
      }
      told.add(0, entry);
    }
    return new ReadResult(told, result.readAs());
  }

  private static List<Integer> brokenLines(String text) {
    List<Integer> lines = new ArrayList<>();
    int number = 1;
    for (String line : text.split("\r\n|[\r\n]", -1)) {
      if (line.indexOf(BROKEN) >= 0) {
        lines.add(number);
      }
      number++;
    }
    return lines;
  }
}
