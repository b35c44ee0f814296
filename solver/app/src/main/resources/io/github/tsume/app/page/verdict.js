// A result on the page: what was proved, and every line to be played through.

import {element} from '../shared/dom.js';
import {rulesNamed} from '../shared/position.js';
import {goesOnAsAuthored, lineOf} from '../shared/row.js';
import {apart, numberText, said, text, textOr, timeText} from '../shared/texts.js';
import {
  countText, defectFacts, defectText, factTexts, headline, likeVerdict, noteText, provedText, refutedText, severityText,
  tryText,
} from '../shared/words.js';

const LISTED = 300; // Moves of one line, before more are asked for: helpmates may have thousands.

/**
 * The panel of a result.
 *
 * go(ply, branch): shows the position after a ply of a branch of the replay; edit(sfen): goes over to
 * another position
 */
export function verdictPanel(row, replay, go, edit) {
  const panel = element('div', {class: likeVerdict(row), 'data-verdict': row.word, 'data-certified': row.certified},
    element('p', {class: 'badge', tabindex: -1}, headline(row)));
  const shown = {row, replay, go};
  if (lineOf(row, 'mainline')) { // On a phone there is room for no more.
    panel.append(element('h3', {}, text('mainline')), moveButtons(shown, 'mainline'));
  }
  panel.append(element('p', {}, provedText(row)), element('p', {class: 'facts'}, factTexts(row).join(' ')),
    ...authored(shown), ...defects(shown), ...open(shown), ...variations(shown),
    ...notes(shown, edit), ...tries(shown), ...futile(shown)); // What to mend comes before what is merely so.
  if (row.timeMs !== undefined) {
    panel.append(element('p', {class: 'facts', 'data-nodes': row.nodes},
      text('used', numberText(row.nodes), timeText(row.timeMs))));
  }
  if (row.from) {
    panel.append(element('p', {class: 'facts'}, text('earlier', row.from)));
  }
  return panel;
}

/** The moves of a line as buttons, of a very long one some at a time; nothing if it has none. */
function moveButtons({replay, go}, of, n = 0) {
  const index = replay?.indexOf(of, n) ?? -1;
  if (index < 0) {
    return '';
  }
  const {line, ply: first} = replay.branches[index];
  const item = (says, onclick, attributes) => element('li', {}, element('button', {type: 'button', onclick, ...attributes}, says));
  const list = element('ol', {class: 'line', start: first});
  const listFrom = ply => {
    const next = Math.min(ply + LISTED, line.moves.length + 1);
    for (let at = ply; at < next; at++) {
      list.append(item(line.text(at), () => go(at, index), {'data-line': index, 'data-ply': at}));
    }
    const left = line.moves.length + 1 - next;
    left > 0 && list.append(item(text('line.more', numberText(left)), () => {
      list.lastChild.remove();
      listFrom(next);
      list.children[next - first].firstChild.focus({preventScroll: true});
    }, {'data-further': true}));
  };
  listFrom(first);
  return list;
}

function titled(key, entries, ...before) {
  return entries.length === 0 ? [] : [element('h3', {}, text(key)), ...before, ...entries];
}

/** The author's moves, where they are not those of the mainline. */
function authored(shown) {
  return goesOnAsAuthored(shown.row) ? [] : titled('authored', [moveButtons(shown, 'authored')]);
}

function defects(shown) {
  return titled('defects', shown.row.defects.map(defect => element('div',
    {class: 'entry ' + (defect.unsettled ? 'unsettled' : defect.severity), 'data-defect': defect.class},
    element('b', {}, defectText(defect.class)), text('gap'),
    element('small', {}, apart([
      severityText(defect.severity, defect),
      defect.ply ? text('ply', defect.ply) : '',
      defectFacts(defect, rulesNamed(shown.row.rules)),
    ])),
    moveButtons(shown, 'defects', defect.n))));
}

function open(shown) {
  return titled('unsettled', shown.row.open.map(entry => {
    const moves = moveButtons(shown, 'open', entry.n);
    return element('div', {class: 'entry'},
      moves || apart([text('ply', entry.ply), entry.usi ?? text('unsettled.all')]),
      element('small', {}, refutedText(entry)));
  }));
}

function variations(shown) {
  const {row} = shown;
  const as = (of, {n, ply}) => `${ply} ${lineOf(row, of, n)?.usi}`;
  const told = row.defects.map(defect => as('defects', defect));
  const entries = row.variations.filter(entry => !told.includes(as('variations', entry))).map(entry => element('div', {class: 'entry'},
    element('small', {}, apart([
      text('ply', entry.ply),
      countText('plies', entry),
      entry.equal ? text('variation.equal') : '',
      entry.futile ? text('variation.futile') : '',
    ])),
    moveButtons(shown, 'variations', entry.n)));
  return entries.length === 0 ? [] : [element('details', {open: entries.length < 6},
    element('summary', {}, text('variations')), ...entries)];
}

/** Checks off the mainline, each with the moves that refute it. */
function tries(shown) {
  const entries = shown.row.tries.map(entry => element('div', {class: 'entry', 'data-try': true},
    element('small', {}, apart([text('ply', entry.ply), tryText(entry)])),
    moveButtons(shown, 'tries', entry.n)));
  return entries.length === 0 ? [] : [element('details', {open: entries.length < 6},
    element('summary', {}, text('tries.refuted', entries.length)), ...entries)];
}

function futile(shown) {
  const entries = shown.row.notes.filter(note => note.futile).map(note =>
    element('div', {class: 'entry'}, apart([text('ply', note.ply), saidHere(note.why)]),
      moveButtons(shown, 'notes', note.n)));
  return titled('futile', entries, element('p', {}, text('futile.intro')));
}

function notes(shown, edit) {
  const entries = shown.row.notes.filter(note => !note.futile).map(note =>
    element('div', {class: 'entry'},
      element('b', {}, noteText(note)), text('gap'), saidHere(note.why), moveButtons(shown, 'notes', note.n),
      note.position ? element('button', {
        type: 'button', 'data-repair': true, onclick: () => edit(note.position),
      }, text('note.on-board')) : ''));
  return titled('notes', entries);
}

/** A sentence of the program, with what can be done on the page in the place of options. */
export function saidHere(words) {
  return said(words).replace(/--defender-hand [a-z-]+|--[a-z-]+/g, option => textOr('option.' + option.replace(' ', '_'), option));
}
