package io.github.tsume.app;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.tsume.app.file.TextOutput;
import io.github.tsume.certificate.Followed;
import io.github.tsume.certificate.VerifyMain;
import java.io.FileDescriptor;
import java.io.PrintStream;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The order of the application's packages, and the border to the library. */
@AnalyzeClasses(packages = "io.github.tsume", importOptions = DoNotIncludeTests.class)
class AppArchitectureTest {
  private static final Set<String> TRUSTED =
      Set.of(
          "rules",
          "board",
          "board.position",
          "verify",
          "verdict",
          "judgement",
          "results.json",
          "certificate");

  /** The settings of a search as results tell them, and a sentence in two languages. */
  private static final Set<String> BESIDES =
      Set.of(
          "soundness.CheckOptions", "mate.SolveOptions", "game.FutileRule", "results.text.Wording");

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

  /**
   * All that is reached from who judges a certificate and reads its result, however far: no search,
   * no notation that people write, no words.
   */
  @ArchTest
  static void what_has_to_be_trusted_is_closed(JavaClasses all) {
    Set<JavaClass> reached = new HashSet<>();
    for (Class<?> start : List.of(VerifyMain.class, Followed.class)) {
      all.get(start)
          .getTransitiveDependenciesFromSelf()
          .forEach(each -> reached.add(each.getTargetClass().getBaseComponentType()));
    }
    assertThat(reached)
        .extracting(JavaClass::getName)
        .filteredOn(name -> name.startsWith("io.github.tsume."))
        .allMatch(name -> isTrusted(outermost(name.replace('.', '/'))));
  }

  /** The class that another one is within, without what the names of all begin with. */
  static String outermost(String path) {
    String inner = path.substring("io/github/tsume/".length());
    return inner.split("[.$]", 2)[0].replace('/', '.');
  }

  static boolean isTrusted(String name) {
    return BESIDES.contains(name) || TRUSTED.contains(name.substring(0, name.lastIndexOf('.')));
  }

  /** All text goes through TextOutput, which lets nothing pass that a terminal would obey. */
  @ArchTest
  static final ArchRule nothingIsWrittenAroundTheDoorToTheTerminal =
      noClasses()
          .that()
          .resideInAPackage("io.github.tsume.app..")
          .and()
          .doNotBelongToAnyOf(TextOutput.class)
          .and()
          .doNotHaveFullyQualifiedName("io.github.tsume.app.usi.UsiEngine$UsiOutput")
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
