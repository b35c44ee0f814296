// What is looked for, and within how many plies: the choice beside the game. Mates may take any number.

import {element} from '../shared/dom.js';
import {text, textOr} from '../shared/texts.js';

const DEFENDER_FIRST = ' defender-first';
const WITH = /%20|[ +]/; // Before the words that follow a goal.
const $ = id => document.getElementById(id);

/** What is looked for as options of a question. */
export function optionsOf({goal, within}) {
  return (goal ? '&goal=' + goal : '') + (within ? '&within=' + within : '');
}

export class Goal {
  /** goals: within which plies each can be looked for and usually is, any for 0, and whether both sides help, by name; changed(): another is chosen */
  constructor(goals, changed) {
    this.goals = goals;
    [this.first] = Object.keys(goals);
    this.take(new Map());
    for (const field of [$('goal'), $('within')]) {
      field.addEventListener('change', () => {
        const within = field === $('within') ? field.value : undefined;
        this.take(new Map(Object.entries({goal: $('goal').value, within})));
        changed();
      });
    }
  }

  /** Takes what an address or a choice says, or the first goal if it says nothing; it is looked for until the next. */
  take(values) {
    this.adopt(values);
    this.chosen = this.valuesOf({});
  }

  /** Takes it for one problem, which says so itself. */
  adopt(values) {
    const {goals} = this;
    this.name = this.nameOf(values.get('goal'));
    const within = Number(values.get('within'));
    const {usual, plies} = goals[this.name];
    this.within = plies.includes(within) ? within : usual;
    document.body.classList.toggle('other-goal', !this.isFirst);
    document.body.classList.toggle('not-played', !this.isPlayed);
    this.show();
  }

  /** The goal that words begin with; the first where they name none. */
  nameOf(words = '') {
    const [name] = words.split(WITH);
    return Object.hasOwn(this.goals, name) ? name : this.first;
  }

  /** Whether it is a mate. */
  get isFirst() {
    return this.name === this.first;
  }

  /** Whether both sides help to reach it. */
  get isHelped() {
    return this.goals[this.name].helped;
  }

  /** Whether one can solve it oneself. */
  get isPlayed() {
    return this.isFirst || this.isHelped;
  }

  /** What an address holds of it, and what is asked of a position: nothing of a mate, and no number for any. */
  valuesOf({side, attacker}) {
    const name = this.name + (side === attacker ? '' : DEFENDER_FIRST);
    return this.isFirst ? {} : this.within > 0 ? {goal: name, within: this.within} : {goal: name};
  }

  /** What is asked of a problem that was read: it says for itself who begins, and maybe what is looked for. */
  of({goal, within}) {
    return goal ? {goal, within} : this.chosen;
  }

  /**
   * How so many plies of a problem are called: mate in 3, brinkmate in 3; the goal alone if nobody says how many. A
   * problem that was read may say itself what is looked for.
   */
  plies(length, entry) {
    const name = entry ? this.nameOf(this.of(entry).goal) : this.name;
    const isFirst = name === this.first;
    return length !== undefined ? text(`plies.${isFirst ? 'puzzle' : name}`, length) : isFirst ? '' : text('goal.' + name);
  }

  /** The choice, in the language that is on. */
  show() {
    const option = (value, says) => element('option', {value}, says);
    $('goal').replaceChildren(...Object.keys(this.goals).map(name => option(name, textOr('goal.' + name, name))));
    $('within').replaceChildren(...this.goals[this.name].plies.map(plies => option(plies, text('goal.within', plies))));
    $('goal').value = this.name;
    $('within').value = this.within;
    $('begins').parentElement.hidden = !this.isHelped;
    $('within').hidden = this.goals[this.name].plies.length < 2;
  }
}
