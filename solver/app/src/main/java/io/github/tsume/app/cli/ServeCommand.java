package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.AccountWords;
import io.github.tsume.app.cli.console.Browser;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.InputErrors;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.LanguageMixin;
import io.github.tsume.app.cli.print.QrText;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.input.InputOptions;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.app.serve.LocalNetwork;
import io.github.tsume.app.serve.PageServer;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume serve}: the page in a browser, with this program behind it. */
@Command(name = "serve", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class ServeCommand implements Callable<Integer> {
  private static final int HIGHEST_PORT = 65_535;
  private static final long MEGABYTE = 1 << 20;
  private static final long LARGEST_DEFAULT_HASH = 1L << 30;
  private static final int MOST_TOLD = 10;
  private static final int TURN_MILLIS = 200;

  private final Call session;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "PLACE",
      descriptionKey = "tsume.serve.PLACE")
  @Nullable Path place;

  @Option(names = "--port", paramLabel = "N")
  Converters.Whole port = new Converters.Whole(0);

  @Option(names = "--lan")
  boolean lan;

  @Option(names = "--open")
  boolean open;

  @Option(names = "--hash", paramLabel = "SIZE")
  Converters.@Nullable Size hash;

  @Option(names = "--threads", paramLabel = "N")
  Converters.Count threads = new Converters.Count(1);

  @Mixin LanguageMixin language = new LanguageMixin();

  ServeCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (port.value() > HIGHEST_PORT) {
      String text = session.messages().get("usage.value", "--port", "" + port.value(), "0…65535");
      throw new UserException(Tally.USAGE, text);
    }
    if (place != null && !Files.isReadable(place)) {
      throw new UserException(Tally.UNREADABLE, session.messages().get("watch.unreadable", place));
    }
    long megabytes = Math.max(1, hashBytes() / MEGABYTE);
    try (PageServer server =
        new PageServer(host(), port.value(), place, megabytes, threads.asInt())) {
      String address = server.address().toString();
      session.console().out().println(address);
      session.console().out().flush();
      if (!language.quiet) {
        session.console().err().println(session.messages().get(lan ? "serve.lan" : "serve.begin"));
        if (lan) {
          session.console().err().print(QrText.of(address));
        }
      }
      List<String> leftOut = server.leftOut();
      for (String name : leftOut.subList(0, Math.min(MOST_TOLD, leftOut.size()))) {
        session.console().err().println(session.messages().get("serve.left-out", name));
      }
      if (leftOut.size() > MOST_TOLD) {
        int more = leftOut.size() - MOST_TOLD;
        session.console().err().println(session.messages().get("serve.left-out-more", more));
      }
      if (server.tooMany() > 0) {
        session
            .console()
            .err()
            .println(
                session.messages().get("serve.too-many", PageServer.MOST_FILES, server.tooMany()));
      }
      if (open && !Browser.open(address, session.console())) {
        session.console().err().println(session.messages().get("open.failed", address));
      }
      boolean unreadable = place != null && holdsUnreadable(place.toString());
      while (!session.interruption().happened()) {
        Thread.sleep(TURN_MILLIS);
      }
      return unreadable ? Tally.UNREADABLE : Tally.INTERRUPTED;
    } catch (IOException e) {
      throw new UserException(
          Tally.UNREADABLE,
          session.messages().get("serve.failed", "" + port.value(), "" + e.getMessage()));
    }
  }

  /** Reads all that is there, while the page is up already, and tells what cannot be read. */
  private boolean holdsUnreadable(String given) {
    try (InputSource source =
        new InputSource(List.of(given), InputOptions.DEFAULT, session.console().in())) {
      while (source.hasNext() && !session.interruption().ended()) {
        InputEntry entry = source.next();
        if (!(entry instanceof InputEntry.Good good) || !good.problem().faults().isEmpty()) {
          InputErrors.print(entry, session);
        }
      }
      String line = AccountWords.line(source.account(), session.messages());
      if (!language.quiet && !line.isEmpty()) {
        session.console().err().println(line);
      }
      return source.account().hasInvalid();
    }
  }

  /** Where to listen: at this computer alone, or in its network. */
  private InetAddress host() throws IOException {
    return lan
        ? LocalNetwork.address()
            .orElseThrow(
                () -> new UserException(Tally.USAGE, session.messages().get("serve.no-network")))
        : InetAddress.getLoopbackAddress();
  }

  private long hashBytes() {
    return hash != null
        ? hash.bytes()
        : Math.min(Runtime.getRuntime().maxMemory() / 4, LARGEST_DEFAULT_HASH);
  }
}
