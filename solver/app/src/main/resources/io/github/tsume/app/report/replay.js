// Playing through a result: its mainline and the branches that leave it.

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
    return moveText(this.at(ply - 1), this.moves[ply - 1], this.moves[ply - 2]);
  }
}

/** Whether a defect counts its plies along the author's line, which may leave the mainline. */
function isOfAuthorsLine(entry) {
  return entry.class === 'line-fails' || entry.class === 'line-stops';
}

/** The lines of a row, which of them is on the board, and how many of its moves are played. */
class Replay {
  constructor(row) {
    const start = startOf(row);
    const main = movesOf(row.line, start.rules);
    this.start = start;
    this.branches = [{line: new Line(start, main), ply: 1, entry: null}];
    const entries = [row.defects, row.open, row.notes, row.variations, row.tries].flat();
    if (row.authored) {
      entries.push(row.authoredEntry = {ply: 1, line: row.authored});
    }
    for (const entry of entries) {
      if (entry.line && entry.ply >= 1) {
        const along = isOfAuthorsLine(entry) ? movesOf(row.authored, start.rules) : main;
        const moves = [...along.slice(0, entry.ply - 1), ...movesOf(entry.line, start.rules)];
        this.branches.push({line: new Line(start, moves), ply: entry.ply, entry});
      }
    }
    this.branches.sort((a, b) => (b.entry === null) - (a.entry === null) || a.ply - b.ply);
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

  indexOf(entry) {
    return this.branches.findIndex(branch => branch.entry === entry);
  }

  go(ply, index = this.index) {
    this.index = Math.min(Math.max(index, 0), this.branches.length - 1);
    this.ply = Math.min(Math.max(ply, 0), this.line.moves.length);
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

/** The side whose hand books leave out: the defender's, if it holds all the rest. */
function hiddenHand(start) {
  return isComplete(start) && !hasTwoKings(start) ? 1 - start.side : undefined;
}
