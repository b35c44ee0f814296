package io.github.tsume.app.input;

import io.github.tsume.app.input.Account.Cause;
import io.github.tsume.notation.Format;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The knowledge of which files of a directory are inputs: those that look like problems, by their
 * name or by what is in them, however badly the rest reads. Why a file is none is kept.
 */
public final class KnownFiles implements FileTree.Choice {
  private static final int HEAD = 1 << 16;

  private final Map<Path, Seen> seen = new HashMap<>();
  private final Map<Path, Cause> passedOver = new TreeMap<>(new NaturalOrder());

  /** What was found in a file, as long as it does not change. */
  private record Seen(FileTime modified, long size, @Nullable Cause reason) {}

  @Override
  public @Nullable Cause refuses(Path path) {
    String name = path.getFileName().toString();
    Format named = Format.ofFileName(name).orElse(null);
    return named != null && named != Format.JKF ? null : refusesContent(path, name);
  }

  @Override
  public void passed(Path path, @Nullable Cause reason) {
    if (reason == null) {
      passedOver.remove(path);
    } else {
      passedOver.put(path, reason);
    }
  }

  /** The account of the files that are no inputs, in the order of their names. */
  public Account account() {
    Account account = new Account();
    enter(account);
    return account;
  }

  /** Enters the files that are no inputs in an account. */
  void enter(Account account) {
    passedOver.forEach((file, why) -> account.pass(file.toString(), why));
  }

  private @Nullable Cause refusesContent(Path path, String name) {
    try {
      BasicFileAttributes now = Files.readAttributes(path, BasicFileAttributes.class);
      Seen before = seen.get(path);
      if (before == null
          || before.size != now.size()
          || !before.modified.equals(now.lastModifiedTime())) {
        before = new Seen(now.lastModifiedTime(), now.size(), Likeness.refusal(name, head(path)));
        seen.put(path, before);
      }
      return before.reason;
    } catch (IOException e) {
      return null; // Whoever opens it tells of it: nobody knows that it is no problem.
    }
  }

  /** The first lines of a file. */
  private static byte[] head(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      byte[] head = in.readNBytes(HEAD);
      int end = head.length;
      while (head.length == HEAD && end > 0 && head[end - 1] != '\n') {
        end--;
      }
      return end == 0 ? head : Arrays.copyOf(head, end);
    }
  }
}
