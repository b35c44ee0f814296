package io.github.tsume.app.serve;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.tsume.app.page.PageCalls;
import io.github.tsume.app.page.PageFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A server of the page for this computer or its network, with the answers to its questions.
 *
 * <p>Files are given to whoever asks from here; questions need the token. No request names a file
 * of the disk: those of the folder have names that were made before.
 *
 * <p>What is no request of HTTP at all is answered by the JDK's server itself, which lets nobody
 * add headers to that. Such an answer is a heading and a sentence of the JDK's own; nothing that
 * was sent is in it, which a test keeps an eye on, so that there is nothing that a policy could
 * forbid.
 */
public final class PageServer implements AutoCloseable {
  /** The most files of a folder that the page shows. */
  public static final int MOST_FILES = Folder.MOST;

  private static final int MOST_BYTES = 8 << 20;
  private static final int SECONDS_TO_READ = 30;
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:;"
          + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  private final HttpServer server;
  private final Workers threads = new Workers();
  private final Gate gate;
  private final Folder folder;
  private final EarlierResults earlier;
  private final String more;
  private final Searches searches = new Searches();
  private final Map<String, byte[]> files = PageFiles.ofServer();

  /**
   * Starts to listen.
   *
   * @param host the address of this computer to listen at
   * @param port the port, 0 for any that is free
   * @param place a file or folder whose problems the page lists, null for none
   * @param hashMegabytes the memory of a search's table
   * @param threadCount the threads of a search
   * @throws IOException if the port is taken or the place cannot be read
   */
  public PageServer(
      InetAddress host, int port, @Nullable Path place, long hashMegabytes, int threadCount)
      throws IOException {
    // A request that never ends must not keep its thread.
    System.setProperty("sun.net.httpserver.maxReqTime", String.valueOf(SECONDS_TO_READ));
    folder = new Folder(place);
    earlier = new EarlierResults(place);
    more = "&hash=" + hashMegabytes + "&threads=" + threadCount;
    server = HttpServer.create(new InetSocketAddress(host, port), 0);
    gate = new Gate(server.getAddress());
    server.setExecutor(threads);
    server.createContext("/", this::handle);
    server.start();
  }

  /** The address to open, with the token. */
  public URI address() {
    return URI.create("http://" + Gate.name(server.getAddress()) + "/?token=" + gate.token());
  }

  /** The names of links of the folder that lead out of it, or nowhere: they are left out. */
  public List<String> leftOut() {
    return folder.leftOut();
  }

  /** How many files there are beyond those that are shown. */
  public int tooMany() {
    return folder.tooMany();
  }

  /** How many searches run. */
  public int searches() {
    return searches.count();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      try {
        answer(exchange);
      } catch (Refusal e) {
        refuse(exchange, e);
      }
    }
  }

  private void answer(HttpExchange exchange) throws Refusal, IOException {
    harden(exchange.getResponseHeaders());
    if (!gate.isHere(exchange)) {
      throw new Refusal(Refusal.Status.FORBIDDEN, "not for other hosts or origins");
    }
    String path = exchange.getRequestURI().getPath();
    switch (exchange.getRequestMethod()) {
      case "GET", "HEAD" -> file(exchange, path.equals("/") ? "index.html" : path.substring(1));
      case "POST" -> question(exchange, path);
      default -> throw new Refusal(Refusal.Status.WRONG_METHOD, "GET or POST");
    }
  }

  private static void harden(Headers headers) {
    headers.set("Content-Security-Policy", POLICY);
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cache-Control", "no-store");
  }

  private void file(HttpExchange exchange, String name) throws Refusal, IOException {
    byte[] content = files.get(name);
    String type = PageFiles.type(name);
    if (content == null || type == null) {
      throw new Refusal(Refusal.Status.NOT_FOUND, "no such file");
    }
    send(exchange, 200, type, content);
  }

  private void question(HttpExchange exchange, String path) throws Refusal, IOException {
    if (!gate.isTrusted(exchange)) {
      throw new Refusal(Refusal.Status.FORBIDDEN, "the token is missing or wrong");
    }
    String type = exchange.getRequestHeaders().getFirst("Content-Type");
    if (type == null || !type.replace(" ", "").equalsIgnoreCase("text/plain;charset=utf-8")) {
      throw new Refusal(Refusal.Status.WRONG_TYPE, "text/plain;charset=utf-8");
    }
    String text = body(exchange);
    threads.received();
    String query = exchange.getRequestURI().getQuery();
    String options = query == null ? "" : query;
    switch (path) {
      case "/search" -> searches.search(exchange, text, options + more);
      case "/call/stop" -> {
        searches.leave(exchange);
        json(exchange, "{}");
      }
      case "/call/read" -> json(exchange, PageCalls.answer("read", text, options));
      case "/call/place" -> json(exchange, PageCalls.answer("place", text, options));
      case "/call/write" -> json(exchange, PageCalls.answer("write", text, options));
      case "/call/columns" -> json(exchange, PageCalls.answer("columns", text, options));
      case "/call/folder" -> json(exchange, folder.list(earlier));
      case "/call/earlier" -> json(exchange, earlier.messages(text));
      case "/call/file" -> json(exchange, PageCalls.text(folder.text(text, MOST_BYTES)));
      default -> throw new Refusal(Refusal.Status.NOT_FOUND, "no such question");
    }
  }

  /** The body, which has to be UTF-8 and of a decent size. */
  private static String body(HttpExchange exchange) throws Refusal, IOException {
    try (InputStream in = exchange.getRequestBody()) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new Refusal(Refusal.Status.TOO_LARGE, "more than " + MOST_BYTES + " bytes");
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new Refusal(Refusal.Status.BAD_REQUEST, "not UTF-8");
    }
  }

  private static void json(HttpExchange exchange, String json) throws IOException {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    send(exchange, 200, "application/json; charset=utf-8", bytes);
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] content)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    if (content.length == 0 || exchange.getRequestMethod().equals("HEAD")) {
      exchange.sendResponseHeaders(status, -1);
      return;
    }
    exchange.sendResponseHeaders(status, content.length);
    // To be closed here: what fails when the exchange closes is kept quiet, and the server would
    // remember the broken connection for ever.
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(content);
    }
  }

  private static void refuse(HttpExchange exchange, Refusal refusal) throws IOException {
    // What was not read of the body is not waited for.
    exchange.getResponseHeaders().set("Connection", "close");
    byte[] why = (refusal.getMessage() + "\n").getBytes(StandardCharsets.UTF_8);
    send(exchange, refusal.status().number(), "text/plain; charset=utf-8", why);
  }

  /** Ends all searches and listens no longer. */
  @Override
  public void close() {
    searches.stop();
    server.stop(0);
    threads.close();
  }

  /**
   * A guard that lets only those ask who may: pages that came from this server, opened by whoever
   * started it.
   *
   * <p>Other pages that the browser shows could send requests here, too, and other names could be
   * made to lead here. So the host must be ours, the origin too where it is told, and every
   * question must bring the token, which only the address that was printed holds.
   */
  private static final class Gate {
    static final String TOKEN = "X-Tsume-Token";

    private static final int TOKEN_BYTES = 24;

    private final Set<String> hosts;
    private final String token;

    Gate(InetSocketAddress here) {
      int port = here.getPort();
      hosts =
          here.getAddress().isLoopbackAddress()
              ? Set.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port)
              : Set.of(name(here));
      byte[] random = new byte[TOKEN_BYTES];
      new SecureRandom().nextBytes(random);
      token = HexFormat.of().formatHex(random);
    }

    /** The host and port of an address, as browsers name them. */
    static String name(InetSocketAddress address) {
      InetAddress host = address.getAddress();
      String text = host.isLoopbackAddress() ? "127.0.0.1" : host.getHostAddress();
      return text + ":" + address.getPort();
    }

    /** What every question has to bring. */
    String token() {
      return token;
    }

    /** Whether a request came to us by our own name, and from no foreign page. */
    boolean isHere(HttpExchange exchange) {
      Headers headers = exchange.getRequestHeaders();
      List<String> host = headers.get("Host");
      if (host == null || host.size() != 1 || !hosts.contains(host.get(0))) {
        return false;
      }
      String origin = headers.getFirst("Origin");
      if (origin != null && !origin.equals("http://" + host.get(0))) {
        return false;
      }
      String site = headers.getFirst("Sec-Fetch-Site");
      return site == null || site.equals("same-origin") || site.equals("none");
    }

    /** Whether a request brings the token. */
    boolean isTrusted(HttpExchange exchange) {
      String given = exchange.getRequestHeaders().getFirst(TOKEN);
      return given != null
          && MessageDigest.isEqual(
              given.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** A request that is not answered. */
  static final class Refusal extends Exception {
    /** Why, in the numbers of HTTP; a test has an answer of each. */
    enum Status {
      BAD_REQUEST(400),
      FORBIDDEN(403),
      NOT_FOUND(404),
      WRONG_METHOD(405),
      TOO_LARGE(413),
      WRONG_TYPE(415),
      TOO_MANY(429);

      private final int number;

      Status(int number) {
        this.number = number;
      }

      int number() {
        return number;
      }
    }

    private static final long serialVersionUID = 1;

    private final Status status;

    Refusal(Status status, String why) {
      super(why);
      this.status = status;
    }

    Status status() {
      return status;
    }
  }
}
