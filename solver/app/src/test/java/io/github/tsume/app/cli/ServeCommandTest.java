package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.Interruption;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {
  @TempDir private Path folder;

  @Test
  void the_page_is_there_until_the_command_is_interrupted() throws Exception {
    Files.writeString(folder.resolve("a.sfen"), "4k4/9/4P4/9/9/9/9/9/9 b G 1\n");
    Interruption interruption = new Interruption();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CompletableFuture<Run.Outcome> outcome =
        CompletableFuture.supplyAsync(
            () ->
                new Run()
                    .with(interruption)
                    .to(out)
                    .run("serve", folder.toString(), "--hash", "8m"));
    String address = address(out, outcome);
    assertThat(address).startsWith("http://127.0.0.1:").contains("/?token=");
    assertThat(page(address)).contains("<title>Tsume</title>");
    interruption.interrupt();
    assertThat(outcome.join().exitCode()).isEqualTo(130);
    assertThat(outcome.join().err()).contains("this computer alone");
  }

  @Test
  void a_place_that_is_not_there_and_a_port_that_is_none_are_errors() {
    assertThat(Run.tsume("serve", folder.resolve("none").toString()).exitCode()).isEqualTo(4);
    assertThat(Run.tsume("serve", "--port", "70000").exitCode()).isEqualTo(2);
  }

  private static String address(ByteArrayOutputStream out, CompletableFuture<?> outcome) {
    while (!out.toString(StandardCharsets.UTF_8).endsWith("\n") && !outcome.isDone()) {
      Thread.onSpinWait();
    }
    return out.toString(StandardCharsets.UTF_8).strip();
  }

  private static String page(String address) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
    HttpResponse.BodyHandler<String> handler = HttpResponse.BodyHandlers.ofString();
    return HttpClient.newHttpClient().send(request, handler).body();
  }
}
