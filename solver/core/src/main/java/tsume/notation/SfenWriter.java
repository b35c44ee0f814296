package tsume.notation;

import org.jspecify.annotations.Nullable;
import tsume.board.Setup;
import tsume.record.Metadata;
import tsume.record.Problem;
import tsume.rules.Color;
import tsume.rules.Piece;
import tsume.rules.PieceType;
import tsume.rules.Ruleset;

/**
 * Writes positions in SFEN: one line each, with label, stated length and note after tabs. What is
 * said before the first move comes before it, on lines that start with "#".
 */
public final class SfenWriter implements FormatWriter {

  /**
   * The canonical SFEN of a setup: hands in the order of the ruleset, black's first, and the ply.
   */
  public static String sfen(Setup setup) {
    Ruleset rules = setup.rules();
    StringBuilder text = new StringBuilder(96);
    for (int rank = 0; rank < rules.height(); rank++) {
      if (rank > 0) {
        text.append('/');
      }
      appendRank(text, setup, rank);
    }
    text.append(setup.sideToMove() == Color.BLACK ? " b " : " w ");
    int start = text.length();
    for (Color color : Color.values()) {
      for (int kind = 1; kind < rules.kindLimit(); kind++) {
        int count = setup.hand(color, kind);
        if (count > 0) {
          if (count > 1) {
            text.append(count);
          }
          appendPiece(text, rules, Piece.of(kind, color));
        }
      }
    }
    if (text.length() == start) {
      text.append('-');
    }
    return text.append(' ').append(setup.ply()).toString();
  }

  private static void appendRank(StringBuilder text, Setup setup, int rank) {
    Ruleset rules = setup.rules();
    int empty = 0;
    for (int file = rules.width() - 1; file >= 0; file--) {
      int piece = setup.piece(rules.square(file, rank));
      if (piece == Piece.EMPTY) {
        empty++;
      } else {
        if (empty > 0) {
          text.append(empty);
          empty = 0;
        }
        appendPiece(text, rules, piece);
      }
    }
    if (empty > 0) {
      text.append(empty);
    }
  }

  private static void appendPiece(StringBuilder text, Ruleset rules, int piece) {
    if (Piece.isPromoted(piece)) {
      text.append('+');
    }
    PieceType type = rules.type(Piece.kind(piece));
    boolean black = Piece.color(piece) == Color.BLACK;
    text.append(black ? type.letter() : Character.toLowerCase(type.letter()));
  }

  @Override
  public String write(Problem problem, WriteOptions options) {
    Metadata metadata = problem.metadata();
    String label = metadata.get(Metadata.NUMBER);
    if (label == null && options.idAsLabel()) {
      label = problem.id();
    }
    String length =
        problem.statedLength().isPresent()
            ? String.valueOf(problem.statedLength().getAsInt())
            : null;
    String note = metadata.get(Metadata.NOTE);
    StringBuilder row = new StringBuilder();
    for (String line : Lines.ofComments(problem.tree().comments())) {
      row.append(line.isEmpty() ? "#" : "# ").append(line).append('\n');
    }
    row.append(sfen(problem.setup()));
    if (label != null || length != null || note != null) {
      row.append('\t').append(field(label, ""));
    }
    if (length != null || note != null) {
      row.append('\t').append(field(length, "-"));
    }
    if (note != null) {
      row.append('\t').append(field(note, ""));
    }
    return row.append('\n').toString();
  }

  private static String field(@Nullable String text, String absent) {
    return text == null ? absent : text.replaceAll("(?:\t|\\R)+", " ");
  }

  @Override
  public String separator() {
    return "";
  }
}
