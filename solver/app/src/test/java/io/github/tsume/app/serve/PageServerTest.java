package io.github.tsume.app.serve;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.tsume.app.serve.PageServer.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Raw requests, as a hostile page or program would send them. */
@Tag("slow")
class PageServerTest {
  private static final String MATE = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  /** Takes far longer than any test waits. */
  private static final String HARD = "9/9/9/9/4k4/9/9/9/9 b 2R2B4G4S4N4L9P 1";

  @TempDir private Path folder;
  private PageServer server;
  private int port;
  private String token;

  @BeforeEach
  void start() throws IOException {
    Files.writeString(folder.resolve("one.sfen"), MATE + "\n");
    server = new PageServer(InetAddress.getLoopbackAddress(), 0, folder, 16, 1);
    URI address = server.address();
    port = address.getPort();
    token = address.getQuery().substring("token=".length());
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void the_page_is_given_with_a_strict_policy() throws IOException {
    String answer = get("/", "127.0.0.1:" + port);
    assertThat(answer).startsWith("HTTP/1.1 200").contains("<title>Tsume</title>", " data-served ");
    assertThat(answer).containsIgnoringCase("Content-security-policy: default-src 'none'");
    assertThat(answer).doesNotContain("unsafe-inline").doesNotContain("'unsafe-eval'");
  }

  @Test
  void in_the_network_it_answers_to_its_address_there_and_to_no_other_name() throws IOException {
    assumeThat(LocalNetwork.address()).isPresent();
    InetAddress here = LocalNetwork.address().orElseThrow();
    try (PageServer open = new PageServer(here, 0, folder, 16, 1)) {
      URI address = open.address();
      assertThat(address.getHost()).isEqualTo(here.getHostAddress());
      String ask = "GET / HTTP/1.1\r\nConnection: close\r\nHost: ";
      for (String host : List.of(address.getAuthority(), "127.0.0.1:" + address.getPort())) {
        try (Socket socket = new Socket(here, address.getPort())) {
          socket.getOutputStream().write((ask + host + "\r\n\r\n").getBytes(UTF_8));
          String answer = new String(socket.getInputStream().readAllBytes(), UTF_8);
          assertThat(answer)
              .startsWith("HTTP/1.1 " + (host.equals(address.getAuthority()) ? 200 : 403));
        }
      }
    }
  }

  @Test
  void hundreds_of_half_sent_requests_keep_nobody_out_and_end_no_search() throws IOException {
    List<Socket> slow = new ArrayList<>();
    try (Socket search = open()) {
      search.getOutputStream().write(request("/search", "X-Tsume-Page: a\r\n", HARD));
      awaitSearches(1);
      String[] halves = {
        "G", "GET / HTTP/1.1\r\nHost: 127", head("/call/read", "", 100) + "4k4", "\r\n", ""
      };
      for (int i = 0; i < 500; i++) {
        Socket socket = open();
        slow.add(socket);
        socket.getOutputStream().write(halves[i % halves.length].getBytes(UTF_8));
        if (i % 50 == 49) {
          assertThat(get("/", "127.0.0.1:" + port)).startsWith("HTTP/1.1 200");
          assertThat(post("/call/read", "", MATE)).contains(" 200 ");
        }
      }
      assertThat(requestThreads()).isLessThanOrEqualTo(Workers.SLOW + Workers.ANSWERING);
      assertThat(server.searches()).isEqualTo(1);
      assertThat(post("/call/stop", "X-Tsume-Page: a\r\n", "")).contains(" 200 ");
      assertThat(answer(search)).contains("\"reason\":\"interrupted\"");
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void of_half_sent_requests_only_so_many_stay_as_there_are_places_for_them() throws IOException {
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 100; i++) {
        Socket socket = open();
        slow.add(socket);
        socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: 127".getBytes(UTF_8));
        socket.setSoTimeout(1);
      }
      List<Socket> open = new ArrayList<>(slow);
      while (open.size() > Workers.SLOW) {
        open.removeIf(PageServerTest::isClosed);
      }
      assertThat(open).hasSize(Workers.SLOW);
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  private static boolean isClosed(Socket socket) {
    try {
      return socket.getInputStream().read() < 0;
    } catch (SocketTimeoutException e) {
      return false;
    } catch (IOException e) {
      return true;
    }
  }

  @Test
  void every_answer_of_ours_has_the_headers_of_the_policy() throws IOException {
    try (RandomAccessFile large =
        new RandomAccessFile(folder.resolve("large.sfen").toFile(), "rw")) {
      large.setLength((8L << 20) + 1);
    }
    server.close();
    start();
    List<String> answers = new ArrayList<>(refusedWhileManySearch());
    String host = "127.0.0.1:" + port;
    answers.addAll(
        List.of(
            get("/", host),
            get("/none", host),
            get("/", "evil.example"),
            exchange("DELETE / HTTP/1.1\r\nHost: " + host + "\r\n\r\n"),
            exchange("PUT /x HTTP/1.1\r\nHost: " + host + "\r\nContent-Length: 0\r\n\r\n"),
            exchange(head("/call/read", "", 0).replace("text/plain;charset=utf-8", "text/html")),
            post("/call/read", "", MATE),
            post("/call/file", "", "none"),
            post("/call/none", "", ""),
            post("/search?nodes=10", "", MATE),
            post("/call/read", "Origin: null\r\n", MATE),
            post("/call/file", "", "large.sfen"),
            post("/call/read", "", "9".repeat((8 << 20) + 1)),
            notUtf8()));
    assertThat(answers.stream().map(answer -> answer.substring(9, 12)))
        .containsExactly(
            "429", "200", "404", "403", "405", "405", "415", "200", "404", "404", "200", "403",
            "413", "413", "400");
    assertThat(answers.stream().map(answer -> answer.substring(9, 12)))
        .as("one of each kind of refusal")
        .containsAll(
            Stream.of(Refusal.Status.values()).map(status -> "" + status.number()).toList());
    for (String answer : answers) {
      assertThat(answer)
          .containsIgnoringCase("\r\nContent-Security-Policy: default-src 'none'")
          .containsIgnoringCase("\r\nX-Content-Type-Options: nosniff\r\n")
          .containsIgnoringCase("\r\nReferrer-Policy: no-referrer\r\n")
          .containsIgnoringCase("\r\nCross-Origin-Resource-Policy: same-origin\r\n")
          .containsIgnoringCase("\r\nCross-Origin-Opener-Policy: same-origin\r\n")
          .containsIgnoringCase("\r\nCache-Control: no-store\r\n");
    }
  }

  /** What one is told who searches while as many others do as may. */
  private List<String> refusedWhileManySearch() throws IOException {
    List<Socket> others = new ArrayList<>();
    try {
      for (int i = 0; i < Searches.MOST; i++) {
        Socket other = open();
        others.add(other);
        other.getOutputStream().write(request("/search", "X-Tsume-Page: " + i + "\r\n", HARD));
        awaitSearches(i + 1);
      }
      return List.of(post("/search", "X-Tsume-Page: last\r\n", MATE));
    } finally {
      for (Socket other : others) {
        other.close();
      }
    }
  }

  private String notUtf8() throws IOException {
    try (Socket socket = open()) {
      socket.getOutputStream().write(head("/call/read", "", 2).getBytes(UTF_8));
      socket.getOutputStream().write(new byte[] {(byte) 0xff, (byte) 0xfe});
      return answer(socket);
    }
  }

  @Test
  void what_the_server_of_the_jdk_says_itself_repeats_nothing_that_was_sent() throws IOException {
    String[] requests = {
      "EVIL\r\n\r\n",
      "EVIL / HTTP/1.1\r\nHost: EVIL\r\n\r\n",
      "GET EVIL\r\n\r\n",
      "GET EVIL HTTP/1.1\r\n\r\n",
      "GET /%EVIL HTTP/1.1\r\n\r\n",
      "GET /<script>EVIL</script> HTTP/1.1\r\n\r\n",
      "GET http://EVIL HTTP/1.1\r\n\r\n",
      "GET / EVIL\r\n\r\n",
      "GET / HTTP/1.1\r\nEVIL\r\n\r\n",
      "GET / HTTP/1.1\r\n<b>EVIL</b>: x\r\n\r\n",
      "GET / HTTP/1.1\r\nExpect: EVIL\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: EVIL\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: -1\r\nx: EVIL\r\n\r\n",
      "POST / HTTP/1.1\r\nTransfer-Encoding: EVIL\r\n\r\n",
      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nEVIL\r\n",
      "GET / HTTP/1.1\r\n" + "EVIL: x\r\n".repeat(300) + "\r\n",
      "GET /" + "EVIL".repeat(5_000) + " HTTP/1.1\r\n\r\n"
    };
    int foreign = 0;
    for (String request : requests) {
      String answer = exchange(request);
      assertThat(answer).as(request).doesNotContainIgnoringCase("evil");
      if (!answer.isEmpty() && !answer.toLowerCase(Locale.ROOT).contains("security-policy")) {
        foreign++;
        String page = answer.substring(answer.indexOf("\r\n\r\n") + 4);
        assertThat(page).as(request).matches("<h1>[45]\\d\\d [A-Za-z ]+</h1>[A-Za-z. -]*");
      }
    }
    assertThat(foreign).as("answers that are not ours").isPositive();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS) // links are for administrators there
  void links_that_lead_out_of_the_folder_are_left_out_and_told(@TempDir Path elsewhere)
      throws IOException {
    server.close();
    Path secret = Files.writeString(elsewhere.resolve("secret.sfen"), MATE + "\tsecret\n");
    Files.createSymbolicLink(folder.resolve("out.sfen"), secret);
    Files.createSymbolicLink(folder.resolve("outside"), elsewhere);
    Files.createSymbolicLink(folder.resolve("two.sfen"), folder.resolve("one.sfen"));
    start();
    assertThat(server.leftOut()).contains("out.sfen").doesNotContain("two.sfen");
    String list = post("/call/folder", "", "");
    assertThat(list).contains("one.sfen", "two.sfen").doesNotContain("out.sfen", "secret.sfen");
    // What is turned into such a link later is not given either.
    Files.delete(folder.resolve("two.sfen"));
    Files.createSymbolicLink(folder.resolve("two.sfen"), secret);
    assertThat(post("/call/file", "", "two.sfen")).contains(" 404 ").doesNotContain("secret");
  }

  @Test
  void other_hosts_are_refused() throws IOException {
    assertThat(get("/", "evil.example:" + port)).startsWith("HTTP/1.1 403");
    assertThat(get("/", "127.0.0.1")).startsWith("HTTP/1.1 403");
    assertThat(get("/", "127.0.0.1:" + port + "\r\nHost: evil.example")).startsWith("HTTP/1.1 403");
  }

  @Test
  void other_origins_are_refused() throws IOException {
    assertThat(post("/call/read", "Origin: http://evil.example\r\n", MATE)).contains(" 403 ");
    assertThat(post("/call/read", "Origin: null\r\n", MATE)).contains(" 403 ");
    assertThat(post("/call/read", "Sec-Fetch-Site: cross-site\r\n", MATE)).contains(" 403 ");
    assertThat(post("/call/read", "Origin: http://127.0.0.1:" + port + "\r\n", MATE))
        .contains(" 200 ");
  }

  @Test
  void questions_need_the_token() throws IOException {
    String right = token;
    token = "0".repeat(right.length());
    assertThat(post("/call/read", "", MATE)).contains(" 403 ");
    token = "";
    assertThat(post("/search", "", MATE)).contains(" 403 ");
    token = right;
    assertThat(post("/call/read", "", MATE)).contains(" 200 ").contains("\"rules\":\"shogi\"");
  }

  @Test
  void only_listed_files_are_read() throws IOException {
    assertThat(post("/call/folder", "", ""))
        .contains("{\"files\":[\"one.sfen\"],\"results\":[[]]}");
    assertThat(post("/call/file", "", "one.sfen")).contains(MATE);
    for (String name : new String[] {"../one.sfen", "/etc/passwd", folder + "/one.sfen", ""}) {
      assertThat(post("/call/file", "", name)).contains(" 404 ");
    }
    for (String path :
        new String[] {"/../one.sfen", "/%2e%2e/one.sfen", "/one.sfen", "/page/page.css/"}) {
      assertThat(get(path, "127.0.0.1:" + port)).contains(" 404 ");
    }
  }

  @Test
  void results_of_earlier_runs_are_told() throws IOException {
    String position = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
    String answer = post("/call/earlier", "", position);
    assertThat(answer).contains("{\"messages\":[null]}");
    String result =
        "{\"schema\":\"tsume/1\",\"id\":\"1\",\"source\":\""
            + folder.resolve("one.sfen")
            + ":1\",\"rules\":\"shogi\",\"sfen\":\""
            + position
            + "\",\"result\":\"mate\",\"length\":1,\"exact\":true,\"mainline\":[\"G*5b\"],"
            + "\"verdict\":\"sound\",\"defects\":[],\"complete\":true}\n";
    Path run = Files.createDirectories(folder.resolve("reports/run"));
    Files.writeString(run.resolve("results.jsonl"), "rubbish\n" + result + "{\"schema\":\"ts");
    answer = post("/call/earlier", "", "rubbish\n" + position.replace(" 1", " 7"));
    assertThat(answer).contains("{\"messages\":[null,{\"type\":\"result\"");
    assertThat(answer).contains("\"usi\":[\"G*5b\"]").contains("results.jsonl");
    assertThat(post("/call/folder", "", ""))
        .contains(
            "\"results\":[[{\"result\":\"mate\",\"length\":1,\"exact\":true,"
                + "\"verdict\":\"sound\",\"mates\":true,\"sound\":true}]]}");
    Path log = run.resolve("results.jsonl");
    String none =
        result
            .replace("\"mate\",\"length\":1,\"exact\":true,\"mainline\":[\"G*5b\"]", "\"no-mate\"")
            .replace("\"sound\"", "\"unsolvable\"");
    Files.writeString(log, none);
    assertThat(post("/call/folder", "", ""))
        .contains("[[{\"result\":\"no-mate\",\"verdict\":\"unsolvable\",\"refuted\":true}]]");
    Files.writeString(log, result.replace(folder + "/", ""));
    assertThat(post("/call/folder", "", "")).contains("\"length\":1"); // Checked in the folder.
    try (OutputStream out = Files.newOutputStream(run.resolve("results-0001.jsonl.gz"));
        OutputStream shard = new GZIPOutputStream(out)) {
      Files.copy(log, shard);
    }
    Files.delete(log);
    answer = post("/call/earlier", "", position);
    assertThat(answer).contains("\"usi\":[\"G*5b\"]").contains("results-0001.jsonl.gz");
  }

  @Test
  void large_bodies_are_refused() throws IOException {
    String head = head("/call/read", "", 1L << 40);
    try (Socket socket = open()) {
      socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
      byte[] part = new byte[1 << 16];
      try {
        for (int i = 0; i < 200; i++) {
          socket.getOutputStream().write(part);
        }
      } catch (IOException e) {
        assertThat(e).isNotNull(); // It hung up, which is as good.
      }
    }
    assertThat(post("/call/read", "", MATE)).contains(" 200 ");
  }

  @Test
  void what_is_no_text_is_refused() throws IOException {
    assertThat(notUtf8()).contains(" 400 ");
    String other = head("/call/read", "", 0).replace("text/plain;charset=utf-8", "text/html");
    assertThat(exchange(other)).contains(" 415 ");
    assertThat(exchange("DELETE / HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n\r\n"))
        .contains(" 405 ");
  }

  @Test
  void a_search_is_answered_by_events() throws IOException {
    String answer = post("/search?nodes=100000", "", MATE);
    assertThat(answer).containsIgnoringCase("text/event-stream");
    assertThat(answer).contains("data: {\"type\":\"result\"").contains("\"length\":1");
  }

  @Test
  void a_page_that_searches_anew_ends_its_search() throws IOException {
    try (Socket first = open()) {
      first.getOutputStream().write(request("/search", "X-Tsume-Page: a\r\n", HARD));
      awaitSearches(1);
      assertThat(post("/search", "X-Tsume-Page: a\r\n", MATE)).contains("\"length\":1");
      assertThat(answer(first)).contains("\"reason\":\"interrupted\"");
    }
    awaitSearches(0);
  }

  @Test
  void a_question_that_comes_late_ends_no_search_that_was_asked_for_after_it() throws IOException {
    String page = "X-Tsume-Page: a\r\nX-Tsume-Number: ";
    try (Socket last = open()) {
      last.getOutputStream().write(request("/search", page + "7\r\n", HARD));
      awaitSearches(1);
      assertThat(post("/search", page + "6\r\n", HARD)).contains("\"reason\":\"interrupted\"");
      assertThat(server.searches()).isEqualTo(1);
      assertThat(post("/call/stop", page + "8\r\n", "")).contains(" 200 ");
      assertThat(answer(last)).contains("\"reason\":\"interrupted\"");
    }
  }

  @Test
  void searches_that_nobody_waits_for_end() throws IOException {
    for (int i = 0; i < 20; i++) {
      try (Socket socket = open()) {
        socket.getOutputStream().write(request("/search", "X-Tsume-Page: " + i + "\r\n", HARD));
        if (i % 2 == 0) {
          assertThat(socket.getInputStream().read()).isNotNegative();
        }
      }
    }
    awaitSearches(0);
    assertThat(post("/search", "", MATE)).contains("\"length\":1");
  }

  @Test
  void aborted_requests_leave_nothing_behind() throws IOException {
    for (int i = 0; i < 1000; i++) {
      try (Socket socket = open()) {
        String whole = head("/call/read", "", 100) + "4k4";
        socket
            .getOutputStream()
            .write(whole.substring(0, i % whole.length()).getBytes(StandardCharsets.UTF_8));
      }
    }
    assertThat(post("/call/read", "", MATE)).contains(" 200 ");
    assertThat(server.searches()).isZero();
  }

  @Test
  void connections_of_aborted_searches_are_forgotten() throws Exception {
    for (int i = 0; i < 50; i++) {
      try (Socket socket = open()) {
        socket.getOutputStream().write(request("/search", "X-Tsume-Page: a\r\n", HARD));
        assertThat(socket.getInputStream().read()).isNotNegative();
        socket.setSoLinger(true, 0); // Cut off, not ended.
      }
    }
    awaitSearches(0);
    assertThat(post("/call/read", "", MATE)).contains(" 200 ");
    long left = connections();
    // The server looks for what was cut off when it next has time.
    for (int looks = 0; looks < 100 && left >= 10; looks++) {
      left = connections();
    }
    assertThat(left).isLessThan(10);
  }

  @Test
  void a_thousand_aborted_and_foreign_requests_leave_no_thread() throws IOException {
    String right = token;
    for (int i = 0; i < 1000; i++) {
      String headers = "X-Tsume-Page: " + i % 3 + "\r\n";
      switch (i % 5) {
        case 0 -> headers += "Origin: http://evil.example\r\n";
        case 1 -> token = "f".repeat(right.length());
        default -> token = right;
      }
      try (Socket socket = open()) {
        socket.getOutputStream().write(request("/search?nodes=2000000", headers, HARD));
      }
    }
    token = right;
    awaitSearches(0);
    while (searchThreads() > 0) {
      Thread.onSpinWait();
    }
    assertThat(post("/search", "", MATE)).contains("\"length\":1");
    assertThat(requestThreads()).isLessThanOrEqualTo(Workers.SLOW + Workers.ANSWERING);
  }

  @Test
  void connections_that_take_no_answer_are_forgotten() throws Exception {
    for (int i = 0; i < 50; i++) {
      try (Socket socket = open()) {
        String evil = head("/call/read", "Origin: http://evil.example\r\n", 100) + "4k4";
        byte[] good = request("/call/read", "", MATE);
        socket.getOutputStream().write(i % 2 == 0 ? good : evil.getBytes(StandardCharsets.UTF_8));
        socket.setSoLinger(true, 0);
      }
    }
    // One that was only just cut off is still to be noticed.
    for (int i = 0; i < 50 && connections() >= 10; i++) {
      assertThat(post("/call/read", "", MATE)).contains(" 200 ");
    }
    assertThat(connections()).isLessThan(10);
  }

  /** How many connections the JDK's server remembers, whether they are open or not. */
  private static long connections() throws JMException {
    ObjectName commands = new ObjectName("com.sun.management:type=DiagnosticCommand");
    Object histogram =
        ManagementFactory.getPlatformMBeanServer()
            .invoke(
                commands,
                "gcClassHistogram",
                new Object[] {new String[0]},
                new String[] {String[].class.getName()});
    return String.valueOf(histogram)
        .lines()
        .map(line -> line.trim().split("\\s+"))
        .filter(line -> line.length > 3 && line[3].equals("sun.net.httpserver.HttpConnection"))
        .mapToLong(line -> Long.parseLong(line[1]))
        .sum();
  }

  private static long searchThreads() {
    return threads("search");
  }

  private static long requestThreads() {
    return threads("request");
  }

  private static long threads(String name) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith(name))
        .count();
  }

  private void awaitSearches(int count) {
    while (server.searches() != count) {
      Thread.onSpinWait();
    }
  }

  private Socket open() throws IOException {
    return new Socket(InetAddress.getLoopbackAddress(), port);
  }

  private String get(String path, String host) throws IOException {
    return exchange("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
  }

  private String post(String path, String headers, String body) throws IOException {
    try (Socket socket = open()) {
      socket.getOutputStream().write(request(path, headers, body));
      return answer(socket);
    }
  }

  private byte[] request(String path, String headers, String body) {
    int length = body.getBytes(StandardCharsets.UTF_8).length;
    return (head(path, headers, length) + body).getBytes(StandardCharsets.UTF_8);
  }

  private String head(String path, String headers, long length) {
    return "POST "
        + path
        + " HTTP/1.1\r\nHost: 127.0.0.1:"
        + port
        + "\r\nConnection: close\r\nContent-Type: text/plain;charset=utf-8\r\nX-Tsume-Token: "
        + token
        + "\r\n"
        + headers
        + "Content-Length: "
        + length
        + "\r\n\r\n";
  }

  private String exchange(String request) throws IOException {
    try (Socket socket = open()) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      return answer(socket);
    }
  }

  private static String answer(Socket socket) throws IOException {
    socket.shutdownOutput();
    try (InputStream in = socket.getInputStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
