package tsume.notation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tsume.record.TreeBuilder;

/** Comment lines of KIF and KI2 that come before there is anything to comment on. */
final class CommentBuffer {
  private final List<String> comments = new ArrayList<>();

  /** Takes a line if it is a comment ("*") or a bookmark ("&amp;"). */
  boolean accept(String line) {
    String comment = comment(line);
    if (comment == null) {
      return false;
    }
    comments.add(comment);
    return true;
  }

  void addTo(TreeBuilder tree) {
    comments.forEach(tree::comment);
  }

  /** Adds a line to a tree if it is a comment or a bookmark. */
  static boolean add(String line, TreeBuilder tree) {
    String comment = comment(line);
    if (comment == null) {
      return false;
    }
    tree.comment(comment);
    return true;
  }

  private static @Nullable String comment(String line) {
    if (line.startsWith("*")) {
      return line.substring(1);
    }
    return line.startsWith("&") ? line : null;
  }
}
