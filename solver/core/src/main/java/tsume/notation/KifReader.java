package tsume.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tsume.board.Setup;
import tsume.record.MoveTree;
import tsume.record.Problem;
import tsume.record.Source;
import tsume.record.Special;
import tsume.record.TreeBuilder;

/** Reads KIF, and BOD, which is KIF without moves. */
final class KifReader implements FormatReader {
  private static final Pattern MOVE = Pattern.compile("\\s*([0-9０-９]{1,6})[\\s　]+(?![：:]).*");
  static final Pattern VARIATION = Pattern.compile("\\s*変化\\s*[：:]\\s*([0-9０-９]{1,6})\\s*手?目?.*");

  @Override
  public ReadResult read(String text, String name, ReadOptions options) {
    try {
      return ReadResult.of(new Reading(text, name, options).problem());
    } catch (ReadException e) {
      return ReadResult.of(e.error(name));
    }
  }

  /** The reading of one text. */
  private static final class Reading {
    private final Lines lines;
    private final String name;
    private final ReadOptions options;
    private final KifHeader header;

    Reading(String text, String name, ReadOptions options) throws ReadException {
      lines = Lines.of(text, options.limits());
      this.name = name;
      this.options = options;
      header = new KifHeader(options);
    }

    Problem problem() throws ReadException {
      CommentBuffer early = new CommentBuffer();
      boolean body = false;
      while (!body && lines.hasNext()) {
        String line = lines.next();
        if (early.accept(line) || line.startsWith("まで")) {
          continue;
        }
        if (line.stripLeading().startsWith("手数--")) {
          body = true;
        } else if (MOVE.matcher(line).matches() && !KifBoard.isRuler(line.strip())) {
          lines.back();
          body = true;
        } else if (!header.accept(line, lines.number())) {
          throw new ReadException(
              ErrorCode.UNKNOWN_LINE, lines.number(), 1, "key：value|board|move", line.strip());
        }
      }
      Setup setup = header.setup();
      TreeBuilder tree = new TreeBuilder(setup);
      early.addTo(tree);
      moves(tree);
      Source source = new Source(name, 1, 0);
      MoveTree moves = tree.build();
      header.requirePosition(moves.moves().length > 0);
      return new Problem(source.id(), source, setup, header.faults(), header.metadata(), moves);
    }

    private void moves(TreeBuilder tree) throws ReadException {
      while (lines.hasNext()) {
        String line = lines.next();
        Matcher move = MOVE.matcher(line);
        if (move.matches()) {
          checkLimits(tree, options.limits(), lines.number());
          int start = line.indexOf(move.group(1)) + move.group(1).length();
          new KifMoveParser(line, start, lines.number(), tree).parse();
        } else {
          other(line, tree);
        }
      }
    }

    private void other(String line, TreeBuilder tree) throws ReadException {
      Matcher variation = VARIATION.matcher(line);
      if (variation.matches()) {
        variation(variation, tree, options.limits(), lines.number());
      } else if (line.startsWith("まで")) {
        Special special = Footer.special(line, tree.replay().sideToMove());
        if (special != null && !tree.ended() && !tree.isEmpty()) {
          tree.add(special);
        }
      } else if (!CommentBuffer.add(line, tree)
          && !line.stripLeading().startsWith("手数--")
          && !header.accept(line, lines.number())) {
        throw new ReadException(
            ErrorCode.UNKNOWN_LINE, lines.number(), 1, "move|変化：N手|*comment", line.strip());
      }
    }
  }

  /** Begins the variation that a line announces; one before any move is ignored. */
  static void variation(Matcher matcher, TreeBuilder tree, Limits limits, int line)
      throws ReadException {
    if (tree.isEmpty()) {
      return;
    }
    checkLimits(tree, limits, line);
    int ply = Integer.parseInt(matcher.group(1));
    if (!tree.beginVariation(ply)) {
      throw new ReadException(
          ErrorCode.VARIATION_WITHOUT_LINE, line, matcher.start(1) + 1, "1-" + tree.nextPly(), ply);
    }
  }

  static void checkLimits(TreeBuilder tree, Limits limits, int line) throws ReadException {
    if (tree.size() >= limits.moves()) {
      throw new ReadException(ErrorCode.TOO_MANY_MOVES, line, 1, "", limits.moves());
    }
    if (tree.nesting() > limits.nesting()) {
      throw new ReadException(ErrorCode.TOO_DEEP, line, 1, "", limits.nesting());
    }
  }
}
