package io.github.tsume.certificate;

import static io.github.tsume.certificate.ResultCheck.require;

import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.verdict.DefectClass;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The rows of what is fatal on other lines of best play (変同余詰), against what is shown there. */
final class OtherCooks {
  /** A position of the attacker. */
  private record Place(long key, long key2, int hand) {
    static Place of(Position position) {
      return new Place(position.boardKey(), position.boardKey2(), position.hand(position.side()));
    }
  }

  /** Another check at a position: what a row tells of, whatever line led there. */
  private record Cook(Place place, int move) {}

  private final Claimed claimed;
  private final List<ToldLine> lines;
  private final Set<Place> onLine;
  private final Set<Cook> listed = new HashSet<>();

  OtherCooks(Claimed claimed, List<ToldLine> lines) {
    this.claimed = claimed;
    this.lines = lines;
    this.onLine = new HashSet<>(places(claimed.line()));
  }

  /** The attacker's positions on a line. */
  private List<Place> places(List<Integer> moves) {
    List<Place> places = new ArrayList<>();
    Position position = claimed.start().copy();
    for (int index = 0; index < moves.size(); index++) {
      if (index % 2 == 0) {
        places.add(Place.of(position));
      }
      position.play(moves.get(index));
    }
    return places;
  }

  /**
   * Whether each row is shown, and each line that has something fatal has one.
   *
   * @param all whether nothing of that is open
   * @throws RefusedException if a row is about nothing, or one is missing
   */
  boolean areListed(boolean all) {
    boolean holds = true;
    for (Claimed.Row row : claimed.rows()) {
      if (row.defect().kind() == DefectClass.EQUAL_VARIATION_COOK) {
        holds &= isShown(row.defect());
      }
    }
    for (ToldLine line : lines) {
      holds &= !all || isListed(line);
    }
    return holds;
  }

  /** Whether a row tells of something fatal on some line; it may be open of what class it is. */
  private boolean isShown(Defect row) {
    boolean reply = row.ply() > 0 && row.ply() % 2 == 0 && !row.line().isEmpty();
    require(reply && row.line().get(0) == row.move(), "defects.move");
    List<Integer> path = new ArrayList<>(claimed.line().subList(0, row.ply() - 1));
    path.addAll(row.line());
    boolean alone = row.line().size() == 1;
    require(!alone || !row.length().isKnown(), "defects.length");
    boolean there = false;
    boolean open = false;
    for (ToldLine line : lines) {
      int leaves = JudgedLine.firstDifference(path, line.moves());
      boolean along = line.parting() == row.ply() - 1 && leaves > line.parting();
      for (ToldLine.Entry entry : along ? line.entries() : List.<ToldLine.Entry>of()) {
        boolean meant =
            alone
                ? entry.index() > line.parting()
                : entry.index() == leaves && entry.move() == path.get(leaves);
        if (meant && line.isFatal(entry)) {
          listed.add(new Cook(places(line.moves()).get(entry.index() / 2), entry.move()));
          there = true;
        }
        open |= meant && !line.isHarmless(entry);
      }
    }
    require(there || open, "defects");
    return there;
  }

  /** Whether all that is fatal off a line, at positions of its own, is listed, and nothing open. */
  private boolean isListed(ToldLine line) {
    List<Place> places = places(line.moves());
    boolean all = true;
    for (ToldLine.Entry entry : line.entries()) {
      Place place = places.get(entry.index() / 2);
      if (entry.index() > line.parting() && !onLine.contains(place)) {
        boolean isListed = listed.contains(new Cook(place, entry.move()));
        require(isListed || !line.isFatal(entry), "defects");
        all &= isListed || line.isHarmless(entry);
      }
    }
    return all;
  }
}
