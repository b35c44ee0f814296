package io.github.tsume.judgement;

/**
 * A check off the mainline of which it is not known whether it mates.
 *
 * @param ply its ply, from 1
 * @param move the check; 0 for all of that ply
 * @param refutedWithin the most plies, the check counted, of which it is known that it does not
 *     mate within them, futile interpositions left out; 0 if nothing is known
 */
public record OpenMove(int ply, int move, int refutedWithin) {
  /** An open move of which nothing is known. */
  public OpenMove(int ply, int move) {
    this(ply, move, 0);
  }
}
