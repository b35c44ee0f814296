package io.github.tsume.notation.answer;

import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.rules.Ruleset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of a solver to one problem, as far as it can be read without the position.
 *
 * @param moves the moves
 * @param rest whether it says that the rest is left out, as 以下詰 does
 * @param none whether it says that there is no solution (不詰)
 * @param fault what stands after them and cannot be read; null if everything can
 * @param comment whether what cannot be read is words alone, with no move among them
 */
public record AnswerText(
    List<MoveText> moves, boolean rest, boolean none, @Nullable ReadError fault, boolean comment) {
  /**
   * A part of a text on one line.
   *
   * @param text the part
   * @param line its line, from 1
   * @param column its first column, from 1
   */
  public record Part(String text, int line, int column) {}

  /** An answer with copied moves. */
  public AnswerText {
    moves = List.copyOf(moves);
  }

  /** Reads an answer of some lines. */
  public static AnswerText read(List<Part> parts, Ruleset rules) {
    AnswerScan scan = new AnswerScan(rules);
    parts.forEach(scan::add);
    return scan.answer();
  }

  /** The error that a move which was read cannot be made where it stands. */
  public static ReadError impossible(MoveText move, String expected) {
    return impossible(ErrorCode.NO_SUCH_MOVE, move, expected);
  }

  /** What is wrong with a move behind the mate. */
  public static ReadError afterMate(MoveText move) {
    return impossible(ErrorCode.AFTER_MATE, move, "end of line");
  }

  private static ReadError impossible(ErrorCode code, MoveText move, String expected) {
    return ReadError.of(code, "", move.line(), move.column(), expected, move.text());
  }
}
