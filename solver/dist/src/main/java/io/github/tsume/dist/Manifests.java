package io.github.tsume.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The descriptions of the archives of a release for others: their checksums, and a manifest each
 * for Homebrew and Scoop, which know them by checksum. It needs no other class and runs as a source
 * file.
 */
public final class Manifests {
  private static final String SUMS = "SHA256SUMS";
  private static final String FORMULA = "tsume.rb";
  private static final String SCOOP = "tsume.json";

  private final String version;
  private final String home;
  private final Map<String, String> sums;

  private Manifests(String version, String home, Map<String, String> sums) {
    this.version = version;
    this.home = home;
    this.sums = sums;
  }

  /**
   * Writes them into the folder of the archives.
   *
   * @param arguments the version; the address of the project; the folder
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[2]);
    Files.deleteIfExists(folder.resolve(SUMS));
    Manifests manifests = new Manifests(arguments[0], arguments[1], sums(folder));
    Files.writeString(folder.resolve(FORMULA), manifests.formula());
    Files.writeString(folder.resolve(SCOOP), manifests.scoop());
    StringBuilder text = new StringBuilder();
    sums(folder).forEach((name, sum) -> text.append(sum).append("  ").append(name).append('\n'));
    Files.writeString(folder.resolve(SUMS), text);
  }

  private String formula() {
    String archive = "tsume-" + version + "-without-java.tar.gz";
    return """
    class Tsume < Formula
      desc "Solver and verifier for tsume-shogi"
      homepage "@home@"
      url "@url@"
      version "@version@"
      sha256 "@sum@"
      license "Apache-2.0"

      depends_on "openjdk"

      def install
        libexec.install "tsume", "tsume-usi", "lib"
        doc.install Dir["*.md"], "docs", "problems"
        man1.install Dir["man/man1/*"]
        (man/"ja/man1").install Dir["man/ja/man1/*"]
        bash_completion.install "completions/tsume.bash" => "tsume"
        zsh_completion.install "completions/tsume.zsh" => "_tsume"
        fish_completion.install "completions/tsume.fish"
        %w[tsume tsume-usi].each do |program|
          (bin/program).write_env_script libexec/program, Language::Java.overridable_java_home_env
        end
      end

      test do
        position = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1"
        assert_match "G*5c", shell_output("#{bin}/tsume solve --notation usi '#{position}'")
      end
    end
    """
        .replace("@home@", home)
        .replace("@url@", url(archive))
        .replace("@version@", version)
        .replace("@sum@", sum(archive));
  }

  /** The archive with a Java if it was made, else the one without. */
  private String scoop() {
    String whole = "tsume-" + version + "-windows-amd64.zip";
    boolean brings = sums.containsKey(whole);
    String archive = brings ? whole : "tsume-" + version + "-without-java.zip";
    String wants = brings ? "" : "\n  \"suggest\": { \"JDK\": [\"java/openjdk\"] },";
    return """
    {
      "version": "@version@",
      "description": "Solver and verifier for tsume-shogi",
      "homepage": "@home@",
      "license": "Apache-2.0",@wants@
      "architecture": {
        "64bit": {
          "url": "@url@",
          "hash": "@sum@"
        }
      },
      "extract_dir": "tsume-@version@",
      "bin": ["tsume.bat", "tsume-usi.bat"]
    }
    """
        .replace("@wants@", wants)
        .replace("@home@", home)
        .replace("@url@", url(archive))
        .replace("@version@", version)
        .replace("@sum@", sum(archive));
  }

  private String url(String archive) {
    return home + "/releases/download/v" + version + "/" + archive;
  }

  private String sum(String archive) {
    String sum = sums.get(archive);
    if (sum == null) {
      throw new IllegalStateException("there is no " + archive);
    }
    return sum;
  }

  /** The checksums of the files of a folder by name. */
  private static Map<String, String> sums(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(Files::isRegularFile).toList();
    }
    Map<String, String> sums = new TreeMap<>();
    for (Path file : files) {
      sums.put("" + file.getFileName(), sum(file));
    }
    return sums;
  }

  private static String sum(Path file) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // Every Java has it.
    }
  }
}
