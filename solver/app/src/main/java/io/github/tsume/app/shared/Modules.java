package io.github.tsume.app.shared;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The ES modules of pages, in folders as here: {@code shared} for all, {@code page}, {@code
 * report}.
 *
 * <p>A site has them as files. A report that is one file has them as one script: each module
 * becomes a function that gives what it exports, so that its other names stay its own. For that,
 * modules import by name and from other modules only, and export declarations.
 */
public final class Modules {
  private static final String ROOT = "/io/github/tsume/app/";

  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import \\{([^}]*)\\} from '(\\.\\.?/[\\w/.]+\\.js)';\n");

  private static final Pattern EXPORT =
      Pattern.compile("(?m)^export ((?:async )?(?:function|class|const) (\\w+))");

  /** What this class does not understand must not go unnoticed. */
  private static final Pattern OTHER = Pattern.compile("(?m)^(?:import|export)\\b.*");

  /** Comments that have lines to themselves; readers of a page do without them. */
  private static final Pattern COMMENT =
      Pattern.compile("(?m)^ *//.*\n|^ */\\*\\*(?:[^*]|\\*(?!/))*\\*/\n");

  private Modules() {}

  /** A module and all that it imports, by path and in the order in which they are run. */
  public static Map<String, String> of(String path) {
    Map<String, String> found = new LinkedHashMap<>();
    collect(path, found, new HashSet<>());
    return found;
  }

  private static void collect(String path, Map<String, String> found, Set<String> begun) {
    if (found.containsKey(path)) {
      return;
    }
    if (!begun.add(path)) {
      throw new IllegalStateException(path + " imports itself by way of others");
    }
    String source = COMMENT.matcher(resource(path)).replaceAll("");
    Matcher imported = IMPORT.matcher(source);
    while (imported.find()) {
      collect(resolved(path, imported.group(2)), found, begun);
    }
    found.put(path, source);
  }

  private static String resolved(String from, String relative) {
    List<String> parts = new ArrayList<>(List.of(from.split("/")));
    parts.remove(parts.size() - 1);
    for (String part : relative.split("/")) {
      if (part.equals("..")) {
        parts.remove(parts.size() - 1);
      } else if (!part.equals(".")) {
        parts.add(part);
      }
    }
    return String.join("/", parts);
  }

  /** A module with all that it imports, as one script that declares no names. */
  public static String script(String path) {
    StringBuilder script = new StringBuilder("(() => {\n'use strict';\nconst modules = {};\n");
    of(path)
        .forEach(
            (name, source) ->
                script
                    .append("modules['")
                    .append(name)
                    .append("'] = (() => {\n")
                    .append(function(name, source))
                    .append("})();\n"));
    return script.append("})();\n").toString();
  }

  /** The body of the function that runs a module and returns its exports. */
  private static String function(String name, String source) {
    StringBuilder body = new StringBuilder();
    Matcher imported = IMPORT.matcher(source);
    while (imported.find()) {
      String from = resolved(name, imported.group(2));
      imported.appendReplacement(
          body,
          Matcher.quoteReplacement(
              "const {"
                  + imported.group(1).replace(" as ", ": ")
                  + "} = modules['"
                  + from
                  + "'];\n"));
    }
    imported.appendTail(body);
    List<String> exports =
        EXPORT.matcher(body).results().map(result -> result.group(2)).collect(Collectors.toList());
    String plain = EXPORT.matcher(body).replaceAll("$1");
    Matcher other = OTHER.matcher(plain);
    if (other.find()) {
      throw new IllegalStateException(name + ": " + other.group());
    }
    return plain + "return {" + String.join(", ", exports) + "};\n";
  }

  /** A text that belongs to the program, by its path among the modules. */
  public static String resource(String path) {
    return new String(bytes(path), StandardCharsets.UTF_8).replace("\r\n", "\n");
  }

  /** The same, whatever it holds. */
  public static byte[] bytes(String path) {
    try (InputStream in = Modules.class.getResourceAsStream(ROOT + path)) {
      if (in == null) {
        throw new IllegalStateException(path + " is missing");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
