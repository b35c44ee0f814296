// What is being edited: the position, what is chosen in it, and what to go back to.

import {copyOf, heldBy, positionOf, rulesNamed, squareOf} from '../shared/position.js';
import {text} from '../shared/texts.js';
import {listenToDrags} from './drag.js';
import {
  blockMoved, emptyPosition, fillDefender, isSame, mirrored, promoted, shifted, squaresBetween, swapped, toldOf, turned,
} from './edit.js';
import {listenToHand, pieceWord, showHand} from './hands.js';
import {showPalette} from './palette.js';
import {Squares} from './squares.js';

const $ = id => document.getElementById(id);
const UNDO = 200;
const ALTERING = {'+': 'promote', t: 'turn', T: 'turn', Delete: 'remove', Backspace: 'remove'};

export class Editor {
  /** changed(): the position is another; replaying(): what is to be seen instead; arrows(): moves to be marked; refresh(): all is to be shown again. */
  constructor({changed, replaying, arrows, leaveReplay, refresh}) {
    Object.assign(this, {changed, replaying, arrows, leaveReplay, refresh, corners: null, chosen: null, past: [], future: [], faults: []});
    this.written = new WeakMap();
    this.position = emptyPosition(rulesNamed('shogi'));
    this.raised = false;
    this.view = new Squares($('board'), {
      square: square => this.clickSquare(square),
      drop: (from, to, side) => (this.player?.on ? this.player.move({square: from}, to) : this.move(from, to, side)),
      turn: square => this.change(next => {
        next.board[square] &&= turned(next.board[square]);
      }),
      key: (event, square) => this.key(event, square),
      editing: () => (this.player?.on ? this.player.mayMove : !this.replaying()),
    });
    for (const id of ['hand-top', 'hand-bottom']) {
      const hand = $(id);
      listenToHand(hand, (owner, letter, sign) => this.count(owner, letter, sign));
      listenToDrags(hand, target => this.draggable(target, 'hand'), (piece, square, side) => this.fromHand(piece, square, side));
    }
    listenToDrags($('palette'), target => this.draggable(target, 'palette'),
      (piece, square, side) => this.put(piece, square, side));
    for (const button of document.querySelectorAll('[data-do]')) {
      button.addEventListener('click', () => this.do(button.dataset.do));
    }
    for (const button of document.querySelectorAll('[data-shift]')) {
      const [right, down] = button.dataset.shift.split(',').map(Number);
      const sign = () => (this.view.flipped ? -1 : 1);
      button.addEventListener('click', () =>
        this.replace(shifted(this.position, sign() * right, sign() * down)));
    }
    $('rules').addEventListener('change', () => this.replace(this.fresh(rulesNamed($('rules').value))));
    for (const field of [$('side'), $('begins')]) {
      field.addEventListener('change', () => this.change(next => {
        next.attacker = Number($('side').value);
        next.side = $('begins').checked ? 1 - next.attacker : next.attacker;
      }));
    }
    $('fill').addEventListener('change', () => this.change(next => {
      next.fill = $('fill').checked;
    }));
  }

  /** Begins with a position that the program could tell; it is no change that could be undone. */
  begin(start) {
    this.position = {...positionOf(start), fill: true};
    fillDefender(this.position);
    return this.position;
  }

  /** Whether the attacker has anything to check with. */
  get hasAttacker() {
    const {rules, board, hands, attacker: side} = this.position;
    return [...hands[side].values()].some(count => count > 0)
      || board.some(piece => piece?.side === side && rules.held.includes(piece.letter.replace('+', '')));
  }

  fresh(rules) {
    return {...emptyPosition(rules), fill: this.position.fill};
  }

  /** How the program writes the position in SFEN; empty until it has told it. */
  get sfen() {
    return this.written.get(this.position) ?? '';
  }

  /** Takes how the program writes a position; and the position itself if it says that another side attacks. */
  learn(position, {stated, shown}) {
    this.written.set(position, stated);
    const told = {...positionOf(shown), fill: position.fill};
    if (told.attacker !== position.attacker) {
      this.position = told;
      this.written.set(told, stated);
    }
  }

  /** The position as the program is told it. */
  get told() {
    return toldOf(this.position);
  }

  /** The options that make the solver read the position as it is meant. */
  get options() {
    return `rules=${this.position.rules.name}&hand=${this.position.fill ? 'rest' : 'as-is'}`;
  }

  /** Changes a copy of the position, which takes its place. */
  change(edit) {
    const next = copyOf(this.position);
    edit(next);
    this.replace(next);
  }

  replace(next) {
    if (!next) {
      return;
    }
    fillDefender(next);
    if (isSame(next, this.position) && next.fill === this.position.fill) {
      this.show();
      return;
    }
    this.past.push(this.position);
    this.past.splice(0, this.past.length - UNDO);
    this.future = [];
    this.set(next);
  }

  set(next) {
    this.leaveReplay();
    if (next.rules !== this.position.rules) {
      this.chosen = null;
    }
    this.position = next;
    this.changed();
    this.show();
  }

  /**
   * Takes a position that the program tells; it can be undone, too. Even the same counts as another: it may
   * come with another author's line.
   */
  load(start, fill) {
    const next = {...positionOf(start), fill};
    this.chosen = null;
    const before = this.position;
    this.replace(next);
    if (this.position === before) {
      this.set(before);
    }
  }

  do(name) {
    if (name === 'undo' || name === 'redo') {
      const [from, to] = name === 'undo' ? [this.past, this.future] : [this.future, this.past];
      if (from.length > 0) {
        to.push(this.position);
        this.set(from.pop());
      }
    } else if (name === 'flip') {
      this.view.flip();
      this.show();
    } else if (name === 'block') {
      this.chosen = null;
      this.corners = this.corners ? null : [];
      this.refresh();
    } else if (name === 'mirror') {
      this.replace(mirrored(this.position));
    } else if (name === 'swap') {
      this.replace(swapped(this.position));
    } else if (name === 'clear') {
      this.chosen = null;
      this.replace(this.fresh(this.position.rules));
    } else {
      this.alter(name, this.chosen?.square ?? -1);
    }
  }

  /** Promotes, turns or removes the piece of a square; without one, the chosen piece. */
  alter(name, square) {
    const {letter, side} = this.chosen ?? {};
    if (letter && square < 0) {
      this.count(side, letter, {add: 1, remove: -1}[name] ?? 0);
      return;
    }
    const edit = {
      promote: piece => promoted(piece, this.position.rules),
      turn: turned,
      remove: () => null,
    }[name];
    if (square >= 0 && this.position.board[square]) {
      this.change(next => {
        next.board[square] = edit(next.board[square]);
        if (!next.board[square]) {
          this.chosen = null;
        }
      });
    } else if (this.chosen?.piece) {
      const piece = edit(this.chosen.piece);
      this.choose(piece ? {piece} : null);
    }
  }

  choose(what) {
    this.chosen = what;
    this.show();
  }

  /** One piece more or fewer in a hand. */
  count(owner, letter, sign) {
    this.change(next => {
      next.hands[owner].set(letter, Math.max(0, heldBy(next, owner, letter) + sign));
    });
  }

  /** A square is clicked: put down what is chosen, take up what is there, or go on with it. */
  clickSquare(square) {
    if (this.player?.on) {
      this.player.square(square);
      return;
    }
    if (this.replaying()) {
      this.leaveReplay();
      this.show();
      return;
    }
    if (this.corners) {
      this.clickBlock(square);
      return;
    }
    const here = this.position.board[square];
    const {chosen} = this;
    if (chosen?.square === square || (here && chosen?.placed === square) || same(here, chosen?.piece)) {
      if (chosen.piece) {
        chosen.placed = square;
      }
      this.cycle(square);
    } else if (chosen?.piece) {
      chosen.placed = square;
      this.put(chosen.piece, square);
    } else if (chosen?.letter) {
      this.fromHand(chosen, square);
    } else if (chosen && chosen.square >= 0) {
      this.move(chosen.square, square);
    } else {
      this.choose(here ? {square} : null);
    }
  }

  /** A block to be moved: two corners, and where the first of them is to come. */
  clickBlock(square) {
    if (this.corners.length < 2) {
      this.corners = [...this.corners, square];
    } else {
      const moved = blockMoved(this.position, this.corners, square);
      this.corners = null;
      this.replace(moved);
    }
    this.refresh();
  }

  /** Own, promoted, the other side's, that promoted, and round again. */
  cycle(square) {
    this.change(next => {
      const piece = next.board[square];
      const other = promoted(piece, next.rules);
      const raised = other !== piece && other.letter.startsWith('+');
      const plain = piece.letter.startsWith('+') ? other : piece;
      next.board[square] = raised ? other : turned(plain);
    });
  }

  /** The piece of a button of palette or hand, unless nothing can be done with it now. */
  draggable(target, name) {
    const button = target.closest(`[data-${name}]`);
    const [side, ...letter] = button?.dataset[name] ?? '';
    if (button && this.player?.mayMove) {
      return name === 'hand' && !button.disabled ? {side: Number(side), letter: letter.join('')} : null;
    }
    return !button || button.disabled || !'01'.includes(side) || this.replaying()
      ? null : {side: Number(side), letter: letter.join('')};
  }

  /** Puts a piece onto a square or into a hand; elsewhere nothing happens. */
  put(piece, square, side = -1) {
    if (square >= 0) {
      this.change(next => {
        next.board[square] = piece;
      });
    } else if (this.heldAs(piece, side)) {
      this.count(side, this.heldAs(piece, side), 1);
    }
  }

  /** The letter of a piece that comes into somebody's hand; empty if it cannot. */
  heldAs(piece, side) {
    const letter = piece?.letter.replace('+', '');
    return side >= 0 && this.position.rules.held.includes(letter) ? letter : '';
  }

  chooseHeld(side, letter) {
    const held = this.heldAs(this.chosen?.piece, side);
    if (this.player?.on) {
      this.player.hand(side, letter);
    } else if (held) {
      this.count(side, held, 1); // What is to be placed may come into a hand.
    } else {
      this.choose(this.chosen?.letter === letter && this.chosen.side === side ? null : {side, letter});
    }
  }

  fromHand({side, letter}, square, into = -1) {
    if (this.player?.on) {
      this.player.move({side, letter}, square);
      return;
    }
    if ((square < 0 && into < 0) || heldBy(this.position, side, letter) === 0) {
      return;
    }
    this.change(next => {
      square < 0 ? next.hands[into].set(letter, heldBy(next, into, letter) + 1) : next.board[square] = {letter, side};
      const hand = next.hands[side];
      hand.set(letter, Math.max(0, heldBy(next, side, letter) - 1));
    });
    this.choose(null);
  }

  /** Moves a piece, maybe into a hand; beside both it goes away. */
  move(from, to, side = -1) {
    this.chosen = null;
    const piece = this.position.board[from];
    const held = this.heldAs(piece, side);
    if (side >= 0 && !held) {
      this.show();
      return; // No hand has a king.
    }
    this.change(next => {
      next.board[from] = null;
      if (to >= 0) {
        next.board[to] = piece;
      } else if (held) {
        next.hands[side].set(held, heldBy(next, side, held) + 1);
      }
    });
  }

  key(event, square) {
    const {rules} = this.position;
    const letter = event.key.toUpperCase();
    if (this.replaying()) {
      return;
    }
    if (event.key.length === 1 && rules.byLetter.has(letter)) {
      const side = event.shiftKey ? 1 - this.position.attacker : this.position.attacker;
      this.change(next => {
        next.board[square] = {letter, side};
      });
    } else if (ALTERING[event.key]) {
      this.alter(ALTERING[event.key], square);
    } else if (event.key === 'Escape') {
      this.corners = null;
      this.chosen = null;
      this.refresh();
    } else {
      return;
    }
    event.preventDefault();
  }

  /** The squares of the block that is being moved. */
  get block() {
    return this.corners?.length > 0 ? squaresBetween(this.corners, this.position.rules) : [];
  }

  /** What is to be done next; nothing if that goes without saying. */
  get prompt() {
    return this.corners ? text(['block.first', 'block.second', 'block.to'][this.corners.length]) : '';
  }

  /** Shows what is edited or, while a line is played through, another position. */
  show(replayed = this.replaying()) {
    const position = replayed?.position ?? this.position;
    const {rules} = position;
    this.view.show(position, replayed
      ? {from: replayed.move?.from, to: replayed.move?.to, selected: replayed.selected?.square, hinted: replayed.hinted?.squares, reached: replayed.reached, arrows: this.arrows()}
      : {selected: this.chosen?.square, arrows: this.arrows(), block: this.block, faults: this.faults.map(name => squareOf(name, rules))});
    const flipped = this.view.flipped;
    const chosen = replayed ? replayed.selected : this.chosen;
    for (const [id, side] of [['hand-top', flipped ? 0 : 1], ['hand-bottom', flipped ? 1 : 0]]) {
      const defends = side !== position.attacker;
      showHand($(id), position, side, {
        frozen: Boolean(replayed),
        filled: defends && this.position.fill,
        selected: chosen?.side === side ? chosen.letter : null,
        hinted: side === replayed?.position.side ? replayed?.hinted?.letter : null,
        onPiece: (owner, letter) => this.chooseHeld(owner, letter),
      });
    }
    showPalette(this);
    $('rules').value = this.position.rules.name;
    $('side').value = this.position.attacker;
    $('begins').checked = this.position.side !== this.position.attacker;
    $('fill').checked = this.position.fill;
    const {letter, piece, square, side} = this.chosen ?? {};
    const one = !replayed && (piece || this.position.board[square]);
    const able = {
      undo: this.past.length > 0, redo: this.future.length > 0, promote: one, turn: one, add: !replayed && letter,
      remove: one || (!replayed && letter && heldBy(this.position, side, letter) > 0),
    };
    for (const [name, has] of Object.entries(able)) {
      document.querySelector(`[data-do=${name}]`).disabled = !has;
    }
    const add = document.querySelector('[data-do=add]');
    add.dataset.count = letter ? `${side}${letter}+` : '';
    add.setAttribute('aria-label', letter ? text('hand.more', pieceWord(letter, rules)) : text('hand.one-more'));
  }
}

function same(one, other) {
  return one && other && one.letter === other.letter && one.side === other.side;
}
