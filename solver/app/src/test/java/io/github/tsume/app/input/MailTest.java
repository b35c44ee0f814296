package io.github.tsume.app.input;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.sfen.SfenWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A mail with a problem is read, alone and in a folder, whatever it is encoded in. */
class MailTest {
  private static final String HEAD = "From: a@example.org\r\nSubject: =?UTF-8?B?5oqV56i/?=\r\n";
  private static final String TOLD = "編集部 御中\r\n\r\n3手詰を一題投稿いたします。\r\n\r\n攻方：５三歩　持駒：金二　受方：５一玉\r\n";
  private static final String SFEN = "4k4/9/4P4/9/9/9/9/9/9 b 2G 1";

  @TempDir Path directory;

  private List<String> read(String mail, Charset charset) throws IOException {
    Path folder = Files.createDirectories(directory.resolve("folder"));
    Path file = folder.resolve("mail.eml");
    Files.write(file, mail.getBytes(charset));
    List<String> alone = read(file);
    assertThat(read(folder)).isEqualTo(alone);
    return alone;
  }

  private static List<String> read(Path place) {
    List<String> read = new ArrayList<>();
    try (InputSource source =
        new InputSource(
            List.of(place.toString()), InputOptions.DEFAULT, InputStream.nullInputStream())) {
      source.forEachRemaining(
          entry ->
              read.add(
                  entry.id()
                      + " "
                      + (entry instanceof InputEntry.Good good
                          ? SfenWriter.sfen(good.problem().setup())
                          : ((InputEntry.Bad) entry).error().code())));
    }
    return read;
  }

  private static String type(String type, String encoding) {
    return "Content-Type: " + type + "\r\nContent-Transfer-Encoding: " + encoding + "\r\n\r\n";
  }

  private static String base64(String text, Charset charset) {
    return Base64.getMimeEncoder().encodeToString(text.getBytes(charset)) + "\r\n";
  }

  private static String quoted(String text) {
    StringBuilder lines = new StringBuilder();
    int column = 0;
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      if (column > 70) {
        lines.append("=\r\n");
        column = 0;
      }
      String code = b == '\r' || b == '\n' ? "" + (char) b : String.format("=%02X", b & 0xff);
      column = b == '\n' ? 0 : column + code.length();
      lines.append(code);
    }
    return lines.toString();
  }

  @Test
  void the_letter_may_be_plain_or_encoded_in_any_way() throws IOException {
    Charset mails = Charset.forName("ISO-2022-JP");
    for (String mail :
        List.of(
            HEAD + type("text/plain; charset=UTF-8", "8bit") + TOLD,
            HEAD
                + type("text/plain; charset=UTF-8", "base64")
                + base64(TOLD, StandardCharsets.UTF_8),
            HEAD + type("text/plain;\r\n charset=\"iso-2022-jp\"", "base64") + base64(TOLD, mails),
            HEAD + type("text/plain; charset=utf-8", "quoted-printable") + quoted(TOLD))) {
      assertThat(read(mail, StandardCharsets.UTF_8)).as(mail).containsExactly("mail " + SFEN);
    }
    String old = HEAD + type("text/plain; charset=ISO-2022-JP", "7bit") + TOLD;
    assertThat(read(old, mails)).containsExactly("mail " + SFEN);
  }

  @Test
  void a_file_that_is_sent_along_is_read_and_a_letter_in_two_forms_once() throws IOException {
    String letter =
        "--in\r\n"
            + type("text/plain; charset=UTF-8", "base64")
            + base64(TOLD, StandardCharsets.UTF_8)
            + "--in\r\n"
            + type("text/html; charset=UTF-8", "quoted-printable")
            + quoted("<p>" + TOLD + "</p>")
            + "\r\n--in--\r\n";
    String mail =
        HEAD
            + "Content-Type: multipart/mixed; boundary=\"out\"\r\n\r\n"
            + "For old programs.\r\n"
            + "--out\r\n"
            + "Content-Type: multipart/alternative; boundary=in\r\n\r\n"
            + letter
            + "--out\r\nContent-Disposition: attachment; filename=\"two.sfen\"\r\n"
            + type("application/octet-stream", "base64")
            + base64(SFEN + "\n" + SFEN.replace("/9 b", " b") + "\n", StandardCharsets.UTF_8)
            + "--out\r\nContent-Disposition: inline; filename=\"me.png\"\r\n"
            + type("image/png", "base64")
            + "iVBORw0KGgo=\r\n--out--\r\n";
    assertThat(read(mail, StandardCharsets.UTF_8))
        .containsExactly("mail " + SFEN, "two-1 " + SFEN, "two-2 too-few-ranks");
  }

  @Test
  void a_damaged_problem_in_a_mail_is_an_error_and_a_letter_without_one_no_problem()
      throws IOException {
    String head = HEAD + type("text/plain; charset=UTF-8", "base64");
    String bad = TOLD.replace("玉", "玉玉");
    assertThat(read(head + base64(bad, StandardCharsets.UTF_8), StandardCharsets.UTF_8))
        .containsExactly("mail unexpected-text");
    Path folder = directory.resolve("folder");
    Files.writeString(folder.resolve("mail.eml"), head + base64("お元気ですか。", StandardCharsets.UTF_8));
    assertThat(read(folder)).containsExactly("mail no-problem-file");
  }
}
