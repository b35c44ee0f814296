package io.github.tsume.app.cli;

/** Positions for tests. */
public final class Samples {
  /** Mate in 3. */
  public static final String MATE_3 = "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";

  /** Mate in 5, the defender's hand not stated. */
  static final String MATE_5 = "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b S 1";

  /** Mate in 1, in 13 with every interposition counted. */
  static final String MATE_1_RAW_13 = "7l1/7pk/9/9/8+P/9/9/9/8L b 2r2b4g4s2n2l16p 1";

  /** No mate. */
  static final String NO_MATE = "4k4/9/9/9/9/9/9/9/9 b P2r2b4g4s4n4l17p 1";

  /** Too hard for a few nodes: no. 1 of Zukō. */
  static final String HARD = "1pG1B4/Gs+P6/pP7/n1ls5/3k5/nL4+r1b/1+p1p+R4/1S7/2N6 b SP2gn2l11p 1";

  /** Mate in 85; the quick attempt of 200,000 nodes is not enough: no. 43 of Zukō. */
  static final String MATE_85 =
      "p3l3+P/1s1l2p2/5+P3/gp3NPpp/+R1S2+bLg1/1+pkN3G1/3p1P3/2N1S2R1/N4+p2B b S3Pgl3p 1";

  /** Cooked, which the quick attempt soon finds, though not all else: no. 33 of Zukō. */
  static final String COOKED_17 = "l8/1n7/np3B3/SR1+P5/k1N6/9/1Ps6/1N7/5+B3 b r4g2s3l15p 1";

  private Samples() {}
}
