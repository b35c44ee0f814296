package io.github.tsume.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.docs.Markdown.Kind;
import io.github.tsume.app.docs.Markdown.Line;
import io.github.tsume.results.text.Columns;
import io.github.tsume.verdict.Profile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Every Markdown file: lines of one width, headings in order, links that lead somewhere.
 *
 * <p>{@code -Dtsume.wrap=true} wraps what is too wide instead of complaining.
 */
class MarkdownTest {
  private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
  private static final Pattern SPAN = Pattern.compile("`[^`]*`");

  @Test
  void lines_are_no_wider_than_120_columns() throws IOException {
    List<String> wide = new ArrayList<>();
    for (Markdown each : Markdown.all()) {
      Markdown markdown = each;
      if (Boolean.getBoolean("tsume.wrap")) {
        Files.writeString(each.file(), each.wrapped());
        markdown = Markdown.of(each.file());
      }
      int number = 0;
      for (Line line : markdown.lines()) {
        number++;
        boolean breakable = line.text().strip().contains(" ");
        if (line.kind() == Kind.TEXT
            && breakable
            && Columns.width(line.text()) > Markdown.WIDTH
            && !markdown.wrapped().lines().toList().contains(line.text())) {
          wide.add(place(markdown, number));
        }
      }
    }
    assertThat(wide).as("wrap them with -Dtsume.wrap=true").isEmpty();
  }

  @Test
  void a_file_has_one_title_and_its_headings_go_down_step_by_step() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Markdown markdown : Markdown.all()) {
      int last = 0;
      int number = 0;
      for (Line line : markdown.lines()) {
        number++;
        if (line.kind() == Kind.HEADING) {
          int level = line.text().length() - line.text().replaceFirst("^#+", "").length();
          boolean title = level == 1;
          if (title != (last == 0) || level > last + 1 || line.text().charAt(level) != ' ') {
            wrong.add(place(markdown, number) + ": " + line.text());
          }
          last = level;
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void links_within_the_project_lead_to_files_and_headings() throws IOException {
    Map<Path, Set<String>> anchors = new HashMap<>();
    for (Markdown markdown : Markdown.all()) {
      anchors.put(markdown.file(), anchors(markdown));
    }
    List<String> dead = new ArrayList<>();
    for (Markdown markdown : Markdown.all()) {
      int number = 0;
      for (Line line : markdown.lines()) {
        number++;
        if (line.kind() == Kind.CODE) {
          continue;
        }
        Matcher links = LINK.matcher(SPAN.matcher(line.text()).replaceAll(""));
        while (links.find()) {
          if (isDead(markdown.file(), links.group(1), anchors)) {
            dead.add(place(markdown, number) + ": " + links.group(1));
          }
        }
      }
    }
    assertThat(dead).isEmpty();
  }

  private static boolean isDead(Path from, String link, Map<Path, Set<String>> anchors) {
    if (link.matches("[a-z]+:.*")) {
      return false;
    }
    String[] parts = link.split("#", 2);
    Path target = parts[0].isEmpty() ? from : from.resolveSibling(parts[0]).normalize();
    if (!Files.exists(target)) {
      return true;
    }
    return parts.length > 1 && !anchors.getOrDefault(target, Set.of()).contains(parts[1]);
  }

  /** The names of headings as links write them. */
  private static Set<String> anchors(Markdown markdown) {
    Set<String> anchors = new HashSet<>();
    for (Line line : markdown.lines()) {
      if (line.kind() == Kind.HEADING) {
        String plain = line.text().replaceFirst("^#+ ", "").toLowerCase(Locale.ROOT);
        String name = plain.replaceAll("[^\\p{L}\\p{N}\\p{M} _-]", "").replace(' ', '-');
        String unique = name;
        for (int i = 1; !anchors.add(unique); i++) {
          unique = name + "-" + i;
        }
      }
    }
    return anchors;
  }

  /** The glossary, the guides and the decisions are all reachable from the two front pages. */
  @Test
  void every_page_is_linked_from_another() throws IOException {
    Set<Path> linked = new HashSet<>();
    for (Markdown markdown : Markdown.all()) {
      for (Line line : markdown.lines()) {
        Matcher links = LINK.matcher(line.text());
        while (links.find()) {
          String target = links.group(1).split("#", 2)[0];
          linked.add(markdown.file().resolveSibling(target).normalize());
        }
      }
    }
    List<Path> alone = new ArrayList<>();
    for (Markdown markdown : Markdown.all()) {
      Path file = markdown.file();
      boolean front = Markdown.ROOT.equals(file.getParent()) || file.toString().contains(".github");
      if (!front && !linked.contains(file)) {
        alone.add(Markdown.ROOT.relativize(file));
      }
    }
    assertThat(alone).isEmpty();
  }

  @Test
  void where_all_profiles_are_named_they_are_those_that_there_are() throws IOException {
    Pattern list = Pattern.compile("\\w+ profiles\\s\\((`[a-z]+`(?:, `[a-z]+`)+)\\)");
    Set<String> codes = new HashSet<>();
    List.of(Profile.values()).forEach(profile -> codes.add("`" + profile.code() + "`"));
    int lists = 0;
    for (Markdown markdown : Markdown.all()) {
      Matcher named = list.matcher(Files.readString(markdown.file()));
      while (named.find()) {
        lists++;
        assertThat(named.group(1).split(", "))
            .as(markdown.file().toString())
            .containsExactlyInAnyOrderElementsOf(codes);
      }
    }
    assertThat(lists).isPositive();
  }

  private static String place(Markdown markdown, int number) {
    return Markdown.ROOT.relativize(markdown.file()) + ":" + number;
  }
}
