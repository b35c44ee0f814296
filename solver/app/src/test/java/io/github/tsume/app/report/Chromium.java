package io.github.tsume.app.report;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A Chromium without a window, spoken to by its DevTools protocol; one page at a time. */
final class Chromium implements AutoCloseable {
  private static final String LISTENING = "DevTools listening on ";
  private static final int SECONDS = 900;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Process process;
  private final WebSocket socket;
  private final AtomicInteger number = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
  private final Map<String, CompletableFuture<JsonNode>> events = new ConcurrentHashMap<>();
  private final List<String> complaints = Collections.synchronizedList(new ArrayList<>());
  private @Nullable String session;

  private Chromium(Process process, String address) {
    this.process = process;
    socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(URI.create(address), new Receiver())
            .join();
  }

  /** Starts a browser that keeps what it must in a directory of its own. */
  static Chromium start(Path command, Path profile) throws IOException {
    Process process =
        new ProcessBuilder(
                command.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-dev-shm-usage",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    BufferedReader errors =
        new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
    for (String line = errors.readLine(); line != null; line = errors.readLine()) {
      if (line.startsWith(LISTENING)) {
        drain(errors);
        return new Chromium(process, line.substring(LISTENING.length()).strip());
      }
    }
    throw new IOException("the browser does not listen");
  }

  private static void drain(BufferedReader errors) {
    Thread thread = new Thread(() -> errors.lines().forEach(line -> {}), "browser messages");
    thread.setDaemon(true);
    thread.start();
  }

  private final class Receiver implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        JsonNode message = MAPPER.readTree(text.toString());
        text.setLength(0);
        accept(message);
      }
      from.request(1);
      return null;
    }
  }

  private void accept(JsonNode message) {
    if (message.has("id")) {
      CompletableFuture<JsonNode> answer = waiting.remove(message.get("id").asInt());
      if (answer != null) {
        answer.complete(message);
      }
      return;
    }
    String method = message.path("method").asString();
    switch (method) {
      case "Runtime.exceptionThrown", "Log.entryAdded" -> complaints.add(message.toString());
      case "Runtime.consoleAPICalled" -> complaints.add(message.toString());
      default -> {}
    }
    CompletableFuture<JsonNode> event = events.remove(method);
    if (event != null) {
      event.complete(message);
    }
  }

  private JsonNode send(String method, Map<String, ?> parameters) {
    int id = number.incrementAndGet();
    Map<String, Object> message = new java.util.HashMap<>();
    message.put("id", id);
    message.put("method", method);
    message.put("params", parameters);
    if (session != null) {
      message.put("sessionId", session);
    }
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    waiting.put(id, answer);
    socket.sendText(MAPPER.writeValueAsString(message), true).join();
    JsonNode node = answer.orTimeout(SECONDS, TimeUnit.SECONDS).join();
    if (node.has("error")) {
      throw new IllegalStateException(method + ": " + node.get("error"));
    }
    return node.path("result");
  }

  /** Opens an address in a new page and waits until it has loaded. */
  void open(String address) {
    session = null;
    JsonNode target = send("Target.createTarget", Map.of("url", "about:blank"));
    String id = target.get("targetId").asString();
    session =
        send("Target.attachToTarget", Map.of("targetId", id, "flatten", true))
            .get("sessionId")
            .asString();
    complaints.clear();
    send("Runtime.enable", Map.of());
    send("Log.enable", Map.of());
    send("Page.enable", Map.of());
    send("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
    resize(1280, 900);
    CompletableFuture<JsonNode> loaded = new CompletableFuture<>();
    events.put("Page.loadEventFired", loaded);
    send("Page.navigate", Map.of("url", address));
    loaded.orTimeout(SECONDS, TimeUnit.SECONDS).join();
  }

  void resize(int width, int height) {
    send(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  /** What a script in the page says, as text; promises are awaited. */
  String evaluate(String script) {
    JsonNode answer =
        send(
            "Runtime.evaluate",
            Map.of("expression", script, "returnByValue", true, "awaitPromise", true));
    if (answer.has("exceptionDetails")) {
      throw new IllegalStateException(answer.get("exceptionDetails").toString());
    }
    return answer.path("result").path("value").asString("");
  }

  /** Presses and releases a key, such as "ArrowLeft". */
  void press(String key) {
    for (String type : List.of("keyDown", "keyUp")) {
      Map<String, Object> event =
          key.length() == 1
              ? Map.of("type", type, "key", key, "text", key)
              : Map.of("type", type, "key", key, "code", key, "windowsVirtualKeyCode", code(key));
      send("Input.dispatchKeyEvent", event);
    }
  }

  private static int code(String key) {
    List<String> keys = List.of("End", "Home", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown");
    return switch (key) {
      case "Tab" -> 9;
      case "Enter" -> 13;
      case "Escape" -> 27;
      default -> 35 + keys.indexOf(key);
    };
  }

  /** The page as it would be printed, as PDF in base64. */
  String print() {
    return send("Page.printToPDF", Map.of("preferCSSPageSize", true)).get("data").asString();
  }

  /** What the page has written to the console, errors and warnings included. */
  List<String> complaints() {
    evaluate("new Promise(done => setTimeout(done, 50))");
    return List.copyOf(complaints);
  }

  @Override
  public void close() {
    socket.abort();
    try (Stream<ProcessHandle> children = process.descendants()) {
      children.forEach(ProcessHandle::destroyForcibly);
    }
    process.destroyForcibly();
    try {
      process.waitFor(900, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
