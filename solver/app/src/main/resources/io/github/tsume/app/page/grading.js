// Grading what others have answered to the problem on the board.

import {element} from '../shared/dom.js';
import {said, text} from '../shared/texts.js';

const $ = id => document.getElementById(id);
const SEPARATOR = '\u001e'; // Between the problem and the answers.

export class Grading {
  /** problem(): what is on the board, as {text, options} */
  constructor(searches, settings, problem) {
    Object.assign(this, {searches, settings, problem, answers: null});
    $('grade').addEventListener('click', () => this.grade());
  }

  async grade() {
    const {text: content, options} = this.problem();
    const {profile, futile, time, hash} = this.settings;
    $('grades').replaceChildren(element('p', {}, text('grading.wait')));
    let heard = null;
    await this.searches.ask(content + SEPARATOR + $('answers').value,
      [options, 'mode=grade', `profile=${profile}`, `futile=${futile}`, `time=${time}`, `hash=${hash}`].join('&'),
      message => {
        heard = message;
      });
    this.answers = heard?.answers ?? [];
    this.show();
  }

  /** The table: who, the grade, why. */
  show() {
    if (!this.answers) {
      return;
    }
    const right = this.answers.filter(answer => answer.right).length;
    $('grades').replaceChildren(
      element('p', {}, text('grading.count', right, this.answers.length)),
      element('table', {}, element('tbody', {}, this.answers.map(({solver, grade, word, reason}) =>
        element('tr', {'data-grade': grade}, element('th', {scope: 'row'}, solver || text('grading.nobody')),
          element('td', {}, said(word)), element('td', {}, said(reason)))))));
  }
}
