package tsume.notation;

import java.util.regex.Matcher;
import tsume.board.Setup;
import tsume.record.MoveTree;
import tsume.record.Problem;
import tsume.record.Source;
import tsume.record.Special;
import tsume.record.TreeBuilder;

/** Reads KI2: the header of KIF, and moves as people write them, several on a line. */
final class Ki2Reader implements FormatReader {
  @Override
  public ReadResult read(String text, String name, ReadOptions options) {
    try {
      return ReadResult.of(problem(Lines.of(text, options.limits()), name, options));
    } catch (ReadException e) {
      return ReadResult.of(e.error(name));
    }
  }

  private static Problem problem(Lines lines, String name, ReadOptions options)
      throws ReadException {
    KifHeader header = new KifHeader(options);
    CommentBuffer early = new CommentBuffer();
    boolean body = false;
    while (!body && lines.hasNext()) {
      String line = lines.next();
      if (early.accept(line)) {
        continue;
      }
      body = isMoveLine(line) || line.startsWith("まで") || isVariation(line);
      if (body) {
        lines.back();
      } else if (!header.accept(line, lines.number())) {
        throw new ReadException(
            ErrorCode.UNKNOWN_LINE, lines.number(), 1, "key：value|board|▲△move", line.strip());
      }
    }
    Setup setup = header.setup();
    TreeBuilder tree = new TreeBuilder(setup);
    early.addTo(tree);
    while (lines.hasNext()) {
      line(lines.next(), lines.number(), tree, header, options.limits());
    }
    MoveTree moves = tree.build();
    header.requirePosition(moves.moves().length > 0);
    Source source = new Source(name, 1, 0);
    return new Problem(source.id(), source, setup, header.faults(), header.metadata(), moves);
  }

  private static void line(
      String line, int number, TreeBuilder tree, KifHeader header, Limits limits)
      throws ReadException {
    Matcher variation = KifReader.VARIATION.matcher(line);
    if (variation.matches()) {
      KifReader.variation(variation, tree, limits, number);
    } else if (isMoveLine(line)) {
      moves(line, number, tree, limits);
    } else if (line.startsWith("まで")) {
      Special special = Footer.special(line, tree.replay().sideToMove());
      if (special != null && !tree.ended()) {
        tree.add(special);
      }
    } else if (!CommentBuffer.add(line, tree) && !header.accept(line, number)) {
      throw new ReadException(
          ErrorCode.UNKNOWN_LINE, number, 1, "▲△move|変化：N手|*comment", line.strip());
    }
  }

  private static void moves(String line, int number, TreeBuilder tree, Limits limits)
      throws ReadException {
    int at = skipSpaces(line, 0);
    while (at < line.length()) {
      KifReader.checkLimits(tree, limits, number);
      if (!JapaneseMoveParser.isSign(line.charAt(at))) {
        throw new ReadException(
            ErrorCode.UNEXPECTED_TEXT, number, at + 1, "▲|△", line.substring(at));
      }
      JapaneseMoveParser parser =
          new JapaneseMoveParser(line, at, number, tree.replay(), tree.lastMove());
      tree.add(parser.parse());
      at = skipSpaces(line, parser.position());
    }
  }

  private static int skipSpaces(String line, int from) {
    int at = from;
    while (at < line.length() && SfenParser.isSpace(line.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isMoveLine(String line) {
    int at = skipSpaces(line, 0);
    return at < line.length() && JapaneseMoveParser.isSign(line.charAt(at));
  }

  private static boolean isVariation(String line) {
    return KifReader.VARIATION.matcher(line).matches();
  }
}
