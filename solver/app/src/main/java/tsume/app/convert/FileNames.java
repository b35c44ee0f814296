package tsume.app.convert;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** File names from names that may hold anything. */
public final class FileNames {
  /** File systems take 255 bytes; numbers and an extension come behind. */
  private static final int MOST_BYTES = 200;

  /** Devices of Windows, whatever the extension. */
  private static final Pattern DEVICE =
      Pattern.compile("(?i)(con|prn|aux|nul|com\\d|lpt\\d)(\\..*)?");

  private FileNames() {}

  /** A name that every file system takes and that stays in its directory. */
  public static String safe(String name) {
    String safe = cut(name.replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", "_")).strip();
    boolean taken = safe.isEmpty() || safe.startsWith(".") || DEVICE.matcher(safe).matches();
    return taken ? "_" + safe : safe;
  }

  /** The same, and another for each other name. */
  public static String distinct(String name) {
    String safe = safe(name);
    return safe.equals(name) ? safe : safe + "~" + Integer.toHexString(name.hashCode());
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
}
