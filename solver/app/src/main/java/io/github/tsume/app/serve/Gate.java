package io.github.tsume.app.serve;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;

/**
 * A guard that lets only those ask who may: pages that came from this server, opened by whoever
 * started it.
 *
 * <p>Other pages that the browser shows could send requests here, too, and other names could be
 * made to lead here. So the host must be ours, the origin too where it is told, and every question
 * must bring the token, which only the address that was printed holds.
 */
final class Gate {
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
