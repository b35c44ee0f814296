// Sheets to print: diagrams with lengths and authors, and the solutions on a page of their own.

import {drawBoard} from './board.js';
import {element} from './dom.js';
import {positionOf} from './position.js';
import {Replay} from './replay.js';
import {wholeRow} from './row.js';
import {apart, text} from './texts.js';
import {headline, puzzleLabel} from './words.js';

/**
 * Fills a sheet.
 *
 * problems: each {position, title, author, stated, found}; the position as the program or an
 * editor has it, stated its length in words, found a result or nothing
 * more: what follows a solution, of its row and its lines
 */
export function fillSheet(root, problems, more = () => []) {
  const several = problems.length > 1;
  const numbered = problems.map((problem, i) => ({...problem, number: several ? `${i + 1}. ` : ''}));
  root.replaceChildren(
    element('div', {class: several ? 'figures' : 'figures one'}, inOneScale(numbered.map(figure))),
    ...solutions(numbered, more));
}

/** Figures whose squares are as large as those of the widest, whatever stands beside their boards. */
function inOneScale(figures) {
  const widths = figures.map(each => each.querySelector('svg').viewBox.baseVal.width);
  const widest = Math.max(...widths);
  figures.forEach((each, i) => {
    each.querySelector('svg').style.width = `${100 * widths[i] / widest}%`;
  });
  return figures;
}

function figure({number, position, title, author, stated, found}) {
  const drawn = Array.isArray(position.board) ? position : positionOf(position);
  const label = stated ?? (found ? puzzleLabel(found) : '');
  return element('figure', {},
    element('figcaption', {}, element('b', {}, number + (title ?? '')), author ? ` ${author}` : ''),
    drawBoard(drawn, {title: title ?? '', label}));
}

/** The solutions of all of which something is found; nothing if there is none. */
function solutions(problems, more) {
  const known = problems.filter(({found}) => found);
  return known.length === 0 ? [] : [element('section', {class: 'solutions'},
    element('h2', {}, text('sheet.solutions')),
    known.map(({number, title, found}) => {
      const row = wholeRow(found);
      const replay = new Replay(positionOf(row.start), row.lines);
      const {line} = replay.branches[0];
      return element('div', {},
        element(line.moves.length > 0 ? 'p' : 'div', {}, element('b', {}, apart([number + (title ?? ''), headline(row)])), ' ',
          line.moves.flatMap((move, i) => [element('span', {}, line.text(i + 1)), ' '])),
        more(row, replay));
    }))];
}
