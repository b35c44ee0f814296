// Sound problems that are two plies longer and end in the one on the board: shown as they are found.

import {element} from '../shared/dom.js';
import {apart, numberText, said, text} from '../shared/texts.js';
import {verdictText} from '../shared/words.js';

const MOST_NODES = 20_000_000;
const MOST_SHOWN = 100;

export class Predecessors {
  /** problem(): what is on the board; open(text): puts one onto it */
  constructor(root, searches, settings, {problem, open}) {
    Object.assign(this, {root, searches, settings, problem, open});
    this.forget();
  }

  /** The position is another. */
  forget() {
    this.found = null;
    this.root.replaceChildren();
  }

  /** What can be asked, below the verdict of a sound problem. */
  offer() {
    this.found || this.root.replaceChildren(
      element('button', {type: 'button', 'data-before': true, onclick: () => this.look()}, text('before')));
  }

  async look() {
    const found = this.found = [];
    this.end = null;
    this.show();
    await this.searches.check(this.problem(), {
      more: 'mode=before', most: Number(this.settings.nodes) || MOST_NODES,
      hear: message => {
        if (found !== this.found) {
          return;
        }
        if (message.type === 'before') {
          found.push(message);
          found.sort((one, other) => other.rank - one.rank);
        } else if (message.type === 'looked') {
          this.end = message;
        }
        this.show();
      },
    });
    if (found === this.found) {
      this.end ??= {open: 0, total: 0};
      this.show();
    }
  }

  /** The list, best first; what it says may be another language's now. */
  show() {
    const {end, found} = this;
    if (!found) {
      this.root.querySelector('[data-before]') && this.offer();
      return;
    }
    this.root.replaceChildren(element('h3', {}, text('before')),
      element('p', {class: 'facts', role: 'status'}, this.says()),
      element('div', {
        class: 'before scroll', tabindex: 0, role: 'region', 'aria-label': text('before'), 'data-ended': String(end !== null),
      }, element('ol', {}, found.slice(0, MOST_SHOWN).map(({text: content, words, pieces, length}) =>
        element('li', {}, element('button', {type: 'button', onclick: () => this.open(content)},
          apart([said(pieces), said(words), text('plies.puzzle', length)])))))));
  }

  says() {
    const {end, found} = this;
    if (end && !end.sound) {
      return text('before.not', verdictText(end.verdict ?? 'unknown'));
    }
    const count = text('before.found', numberText(found.length));
    return end ? `${count} ${end.open > 0 ? text('before.open', numberText(end.open)) : text('before.all', numberText(end.total))}` : count;
  }
}
