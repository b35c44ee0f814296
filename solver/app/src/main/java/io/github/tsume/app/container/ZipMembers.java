package io.github.tsume.app.container;

import io.github.tsume.app.container.Member.Trouble;
import io.github.tsume.notation.common.TextDecoder;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A reader of the files in an archive. Names are in whatever encoding they are in; folders, and
 * files whose names begin with a dot, are left out as they are on a disk.
 */
final class ZipMembers implements AutoCloseable {
  private final ZipInputStream zip;
  private final int largest;
  private boolean ended;
  private int given;
  private String entered = "";

  ZipMembers(byte[] bytes, int largest) {
    // As other encodings, this one leaves all bytes of a name as they are.
    zip = new ZipInputStream(new ByteArrayInputStream(bytes), StandardCharsets.ISO_8859_1);
    this.largest = largest;
  }

  /** The next file; null at the end, or where the archive is damaged. */
  @Nullable Member next() {
    try {
      for (ZipEntry entry = entry(); entry != null; entry = entry()) {
        entered = name(entry.getName());
        given++;
        if (!entry.isDirectory() && !isHidden(entered)) {
          return new Member(entered, zip.readNBytes(largest + 1));
        }
      }
      ended = given > 0;
    } catch (IOException | IllegalArgumentException e) {
      ended = false;
    }
    return null;
  }

  private @Nullable ZipEntry entry() throws IOException {
    entered = "";
    return zip.getNextEntry();
  }

  /** The file, or the archive, that could not be read to its end, if there is one. */
  List<Member> broken() {
    return ended ? List.of() : List.of(new Member(entered, Trouble.DAMAGED));
  }

  private static boolean isHidden(String name) {
    return name.startsWith(".") || name.contains("/.") || name.startsWith("__MACOSX/");
  }

  private static String name(String name) {
    boolean bytes = name.chars().allMatch(c -> c < 0x100);
    String read =
        bytes ? TextDecoder.decode(name.getBytes(StandardCharsets.ISO_8859_1), "").text() : name;
    return read.replace('\\', '/');
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
