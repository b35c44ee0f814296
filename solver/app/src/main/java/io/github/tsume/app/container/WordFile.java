package io.github.tsume.app.container;

import io.github.tsume.app.container.Workbook.Xml;
import io.github.tsume.notation.sfen.SfenReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * A Word file ({@code .docx}): its text, a line for each paragraph; its tables of positions; its
 * pictures, of which somebody should know that they are there.
 *
 * <p>A table of anything else is part of the text, cell after cell.
 */
final class WordFile {
  private static final String DOCUMENT = "word/document.xml";

  private final List<Member> tables = new ArrayList<>();
  private final XMLStreamReader xml;

  private WordFile(byte[] document) throws XMLStreamException {
    xml = Xml.reader(document);
  }

  static boolean isOne(List<Member> members) {
    return members.stream().anyMatch(member -> member.name().equals(DOCUMENT));
  }

  static List<Member> members(List<Member> members) throws XMLStreamException {
    List<Member> found = new ArrayList<>();
    for (Member member : members) {
      if (member.name().equals(DOCUMENT) && member.trouble() == null) {
        WordFile file = new WordFile(member.bytes());
        String text = file.text();
        if (!text.isBlank() || file.tables.isEmpty()) {
          found.add(new Member("", text.getBytes(StandardCharsets.UTF_8)));
        }
        found.addAll(file.tables);
      }
    }
    found.addAll(ZipMembers.under("word/media/", members));
    return found;
  }

  /** The text from here to the end of the element at hand. */
  private String text() throws XMLStreamException {
    StringBuilder text = new StringBuilder();
    for (int open = xml.getEventType() == XMLStreamReader.START_ELEMENT ? 1 : 0; xml.hasNext(); ) {
      int event = xml.next();
      if (event == XMLStreamReader.END_ELEMENT) {
        if (xml.getLocalName().equals("p")) {
          text.append('\n');
        }
        if (--open == 0) {
          break;
        }
      } else if (event == XMLStreamReader.START_ELEMENT) {
        open++;
        switch (xml.getLocalName()) {
          case "t" -> {
            text.append(xml.getElementText());
            open--;
          }
          case "tab" -> text.append('\t');
          case "br", "cr" -> text.append('\n');
          case "tbl" -> {
            text.append(table());
            open--;
          }
          // The reading of characters; what stands there a second time for old programs; where
          // tabs are.
          case "rt", "Fallback", "pPr", "rPr" -> {
            Xml.skip(xml);
            open--;
          }
          default -> {}
        }
      }
    }
    return text.toString();
  }

  /** The text of a table that is none of positions; one of positions is put aside. */
  private String table() throws XMLStreamException {
    Table table = new Table();
    StringBuilder text = new StringBuilder();
    int row = -1;
    int column = 0;
    for (int event = xml.next();
        event != XMLStreamReader.END_ELEMENT || !xml.getLocalName().equals("tbl");
        event = xml.next()) {
      if (event != XMLStreamReader.START_ELEMENT) {
        continue;
      }
      if (xml.getLocalName().equals("tr")) {
        row++;
        column = 0;
      } else if (xml.getLocalName().equals("tc")) {
        String cell = text();
        table.put(row, column++, cell);
        text.append(cell);
      }
    }
    if (!SfenReader.isTable(table.text())) {
      return text.toString();
    }
    tables.add(new Member("table " + (tables.size() + 1), table.bytes()));
    return "";
  }
}
