package io.github.tsume.notation.sfen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The text behind a position, between tabs: label, length, title, and anything with a name. */
final class SfenRow {
  /** How many fields have their place. */
  private static final int PLACED = 3;

  private SfenRow() {}

  /** The fields; without a label the length comes first, and no number second. */
  static String[] fields(String row) {
    String[] fields = row.split("\t", -1);
    boolean unlabelled =
        fields.length > 1
            && fields[0].strip().matches("[0-9]{0,3}[13579]手?(?:詰め?)?")
            && !fields[1].strip().matches("(?:[0-9].*)?|-");
    if (!unlabelled) {
      return fields;
    }
    String[] labelled = new String[fields.length + 1];
    System.arraycopy(fields, 0, labelled, 1, fields.length);
    labelled[0] = "";
    labelled[1] = fields[0].strip().replaceAll("[^0-9]", "");
    return labelled;
  }

  /**
   * What stands behind a link together with what the link itself states: of both the former counts.
   * Each is empty or begins with a tab.
   */
  static String behind(String own, String stated) {
    if (own.isEmpty() || stated.isEmpty()) {
      return own + stated;
    }
    List<String> first = Arrays.asList(fields(own.substring(1)));
    List<String> second = Arrays.asList(stated.substring(1).split("\t", -1));
    List<String> together = new ArrayList<>();
    for (int i = 0; i < PLACED; i++) {
      String said = i < first.size() ? first.get(i).strip() : "";
      boolean none = said.isEmpty() || said.equals("-");
      together.add(none && i < second.size() ? second.get(i) : said);
    }
    // Of two fields with one name the later counts.
    together.addAll(second.subList(Math.min(PLACED, second.size()), second.size()));
    together.addAll(first.subList(Math.min(PLACED, first.size()), first.size()));
    return '\t' + String.join("\t", together);
  }
}
