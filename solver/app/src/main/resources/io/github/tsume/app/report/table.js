// The table of problems. Only the rows in sight are in the document, between two gaps.

import {smallBoard} from '../shared/board.js';
import {button, element} from '../shared/dom.js';
import {positionOf} from '../shared/position.js';
import {Rolling} from '../shared/rolling.js';
import {sameNote} from '../shared/row.js';
import {counts} from '../shared/sift.js';
import {numberText, said, text, timeText} from '../shared/texts.js';
import {defectText, lengthText, noteText, statedText} from '../shared/words.js';
import {badge} from './parts.js';
import {
  ABOUT, ROWS, SORT_KEYS, VERDICTS, adviceOf, defectSummary, filterRows, rowById, sameAs, sortRows, view,
} from './rows.js';

// A column with nothing in it would only take the place of the titles.
const OPTIONAL = {
  author: row => row.author,
  rank: row => row.rank !== undefined,
  same: sameNote,
  advice: row => adviceOf(row).length > 0,
};
const COLUMNS = [
  'number', 'diagram', 'title', 'author', 'stated', 'length', 'verdict', 'defects', 'rank', 'same', 'advice', 'time',
].filter(name => !OPTIONAL[name] || ROWS.some(OPTIONAL[name]));
const DEFECTS_SHOWN = 4;

const body = document.getElementById('rows');
/** The rows in sight. */
export const list = new Rolling(body, buildRow);

export function buildHeader() {
  const header = document.getElementById('columns');
  header.replaceChildren(...COLUMNS.map(name => {
    const label = text('column.' + name);
    const attributes = {role: 'columnheader', scope: 'col', class: name};
    if (!SORT_KEYS[name]) {
      return element('th', attributes, label);
    }
    const sorted = view.key === name;
    attributes['aria-sort'] = !sorted ? 'none' : view.descending ? 'descending' : 'ascending';
    const mark = sorted ? (view.descending ? ' ▼' : ' ▲') : '';
    const sort = button(label + mark, () => {
      sortRows(name);
      buildHeader();
      showRows();
      header.querySelector(`.${name} button`).focus();
    }, {title: text('sort.by', label), 'data-sort': name});
    return element('th', attributes, sort);
  }));
}

export function buildFilters() {
  const verdicts = counts(ROWS, row => [row.word]);
  document.getElementById('verdicts').replaceChildren(
    ...VERDICTS.filter(word => verdicts.has(word)).map(word => {
      const label = [badge(ROWS.find(row => row.word === word)), element('b', {}, numberText(verdicts.get(word)))];
      const toggle = button('', () => {
        view.verdicts.has(word) ? view.verdicts.delete(word) : view.verdicts.add(word);
        toggle.setAttribute('aria-pressed', view.verdicts.has(word));
        applyFilter();
      }, {'aria-pressed': view.verdicts.has(word), 'data-verdict': word});
      toggle.append(...label);
      return toggle;
    }));
  const select = document.getElementById('defect');
  const option = (value, label) => element('option', {value}, label);
  const classes = counts(ROWS, row => row.defects.map(defect => defect.class));
  select.replaceChildren(
    option('', text('filter.any')),
    option('none', text('filter.none')),
    option('disagrees', text('filter.disagrees')),
    COLUMNS.includes('same') ? option('same', text('filter.same')) : '',
    ...[...classes].map(([name, count]) => option(name, `${defectText(name)} (${count})`)));
  select.value = view.defect;
}

export function applyFilter() {
  filterRows();
  showRows();
}

/** Shows the rows anew after they, or the language, have changed. */
export function showRows() {
  const {length} = view.rows;
  document.getElementById('nothing').hidden = length > 0;
  const all = text('count', numberText(ROWS.length));
  const some = text('count.of', numberText(length), numberText(ROWS.length));
  const cut = ABOUT.total > ROWS.length ? text('count.cut', numberText(ABOUT.total)) : '';
  document.getElementById('count').value = (length === ROWS.length ? all : some) + cut;
  showInput();
  list.show(view.rows);
}

/** Shows what was given and what became of it, with the names of the files that are no problems. */
function showInput() {
  const {files, records, passed} = ABOUT.input;
  const sum = (name, {given, judged, invalid, noProblem}) =>
    text(name, ...[given, judged, invalid, noProblem].map(numberText));
  const shown = document.getElementById('input');
  shown.hidden = files.given === 0 || (files.given === files.judged && records.given === records.judged);
  shown.replaceChildren(
    element('summary', {}, sum('input.files', files)),
    element('p', {}, sum('input.records', records)),
    element('ul', {}, ...passed.map(file =>
      element('li', {}, `${file.name}: ${text('passed-over.' + file.reason)}`))));
}

function buildRow(row, index) {
  const cell = (name, ...content) =>
    element('td', {role: 'cell', class: name, 'data-name': text('column.' + name)}, ...content);
  const link = element('a', {href: '#' + encodeURIComponent(row.id), class: 'name'}, row.label);
  const defects = defectSummary(row).map(({name, severity, unsettled, plies}) => {
    const only = plies[0] ? text('ply', plies[0]) : '';
    const facts = [plies.length > 1 ? '×' + plies.length : only];
    if (unsettled) {
      facts.push(text('word.' + unsettled));
    }
    const small = facts.filter(fact => fact).map(fact => element('small', {}, fact));
    return element('li', {class: unsettled ? 'unsettled' : severity}, defectText(name), small);
  });
  if (defects.length > DEFECTS_SHOWN) {
    const more = text('defects.more', defects.length - DEFECTS_SHOWN + 1);
    defects.splice(DEFECTS_SHOWN - 1, Infinity, element('li', {class: 'tolerated'}, more));
  }
  return element(
    'tr',
    {role: 'row', 'aria-rowindex': index + 2, 'data-index': index, onclick: openClicked},
    cell('number', numberText(row.index + 1)),
    cell('diagram', row.sfen ? thumbnail(row) : ''),
    cell('title', link, row.title ? element('small', {}, row.id) : ''),
    COLUMNS.includes('author') ? cell('author', row.author ?? '') : '',
    cell('stated', statedText(row)),
    cell('length', lengthText(row), row.agrees === false ? differs() : ''),
    cell('verdict', badge(row)),
    cell('defects', element('ul', {}, defects), said(row.error?.message)),
    COLUMNS.includes('rank') ? cell('rank', row.rank === undefined ? '' : row.rank.toFixed(1)) : '',
    COLUMNS.includes('same') ? cell('same', sameLink(row)) : '',
    COLUMNS.includes('advice')
      ? cell('advice', ...adviceOf(row).map(note => element('small', {title: said(note.why)}, noteText(note))))
      : '',
    cell('time', row.timeMs === undefined ? '' : timeText(row.timeMs)));
}

/** The earlier problem with the same position, and what it is. */
function sameLink(row) {
  const name = sameAs(row);
  if (name === undefined) {
    return '';
  }
  const href = '#' + encodeURIComponent(name);
  const shown = rowById.has(name) ? element('a', {href}, name) : name;
  const note = sameNote(row);
  return note.changed ? [shown, element('small', {}, noteText(note))] : [shown];
}

function differs() {
  return element('b', {class: 'differs', title: text('filter.disagrees')}, '≠');
}

function thumbnail(row) {
  return smallBoard(positionOf(row.start), row.label);
}

/** A click anywhere in a row opens it, as its link does. */
function openClicked(event) {
  const link = event.currentTarget.querySelector('a');
  const selecting = String(getSelection()).length > 0;
  if (!event.target.closest('a') && !selecting && event.button === 0) {
    link.click();
  }
}

/** Moves the focus from a row to another, which is brought into sight first. */
export function focusRow(index) {
  if (index < 0 || index >= view.rows.length) {
    return;
  }
  const {height} = list;
  const top = body.getBoundingClientRect().top + index * height;
  const header = document.getElementById('columns').getBoundingClientRect().height;
  if (top < header + 8) {
    scrollBy(0, top - header - 8);
  } else if (top + height > innerHeight) {
    scrollBy(0, top + height - innerHeight + 8);
  }
  list.fill();
  list.shown.get(index)?.querySelector('a').focus({preventScroll: true});
}

body.addEventListener('keydown', event => {
  const row = event.target.closest('tr[data-index]');
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (row && step && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    focusRow(Number(row.dataset.index) + step);
  }
});
