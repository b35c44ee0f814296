// A collection: the problems of what was read, with what was found out about each.

import {smallBoard} from '../shared/board.js';
import {button, element} from '../shared/dom.js';
import {positionOf} from '../shared/position.js';
import {Rolling} from '../shared/rolling.js';
import {counts, finder, inOrder} from '../shared/sift.js';
import {apart, language, numberText, said, text} from '../shared/texts.js';
import {defectText, headline, isReached, verdictText, wordOf} from '../shared/words.js';
import {optionsOf} from './goal.js';
import {keepSettings, settings} from './settings.js';
import {Keeping, aside, forgetAside, forgetList, goalOf, keptList, listNames, room, setListAside} from './shelf.js';
import {listOfTab, useList} from './store.js';
import {solvedHere} from './streak.js';

const DAY = 86_400_000;
const MEBIBYTE = 1 << 20;
const $ = id => document.getElementById(id);

/** How the results of all problems are written into one file. */
const FILES = {
  jsonl: {name: 'results.jsonl', type: 'application/jsonl', of: ({result}) => JSON.stringify(result) + '\n'},
  csv: {name: 'summary.csv', type: 'text/csv', of: ({csv}) => csv + '\n'},
  kif: {name: 'records.kif', type: 'text/plain', of: ({shown}) => (shown.kif ? shown.kif + '\n' : '')},
};

/** By what rows are told apart: of a row, the values that it has. Ratings are those of the machine, by tens. */
const FACETS = {
  verdict: row => [row.word],
  length: ({result, entry}) => [result && isReached(result) ? result.length : entry.length].filter(length => length !== undefined),
  defect: ({result}) => (result?.defects ?? []).map(defect => defect.class),
  theme: ({result, entry}) => result?.themes ?? entry.themes ?? [],
  rating: ({result}) => (result?.rank === undefined ? [] : [10 * Math.floor(result.rank / 10)]),
};

/** A value of a facet as it is said. */
const SAID = {
  verdict: word => (word === 'none' ? text('collection.unchecked') : verdictText(word)),
  length: plies => text('plies.short', plies),
  defect: defectText,
  theme: name => name.split(' ')[language.isJapanese ? 1 : 0],
  rating: from => text('facet.rating.from', from, from + 10),
};

/** By what rows can be put in order: the heads of the table. */
const ORDERS = {
  title: row => row.entry.title || row.entry.id,
  state: row => row.entry.length,
  result: row => row.said || undefined,
  solved: row => row.solved || undefined,
};

export class Collection {
  /** choose(row): puts a problem onto the board; recall(message): shows its result; solve(): goes over to solving; changed(): the list is another */
  constructor(root, page, {choose, recall, solve, save, changed}) {
    Object.assign(this, {root, page, chooseRow: choose, recall, solve, save, changed});
    this.rows = [];
    this.forgetSifting();
    $('lists').addEventListener('change', () => this.openKept($('lists').value));
  }

  /** Takes what was read, each {entry, text, options, index, messages}; the list before is still kept by its name. */
  async take(rows, name) {
    this.put(rows, name || text('lists.unnamed'));
    const {keeping} = this;
    await keeping.keep(...rows.flatMap(({messages}, row) =>
      Object.entries(messages).map(([goal, message]) => ({row, goal, message}))));
    if (this.keeping === keeping && keeping.name) {
      this.learnKept(await keptList(keeping.name));
    }
  }

  /** wanted: the name that it is to have; name: that of a list which is kept already */
  put(rows, wanted, name = null) {
    this.rows = rows;
    this.forgetSifting();
    this.chosen = null;
    const sources = this.sources();
    const form = {sources, rows: rows.map(({source, index}) => ({source: sources.indexOf(source), index}))};
    const keeping = new Keeping(wanted, form, {
      name, told: isNamed => {
        if (this.keeping === keeping) {
          isNamed && useList(keeping.name);
          isNamed ? this.tellLists() : this.tellKept();
        }
      },
    });
    this.keeping = keeping;
    this.show();
  }

  forgetSifting() {
    this.wanted = {};
    this.query = '';
    this.order = {by: '', descending: false};
    this.view = [];
  }

  /** The name by which the list is kept; null if it is not. */
  get name() {
    return this.keeping?.name ?? null;
  }

  /** Takes results that are kept of the list. */
  learnKept(kept) {
    for (const {row, goal, message} of kept?.results ?? []) {
      this.rows[row].messages[goal] ??= message;
      this.know(this.rows[row]);
    }
    this.sift();
  }

  /** Whether a search can be asked about it. */
  isAskable({entry}) {
    return entry.sfen && entry.faults.length === 0;
  }

  choose(row) {
    const before = this.chosen;
    this.chosen = row;
    [before, row].forEach(one => one && this.table.renew(one));
    this.table.bringIn(row);
    this.chooseRow(row);
  }

  /** Puts a problem onto the board to work on it. */
  open(row) {
    this.choose(row);
    this.page.views.go('compose');
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
    this.filters = element('div', {class: 'bar facets'});
    this.head = element('tr', {role: 'row'});
    const find = element('input', {
      type: 'search', 'data-find': true, value: this.query, placeholder: text('collection.find'), 'aria-label': text('collection.find'),
      oninput: () => {
        this.query = find.value;
        this.sift();
      },
    });
    const body = element('tbody', {role: 'rowgroup'});
    this.tiles = make('data-tiles', 'collection.tiles', () => {
      settings.tiles = !settings.tiles;
      keepSettings();
      this.dress();
      this.table.show();
      this.table.bringIn(this.chosen);
    });
    this.dress();
    this.table = new Rolling(body, (row, index) => this.line(row, index));
    this.kept = element('p', {class: 'facts', 'data-kept': true});
    this.counted = element('h2', {'aria-live': 'polite'});
    root.replaceChildren(
      this.counted,
      element('div', {class: 'bar'},
        make('data-check', 'collection.check', () => this.checkAll()),
        make('data-solve', 'collection.solve', () => this.solveNext(0)),
        make('data-solve', 'collection.today', () => this.solveToday(), {value: 'today'}), this.tiles, find),
      this.filters,
      element('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': text('count', rows.length)},
        element('table', {role: 'table'}, element('thead', {role: 'rowgroup'}, this.head), body)),
      element('div', {class: 'bar'},
        make('data-results', 'collection.jsonl', () => this.write('jsonl'), {value: 'jsonl'}),
        make('data-results', 'collection.csv', () => this.write('csv'), {value: 'csv'}),
        make('data-results', 'collection.kif', () => this.write('kif'), {value: 'kif'}),
        make('data-forget', 'collection.forget', () => this.forget())),
      this.kept);
    const solved = solvedHere();
    rows.forEach(row => this.know(row, solved));
    this.tellHeads();
    this.sift();
    this.tellKept();
  }

  /** As rows, or as a grid of boards, whichever is chosen. */
  dress() {
    this.root.classList.toggle('tiles', settings.tiles);
    this.tiles.setAttribute('aria-pressed', settings.tiles);
  }

  /** The heads of the table, by which it can be put in order. */
  tellHeads() {
    const {by, descending} = this.order;
    this.head.replaceChildren(element('td', {role: 'cell'}), ...Object.keys(ORDERS).map(name => element('th', {
      scope: 'col', role: 'columnheader', 'aria-sort': name !== by ? 'none' : descending ? 'descending' : 'ascending',
    }, button(text('collection.' + name), () => {
      this.order = {by: name, descending: name === by && !descending};
      this.tellHeads();
      this.head.querySelector(`[data-sort=${name}]`).focus();
      this.sift();
    }, {'data-sort': name}))));
  }

  line(row, index) {
    const {entry} = row;
    const name = entry.title || entry.id;
    const state = entry.error ? said(entry.error.words)
      : entry.faults.length > 0 ? said(entry.faults[0].words)
        : apart([entry.length !== undefined ? this.page.goal.plies(entry.length, entry) : '', ...(entry.warnings ?? []).map(one => said(one.words))]);
    const cell = (content, attributes) => element('td', {role: 'cell', ...attributes}, element('div', {}, content));
    const number = this.rows.indexOf(row);
    return element('tr', {role: 'row', 'aria-current': row === this.chosen, 'aria-busy': row.busy ?? false, 'aria-rowindex': index + 2, 'data-index': number},
      cell(entry.sfen ? smallBoard(positionOf(entry.shown), name) : '', {onclick: () => entry.sfen && this.open(row)}),
      cell(entry.sfen ? button(name, () => this.open(row), {'data-row': number}) : name),
      cell(state), cell(row.said, {'data-result': row.result ? row.word : ''}), cell(row.solved));
  }

  /** The message of a search for what is looked for in a problem. */
  heard({entry, messages}) {
    return messages[goalOf(this.page.goal.of(entry))];
  }

  /** What was found of a problem, if that is what is looked for now. */
  known(row) {
    return this.heard(row)?.shown ?? null;
  }

  /** What is known of a problem, be it that it is none, with what is wrong in it. */
  found(row) {
    const {refused, error, faults} = row.entry;
    return refused ? {...refused, error: {...error, message: error?.words ?? faults[0].words}} : this.known(row);
  }

  /** By what it is kept that it was solved. */
  nameOf({entry}) {
    return entry.sfen + optionsOf(this.page.goal.of(entry));
  }

  /** Takes what is known of a problem into its row. */
  know(row, all = solvedHere()) {
    const {entry} = row;
    const result = row.result = this.found(row);
    const solved = all[this.nameOf(row)];
    Object.assign(row, {
      haystack: undefined, word: result ? wordOf(result) : 'none', settled: Boolean(result) && !result.undecided, said: result ? headline(result) : '',
      solved: solved ? text(solved.cook ? 'collection.by-cook' : 'collection.yes') : '',
    });
  }

  /** Shows the rows that are wanted, and how many there are of each kind among those that all else lets through. */
  sift(anew = true) {
    const has = finder(this.query, row => [row.entry.id, row.entry.title, row.entry.author, ...FACETS.theme(row)]);
    const fits = (row, but) => Object.entries(this.wanted).every(([name, value]) =>
      name === but || FACETS[name](row).map(String).includes(value));
    const found = this.rows.filter(has);
    anew && this.filters.replaceChildren(...Object.keys(FACETS).map(name => this.facet(name, found.filter(row => fits(row, name)))));
    const {by, descending} = this.order;
    this.view = found.filter(row => fits(row));
    this.table.show(by ? inOrder(this.view, ORDERS[by], descending) : this.view);
    this.counted.textContent = text('count', this.view.length);
    for (const button of this.root.querySelectorAll('[data-results]')) {
      button.disabled = !this.rows.some(row => this.known(row));
    }
  }

  /** A choice among the values of a facet; nothing if there are none. */
  facet(name, rows) {
    const found = [...counts(rows, FACETS[name])].sort(([one], [other]) => (typeof one === 'number' ? one - other : 0));
    const all = `${text('facet.' + name)}: ${text('collection.all')} (${rows.length})`;
    const select = element('select', {
      'data-filter': name, 'aria-label': text('facet.' + name), onchange: () => {
        select.value === 'all' ? delete this.wanted[name] : this.wanted[name] = select.value;
        this.sift();
        this.root.querySelector(`[data-filter=${name}]`)?.focus();
      },
    }, element('option', {value: 'all'}, all), found.map(([value, count]) => element('option', {value}, `${SAID[name](value)} (${count})`)));
    select.value = this.wanted[name] ?? 'all';
    return found.length > 0 || this.wanted[name] ? select : '';
  }

  /** Checks one after the other what is shown and not settled, until another search comes. */
  async checkAll() {
    const {rows} = this;
    for (const row of this.view.filter(row => this.isAskable(row) && !row.settled)) {
      row.busy = true;
      this.table.renew(row);
      this.table.bringIn(row);
      let heard = null;
      await this.page.searches.check(this.problemOf(row), {hear: message => {
        heard = message.type === 'result' ? message : null;
      }});
      row.busy = false;
      this.table.renew(row);
      if (this.rows !== rows || !heard) {
        break;
      }
      await this.learn(row, heard);
      if (this.page.searches.halted) {
        break;
      }
    }
  }

  problemOf({source, index, entry}) {
    return {text: source.text, options: `${source.options}&index=${index}&hand=auto${optionsOf(this.page.goal.of(entry))}`};
  }

  /** Takes a result of a problem: it is kept, then told; and shown if that is the one on the board. */
  async learn(row, message) {
    const goal = goalOf(message.shown);
    const {keeping} = this;
    row.messages[goal] = message;
    await keeping.keep({row: this.rows.indexOf(row), goal, message});
    if (this.keeping !== keeping) {
      return;
    }
    this.know(row);
    this.sift(!this.filters.contains(document.activeElement)); // Nobody's choice is closed.
    if (row === this.chosen && this.page.message !== message) {
      this.recall(message);
    }
  }

  /** Takes what was found of a problem on the board, if it is one of the list as it was read. */
  hear(origin, message) {
    const row = this.rowOf(origin);
    return row && this.learn(row, message);
  }

  /** The row of what was read from there, if it is one of the list. */
  rowOf(origin) {
    return origin && this.rows.find(one => one.index === origin.index && one.source.options === origin.options && one.source.text === origin.text);
  }

  /** Whether there is a list, and nobody works on something else. */
  hasOnBoard(origin) {
    const {editor, sample} = this.page;
    return this.rows.length > 1 && (editor.position === sample || Boolean(this.rowOf(origin)));
  }

  /** Which problem of the list it is: its name, and its place among those that are shown. */
  placeOf(origin) {
    const row = this.rows.length > 1 && this.rowOf(origin);
    const {rows} = this.table ?? {};
    return row ? apart([row.entry.title || row.entry.id, rows.includes(row) ? text('ply.of', rows.indexOf(row) + 1, rows.length) : '']) : '';
  }

  /** Goes on with the next problem of those shown that was not solved yet, or with the chosen one; false if there is none. */
  solveNext(after = 1) {
    const rows = this.rows.length > 0 ? this.table.rows.filter(this.isAskable) : [];
    const at = Math.max(0, rows.indexOf(this.chosen) + after);
    const solved = solvedHere();
    return this.solveRow([...rows.slice(at), ...rows.slice(0, at)].find(row => !solved[this.nameOf(row)]));
  }

  /** The problem of the day: each day the next of the list. */
  solveToday() {
    const rows = this.rows.filter(this.isAskable);
    const now = new Date();
    const today = Math.floor((now - now.getTimezoneOffset() * 60_000) / DAY);
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
    const known = this.rows.map(row => this.heard(row)).filter(message => message && (kind !== 'csv' || message.csv));
    const head = kind === 'csv' ? '\ufeff' + (await this.page.transport.call('columns', '', '')).text + '\n' : '';
    this.save(name, new Blob([head, ...known.map(of)], {type}));
  }

  /** The texts from which the list was read, each {text, options}. */
  sources() {
    return [...new Set(this.rows.map(({source}) => source))];
  }

  /** How much is kept, and how much room is left; or that something is not kept. */
  async tellKept() {
    const {kept} = this;
    if (this.rows.length === 0) {
      return;
    }
    const space = await room();
    const lost = this.keeping.waiting.size;
    const megabytes = bytes => numberText(Math.ceil(bytes / MEBIBYTE));
    kept.textContent = lost > 0 ? text('collection.lost', lost)
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
      button(text('lists.aside.save'), () => this.save('tsume-set-aside.json', new Blob([JSON.stringify(unfit)], {type: 'application/json'})), {'data-aside': 'save'}), ' ',
      button(text('lists.aside.forget'), async () => {
        await forgetAside();
        await this.tellLists();
      }, {'data-aside': 'forget'}));
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
        const read = await Promise.all(kept.sources.map(source => this.page.exchange.entriesIn(source)));
        this.put(kept.rows.map(({source, index}) => ({
          source: kept.sources[source], index, messages: {}, entry: read[source][index],
        })), name, name);
        this.learnKept(kept);
        useList(name);
      }
    } catch {
      this.put([], null);
      await setListAside(name);
    }
    await this.tellLists();
  }

  /** Reads the list anew, as something else is looked for: that may say who begins, and what is wrong. */
  async readAgain() {
    const {rows} = this;
    for (const source of this.sources()) {
      const entries = await this.page.exchange.entriesIn(source);
      rows.filter(row => row.source === source).forEach(row => Object.assign(row, {entry: entries[row.index]}));
    }
    this.show();
  }

  /** The list that this tab had, or else that which any had last. */
  async restore() {
    const names = await this.tellLists();
    const name = listOfTab().find(one => names.includes(one)) ?? names[0];
    return name === undefined ? null : this.openKept(name);
  }

  /** It is seen again; some of it may have been solved meanwhile. */
  enter() {
    if (this.rows.length > 0) {
      this.root.scrollIntoView();
      const solved = solvedHere();
      this.rows.filter(row => !row.solved && solved[this.nameOf(row)]).forEach(row => {
        this.know(row, solved);
        this.table.renew(row);
      });
      this.table.fill();
      this.table.bringIn(this.chosen);
      document.activeElement === document.body && this.root.querySelector('[aria-current=true] [data-row]')?.focus({preventScroll: true});
    }
  }

  /** Says in the language that is on what stood there in another. */
  speak() {
    this.show();
    return this.tellLists();
  }
}
