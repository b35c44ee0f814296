package io.github.tsume.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/** A look into the jar that follows certificates, as it is carried away. */
class VerifyJarTest {
  @Test
  void nothing_is_in_the_jar_of_the_verifier_but_what_has_to_be_trusted() throws IOException {
    Path jar = Path.of("..", "verify", "target", "tsume-verify.jar");
    assumeTrue(Files.exists(jar), "not packed yet");
    try (JarFile file = new JarFile(jar.toFile())) {
      List<String> ours =
          file.stream()
              .map(ZipEntry::getName)
              .filter(name -> name.startsWith("io/github/tsume/") && !name.endsWith("/"))
              .toList();
      assertThat(ours).hasSizeGreaterThan(100).allMatch(name -> name.endsWith(".class"));
      assertThat(ours)
          .extracting(AppArchitectureTest::outermost)
          .allMatch(AppArchitectureTest::isTrusted);
    }
  }
}
