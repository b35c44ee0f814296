// Solving a problem move by move: one plays the attacker, the program plays the defender; of a helpmate one plays both.
// What a move is worth, and what is replied, is for the program to say; here is only whose turn it is.

import {button} from '../shared/dom.js';
import {heldBy, moveOf, positionOf} from '../shared/position.js';
import {pieceImage} from '../shared/board.js';
import {Replay} from '../shared/replay.js';
import {wholeRow} from '../shared/row.js';
import {apart, capital, text, textOr} from '../shared/texts.js';
import {defectText, isReached} from '../shared/words.js';
import {pieceWord} from './hands.js';
import {squareWord} from './squares.js';
import {endStreak, solvedNow, streak} from './streak.js';

const $ = id => document.getElementById(id);
const SECOND = 1000;
const MOST_NODES = 20_000_000;
const PREPARING_NODES = 5_000_000;
const UNSURE = 110; // A rating that so many points may be wrong is marked.

export class Solving {
  /**
   * problem(): what is solved, as {text, options}; name(): what it is kept by; goal: what is looked for; known(): what
   * is known of it already; show(): draws board and caption; left(message, says): told when it ends, with the result
   * that is to be shown; next(): goes on with another problem, false if there is none
   */
  constructor(searches, settings, page) {
    Object.assign(this, page, {searches, settings});
    this.on = false;
    this.root = $('solving');
    for (const name of ['hint', 'back', 'again', 'reveal', 'next']) {
      document.querySelector(`[data-solving=${name}]`).addEventListener('click', () => this[name]());
    }
  }

  /** Begins with the problem on the board: finds out what there is to be found, and shows none of it. */
  async begin() {
    this.leave(true);
    this.on = true;
    this.run = (this.run ?? 0) + 1;
    const {run} = this;
    document.body.classList.add('solving');
    this.root.hidden = false;
    this.asked = this.problem();
    this.called = this.name();
    this.replay = null;
    this.selected = null;
    this.say('preparing');
    this.message = this.known();
    if (!this.message) {
      await this.searches.check(this.asked, {
        most: PREPARING_NODES,
        hear: message => {
          this.message = message;
        },
      });
    }
    if (!this.on || run !== this.run) {
      return;
    }
    const row = this.message && wholeRow(this.message.shown);
    const line = row?.lines.find(one => one.of === 'mainline')?.usi ?? [];
    if (!row || !this.goal.isPlayed || !(this.goal.isHelped ? isReached(row) : row.mates) || line.length === 0) {
      const {message} = this;
      this.leave();
      this.left(message, text(this.goal.isPlayed ? 'solve.nothing' : 'solve.not-played'));
      return;
    }
    this.puzzle = {start: row.start, line, length: row.length, rank: row.rank, rated: !this.goal.isHelped};
    this.again();
  }

  /** The same problem from its first position. */
  async again() {
    const {start, line, length} = this.puzzle;
    Object.assign(this, {line, strayed: false, wrong: 0, hints: 0, helped: false, done: false, moves: [], began: performance.now()});
    clearInterval(this.clock);
    this.clock = setInterval(() => this.tell(), SECOND);
    this.take({lines: []}, start);
    this.say('preparing');
    this.show();
    await this.ask('', 'begin', length);
  }

  /** Asks what becomes of a move; without one, what may be played, and says something once that is known. */
  async ask(move, ...then) {
    const {run} = this;
    this.waiting = true;
    this.selected = null;
    this.choices = null;
    const pick = Math.floor(Math.random() * 1000);
    const {profile, futile, time, hash} = this.settings;
    const options = [
      this.asked.options, 'mode=play', `profile=${profile}`, `futile=${futile}`, `time=${time}`, `hash=${hash}`,
      `nodes=${MOST_NODES}`, `moves=${this.moves}`, `line=${this.line}`, `strayed=${this.strayed}`,
      `move=${move}`, `pick=${pick}`,
    ].join('&');
    let answer = null;
    await this.searches.ask(this.asked.text, options, message => {
      answer = message;
    });
    if (!this.on || run !== this.run) {
      return;
    }
    this.waiting = false;
    if (answer?.type !== 'reaction') {
      this.say('open');
      this.show();
      return;
    }
    this.legal = answer.legal;
    this.take(answer, this.puzzle.start);
    move ? this.react(answer) : this.say(...then);
    this.show();
  }

  /** Takes the moves that were played; a refutation is put onto the board. */
  take({lines}, start) {
    this.replay = new Replay(positionOf(start), lines);
    this.moves = this.replay.line.moves.map(({usi}) => usi);
    this.refuted = this.replay.branches.length > 1;
    const refutation = this.replay.branches[1]?.line.moves.length;
    this.replay.go(Math.min(this.moves.length + 2, refutation ?? this.moves.length), this.refuted ? 1 : 0);
  }

  react(answer) {
    const way = answer.class ? defectText(answer.class) : '';
    if (answer.accepted) {
      this.line = answer.line;
      this.hints = 0;
      const cook = answer.cook && !this.strayed;
      this.strayed ||= answer.cook;
      if (answer.mated) {
        this.solved();
      } else {
        this.say(cook ? 'another' : way && !answer.cook ? 'as-good' : 'right', way);
      }
      this.root.classList.toggle('celebrate', cook || (answer.mated && this.strayed));
      return;
    }
    if (answer.wrong) {
      this.wrong++;
      this.stumble();
    }
    this.say(answer.kind, way);
  }

  /** A streak is of problems that were solved without a wrong move and without help. */
  stumble() {
    if (!this.helped && !this.done) {
      this.helped = true;
      endStreak(this.called, this.puzzle);
    }
  }

  solved() {
    this.done = true;
    clearInterval(this.clock);
    this.spent = performance.now() - this.began;
    solvedNow(this.called, this.puzzle, {millis: Math.round(this.spent), wrong: this.wrong, helped: this.helped, cook: this.strayed});
    this.say(this.strayed ? 'solved-by-cook' : 'solved', this.moves.length);
    document.querySelector('[data-solving=next]').focus({preventScroll: true}); // With the keys one goes on at once.
  }

  /** Whether a move may be made now. */
  get mayMove() {
    return this.on && !this.waiting && !this.done && Boolean(this.legal) && !this.refuted && this.isAtEnd;
  }

  get isAtEnd() {
    return this.replay?.index === 0 && this.replay.ply === this.replay.line.moves.length;
  }

  get position() {
    return this.replay?.position;
  }

  /** A square is clicked: takes up a piece, or moves what was taken up. */
  square(square) {
    if (!this.mayMove) {
      this.refuted && !this.waiting ? this.back() : this.toEnd();
      return;
    }
    const here = this.position.board[square];
    if (here?.side === this.position.side) {
      this.selected = this.selected?.square === square ? null : {square};
      this.show();
    } else if (this.selected) {
      this.move(this.selected, square);
    }
  }

  hand(side, letter) {
    if (this.mayMove && side === this.position.side && heldBy(this.position, side, letter) > 0) {
      this.selected = this.selected?.letter === letter ? null : {letter, side};
      this.show();
    }
  }

  /** The moves of a piece of a square or of a hand. */
  movesOf({letter, square}) {
    return this.legal.filter(usi => {
      const {drop, from} = moveOf(usi, this.position.rules);
      return letter ? drop === letter : from === square;
    });
  }

  /** Where the piece that is taken up may go. */
  get reached() {
    return this.selected && this.mayMove ? this.movesOf(this.selected).map(usi => moveOf(usi, this.position.rules).to) : [];
  }

  /** Moves a piece of a square or of a hand; asks whether it promotes where it may or may not. */
  move(what, to) {
    if (!this.mayMove) {
      return;
    }
    const fitting = this.movesOf(what).filter(usi => moveOf(usi, this.position.rules).to === to);
    if (fitting.length === 0) {
      this.selected = null;
      this.say('illegal');
    } else if (fitting.length === 1) {
      this.ask(fitting[0]);
      this.say('wait');
    } else {
      this.choices = fitting;
      this.say('promote');
    }
    this.show();
    this.root.querySelector('.choices button')?.focus();
  }

  /** In steps: which piece, where to, and the move itself. */
  hint() {
    if (!this.mayMove || this.line.length <= this.moves.length) {
      this.say('no-hint');
      return;
    }
    this.stumble();
    this.hints = (this.hints + 1) % 3;
    this.hints === 0 && this.ask(this.line[this.moves.length]);
    this.say(['wait', 'hint.piece', 'hint.square'][this.hints]);
    this.show();
  }

  /** The squares, or the piece in hand, that a hint shows. */
  get hinted() {
    if (!this.hints || !this.isAtEnd) {
      return {squares: [], letter: null};
    }
    const move = moveOf(this.line[this.moves.length], this.position.rules);
    return {
      squares: [move.from, this.hints > 1 ? move.to : -1].filter(square => square >= 0),
      letter: move.drop,
    };
  }

  /** What a hint shows, for those who hear it: which piece, or where to. */
  hintWord(what) {
    const {rules, board} = this.position;
    const {drop, from, to} = moveOf(this.line[this.moves.length], rules);
    return what === 'hint.square' ? squareWord(to, rules)
      : drop ? text('solve.in-hand', pieceWord(drop, rules))
        : text('solve.on-square', squareWord(from, rules), pieceWord(board[from].letter, rules));
  }

  toEnd() {
    if (this.replay) {
      this.replay.go(this.replay.line.moves.length, 0);
      this.show();
    }
  }

  /** Takes back: first what refutes a move, then one's own last move with the reply. */
  back() {
    if (this.waiting || !this.replay) {
      return;
    }
    if (this.choices) {
      this.choices = null;
      this.say('right');
    } else if (this.refuted) {
      this.refuted = false;
      this.replay = new Replay(this.replay.start, this.spoken());
      this.say('try-again');
    } else if (this.moves.length > 0) {
      const count = this.moves.length - (this.moves.length % 2 === 0 && !this.goal.isHelped ? 2 : 1);
      this.moves = this.moves.slice(0, count);
      if (this.done || this.strayed) {
        this.again();
        return;
      }
      this.ask('', 'try-again');
      this.say('wait');
      return;
    }
    this.toEnd();
  }

  /** The moves so far as a line. */
  spoken() {
    const {moves} = this.replay.branches[0].line;
    return moves.length === 0 ? [] : [{
      of: 'mainline', n: 0, ply: 1,
      usi: moves.map(({usi}) => usi), ja: moves.map(({ja}) => ja), en: moves.map(({en}) => en),
    }];
  }

  /** Ends it with the solution, which can be played through. */
  reveal() {
    this.stumble();
    const row = wholeRow(this.message.shown);
    this.spent = this.done ? this.spent : performance.now() - this.began;
    this.done = true;
    clearInterval(this.clock);
    this.take({lines: row.lines.filter(line => line.of === 'mainline')}, row.start);
    this.replay.go(0, 0);
    this.say('revealed');
    this.show();
  }

  leave(silent = false) {
    if (!this.on) {
      return;
    }
    this.on = false;
    this.replay = null;
    this.searches.stop();
    clearInterval(this.clock);
    document.body.classList.remove('solving');
    this.root.hidden = true;
    if (silent !== true) {
      this.left(null, '');
    }
  }

  /** What is said; it can be said again in another language. */
  say(what, ...values) {
    this.said = [what, ...values];
    this.root.dataset.says = what;
    this.tell();
  }

  tell() {
    const [what, ...values] = this.said ?? ['preparing'];
    const {isHelped} = this.goal;
    const way = this.on && what.startsWith('hint.') ? this.hintWord(what)
      : isHelped && what === 'begin' ? capital(this.goal.plies(...values)) : values[0] ?? '';
    const says = text('solve.' + what, way, (values[0] + 1) / 2);
    this.root.querySelector('.says').textContent = isHelped ? textOr(`solve.${what}.help`, says, way) : says;
    const {now, best, rating, doubt} = streak();
    const seconds = Math.floor((this.done ? this.spent : performance.now() - (this.began ?? performance.now())) / SECOND);
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    this.root.querySelector('.record').textContent = apart([
      text('solve.time', time), this.wrong ? text('solve.wrong', this.wrong) : '', text('solve.streak', now, best),
      text('solve.rating', Math.round(rating) + (doubt > UNSURE ? '?' : ''))]);
    const busy = this.waiting || !this.replay;
    const enabled = {
      hint: this.mayMove && this.line.length > this.moves.length, back: !busy && (this.refuted || this.choices || this.moves.length > 0),
      again: !busy, reveal: Boolean(this.message) && this.said?.[0] !== 'revealed', next: true,
    };
    for (const [name, on] of Object.entries(enabled)) {
      const button = document.querySelector(`[data-solving=${name}]`);
      button.disabled = !on;
      button.classList.toggle('main', name === (this.done ? 'next' : 'hint'));
      button.hidden = name === 'hint' ? this.done : name === 'next' && !this.hasNext();
    }
    const choices = this.choices ?? [];
    if (this.offered !== this.choices) { // The clock ticks: what has the focus stays.
      this.offered = this.choices;
      this.root.querySelector('.choices').replaceChildren(...choices.map(usi => this.choice(usi)));
    }
  }

  /** A button for a move that promotes, or one that does not, with the piece that it makes. */
  choice(usi) {
    const {rules, board, side} = this.position;
    const {from, promotes} = moveOf(usi, rules);
    const letter = (promotes ? '+' : '') + board[from].letter;
    return button(pieceImage({letter, side}, rules, false), () => {
      this.choices = null;
      this.ask(usi);
      this.say('wait');
      this.show();
    }, {class: 'piece', 'data-choice': usi, 'aria-label': text(promotes ? 'solve.promote.yes' : 'solve.promote.no')});
  }
}
