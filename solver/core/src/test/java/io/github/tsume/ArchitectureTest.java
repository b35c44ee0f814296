package io.github.tsume;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.tsume.verdict.Reason;

/** The order of the library's packages: who may know whom, and what none of them does. */
@AnalyzeClasses(packages = "io.github.tsume", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule packagesAreFreeOfCycles =
      slices().matching("io.github.tsume.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule theSearchKnowsNoShogi =
      classes()
          .that()
          .resideInAPackage("io.github.tsume.dfpn..")
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                      "io.github.tsume.dfpn..",
                      "io.github.tsume.budget..",
                      "java..",
                      "it.unimi.dsi.fastutil..",
                      "org.jspecify.annotations")
                  .or(type(Reason.class)));

  /** What is spent is told by a word; on what it is spent, the budget does not know. */
  @ArchTest
  static final ArchRule theBudgetKnowsOnlyTheWords =
      classes()
          .that()
          .resideInAPackage("io.github.tsume.budget..")
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                  "io.github.tsume.budget..",
                  "io.github.tsume.verdict..",
                  "java..",
                  "com.google.common.collect..",
                  "org.jspecify.annotations"));

  @ArchTest
  static final ArchRule theRulesKnowNoBoard =
      noClasses()
          .that()
          .resideInAPackage("io.github.tsume.rules..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("io.github.tsume..")
                  .and(resideOutsideOfPackage("io.github.tsume.rules..")));

  @ArchTest
  static final ArchRule whoSearchesReadsNoNotation =
      noClasses()
          .that()
          .resideInAnyPackage(
              "io.github.tsume.dfpn..",
              "io.github.tsume.game..",
              "io.github.tsume.mate..",
              "io.github.tsume.soundness..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("io.github.tsume.notation..");

  /**
   * What programs write is read without what people type: that stands above, and may be missing.
   */
  @ArchTest
  static final ArchRule formatsKnowNoRunningText =
      noClasses()
          .that()
          .resideInAPackage("io.github.tsume.notation..")
          .and()
          .resideOutsideOfPackage("io.github.tsume.notation.text")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("io.github.tsume.notation.text");

  /** What verifies proofs shares nothing with what finds them but the board and the rules. */
  @ArchTest
  static final ArchRule theKernelKnowsBoardAndRulesAlone =
      classes()
          .that()
          .resideInAPackage("io.github.tsume.verify..")
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                  "io.github.tsume.verify..",
                  "io.github.tsume.board..",
                  "io.github.tsume.rules..",
                  "java..",
                  "it.unimi.dsi.fastutil..",
                  "org.jspecify.annotations"));

  /** In which words everything is told stands once, and depends on nothing that is told. */
  @ArchTest
  static final ArchRule theVocabularyKnowsNothing =
      classes()
          .that()
          .resideInAPackage("io.github.tsume.verdict..")
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                  "io.github.tsume.verdict..", "java..", "org.jspecify.annotations"));

  /** Whoever was only shown facts, as {@code verify} is, judges as the check does. */
  @ArchTest
  static final ArchRule theJudgementNeedsNoSearch =
      classes()
          .that()
          .resideInAPackage("io.github.tsume.judgement..")
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                  "io.github.tsume.judgement..",
                  "io.github.tsume.verdict..",
                  "io.github.tsume.verify..",
                  "io.github.tsume.board..",
                  "io.github.tsume.rules..",
                  "java..",
                  "com.google.common.collect..",
                  "org.jspecify.annotations"));

  /** The way in for programs is a face: nothing inside looks at it. */
  @ArchTest
  static final ArchRule nothingInsideKnowsTheFace =
      noClasses()
          .that()
          .resideOutsideOfPackage("io.github.tsume")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("io.github.tsume");

  /** Whoever changes the rules of a game between two questions of another answers the wrong one. */
  @ArchTest
  static final ArchRule onlyASessionChangesTheRulesOfAGame =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("io.github.tsume.mate.Session")
          .and()
          .doNotHaveFullyQualifiedName("io.github.tsume.game.TsumeGame")
          .should()
          .callMethod(
              "io.github.tsume.game.TsumeGame", "setMode", "io.github.tsume.game.FutileRule")
          .orShould()
          .callMethod("io.github.tsume.game.TsumeGame", "setForbidden", "long");

  /** In browsers it knows one blank only, U+0020. */
  @ArchTest
  static final ArchRule nothingAsksAStringWhetherItIsBlank =
      noClasses().should().callMethod(String.class, "isBlank");

  @ArchTest static final ArchRule nothingPrints = NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;

  @ArchTest
  static final ArchRule nothingLogs =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.util.logging..", "org.slf4j..", "org.apache..")
          .orShould()
          .dependOnClassesThat()
          .belongToAnyOf(System.Logger.class, System.LoggerFinder.class);

  @ArchTest
  static final ArchRule nothingTouchesFiles =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              "java\\.io\\.(File.*|RandomAccessFile)|java\\.nio\\.file\\..*"
                  + "|java\\.nio\\.channels\\..*File.*");

  @ArchTest
  static final ArchRule theLibraryKnowsNoCommandLine =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("picocli..", "io.github.tsume.app..");
}
