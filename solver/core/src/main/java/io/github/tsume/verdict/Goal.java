package io.github.tsume.verdict;

import java.util.Optional;

/**
 * A thing that one may want of a position. Whoever works on many problems knows none of them; who
 * looks for it says {@code Goals} in the package {@code goal}, and how to add one recipes.md.
 */
public enum Goal {
  /** A mate by checks alone (詰み). */
  MATE("詰", "", new Plies(0, false), Outcome.MATE, Outcome.NO_MATE, true),
  /** A brinkmate (必至): a move after which every defence is answered by a mate, or by another. */
  BRINKMATE("必至", "hisshi", new Plies(3, false), Outcome.BRINKMATE, Outcome.NO_BRINKMATE, true),
  /** A helpmate (協力詰): both sides help to mate the defender in the fewest plies. */
  HELPMATE("協力詰", "help", new Plies(0, true), Outcome.HELPMATE, Outcome.NO_HELPMATE, false),
  /** A help-selfmate (協力自玉詰): both sides help to mate the attacker in the fewest plies. */
  HELPSELFMATE(
      "協力自玉詰",
      "helpself",
      new Plies(0, true),
      Outcome.HELPSELFMATE,
      Outcome.NO_HELPSELFMATE,
      false);

  private final String japanese;
  private final String composersWord;
  private final Plies plies;
  private final Outcome reached;
  private final Outcome refuted;
  private final boolean rulesOutMates;

  /**
   * A goal.
   *
   * @param japanese the Japanese word
   * @param composersWord another word in Latin letters, if there is one
   * @param plies how many it may take
   * @param reached what is answered if it is there
   * @param refuted what is answered if it is not
   * @param rulesOutMates whether either answer tells that checks alone do not mate
   */
  Goal(
      String japanese,
      String composersWord,
      Plies plies,
      Outcome reached,
      Outcome refuted,
      boolean rulesOutMates) {
    this.japanese = japanese;
    this.composersWord = composersWord;
    this.plies = plies;
    this.reached = reached;
    this.refuted = refuted;
    this.rulesOutMates = rulesOutMates;
  }

  /** What is looked for if nothing is said of the plies. */
  public Aim aim() {
    return new Aim(this, plies.usual());
  }

  /** The aim of whoever says within how many plies; 0 if he does not, as where any will do. */
  public Aim aim(int within) {
    return within > 0 && plies.isBounded() ? new Aim(this, within) : aim();
  }

  /** The numbers of plies in which it can be reached. */
  public Plies plies() {
    return plies;
  }

  /** Whether it is the goal that goes without saying. */
  public boolean isUsual() {
    return this == MATE;
  }

  /** Whether both sides help to reach it, so that either may begin. */
  public boolean isHelped() {
    return this == HELPMATE || this == HELPSELFMATE;
  }

  /** Whether it is looked for within so many plies only. */
  public boolean isBounded() {
    return plies.isBounded();
  }

  /** What is answered if it is there. */
  public Outcome reached() {
    return reached;
  }

  /** What is answered if it is proved that it is not. */
  public Outcome refuted() {
    return refuted;
  }

  /** Whether its answers, but for a mate, tell that checks alone do not mate. */
  public boolean rulesOutMates() {
    return rulesOutMates;
  }

  /** The stable name in results, such as "mate". */
  public String code() {
    return Codes.of(this);
  }

  /** The Japanese word. */
  public String japanese() {
    return japanese;
  }

  /** The name that composers know: "mate", "hisshi". */
  public String composersWord() {
    return composersWord.isEmpty() ? code() : composersWord;
  }

  /** The goal of a code. */
  public static Optional<Goal> ofCode(String code) {
    return Codes.find(values(), Goal::code, code);
  }

  /** The goal of a code or of composers' word for it. */
  public static Optional<Goal> named(String name) {
    return ofCode(name)
        .or(() -> Codes.find(values(), Goal::composersWord, name))
        .or(() -> Codes.find(values(), Goal::japanese, name));
  }
}
