package io.github.tsume.web;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * The classes that have a twin to take their place in browsers, where there are no threads and no
 * reflection. The twin of a class is in the package of the same name below {@code twin}.
 */
public final class Twins implements SubstitutionPolicy {
  private static final String PACKAGE = "io.github.tsume.web.twin.";
  private static final String JSON = "tools.jackson.core.";

  private static final Set<String> REPLACED =
      Set.of(
          "io.github.tsume.app.batch.job.CertificateStore",
          "io.github.tsume.app.batch.job.DeepThread",
          "io.github.tsume.app.batch.job.Heap",
          "io.github.tsume.results.text.Bundles",
          "io.github.tsume.index.ProblemIndex",
          "io.github.tsume.brinkmate.BrinkmateCertificate",
          "io.github.tsume.brinkmate.BrinkmateCertificate$Claim",
          "io.github.tsume.goal.HelpmateCrew",
          "io.github.tsume.helpmate.LayerProofs",
          "io.github.tsume.soundness.claims.CertificateWriter",
          "io.github.tsume.dfpn.Waiting",
          "io.github.tsume.dfpn.table.Machine",
          "java.text.Normalizer",
          "java.text.Normalizer$Form",
          "java.util.concurrent.ThreadFactory",
          "java.util.concurrent.atomic.AtomicIntegerArray",
          "java.util.concurrent.atomic.AtomicReferenceArray",
          "java.util.zip.CRC32C",
          "org.teavm.classlib.impl.text.DoubleAnalyzer",
          "org.teavm.classlib.impl.text.DoubleAnalyzer$Result",
          "org.teavm.classlib.impl.text.DoubleSynthesizer");

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(name -> REPLACED.contains(name) || name.startsWith(JSON))
        .packagePrefix(PACKAGE);
  }
}
