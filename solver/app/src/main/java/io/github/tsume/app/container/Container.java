package io.github.tsume.app.container;

import io.github.tsume.app.container.Member.Trouble;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.stream.XMLStreamException;

/**
 * A file that holds files, opened as a folder is: a mail, an archive, a Word file (its text, its
 * tables and pictures), a workbook (its sheets). What is opened is bounded in size and in depth.
 */
public final class Container {
  private static final Pattern ARCHIVE = Pattern.compile("(?i).*\\.(?:zip|doc[xm]|xls[xm])");

  /** How many containers may be within one another. */
  private static final int DEEPEST = 5;

  private static final int MOST_MEMBERS = 10_000;

  /** How many times the bound of one file all members together may have. */
  private static final int FILES = 4;

  private final int largest;
  private final List<Member> members = new ArrayList<>();
  private long room;

  private Container(int largest) {
    this.largest = largest;
    room = (long) largest * FILES;
  }

  /** Whether a file is one, by its name and its first bytes. */
  public static boolean isOne(String name, byte[] head) {
    return isArchive(name, head) || Mail.isEncoded(head);
  }

  private static boolean isArchive(String name, byte[] head) {
    boolean begins = head.length > 3 && head[0] == 'P' && head[1] == 'K' && head[2] < 9;
    return begins && ARCHIVE.matcher(name).matches();
  }

  /**
   * All that is in a container, containers within it opened, in the order of the file.
   *
   * @param largest how many bytes one file may have; of a longer one that many and one more are
   *     given, so that whoever reads it tells
   */
  public static List<Member> members(String name, byte[] bytes, int largest) {
    Container container = new Container(largest);
    container.open(name, "", bytes, 0);
    return container.members;
  }

  private void open(String name, String place, byte[] bytes, int depth) {
    if (depth >= DEEPEST) {
      members.add(new Member(place, Trouble.TOO_DEEP));
      return;
    }
    if (!isArchive(name, bytes)) {
      Mail.parts(bytes).forEach(part -> add(part, place, depth));
      return;
    }
    try (ZipMembers zip = new ZipMembers(bytes, largest)) {
      List<Member> all = new ArrayList<>();
      for (Member member = zip.next(); member != null; member = zip.next()) {
        all.add(member);
        room -= member.bytes().length;
        if (room < 0 || all.size() > MOST_MEMBERS) {
          members.add(new Member(place, Trouble.TOO_LARGE));
          return;
        }
      }
      all.addAll(zip.broken());
      List<Member> found =
          WordFile.isOne(all)
              ? WordFile.members(all)
              : Workbook.isOne(all) ? Workbook.members(all) : all;
      found.forEach(member -> add(member, place, depth));
    } catch (IOException | XMLStreamException | RuntimeException e) {
      members.add(new Member(place, Trouble.DAMAGED));
    }
  }

  private void add(Member member, String place, int depth) {
    Member found = member.in(place);
    if (member.trouble() == null && isOne(member.name(), member.bytes())) {
      open(member.name(), found.name(), found.bytes(), depth + 1);
    } else {
      members.add(found);
    }
  }
}
