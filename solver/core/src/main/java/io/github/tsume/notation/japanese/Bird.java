package io.github.tsume.notation.japanese;

/** A piece that only Tori shogi has, by which a text is taken for that game, and its place. */
public record Bird(String name, int line, int column) {}
