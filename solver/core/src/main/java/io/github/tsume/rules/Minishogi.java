package io.github.tsume.rules;

/** Minishogi (Gogo shogi): the pieces of shogi, without knight and lance, on five by five. */
public final class Minishogi {
  public static final Ruleset RULES =
      new Ruleset.Builder("minishogi", 5, 5)
          .types(
              PieceType.plain('K', "king", "玉", 2, StandardShogi.KING),
              new PieceType('R', "rook", "飛", 2, StandardShogi.ROOK, StandardShogi.DRAGON),
              new PieceType('B', "bishop", "角", 2, StandardShogi.BISHOP, StandardShogi.HORSE),
              PieceType.plain('G', "gold", "金", 2, StandardShogi.GOLD),
              new PieceType('S', "silver", "銀", 2, StandardShogi.SILVER, StandardShogi.GOLD),
              new PieceType('P', "pawn", "歩", 2, StandardShogi.PAWN, StandardShogi.GOLD))
          .promotion(1, false)
          .pawn('P', 1)
          .start("rbsgk/4p/5/P4/KGSBR b - 1")
          .build();

  private Minishogi() {}
}
