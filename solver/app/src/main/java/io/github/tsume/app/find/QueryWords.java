package io.github.tsume.app.find;

import io.github.tsume.query.Query.Vocabulary;
import io.github.tsume.rules.PieceType;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.theme.Theme;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/** The words of our games, verdicts, defects and themes: codes, and what composers call them. */
public final class QueryWords implements Vocabulary {
  private static final String REGION = "[1-9][a-i](-[1-9][a-i])?";

  @Override
  public Map<String, String> words(String name) {
    Map<String, String> words = new LinkedHashMap<>();
    switch (name) {
      case "theme" -> {
        for (Theme theme : Theme.values()) {
          put(words, theme.code(), theme.japanese());
        }
      }
      case "defect" -> {
        for (DefectClass each : DefectClass.values()) {
          put(words, each.code(), each.japanese());
        }
      }
      case "verdict" -> {
        for (Verdict each : Verdict.values()) {
          put(words, each.code(), each.japanese());
        }
        for (Outcome each : Outcome.values()) {
          words.put(each.code(), each.code());
        }
      }
      case "goal" -> {
        for (Goal each : Goal.values()) {
          put(words, each.code(), each.japanese());
        }
      }
      case "rules" -> Ruleset.all().forEach(rules -> words.put(rules.name(), rules.name()));
      default -> {}
    }
    return words;
  }

  private static void put(Map<String, String> words, String code, String japanese) {
    words.put(code, code);
    words.put(japanese, code);
  }

  @Override
  public List<String> pieces() {
    TreeSet<String> letters = new TreeSet<>();
    for (Ruleset rules : Ruleset.all()) {
      for (PieceType type : rules.types()) {
        String letter = String.valueOf(type.letter());
        letters.add(letter);
        if (type.canPromote()) {
          letters.add("+" + letter);
        }
      }
    }
    letters.addAll(letters.stream().map(each -> each.toLowerCase(Locale.ROOT)).toList());
    return List.copyOf(letters);
  }

  @Override
  public boolean isRegion(String text) {
    return text.matches(REGION);
  }
}
