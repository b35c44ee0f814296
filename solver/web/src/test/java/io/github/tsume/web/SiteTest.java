package io.github.tsume.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.tsume.app.page.PageFiles;
import io.github.tsume.app.report.PdfReport;
import io.github.tsume.results.text.Messages;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The site in a real Chromium, driven by playwright-core: what the Java machine says of problems is
 * what the page says, node counts included; the rest is told in {@code site.mjs}.
 */
class SiteTest {
  private static final Path SITE = Path.of("target", "site");
  private static final Path NODE = Path.of("target", "node").toAbsolutePath();
  private static final Path FIRST = Path.of("../../problems/first");
  private static final List<String> SCRIPTS =
      List.of(
          "harness.mjs",
          "layout.mjs",
          "accessibility.mjs",
          "collections.mjs",
          "composing.mjs",
          "editing.mjs",
          "everywhere.mjs",
          "sharing.mjs",
          "solving.mjs",
          "site.mjs");
  private static final int MOST_PACKED = 750_000;
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
          + " img-src 'self' blob: data:; connect-src 'self' blob:; worker-src 'self';"
          + " manifest-src 'self'; base-uri 'none'; form-action 'none'";

  @TempDir private Path folder;

  @Test
  void the_site_is_whole_and_light() throws IOException {
    for (String name : PageFiles.all().keySet()) {
      assertThat(SITE.resolve(name)).exists();
    }
    assertThat(SITE.resolve("solver/tsume.wasm")).exists();
    String offline = Files.readString(SITE.resolve("offline.js"));
    assertThat(offline)
        .contains("shared/board.js")
        .doesNotContain("@files@")
        .doesNotContain("tsume.js");
    long packed = 0;
    try (Stream<Path> files = Files.walk(SITE)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        // Only browsers that lack what ours needs ever ask for the solver as JavaScript.
        packed += file.endsWith("solver/tsume.js") ? 0 : packed(Files.readAllBytes(file));
      }
    }
    assertThat(packed).isLessThanOrEqualTo(MOST_PACKED);
  }

  @Test
  void no_text_that_only_commands_say_is_asked_for_in_a_browser() throws IOException {
    String program =
        Files.readString(SITE.resolve("solver/tsume.wasm"), StandardCharsets.ISO_8859_1);
    ResourceBundle commands =
        Messages.bundle("io.github.tsume.results.text.commands", Locale.ENGLISH);
    assertThat(program).contains("note.first-position");
    for (String key : commands.keySet()) {
      if (key.indexOf('.') > 0) {
        assertThat(program.contains(key)).as(key).isFalse();
      }
    }
  }

  @Test
  @Tag("slow")
  void a_browser_agrees_with_the_java_machine() throws Exception {
    Path browser = PdfReport.browser(name -> System.getenv().getOrDefault(name, ""));
    assumeTrue(browser != null, "there is no Chromium");
    assumeTrue(installed(), "playwright-core is missing; -Dtsume.node.install=true installs it");
    boolean full = Boolean.getBoolean("tsume.full");
    Files.writeString(folder.resolve("cases.json"), SiteCases.results(full).toString());
    Files.writeString(folder.resolve("readings.json"), SiteCases.readings(full).toString());
    ObjectNode cooked = MAPPER.createObjectNode();
    cooked.put("text", line(FIRST.resolve("first.sfen"), "first-move-cook"));
    cooked.put("deep", line(Path.of("../../problems/zuko/zuko.sfen"), "zuko-100"));
    Files.writeString(folder.resolve("cooked.json"), cooked.toString());
    Files.writeString(folder.resolve("plays.json"), SiteCases.plays().toString());
    for (String name : SCRIPTS) {
      try (var script = SiteTest.class.getResourceAsStream(name)) {
        Files.write(NODE.resolve(name), Objects.requireNonNull(script).readAllBytes());
      }
    }
    HttpServer server = server();
    try {
      String address = address(server);
      String said =
          run(
              "node",
              "site.mjs",
              address,
              folder.toString(),
              Objects.requireNonNull(browser).toString(),
              full ? "full" : "");
      keepPictures();
      System.out.println(
          said.lines().filter(line -> line.startsWith("done")).findFirst().orElse(""));
      assertThat(said.lines().filter(line -> !line.startsWith("done"))).isEmpty();
      assertThat(said).contains("done ");
    } finally {
      server.stop(0);
    }
  }

  @Test
  @Tag("slow")
  void a_walk_in_firefox_ends_well() throws Exception {
    String path = System.getenv().getOrDefault("PATH", "");
    Optional<Path> firefox =
        Stream.of(path.split(File.pathSeparator, -1))
            .map(each -> Path.of(each, "firefox"))
            .filter(Files::isExecutable)
            .findFirst();
    assumeTrue(firefox.isPresent(), "there is no Firefox");
    Files.createDirectories(NODE);
    try (var script = SiteTest.class.getResourceAsStream("firefox.mjs")) {
      Files.write(NODE.resolve("firefox.mjs"), Objects.requireNonNull(script).readAllBytes());
    }
    HttpServer server = server();
    try {
      String said =
          run("node", "firefox.mjs", address(server), folder.toString(), firefox.get().toString());
      assertThat(said).isEqualTo("done\n");
    } finally {
      server.stop(0);
    }
  }

  @Test
  void mates_of_games_are_as_long_as_was_published() throws IOException {
    List<String> lines = SiteCases.gameMates();
    assertThat(lines).hasSize(200);
    int found = 0;
    int equal = 0;
    for (String line : lines) {
      String position = line.substring(0, line.indexOf('\t'));
      int published = Integer.parseInt(line.substring(line.indexOf('\t') + 1));
      var result = SiteCases.answer(position, SiteCases.OF_GAMES).get("result");
      assertThat(result.get("result").asString()).as(line).isIn("mate", "unknown");
      if (result.path("exact").asBoolean()) {
        found++;
        equal += result.get("length").asInt() == published ? 1 : 0;
        assertThat(result.get("length").asInt()).as(line).isLessThanOrEqualTo(published);
      }
    }
    assertThat(found).isGreaterThan(150);
    assertThat(equal).isGreaterThan(150);
  }

  private static int packed(byte[] content) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(content);
    }
    return packed.size();
  }

  private void keepPictures() throws IOException {
    Path pictures = Files.createDirectories(Path.of("target", "pictures"));
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".png")).toList()) {
        Files.copy(
            file,
            pictures.resolve(file.getFileName().toString()),
            java.nio.file.StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private static String line(Path file, String label) throws IOException {
    return Files.readString(file)
        .lines()
        .filter(line -> line.contains(label))
        .findFirst()
        .orElseThrow();
  }

  private static HttpServer server() throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(Executors.newFixedThreadPool(8));
    server.createContext("/", SiteTest::serve);
    server.start();
    return server;
  }

  private static String address(HttpServer server) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  private static void serve(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      Path file = SITE.resolve(path.equals("/") ? "index.html" : path.substring(1));
      if (!Files.isRegularFile(file)) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      String name = file.getFileName().toString();
      String type = name.endsWith(".wasm") ? "application/wasm" : PageFiles.type(name);
      exchange.getResponseHeaders().set("Content-Type", Objects.requireNonNull(type));
      exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
      byte[] content = Files.readAllBytes(file);
      exchange.sendResponseHeaders(200, content.length);
      exchange.getResponseBody().write(content);
    }
  }

  /** Whether the packages are there; installs them if that is asked for. */
  private static boolean installed() throws IOException, InterruptedException {
    Files.createDirectories(NODE);
    if (!Files.exists(NODE.resolve("node_modules/playwright-core"))
        && Boolean.getBoolean("tsume.node.install")) {
      Files.writeString(NODE.resolve("package.json"), "{\"private\":true,\"type\":\"module\"}");
      run("npm", "install", "--no-audit", "--no-fund", "playwright-core@1", "axe-core@4");
    }
    return Files.exists(NODE.resolve("node_modules/playwright-core"))
        && Files.exists(NODE.resolve("node_modules/axe-core"));
  }

  private static String run(String... command) throws IOException, InterruptedException {
    Path output = NODE.resolve("output.txt");
    Process process =
        new ProcessBuilder(command)
            .directory(NODE.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    if (!process.waitFor(Boolean.getBoolean("tsume.full") ? 60 : 15, TimeUnit.MINUTES)) {
      process.destroyForcibly();
    }
    return Files.readString(output);
  }
}
