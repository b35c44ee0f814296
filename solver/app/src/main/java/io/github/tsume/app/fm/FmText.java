package io.github.tsume.app.fm;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts with problems as fm takes them: {@code 「題」 協力詰 13歩 +金, 11玉 #1}, in one line or in several.
 */
public final class FmText {
  /** How long either half of a problem may be, which is some hundred characters. */
  private static final String SOME = "[^,#]{0,900}+";

  /** A problem from its rule to its length, which need not be right to be known as one. */
  private static final Pattern PROBLEM =
      Pattern.compile(
          "(?:協力|ばか|かしこ|(?<![A-Z])HS?[#=])"
              + SOME
              + ",(?=[^,#]{0,900}?[0-9]{2}(?:[^\\p{ASCII}]|[A-Z]{2}))"
              + SOME
              + "(?:#++[0-9\\- ]*+)");

  private FmText() {}

  /** Whether there is a problem of fm in a text. */
  public static boolean isIn(String text) {
    return PROBLEM.matcher(plain(text)).find();
  }

  /** The problems of such a text. */
  public static ReadResult read(String text, String name) {
    String plain = plain(text);
    List<Integer> starts = new ArrayList<>();
    List<Integer> ends = new ArrayList<>(List.of(0));
    for (Matcher problem = PROBLEM.matcher(plain); problem.find(); ) {
      int line = plain.lastIndexOf('\n', problem.start()) + 1;
      starts.add(Math.max(line, ends.get(ends.size() - 1)));
      ends.add(problem.end());
    }
    List<ReadResult.Entry> entries = new ArrayList<>();
    for (int i = 0; i < starts.size(); i++) {
      FmProblem problem = new FmProblem(text, plain, starts.get(i), ends.get(i + 1));
      problem.take(ends.get(i), starts.get(i));
      if (i == starts.size() - 1) {
        problem.take(ends.get(i + 1), text.length());
      }
      try {
        Source source = new Source(name, problem.line(), starts.size() == 1 ? 0 : i + 1);
        entries.add(new ReadResult.Read(problem.read(source)));
      } catch (ReadException e) {
        entries.add(e.entry(name).with(problem.said()));
      }
    }
    return new ReadResult(entries);
  }

  /** The same text in capitals of ASCII where there are such ones: each character has its place. */
  private static String plain(String text) {
    StringBuilder plain = new StringBuilder(Blanks.narrow(text));
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      plain.setCharAt(i, c >= 'a' && c <= 'z' ? Character.toUpperCase(c) : c == '、' ? ',' : c);
    }
    return plain.toString();
  }
}
