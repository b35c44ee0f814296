// The list of the last positions: the versions of a work, each with what it has otherwise than the board.

import {element} from '../shared/dom.js';
import {apart, language, text} from '../shared/texts.js';
import {verdictText} from '../shared/words.js';
import {squareWord} from './squares.js';
import {recent} from './store.js';

const MOST_CHANGES = 8; // What differs by more is another work.

/** Fills the list; editor: what is on the board; open(entry): puts one onto it. */
export function listRecent(root, editor, open) {
  const entries = recent();
  root.replaceChildren(...entries.map(entry => {
    const verdict = entry.result ? verdictText(entry.result) : '';
    const length = entry.length ? text('plies.' + (entry.kind ?? 'puzzle'), entry.length) : '';
    const name = entry.title || entry.sfen.split(' ')[0];
    return element('li', {}, element('button', {type: 'button', onclick: () => open(entry)}, apart([name, verdict, length])), changes(entry, editor));
  }));
  if (entries.length === 0) {
    root.replaceChildren(element('li', {}, text('recent.none')));
  }
}

/** The pieces that a version has and the board has not, and the other way round. */
function changes({told, rules: name}, editor) {
  const {rules} = editor.position;
  if (!told || name !== rules.name) {
    return '';
  }
  const [there, here] = [told, editor.told].map(all => all.split(/\s+/).slice(0, -1));
  const words = [['+', there, here], ['−', here, there]].flatMap(([sign, some, others]) =>
    some.filter(one => one && !others.includes(one)).map(one => sign + pieceAt(one, rules)));
  return words.length > MOST_CHANGES ? '' : element('small', {}, ' ' + words.join(' '));
}

/** A piece as the program is told it, "20G" on a square or "G2" in a hand, as people write it. */
function pieceAt(told, rules) {
  const [, square, letter, count] = /^(\d*)(\D+)(\d*)$/.exec(told);
  const name = language.isJapanese ? rules.byLetter.get(letter.toUpperCase()).name : letter.toUpperCase();
  return (letter === letter.toUpperCase() ? '' : 'v') + name + (square ? squareWord(square, rules) : '×' + count);
}
