// What comes in: texts, files, folders, links.

import {button, element} from '../shared/dom.js';
import {positionOf} from '../shared/position.js';
import {listed, said, text} from '../shared/texts.js';
import {headline, wordText} from '../shared/words.js';
import {addressed} from './address.js';
import {optionsOf} from './goal.js';
import {handOf} from './origin.js';
import {goalOf} from './shelf.js';
import {keepOrigin} from './store.js';
import {saidHere} from './verdict.js';

const MOST_BYTES = 8 << 20;
const $ = id => document.getElementById(id);

export class Exchange {
  constructor(page, {recall}) {
    this.page = page;
    this.recall = recall;
    $('read').addEventListener('click', () => this.read($('text').value, ''));
    for (const button of document.querySelectorAll('[data-shelf]')) {
      button.addEventListener('click', () => this.readShelf(button.dataset.shelf));
    }
    $('file').addEventListener('change', () => this.readFiles($('file').files));
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
      const {files, items} = event.dataTransfer;
      const folders = [...items].map(item => item.webkitGetAsEntry?.()).filter(entry => entry?.isDirectory);
      folders.length > 0 ? this.readFolders(folders, files)
        : files.length > 0 ? this.readFiles(files) : this.read(event.dataTransfer.getData('text/plain'), '');
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
        texts.push({name: file.name, text: await textOf(file)});
      }
    }
    if (texts.length === 1) {
      await this.read(texts[0].text, texts[0].name);
    } else if (texts.length > 1) {
      const all = [];
      for (const {name, text: content} of texts) {
        all.push(...await this.entriesOf(content, name));
      }
      this.take(all, listed(texts.slice(0, 2).map(({name}) => name)) + (texts.length > 2 ? ' …' : ''));
    }
    if (large.length > 0) {
      $('input-error').textContent += ' ' + text('error.large', listed(large), MOST_BYTES >> 20);
    }
  }

  /** Reads a collection that comes with the page. */
  async readShelf(name) {
    try {
      await this.read(await (await fetch(`problems/${name}.sfen`)).text(), name + '.sfen');
    } catch (e) {
      $('input-error').textContent = text('error.read', e.message);
    }
  }

  /** Reads all files of some folders, and those beside them. */
  async readFolders(folders, beside) {
    const inside = await Promise.all(folders.map(filesIn));
    const plain = [...beside].filter(file => !folders.some(({name}) => name === file.name));
    await this.readFiles([...plain, ...inside.flat()].filter(file => !file.name.startsWith('.')));
  }

  async entriesOf(content, name) {
    const options = name ? 'name=' + name.replace(/[&=]/g, '_') : '';
    const source = {text: content, options};
    const read = await this.entriesIn(source);
    const {transport} = this.page;
    const known = transport.earlier ? await transport.earlier(read.map(entry => entry.sfen ?? '-')) : [];
    return read.map((entry, index) => ({
      entry, source, index, messages: known[index] ? {[goalOf(known[index].shown)]: known[index]} : {},
    }));
  }

  /** What the program reads in a text, which may state what is looked for. */
  async entriesIn({text: content, options}) {
    const {goal, transport} = this.page;
    return (await transport.call('read', content, options + optionsOf(goal.chosen))).entries;
  }

  /** Something else is looked for: reads anew what is on the board, and the list. */
  async readAgain(origin) {
    await this.page.collection.readAgain();
    const {shown, given} = origin ? (await this.entriesIn(origin))[origin.index] : {};
    if (shown && shown.attacker !== origin.shown.attacker && this.page.origin === origin) {
      this.open({...origin, shown, given}, () => this.page.editor.load(shown, this.page.editor.position.fill));
    }
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
      this.takeGoal(content);
      this.take(content.trim() ? await this.entriesOf(content, name) : [], name);
      await this.page.settled;
    } catch (e) {
      $('input-error').textContent = text('error.read', e.message);
    } finally {
      $('read').disabled = false;
    }
  }

  /** What is looked for, of a link of this page. */
  takeGoal(content) {
    const [hash] = /^\s*https?:\S*(#sfen=\S*)\s*$/.exec(content)?.slice(1) ?? [];
    if (hash) {
      this.page.goal.take(addressed(hash));
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

  async reopenNow({sfen, rules, fill, origin, ...aim}) {
    const options = `rules=${rules}&hand=${fill ? 'rest' : 'as-is'}`;
    const [entry] = (await this.page.transport.call('read', sfen, options + optionsOf(aim))).entries;
    if (!entry?.shown) {
      $('input-error').textContent = text('error.link');
      return false;
    }
    const position = {...positionOf(entry.shown), fill};
    const says = entry.title || entry.author || entry.length !== undefined || entry.moves?.length > 0;
    const kept = origin && handOf(origin, position, !fill) !== null ? origin : null;
    this.open(kept ?? (says ? originOf({entry, source: {text: sfen, options}, index: 0}) : null),
      () => this.page.editor.load(entry.shown, fill));
    this.warn(entry);
    return true;
  }

  take(all, name) {
    const first = all.find(({entry}) => entry.sfen);
    const {collection, views} = this.page;
    if (all.length > 1) {
      collection.take(all, name);
    }
    if (first && all.length > 1) {
      collection.choose(first);
      views.go('collection');
      collection.enter();
    } else if (first) {
      this.choose(first);
      views.go('compose');
    } else {
      const error = all[0]?.entry.error;
      $('input-error').textContent = error
        ? text('error.place', error.line, error.column, said(error.words)) : text('input.nothing');
    }
  }

  /** Puts a problem that was read onto the board; it is asked about as it was read. */
  choose(row) {
    const {entry} = row;
    const {goal} = this.page;
    goal.adopt(new Map(Object.entries(goal.of(entry))));
    const message = row.messages[goalOf(goal.of(entry))];
    this.open(originOf(row), () => this.page.editor.load(entry.shown, entry.filled || entry.missing === 0));
    this.warn(entry);
    if (message) {
      this.recall(message);
    }
  }

  /** What was passed over when a problem was read. */
  warn({warnings}) {
    $('input-error').textContent = warnings.map(warning => saidHere(warning.words)).join(' ');
  }

  /** Loads a position that comes from somewhere, or from nowhere. */
  open(origin, load) {
    this.page.searches.stop();
    this.page.origin = origin;
    this.page.sample = null;
    keepOrigin(origin);
    load();
  }

  /** Says in the language that is on what stood there in another. */
  speak() {
    this.page.collection.speak();
    if (this.folder) {
      this.showFolder(this.folder);
    }
  }

  /** The files of the folder that the program serves. */
  showFolder(folder) {
    this.folder = folder;
    $('folder').hidden = folder.files.length === 0;
    $('folder').replaceChildren(element('h2', {}, text('folder')),
      element('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': text('folder')},
        element('table', {}, element('tbody', {}, folder.files.map((name, i) =>
          element('tr', {}, element('td', {}, button(name, () => this.openFile(name), {'data-file': name})), element('td', {}, summed(folder.results?.[i] ?? []))))))));
  }

  async openFile(name) {
    for (const row of $('folder').querySelectorAll('tr')) {
      row.setAttribute('aria-current', row.querySelector('[data-file]').dataset.file === name);
    }
    const {text: content} = await this.page.transport.file(name);
    await this.read(content, name);
  }
}

/** What a position was read from, with what is stated of it. */
function originOf({entry, source, index}) {
  const {title = '', author = '', length, moves = [], shown, given} = entry;
  return {...source, index, title, author, length, moves, shown, given};
}

/** All files of a folder that was dropped, whatever folder of it they are in, in the order of their names. */
async function filesIn(folder) {
  const reader = folder.createReader();
  const all = [];
  for (let some = [0]; some.length > 0;) {
    some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    all.push(...some);
  }
  all.sort((one, other) => one.name.localeCompare(other.name, 'en', {numeric: true}));
  const files = await Promise.all(all.map(entry => (entry.isDirectory ? filesIn(entry)
    : new Promise((resolve, reject) => entry.file(file => resolve([file]), reject)))));
  return files.flat();
}

/** What is known of the problems of a file: the result of one, or how many of each verdict. */
function summed(results) {
  if (results.length < 2) {
    return results.map(result => headline(result)).join('');
  }
  const counts = new Map();
  for (const result of results) {
    const word = wordText(result);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return listed([...counts].map(([word, count]) => `${word} ${count}`));
}

/** The text of a file, whatever its encoding. */
export async function textOf(file) {
  return decoded(new Uint8Array(await file.arrayBuffer()));
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
