// A collection: the problems of what was read, with what was found out about each.

import {element} from '../shared/dom.js';
import {numberText, said, text} from '../shared/texts.js';
import {headline, verdictText, wordOf} from '../shared/words.js';
import {aside, forgetAside, forgetList, goalOf, keepList, keepResult, keptList, listNames, room, setListAside} from './shelf.js';
import {listOfTab, useList} from './store.js';
import {solvedBefore} from './streak.js';

const DAY = 86_400_000;
const MEBIBYTE = 1 << 20;
const $ = id => document.getElementById(id);

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
    $('lists').addEventListener('change', () => this.openKept($('lists').value));
  }

  /** Takes what was read, each {entry, text, options, index, messages}; the list before is still kept by its name. */
  async take(rows, name) {
    this.put(rows, null);
    const {form} = this;
    const found = rows.flatMap(({messages}, row) => Object.entries(messages).map(([goal, message]) => ({row, goal, message})));
    this.keeping = keepList(name || text('lists.unnamed'), form, found);
    const given = await this.keeping;
    if (this.form !== form || !given) {
      return this.tellKept();
    }
    this.name = given;
    useList(given);
    this.learnKept(await keptList(given));
    return this.tellLists();
  }

  put(rows, name) {
    this.rows = rows;
    this.name = name;
    this.wanted = 'all';
    this.chosen = this.keeping = null;
    this.lost = 0;
    const sources = this.sources();
    this.form = {
      sources,
      rows: rows.map(row => ({source: sources.findIndex(one => one.text === row.text && one.options === row.options), index: row.index})),
    };
    this.show();
  }

  /** Takes results that are kept of the list. */
  learnKept(kept) {
    for (const {row, goal, message} of kept?.results ?? []) {
      this.rows[row].messages[goal] ??= message;
      this.tell(this.rows[row]);
    }
    this.sift();
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
  known({messages}) {
    return messages[this.page.goal.key]?.shown ?? null;
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
      button.disabled = !this.rows.some(row => this.known(row));
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
      await this.learn(row, heard);
      if (this.page.searches.halted) {
        break;
      }
    }
  }

  problemOf({text: content, options, index}) {
    return {text: content, options: `${options}&index=${index}&hand=auto${this.page.goal.options}`};
  }

  /** Takes a result of a problem: it is kept, then told; and shown if that is the one on the board. */
  async learn(row, message) {
    const goal = goalOf(message.shown);
    const {name, form, keeping} = this;
    row.messages[goal] = message;
    const kept = await keepResult(await keeping ?? name, form, {row: this.rows.indexOf(row), goal, message});
    if (this.form !== form) {
      return;
    }
    this.lost += kept ? 0 : 1;
    this.tell(row);
    this.sift();
    this.tellKept();
    if (row === this.chosen && this.page.message !== message) {
      this.recall(message);
    }
  }

  /** Takes what was found of a problem on the board, if it is one of the list as it was read. */
  hear(origin, message) {
    const row = origin && this.rows.find(one => one.text === origin.text && one.options === origin.options && one.index === origin.index);
    return row && this.learn(row, message);
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
    const known = this.rows.map(({messages}) => messages[this.page.goal.key]).filter(message => message && (kind !== 'csv' || message.csv));
    const head = kind === 'csv' ? '\ufeff' + (await this.page.transport.call('columns', '', '')).text + '\n' : '';
    this.save(name, new Blob([head, ...known.map(of)], {type}));
  }

  /** The texts from which the list was read, each {text, options}. */
  sources() {
    return [...new Map(this.rows.map(({text: content, options}) => [options + '\n' + content, {text: content, options}])).values()];
  }

  /** How much is kept, and how much room is left; or that something is not kept. */
  async tellKept() {
    const {kept} = this;
    if (this.rows.length === 0) {
      return;
    }
    const space = await room();
    const megabytes = bytes => numberText(Math.ceil(bytes / MEBIBYTE));
    kept.textContent = this.lost > 0 ? text('collection.lost', this.lost)
      : !this.name ? text('collection.not-kept')
        : text('collection.kept', this.rows.length) + (space ? ' ' + text('collection.room', megabytes(space.taken), megabytes(space.left)) : '');
  }

  /** The lists that are kept, and what is set aside as it does not fit. */
  async tellLists() {
    const names = await listNames(text('lists.unnamed'));
    $('lists').replaceChildren(element('option', {value: ''}, text('lists.open')), ...names.map(name => element('option', {value: name}, name)));
    $('lists').value = names.includes(this.name) ? this.name : '';
    $('kept-lists').hidden = names.length === 0;
    const unfit = await aside();
    $('aside').hidden = unfit.length === 0;
    $('aside').replaceChildren(text('lists.aside', unfit.length), ' ',
      element('button', {
        type: 'button', 'data-aside': 'save', onclick: () => this.save('tsume-set-aside.json', new Blob([JSON.stringify(unfit)], {type: 'application/json'})),
      }, text('lists.aside.save')), ' ',
      element('button', {
        type: 'button', 'data-aside': 'forget', onclick: async () => {
          await forgetAside();
          await this.tellLists();
        },
      }, text('lists.aside.forget')));
    await this.tellKept();
    return names;
  }

  async forget() {
    await forgetList(this.name);
    this.put([], null);
    await this.tellLists();
  }

  /** Opens a list that is kept, as it was left; what cannot be shown is set aside. */
  async openKept(name) {
    try {
      const kept = await keptList(name);
      if (kept) {
        const read = await Promise.all(kept.sources.map(({text: content, options}) => this.page.transport.call('read', content, options)));
        this.put(kept.rows.map(({source, index}) => ({
          text: kept.sources[source].text, options: kept.sources[source].options, index, messages: {}, entry: read[source].entries[index],
        })), name);
        this.learnKept(kept);
        useList(name);
      }
    } catch {
      this.put([], null);
      await setListAside(name);
    }
    await this.tellLists();
  }

  /** The list that this tab had, or else that which any had last. */
  async restore() {
    const names = await this.tellLists();
    const name = listOfTab().find(one => names.includes(one)) ?? names[0];
    return name === undefined ? null : this.openKept(name);
  }

  /** Says in the language that is on what stood there in another. */
  speak() {
    this.show();
    return this.tellLists();
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
