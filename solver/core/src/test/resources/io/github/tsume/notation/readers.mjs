// Reads files of ours with the npm packages tsshogi and json-kifu-format, which nobody here wrote,
// and compares what they make of them with manifest.tsv:
//   number <tab> SFEN at the end of the main line <tab> variations <tab> moves of the main line
// Usage: node readers.mjs DIRECTORY (with node_modules above or beside this file).
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

const directory = process.argv[2];
const require = createRequire(path.join(directory, 'x.js'));
const tsshogi = require('tsshogi');
const kifuForJs = require('json-kifu-format');
const failures = [];

const sortedHands = (hands) =>
  hands === '-' ? hands : hands.match(/\d*[A-Za-z]/g).map((x) => (/^\d/.test(x) ? x : '1' + x)).sort().join('');
const canonical = (sfen) => {
  const [board, side, hands] = sfen.split(' ');
  return `${board} ${side} ${sortedHands(hands)}`;
};

function variations(record) {
  let count = 0;
  const visit = (first) => {
    for (let node = first; node; node = node.next) {
      if (node.isFirstBranch) {
        for (let other = node.branch; other; other = other.branch) {
          count++;
          visit(other.next);
        }
      }
    }
  };
  visit(record.first);
  return count;
}

const forks = (moves) =>
  moves.reduce((sum, move) => sum + (move.forks ?? []).reduce((n, fork) => n + 1 + forks(fork), 0), 0);

const rows = fs.readFileSync(path.join(directory, 'manifest.tsv'), 'utf8').trim().split('\n');
for (const row of rows) {
  const [number, end, branches, plies] = row.split('\t');
  const text = (extension) => fs.readFileSync(path.join(directory, `${number}.${extension}`), 'utf8');
  const readers = { kif: tsshogi.importKIF, ki2: tsshogi.importKI2, csa: tsshogi.importCSA, jkf: tsshogi.importJKFString };
  for (const [extension, read] of Object.entries(readers)) {
    const name = `tsshogi ${number}.${extension}`;
    const record = read(text(extension));
    if (record instanceof Error) {
      failures.push(`${name}: ${record.message}`);
      continue;
    }
    record.goto(1 << 20);
    const reached = canonical(record.position.sfen);
    if (reached !== canonical(end)) failures.push(`${name}: ${reached} instead of ${end}`);
    const expected = extension === 'csa' ? 0 : Number(branches);
    if (variations(record) !== expected) failures.push(`${name}: ${variations(record)} variations instead of ${expected}`);
  }
  for (const [extension, read] of [['kif', kifuForJs.Parsers.parseKIF], ['csa', kifuForJs.Parsers.parseCSA]]) {
    const name = `json-kifu-format ${number}.${extension}`;
    try {
      const record = read(text(extension));
      const moves = record.moves.filter((move) => move.move).length;
      if (moves !== Number(plies)) failures.push(`${name}: ${moves} moves instead of ${plies}`);
      if (extension === 'kif' && forks(record.moves) !== Number(branches)) failures.push(`${name}: ${forks(record.moves)} forks instead of ${branches}`);
    } catch (error) {
      failures.push(`${name}: ${error.message}`);
    }
  }
}
console.log(failures.length === 0 ? `ok ${rows.length}` : failures.join('\n'));
