// The squares of the page, to be clicked: they show a position and say what is done to it.

import {pieceImage, pieces, svg} from '../shared/board.js';
import {element} from '../shared/dom.js';
import {BLACK, placeOf} from '../shared/position.js';
import {language, text} from '../shared/texts.js';
import {kanji} from '../shared/words.js';
import {listenToDrags} from './drag.js';
import {pieceWord} from './hands.js';

/**
 * The board in an element of role grid. It calls actions.square(square), actions.drop(from, square)
 * and actions.key(event, square).
 */
export class Squares {
  constructor(root, actions) {
    this.root = root;
    this.actions = actions;
    this.focused = 0;
    this.flipped = false;
    root.addEventListener('keydown', event => this.keyDown(event));
    root.addEventListener('focusin', event => {
      const {square} = event.target.dataset;
      if (square !== undefined) {
        this.rove(Number(square));
      }
    });
    root.addEventListener('click', event => this.clicked(event));
    listenToDrags(root, target => this.movable(target), actions.drop);
    root.addEventListener('contextmenu', event => {
      const square = event.target.closest('.square')?.dataset.square;
      if (square !== undefined && event.pointerType !== 'touch') {
        event.preventDefault();
        actions.turn(Number(square));
      }
    });
  }

  /** Draws a position; options: selected, from, to, faults (squares), label(square). */
  show(position, {selected = -1, from = -1, to = -1, faults = [], hinted = [], reached = [], block = [], arrows = []} = {}) {
    const {rules} = position;
    if (this.squares?.length !== position.board.length || this.shape !== rules.name + this.flipped) {
      this.build(rules);
    }
    this.position = position;
    this.arrows.replaceChildren(...arrows.map(arrow => this.arrow(arrow)));
    this.root.setAttribute('aria-label', text('board'));
    position.board.forEach((piece, square) => {
      const cell = this.squares[square];
      const state = `${pieces.style}${language.code}${piece?.letter}${piece?.side}`;
      if (cell.dataset.state !== state) {
        cell.dataset.state = state;
        cell.replaceChildren(...piece ? [pieceImage(piece, rules, (piece.side !== BLACK) !== this.flipped)] : [],
          ...this.marks(square, rules));
        cell.setAttribute('aria-label', this.label(piece, square, rules));
        if (cell === document.activeElement) {
          // Who hears the page hears what has become of the square.
          document.getElementById('said').textContent = cell.getAttribute('aria-label');
        }
      }
      cell.setAttribute('aria-selected', square === selected);
      cell.classList.toggle('from', square === from);
      cell.classList.toggle('to', square === to);
      cell.classList.toggle('fault', faults.includes(square));
      cell.classList.toggle('block', block.includes(square));
      cell.classList.toggle('hinted', hinted.includes(square));
      cell.classList.toggle('reached', reached.includes(square));
    });
  }

  label(piece, square, rules) {
    const name = squareWord(square, rules);
    if (!piece) {
      return text('square.empty', name);
    }
    return text('square.piece', name, pieceWord(piece.letter, rules), text(piece.side === BLACK ? 'black' : 'white'));
  }

  /** Files above the first rank, ranks at the right, in the figures of the language. */
  marks(square, rules) {
    const marks = [];
    const [file, rank] = placeOf(square, rules);
    if (rank === (this.flipped ? rules.height : 1)) {
      marks.push(element('span', {class: 'mark file', 'data-mark': fileWord(file)}));
    }
    if (file === (this.flipped ? rules.width : 1)) {
      marks.push(element('span', {class: 'mark rank', 'data-mark': rankWord(rank)}));
    }
    return marks;
  }

  build(rules) {
    this.shape = rules.name + this.flipped;
    this.rules = rules;
    this.squares = [];
    const rows = [];
    for (let rank = 0; rank < rules.height; rank++) {
      const cells = [];
      for (let file = 0; file < rules.width; file++) {
        const square = rank * rules.width + file;
        const cell = element('button', {
          type: 'button', class: 'square', role: 'gridcell', tabindex: -1, 'data-square': square,
        });
        this.squares.push(cell);
        cells.push(cell);
      }
      rows.push(element('div', {role: 'row'}, ...this.flipped ? cells.reverse() : cells));
    }
    this.arrows = svg('svg', {class: 'arrows', viewBox: `0 0 ${100 * rules.width} ${100 * rules.height}`, preserveAspectRatio: 'none', 'aria-hidden': 'true'});
    this.root.replaceChildren(...this.flipped ? rows.reverse() : rows, this.arrows);
    this.rove(Math.min(this.focused, this.squares.length - 1));
  }

  /** A move that may be played: a ring where it goes, and an arrow from where it comes. */
  arrow({kind, move}) {
    const {width} = this.rules;
    const centre = square => {
      const at = this.flipped ? this.squares.length - 1 - square : square;
      return [100 * (at % width) + 50, 100 * Math.floor(at / width) + 50];
    };
    const [x, y] = centre(move.to);
    const parts = [svg('circle', {cx: x, cy: y, r: 44})];
    if (!move.drop) {
      const [left, top] = centre(move.from);
      const far = Math.hypot(x - left, y - top);
      const [u, v] = [(x - left) / far, (y - top) / far];
      const [tipX, tipY] = [x - 44 * u, y - 44 * v];
      parts.push(svg('path', {d: `M${left + 30 * u} ${top + 30 * v}L${tipX} ${tipY}m${18 * v - 26 * u} ${-18 * u - 26 * v}L${tipX} ${tipY}l${-18 * v - 26 * u} ${18 * u - 26 * v}`}));
    }
    return svg('g', {class: kind}, ...parts);
  }

  rove(square) {
    this.squares[this.focused]?.setAttribute('tabindex', -1);
    this.focused = square;
    this.squares[square].setAttribute('tabindex', 0);
  }

  flip() {
    this.flipped = !this.flipped;
    this.build(this.rules);
  }

  keyDown(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    const {width, height} = this.rules;
    const sign = this.flipped ? -1 : 1;
    const step = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
    if (step && this.actions.editing()) {
      const x = this.focused % width + sign * step[0];
      const y = Math.floor(this.focused / width) + sign * step[1];
      if (x >= 0 && x < width && y >= 0 && y < height) {
        this.squares[y * width + x].focus();
      }
      event.preventDefault();
      event.stopPropagation();
    } else if (!step) {
      this.actions.key(event, this.focused);
    }
  }

  clicked(event) {
    const cell = event.target.closest('.square');
    if (cell && !this.root.dragged) {
      this.actions.square(Number(cell.dataset.square));
    }
    this.root.dragged = false;
  }

  /** The square of a piece that may be moved; null if there is none. */
  movable(target) {
    const square = target.closest('.square')?.dataset.square;
    return square !== undefined && this.position.board[square] && this.actions.editing() ? Number(square) : null;
  }
}

function fileWord(file) {
  return language.isJapanese ? String.fromCharCode(0xff10 + file) : String(file);
}

function rankWord(rank) {
  return language.isJapanese ? kanji(rank) : String.fromCharCode(96 + rank);
}

/** A square as it is called. */
export function squareWord(square, rules) {
  const [file, rank] = placeOf(square, rules);
  return fileWord(file) + rankWord(rank);
}
