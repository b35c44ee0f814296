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
 */
export function fillSheet(root, problems) {
  const several = problems.length > 1;
  const numbered = problems.map((problem, i) => ({...problem, number: several ? `${i + 1}. ` : ''}));
  root.replaceChildren(
    element('div', {class: several ? 'figures' : 'figures one'}, numbered.map(figure)),
    ...solutions(numbered));
}

function figure({number, position, title, author, stated, found}) {
  const drawn = Array.isArray(position.board) ? position : positionOf(position);
  const label = stated ?? (found ? puzzleLabel(found) : '');
  return element('figure', {},
    element('figcaption', {}, element('b', {}, number + (title ?? '')), author ? ` ${author}` : ''),
    drawBoard(drawn, {title: title ?? '', label}));
}

/** The solutions of all that were solved; nothing if none was. */
function solutions(problems) {
  const known = problems.filter(({found}) => found?.lines?.length > 0);
  return known.length === 0 ? [] : [element('section', {class: 'solutions'},
    element('h2', {}, text('sheet.solutions')),
    known.map(({number, title, found}) => {
      const row = wholeRow(found);
      const {line} = new Replay(positionOf(row.start), row.lines).branches[0];
      return element('p', {}, element('b', {}, apart([number + (title ?? ''), headline(row)])), ' ',
        line.moves.flatMap((move, i) => [element('span', {}, line.text(i + 1)), ' ']));
    }))];
}
