// Rules of shogi, minishogi and Tori shogi, written anew for the second verifier: it shares nothing with the program.
//
// A square is file * size + rank, from 0, so that the order of squares is that of their names. A move is one number:
// from << 8 | to << 1 | promotes; a drop has 128 + the letter's place in the alphabet for its `from`. Sorted as numbers,
// moves are sorted by their USI text. A piece is kind | 8 if promoted | 16 if white's; kind 7 is the king.

const KING = 7;
const around = [[0, -1, 1], [1, -1, 1], [-1, -1, 1], [1, 0, 1], [-1, 0, 1], [0, 1, 1], [1, 1, 1], [-1, 1, 1]];
const gold = around.slice(0, 6);
const rook = [[0, -1, 9], [0, 1, 9], [1, 0, 9], [-1, 0, 9]];
const bishop = [[1, -1, 9], [-1, -1, 9], [1, 1, 9], [-1, 1, 9]];
const diagonals = bishop.map(([f, r]) => [f, r, 1]);
const straights = rook.map(([f, r]) => [f, r, 1]);

// Moves of black's pieces as [files, ranks, longest]; files count to the left, ranks downwards.
const western = {
  R: [rook, [...rook, ...diagonals]],
  B: [bishop, [...bishop, ...straights]],
  G: [gold],
  S: [[[0, -1, 1], ...diagonals], gold],
  N: [[[1, -2, 1], [-1, -2, 1]], gold],
  L: [[[0, -1, 9]], gold],
  P: [[[0, -1, 1]], gold],
};
const birds = {
  F: [around.filter(([f, r]) => f !== 0 || r !== 1),
    [[0, -1, 1], [1, 0, 1], [-1, 0, 1], [1, -1, 9], [-1, -1, 9], [0, 1, 9], [1, 1, 2], [-1, 1, 2]]],
  C: [[...diagonals, [0, -1, 1], [0, 1, 1]]],
  R: [[[-1, 1, 1], [0, -1, 9], [1, 1, 9]]],
  L: [[[1, 1, 1], [0, -1, 9], [-1, 1, 9]]],
  P: [[[1, 1, 1], [-1, 1, 1], [0, -2, 1]]],
  S: [[[0, -1, 1]], [[2, -2, 1], [-2, -2, 1], [0, 2, 1]]],
};

const game = (size, zone, kinds, moves, set, pawn, perFile, forced) => ({size, zone, kinds, moves, set, pawn, perFile, forced});
export const games = {
  shogi: game(9, 3, "RBGSNLP", western, [2, 2, 4, 4, 4, 4, 18], "P", 1, false),
  minishogi: game(5, 1, "RBGSP", western, [2, 2, 2, 2, 2], "P", 1, false),
  tori: game(7, 2, "FCRLPS", birds, [2, 4, 2, 2, 4, 16], "S", 2, true),
};
for (const g of Object.values(games)) {
  g.squares = g.size * g.size;
  g.pawnKind = g.kinds.indexOf(g.pawn);
  g.reach = []; // by piece: for each square the rays, each a list of squares
  g.paths = []; // by piece: at from * squares + to, the squares between, where it attacks
  for (let piece = 0; piece < 32; piece++) {
    const kind = piece & 7, promoted = piece >> 3 & 1, turn = piece & 16 ? -1 : 1;
    const deltas = kind === KING ? (promoted ? null : around) : kind < g.kinds.length ? g.moves[g.kinds[kind]][promoted] : null;
    g.reach.push(deltas && Array.from({length: g.squares}, (_, from) => deltas.map(([df, dr, most]) => {
      const ray = [];
      let f = Math.floor(from / g.size), r = from % g.size;
      while (ray.length < most) {
        f += turn * df, r += turn * dr;
        if (f < 0 || r < 0 || f >= g.size || r >= g.size) break;
        ray.push(f * g.size + r);
      }
      return ray;
    }).filter((ray) => ray.length)));
    const paths = new Array(g.squares * g.squares).fill(null);
    g.reach[piece]?.forEach((rays, from) => rays.forEach((ray) => ray.forEach((to, i) => { paths[from * g.squares + to] = ray.slice(0, i); })));
    g.paths.push(paths);
  }
}

const EMPTY = 255;

export class Position {
  static of(rules, sfen) {
    const p = new Position(), g = games[rules];
    const [rows, side, hands, number, ...more] = sfen.split(" ");
    p.game = g, p.board = new Uint8Array(g.squares).fill(EMPTY), p.kings = [-1, -1];
    p.hands = [0, 1].map(() => new Uint8Array(g.kinds.length));
    p.side = side === "w" ? 1 : 0;
    const ranks = rows.split("/");
    ranks.forEach((row, r) => {
      let f = g.size - 1;
      for (const [, promoted, sign] of row.matchAll(/(\+?)([A-Za-z]|\d)/g)) {
        if (/\d/.test(sign)) { f -= Number(sign); continue; }
        const white = sign > "Z" ? 1 : 0, kind = sign.toUpperCase() === "K" ? KING : g.kinds.indexOf(sign.toUpperCase());
        p.board[f * g.size + r] = kind | (promoted ? 8 : 0) | white << 4;
        if (kind === KING) p.kings[white] = f * g.size + r;
        f--;
      }
    });
    for (const [, count, sign] of (hands === "-" ? "" : hands).matchAll(/(\d*)([A-Za-z])/g)) {
      p.hands[sign > "Z" ? 1 : 0][g.kinds.indexOf(sign.toUpperCase())] = Number(count || 1);
    }
    p.number = number;
    if (!/^[1-9]\d{0,8}$/.test(number) || more.length || p.sfen() !== sfen) throw new Error(`not the canonical SFEN of a position: ${sfen}`);
    return p;
  }

  sfen() {
    const {game: g} = this, rows = [];
    const letter = (piece) => {
      const sign = (piece & 7) === KING ? "K" : g.kinds[piece & 7];
      return (piece & 8 ? "+" : "") + (piece & 16 ? sign.toLowerCase() : sign);
    };
    for (let r = 0; r < g.size; r++) {
      let row = "", gap = 0;
      for (let f = g.size - 1; f >= 0; f--) {
        const piece = this.board[f * g.size + r];
        if (piece === EMPTY) { gap++; continue; }
        row += (gap || "") + letter(piece), gap = 0;
      }
      rows.push(row + (gap || ""));
    }
    const held = [0, 1].map((s) => [...g.kinds].map((k, i) => {
      const n = this.hands[s][i];
      return n ? (n > 1 ? n : "") + (s ? k.toLowerCase() : k) : "";
    }).join("")).join("");
    return `${rows.join("/")} ${this.side ? "w" : "b"} ${held || "-"} ${this.number}`;
  }

  /** What is wrong with it, or null. */
  fault() {
    const {game: g} = this, count = new Array(g.kinds.length).fill(0);
    const kings = [0, 0], pawns = new Map();
    for (let at = 0; at < g.squares; at++) {
      const piece = this.board[at];
      if (piece === EMPTY) continue;
      if ((piece & 7) === KING) { kings[piece >> 4]++; continue; }
      count[piece & 7]++;
      if (!g.reach[piece] || !g.reach[piece][at].length) return "a piece that never moves";
      if ((piece & 15) === g.pawnKind) {
        const file = Math.floor(at / g.size) + (piece & 16) * 16;
        pawns.set(file, (pawns.get(file) ?? 0) + 1);
        if (pawns.get(file) > g.perFile) return "pawns on a file";
      }
    }
    count.forEach((n, kind) => { count[kind] = n + this.hands[0][kind] + this.hands[1][kind]; });
    if (count.some((n, kind) => n > g.set[kind])) return "more pieces than the set has";
    if (kings[0] > 1 || kings[1] > 1 || !kings[1 - this.side]) return "kings";
    if (this.attacked(this.kings[1 - this.side], this.side)) return "the side that is not to move is in check";
    return null;
  }

  key() { return String.fromCharCode(...this.board) + this.side; }

  /** Whether a square is attacked by a side's pieces. */
  attacked(square, side) { return this.checkers(square, side, 1).length > 0; }

  /** The squares from which a side attacks one, at most so many; `lifted` is a square taken as empty. */
  checkers(square, side, most = 9, lifted = -1) {
    const found = [], {paths, squares} = this.game, board = this.board;
    for (let from = 0; from < squares; from++) {
      const piece = board[from];
      if (piece === EMPTY || piece >> 4 !== side) continue;
      const path = paths[piece][from * squares + square];
      if (path === null || path.some((at) => board[at] !== EMPTY && at !== lifted)) continue;
      if (found.push(from) === most) break;
    }
    return found;
  }

  get inCheck() { return this.kings[this.side] >= 0 && this.attacked(this.kings[this.side], 1 - this.side); }

  /** The squares between a piece and one that it attacks on a line; none for a step or a jump. */
  between(from, to) { return this.game.paths[this.board[from]][from * this.game.squares + to] ?? []; }

  inZone(square) {
    const r = square % this.game.size;
    return this.side ? r >= this.game.size - this.game.zone : r < this.game.zone;
  }

  /** All legal moves, sorted. */
  moves() {
    const {game: g, board, side} = this, out = [], king = this.kings[side];
    const checkers = king < 0 ? [] : this.checkers(king, 1 - side);
    const safe = (move) => {
      if (king < 0) return true;
      const undo = this.play(move);
      const held = !this.attacked(this.kings[side], 1 - side);
      this.undo(move, undo);
      return held;
    };
    for (let from = 0; from < g.squares; from++) {
      const piece = board[from];
      if (piece === EMPTY || piece >> 4 !== side) continue;
      const kind = piece & 7, promotes = kind !== KING && !(piece & 8) && g.moves[g.kinds[kind]][1];
      for (const ray of g.reach[piece][from]) {
        for (const to of ray) {
          const there = board[to];
          if (there !== EMPTY && there >> 4 === side) break;
          const move = from << 8 | to << 1;
          if (safe(move)) {
            const may = promotes && (this.inZone(from) || this.inZone(to));
            if (!(may && g.forced) && g.reach[piece][to].length) out.push(move);
            if (may) out.push(move | 1);
          }
          if (there !== EMPTY) break;
        }
      }
    }
    if (checkers.length < 2) {
      const room = checkers.length ? this.between(checkers[0], king) : null;
      g.kinds.split("").forEach((letter, kind) => {
        if (!this.hands[side][kind]) return;
        for (let to = 0; to < g.squares; to++) {
          if (board[to] !== EMPTY || (room && !room.includes(to)) || !g.reach[kind | side << 4][to].length) continue;
          if (kind === g.pawnKind && !this.mayDropPawn(to)) continue;
          out.push(128 + letter.charCodeAt(0) - 64 << 8 | to << 1);
        }
      });
    }
    return out.sort((a, b) => a - b);
  }

  /** All legal moves that give check, sorted. */
  checks() {
    const {game: g, board, side} = this, king = this.kings[1 - side];
    return king < 0 ? [] : this.moves().filter((move) => {
      const from = move >> 8, to = move >> 1 & 127;
      if (from >= 128) {
        const path = g.paths[g.kinds.indexOf(String.fromCharCode(from - 64)) | side << 4][to * g.squares + king];
        return path !== null && path.every((at) => board[at] === EMPTY);
      }
      const taken = this.play(move), check = this.attacked(king, side);
      this.undo(move, taken);
      return check;
    });
  }

  mayDropPawn(to) {
    const {game: g, side} = this, pawn = g.pawnKind | side << 4, file = to - to % g.size;
    let same = 0;
    for (let r = 0; r < g.size; r++) same += this.board[file + r] === pawn;
    if (same >= g.perFile) return false;
    const king = this.kings[1 - side];
    if (king < 0 || !g.reach[pawn][to].some((ray) => ray[0] === king)) return true;
    const move = 128 + g.pawn.charCodeAt(0) - 64 << 8 | to << 1;
    const undo = this.play(move), mates = this.moves().length === 0;
    this.undo(move, undo);
    return !mates;
  }

  play(move) {
    const from = move >> 8, to = move >> 1 & 127, {side, board, game: g} = this, taken = board[to];
    if (from >= 128) {
      const kind = g.kinds.indexOf(String.fromCharCode(from - 64));
      this.hands[side][kind]--, board[to] = kind | side << 4;
    } else {
      board[to] = board[from] | (move & 1 ? 8 : 0), board[from] = EMPTY;
      if ((board[to] & 7) === KING) this.kings[side] = to;
      if (taken !== EMPTY) this.hands[side][taken & 7]++;
    }
    this.side = 1 - side;
    return taken;
  }

  undo(move, taken) {
    const from = move >> 8, to = move >> 1 & 127, {board, game: g} = this, side = this.side = 1 - this.side;
    if (from >= 128) {
      this.hands[side][g.kinds.indexOf(String.fromCharCode(from - 64))]++, board[to] = EMPTY;
    } else {
      board[from] = board[to] & (move & 1 ? ~8 : ~0), board[to] = taken;
      if ((board[from] & 7) === KING) this.kings[side] = from;
      if (taken !== EMPTY) this.hands[side][taken & 7]--;
    }
  }

  usi(move) {
    const name = (s) => Math.floor(s / this.game.size) + 1 + String.fromCharCode(97 + s % this.game.size);
    const from = move >> 8, to = name(move >> 1 & 127);
    return from >= 128 ? String.fromCharCode(from - 64) + "*" + to : name(from) + to + (move & 1 ? "+" : "");
  }

  /** The legal move with a text, or -1. */
  move(usi) { return this.moves().find((move) => this.usi(move) === usi) ?? -1; }

  copy() {
    const p = Object.assign(new Position(), this);
    p.board = this.board.slice(), p.hands = this.hands.map((h) => h.slice()), p.kings = [...this.kings];
    return p;
  }
}
