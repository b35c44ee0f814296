package io.github.tsume.app.container;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * A workbook of a spreadsheet ({@code .xlsx}): its sheets as tables, each under its name; pictures.
 */
final class Workbook {
  private static final String BOOK = "xl/workbook.xml";
  private static final int LAST_ROW = 1 << 20;
  private static final int LAST_COLUMN = 1 << 14;

  private final Map<String, byte[]> parts = new HashMap<>();
  private final List<String> shared = new ArrayList<>();

  private Workbook(List<Member> members) {
    members.forEach(member -> parts.put(member.name(), member.bytes()));
  }

  static boolean isOne(List<Member> members) {
    return members.stream().anyMatch(member -> member.name().equals(BOOK));
  }

  static List<Member> members(List<Member> members) throws XMLStreamException {
    Workbook book = new Workbook(members);
    book.readShared();
    List<Member> sheets = new ArrayList<>();
    for (Map.Entry<String, String> sheet : book.sheets().entrySet()) {
      sheets.add(book.sheet(sheet.getKey(), sheet.getValue()));
    }
    sheets.addAll(ZipMembers.under("xl/media/", members));
    return sheets;
  }

  /** A sheet, which costs no other if it is damaged. */
  private Member sheet(String name, String place) {
    try {
      return new Member(name, table(part(place)).bytes());
    } catch (XMLStreamException | RuntimeException e) {
      return new Member(name, Member.Trouble.DAMAGED, place);
    }
  }

  /** The names of the sheets, and in which part each is. */
  private Map<String, String> sheets() throws XMLStreamException {
    Map<String, String> places = new HashMap<>();
    XMLStreamReader xml = Xml.reader(part("xl/_rels/workbook.xml.rels"));
    while (xml.hasNext()) {
      if (xml.next() == XMLStreamReader.START_ELEMENT) {
        String target = Xml.attribute(xml, "Target");
        String place = target.startsWith("/") ? target.substring(1) : "xl/" + target;
        places.put(Xml.attribute(xml, "Id"), place);
      }
    }
    Map<String, String> sheets = new LinkedHashMap<>();
    xml = Xml.reader(part(BOOK));
    while (xml.hasNext()) {
      if (xml.next() == XMLStreamReader.START_ELEMENT && xml.getLocalName().equals("sheet")) {
        String place = places.getOrDefault(Xml.attribute(xml, "id"), "");
        if (!place.contains("/chartsheets/")) {
          sheets.put(Xml.attribute(xml, "name"), place);
        }
      }
    }
    return sheets;
  }

  private byte[] part(String name) throws XMLStreamException {
    byte[] part = parts.get(name);
    if (part == null) {
      throw new XMLStreamException(name);
    }
    return part;
  }

  private void readShared() throws XMLStreamException {
    byte[] part = parts.get("xl/sharedStrings.xml");
    if (part != null) {
      XMLStreamReader xml = Xml.reader(part);
      while (xml.hasNext()) {
        if (xml.next() == XMLStreamReader.START_ELEMENT && xml.getLocalName().equals("si")) {
          shared.add(text(xml));
        }
      }
    }
  }

  /** The text of an element; how characters are read stands beside them and is left out. */
  private static String text(XMLStreamReader xml) throws XMLStreamException {
    StringBuilder text = new StringBuilder();
    for (int open = 1; open > 0; ) {
      int event = xml.next();
      if (event == XMLStreamReader.START_ELEMENT && xml.getLocalName().equals("rPh")) {
        Xml.skip(xml);
      } else if (event == XMLStreamReader.START_ELEMENT) {
        open++;
      } else if (event == XMLStreamReader.END_ELEMENT) {
        open--;
      } else if (event == XMLStreamReader.CHARACTERS) {
        text.append(xml.getText());
      }
    }
    return text.toString();
  }

  private Table table(byte[] part) throws XMLStreamException {
    Table table = new Table();
    XMLStreamReader xml = Xml.reader(part);
    int row = -1;
    int column = -1;
    while (xml.hasNext()) {
      if (xml.next() != XMLStreamReader.START_ELEMENT) {
        continue;
      }
      if (xml.getLocalName().equals("row")) {
        String number = Xml.attribute(xml, "r");
        row = number.isEmpty() ? row + 1 : Integer.parseInt(number) - 1;
        column = -1;
      } else if (xml.getLocalName().equals("c")) {
        String place = Xml.attribute(xml, "r").replaceAll("[^A-Z]", "");
        column = place.isEmpty() ? column + 1 : column(place);
        String type = Xml.attribute(xml, "t");
        String value = value(xml);
        if (row >= LAST_ROW || column >= LAST_COLUMN) {
          throw new XMLStreamException("no such cell");
        }
        table.put(row, column, type.equals("s") ? shared.get(Integer.parseInt(value)) : value);
      }
    }
    return table;
  }

  private static int column(String letters) {
    int column = 0;
    for (int i = 0; i < Math.min(letters.length(), 5); i++) {
      column = column * 26 + letters.charAt(i) - 'A' + 1;
    }
    return column - 1;
  }

  /** The value of a cell, without the formula that gives it. */
  private static String value(XMLStreamReader xml) throws XMLStreamException {
    String value = "";
    while (xml.next() != XMLStreamReader.END_ELEMENT) {
      if (xml.getEventType() == XMLStreamReader.START_ELEMENT) {
        boolean isFormula = xml.getLocalName().equals("f");
        String text = text(xml);
        value = isFormula ? value : text;
      }
    }
    return value;
  }

  /** The way to read XML that nobody vouches for: nothing outside of it is looked at. */
  static final class Xml {
    private Xml() {}

    static XMLStreamReader reader(byte[] bytes) throws XMLStreamException {
      XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
      factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
      factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
      factory.setProperty(XMLInputFactory.IS_COALESCING, true);
      return factory.createXMLStreamReader(new ByteArrayInputStream(bytes));
    }

    /** The value of an attribute by its name alone; empty if there is none. */
    static String attribute(XMLStreamReader xml, String name) {
      for (int i = 0; i < xml.getAttributeCount(); i++) {
        if (xml.getAttributeLocalName(i).equals(name)) {
          return xml.getAttributeValue(i);
        }
      }
      return "";
    }

    /** Goes to the end of the element at hand, whatever is in it. */
    static void skip(XMLStreamReader xml) throws XMLStreamException {
      for (int open = 1; open > 0; ) {
        int event = xml.next();
        open += event == XMLStreamReader.START_ELEMENT ? 1 : 0;
        open -= event == XMLStreamReader.END_ELEMENT ? 1 : 0;
      }
    }
  }
}
