// What the browser keeps between visits: settings and the last positions. It may keep nothing.

import {load, save} from '../shared/kept.js';

const RECENT = 'tsume.recent';
const MOST = 30;
const ORIGIN = 'tsume.origin';
const LIST = 'tsume.list';
const TAB = 'sessionStorage';
const LONGEST = 50_000; // Characters of a text that are kept with a position.

export function recent() {
  const entries = load(RECENT, []);
  return Array.isArray(entries) ? entries.filter(entry => typeof entry?.sfen === 'string') : [];
}

/** Puts a position in front of the last ones. */
export function remember(entry) {
  const kept = {...entry, origin: entry.origin?.text.length <= LONGEST ? entry.origin : null};
  const same = other => other.sfen === kept.sfen && other.rules === kept.rules
    && (other.origin?.text ?? '') === (kept.origin?.text ?? '');
  save(RECENT, [kept, ...recent().filter(other => !same(other))].slice(0, MOST));
}

/** The list that this tab uses from now on. */
export function useList(name) {
  save(LIST, name);
  save(LIST, name, TAB);
}

/** The lists that this tab, and any tab, used last, if it is known. */
export function listOfTab() {
  return [load(LIST, null, TAB), load(LIST, null)];
}

/** Keeps the page itself, for when there is no network. */
export async function keepOffline() {
  try {
    await navigator.serviceWorker.register('offline.js');
  } catch {
    // A browser, or a page around this one, that does not let it be kept.
  }
}

/** Keeps for a reload of this tab what its position was read from; null for nothing. */
export function keepOrigin(origin) {
  save(ORIGIN, null, TAB); // So that none is left if there is no room for this one.
  save(ORIGIN, origin, TAB);
}

export function keptOrigin() {
  return load(ORIGIN, null, TAB);
}
