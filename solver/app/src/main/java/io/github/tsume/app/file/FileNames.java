package io.github.tsume.app.file;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** File names from names that may hold anything. */
public final class FileNames {
  /** File systems take 255 bytes; numbers and an extension come behind. */
  private static final int MOST_BYTES = 200;

  /** What file systems do not take, and what shows a name in another order than it has. */
  private static final Pattern HARMFUL =
      Pattern.compile(
          "[\\\\/:*?\"<>|\\p{Cntrl}\\x{80}-\\x{9f}\\x{61c}\\x{200e}\\x{200f}"
              + "\\x{2028}-\\x{202e}\\x{2066}-\\x{2069}]");

  /** Devices of Windows, whatever the extension. */
  private static final Pattern DEVICE =
      Pattern.compile(
          "(?i)(con|prn|aux|nul|conin\\$|conout\\$|(com|lpt)[\\d\u00b9\u00b2\u00b3])\\s*(\\..*)?");

  private static final int MARK_DIGITS = 12;

  /** What {@link #distinct} puts behind a name that it changes. */
  private static final Pattern MARKED = Pattern.compile(".*~[0-9a-f]{" + MARK_DIGITS + "}");

  private FileNames() {}

  /** A name that every file system takes and that stays in its directory. */
  public static String safe(String name) {
    String plain = HARMFUL.matcher(name).replaceAll("_");
    String safe = encodable(cut(plain).strip());
    // A dot hides a file, a hyphen makes it an option, an equals sign a formula.
    boolean leads = !safe.isEmpty() && ".-=".indexOf(safe.charAt(0)) >= 0;
    boolean taken = safe.isEmpty() || leads || DEVICE.matcher(safe).matches();
    return taken ? "_" + safe : safe;
  }

  /**
   * The same, and another for each other name, always the same one. Names that differ only by case
   * differ by no more than that here.
   */
  public static String distinct(String name) {
    String safe = safe(name);
    boolean kept = safe.equals(name) && !MARKED.matcher(name).matches();
    return kept ? safe : safe + "~" + mark(name);
  }

  private static String mark(String name) {
    return Hashing.sha256()
        .hashString(name, StandardCharsets.UTF_16LE)
        .toString()
        .substring(0, MARK_DIGITS);
  }

  /** The name, without what the encoding of this machine's file names does not have. */
  private static String encodable(String name) {
    try {
      return Path.of(name).toString();
    } catch (InvalidPathException e) {
      return name.replaceAll("[^\\x20-\\x7e]", "_");
    }
  }

  private static String cut(String name) {
    int bytes = 0;
    for (int i = 0; i < name.length(); ) {
      int next = name.offsetByCodePoints(i, 1);
      bytes += name.substring(i, next).getBytes(StandardCharsets.UTF_8).length;
      if (bytes > MOST_BYTES) {
        return name.substring(0, i);
      }
      i = next;
    }
    return name;
  }

  /** File names that one run has not used yet: "a", "a~2", "a~3". */
  public static final class FreshNames {
    private final Set<String> used = new HashSet<>();

    /** A safe name like that one; names that differ by case alone are the same. */
    public String of(String name) {
      String safe = FileNames.safe(name);
      String unique = safe;
      for (int i = 2; !used.add(unique.toLowerCase(Locale.ROOT)); i++) {
        unique = safe + "~" + i;
      }
      return unique;
    }
  }
}
