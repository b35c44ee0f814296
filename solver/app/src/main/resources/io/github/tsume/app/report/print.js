// What is printed: the problem that is open, or a contents page and the problems that are shown.

import {drawBoard} from '../shared/board.js';
import {element} from '../shared/dom.js';
import {positionOf} from '../shared/position.js';
import {Replay} from '../shared/replay.js';
import {defectEntry, fillSheet, moveTexts} from '../shared/sheet.js';
import {apart, listed, numberText, text, textOr} from '../shared/texts.js';
import {
  defectText, factTexts, isReached, lengthText, provedText, puzzleLabel, refutedText, statedText,
} from '../shared/words.js';
import {badge} from './parts.js';
import {page} from './play.js';
import {limitTexts} from './problem.js';
import {ABOUT, defectSummary, unpacked, view, worstDefect} from './rows.js';
import {endText} from './solution.js';

const book = document.getElementById('book');

/** As many moves and defects as may be kept on one page with their diagram. */
const SHORT = 60;

/** The address of the list that is printed as sheets: diagrams, and a page of solutions. */
export const SHEETS = 'sheets';

function buildBook() {
  book.classList.toggle(SHEETS, location.hash === '#' + SHEETS);
  if (location.hash === '#' + SHEETS) {
    fillSheet(book, view.rows.map(row => ({
      position: row.start, title: row.label, author: row.author, found: unpacked(row),
    })));
    return;
  }
  if (page.row) {
    book.replaceChildren(bookEntry(page.row, true));
    return;
  }
  const entries = view.rows.map(row => bookEntry(row, false));
  book.replaceChildren(...(entries.length > 1 ? [contents(view.rows)] : []), ...entries);
}

/** The first pages: what was checked, how, and what came out. */
function contents(rows) {
  const columns = ['number', 'title', 'author', 'stated', 'length', 'verdict', 'worst']
    .filter(name => name !== 'author' || rows.some(row => row.author));
  const header = columns.map(name =>
    element('th', {class: name}, text(name === 'worst' ? 'contents.worst' : 'column.' + name)));
  const lines = rows.map(row => {
    const worst = worstDefect(row);
    const cells = {
      number: numberText(row.index + 1),
      title: row.label,
      author: row.author ?? '',
      stated: statedText(row),
      length: [lengthText(row), row.agrees === false ? ' ≠' : ''],
      verdict: badge(row),
      worst: worst ? [defectText(worst.name), worst.plies[0]
        ? element('small', {}, ' ' + text('ply', worst.plies[0])) : ''] : '',
    };
    return element('tr', {}, columns.map(name => element('td', {class: name}, cells[name])));
  });
  return element('section', {class: 'contents'},
    element('h2', {}, text('contents'),
      element('small', {}, text('count', numberText(rows.length)))),
    element('p', {class: 'settings'}, text('fact', text('settings.asked'), apart(settingTexts(rows)))),
    element('table', {}, element('thead', {}, element('tr', {}, header)),
      element('tbody', {}, lines)));
}

/** How the problems were checked: what was asked, and the limits, each once. */
function settingTexts(rows) {
  const asked = ABOUT.settings.flatMap(settings => [
    text('settings.profile', textOr('profile.' + settings.profile, settings.profile)),
    text('settings.futile', textOr('futile.' + settings.futile, settings.futile)),
    settings.allCooks ? text('settings.all-cooks') : '',
    settings.late > 0 ? text('settings.late', settings.late) : '',
    text(settings.againstStated ? 'settings.against' : 'settings.alone'),
  ]);
  const limits = rows.filter(row => row.limits).map(row => limitTexts(row)[0]);
  return [...new Set([...asked, ...limits])].filter(part => part);
}

function bookEntry(row, whole) {
  const parts = [
    element('h2', {}, row.label, row.author ? element('small', {}, row.author) : ''),
    element('p', {class: 'verdict'}, badge(row), ' ', isReached(row) ? lengthText(row) : '',
      row.title ? element('small', {}, row.id) : ''),
  ];
  if (!row.start) {
    const entry = element('article', {class: 'entry short'}, element('div', {}, ...parts));
    entry.append(element('p', {}, provedText(row)));
    return entry;
  }
  const replay = new Replay(positionOf(row.start), unpacked(row).lines);
  const draw = (ply, label) => drawBoard(replay.branches[0].line.at(ply), {
    title: label, label, move: replay.branches[0].line.moves[ply - 1],
  });
  const {line} = replay.branches[0];
  const moves = moveTexts(line, 1);
  parts.push(element('p', {}, provedText(row), ' ', factTexts(row).join(' ')));
  if (moves.length > 0) {
    parts.push(element('p', {class: 'line'}, moves, ' ',
      element('b', {}, endText(row, line.moves.length))));
  }
  const grave = row.found.filter(defect => defect.fatal);
  const others = row.found.filter(defect => !defect.fatal);
  parts.push(element('ul', {class: 'found'}, grave.map(defect => defectEntry(defect, replay)),
    bookCounts(others)));
  if (row.unsettled.length > 0) {
    parts.push(element('p', {class: 'open'}, whole ? openText(row, replay)
      : text('fact', text('unsettled'), numberText(row.unsettled.length))));
  }
  if (whole) {
    parts.push(element('p', {class: 'settings'}, apart(limitTexts(row))));
  }
  const figures = [draw(0, puzzleLabel(row))];
  if (whole && moves.length > 0) {
    figures.push(draw(line.moves.length, text('board.end')));
  }
  const written = line.moves.length + grave.length * 12;
  return element('article', {class: 'entry ' + (written > SHORT ? 'long' : 'short')},
    element('div', {class: 'figures'}, figures), element('div', {class: 'words'}, parts));
}

function openText(row, replay) {
  const open = row.unsettled.map(entry => {
    const index = replay.indexOf(entry.of, entry.n);
    const move = index > 0 ? replay.branches[index].line.text(entry.ply) : text('unsettled.all');
    return `${text('ply', entry.ply)} ${move} ${refutedText(entry)}`.trim();
  });
  return text('fact', text('unsettled'), listed(open));
}

/** Defects that are not fatal, by class: how many, and where the first is. */
function bookCounts(others) {
  return defectSummary({defects: others}).map(({name, severity, unsettled, plies}) =>
    element('li', {class: unsettled ? 'unsettled' : severity}, defectText(name),
      unsettled ? ` (${text('word.' + unsettled)})` : '',
      plies.length > 1 ? ` ×${plies.length}` : '',
      plies[0] ? ` (${text('ply', plies[0])}${plies.length > 1 ? '…' : ''})` : ''));
}

/** Makes what is printed before that, and takes it away again. */
export function preparePrinting() {
  addEventListener('beforeprint', buildBook);
  addEventListener('afterprint', () => book.replaceChildren());
}
