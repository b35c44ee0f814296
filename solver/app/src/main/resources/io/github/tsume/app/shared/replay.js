// Playing through a result: its mainline and the branches that leave it.

import {afterMove, moveOf} from './position.js';
import {language} from './texts.js';

/** A line from the initial position on; its positions are made when they are asked for. */
class Line {
  constructor(start, moves) {
    this.moves = moves;
    this.positions = [start];
  }

  /** The position after a number of moves. */
  at(count) {
    while (this.positions.length <= count) {
      const last = this.positions.length - 1;
      this.positions.push(afterMove(this.positions[last], this.moves[last]));
    }
    return this.positions[count];
  }

  /** The move of a ply, from 1, for people. */
  text(ply) {
    return this.moves[ply - 1][language.code];
  }
}

/** The moves of a line as the program tells it: in USI, and in words of each language. */
function movesOf({usi, ja, en}, rules) {
  return usi.map((move, i) => ({...moveOf(move, rules), ja: ja[i], en: en[i]}));
}

/** The lines of a result, which of them is on the board, and how many of its moves are played. */
export class Replay {
  /** lines: as the program tells them, each {of, n, ply, ofAuthor, usi, ja, en} */
  constructor(start, lines = []) {
    this.start = start;
    const whole = of => {
      const line = lines.find(other => other.of === of);
      return line ? movesOf(line, start.rules) : [];
    };
    const main = whole('mainline');
    const author = whole('authored');
    this.branches = [{of: 'mainline', n: 0, ply: 1, line: new Line(start, main)}];
    for (const line of lines) {
      if (line.of !== 'mainline') {
        const before = (line.ofAuthor ? author : main).slice(0, line.ply - 1);
        const moves = line.of === 'authored' ? author : [...before, ...movesOf(line, start.rules)];
        this.branches.push({of: line.of, n: line.n, ply: line.ply, line: new Line(start, moves)});
      }
    }
    this.branches.sort((a, b) => (b.of === 'mainline') - (a.of === 'mainline') || a.ply - b.ply);
    this.index = 0;
    this.ply = 0;
  }

  get branch() {
    return this.branches[this.index];
  }

  get line() {
    return this.branch.line;
  }

  get position() {
    return this.line.at(this.ply);
  }

  get lastMove() {
    return this.line.moves[this.ply - 1];
  }

  /** The branches that leave the line on the board with its next move, the mainline first if it is that line. */
  get leaving() {
    const {ply} = this;
    return this.branches.filter(({line, ply: first}, i) => (i === 0 || first === ply + 1)
      && line.moves.length > ply && line.moves[ply - 1] === this.lastMove);
  }

  /** The index of the branch of an entry of a list; -1 if it has no moves that can be played. */
  indexOf(of, n) {
    return this.branches.findIndex(branch => branch.of === of && branch.n === n);
  }

  go(ply, index = this.index) {
    this.index = Math.min(Math.max(index, 0), this.branches.length - 1);
    this.ply = Math.min(Math.max(ply, 0), this.line.moves.length);
  }

  /** By the name of a button or key: first, back, on, last. */
  step(name) {
    this.go({first: 0, back: this.ply - 1, on: this.ply + 1, last: Infinity}[name]);
  }

  /** To a branch, with its first move just played. */
  enter(index) {
    this.go(this.branches[index].ply, index);
  }

  /** To the next branch, or back; from the mainline to the next one that leaves it from here. */
  turn(step) {
    const {length} = this.branches;
    if (length === 1) {
      return;
    }
    if (this.index > 0) {
      const next = (this.index + step + length) % length;
      next === 0 ? this.go(this.branch.ply, 0) : this.enter(next);
      return;
    }
    const from = Math.max(1, this.ply);
    const ahead = this.branches.findIndex((branch, i) => i > 0 && branch.ply >= from);
    if (step > 0) {
      this.enter(ahead > 0 ? ahead : 1);
    } else {
      this.enter(ahead > 1 ? ahead - 1 : length - 1);
    }
  }
}
