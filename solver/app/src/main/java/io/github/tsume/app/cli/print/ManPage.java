package io.github.tsume.app.cli.print;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The manual page of a command, in roff, made from what its help is made from. */
public final class ManPage {
  private final String name;
  private final CommandLine command;
  private final CommandSpec spec;
  private final StringBuilder page = new StringBuilder();

  /** A page of a command. */
  public ManPage(String name, CommandLine command) {
    this.name = name;
    this.command = command;
    this.spec = command.getCommandSpec();
  }

  /** The page in roff. */
  public String roff() {
    String about = String.join(" ", spec.usageMessage().description());
    String title = name.toUpperCase(Locale.ROOT);
    page.append(".TH \"").append(title).append("\" 1 \"\" \"").append(text(spec.version()[0]));
    page.append("\" \"\"\n.nh\n.ad l\n");
    section("NAME", name + " \\- " + text(about.replaceFirst("[.。:].*", "")));
    // The synopsis of the help, in one line.
    String synopsis = command.getHelp().synopsis(0).strip().replaceAll("\\s+", " ");
    section("SYNOPSIS", text(synopsis));
    section("DESCRIPTION", text(about));
    arguments();
    commands();
    footer();
    seeAlso();
    return page.toString();
  }

  private void arguments() {
    if (!spec.positionalParameters().isEmpty()) {
      section("ARGUMENTS", "");
      for (PositionalParamSpec place : spec.positionalParameters()) {
        entry("\\fI" + text(place.paramLabel()) + "\\fR", place);
      }
    }
    section("OPTIONS", "");
    for (OptionSpec option : spec.options()) {
      String value = option.arity().max() == 0 ? "" : "=\\fI" + text(option.paramLabel()) + "\\fR";
      List<String> names = List.of(option.names()).stream().map(n -> "\\fB" + text(n)).toList();
      entry(String.join("\\fR, ", names) + "\\fR" + value, option);
    }
  }

  private void commands() {
    if (command.getSubcommands().isEmpty()) {
      return;
    }
    section("COMMANDS", "");
    for (Map.Entry<String, CommandLine> sub : command.getSubcommands().entrySet()) {
      CommandSpec of = sub.getValue().getCommandSpec();
      if (!of.usageMessage().hidden()) {
        tagged(
            "\\fBtsume\\-" + text(sub.getKey()) + "\\fR(1)",
            String.join(" ", of.usageMessage().description()));
      }
    }
  }

  private void footer() {
    String footer = String.join("\n", spec.usageMessage().footer()).replace("%n", "\n").strip();
    if (!footer.isEmpty()) {
      section("NOTES", text(footer.replaceAll("\n\n+", "\n\n")).replace("\n\n", "\n.PP\n"));
    }
  }

  private void seeAlso() {
    if (!name.equals("tsume")) {
      section("SEE ALSO", "\\fBtsume\\fR(1)");
    }
  }

  private void entry(String heading, ArgSpec argument) {
    tagged(heading, String.join(" ", argument.description()));
  }

  private void tagged(String heading, String about) {
    page.append(".TP\n").append(heading).append('\n').append(text(about)).append('\n');
  }

  private void section(String heading, String body) {
    page.append(".SH ").append(heading).append('\n');
    if (!body.isEmpty()) {
      page.append(body).append('\n');
    }
  }

  /** Text without meaning for roff; a line must not begin with a point or an apostrophe. */
  private static String text(String plain) {
    return plain
        .replace("%%", "%")
        .replace("\\", "\\e")
        .replace("-", "\\-")
        .replaceAll("(?m)^([.'])", "\\\\&$1");
  }
}
