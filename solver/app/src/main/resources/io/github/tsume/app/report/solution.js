// The right-hand page: mainline, defects, what is open, futile interpositions, notes, record.

import {button, element} from '../shared/dom.js';
import {rulesNamed} from '../shared/position.js';
import {goesOnAsAuthored, lineOf} from '../shared/row.js';
import {apart, said, text} from '../shared/texts.js';
import {
  countText, defectText, isReached, noteText, piecesText, refutedText, severityText, tryText, whyText,
} from '../shared/words.js';
import {copyText} from './parts.js';
import {moveList, page, step} from './play.js';
import {recordOf} from './records.js';
import {ABOUT} from './rows.js';

const SHOWN_AT_ONCE = 8;

export function solution(row) {
  return element(
    'div',
    {class: 'solution'},
    mainline(row),
    authored(row),
    defects(row),
    openMoves(row),
    variations(row),
    tries(row),
    futile(row),
    notes(row),
    record(row));
}

function section(name, key, ...content) {
  return element('section', {class: name}, element('h3', {}, text(key)), ...content);
}

/** A section about some things; nothing if there are none. */
function sectionOf(things, name, key, ...content) {
  return things.length === 0 ? null : section(name, key, ...content);
}

function mainline(row) {
  if (!lineOf(row, 'mainline')) {
    return section('mainline', 'mainline', element('p', {}, text('mainline.none')));
  }
  const {length} = page.replay.branches[0].line.moves;
  return section('mainline', 'mainline', moveList(0, false),
    element('p', {class: 'end'}, endText(row, length)));
}

/** What stands beneath a line; a bound is no length. */
export function endText(row, length) {
  return row.exact ? text('mated', length) : text('mated.bound', length, row.length);
}

/** The author's moves, where they are not those of the mainline. */
function authored(row) {
  return goesOnAsAuthored(row) ? null
    : section('authored', 'authored', moveList(page.replay.indexOf('authored', 0), false));
}

function variations(row) {
  const columns = ['ply', 'move', 'length', 'remark', 'line'];
  return sectionOf(row.variations, 'variations', 'variations',
    branchTable('variations', columns, row.variations, (entry, index) => [
      entry.ply,
      entryMove(entry, index),
      countText('plies.short', entry),
      [
        entry.equal ? text('variation.equal') : '',
        entry.futile ? text('variation.futile') : '',
        entry.leftover ? piecesText(entry.leftover, rulesNamed(row.rules)) : '',
      ],
      entryLine(entry, index),
    ]));
}

function tries(row) {
  const columns = ['ply', 'move', 'length', 'line'];
  return sectionOf(row.tries, 'tries', 'tries', branchTable('tries', columns, row.tries, (entry, index) =>
    [entry.ply, entryMove(entry, index), tryText(entry), entryLine(entry, index)]));
}

/** The branch of an entry; -1 if it has no moves to be played. */
function indexOf({of, n}) {
  return page.replay?.indexOf(of, n) ?? -1;
}

/** A table of what leaves the mainline; a click on a row shows it on the board. */
function branchTable(name, columns, entries, cellsOf) {
  const rows = entries.map(entry => {
    const index = indexOf(entry);
    const enter = event => {
      if (index > 0 && !event.target.closest('button')) {
        step(() => page.replay.enter(index));
      }
    };
    return element('tr', {'data-entry': index > 0 ? index : undefined, onclick: enter},
      cellsOf(entry, index).map((content, i) =>
        element('td', {class: columns[i]}, ...[content].flat())));
  });
  const header = columns.map(key => element('th', {scope: 'col', class: key}, text('table.' + key)));
  return element('div', {class: 'scroll'},
    element('table', {class: 'branches ' + name},
      element('thead', {}, element('tr', {}, header)), element('tbody', {}, rows)));
}

/** The first move of a branch as a button that shows it; moves that cannot be played as text. */
function entryMove(entry, index) {
  if (index > 0) {
    const {line, ply} = page.replay.branches[index];
    return button(line.text(ply), () => step(() => page.replay.enter(index)), {
      'data-enter': index,
    });
  }
  return entry.usi?.split(' ')[0] ?? '';
}

function entryLine(entry, index) {
  return index > 0 ? moveList(index, true) : entry.usi ?? '';
}

function defects(row) {
  if (row.defects.length === 0) {
    const judged = row.verdict && isReached(row) && !row.undecided;
    return judged ? section('defects', 'defects', element('p', {}, text('defects.none'))) : null;
  }
  const grave = row.found.filter(defect => defect.fatal);
  const others = row.found.filter(defect => !defect.fatal);
  return section('defects', 'defects',
    grave.length > 0 ? defectTable(row, grave) : '',
    others.length > 0 ? element('details', {class: 'others', open: unfolded(grave, others)},
      element('summary', {}, othersText(others)), defectTable(row, others)) : '');
}

/** Few defects, where none is fatal, need no unfolding. */
function unfolded(grave, others) {
  return grave.length === 0 && others.length <= SHOWN_AT_ONCE;
}

/** How many defects there are that are not fatal: flaws 2, tolerated 5. */
function othersText(others) {
  const parts = ABOUT.severities.map(severity => {
    const count = others.filter(defect => defect.severity === severity).length;
    return count === 0 ? '' : text('defects.counted', severityText(severity), count);
  });
  return apart(parts);
}

function defectTable(row, entries) {
  const columns = ['ply', 'move', 'class', 'severity', 'length', 'line'];
  return branchTable('found', columns, entries, (defect, index) => [
    defect.ply ?? '',
    entryMove(defect, index),
    [
      defectText(defect.class),
      defect.why ? element('small', {}, ` (${whyText(defect)})`) : '',
      defect.unsettled ? element('small', {}, ` (${text('word.' + defect.unsettled)})`) : '',
      defect.leftover
        ? element('small', {}, text('left', piecesText(defect.leftover, rulesNamed(row.rules)))) : '',
    ],
    element('span', {class: 'severity ' + (defect.unsettled ? 'unsettled' : defect.severity)},
      severityText(defect.severity, defect)),
    countText('plies.short', defect),
    entryLine(defect, index),
  ]);
}

function openMoves(row) {
  return sectionOf(row.open, 'open', 'unsettled', element('ul', {class: 'open-moves'}, row.unsettled.map(open => {
    const index = indexOf(open);
    const move = index > 0 ? entryMove(open, index) : open.usi ?? text('unsettled.all');
    return element('li', {'data-entry': index > 0 ? index : undefined},
      text('ply', open.ply) + ' ', move, ' ' + refutedText(open));
  })));
}

function futile(row) {
  const entries = row.notes.filter(note => note.futile);
  return sectionOf(entries, 'futile', 'futile', element('p', {}, text('futile.intro')),
    element('ul', {}, entries.map(note => {
      const index = indexOf(note);
      return element('li', {}, text('ply', note.ply) + ' ', entryMove(note, index), ' ',
        said(note.why), lineOf(row, 'notes', note.n)?.usi.length > 1 ? moveList(index, true) : '');
    })));
}

export function notes(row) {
  const entries = row.notes.filter(note => !note.futile);
  return sectionOf(entries, 'notes', 'notes', element('dl', {}, entries.map(note => {
    const index = indexOf(note);
    const where = note.ply ? ` (${text('ply', note.ply)})` : '';
    return [
      element('dt', {}, noteText(note) + where),
      element('dd', {}, said(note.why), ' ', entryMove(note, index)),
    ];
  })));
}

function record(row) {
  const {replay} = page;
  const box = section('record', 'record');
  const here = () => {
    const place = [encodeURIComponent(row.id), replay.ply, replay.index].join('/');
    return location.href.replace(/#.*/, '') + '#' + place;
  };
  const copy = (key, value) =>
    button(text(key), async () => copyText(await value(), box), {'data-copy': key});
  box.append(
    element('p', {class: 'buttons'},
      copy('copy.sfen', () => row.sfen), copy('copy.kif', () => recordOf(row)),
      copy('copy.link', here),
      element('a', {href: 'kif/' + encodeURIComponent(row.file ?? row.id + '.kif')}, text('open.kif'))),
    element('p', {class: 'sfen'}, element('code', {}, row.sfen)),
    sourceLine(row) ?? '');
  return box;
}

/** Where the problem stands. */
export function sourceLine(row) {
  return row.source
    ? element('p', {class: 'source'}, text('fact', text('source'), row.source))
    : null;
}
