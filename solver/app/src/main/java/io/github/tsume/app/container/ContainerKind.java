package io.github.tsume.app.container;

import io.github.tsume.app.container.Member.Trouble;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A kind of container as the name of a file tells it, and how files of the kind begin. */
enum ContainerKind {
  ARCHIVE("zip", "an archive (zip)"),
  WORD("doc[xm]", "a Word file (word/document.xml)"),
  WORKBOOK("xls[xm]", "a workbook (xl/workbook.xml)"),
  MAIL("eml", "a mail");

  private static final String ZIP = "PK";

  /**
   * The beginning of a file of older Office programs, which is also that of one with a password.
   */
  private static final String OLE = "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1";

  private final Pattern name;
  private final String expected;

  ContainerKind(String ending, String expected) {
    name = Pattern.compile("(?is).*\\." + ending);
    this.expected = expected;
  }

  /** The kind of which a file of that name should be; null if it is called like none. */
  static @Nullable ContainerKind of(String name) {
    for (ContainerKind kind : values()) {
      if (kind.name.matcher(name).matches()) {
        return kind;
      }
    }
    return null;
  }

  boolean isArchive() {
    return this != MAIL;
  }

  /** What a file of that name should be, for whoever has to send it again. */
  String expected() {
    return expected;
  }

  /** Whether a file begins as one of the kind does. */
  boolean begins(byte[] head) {
    return isArchive()
        ? head.length > 3 && latin(head, 2).equals(ZIP) && head[2] < 9
        : Mail.hasHead(head);
  }

  /** Why a file that does not begin so is not opened. */
  Trouble trouble(byte[] bytes) {
    if (bytes.length == 0) {
      return Trouble.EMPTY;
    }
    if (isArchive() ? ZIP.startsWith(latin(bytes, 2)) : Mail.isHalfHead(bytes)) {
      return Trouble.ENDS_EARLY;
    }
    String text = latin(bytes, bytes.length);
    return text.startsWith(OLE) && text.replace("\0", "").contains("EncryptedPackage")
        ? Trouble.ENCRYPTED
        : Trouble.OTHER_KIND;
  }

  private static String latin(byte[] bytes, int most) {
    return new String(bytes, 0, Math.min(bytes.length, most), StandardCharsets.ISO_8859_1);
  }
}
