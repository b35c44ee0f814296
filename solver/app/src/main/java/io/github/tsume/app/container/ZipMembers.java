package io.github.tsume.app.container;

import io.github.tsume.app.container.Member.Trouble;
import io.github.tsume.notation.common.TextDecoder;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A reader of the files in an archive, each by itself, so that a damaged one costs no other. Names
 * are in whatever encoding they are in; folders, and files whose names begin with a dot, are left
 * out as they are on a disk.
 */
final class ZipMembers {
  /** A name that begins with a dot, but for those of this folder and of the one above. */
  private static final Pattern HIDDEN = Pattern.compile("(?:^|/)\\.(?!\\.?(?:/|$))");

  private static final int MOST = 10_000;
  private static final int LISTED = 0x02014b50;
  private static final int END = 0x06054b50;
  private static final int SHORTEST_END = 22;
  private static final int SHORTEST_LISTED = 46;

  private final ByteBuffer bytes;
  private final int largest;
  private final List<Member> members = new ArrayList<>();
  private long room;

  private ZipMembers(byte[] bytes, int largest, long room) {
    this.bytes = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    this.largest = largest;
    this.room = room;
  }

  /** Those of a document in one of its folders, such as its pictures, under their own names. */
  static List<Member> under(String folder, List<Member> all) {
    return all.stream()
        .filter(member -> member.name().startsWith(folder))
        .map(member -> new Member(member.name().substring(folder.length()), member.bytes()))
        .toList();
  }

  /** A file as the directory at the end of an archive lists it. */
  private record Listed(int start, String name, boolean isEncrypted) {}

  /**
   * The files; one that cannot be read has a trouble, and so has the archive if it is cut short.
   *
   * @param room how many bytes all may have; of more, that alone is told
   */
  static List<Member> of(byte[] bytes, int largest, long room) {
    ZipMembers zip = new ZipMembers(bytes, largest, room);
    try {
      zip.readAll();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // Nothing but bytes is read: what fails is told.
    }
    return zip.isTooMuch() ? List.of(new Member("", Trouble.TOO_LARGE)) : zip.members;
  }

  private void readAll() throws IOException {
    List<Listed> listed = listed();
    if (listed == null) {
      readAsFarAsItGoes();
    } else if (listed.isEmpty()) {
      members.add(new Member("", Trouble.EMPTY));
    } else {
      for (Listed file : listed) {
        read(file);
      }
    }
  }

  private boolean isTooMuch() {
    return room < 0 || members.size() > MOST;
  }

  /** What the directory lists; null where there is none that can be read. */
  private @Nullable List<Listed> listed() {
    int end = bytes.limit() - SHORTEST_END;
    while (end >= 0 && bytes.getInt(end) != END) {
      end--;
    }
    if (end < 0) {
      return null;
    }
    List<Listed> listed = new ArrayList<>();
    int at = end - bytes.getInt(end + 12);
    int before = at - bytes.getInt(end + 16); // Of an archive that opens itself, its program.
    while (at >= 0 && at <= end - SHORTEST_LISTED && bytes.getInt(at) == LISTED) {
      byte[] name = new byte[Math.min(size(at + 28), end - at - SHORTEST_LISTED)];
      bytes.get(at + SHORTEST_LISTED, name);
      String text = new String(name, StandardCharsets.ISO_8859_1);
      boolean isEncrypted = (bytes.get(at + 8) & 1) != 0;
      listed.add(new Listed(before + bytes.getInt(at + 42), text, isEncrypted));
      at += SHORTEST_LISTED + name.length + size(at + 30) + size(at + 32);
    }
    return at == end && size(end + 10) == listed.size() ? listed : null;
  }

  private int size(int at) {
    return bytes.getShort(at) & 0xffff;
  }

  private void read(Listed file) throws IOException {
    if (isTooMuch() || file.name.endsWith("/") || isHidden(name(file.name))) {
      return;
    }
    if (file.isEncrypted) {
      members.add(new Member(name(file.name), Trouble.ENCRYPTED));
    } else if (file.start < 0 || file.start >= bytes.limit()) {
      members.add(new Member(name(file.name), Trouble.DAMAGED));
    } else {
      try (ZipInputStream zip = stream(file.start)) {
        next(zip, file.name);
      }
    }
  }

  private void readAsFarAsItGoes() throws IOException {
    try (ZipInputStream zip = stream(0)) {
      while (next(zip, "")) {
        // Each is entered.
      }
    }
    if (members.isEmpty() || members.get(members.size() - 1).trouble() == null) {
      members.add(new Member("", Trouble.ENDS_EARLY));
    }
  }

  private ZipInputStream stream(int start) {
    // As other encodings, this one leaves all bytes of a name as they are.
    return new ZipInputStream(
        new ByteArrayInputStream(bytes.array(), start, bytes.limit() - start),
        StandardCharsets.ISO_8859_1);
  }

  /** Whether there was another one, which then is entered, and could be read. */
  private boolean next(ZipInputStream zip, String listed) {
    String entered = name(listed);
    try {
      ZipEntry entry = zip.getNextEntry();
      if (entry == null && listed.isEmpty()) {
        return false;
      }
      if (entry == null) {
        members.add(new Member(entered, Trouble.DAMAGED));
        return false;
      }
      entered = name(entry.getName());
      if (!entry.isDirectory() && !isHidden(entered)) {
        Member member = new Member(entered, zip.readNBytes(largest + 1));
        members.add(member);
        room -= member.bytes().length;
      }
      return !isTooMuch();
    } catch (IOException | IllegalArgumentException e) {
      boolean ends = listed.isEmpty() || e instanceof EOFException;
      members.add(new Member(entered, ends ? Trouble.ENDS_EARLY : Trouble.DAMAGED));
      return false;
    }
  }

  private static boolean isHidden(String name) {
    return name.startsWith("__MACOSX/") || HIDDEN.matcher(name).find();
  }

  private static String name(String name) {
    boolean bytes = name.chars().allMatch(c -> c < 0x100);
    String read =
        bytes ? TextDecoder.decode(name.getBytes(StandardCharsets.ISO_8859_1), "").text() : name;
    return read.replace('\\', '/');
  }
}
