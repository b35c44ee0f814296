// Sheets to print: diagrams with lengths and authors, and the solutions on a page of their own.

import {drawBoard} from './board.js';
import {element} from './dom.js';
import {positionOf} from './position.js';
import {Replay} from './replay.js';
import {wholeRow} from './row.js';
import {apart, listed, text} from './texts.js';
import {countText, defectText, headline, provedText, puzzleLabel, whyText} from './words.js';

/** What was sent, without our folders: a file, or what is in one that holds files. */
const SENT = /^(?:.*?[/\\])?([^/\\]+\.(?:zip|doc[xm]|xls[xm]|eml)[/\\].*|[^/\\]+)$/;

/**
 * Fills a sheet.
 *
 * problems: each {position, title, author, stated, found}; the position as the program or an editor has
 * it, of what is no position nothing; stated its length in words, found a result or nothing
 */
export function fillSheet(root, problems) {
  const several = problems.length > 1;
  const numbered = problems.map((problem, i) => ({...problem, number: several && !/^\d+$/.test(problem.title) ? `${i + 1}. ` : ''}));
  root.replaceChildren(
    element('div', {class: several ? 'figures' : 'figures one'}, inOneScale(numbered.filter(({position}) => position).map(figure))),
    ...solutions(numbered));
}

/** Figures whose squares are equally large, whatever stands beside and below their boards; `--high` is the most for one. */
function inOneScale(figures) {
  const pictures = figures.map(each => each.querySelector('svg'));
  const sizes = pictures.map(({viewBox}) => viewBox.baseVal);
  const [widest, highest] = ['width', 'height'].map(side => Math.max(...sizes.map(size => size[side])));
  pictures.forEach(({style}, i) => {
    style.width = `min(${100 * sizes[i].width / widest}%, var(--high) * ${sizes[i].width / highest})`;
  });
  return figures;
}

function figure({number, position, title, author, stated, found}) {
  const drawn = Array.isArray(position.board) ? position : positionOf(position);
  const label = stated ?? (found && !wholeRow(found).illegal ? puzzleLabel(found) : '');
  return element('figure', {},
    element('figcaption', {}, element('b', {}, number + (title ?? '')), author ? ` ${author}` : ''),
    drawBoard(drawn, {title: title ?? '', label}));
}

/** The solutions of all of which something is found, with what is wrong with them; nothing if there is none. */
function solutions(problems) {
  const known = problems.filter(({found}) => found);
  return known.length === 0 ? [] : [element('section', {class: 'solutions'},
    element('h2', {}, text('sheet.solutions')),
    known.map(({number, title, author, found}) => {
      const row = wholeRow(found);
      if (!row.start || row.illegal) {
        const file = row.source?.match(SENT)?.[1] ?? '';
        const folder = row.source?.slice(0, row.source.length - file.length);
        const why = folder ? provedText(row).replaceAll(folder, '') : provedText(row);
        const whose = row.start ? '' : author ?? '';
        return element('div', {}, element('b', {}, apart([number + (title ?? ''), whose, headline(row)])),
          ` ${why}`, row.start ? '' : ` ${file}`);
      }
      const name = element('b', {}, apart([number + (title ?? ''), headline(row)]));
      const replay = new Replay(positionOf(row.start), row.lines);
      const {line} = replay.branches[0];
      return element('div', {},
        element(line.moves.length > 0 ? 'p' : 'div', {}, name, ' ', moveTexts(line, 1)), graveDefects(row, replay));
    }))];
}

/** What is fatal, with its line: cooks and the like. */
function graveDefects(row, replay) {
  const grave = row.defects.filter(defect => defect.fatal);
  return grave.length === 0 ? []
    : [element('ul', {class: 'found'}, grave.map(defect => defectEntry(defect, replay)))];
}

/** The moves of a line from a ply on; no move is broken in two. */
export function moveTexts(line, from) {
  const moves = [];
  for (let ply = from; ply <= line.moves.length; ply++) {
    moves.push(element('span', {}, line.text(ply)), ' ');
  }
  return moves;
}

/** A defect as it is printed: where it is, what kind it is, and its moves. */
export function defectEntry(defect, replay) {
  const index = replay.indexOf(defect.of, defect.n);
  const place = defect.ply ? text('ply', defect.ply) + ' ' : '';
  const length = countText('plies.short', defect);
  const unsettled = defect.unsettled ? text('word.' + defect.unsettled) : '';
  const kind = listed([whyText(defect), length, unsettled]);
  let moves = defect.usi ?? '';
  if (index > 0) {
    moves = moveTexts(replay.branches[index].line, defect.ply);
  }
  return element('li', {class: unsettled ? 'unsettled' : defect.severity},
    element('b', {}, place + defectText(defect.class)), kind ? ` (${kind}) ` : ' ', ...[moves].flat());
}
