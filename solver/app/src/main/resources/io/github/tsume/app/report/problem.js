// One problem: verdict, board with replay, mainline, tables.

import {element} from '../shared/dom.js';
import {positionOf} from '../shared/position.js';
import {Replay} from '../shared/replay.js';
import {apart, numberText, said, text, timeText} from '../shared/texts.js';
import {factTexts, likeVerdict, provedText, puzzleLabel} from '../shared/words.js';
import {badge} from './parts.js';
import {boardPanel, page, updateBoard} from './play.js';
import {unpacked, view} from './rows.js';
import {notes, solution, sourceLine} from './solution.js';

/** Shows a problem, with a ply of a branch on the board. */
export function showProblem(row, ply = 0, branch = 0) {
  page.row = row;
  page.replay = row.start ? new Replay(positionOf(row.start), unpacked(row).lines) : null;
  page.replay?.go(ply, branch);
  buildProblem();
}

function buildProblem() {
  const {row, replay} = page;
  const parts = [navigation(row), heading(row), banner(row)];
  if (replay) {
    page.board = boardPanel();
    parts.push(element('div', {class: 'spread'}, page.board.root, solution(row)));
  } else {
    parts.push(element('div', {class: 'solution'}, notes(row), sourceLine(row)));
  }
  page.root.replaceChildren(...parts);
  updateBoard();
}

function navigation(row) {
  const index = view.rows.indexOf(row);
  const to = (other, label, mark) => other
    ? element('a', {href: '#' + encodeURIComponent(other.id), title: label, 'aria-label': label}, mark)
    : element('span', {'aria-hidden': 'true'}, mark);
  return element(
    'nav',
    {'aria-label': text('back')},
    element('a', {href: '#', class: 'back'}, '☰ ' + text('back')),
    to(view.rows[index - 1], text('previous'), '◀'),
    element('span', {class: 'of'}, index < 0 ? '' : `${index + 1} / ${view.rows.length}`),
    to(index < 0 ? null : view.rows[index + 1], text('next'), '▶'));
}

function heading(row) {
  const length = puzzleLabel(row);
  return element(
    'header',
    {class: 'title'},
    element('h2', {}, row.label),
    element('p', {}, [row.author, length, row.title ? row.id : null]
      .filter(part => part)
      .map(part => element('span', {}, part))),
    row.themes
      ? element('p', {class: 'themes'}, row.themes.map(theme => element('span', {}, theme)))
      : '');
}

/** What was proved, and under which limits. */
function banner(row) {
  const warnings = row.notes
    .filter(note => note.warning)
    .map(note => element('p', {class: 'warning'}, said(note.why)));
  return element(
    'section',
    {class: 'banner ' + likeVerdict(row)},
    badge(row),
    element('div', {}, element('p', {class: 'proved'}, provedText(row)),
      element('p', {class: 'facts'}, factTexts(row).join(' ')),
      ...warnings,
      element('p', {class: 'limits'}, apart(limitTexts(row)))));
}

export function limitTexts(row) {
  if (!row.limits) {
    return [];
  }
  const none = text('none');
  const time = row.limits.time === undefined ? none : timeText(row.limits.time * 1000);
  const nodes = row.limits.nodes === undefined ? none : numberText(row.limits.nodes);
  const used = text('used', numberText(row.nodes), timeText(row.timeMs));
  return [text('limits', time, nodes, row.limits.hash), used];
}
