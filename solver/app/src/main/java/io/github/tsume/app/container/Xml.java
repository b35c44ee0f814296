package io.github.tsume.app.container;

import java.io.ByteArrayInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** The way to read XML that nobody vouches for: nothing outside of it is looked at. */
final class Xml {
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
