package io.github.tsume.app.certificate;

import io.github.tsume.app.certificate.RefusedException.Reason;
import io.github.tsume.app.json.Result;
import io.github.tsume.app.text.LineText;
import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.mate.FutileRule;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.notation.ReadOptions;
import io.github.tsume.notation.ReadResult;
import io.github.tsume.notation.SfenLineReader;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verify.CertificateCheck;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Follows the claims of a certificate one by one. */
final class CertificateFollower {
  private final Result result;
  private final CertificateFile file;
  private final Map<List<String>, Boolean> shown = new HashMap<>();
  private int length;

  CertificateFollower(Result result, CertificateFile file) {
    this.result = result;
    this.file = file;
  }

  Verification follow() {
    Position start = start();
    for (CertificateFile.Claim claim : file.claims()) {
      follow(start, claim);
    }
    return result.answer().outcome() == Outcome.NO_MATE ? noMate(start) : mate(start);
  }

  private Verification noMate(Position start) {
    if (shown.containsValue(true)) {
      throw new RefusedException(Reason.MATE, "");
    }
    List<String> checks = otherChecks(start.copy(), Move.NONE);
    long refuted =
        checks.stream().filter(check -> Boolean.FALSE.equals(shown.get(List.of(check)))).count();
    return new Verification.OfNoMate((int) refuted, checks.size());
  }

  private Verification mate(Position start) {
    if (!Boolean.TRUE.equals(shown.get(List.of()))) {
      throw new RefusedException(Reason.NO_MATE, "");
    }
    List<Integer> line = mainline(start);
    int defects = 0;
    int mates = 0;
    if (result.check() != null) {
      for (Result.DefectEntry defect : result.check().defects()) {
        if (isOtherMate(defect)) {
          defects++;
          mates += Boolean.TRUE.equals(shown.get(path(defect))) ? 1 : 0;
        }
      }
    }
    int checks = 0;
    int refuted = 0;
    Position position = start.copy();
    boolean interposed = false;
    for (int i = 0; i < line.size(); i++) {
      int move = line.get(i);
      if (i % 2 == 0) {
        List<String> before = LineText.usi(start, line.subList(0, i));
        if (Boolean.FALSE.equals(shown.get(LineText.usi(start, line.subList(0, i + 1))))) {
          throw ResultCheck.wrong("mainline");
        }
        for (String check : otherChecks(position, move)) {
          List<String> path = new ArrayList<>(before);
          path.add(check);
          checks++;
          refuted += Boolean.FALSE.equals(shown.get(path)) ? 1 : 0;
        }
      } else {
        interposed |= FutileRule.isInterposition(move);
      }
      position.play(move);
    }
    boolean exact = refuted == checks && length == line.size() && !interposed;
    boolean longer = result.answer().exact() && result.answer().length() > length;
    boolean other = exact && result.answer().length() != length;
    if (longer || other) {
      throw new RefusedException(Reason.LENGTH, String.valueOf(length));
    }
    if (result.answer().rawLength().orElse(0) > length) {
      throw ResultCheck.wrong("rawLength");
    }
    return new Verification.OfMate(length, exact, mates, defects, refuted, checks);
  }

  private Position start() {
    Result.Origin origin = result.origin();
    if (!file.sfen().equals(origin.sfen()) || !file.rules().equals(origin.rules())) {
      throw new RefusedException(Reason.POSITION, "");
    }
    return start(result);
  }

  /** The position of a result. */
  static Position start(Result result) {
    String name = String.valueOf(result.origin().rules());
    return start(name, String.valueOf(result.origin().sfen()));
  }

  /** The position of a result, by the name of its rules and its SFEN. */
  static Position start(String name, String sfen) {
    Ruleset rules =
        Ruleset.byName(name).orElseThrow(() -> new RefusedException(Reason.POSITION, ""));
    ReadResult.Entry entry = SfenLineReader.parseOne(sfen, "", ReadOptions.of(rules));
    if (!(entry instanceof ReadResult.Read read) || !read.problem().faults().isEmpty()) {
      throw new RefusedException(Reason.POSITION, "");
    }
    return Position.of(read.problem().setup());
  }

  private void follow(Position start, CertificateFile.Claim claim) {
    List<Integer> path = LineText.parse(start, claim.path());
    if (path.size() != claim.path().size()) {
      throw new RefusedException(Reason.MOVE, String.join(" ", claim.path()));
    }
    Position position = start.copy();
    path.forEach(position::play);
    boolean attacks = path.size() % 2 == 0;
    boolean holds;
    boolean mates = claim.kind() == CertificateFile.Kind.MATE;
    if (mates) {
      int plies = CertificateCheck.mate(position, attacks, claim.proof());
      holds = plies >= 0;
      length = path.isEmpty() ? plies : length;
    } else {
      boolean none = claim.kind() == CertificateFile.Kind.NO_MATE;
      holds = none && !attacks && CertificateCheck.noMate(position, claim.proof());
    }
    if (!holds) {
      throw new RefusedException(Reason.PROOF, String.join(" ", claim.path()));
    }
    shown.put(claim.path(), mates);
  }

  /** The mainline, which has to be one: legal, and a check at each of the attacker's plies. */
  private List<Integer> mainline(Position start) {
    List<String> usi = result.answer().mainline();
    List<Integer> line = LineText.parse(start, usi);
    Position position = start.copy();
    boolean checks = line.size() == usi.size() && line.size() % 2 == 1;
    for (int i = 0; i < line.size(); i++) {
      position.play(line.get(i));
      checks &= i % 2 == 1 || position.inCheck();
    }
    if (!checks) {
      throw new RefusedException(Reason.MAINLINE, "");
    }
    return line;
  }

  private static List<String> otherChecks(Position position, int main) {
    int[] moves = new int[Position.MAX_MOVES];
    int end = LegalMoves.generate(position, moves, 0);
    List<String> checks = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      position.play(moves[i]);
      boolean check = position.inCheck();
      position.undo(moves[i]);
      if (check && moves[i] != main) {
        checks.add(Move.toUsi(moves[i], position.rules()));
      }
    }
    return checks;
  }

  private static boolean isOtherMate(Result.DefectEntry defect) {
    return defect.ply() > 0
        && DefectClass.ofCode(defect.code()).filter(DefectClass::isAttackers).isPresent();
  }

  private List<String> path(Result.DefectEntry defect) {
    List<String> line = result.answer().mainline();
    List<String> path = new ArrayList<>(line.subList(0, Math.min(defect.ply() - 1, line.size())));
    path.add(String.valueOf(defect.move()));
    return path;
  }
}
