package io.github.tsume.app.container;

import io.github.tsume.app.container.Member.Trouble;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A kind of container as the name of a file tells it, and how files of the kind begin. Some are not
 * opened: they tell as what the file should be sent.
 */
enum ContainerKind {
  ARCHIVE("zip", "an archive (zip)"),
  WORD("doc[xm]", "a Word file (word/document.xml)"),
  WORKBOOK("xls[xm]", "a workbook (xl/workbook.xml)"),
  MAIL("eml", "a mail"),
  OLD_WORD("doc", Closed.OLE, ".docx|.txt"),
  OLD_WORKBOOK("xls", Closed.OLE, ".xlsx|.csv"),
  OLD_MAIL("msg", Closed.OLE, ".eml|.txt"),
  RICH_TEXT("rtf", "{\\rtf", ".docx|.txt"),
  OPEN_TEXT("od[ts]", Closed.ZIP, ".docx|.xlsx|.txt"),
  SEVEN_ZIP("7z", "7z\u00bc\u00af", ".zip"),
  RAR("rar", "Rar!", ".zip"),
  LZH("(?:lzh|lha)", "", ".zip");

  /** How files begin that are not opened, or not all of them. */
  private static final class Closed {
    static final String ZIP = "PK";

    /** Older Office programs, and newer ones where there is a password. */
    static final String OLE = "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1";
  }

  private final Pattern name;
  private final @Nullable String begin;
  private final String expected;

  ContainerKind(String ending, String expected) {
    this(ending, null, expected);
  }

  ContainerKind(String ending, @Nullable String begin, String expected) {
    name = Pattern.compile("(?is).*\\." + ending);
    this.begin = begin;
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

  /** Whether files of the kind are told, and not opened. */
  boolean isClosed() {
    return begin != null;
  }

  /** What a file of that name should be, for whoever has to send it again. */
  String expected() {
    return expected;
  }

  /** Whether a file begins as one of the kind does. */
  boolean begins(byte[] head) {
    if (begin != null) {
      // Of these there are too many kinds: before its name and the size stands one of its method.
      return latin(head, 8).startsWith(begin) && (this != LZH || latin(head, 8).contains("-lh"));
    }
    return isArchive()
        ? head.length > 3 && latin(head, 2).equals(Closed.ZIP) && head[2] < 9
        : Mail.hasHead(head);
  }

  /** Why a file that does not begin so is not opened. */
  Trouble trouble(byte[] bytes) {
    if (bytes.length == 0) {
      return Trouble.EMPTY;
    }
    if (isArchive() ? Closed.ZIP.startsWith(latin(bytes, 2)) : Mail.isHalfHead(bytes)) {
      return Trouble.ENDS_EARLY;
    }
    String text = latin(bytes, bytes.length);
    return text.startsWith(Closed.OLE) && text.replace("\0", "").contains("EncryptedPackage")
        ? Trouble.ENCRYPTED
        : Trouble.OTHER_KIND;
  }

  private static String latin(byte[] bytes, int most) {
    return new String(bytes, 0, Math.min(bytes.length, most), StandardCharsets.ISO_8859_1);
  }
}
