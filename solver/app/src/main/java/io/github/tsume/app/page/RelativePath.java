package io.github.tsume.app.page;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Outlines in SVG whose points are told from the point before: packed, a third smaller than told
 * from the corner of the drawing.
 */
final class RelativePath {
  private static final Pattern PATH = Pattern.compile(" d=\"([MLCQZ0-9 -]*)\"");
  private static final Pattern COMMAND = Pattern.compile("([MLCQZ])([0-9 -]*)");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");

  private RelativePath() {}

  /** A drawing with all its paths told so; those with other commands or fractions as they are. */
  static String in(String svg) {
    return PATH.matcher(svg).replaceAll(path -> " d=\"" + of(path.group(1)) + '"');
  }

  private static String of(String path) {
    StringBuilder told = new StringBuilder();
    int[] from = new int[2];
    Matcher command = COMMAND.matcher(path);
    while (command.find()) {
      String name = command.group(1);
      boolean starts = name.equals("M");
      told.append(starts ? name : name.toLowerCase(Locale.ROOT));
      int[] point = from.clone();
      int count = 0;
      for (Matcher each = NUMBER.matcher(command.group(2)); each.find(); count++) {
        int value = Integer.parseInt(each.group());
        int step = starts ? value : value - from[count % 2];
        told.append(count > 0 && step >= 0 ? " " : "").append(step);
        point[count % 2] = value;
      }
      from = point;
    }
    return told.toString();
  }
}
