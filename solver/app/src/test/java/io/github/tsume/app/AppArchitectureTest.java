package io.github.tsume.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The order of the application's packages, and the border to the library. */
@AnalyzeClasses(packages = "io.github.tsume", importOptions = DoNotIncludeTests.class)
class AppArchitectureTest {

  @ArchTest
  static final ArchRule packagesAreFreeOfCycles =
      slices().matching("io.github.tsume.app.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule onlyTheCommandLineSeesPicocli =
      noClasses()
          .that()
          .resideOutsideOfPackage("io.github.tsume.app.cli..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("picocli..");

  @ArchTest
  static final ArchRule certificatesAreFollowedWithoutASearch =
      noClasses()
          .that()
          .resideInAPackage("io.github.tsume.app.certificate..")
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              "io\\.github\\.tsume\\.(dfpn\\..*|mate\\.(MateSolver|Session|Certifier))");

  @ArchTest
  static final ArchRule theLibraryNeverSeesTheApplication =
      noClasses()
          .that()
          .resideOutsideOfPackage("io.github.tsume.app..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("io.github.tsume.app..");
}
