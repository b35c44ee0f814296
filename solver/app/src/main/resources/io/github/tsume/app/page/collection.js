// A collection: the problems of what was read, with what was found out about each.

import {element} from '../shared/dom.js';
import {numberText, said, text} from '../shared/texts.js';
import {headline, verdictText, wordOf} from '../shared/words.js';
import {forgetCollection, keepCollection, keptCollection} from './shelf.js';
import {solvedBefore} from './streak.js';

const DAY = 86_400_000;
const KIBIBYTE = 1024;

/** How the results of all problems are written into one file. */
const FILES = {
  jsonl: {name: 'results.jsonl', type: 'application/jsonl', of: ({result}) => JSON.stringify(result) + '\n'},
  csv: {name: 'summary.csv', type: 'text/csv', of: ({csv}) => csv + '\n'},
  kif: {name: 'records.kif', type: 'text/plain', of: ({shown}) => (shown.kif ? shown.kif + '\n' : '')},
};

export class Collection {
  /** choose(row): puts a problem onto the board; recall(message): shows its result; solve(): goes over to solving; changed(): the list is another */
  constructor(root, page, {choose, recall, solve, save, changed}) {
    Object.assign(this, {root, page, chooseRow: choose, recall, solve, save, changed});
    this.rows = [];
    this.wanted = 'all';
  }

  /** Takes what was read, each {entry, text, options, index, message}; the last list is forgotten. */
  take(rows) {
    this.rows = rows;
    this.wanted = 'all';
    this.chosen = null;
    this.show();
    return this.keep();
  }

  /** Those that a search can be asked about. */
  get legal() {
    return this.rows.filter(({entry}) => entry.sfen && entry.faults.length === 0);
  }

  choose(row) {
    this.chosen = row;
    for (const other of this.rows) {
      other.shown?.setAttribute('aria-current', other === row);
    }
    bringIn(row.shown);
    this.chooseRow(row);
  }

  /** The table and what can be done with all of it. */
  show() {
    const {rows, root} = this;
    root.hidden = rows.length === 0;
    this.changed();
    if (rows.length === 0) {
      root.replaceChildren();
      return;
    }
    const make = (mark, key, onclick, attributes = {}) => element('button', {type: 'button', [mark]: attributes.value ?? 'all', onclick}, text(key));
    const head = element('tr', {}, ['title', 'state', 'result', 'solved'].map(column =>
      element('th', {scope: 'col'}, text('collection.' + column))));
    this.filter = element('select', {
      'data-filter': true, 'aria-label': text('collection.filter'), onchange: () => {
        this.wanted = this.filter.value;
        this.sift();
      },
    });
    this.kept = element('p', {class: 'facts', 'data-kept': true});
    root.replaceChildren(
      element('h2', {}, text('count', rows.length)),
      element('div', {class: 'bar'},
        make('data-check', 'collection.check', () => this.checkAll()),
        make('data-solve', 'collection.solve', () => this.solveNext()),
        make('data-solve', 'collection.today', () => this.solveToday(), {value: 'today'}),
        this.filter),
      element('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': text('count', rows.length)},
        element('table', {}, element('thead', {}, head), element('tbody', {}, rows.map((row, i) => this.line(row, i))))),
      element('div', {class: 'bar'},
        make('data-results', 'collection.jsonl', () => this.write('jsonl'), {value: 'jsonl'}),
        make('data-results', 'collection.csv', () => this.write('csv'), {value: 'csv'}),
        make('data-results', 'collection.kif', () => this.write('kif'), {value: 'kif'}),
        make('data-forget', 'collection.forget', () => this.forget())),
      this.kept);
    this.sift();
    this.tellKept();
  }

  line(row, i) {
    const {entry} = row;
    const name = entry.title || entry.id;
    row.cell = element('td', {'data-result': ''});
    row.solved = element('td', {});
    const state = entry.error ? said(entry.error.words)
      : entry.faults.length > 0 ? said(entry.faults[0].words)
        : entry.length !== undefined ? this.page.goal.plies(entry.length) : '';
    row.shown = element('tr', {'aria-current': row === this.chosen}, element('td', {}, entry.sfen
      ? element('button', {type: 'button', 'data-row': i, onclick: () => this.choose(row)}, name) : name),
    element('td', {}, state), row.cell, row.solved);
    this.tell(row);
    return row.shown;
  }

  /** What was found of a problem, if that is what is looked for now. */
  known({message}) {
    return message && this.page.goal.isOf(message.shown) ? message.shown : null;
  }

  /** Puts what is known of a problem into its line. */
  tell(row) {
    const {entry} = row;
    const result = entry.refused ?? this.known(row);
    row.word = result ? wordOf(result) : 'none';
    row.settled = Boolean(result) && !result.undecided;
    row.cell.textContent = result ? headline(result) : '';
    row.cell.dataset.result = result ? row.word : '';
    const solved = entry.sfen && solvedBefore(entry.sfen);
    row.solved.textContent = solved ? text(solved.cook ? 'collection.by-cook' : 'collection.yes') : '';
  }

  /** Shows the rows that are wanted, and what there is to want. */
  sift() {
    const counts = new Map([['all', this.rows.length]]);
    for (const {word} of this.rows) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    if (!counts.has(this.wanted)) {
      this.wanted = 'all';
    }
    const name = word => (word === 'all' ? text('collection.all') : word === 'none' ? text('collection.unchecked') : verdictText(word));
    this.filter.replaceChildren(...[...counts].map(([word, count]) =>
      element('option', {value: word}, `${name(word)} (${count})`)));
    this.filter.value = this.wanted;
    for (const row of this.rows) {
      row.shown.hidden = this.wanted !== 'all' && row.word !== this.wanted;
    }
    for (const button of this.root.querySelectorAll('[data-results]')) {
      button.disabled = !this.rows.some(row => row.message);
    }
  }

  /** Checks one after the other what is shown and not settled, until another search comes. */
  async checkAll() {
    const {rows} = this;
    for (const row of this.legal.filter(({shown, settled}) => !shown.hidden && !settled)) {
      row.shown.setAttribute('aria-busy', 'true');
      bringIn(row.shown);
      let heard = null;
      await this.page.searches.check(this.problemOf(row), {hear: message => {
        heard = message.type === 'result' ? message : null;
      }});
      row.shown.removeAttribute('aria-busy');
      if (this.rows !== rows || !heard) {
        break;
      }
      this.learn(row, heard);
      if (this.page.searches.halted) {
        break;
      }
    }
    await this.keep();
  }

  problemOf({text: content, options, index}) {
    return {text: content, options: `${options}&index=${index}&hand=auto${this.page.goal.options}`};
  }

  /** Takes a result of a problem; it is shown if that is the one on the board. */
  learn(row, message) {
    row.message = message;
    this.tell(row);
    this.sift();
    if (row === this.chosen) {
      this.recall(message);
    }
  }

  /** Goes on with the next problem that was not solved yet; false if there is none. */
  solveNext() {
    const rows = this.legal;
    const at = rows.indexOf(this.chosen) + 1;
    return this.solveRow([...rows.slice(at), ...rows.slice(0, at)].find(({entry}) => !solvedBefore(entry.sfen)));
  }

  /** The problem of the day: each day the next of the list. */
  solveToday() {
    const rows = this.legal;
    const now = new Date();
    const today = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
    return this.solveRow(rows[today % rows.length]);
  }

  async solveRow(row) {
    if (row) {
      this.choose(row);
      await this.page.settled;
      await this.solve();
    }
    return Boolean(row);
  }

  /** Writes what was found out so far as a file. */
  async write(kind) {
    const {name, type, of} = FILES[kind];
    const known = this.rows.map(({message}) => message).filter(message => message && (kind !== 'csv' || message.csv));
    const head = kind === 'csv' ? '\ufeff' + (await this.page.transport.call('columns', '', '')).text + '\n' : '';
    this.save(name, new Blob([head, ...known.map(of)], {type}));
  }

  /** The texts from which the list was read, each {text, options}. */
  sources() {
    return [...new Map(this.rows.map(({text: content, options}) => [options + '\n' + content, {text: content, options}])).values()];
  }

  /** Keeps the list for the next visit. */
  async keep() {
    const sources = this.sources();
    const number = row => sources.findIndex(one => one.text === row.text && one.options === row.options);
    this.bytes = this.rows.length === 0 ? await forgetCollection() : await keepCollection({
      sources,
      rows: this.rows.map(row => ({source: number(row), index: row.index, message: row.message ?? null})),
    });
    this.tellKept();
  }

  tellKept() {
    if (this.kept && this.bytes !== undefined) {
      this.kept.textContent = this.bytes
        ? text('collection.kept', this.rows.length, numberText(Math.ceil(this.bytes / KIBIBYTE))) : text('collection.not-kept');
    }
  }

  async forget() {
    this.rows = [];
    await this.keep();
    this.show();
  }

  /** What was kept at the last visit, read again; nothing if there is none. */
  async restore() {
    const kept = await keptCollection();
    if (!kept) {
      return;
    }
    const read = await Promise.all(kept.sources.map(({text: content, options}) =>
      this.page.transport.call('read', content, options)));
    this.rows = kept.rows.map(({source, index, message}) => ({
      ...kept.sources[source], index, message, entry: read[source].entries[index],
    })).filter(({entry}) => entry);
    this.bytes = kept.bytes;
    this.show();
  }

  /** Says in the language that is on what stood there in another. */
  speak() {
    this.show();
  }
}

/** Scrolls a list, and nothing else, until a row of it is seen. */
function bringIn(row) {
  const list = row?.closest('.scroll');
  if (list) {
    const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
    list.scrollTop += Math.min(0, inner.top - outer.top) + Math.max(0, inner.bottom - outer.bottom);
  }
}
