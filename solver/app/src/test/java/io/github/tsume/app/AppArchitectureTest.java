package io.github.tsume.app;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.tsume.app.file.TextOutput;
import java.io.FileDescriptor;
import java.io.PrintStream;

/** The order of the application's packages, and the border to the library. */
@AnalyzeClasses(packages = "io.github.tsume", importOptions = DoNotIncludeTests.class)
class AppArchitectureTest {

  @ArchTest
  static final ArchRule packagesAreFreeOfCycles =
      slices().matching("io.github.tsume.(**)").should().beFreeOfCycles();

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

  /** All text goes through TextOutput, which lets nothing pass that a terminal would obey. */
  @ArchTest
  static final ArchRule nothingIsWrittenAroundTheDoorToTheTerminal =
      noClasses()
          .that()
          .resideInAPackage("io.github.tsume.app..")
          .and()
          .doNotBelongToAnyOf(TextOutput.class)
          .and()
          .doNotHaveFullyQualifiedName("io.github.tsume.app.usi.UsiOutput")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .orShould()
          .callMethod(Throwable.class, "printStackTrace")
          .orShould()
          .callMethodWhere(
              target(nameMatching("write|append|writeBytes"))
                  .and(target(owner(assignableTo(PrintStream.class)))));

  /** Who opens the descriptors: the door's keeper, and the engine, which speaks ASCII. */
  @ArchTest
  static final ArchRule onlyTheConsoleOpensTheStandardStreams =
      noClasses()
          .that()
          .doNotHaveSimpleName("Console")
          .and()
          .doNotHaveSimpleName("UsiCommand")
          .should()
          .accessField(FileDescriptor.class, "out")
          .orShould()
          .accessField(FileDescriptor.class, "err");

  @ArchTest
  static final ArchRule theLibraryNeverSeesTheApplication =
      noClasses()
          .that()
          .resideOutsideOfPackage("io.github.tsume.app..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("io.github.tsume.app..");

  /** A thread that was started and joined by hand says nothing of what it threw. */
  @ArchTest
  static final ArchRule commandsLetTheirWorkBeWaitedFor =
      noClasses()
          .that()
          .resideInAPackage("io.github.tsume.app.cli..")
          .should()
          .callMethod(
              "io.github.tsume.app.batch.job.DeepThread",
              "start",
              "java.lang.String",
              "java.lang.Runnable");
}
