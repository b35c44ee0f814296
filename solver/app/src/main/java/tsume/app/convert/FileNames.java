package tsume.app.convert;

/** File names from names that may hold anything. */
public final class FileNames {
  private static final int LONGEST = 120;

  private FileNames() {}

  /** A name that every file system takes and that stays in its directory. */
  public static String safe(String name) {
    String safe = name.replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", "_").strip();
    safe = safe.length() > LONGEST ? safe.substring(0, LONGEST) : safe;
    return safe.isEmpty() || safe.startsWith(".") ? "_" + safe : safe;
  }
}
