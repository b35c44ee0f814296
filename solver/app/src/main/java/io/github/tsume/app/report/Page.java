package io.github.tsume.app.report;

import io.github.tsume.app.shared.Modules;
import io.github.tsume.app.shared.SharedTexts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;

/** The parts of the page that are the same in every report. */
final class Page {
  private static final String[] STYLES = {"base", "table", "problem", "print"};

  private Page() {}

  /** Takes what stands in the template for each {@code {{name}}}. */
  interface Slots {
    void fill(String name) throws IOException;
  }

  /** Goes through the template: literal text to one, names of slots to the other. */
  static void write(Appendable out, Slots slots) throws IOException {
    String template = resource("page.html");
    int at = 0;
    for (int open = template.indexOf("{{"); open >= 0; open = template.indexOf("{{", at)) {
      int close = template.indexOf("}}", open);
      out.append(template, at, open);
      slots.fill(template.substring(open + 2, close));
      at = close + 2;
    }
    out.append(template, at, template.length());
  }

  static String script() {
    return Modules.script("report/main.js");
  }

  static String style() {
    StringBuilder style = new StringBuilder();
    for (String name : STYLES) {
      style.append(resource(name + ".css"));
    }
    return style.toString();
  }

  /** The texts of the page in all its languages. */
  static String texts() {
    return harmless(SharedTexts.of("report"));
  }

  /** The Content-Security-Policy: this script, this style, and nothing else whatever. */
  static String policy(String script, String style) {
    Map<String, String> hashes = Map.of("script", hash(script), "style", hash(style));
    return "default-src 'none'; script-src "
        + hashes.get("script")
        + "; style-src "
        + hashes.get("style")
        + "; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'";
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** JSON that can end no script element and begin no comment. */
  static String harmless(String json) {
    return json.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029");
  }

  /** A text as content of an element or an attribute in double quotes. */
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private static String resource(String name) {
    return Modules.resource("report/" + name);
  }
}
