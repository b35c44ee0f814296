import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes a moving picture of a terminal from what commands really print. In the project's directory:
 *
 * <pre>
 * java solver/docs/images/Terminal.java "./tsume check problems/first --lang en" > solver/docs/images/check.svg
 * </pre>
 */
public class Terminal {
  private static final int LINE = 20;
  private static final double COLUMN = 8.43;
  private static final int EDGE = 16;

  /** Longer lines are cut. */
  private static final int MOST_COLUMNS = 104;

  /** Colours as they come from the program; the numbers are those of terminals. */
  private static final Pattern COLOUR = Pattern.compile("\u001b\\[([0-9;]*)m");

  private record Line(String text, double seconds) {}

  public static void main(String[] commands) throws IOException, InterruptedException {
    List<Line> lines = new ArrayList<>();
    double now = 0.5;
    for (String command : commands) {
      now += 0.03 * command.length();
      lines.add(new Line("\u001b[32m$\u001b[0m " + command, now));
      long began = System.nanoTime();
      Process process =
          new ProcessBuilder("sh", "-c", command + " --color always 2>/dev/null").start();
      List<String> printed = new ArrayList<>();
      List<Double> times = new ArrayList<>();
      try (var reader = process.inputReader(StandardCharsets.UTF_8)) {
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
          printed.add(cut(line));
          times.add((System.nanoTime() - began) / 1e9);
        }
      }
      process.waitFor();
      for (int i = 0; i < printed.size(); i++) {
        lines.add(new Line(printed.get(i), now + times.get(i)));
      }
      now += (times.isEmpty() ? 0 : times.get(times.size() - 1)) + 1;
      lines.add(new Line("", now));
    }
    System.setOut(new java.io.PrintStream(System.out, true, StandardCharsets.UTF_8));
    print(lines);
  }

  private static String cut(String line) {
    if (width(line) <= MOST_COLUMNS) {
      return line;
    }
    Matcher colour = COLOUR.matcher(line);
    int columns = 0;
    int at = 0;
    while (columns < MOST_COLUMNS - 1) {
      if (colour.find(at) && colour.start() == at) {
        at = colour.end();
      } else {
        columns += width(line.substring(at, at + 1));
        at++;
      }
    }
    return line.substring(0, at) + "…\u001b[0m";
  }

  private static void print(List<Line> lines) {
    int columns = lines.stream().mapToInt(line -> width(line.text)).max().orElse(80);
    int width = (int) (2 * EDGE + COLUMN * columns);
    int height = 2 * EDGE + LINE * lines.size();
    System.out.printf(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d"
            + " %d\">%n",
        width, height, width, height);
    System.out.print(
        """
        <style>
        text { font: 14px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: #d6deeb; white-space: pre }
        @media (prefers-reduced-motion: no-preference) { text { opacity: 0; animation: show 0s forwards } }
        @keyframes show { to { opacity: 1 } }
        .c1 { font-weight: bold } .c2 { fill: #8b949e }
        .c31 { fill: #ff7b72 } .c32 { fill: #7ee787 } .c33 { fill: #f2cc60 } .c34 { fill: #79c0ff }
        </style>
        """);
    System.out.printf(
        "<rect width=\"%d\" height=\"%d\" rx=\"8\" fill=\"#0d1117\"/>%n", width, height);
    int y = EDGE + 14;
    for (Line line : lines) {
      if (!line.text.isEmpty()) {
        System.out.printf(
            java.util.Locale.ROOT,
            "<text x=\"%d\" y=\"%d\" style=\"animation-delay:%.2fs\">%s</text>%n",
            EDGE,
            y,
            line.seconds,
            spans(line.text));
      }
      y += LINE;
    }
    System.out.println("</svg>");
  }

  /** Text with its colours. */
  private static String spans(String text) {
    StringBuilder spans = new StringBuilder();
    Matcher matcher = COLOUR.matcher(text);
    int at = 0;
    boolean inside = false;
    while (matcher.find()) {
      spans.append(escaped(text.substring(at, matcher.start())));
      at = matcher.end();
      if (inside) {
        spans.append("</tspan>");
      }
      String code = matcher.group(1);
      inside = !code.isEmpty() && !code.equals("0");
      if (inside) {
        spans.append("<tspan class=\"c").append(code.replace(";", " c")).append("\">");
      }
    }
    spans.append(escaped(text.substring(at))).append(inside ? "</tspan>" : "");
    return spans.toString();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }

  private static int width(String text) {
    String plain = COLOUR.matcher(text).replaceAll("");
    return plain.length() + (int) plain.chars().filter(c -> c >= 0x2e80).count();
  }
}
