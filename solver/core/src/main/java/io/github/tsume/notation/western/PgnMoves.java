package io.github.tsume.notation.western;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Limits;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.kif.KifReader;
import io.github.tsume.record.TreeBuilder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The moves of PGN, line by line: numbers, moves, comments in braces, variations in parentheses.
 *
 * <p>They are played when all of them are there, since a variation stands beside the move it
 * replaces, and a tree of moves is built line by line. A move that cannot be read ends its line
 * with a warning: what was read before it stays.
 */
public final class PgnMoves {
  private static final Pattern NUMBER = Pattern.compile("\\d{1,5}\\s*(?:\\.+|…)|\\.{2,}|…");

  /** What ends games, and what is said of moves by number or sign. */
  private static final Pattern NOTHING =
      Pattern.compile("1-0|0-1|1/2-1/2|\\*|\\$\\d+|[!?±=∞+-]{1,2}");

  private static final Pattern WORDS = Pattern.compile("\\p{L}{2,}[.,:;!?]*");

  private final Limits limits;
  private final Warnings warnings;
  private final Branch main = new Branch(1);
  private final Deque<Branch> open = new ArrayDeque<>(List.of(main));
  private @Nullable StringBuilder comment;

  public PgnMoves(Limits limits, Warnings warnings) {
    this.limits = limits;
    this.warnings = warnings;
  }

  /** A line of moves whose first one has that number. */
  private record Branch(int first, List<String> comments, List<Word> words) {
    Branch(int first) {
      this(first, new ArrayList<>(), new ArrayList<>());
    }
  }

  /** A word that is to be a move. */
  private record Word(
      String text, int line, int column, List<String> comments, List<Branch> branches) {}

  /** Takes a line of the text. */
  public void take(String line, int number) throws ReadException {
    int at = comment == null ? 0 : comment(line, 0);
    if (at == 0 && comment == null && line.startsWith("%")) {
      return;
    }
    while (at < line.length()) {
      char c = line.charAt(at);
      Matcher dotted = NUMBER.matcher(line).region(at, line.length());
      if (Blanks.is(c) || c == '}') {
        at++;
      } else if (c == '{') {
        comment = new StringBuilder();
        at = comment(line, at + 1);
      } else if (c == ';') {
        say(line.substring(at + 1));
        at = line.length();
      } else if (c == '(' || c == ')') {
        parenthesis(c, number, at + 1);
        at++;
      } else if (dotted.lookingAt()) {
        at = dotted.end();
      } else {
        at = word(line, at, number);
      }
    }
  }

  /** Goes on with a comment, to its brace or to the end of the line. */
  private int comment(String line, int from) {
    StringBuilder text = comment == null ? new StringBuilder() : comment;
    int end = line.indexOf('}', from);
    text.append(text.length() == 0 ? "" : " ").append(line, from, end < 0 ? line.length() : end);
    comment = end < 0 ? text : null;
    if (end >= 0) {
      say(text.toString());
    }
    return end < 0 ? line.length() : end + 1;
  }

  private void say(String text) {
    if (!Blanks.isBlank(text)) {
      Branch branch = open.element();
      List<Word> words = branch.words();
      (words.isEmpty() ? branch.comments() : words.get(words.size() - 1).comments())
          .add(text.strip());
    }
  }

  private void parenthesis(char c, int line, int column) throws ReadException {
    Branch branch = open.element();
    if (c == ')' ? open.size() == 1 : branch.words().isEmpty()) {
      warnings.add(WarningCode.IGNORED_TEXT, line, column, c);
    } else if (c == ')') {
      open.pop();
    } else if (open.size() > limits.nesting()) {
      throw new ReadException(ErrorCode.TOO_DEEP, line, column, "", limits.nesting());
    } else {
      int last = branch.words().size() - 1;
      Branch variation = new Branch(branch.first() + last);
      branch.words().get(last).branches().add(variation);
      open.push(variation);
    }
  }

  private int word(String line, int from, int number) {
    int end = from;
    while (end < line.length()
        && !Blanks.is(line.charAt(end))
        && "{}();".indexOf(line.charAt(end)) < 0) {
      end++;
    }
    String text = line.substring(from, end);
    if (WORDS.matcher(text).matches()) {
      warnings.add(WarningCode.IGNORED_TEXT, number, from + 1, text);
    } else if (!NOTHING.matcher(text).matches()) {
      open.element()
          .words()
          .add(new Word(text, number, from + 1, new ArrayList<>(0), new ArrayList<>(0)));
    }
    return end;
  }

  /**
   * Plays all that was taken.
   *
   * @param stated whether there is a position without moves too; else the first has to be read
   */
  public void play(TreeBuilder tree, boolean stated) throws ReadException {
    if (comment != null) {
      say(comment.toString());
    }
    play(main, tree);
    if (!stated && tree.size() == 0 && !main.words().isEmpty()) {
      Word first = main.words().get(0);
      String expected = "P-7f|P7f|P76|Pg4";
      throw new ReadException(
          ErrorCode.BAD_MOVE, first.line(), first.column(), expected, first.text());
    }
  }

  private void play(Branch branch, TreeBuilder tree) throws ReadException {
    branch.comments().forEach(tree::comment);
    int played = 0;
    for (Word word : branch.words()) {
      KifReader.checkLimits(tree, limits, word.line());
      Integer move = move(tree, word);
      if (move == null) {
        warnings.add(WarningCode.UNREAD_MOVE, word.line(), word.column(), word.text());
        break;
      }
      warnings.ofMove(move, tree.replay(), word.line(), word.column(), word.text());
      tree.add(move);
      word.comments().forEach(tree::comment);
      played++;
    }
    for (int i = played - 1; i >= 0; i--) {
      for (Branch variation : branch.words().get(i).branches()) {
        if (!variation.words().isEmpty() && tree.beginVariation(variation.first())) {
          play(variation, tree);
        }
      }
    }
  }

  private static @Nullable Integer move(TreeBuilder tree, Word word) {
    if (SanMove.is(word.text())) {
      return SanMove.read(tree.replay(), word.text());
    }
    try {
      return HodgesMoves.parse(tree.replay(), word.text(), word.line(), word.column());
    } catch (ReadException e) {
      return null;
    }
  }
}
