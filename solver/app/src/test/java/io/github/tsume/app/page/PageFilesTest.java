package io.github.tsume.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@link PageFiles}: what the page of a server has that one of a site has not. */
class PageFilesTest {
  /** Asks a page's script by what it asks its questions, where its link has a token. */
  private static final String ASK =
      """
      globalThis.location = {search: '?token=abc', pathname: '/', hash: ''};
      globalThis.history = {replaceState() {}};
      globalThis.sessionStorage = {setItem() {}, getItem: () => 'kept'};
      globalThis.Worker = class { addEventListener() {} postMessage() {} };
      globalThis.document = {documentElement: {dataset: %s}};
      const {openTransport} = await import('./transport.mjs');
      process.stdout.write(openTransport().constructor.name);
      """;

  @TempDir private Path folder;

  @Test
  void a_token_is_used_by_the_page_of_a_server_and_ignored_by_that_of_a_site() throws Exception {
    assumeTrue(isThereNode(), "Node.js is missing");
    assertThat(transport(PageFiles.ofServer())).isEqualTo("Server");
    assertThat(transport(PageFiles.all())).isEqualTo("Workers");
  }

  private String transport(Map<String, byte[]> files) throws IOException, InterruptedException {
    String page = new String(files.get("index.html"), StandardCharsets.UTF_8);
    String root = page.substring(page.indexOf("<html "), page.indexOf("<head>"));
    String marks = root.contains(" data-served ") ? "{served: ''}" : "{}";
    Files.write(folder.resolve("transport.mjs"), files.get("page/transport.js"));
    Path ask = Files.writeString(folder.resolve("ask.mjs"), ASK.formatted(marks));
    Process node =
        new ProcessBuilder("node", ask.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    node.waitFor();
    return said;
  }

  private static boolean isThereNode() throws InterruptedException {
    try {
      return new ProcessBuilder("node", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
