package tsume.soundness;

/**
 * A check off the mainline of which it is not known whether it mates.
 *
 * @param ply its ply, from 1
 * @param move the check; 0 for all of that ply
 */
public record OpenMove(int ply, int move) {}
