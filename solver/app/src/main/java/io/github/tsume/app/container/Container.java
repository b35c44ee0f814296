package io.github.tsume.app.container;

import io.github.tsume.app.container.Member.Trouble;
import io.github.tsume.notation.Recognition;
import io.github.tsume.notation.common.TextDecoder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.stream.XMLStreamException;

/**
 * A file that holds files, opened as a folder is: a mail, an archive, a Word file (its text, its
 * tables and pictures), a workbook (its sheets). What is opened is bounded in size and in depth.
 */
public final class Container {
  /** How many containers may be within one another. */
  private static final int DEEPEST = 5;

  /** How many times the bound of one file all members together may have. */
  private static final int FILES = 4;

  private final int largest;
  private final List<Member> members = new ArrayList<>();
  private long room;

  private Container(int largest) {
    this.largest = largest;
    room = (long) largest * FILES;
  }

  /**
   * Whether a file is one, by its name and its first bytes. What is called like one is one, however
   * damaged, unless a problem can be read in it as it stands.
   */
  public static boolean isOne(String name, byte[] head) {
    ContainerKind kind = ContainerKind.of(name);
    return Mail.isEncoded(head)
        || (kind != null && (kind.begins(head) ? kind.isArchive() : !isProblem(head)));
  }

  private static boolean isProblem(byte[] head) {
    return Recognition.of(TextDecoder.decode(head, "").text(), "").isInput();
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
    ContainerKind kind = ContainerKind.of(name);
    if (kind == null || Mail.isEncoded(bytes)) {
      Mail.parts(bytes).forEach(part -> add(part, place, depth));
    } else if (kind.isClosed() && kind.begins(bytes)) {
      members.add(new Member(place, Trouble.NOT_OPENED, kind.expected()));
    } else if (!kind.begins(bytes)) {
      members.add(new Member(place, kind.trouble(bytes), kind.expected()));
    } else {
      openArchive(kind, place, bytes, depth);
    }
  }

  private void openArchive(ContainerKind kind, String place, byte[] bytes, int depth) {
    List<Member> all = ZipMembers.of(bytes, largest, room);
    room -= all.stream().mapToLong(member -> member.bytes().length).sum();
    boolean isWhole = all.stream().allMatch(member -> member.trouble() == null);
    List<Member> found = all;
    try {
      if (WordFile.isOne(all)) {
        found = WordFile.members(all);
      } else if (Workbook.isOne(all)) {
        found = Workbook.members(all);
      } else if (kind != ContainerKind.ARCHIVE) {
        found = with(all, Trouble.OTHER_KIND, kind);
      }
    } catch (XMLStreamException | RuntimeException e) {
      found = with(List.of(), Trouble.DAMAGED, kind);
    }
    for (Member member : found) {
      if (isWhole || member.trouble() == null) {
        add(member, place, depth);
      }
    }
    if (!isWhole) { // Whatever else is missing is so because of that.
      Stream<Member> troubled = all.stream().filter(member -> member.trouble() != null);
      // What a document is made of has names that nobody has seen.
      (kind == ContainerKind.ARCHIVE ? troubled : troubled.limit(1).map(Member::alone))
          .forEach(member -> add(member, place, depth));
    }
  }

  private static List<Member> with(List<Member> found, Trouble trouble, ContainerKind kind) {
    List<Member> all = new ArrayList<>(found);
    all.add(new Member("", trouble, kind.expected()));
    return all;
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
