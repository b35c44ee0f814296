// What the device keeps of problems that were solved on it: which, how fast, how many in a row, and how strong
// that shows somebody to be.

import {load, save} from '../shared/kept.js';

const KEY = 'tsume.solved';
const MOST = 3000;
const Q = Math.LN10 / 400; // Of Glicko: ten to one is 400 points.
const SUREST = 50; // Nobody's strength stays the same.

/** How many were solved one after another without a mistake, how many at best, which, and the rating, with its doubt. */
export function streak() {
  return {now: 0, best: 0, solved: {}, rating: 1200, doubt: 350, ...load(KEY, {})};
}

/** What a problem says of whoever solves it or does not, by Glicko; its own strength is that of its plies and its rank. */
function rate(all, {length, rank = 0, rated}, won) {
  if (!rated) {
    return; // Nobody knows how strong helpmates are.
  }
  const strength = 600 + 300 * Math.log2(length + 1) + 10 * rank;
  const expected = 1 / (1 + 10 ** ((strength - all.rating) / 400));
  const variance = 1 / (all.doubt ** -2 + Q * Q * expected * (1 - expected));
  all.rating += Q * variance * (won - expected);
  all.doubt = Math.max(SUREST, Math.sqrt(variance));
}

export function endStreak(name, found) {
  const all = streak();
  all.now = 0;
  all.solved[name] || rate(all, found, 0);
  save(KEY, all);
}

/** Keeps that a problem was solved; only the first time counts. */
export function solvedNow(name, found, {millis, wrong, helped, cook}) {
  const all = streak();
  if (!helped && !all.solved[name]) {
    all.now++;
    all.best = Math.max(all.best, all.now);
    rate(all, found, 1);
  }
  all.solved[name] ??= {millis, wrong, helped, cook};
  const names = Object.keys(all.solved);
  names.slice(0, Math.max(0, names.length - MOST)).forEach(old => delete all.solved[old]);
  save(KEY, all);
}

/** What is kept of all problems that were solved here, by name. */
export function solvedHere() {
  return streak().solved;
}
