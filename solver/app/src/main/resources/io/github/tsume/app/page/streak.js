// What the device keeps of problems that were solved on it: which, how fast, how many in a row.

import {load, save} from '../shared/kept.js';

const KEY = 'tsume.solved';
const MOST = 3000;

function kept() {
  const {now = 0, best = 0, solved = {}} = load(KEY, {});
  return {now, best, solved};
}

/** How many were solved one after another without a mistake, and how many at best. */
export function streak() {
  const {now, best} = kept();
  return {now, best};
}

export function endStreak() {
  save(KEY, {...kept(), now: 0});
}

/** Keeps that a problem was solved; only the first time counts. */
export function solvedNow(name, {millis, wrong, helped, cook}) {
  const all = kept();
  if (!helped && !all.solved[name]) {
    all.now++;
    all.best = Math.max(all.best, all.now);
  }
  all.solved[name] ??= {millis, wrong, helped, cook};
  const names = Object.keys(all.solved);
  names.slice(0, Math.max(0, names.length - MOST)).forEach(old => delete all.solved[old]);
  save(KEY, all);
}

/** What is kept of all problems that were solved here, by name. */
export function solvedHere() {
  return kept().solved;
}
