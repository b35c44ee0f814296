// Grading what others have answered: to the problem on the board, or to those of the list by their numbers.

import {button, element} from '../shared/dom.js';
import {apart, said, text} from '../shared/texts.js';

const $ = id => document.getElementById(id);
const SEPARATOR = '\u001e'; // Between the problems and the answers.
const TEXT = '\u001d'; // Before each text of a list,
const OPTIONS = '\u001f'; // and between its options and itself.

export class Grading {
  /** problem(): what is on the board, as {text, options}; sources(): the texts of the list; save(name, blob); read(file): its text */
  constructor(searches, {problem, sources, save, read}) {
    Object.assign(this, {searches, problem, sources, save});
    $('grade').addEventListener('click', () => this.grade());
    const take = async file => {
      if (file) {
        $('answers').value = await read(file);
      }
    };
    $('answers-file').addEventListener('change', ({target}) => take(target.files[0]));
    $('grading').addEventListener('drop', event => {
      const [file] = event.dataTransfer.files;
      if (file) {
        event.preventDefault();
        event.stopPropagation();
        document.body.classList.remove('dragging');
        take(file);
      }
    });
  }

  async grade() {
    const {text: content, options} = this.problem();
    const sources = $('graded').value === 'list' ? this.sources() : [];
    const problems = sources.length > 0
      ? sources.map(source => TEXT + source.options + OPTIONS + source.text).join('') : content;
    const heard = this.heard = {pages: [], ranking: null};
    this.show();
    await this.searches.check({text: problems + SEPARATOR + $('answers').value, options}, {
      more: 'mode=grade' + (sources.length > 0 ? '&hand=auto' : ''),
      hear: message => {
        message.type === 'graded' ? heard.pages.push(message) : heard.ranking = message;
        if (heard === this.heard) {
          this.show();
        }
      },
    });
    $('grades').scrollIntoView();
  }

  /** What can be graded, and the tables of what was. */
  show() {
    const option = (value, key) => element('option', {value}, text(key));
    const before = $('graded').value || 'list';
    $('graded').replaceChildren(option('list', 'grading.list'), option('board', 'grading.board'));
    $('graded').value = before;
    $('graded-row').hidden = this.sources().length === 0;
    if (!this.heard) {
      return;
    }
    const {pages, ranking} = this.heard;
    const answers = [...pages, ranking].flatMap(each => each?.answers ?? []);
    const right = answers.filter(answer => answer.right).length;
    $('grades').replaceChildren(
      element('p', {}, ranking ? text('grading.count', right, answers.length) : text('grading.wait')),
      ...ranking && pages.length > 1 ? [this.merit(ranking)] : [],
      ...pages.map(page => element('section', {'data-graded': page.problem},
        element('h3', {}, apart([page.problem, said(page.found)])),
        table(page.answers),
        element('p', {class: 'facts'}, said(page.counts)),
        page.cooks.map(cook => element('p', {class: 'entry fatal', 'data-new-cook': true}, said(cook.words))))),
      ...ranking?.answers.length > 0 ? [element('h3', {}, text('grading.stray')), table(ranking.answers)] : [],
      ...ranking ? [button(text('grading.csv'), () => this.save('grades.csv', new Blob([ranking.csv], {type: 'text/csv'})), {'data-grades': 'csv'})] : []);
  }

  /** The solvers in the order of merit. */
  merit({solvers}) {
    return element('table', {'data-merit': true}, element('caption', {}, text('grading.solvers')),
      element('tbody', {}, solvers.map(({rank, tied, solver, right, total}) => element('tr', {},
        element('td', {}, text(tied ? 'grading.tied' : 'grading.rank', rank)),
        element('th', {scope: 'row'}, solver || text('grading.nobody')),
        element('td', {}, text('grading.of', right, total))))));
  }
}

/** Answers: who, the grade, why. */
function table(answers) {
  return element('table', {}, element('tbody', {}, answers.map(({solver, grade, word, reason}) =>
    element('tr', {'data-grade': grade}, element('th', {scope: 'row'}, solver || text('grading.nobody')),
      element('td', {}, said(word)), element('td', {}, said(reason))))));
}
