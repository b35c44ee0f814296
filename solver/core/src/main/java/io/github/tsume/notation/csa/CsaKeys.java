package io.github.tsume.notation.csa;

import io.github.tsume.record.Metadata;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The keywords of CSA and the keys of KIF that say the same. */
final class CsaKeys {
  private static final Map<String, String> JAPANESE = new LinkedHashMap<>();

  static {
    JAPANESE.put("EVENT", "棋戦");
    JAPANESE.put("SITE", "場所");
    JAPANESE.put("START_TIME", "開始日時");
    JAPANESE.put("END_TIME", "終了日時");
    JAPANESE.put("TIME_LIMIT", "持ち時間");
    JAPANESE.put("OPENING", "戦型");
    JAPANESE.put("NOTE", Metadata.NOTE);
  }

  private CsaKeys() {}

  /** The key for a keyword; one that is not known keeps its dollar sign. */
  static String japanese(String keyword) {
    return JAPANESE.getOrDefault(keyword, "$" + keyword);
  }

  /** The keyword for a key, or null if CSA has none. */
  static @Nullable String keyword(String key, boolean version3) {
    if (key.matches("\\$[A-Z_+-]+")) {
      return key.substring(1);
    }
    for (Map.Entry<String, String> entry : JAPANESE.entrySet()) {
      if (entry.getValue().equals(key)) {
        return entry.getKey().equals("NOTE") && !version3 ? null : entry.getKey();
      }
    }
    return null;
  }
}
