package io.github.tsume.budget;

/**
 * All efforts: what each is measured in, how much it is, and what it is for.
 *
 * <p>The name of a constant is the name of its effort. They stand in the order in which a check
 * comes to them.
 */
public final class EffortTable {
  private EffortTable() {}

  // What the search for lengths and lines may cost.

  public static final Effort.Plies ASCEND_UP_TO =
      new Effort.Plies(15, "up to here lengths are looked for from below, beyond from above");
  public static final Effort.Share LENGTH_SHARE =
      new Effort.Share(0.8, "of the budget, for the length of a long mate");
  public static final Effort.Share DESCENT_SHARE =
      new Effort.Share(0.7, "of that, for shorter mates; the rest is for their audit");
  public static final Effort.Share AUDIT_SHARE =
      new Effort.Share(0.7, "of the nodes then left, for the audit of one length");
  public static final Effort.Share DETOUR_SHARE =
      new Effort.Share(0.25, "of what is left, to see if a long mate is a detour of a short one");
  public static final Effort.Nodes DETOUR_NODES =
      new Effort.Nodes(300_000, "for the same, at most");
  public static final Effort.Plies DETOUR_SHORT =
      new Effort.Plies(13, "the short mate looked for has at most so many");
  public static final Effort.Plies DETOUR_LONG =
      new Effort.Plies(99, "a first mate that has more is no detour");
  public static final Effort.Nodes BOUND_LINE_NODES =
      new Effort.Nodes(
          1_000_000, "in overtime, for the line of an upper bound; at most all before");
  public static final Effort.Nodes LINE_AGAIN =
      new Effort.Nodes(2_000, "to find a lost answer on a candidate line again");
  public static final Effort.Nodes LINE_AGAIN_LAST =
      new Effort.Nodes(20_000, "the same on the line that is shown");
  public static final Effort.Nodes DESCENT_FIRST =
      new Effort.Nodes(100_000, "for a question of the descent at first");
  public static final Effort.Growth DESCENT_GROWTH =
      new Effort.Growth(3, "for the next round of questions");
  public static final Effort.Part DESCENT_ROOT_PART =
      new Effort.Part(10, "of a question on the line goes to the root while one there is open");
  public static final Effort.Part DESCENT_LINE_PART =
      new Effort.Part(20, "of a question on the line, to find a lost answer again, if more");
  public static final Effort.Nodes DESCENT_ROOT_AGAIN =
      new Effort.Nodes(10_000, "for the root each time that its line has become shorter");
  public static final Effort.Nodes DESCENT_AFTER_OPEN =
      new Effort.Nodes(1_000, "for a question on the line before one that is open, at least");
  public static final Effort.Nodes AUDIT_AGAIN =
      new Effort.Nodes(
          20_000, "to find a proof that was retracted again before its parent goes too");
  public static final Effort.Nodes AUDIT_FIRST =
      new Effort.Nodes(1_000, "for each reason why the claims of a node may stand, at first");
  public static final Effort.Growth AUDIT_GROWTH = new Effort.Growth(8, "for the same next");
  public static final Effort.Part AUDIT_RAW_PART =
      new Effort.Part(64, "of a question, to ask first if the raw game mates");
  public static final Effort.Nodes AUDIT_LAST =
      new Effort.Nodes(
          Effort.Nodes.NO_LIMIT, "far beyond any budget: a line too long to follow stays open");
  public static final Effort.Count AUDIT_ROUNDS =
      new Effort.Count(100_000, "attempts at one question, for the same reason");
  public static final Effort.Nodes EXACT_LINE_FIRST =
      new Effort.Nodes(2_000, "for a reply that may keep the length, at first");
  public static final Effort.Growth EXACT_LINE_GROWTH = new Effort.Growth(16, "for the same next");
  public static final Effort.Count EXACT_LINE_PASSES =
      new Effort.Count(4, "so many times all replies are asked");
  public static final Effort.Nodes FUTILE_PLY_FIRST =
      new Effort.Nodes(20_000, "for the notes on one ply, at first");
  public static final Effort.Nodes FUTILE_PLY_NEXT =
      new Effort.Nodes(300_000, "for each ply that is open then");
  public static final Effort.Nodes FUTILE_ALL =
      new Effort.Nodes(3_000_000, "for all plies together");
  public static final Effort.Nodes FUTILE_LAST =
      new Effort.Nodes(8_000_000, "for those that are open then together, within the budget");

  // What a check may cost after the first proof.

  public static final Effort.Nodes FIRST_ROUND =
      new Effort.Nodes(1_000_000, "the first round, or what the first proof took if that is more");
  public static final Effort.Nodes AUTHORED_LENGTH =
      new Effort.Nodes(30_000, "for the length where the author gives his line");
  public static final Effort.Part AUTHORED_LENGTH_PART =
      new Effort.Part(30, "of its round, for that while open checks may still prove it");
  public static final Effort.Growth ROUND_GROWTH = new Effort.Growth(3, "for the next round");
  public static final Effort.Part UNLIKELY_PART =
      new Effort.Part(10, "of its round, for a line that can hardly prove the length");
  public static final Effort.Share TIGHTEN_SHARE =
      new Effort.Share(0.5, "of what is left, to see if the author's length is enough");
  public static final Effort.Share LINES_SHARE =
      new Effort.Share(0.5, "of what is left, for the lines of defects");
  public static final Effort.Share REST_SHARE =
      new Effort.Share(0.3, "of what then is left, for each thing that cannot change the verdict");
  public static final Effort.Nodes REST_LEAST =
      new Effort.Nodes(50_000, "for the same at least; between these no more than all before");
  public static final Effort.Nodes REST_MOST = new Effort.Nodes(8_000_000, "for the same at most");
  public static final Effort.Part DECIDED_PART =
      new Effort.Part(3, "of the nodes until the verdict, for each thing after it");
  public static final Effort.Nodes DECIDED_LEAST = new Effort.Nodes(3_000, "for the same at least");
  public static final Effort.Nodes DECIDED_MOST = new Effort.Nodes(300_000, "for the same at most");
  public static final Effort.Part REFUTED_PART =
      new Effort.Part(20, "of all nodes, beyond the limit, to see how far open moves fail");
  public static final Effort.Nodes REFUTED_MOST =
      new Effort.Nodes(1_000_000, "for the same at most");
  public static final Effort.Plies REFUTED_PLIES =
      new Effort.Plies(99, "they are asked about so far at most");
  public static final Effort.Nodes COOK_FIRST =
      new Effort.Nodes(
          250, "for one other check at first: quick cooks come before hard refutations");
  public static final Effort.Nodes COOK_SECOND = new Effort.Nodes(2_000, "for the same next");
  public static final Effort.Growth COOK_GROWTH = new Effort.Growth(4, "for the same then");
  public static final Effort.Nodes COOK_LINE_QUICK =
      new Effort.Nodes(10_000, "for the best play of a defect as soon as it is found");
  public static final Effort.Nodes DEFECT_LINE_FIRST =
      new Effort.Nodes(400_000, "for the best play of a defect at the end, at first");
  public static final Effort.Nodes DEFECT_LINE_MOST =
      new Effort.Nodes(40_000_000, "for the same at last");
  public static final Effort.Growth DEFECT_LINE_GROWTH =
      new Effort.Growth(10, "from one to the next");
  public static final Effort.Nodes EQUAL_COOK_LINE =
      new Effort.Nodes(4_000_000, "for the best play of a cook on another line of best play");
  public static final Effort.Count EQUAL_POSITIONS =
      new Effort.Count(1_000, "with more positions of best play the lines are not examined");
  public static final Effort.Count EQUAL_LINES = new Effort.Count(64, "so many lines are examined");
  public static final Effort.Count EQUAL_LINES_FEW =
      new Effort.Count(8, "of so many lines each is asked about only until it is cooked");
  public static final Effort.Nodes EQUAL_RANK_FIRST =
      new Effort.Nodes(10_000, "for one line of the work that only ranks them, at first");
  public static final Effort.Growth EQUAL_RANK_GROWTH = new Effort.Growth(4, "for the same next");
  public static final Effort.Nodes EQUAL_PLY =
      new Effort.Nodes(400_000, "for the equal replies of one ply");
  public static final Effort.Nodes EQUAL_PLIES_MORE =
      new Effort.Nodes(8_000_000, "for all plies that then are open together");
  public static final Effort.Nodes PROOF_INTERPOSITION =
      new Effort.Nodes(100_000, "to see that an interposition on the line counts");
  public static final Effort.Share PROOF_SHARE =
      new Effort.Share(0.25, "of what is left, for one question of a proof of the length");
  public static final Effort.Nodes LONG_VARIATION_NODES =
      new Effort.Nodes(8_000_000, "for the search for a shorter line without leftover");
  public static final Effort.Share LONG_VARIATION_SHARE =
      new Effort.Share(0.1, "of what is left, for the same");
  public static final Effort.Nodes LONGER_FIRST =
      new Effort.Nodes(2_000, "for the replies of one ply that may last longer, at first");
  public static final Effort.Growth LONGER_GROWTH = new Effort.Growth(4, "for the same next");
  public static final Effort.Nodes AUTHORED_INTERPOSITION =
      new Effort.Nodes(100_000, "to see that an interposition of the author counts");
  public static final Effort.Nodes TRY_FIRST =
      new Effort.Nodes(2_000, "to see how long another check goes on, at first");
  public static final Effort.Growth TRY_GROWTH = new Effort.Growth(4, "for the same next");
  public static final Effort.Nodes TRY_LINE =
      new Effort.Nodes(20_000, "for a move of the line that shows it");
  public static final Effort.Nodes TRY_ALONE =
      new Effort.Nodes(200_000, "for a single check that somebody has tried");
  public static final Effort.Part CERTIFICATE_PART =
      new Effort.Part(1, "of the nodes of a check, beyond its limit, for its certificate");
  public static final Effort.Nodes CERTIFICATE_LEAST =
      new Effort.Nodes(2_000_000, "for the same at least");
  public static final Effort.Nodes CERTIFICATE_MOST =
      new Effort.Nodes(5_000_000, "for the same at most");
  public static final Effort.Nodes CERTIFICATE_SOON =
      new Effort.Nodes(10_000, "for a claim of it that may come again at the end");
  public static final Effort.Nodes CERTIFICATE_CLAIM =
      new Effort.Nodes(200_000, "for any other claim of it");

  // What is done with many problems, and what is listed besides a verdict.

  public static final Effort.Nodes BATCH_QUICK =
      new Effort.Nodes(200_000, "for one problem of many at first, before the others are done");
  public static final Effort.Part BATCH_QUICK_PART =
      new Effort.Part(10, "of a limit that was set, for the same at most");
  public static final Effort.Nodes BATCH_LOOK =
      new Effort.Nodes(1_000_000, "after which it is seen if the verdict is decided");
  public static final Effort.Growth BATCH_LOOK_GROWTH = new Effort.Growth(3, "for the next look");
  public static final Effort.Nodes BATCH_DECIDED =
      new Effort.Nodes(4_000_000, "for one of many whose verdict is decided, at most");
  public static final Effort.Nodes HELP_AFTER =
      new Effort.Nodes(20_000, "for a question before other threads come to help");
  public static final Effort.Nodes LIST_NODES =
      new Effort.Nodes(3_000_000, "for each list besides a solution: variations, tries");
  public static final Effort.Nodes ADVICE_NODES =
      new Effort.Nodes(3_000_000, "for advice to somebody who is at work on a problem");

  // What is changed in a problem, and what is looked for in others.

  public static final Effort.Nodes EDIT_LEAST =
      new Effort.Nodes(500_000, "for the check of an edited problem, at least");
  public static final Effort.Growth EDIT_TIMES =
      new Effort.Growth(8, "times what the problem itself took, for the same at most");
  public static final Effort.Nodes EDIT_LINE_LEAST =
      new Effort.Nodes(30_000, "for the proof of its line, at least");
  public static final Effort.Share EDIT_FIRST_SHARE =
      new Effort.Share(0.5, "of everything, for the problem itself");
  public static final Effort.Nodes EDIT_LOOK =
      new Effort.Nodes(100, "after which it is first seen if an edited problem is refuted");
  public static final Effort.Growth EDIT_LOOK_GROWTH = new Effort.Growth(2, "for the next look");
  public static final Effort.Nodes REPAIR_COOK =
      new Effort.Nodes(5_000, "to see if an edit leaves a known cook standing");
  public static final Effort.Count REPAIR_COOKS = new Effort.Count(60, "known cooks are kept");
  public static final Effort.Share REPAIR_ONE_SHARE =
      new Effort.Share(0.5, "of what is left, for edits of one piece, if those of two are wanted");
  public static final Effort.Share REPAIR_ONE_CHECK =
      new Effort.Share(0.25, "of what is left, for the verdict after one of these at most");
  public static final Effort.Share REPAIR_KILL_SHARE =
      new Effort.Share(0.3, "of what is left then, to see which cooks each of them kills");
  public static final Effort.Share REPAIR_PAIR_CHECK =
      new Effort.Share(0.1, "of what is left, for the verdict after two edits at most");
  public static final Effort.Count REPAIR_PAIRS =
      new Effort.Count(12_000, "pairs of edits that kill a cook are tried");
  public static final Effort.Count REPAIR_CHAINS =
      new Effort.Count(60_000, "chains are tried: an edit, and one against the defect it makes");
  public static final Effort.Growth REPAIR_AGAIN =
      new Effort.Growth(16, "times the nodes in the end, for what was not decided");
  public static final Effort.Nodes EXTEND_FIRST =
      new Effort.Nodes(100_000, "for a position two plies before, at first");
  public static final Effort.Nodes EXTEND_LEAST =
      new Effort.Nodes(500_000, "for the same in the end, at least");
  public static final Effort.Growth EXTEND_TIMES =
      new Effort.Growth(8, "times what the problem itself took, for the same");
  public static final Effort.Growth EXTEND_REFUTE =
      new Effort.Growth(4, "times a cheap question, for all such questions of one round");
  public static final Effort.Nodes COMPOSE_LEAST =
      new Effort.Nodes(5_000, "for a position of a beam, at least");
  public static final Effort.Growth COMPOSE_TIMES =
      new Effort.Growth(4, "times what its tail took, for the same, and for the next look at it");
  public static final Effort.Count COMPOSE_WAITING =
      new Effort.Count(5_000, "positions of equally many plies wait at most");
  public static final Effort.Nodes VARY_FIRST =
      new Effort.Nodes(200_000, "for a choice of pieces, at first");
  public static final Effort.Nodes VARY_MOST =
      new Effort.Nodes(5_000_000, "for the same in the end");
  public static final Effort.Nodes MINE_QUICK =
      new Effort.Nodes(3_000, "for a position of a game, at first");
  public static final Effort.Nodes MINE_MOST =
      new Effort.Nodes(100_000, "for the same in the end, if nobody says how many");
  public static final Effort.Nodes FIND_LINE =
      new Effort.Nodes(200_000, "for the line of a problem that is looked for by its line");

  // What a brinkmate may cost.

  public static final Effort.Share BRINKMATE_MATE_SHARE =
      new Effort.Share(0.25, "of everything, to see first if it is a mate");
  public static final Effort.Nodes BRINKMATE_MATE =
      new Effort.Nodes(1_000_000, "for the same at most");
  public static final Effort.Nodes KEY_FIRST =
      new Effort.Nodes(100, "for a mate or a threat that is asked for the first time");
  public static final Effort.Count KEY_GROWTH_BITS =
      new Effort.Count(2, "bits that each next time shifts that by");
  public static final Effort.Nodes KEY_PROOF =
      new Effort.Nodes(20_000, "beyond the limit, to read the proof of a threat from the table");
  public static final Effort.Plies KEY_SHORT =
      new Effort.Plies(9, "a threat is first asked for as a mate of at most so many");
  public static final Effort.Nodes KEY_SHORT_NODES =
      new Effort.Nodes(1_000, "for each length of it");
  public static final Effort.Nodes KEY_ALIKE =
      new Effort.Nodes(4_000, "besides its own, to see that a move threatens nothing as others do");
  public static final Effort.Nodes KEY_ESCAPES =
      new Effort.Nodes(5_000, "to read out how the defender gets out of all checks");
  public static final Effort.Nodes KEY_ESCAPES_BEFORE =
      new Effort.Nodes(50_000, "for the same before any of the attacker's moves, once");
  public static final Effort.Nodes KEY_LENGTH =
      new Effort.Nodes(2_000, "for the length of each mate that is shown");
  public static final Effort.Nodes KEY_REPLAY =
      new Effort.Nodes(
          2_000_000, "beyond the limit, to replay a brinkmate, besides as many as before");
  public static final Effort.Nodes KEY_THREAT =
      new Effort.Nodes(5_000, "for the threat after one key");
  public static final Effort.Nodes KEY_THREATS =
      new Effort.Nodes(50_000, "for those after all keys together, beyond the limit");
  public static final Effort.Nodes PLIGHT_FIRST =
      new Effort.Nodes(500, "for each move of a defender who is to move, at first");
  public static final Effort.Growth PLIGHT_GROWTH = new Effort.Growth(4, "for the same next");
  public static final Effort.Nodes PLIGHT_SHOWN =
      new Effort.Nodes(20_000, "for the length of a threat, and to read its proof from the table");
  public static final Effort.Nodes BRINKMATE_PROOFS =
      new Effort.Nodes(1_000_000, "for its certificate, besides as many as were searched");
}
