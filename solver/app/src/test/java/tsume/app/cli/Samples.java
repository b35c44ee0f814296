package tsume.app.cli;

/** Positions for tests. */
final class Samples {
  /** Mate in 3. */
  static final String MATE_3 = "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";

  /** Mate in 5, the defender's hand not stated. */
  static final String MATE_5 = "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b S 1";

  /** Mate in 1, in 13 with every interposition counted. */
  static final String MATE_1_RAW_13 = "7l1/7pk/9/9/8+P/9/9/9/8L b 2r2b4g4s2n2l16p 1";

  /** No mate. */
  static final String NO_MATE = "4k4/9/9/9/9/9/9/9/9 b P2r2b4g4s4n4l17p 1";

  /** Too hard for a few nodes: no. 1 of Zukō. */
  static final String HARD = "1pG1B4/Gs+P6/pP7/n1ls5/3k5/nL4+r1b/1+p1p+R4/1S7/2N6 b SP2gn2l11p 1";

  /** Mate in 43, whose length takes about 100,000 nodes: no. 45 of Zukō. */
  static final String MATE_43 = "1b+P6/2B6/G1S6/+p2N5/gl2+R4/pkpg5/3S5/2R6/2L6 b NPg2s2n2l13p 1";

  private Samples() {}
}
