// Reads files of ours with the npm packages tsshogi and json-kifu-format, prints the trees that they
// see, and writes each record again in every format they have.
// Usage: node trees.mjs DIRECTORY (with node_modules above it). For N.kif, N.ki2, N.csa, N.jkf and
// N.usi there it writes trees.tsv, a line "N.kif <tab> reader <tab> start <tab> tree" each, and
// their files as N.theirs.kif and so on.
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

const directory = process.argv[2];
const require = createRequire(path.join(directory, 'x.js'));
const tsshogi = require('tsshogi');
const kifuForJs = require('json-kifu-format');

const ENDS = {
  resign: 'RESIGNATION', interrupt: 'INTERRUPTION', repetitionDraw: 'REPETITION', timeout: 'TIME_UP',
  foulLose: 'ILLEGAL_MOVE', foulWin: 'OPPONENT_ILLEGAL', impass: 'IMPASSE', enteringOfKing: 'DECLARATION',
  draw: 'DRAW', mate: 'MATE', noMate: 'NO_MATE',
};
const words = (text) => text.split('\n').filter((line) => line !== '').map((line) => `{${line}}`).join('');

/** The tree from a node on, as Java's CrossReadersTest writes it. */
function tree(first) {
  const steps = [];
  for (let node = first; node; node = node.next) {
    let text = 'type' in node.move ? ENDS[node.move.type] ?? 'OTHER' : node.move.usi;
    text += words(node.comment);
    if (node.isFirstBranch) {
      for (let other = node.branch; other; other = other.branch) text += `(${branch(other)})`;
    }
    steps.push(text);
  }
  return steps.join(' ');
}
function branch(node) {
  let text = 'type' in node.move ? ENDS[node.move.type] ?? 'OTHER' : node.move.usi;
  text += words(node.comment);
  const rest = node.next ? tree(node.next) : '';
  return rest ? `${text} ${rest}` : text;
}
const record = (read) => words(read.first.comment) + tree(read.first.next);

const LETTERS = { FU: 'P', KY: 'L', KE: 'N', GI: 'S', KI: 'G', KA: 'B', HI: 'R', OU: 'K' };
const JKF_ENDS = {
  TORYO: 'RESIGNATION', CHUDAN: 'INTERRUPTION', SENNICHITE: 'REPETITION', TIME_UP: 'TIME_UP',
  ILLEGAL_MOVE: 'ILLEGAL_MOVE', ILLEGAL_ACTION: 'OPPONENT_ILLEGAL', JISHOGI: 'IMPASSE', KACHI: 'DECLARATION',
  HIKIWAKE: 'DRAW', TSUMI: 'MATE', FUZUMI: 'NO_MATE',
};
const square = ({ x, y }) => x + 'abcdefghi'[y - 1];
function step(item) {
  const { move } = item;
  if (!move) return JKF_ENDS[(item.special ?? '').replace(/^[+-]/, '')] ?? 'OTHER';
  return move.from ? square(move.from) + square(move.to) + (move.promote ? '+' : '') : `${LETTERS[move.piece]}*${square(move.to)}`;
}
const forked = (moves) =>
  moves.map((item) => step(item) + words((item.comments ?? []).join('\n')) +
    (item.forks ?? []).map((fork) => `(${forked(fork)})`).join('')).join(' ');
// json-kifu-format keeps the star that makes a line of CSA a comment.
const starless = (read) => {
  for (const move of read.moves) move.comments = move.comments?.map((line) => line.replace(/^\*/, ''));
  return read;
};
const jkf = (read) => words((read.moves[0].comments ?? []).join('\n')) + forked(read.moves.slice(1));

const sfen = (text) => {
  const [board, side, hands] = text.split(' ');
  const sorted = hands === '-' ? '-' : hands.match(/\d*[A-Za-z]/g).map((x) => (/^\d/.test(x) ? x : '1' + x)).sort().join('');
  return `${board} ${side} ${sorted}`;
};

const READERS = {
  kif: tsshogi.importKIF, ki2: tsshogi.importKI2, csa: tsshogi.importCSA, jkf: tsshogi.importJKFString,
  usi: (text) => tsshogi.Record.newByUSI(text.trim()),
};
const WRITERS = {
  kif: tsshogi.exportKIF, ki2: tsshogi.exportKI2, csa: tsshogi.exportCSA, jkf: tsshogi.exportJKFString,
  usi: (read) => read.getUSI({ allMoves: true }) + '\n',
};
const OTHERS = {
  kif: kifuForJs.Parsers.parseKIF, ki2: kifuForJs.Parsers.parseKI2, csa: (text) => starless(kifuForJs.Parsers.parseCSA(text)),
  jkf: (text) => JSON.parse(text),
};

const lines = [];
const tell = (name, reader, run) => {
  let told;
  try {
    told = run();
  } catch (error) {
    told = ['error', String(error.message ?? error).split('\n')[0]];
  }
  lines.push([name, reader, ...told].join('\t'));
};
for (const name of fs.readdirSync(directory).filter((each) => /^\d+\.[a-z0-9]+$/.test(each))) {
  const [number, extension] = name.split('.');
  const text = fs.readFileSync(path.join(directory, name), 'utf8');
  tell(name, 'tsshogi', () => {
    const read = READERS[extension](text);
    if (read instanceof Error) throw read;
    const told = [sfen(read.initialPosition.sfen), record(read)];
    if (extension === 'kif') {
      for (const [format, write] of Object.entries(WRITERS)) {
        read.goto(0);
        fs.writeFileSync(path.join(directory, `${number}.theirs.${format}`), write(read));
      }
    }
    return told;
  });
  if (OTHERS[extension]) {
    tell(name, 'json-kifu-format', () => ['', jkf(OTHERS[extension](text))]);
  }
}
fs.writeFileSync(path.join(directory, 'trees.tsv'), lines.join('\n') + '\n');
console.log(`ok ${lines.length}`);
