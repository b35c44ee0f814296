package io.github.tsume.app.cli.options;

/** The shells there are scripts for. */
public enum Shell {
  BASH,
  ZSH,
  FISH
}
