package io.github.tsume.app.input;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.container.Container;
import io.github.tsume.app.container.Member;
import io.github.tsume.app.input.Account.Cause;
import io.github.tsume.app.input.Account.Fate;
import io.github.tsume.app.input.Account.Unit;
import io.github.tsume.notation.Conversion;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an editor is sent, in whatever it comes: mails, archives, Word files, workbooks. */
class InboxTest {
  private static final String SFEN = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
  private static final String TOLD = "作者：山田太郎\n攻方：５三歩　持駒：金　受方：５一玉\n";
  private static final String CUT = "4k4/9/4P4/9/9/9/9/9 b G 1";

  @TempDir Path directory;

  private final Map<String, String> read = new LinkedHashMap<>();
  private Account account = new Account();

  private Map<String, String> read(String... given) {
    read.clear();
    try (InputSource source =
        new InputSource(List.of(given), InputOptions.DEFAULT, InputStream.nullInputStream())) {
      source.forEachRemaining(
          entry ->
              read.put(
                  directory.relativize(Path.of(entry.source().name()))
                      + ":"
                      + entry.source().line(),
                  said(entry)));
      account = source.account();
    }
    return read;
  }

  private static String said(InputEntry entry) {
    if (entry instanceof InputEntry.Good good) {
      return SfenWriter.sfen(good.problem().setup());
    }
    InputEntry.Bad bad = (InputEntry.Bad) entry;
    String author = bad.metadata().author();
    return bad.error().code() + (author == null ? "" : " of " + author);
  }

  private String write(String name, byte[] bytes) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, bytes);
    return file.toString();
  }

  private String write(String name, String text) throws IOException {
    return write(name, utf8(text));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** A zip of files: a name, then what is in it. */
  private static byte[] zip(Charset names, Object... files) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes, names)) {
      for (int i = 0; i < files.length; i += 2) {
        zip.putNextEntry(new ZipEntry((String) files[i]));
        zip.write(files[i + 1] instanceof String text ? utf8(text) : (byte[]) files[i + 1]);
      }
    }
    return bytes.toByteArray();
  }

  private static byte[] zip(Object... files) throws IOException {
    return zip(StandardCharsets.UTF_8, files);
  }

  private static String paragraph(String text) {
    return "<w:p><w:pPr><w:tabs><w:tab w:val=\"left\"/></w:tabs></w:pPr><w:r><w:t>"
        + text
        + "</w:t></w:r></w:p>";
  }

  private static byte[] word(String body, Object... further) throws IOException {
    List<Object> files =
        new ArrayList<>(
            List.of(
                "[Content_Types].xml",
                "<Types/>",
                "word/document.xml",
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?><w:document xmlns:w=\"w\""
                    + " xmlns:mc=\"mc\"><w:body>"
                    + body
                    + "</w:body></w:document>"));
    files.addAll(Arrays.asList(further));
    return zip(files.toArray());
  }

  private static String row(String... cells) {
    StringBuilder row = new StringBuilder("<w:tr>");
    for (String cell : cells) {
      row.append("<w:tc>").append(paragraph(cell)).append("</w:tc>");
    }
    return row + "</w:tr>";
  }

  /**
   * A workbook of one sheet, whose rows are numbered; texts of {@code shared} are named by index.
   */
  private static byte[] workbook(String rows, String shared) throws IOException {
    return zip(
        "xl/workbook.xml",
        "<workbook xmlns:r=\"r\"><sheets><sheet name=\"投稿\" sheetId=\"1\""
            + " r:id=\"rId7\"/></sheets></workbook>",
        "xl/_rels/workbook.xml.rels",
        "<Relationships><Relationship Id=\"rId7\""
            + " Target=\"worksheets/sheet1.xml\"/></Relationships>",
        "xl/sharedStrings.xml",
        "<sst>" + shared + "</sst>",
        "xl/worksheets/sheet1.xml",
        "<worksheet><sheetData>" + rows + "</sheetData></worksheet>",
        "xl/media/image1.png",
        new byte[] {1, 0, 0, 2, 0});
  }

  private static String mail(String disposition, byte[] file) {
    return "From: a@example.org\r\n"
        + "Content-Type: multipart/mixed; boundary=b\r\n\r\n"
        + "--b\r\n"
        + "Content-Type: text/plain; charset=utf-8\r\n"
        + "Content-Transfer-Encoding: base64\r\n\r\n"
        + Base64.getMimeEncoder().encodeToString(utf8("投稿します。よろしくお願いします。"))
        + "\r\n--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; "
        + disposition
        + "\r\nContent-Transfer-Encoding: base64\r\n\r\n"
        + Base64.getMimeEncoder().encodeToString(file)
        + "\r\n--b--\r\n";
  }

  @Test
  void an_archive_is_a_folder_whatever_encodes_its_names_and_however_deep_it_is()
      throws IOException {
    byte[] inner = zip("日本/内.sfen", SFEN + "\n" + SFEN + "\n", "日本/.DS_Store", "x");
    byte[] all =
        zip(
            Charset.forName("windows-31j"),
            "次.zip",
            inner,
            "題.txt",
            TOLD,
            "礼状.txt",
            "ありがとうございました。\n",
            "x.png",
            new byte[] {1, 0, 0, 2, 0});
    assertThat(read(write("a.zip", all)))
        .containsExactly(
            Map.entry("a.zip/次.zip/日本/内.sfen:1", SFEN),
            Map.entry("a.zip/次.zip/日本/内.sfen:2", SFEN),
            Map.entry("a.zip/題.txt:2", SFEN));
    assertThat(account.passed())
        .extracting(passed -> Path.of(passed.name()).getFileName() + " " + passed.reason())
        .containsExactly("礼状.txt " + Cause.NOTHING_ALIKE, "x.png " + Cause.NO_TEXT);
    assertThat(account.given(Unit.FILES)).isEqualTo(4);
  }

  @Test
  void a_letter_in_an_archive_is_opened_once_and_files_of_this_folder_are_not_hidden()
      throws IOException {
    byte[] letter = utf8(mail("attachment", utf8(SFEN)));
    byte[] all = zip("./点.sfen", SFEN, ".hidden/x.sfen", SFEN, "便り/一.eml", letter);
    assertThat(read(write("a.zip", all)))
        .containsExactly(
            Map.entry("a.zip/点.sfen:1", SFEN),
            Map.entry("a.zip/便り/一.eml/application.octet-stream:1", SFEN));
    assertThat(account.passed())
        .extracting(passed -> passed.reason())
        .containsOnly(Cause.NOTHING_ALIKE);
  }

  @Test
  void what_was_read_before_an_archive_is_damaged_is_kept_and_the_rest_is_told()
      throws IOException {
    byte[] whole = zip("a.sfen", SFEN, "b.sfen", (SFEN + "\n").repeat(9));
    int second = new String(whole, StandardCharsets.ISO_8859_1).indexOf("b.sfen");
    assertThat(read(write("cut.zip", Arrays.copyOf(whole, second + 12))))
        .containsExactly(
            Map.entry("cut.zip/a.sfen:1", SFEN), Map.entry("cut.zip/b.sfen:1", "ends-early"));
    // Between two files, and after the last, where nothing of a file is missing.
    for (int end : new int[] {second - 30, listedAt(whole), whole.length - 4}) {
      assertThat(read(write("cut.zip", Arrays.copyOf(whole, end))))
          .containsEntry("cut.zip/a.sfen:1", SFEN)
          .containsEntry("cut.zip:1", "ends-early");
    }
    whole[40] ^= 0x55;
    assertThat(read(write("one.zip", whole)))
        .hasSize(10)
        .containsEntry("one.zip/a.sfen:1", "damaged")
        .containsEntry("one.zip/b.sfen:9", SFEN);
  }

  private static int listedAt(byte[] zip) {
    return new String(zip, StandardCharsets.ISO_8859_1).indexOf("PK\1\2");
  }

  private static byte[] encrypted(byte[] zip) {
    byte[] all = zip.clone();
    all[6] |= 1;
    all[listedAt(all) + 8] |= 1;
    return all;
  }

  /** What is told of a file, alone and in a folder: where, why, and what was expected. */
  private String damage(String name, byte[] bytes) throws IOException {
    List<String> told = new ArrayList<>();
    String file = write("damage/" + name, bytes);
    for (String given : List.of(directory.resolve("damage").toString(), file)) {
      try (InputSource source =
          new InputSource(List.of(given), InputOptions.DEFAULT, InputStream.nullInputStream())) {
        assertThat(source.hasNext()).as(given).isTrue();
        InputEntry.Bad bad = (InputEntry.Bad) source.next();
        assertThat(source).as(given).isExhausted();
        assertThat(source.account().of(Unit.FILES, Fate.INVALID)).isOne();
        String place = directory.resolve("damage").relativize(Path.of(bad.source().name())) + "";
        assertThat(bad.error().message(Locale.ROOT)).contains(bad.source().name());
        told.add(place + " " + bad.error().code() + " " + bad.error().expected(Locale.ROOT));
      }
    }
    Files.delete(Path.of(file));
    assertThat(told.get(0)).isEqualTo(told.get(1));
    return told.get(0);
  }

  @Test
  void a_container_tells_each_kind_of_damage_and_what_was_expected_alone_and_in_a_folder()
      throws IOException {
    String ole = "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1\0\0";
    byte[] word = word(paragraph("攻方：５三歩　持駒：金　受方：５一玉"));
    byte[] book = workbook("", "");
    Map<String, String> expected =
        Map.of(
            "zip", "an archive (zip)",
            "docx", "a Word file (word/document.xml)",
            "xlsx", "a workbook (xl/workbook.xml)",
            "eml", "a mail");
    for (Map.Entry<String, String> kind : expected.entrySet()) {
      String name = "a." + kind.getKey();
      String other = name + " other-kind " + kind.getValue();
      assertThat(damage(name, new byte[0])).isEqualTo(name + " empty " + kind.getValue());
      assertThat(damage(name, new byte[900])).isEqualTo(other);
      assertThat(damage(name, utf8("no such file"))).isEqualTo(other);
      assertThat(damage(name, ole.getBytes(StandardCharsets.ISO_8859_1))).isEqualTo(other);
      String secret = ole + "E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0";
      assertThat(damage(name, secret.getBytes(StandardCharsets.ISO_8859_1)))
          .isEqualTo(name + " encrypted " + kind.getValue());
      byte[] begin = utf8(name.endsWith("eml") ? "From: a@example.org\nContent-Ty" : "P");
      assertThat(damage(name, begin)).isEqualTo(name + " ends-early " + kind.getValue());
      assertThat(damage(name, utf8("hello"))).isEqualTo(other);
    }
    assertThat(damage("a.docx", zip("[Content_Types].xml", "<Types/>")))
        .isEqualTo("a.docx other-kind " + expected.get("docx"));
    assertThat(damage("a.xlsx", zip("a.txt", "x")))
        .isEqualTo("a.xlsx other-kind " + expected.get("xlsx"));
    assertThat(damage("a.zip", zip())).isEqualTo("a.zip empty ");
    assertThat(damage("a.docx", word("<w:p>"))).isEqualTo("a.docx damaged " + expected.get("docx"));
    assertThat(damage("a.xlsx", workbook("<row>", "")))
        .isEqualTo("a.xlsx/投稿 damaged xl/worksheets/sheet1.xml");
    assertThat(damage("a.zip", encrypted(zip("b.sfen", SFEN))))
        .isEqualTo("a.zip/b.sfen encrypted ");
    assertThat(damage("a.docx", encrypted(zip("word/document.xml", "x"))))
        .isEqualTo("a.docx encrypted ");
    for (byte[] whole : List.of(word, book)) {
      String name = whole == word ? "a.docx" : "a.xlsx";
      for (int length : new int[] {20, 33, whole.length / 3, whole.length / 2}) {
        assertThat(damage(name, Arrays.copyOf(whole, length)))
            .as("%s of %d bytes", name, length)
            .startsWith(name)
            .contains(" ends-early ");
      }
    }
    String mail = mail("filename=a.txt", utf8("no problem"));
    assertThat(damage("a.eml", utf8(mail.substring(0, mail.indexOf("--b--")))))
        .isEqualTo("a.eml ends-early ");
    assertThat(damage("a.eml", utf8(mail.replace("bm8g", "bm?g"))))
        .isEqualTo("a.eml/a.txt damaged base64");
  }

  @Test
  void what_is_of_a_kind_that_is_not_opened_tells_as_what_to_send_it_and_html_is_named()
      throws IOException {
    String ole = "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1\0\0";
    Map<String, String> kinds =
        Map.of(
            "a.doc", ole + ":.docx|.txt",
            "a.xls", ole + ":.xlsx|.csv",
            "a.msg", ole + ":.eml|.txt",
            "a.rtf", "{\\rtf1 x}:.docx|.txt",
            "a.odt", "PK\3\4x:.docx|.xlsx|.txt",
            "a.7z", "7z\u00bc\u00af\u0027\u001c:.zip",
            "a.rar", "Rar!\u001a\7:.zip",
            "a.lzh", "x?-lh5-x:.zip");
    for (Map.Entry<String, String> kind : kinds.entrySet()) {
      String[] told = kind.getValue().split(":", 2);
      byte[] bytes = told[0].getBytes(StandardCharsets.ISO_8859_1);
      assertThat(damage(kind.getKey(), bytes)).isEqualTo(kind.getKey() + " not-opened " + told[1]);
      assertThat(read(write("sent/a.eml", mail("filename=" + kind.getKey(), bytes))))
          .containsExactly(Map.entry("sent/a.eml/" + kind.getKey() + ":1", "not-opened"));
    }
    write(
        "sent/a.eml",
        "From: a\nContent-Type: text/html\nContent-Transfer-Encoding:"
            + " quoted-printable\n\n<html><body><p>Hello</p></body></html>\n");
    assertThat(read(directory.resolve("sent").toString()).values()).containsOnly("no-problem-file");
    assertThat(account.passed()).extracting(Account.Passed::reason).containsExactly(Cause.HTML);
  }

  @Test
  void archives_within_archives_end_somewhere_and_so_does_their_size() throws IOException {
    byte[] deep = zip("a.sfen", SFEN);
    for (int i = 0; i < 8; i++) {
      deep = zip("a.zip", deep, "b" + i + ".sfen", SFEN);
    }
    assertThat(read(write("deep.zip", deep)).values()).containsOnly(SFEN, "too-deep").hasSize(6);
    byte[] large = zip("a.sfen", SFEN, "large.sfen", new byte[1 << 20]);
    assertThat(Container.members("x.zip", large, 1000))
        .extracting(m -> m.bytes().length)
        .containsExactly(SFEN.length(), 1001);
    Object[] files = new Object[20];
    for (int i = 0; i < files.length; i += 2) {
      files[i] = "f" + i;
      files[i + 1] = new byte[1 << 20];
    }
    assertThat(Container.members("x.zip", zip(files), 1000))
        .extracting(Member::trouble)
        .containsExactly(Member.Trouble.TOO_LARGE);
  }

  @Test
  void a_word_file_is_its_text_its_tables_and_pictures_that_nobody_reads() throws IOException {
    String body =
        paragraph("投稿用紙")
            + "<w:tbl>"
            + row("作者：山田太郎", "")
            + row("攻方：５三歩　持駒：金　受方：５一玉")
            + "</w:tbl>"
            + "<w:tbl>"
            + row("作者", "局面")
            + row("山田", SFEN)
            + row("田中", CUT)
            + "</w:tbl>"
            + "<mc:AlternateContent><mc:Fallback>"
            + paragraph(TOLD)
            + "</mc:Fallback></mc:AlternateContent>";
    assertThat(
            read(write("a.docx", word(body, "word/media/image1.png", new byte[] {1, 0, 0, 2, 0}))))
        .containsExactly(
            Map.entry("a.docx:4", SFEN),
            Map.entry("a.docx/table 1:2", SFEN),
            Map.entry("a.docx/table 1:3", "too-few-ranks of 田中"));
    assertThat(account.passed())
        .singleElement()
        .matches(passed -> passed.name().endsWith("a.docx/image1.png"));
  }

  @Test
  void a_workbook_is_its_sheets_and_rows_keep_their_numbers() throws IOException {
    String rows =
        "<row r=\"2\"><c r=\"A2\" t=\"s\"><v>0</v></c><c r=\"C2\""
            + " t=\"inlineStr\"><is><t>sfen</t></is></c></row><row r=\"5\"><c r=\"A5\""
            + " t=\"s\"><v>1</v></c><c r=\"C5\" t=\"str\"><f>A1</f><v>"
            + SFEN
            + "</v></c></row>"
            + "<row r=\"6\"><c r=\"C6\" t=\"s\"><v>2</v></c></row>";
    String shared =
        "<si><t>作者</t><rPh><t>サクシャ</t></rPh></si><si><r><t>山田</t></r><r><t>太郎</t></r></si><si><t>"
            + CUT
            + "</t></si>";
    String file = write("a.xlsx", workbook(rows, shared));
    assertThat(read(file))
        .containsExactly(Map.entry("a.xlsx/投稿:5", SFEN), Map.entry("a.xlsx/投稿:6", "too-few-ranks"));
    try (InputSource source =
        new InputSource(List.of(file), InputOptions.DEFAULT, InputStream.nullInputStream())) {
      Problem first = ((InputEntry.Good) source.next()).problem();
      assertThat(first.metadata().toString()).contains("山田太郎");
    }
  }

  @Test
  void a_sheet_with_a_title_tells_of_each_row_whose_it_is_and_a_picture_is_no_position()
      throws IOException {
    StringBuilder rows = new StringBuilder("<row r=\"1\">" + cell("12月号 応募作品") + "</row>");
    for (String[] row :
        new String[][] {
          {"番号", "作者", "局面"},
          {"1", "山田", "攻方：５三歩　持駒：金　受方：５一玉"},
          {"2", "田中", ""},
          {"3", "佐藤", "図参照"},
          {"4", "", ""},
          {"", "以上", ""}
        }) {
      rows.append("<row>");
      Arrays.stream(row).map(InboxTest::cell).forEach(rows::append);
      rows.append("</row>");
    }
    assertThat(read(write("a.xlsx", workbook(rows.toString(), ""))))
        .containsExactly(
            Map.entry("a.xlsx/投稿:3", SFEN),
            Map.entry("a.xlsx/投稿:4", "no-position of 田中"),
            Map.entry("a.xlsx/投稿:5", "unknown-line of 佐藤"));
    assertThat(account.given(Unit.RECORDS)).isEqualTo(3);
    assertThat(account.passed())
        .singleElement()
        .matches(passed -> passed.name().endsWith("a.xlsx/image1.png"));
  }

  private static String cell(String text) {
    return "<c t=\"inlineStr\"><is><t>" + text + "</t></is></c>";
  }

  @Test
  void xml_that_names_files_outside_of_it_reads_none_of_them() throws IOException {
    write("secret.txt", TOLD);
    String document =
        "<!DOCTYPE w:document [<!ENTITY x SYSTEM \""
            + directory.resolve("secret.txt").toUri()
            + "\">]>"
            + "<w:document xmlns:w=\"w\"><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:document>";
    assertThat(read(write("x.docx", zip("word/document.xml", document))).values())
        .doesNotContain(SFEN);
  }

  @Test
  void names_of_files_in_mails_are_read_however_they_are_written() throws IOException {
    byte[] word = word(paragraph("攻方：５三歩　持駒：金　受方：５一玉"));
    for (String name :
        List.of(
            "filename*=UTF-8''%E6%8A%95%E7%A8%BF.docx",
            "filename*0*=UTF-8''%E6%8A%95;\r\n filename*1*=%E7%A8%BF;\r\n filename*2=.docx",
            "filename=\"=?UTF-8?B?5oqV56i/LmRvY3g=?=\"",
            "filename=\"=?utf-8?Q?=E6=8A=95=E7=A8=BF.docx?=\"",
            "filename=投稿.docx")) {
      assertThat(read(write("m.eml", mail(name, word))))
          .as(name)
          .containsExactly(Map.entry("m.eml/投稿.docx:1", SFEN));
      assertThat(account.given(Unit.FILES)).isEqualTo(2);
    }
  }

  @Test
  void of_forty_three_submissions_of_all_kinds_each_is_accounted_for() throws IOException {
    Problem problem =
        Notation.read(SFEN + " moves G*5b", "", ReadOptions.DEFAULT).problems().get(0);
    int files = 0;
    for (Format format : Format.values()) {
      String text = Conversion.of(problem, format, WriteOptions.DEFAULT).text();
      for (int i = 0; i < 3; i++, files++) {
        write("in/" + files + "." + format.extensions().get(0), Objects.requireNonNull(text));
      }
    }
    write("in/27.csv", "作者,局面\n山田," + SFEN + "\n");
    write("in/28.csv", SFEN + ",1\n" + SFEN + ",1\n");
    write("in/29.csv", "sfen;title\n" + SFEN + ";無題\n");
    String document = paragraph("攻方：５三歩　持駒：金　受方：５一玉");
    write("in/30.docx", word(document));
    write("in/31.eml", mail("filename=a.docx", word(document)));
    write("in/32.eml", mail("filename=a.kif", utf8(TOLD)));
    write("in/33.eml", "From: a@example.org\nSubject: x\n\n" + TOLD);
    write("in/34.zip", zip("a.sfen", SFEN));
    write("in/35.zip", zip("b/a.txt", TOLD));
    write(
        "in/36.xlsx",
        workbook(
            "<row><c t=\"inlineStr\"><is><t>sfen</t></is></c><c"
                + " t=\"inlineStr\"><is><t>id</t></is></c></row><row><c t=\"inlineStr\"><is><t>"
                + SFEN
                + "</t></is></c></row>",
            ""));
    write("in/37.sfen", CUT);
    write("in/38.kif", TOLD.replace("玉", "玉玉"));
    write("in/39.zip", Arrays.copyOf(zip("a.sfen", SFEN), 50));
    write("in/40.docx", word("<w:p>"));
    write("in/41.xlsx", "PK\3\4");
    write("in/42.csv", "sfen,id\n" + CUT + ",1\n");
    read(directory.resolve("in").toString());
    // Two mails have a letter beside what is sent along, the workbook has a picture.
    assertThat(account.given(Unit.FILES)).isEqualTo(43 + 3);
    assertThat(account.of(Unit.FILES, Fate.JUDGED)).isEqualTo(37);
    assertThat(account.of(Unit.FILES, Fate.INVALID)).isEqualTo(6);
    assertThat(account.of(Unit.FILES, Fate.NO_PROBLEM)).isEqualTo(3);
    assertThat(account.passed())
        .extracting(Account.Passed::reason)
        .containsOnly(Cause.NOTHING_ALIKE, Cause.NO_TEXT);
    // Some formats write what the defender holds.
    assertThat(read.values().stream().filter(sfen -> sfen.startsWith("4k4/9/4P4/9/9/9/9/9/9 b G")))
        .hasSize(38);
  }
}
