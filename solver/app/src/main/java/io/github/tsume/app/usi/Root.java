package io.github.tsume.app.usi;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.FilledSetup;
import io.github.tsume.board.InvalidSetupException;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.SetupFault;
import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.Positions;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.record.Problem;
import io.github.tsume.verdict.Aim;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The position that a {@code position} command describes, and who is to be mated in it.
 *
 * @param position the position after the command's moves
 * @param defends whether the side to move is the one to be mated; it is in check then
 * @param aim what is looked for there; where both sides help, with who begins
 * @param remarks what a user ought to know about it
 */
record Root(Position position, boolean defends, Aim aim, List<String> remarks) {
  /** Thrown when a command describes no position in which a mate can be asked for. */
  static final class UnusableException extends Exception {
    private static final long serialVersionUID = 1L;

    UnusableException(String message) {
      super(message);
    }
  }

  /** What holds before the first {@code position} command. */
  static final String DEFAULT_COMMAND = "position startpos";

  /** Reads "position (startpos | [sfen] SFEN) [moves …]". */
  static Root parse(String command, UsiOptions options) throws UnusableException {
    String[] words = command.split("\\s+");
    int at = 1;
    StringBuilder described = new StringBuilder();
    for (; at < words.length && !words[at].equals("moves"); at++) {
      described.append(words[at]).append(' ');
    }
    List<String> remarks = new ArrayList<>();
    Problem problem = problem(described.toString(), options);
    PosedProblem posed =
        options.aim().goal().isHelped()
            ? PosedProblem.of(problem, options.defenderHand(), options.aim())
            : null;
    Position position =
        posed == null ? position(problem.setup(), options, remarks) : position(posed);
    for (int i = at + 1; i < words.length; i++) {
      int move = LegalMoves.resolve(position, words[i]);
      if (move == Move.NONE) {
        throw new UnusableException("move " + (i - at) + " is not legal: " + words[i]);
      }
      position.play(move);
    }
    if (posed != null) {
      boolean defenderFirst = position.sideToMove() != posed.setup().attacker();
      return new Root(position, false, options.aim().begun(defenderFirst), List.copyOf(remarks));
    }
    boolean defends = defends(position, options);
    return new Root(position, defends, defends ? Aim.MATE : options.aim(), List.copyOf(remarks));
  }

  /** The start of what both sides help to reach. */
  private static Position position(PosedProblem posed) throws UnusableException {
    List<ReadError> errors = posed.errors();
    if (!errors.isEmpty()) {
      throw new UnusableException(errors.get(0).english());
    }
    return posed.position();
  }

  /** The problem of "board side hands [ply]" or "startpos"; maybe illegal. */
  private static Problem problem(String described, UsiOptions options) throws UnusableException {
    ReadOptions reading = ReadOptions.unlessTold(options.rules());
    ReadResult.Entry entry = SfenLineReader.parseOne(described, "position", reading);
    if (entry instanceof ReadResult.Read read) {
      return read.problem();
    }
    throw new UnusableException(
        entry instanceof ReadResult.Failed failed
            ? failed.error().english() + ", column " + failed.error().column()
            : "no position");
  }

  private static Position position(Setup setup, UsiOptions options, List<String> remarks)
      throws UnusableException {
    if (setup.rules() != options.rules()) {
      remarks.add("taken for " + setup.rules().name() + ", as the size of the board says");
    }
    boolean reversed = setup.kings(setup.defender()) == 0;
    FilledSetup filled =
        setup.fillDefenderHand(reversed ? DefenderHand.AS_IS : options.defenderHand());
    if (filled.filledCount() > 0) {
      remarks.add("the defender was given " + filled.filledCount() + " pieces");
    }
    if (filled.missingCount() > 0) {
      remarks.add(filled.missingCount() + " pieces are neither on the board nor in a hand");
    }
    try {
      return reversed ? Positions.ofDefenderToMove(filled.setup()) : Position.of(filled.setup());
    } catch (InvalidSetupException e) {
      throw new UnusableException(
          e.faults().stream().map(SetupFault::message).collect(Collectors.joining("; ")));
    }
  }

  /*
   * A side without a king can only attack; a side without a king to attack can only defend. Where
   * both kings are there, the side to move attacks, unless it is in check and the option says that
   * then it defends.
   */
  private static boolean defends(Position position, UsiOptions options) throws UnusableException {
    int us = position.side();
    boolean hasKing = position.king(us) >= 0;
    boolean hasAim = position.king(us ^ 1) >= 0;
    if (hasAim) {
      return hasKing && position.inCheck() && options.defendsIfChecked();
    }
    if (hasKing && position.inCheck()) {
      return true;
    }
    throw new UnusableException("there is no king to mate");
  }
}
