package io.github.tsume.notation.answer;

import io.github.tsume.rules.Ruleset;

/** A test whether a text looks like moves, whatever the position. */
final class AnswerLooks {
  private final MoveReader reader;

  AnswerLooks(Ruleset rules) {
    reader = new MoveReader(rules);
  }

  /** How many moves are written in a text. */
  int moves(String text) {
    String usual = MoveReader.usual(text);
    int count = 0;
    for (int at = 0; at < usual.length(); ) {
      MoveReader.Found found = isStart(usual, at) ? reader.read(usual, text, at, 1, 1) : null;
      count += found == null ? 0 : 1;
      at = found == null ? at + 1 : found.end();
    }
    return count;
  }

  /** How many moves a text has; that there is no solution counts as two, being all of an answer. */
  int answer(String text) {
    return AnswerWords.saysNone(MoveReader.usual(text)) ? 2 : moves(text);
  }

  /** The index of the first move in a text from an index on; -1 if there is none. */
  int first(String text, int from) {
    String usual = MoveReader.usual(text);
    for (int at = from; at < usual.length(); at++) {
      if (isStart(usual, at) && reader.read(usual, text, at, 1, 1) != null) {
        return at;
      }
    }
    return -1;
  }

  /** Whether no letter goes on at an index, so that a move may begin there. */
  private static boolean isStart(String text, int at) {
    char before = at == 0 ? ' ' : text.charAt(at - 1);
    return !(before < 128 && Character.isLetterOrDigit(before));
  }
}
