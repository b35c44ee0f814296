package io.github.tsume.app.file;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** File names that one run has not used yet: "a", "a~2", "a~3". */
public final class FreshNames {
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
