// The board of a problem, what is played on it, and the lists of moves that follow it.

import {drawBoard} from '../shared/board.js';
import {button, element} from '../shared/dom.js';
import {heldBy} from '../shared/position.js';
import {text} from '../shared/texts.js';
import {branchName, piecesText} from '../shared/words.js';

const FOLDED = 24;

export const page = {
  root: document.getElementById('problem'),
  row: null,
  /** Null if the row has no position. */
  replay: null,
  board: null,
};

export function boardPanel() {
  const {replay} = page;
  const go = (label, mark, action) =>
    button(mark, () => step(action), {title: text(label), 'aria-label': text(label)});
  const slider = element('input', {
    type: 'range', min: 0, 'aria-label': text('go.slider'),
    oninput: () => step(() => replay.go(Number(slider.value))),
  });
  const panel = {
    figure: element('div', {class: 'diagram'}),
    caption: element('p', {class: 'now', 'aria-live': 'polite'}),
    hands: element('p', {class: 'hands'}),
    slider,
  };
  panel.root = element(
    'section',
    {class: 'play', 'aria-label': text('board')},
    panel.figure,
    panel.caption,
    element('div', {class: 'controls'},
      go('go.first', '|◀', () => replay.go(0)),
      go('go.back', '◀', () => replay.go(replay.ply - 1)),
      slider,
      go('go.on', '▶', () => replay.go(replay.ply + 1)),
      go('go.last', '▶|', () => replay.go(Infinity)),
      replay.branches.length > 1 ? go('go.branch', text('go.branch.short'), () => replay.turn(1)) : null),
    panel.hands,
    element('p', {class: 'keys'}, text('keys')));
  return panel;
}

/** Does something to the replay and shows where it has led. */
export function step(action) {
  action();
  updateBoard();
}

export function updateBoard() {
  const {replay, board, row} = page;
  if (!replay) {
    return;
  }
  const {ply, line, index, branch} = replay;
  const where = ply === 0 ? text('board.start') : text('now', text('ply', ply), line.text(ply));
  const title = text('alt.board', row.label, where);
  board.figure.replaceChildren(
    drawBoard(replay.position, {move: replay.lastMove, title}));
  const branchText = index === 0 ? '' : text('on.branch', branchName(row, branch), branch.ply);
  const back = button(text('to.mainline'), () => step(() => replay.go(branch.ply, 0)));
  board.caption.replaceChildren(where, index === 0 ? '' : element('small', {}, branchText, back));
  const defender = 1 - replay.start.attacker;
  const rest = replay.start.hides === undefined ? '' : text('hand.rest');
  board.hands.textContent =
    text('fact', text('defender.hand'), handText(replay.position, defender) + rest);
  board.slider.max = line.moves.length;
  board.slider.value = ply;
  board.slider.setAttribute('aria-valuetext', where);
  markMove();
}

/** The pieces of a hand in the usual order: 飛　歩二, or none. */
function handText(position, side) {
  const held = position.rules.held.map(letter => [letter, heldBy(position, side, letter)]);
  const counts = Object.fromEntries(held.filter(([, count]) => count > 0));
  return piecesText(counts, position.rules) || text('none');
}

/** Marks the move in the lists that led to the position on the board. */
export function markMove() {
  const {ply, index, branch} = page.replay;
  const at = ply < branch.ply ? 0 : index;
  for (const old of page.root.querySelectorAll('[aria-current]')) {
    old.removeAttribute('aria-current');
  }
  const entries = page.root.querySelectorAll(`[data-branch="${at}"]`);
  for (const shown of entries) {
    if (Number(shown.dataset.ply) === ply) {
      shown.setAttribute('aria-current', 'step');
      const box = shown.closest('.moves');
      box.scrollTop += shown.getBoundingClientRect().top - box.getBoundingClientRect().top
        - box.clientHeight / 2;
    }
  }
  const entry = page.root.querySelector(`tr[data-entry="${index}"]`);
  entry?.setAttribute('aria-current', 'true');
  const folded = entry?.closest('details');
  if (folded) {
    folded.open = true;
  }
}

/** The moves of a branch as buttons; a long one is folded until it is asked for. */
export function moveList(index, folded) {
  const {replay} = page;
  const {line, ply: first} = replay.branches[index];
  const last = line.moves.length;
  const items = (from, to) => {
    const made = [];
    for (let ply = from; ply <= to; ply++) {
      const go = button(line.text(ply), () => step(() => replay.go(ply, index)), {
        'data-branch': index, 'data-ply': ply, tabindex: ply === first ? undefined : -1,
      });
      made.push(element('li', {value: ply}, element('i', {}, ply), go));
    }
    return made;
  };
  const cut = folded && last - first >= FOLDED ? first + FOLDED - 1 : last;
  const shown = element('ol', {class: 'moves', start: first}, items(first, cut));
  if (cut < last) {
    const more = element('li', {}, button(`… ${text('plies.short', last)}`, () => {
      more.replaceWith(...items(cut + 1, last));
      markMove();
    }));
    shown.append(more);
  }
  return shown;
}
