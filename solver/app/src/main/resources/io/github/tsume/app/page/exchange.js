// What comes in and goes out: texts, files, collections, copies, links and pictures.

import {boardFile} from '../shared/board.js';
import {element} from '../shared/dom.js';
import {positionOf} from '../shared/position.js';
import {listed, said, text} from '../shared/texts.js';
import {verdictText, wordOf} from '../shared/words.js';
import {handOf} from './origin.js';
import {keepOrigin} from './store.js';
import {solvedBefore} from './streak.js';
import {headline, saidHere} from './verdict.js';

const MOST_BYTES = 8 << 20;
const $ = id => document.getElementById(id);

export class Exchange {
  constructor(page, {link, problem, recall, solve, bringBoard}) {
    this.bringBoard = bringBoard;
    this.solve = solve;
    this.page = page;
    this.link = link;
    this.problem = problem;
    this.recall = recall;
    $('read').addEventListener('click', () => this.read($('text').value, ''));
    $('file').addEventListener('change', () => this.readFiles($('file').files));
    for (const button of document.querySelectorAll('[data-copy]')) {
      button.addEventListener('click', () => this.copy(button.dataset.copy));
    }
    for (const button of document.querySelectorAll('[data-save]')) {
      button.addEventListener('click', () => this.save(button.dataset.save));
    }
    addEventListener('paste', event => {
      const pasted = event.clipboardData?.getData('text/plain');
      if (pasted && !event.target.closest?.('input, textarea')) {
        event.preventDefault();
        this.read(pasted, '');
      }
    });
    for (const [name, on] of [['dragover', true], ['dragleave', false], ['drop', false]]) {
      addEventListener(name, event => {
        event.preventDefault();
        document.body.classList.toggle('dragging', on);
      });
    }
    addEventListener('drop', event => {
      const {files} = event.dataTransfer;
      files.length > 0
        ? this.readFiles(files) : this.read(event.dataTransfer.getData('text/plain'), '');
    });
  }

  /** Reads all problems of some files; several make a list. */
  async readFiles(files) {
    const texts = [];
    const large = [];
    for (const file of files) {
      if (file.size > MOST_BYTES) {
        large.push(file.name);
      } else {
        texts.push({name: file.name, text: decoded(new Uint8Array(await file.arrayBuffer()))});
      }
    }
    if (texts.length === 1) {
      await this.read(texts[0].text, texts[0].name);
    } else if (texts.length > 1) {
      const all = [];
      for (const {name, text: content} of texts) {
        all.push(...await this.entriesOf(content, name));
      }
      this.list(all);
    }
    if (large.length > 0) {
      $('input-error').textContent += ' ' + text('error.large', listed(large), MOST_BYTES >> 20);
    }
  }

  async entriesOf(content, name) {
    const options = name ? 'name=' + name.replace(/[&=]/g, '_') : '';
    const read = await this.page.transport.call('read', content, options);
    const {transport} = this.page;
    const known = transport.earlier
      ? await transport.earlier(read.entries.map(entry => entry.sfen ?? '-')) : [];
    return read.entries.map((entry, index) => ({entry, text: content, options, index, message: known[index]}));
  }

  /** Reads a text; whatever it is, something is loaded or said. Whoever asks about it meanwhile waits for `reading`. */
  read(content, name) {
    this.reading = this.readNow(content, name);
    return this.reading;
  }

  async readNow(content, name) {
    $('input-error').textContent = '';
    $('read').disabled = true;
    try {
      this.take(content.trim() ? await this.entriesOf(content, name) : []);
      await this.page.settled;
    } catch (e) {
      $('input-error').textContent = text('error.read', e.message);
    } finally {
      $('read').disabled = false;
    }
  }

  /**
   * Puts a position onto the board that was there before, or that an address tells.
   *
   * kept: {sfen, rules, fill, origin}; its origin is taken if it is of that position
   */
  reopen(kept) {
    this.reading = this.reopenNow(kept);
    return this.reading;
  }

  async reopenNow({sfen, rules, fill, origin}) {
    const options = `rules=${rules}&hand=${fill ? 'rest' : 'as-is'}`;
    const [entry] = (await this.page.transport.call('read', sfen, options)).entries;
    if (!entry?.shown) {
      $('input-error').textContent = text('error.link');
      return false;
    }
    const position = {...positionOf(entry.shown), fill};
    this.open(origin && handOf(origin, position, !fill) !== null ? origin : null,
      () => this.page.editor.load(entry.shown, fill));
    return true;
  }

  take(all) {
    const first = all.find(({entry}) => entry.sfen);
    this.list(all.length > 1 ? all : []);
    if (first) {
      this.choose(first);
      this.bringBoard();
    } else {
      const error = all[0]?.entry.error;
      $('input-error').textContent = error
        ? text('error.place', error.line, error.column, said(error.words)) : text('input.nothing');
    }
  }

  /** Puts a problem that was read onto the board; it is asked about as it was read. */
  choose(row) {
    const {entry, text: content, options, index, message} = row;
    this.open({
      text: content, options, index, title: entry.title ?? '',
      shown: entry.shown, given: entry.given,
    }, () => this.page.editor.load(entry.shown, entry.filled || entry.missing === 0));
    this.chosen = row;
    const notes = entry.warnings.map(warning => saidHere(warning.words));
    $('input-error').textContent = notes.join(' ');
    for (const other of this.rows ?? []) {
      other.shown?.setAttribute('aria-current', other === row);
    }
    bringIn(row.shown);
    if (message) {
      this.recall(message);
    }
  }

  /** Loads a position that comes from somewhere, or from nowhere. */
  open(origin, load) {
    this.page.searches.stop();
    this.page.origin = origin;
    keepOrigin(origin);
    load();
  }

  /** Says in the language that is on what stood there in another. */
  speak() {
    if (this.rows?.length > 0) {
      this.list(this.rows);
    }
    if (this.folder) {
      this.showFolder(this.folder);
    }
  }

  /** The table of a collection; a click loads a problem. */
  list(all) {
    this.rows = all;
    $('collection').hidden = all.length === 0;
    if (all.length === 0) {
      return;
    }
    const body = element('tbody', {}, all.map((row, i) => {
      const {entry} = row;
      const name = entry.title || entry.id;
      row.cell = element('td', {'data-result': ''});
      const state = entry.error ? said(entry.error.words)
        : entry.faults.length > 0 ? said(entry.faults[0].words)
          : entry.length !== undefined ? text('plies.puzzle', entry.length) : '';
      row.shown = element('tr', {'aria-current': row === this.chosen}, element('td', {}, entry.sfen
        ? element('button', {type: 'button', 'data-row': i, onclick: () => this.choose(row)}, name) : name),
      element('td', {}, state), row.cell);
      if (!entry.sfen || entry.faults.length > 0) {
        this.tell(row, {verdict: 'invalid'});
      } else if (row.message) {
        this.tell(row, row.message.shown);
      }
      return row.shown;
    }));
    const head = element('tr', {}, ['title', 'state', 'result'].map(column =>
      element('th', {scope: 'col'}, text('collection.' + column))));
    $('collection').replaceChildren(
      element('h2', {}, text('count', all.length)),
      element('div', {class: 'bar'}, element('button', {
        type: 'button', 'data-check': 'all', onclick: () => this.checkAll(all),
      }, text('collection.check')), element('button', {
        type: 'button', 'data-solve': 'all', onclick: () => this.solveNext(),
      }, text('collection.solve'))),
      element('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': text('count', all.length)},
        element('table', {}, element('thead', {}, head), body)));
  }

  /** Checks a collection, one problem after the other, until another list or search comes. */
  async checkAll(all) {
    for (const row of all) {
      if (this.rows !== all || !row.entry.sfen || row.entry.faults.length > 0) {
        continue;
      }
      this.choose(row);
      await this.page.searches.check(this.problem());
      const {message} = this.page;
      if (!message) {
        return;
      }
      row.message = message;
      this.tell(row, message.shown);
      if (this.page.searches.halted) {
        return;
      }
    }
  }

  /** Goes on with the next problem of the list that was not solved yet; false if there is none. */
  async solveNext() {
    const rows = (this.rows ?? []).filter(row => row.entry.sfen && row.entry.faults.length === 0);
    const at = rows.indexOf(this.chosen) + 1;
    const next = [...rows.slice(at), ...rows.slice(0, at)].find(row => !solvedBefore(row.entry.sfen));
    if (next) {
      this.choose(next);
      await this.page.settled;
      await this.solve();
    }
    return Boolean(next);
  }

  /** Puts a result into the table. */
  tell(row, result) {
    row.cell.textContent = headline(result);
    row.cell.dataset.result = wordOf(result);
  }

  /** The files of the folder that the program serves. */
  showFolder(folder) {
    this.folder = folder;
    $('folder').hidden = folder.files.length === 0;
    $('folder').replaceChildren(element('h2', {}, text('folder')),
      element('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': text('folder')},
        element('table', {}, element('tbody', {}, folder.files.map((name, i) =>
          element('tr', {}, element('td', {}, element('button', {
            type: 'button', 'data-file': name, onclick: () => this.openFile(name),
          }, name)), element('td', {}, summed(folder.results?.[i] ?? []))))))));
  }

  async openFile(name) {
    for (const row of $('folder').querySelectorAll('tr')) {
      row.setAttribute('aria-current', row.querySelector('[data-file]').dataset.file === name);
    }
    const {text: content} = await this.page.transport.file(name);
    await this.read(content, name);
  }

  async written(format) {
    const {message, transport} = this.page;
    if (message?.shown?.[format]) {
      return message.shown[format];
    }
    const {text: position, options} = this.problem();
    return (await transport.call('write', position, `${options}&to=${format}`)).text;
  }

  async copy(what) {
    await this.page.settled;
    const content = what === 'link' ? String(this.link())
      : what === 'sfen' ? this.page.editor.sfen : await this.written(what);
    try {
      await navigator.clipboard.writeText(content);
      $('copied').textContent = text('copied.what', what === 'link' ? content : what.toUpperCase());
    } catch {
      $('text').value = content;
      $('text').select();
      $('copied').textContent = text('copy.failed');
    }
  }

  async save(what) {
    const shown = this.page.replay?.shown?.position ?? this.page.editor.position;
    const {position, view} = this.page.editor;
    const hides = position.fill ? 1 - position.side : undefined;
    const svg = boardFile({...shown, hides}, {title: $('caption').textContent, flipped: view.flipped});
    const blob = what === 'kif' ? new Blob([await this.written('kif')], {type: 'text/plain'})
      : what === 'svg' ? new Blob([svg], {type: 'image/svg+xml'}) : await picture(svg);
    const address = URL.createObjectURL(blob);
    element('a', {href: address, download: 'tsume.' + what}).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
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

/** What is known of the problems of a file: the result of one, or how many of each verdict. */
function summed(results) {
  if (results.length < 2) {
    return results.map(result => headline(result)).join('');
  }
  const counts = new Map();
  for (const result of results) {
    const word = verdictText(wordOf(result));
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return listed([...counts].map(([word, count]) => `${word} ${count}`));
}

/** A text in UTF-8, UTF-16 with a mark, or else Shift_JIS. */
export function decoded(bytes) {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le'
    : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  if (mark) {
    return new TextDecoder(mark).decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

/** A diagram as PNG, twice as large as it is drawn. */
async function picture(svg) {
  const address = URL.createObjectURL(new Blob([svg], {type: 'image/svg+xml'}));
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(address);
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
}
