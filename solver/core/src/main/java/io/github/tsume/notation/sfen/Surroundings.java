package io.github.tsume.notation.sfen;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A position among words: its number or a bullet before it, a link in a sentence, signs that were
 * typed in full width.
 *
 * @param line what is to be read
 * @param asIs whether the defender holds what is written and no more
 * @param number what the position is called there, or null
 * @param length how long its mate is said to be there, or null
 * @param goal what else is said there to be looked for; empty if nothing is
 * @param left the words that are none of these, in their order
 * @param unknown what a link says in a way that is not known
 */
record Surroundings(
    String line,
    boolean asIs,
    @Nullable String number,
    @Nullable String length,
    String goal,
    List<String> left,
    List<Links.UnknownValue> unknown) {

  /** What stands before the items of lists. */
  private static final Pattern BULLET =
      Pattern.compile("^(?:[\\s\u3000]|[-*+>・•●○◎■□★☆◆◇※→⇒▶▷" + Sides.SIGNS + "]){1,20}");

  /** What is around words and says nothing. */
  private static final Pattern MARKS =
      Pattern.compile("[\\s\u3000()（）\\[\\]【】「」『』<>＜＞、。，．.,:：;；→⇒*|-]*");

  private static final Pattern STOP = Pattern.compile("^[\\s\u3000、。，．.,:：;；→⇒]+");

  private static final int LONGEST_LABEL = 60;

  /** The position of a line that is no plain one, or null if there is none. */
  static @Nullable Surroundings of(String given) {
    String line = SfenShape.narrow(given);
    int begin = SfenShape.begin(line);
    if (begin > 0) {
      String before = Blanks.strip(line.substring(0, begin));
      return SfenShape.hasBoard(before) ? null : behind(before, line, begin);
    }
    LinkedText linked = LinkedText.in(line);
    if (linked != null) {
      return SfenShape.isPosition(linked.before()) ? null : linked(linked);
    }
    return line.equals(given)
        ? null
        : new Surroundings(line, false, null, null, "", List.of(), List.of());
  }

  private static Surroundings behind(String before, String line, int begin) {
    String position = " ".repeat(begin) + line.substring(begin);
    String words = Blanks.strip(BULLET.matcher(before).replaceFirst(""));
    String number = SfenShape.number(words);
    List<String> left = number != null || words.isEmpty() ? List.of() : List.of(before);
    return new Surroundings(position, false, number, null, "", left, List.of());
  }

  private static Surroundings linked(LinkedText text) {
    String before = Blanks.strip(BULLET.matcher(text.before()).replaceFirst(""));
    String number = SfenShape.number(before);
    String length = StatedLength.in(text.before(), text.after());
    List<String> left = new ArrayList<>();
    String goal = "";
    for (String words : number == null ? List.of(before, text.after()) : List.of(text.after())) {
      String said = STOP.matcher(words).replaceFirst("");
      if (!MARKS.matcher(words).matches() && !StatedLength.isAll(said)) {
        left.add(words);
      }
      StatedLength stated = StatedLength.of(said);
      goal = stated != null && goal.isEmpty() ? stated.goal() : goal;
    }
    String label = text.label();
    if (label != null && StatedLength.isAll(label)) {
      length = StatedLength.in(label);
    } else if (label != null && label.length() <= LONGEST_LABEL) {
      number = label;
    }
    Links plain = text.plain();
    return new Surroundings(
        plain.line() + plain.stated(), plain.asIs(), number, length, goal, left, plain.unknown());
  }

  /** The problem with what the words say of it, unless it says that itself. */
  Problem told(Problem problem, int lineNumber) {
    Problem told = problem;
    List<Warning> warnings = new ArrayList<>();
    String known = told.metadata().get(Metadata.LENGTH);
    String taken = known == null ? length : known;
    for (String words : left) {
      warnings.add(
          taken != null && taken.equals(StatedLength.in(words))
              ? WarningCode.ONLY_LENGTH.at(lineNumber, 1, words, taken)
              : WarningCode.IGNORED_TEXT.at(lineNumber, 1, words));
    }
    unknown.forEach(value -> warnings.add(value.warning(lineNumber)));
    if (!warnings.isEmpty()) {
      told = told.withWarnings(warnings);
    }
    Metadata metadata = told.metadata();
    if (length != null && metadata.get(Metadata.LENGTH) == null) {
      told = told.withMetadata(told.metadata().with(Metadata.LENGTH, length));
    }
    if (!goal.isEmpty() && metadata.get(Metadata.GOAL) == null) {
      told = told.withMetadata(told.metadata().with(Metadata.GOAL, goal));
    }
    if (number != null && metadata.get(Metadata.NUMBER) == null) {
      told = told.withMetadata(told.metadata().with(Metadata.NUMBER, number));
      told = told.withSource(number, told.source());
    }
    return told;
  }
}
