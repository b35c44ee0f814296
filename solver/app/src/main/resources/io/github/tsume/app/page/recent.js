// The list of the last positions.

import {element} from '../shared/dom.js';
import {apart, text} from '../shared/texts.js';
import {verdictText} from '../shared/words.js';
import {recent} from './store.js';

/** Fills the list; open(entry): puts one onto the board. */
export function listRecent(root, open) {
  const entries = recent();
  root.replaceChildren(...entries.map(entry => {
    const verdict = entry.result ? verdictText(entry.result) : '';
    const length = entry.length ? text('plies.' + (entry.kind ?? 'puzzle'), entry.length) : '';
    const name = entry.title || entry.sfen.split(' ')[0];
    return element('li', {}, element('button', {type: 'button', onclick: () => open(entry)}, apart([name, verdict, length])));
  }));
  if (entries.length === 0) {
    root.replaceChildren(element('li', {}, text('recent.none')));
  }
}
