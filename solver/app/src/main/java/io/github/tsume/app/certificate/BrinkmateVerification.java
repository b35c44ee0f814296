package io.github.tsume.app.certificate;

import io.github.tsume.app.certificate.RefusedException.Reason;
import io.github.tsume.app.json.BrinkmateResult;
import io.github.tsume.app.text.LineText;
import io.github.tsume.board.Position;
import io.github.tsume.brinkmate.Brinkmate;
import io.github.tsume.verify.BrinkmateCheck;
import io.github.tsume.verify.CertificateCheck;
import io.github.tsume.verify.ClaimKind;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a certificate shows of a brinkmate, found by following its proofs: no search takes part.
 *
 * @param plies the plies within which every key is shown; 0 if there is none
 * @param keys how many keys are shown
 * @param of how many keys the result has
 * @param mate whether it is shown that checks alone mate
 */
public record BrinkmateVerification(int plies, int keys, int of, boolean mate) {
  /**
   * Checks by the rules alone what people read of a result: every defence has a line that mates,
   * and what is said does not contradict itself.
   *
   * @throws RefusedException if something of it does not hold
   */
  public static void checkResult(BrinkmateResult result) {
    if (!result.sfen().isEmpty()) {
      new BrinkmateResultCheck(result, start(result)).run();
    }
  }

  /**
   * Follows the certificate of a result.
   *
   * @throws RefusedException if one of its claims does not hold, or is about something else
   */
  public static BrinkmateVerification of(BrinkmateResult result, CertificateSource file)
      throws IOException {
    if (!file.sfen().equals(result.sfen()) || !file.rules().equals(result.rules())) {
      throw new RefusedException(Reason.POSITION, "");
    }
    try {
      return followed(result, file, start(result));
    } catch (OutOfMemoryError e) {
      throw new RefusedException(Reason.SIZE, String.valueOf(CertificateSource.LARGEST >> 20));
    } catch (StackOverflowError e) {
      throw new RefusedException(Reason.DEPTH, "");
    }
  }

  private static Position start(BrinkmateResult result) {
    return Starts.of(result.rules(), result.sfen());
  }

  private static BrinkmateVerification followed(
      BrinkmateResult result, CertificateSource file, Position start) throws IOException {
    Set<String> keys = new HashSet<>();
    result.keys().forEach(key -> keys.add(key.move()));
    Set<String> shown = new HashSet<>();
    int longest = 0;
    boolean mate = false;
    for (CertificateFile.Claim claim = file.next(); claim != null; claim = file.next()) {
      if (claim.kind() == ClaimKind.MATE && claim.path().isEmpty()) {
        require(CertificateCheck.mate(start, true, claim.proof()) >= 0, "");
        mate = true;
      } else {
        String key = claim.path().isEmpty() ? "" : claim.path().get(0);
        int plies = brinkmate(start, claim);
        require(plies > 0, key);
        ResultCheck.require(keys.contains(key), "keys");
        longest = Math.max(longest, plies);
        shown.add(key);
      }
    }
    if (mate && result.answer() != Brinkmate.Answer.MATE) {
      throw new RefusedException(Reason.MATE, "");
    }
    if (!mate && shown.isEmpty()) {
      throw new RefusedException(Reason.NO_MATE, "");
    }
    if (longest > result.plies()) {
      throw new RefusedException(Reason.LENGTH, String.valueOf(longest));
    }
    return new BrinkmateVerification(longest, shown.size(), keys.size(), mate);
  }

  /** The plies within which a claim shows a brinkmate; -1 if it does not. */
  private static int brinkmate(Position start, CertificateFile.Claim claim) {
    @Nullable Integer move = null;
    if (claim.kind() == ClaimKind.BRINKMATE && claim.path().size() == 1) {
      List<Integer> parsed = LineText.parse(start, claim.path());
      if (parsed.isEmpty()) {
        throw new RefusedException(Reason.MOVE, claim.path().get(0));
      }
      move = parsed.get(0);
    }
    if (move == null) {
      return -1;
    }
    Position position = start.copy();
    position.play(move);
    return BrinkmateCheck.plies(position, claim.proof());
  }

  private static void require(boolean holds, String path) {
    if (!holds) {
      throw new RefusedException(Reason.PROOF, path);
    }
  }
}
