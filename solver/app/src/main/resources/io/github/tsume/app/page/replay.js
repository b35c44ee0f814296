// Playing through the lines of a result.

import {afterMove, moveOf} from './position.js';

export class Replay {
  /** The lines as the solver sends them, the mainline first. */
  constructor(start, lines) {
    this.start = start;
    this.lines = lines;
    this.main = (lines.find(line => line.kind === 'mainline')?.usi ?? []);
    this.index = 0;
    this.ply = 0;
  }

  /** All moves of a line from the initial position on, in USI. */
  movesOf(index) {
    const line = this.lines[index];
    return line ? [...this.main.slice(0, line.ply - 1), ...line.usi] : [];
  }

  get moves() {
    return this.movesOf(this.index);
  }

  /** What is to be seen, null at the start of the mainline: there one edits. */
  get shown() {
    if (this.ply === 0) {
      return null;
    }
    const {rules} = this.start;
    let position = this.start;
    let move = null;
    for (const usi of this.moves.slice(0, this.ply)) {
      move = moveOf(usi, rules);
      position = afterMove(position, move);
    }
    return {position, move};
  }

  /** The text of the last move, in a language. */
  lastText(code) {
    const line = this.lines[this.index];
    const main = this.lines.find(other => other.kind === 'mainline');
    const [from, at] = this.ply >= line.ply ? [line, this.ply - line.ply] : [main, this.ply - 1];
    return from[code === 'ja' ? 'ja' : 'en'][at] ?? '';
  }

  go(index, ply) {
    this.index = Math.max(0, Math.min(index, this.lines.length - 1));
    this.ply = Math.max(0, Math.min(ply, this.moves.length));
  }

  /** To the next line, its first move just played. */
  turn(step) {
    const {length} = this.lines;
    if (length > 1) {
      const next = (this.index + step + length) % length;
      this.go(next, this.lines[next].ply);
    }
  }

  do(name) {
    const last = this.moves.length;
    const ply = {first: 0, back: this.ply - 1, on: this.ply + 1, last, edit: 0}[name];
    this.go(name === 'edit' || name === 'first' ? 0 : this.index, ply);
  }
}
