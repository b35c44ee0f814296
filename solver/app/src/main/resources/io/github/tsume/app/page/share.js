// What goes out: copies, files, links, pictures, and what is printed.

import {boardFile} from '../shared/board.js';
import {element} from '../shared/dom.js';
import {apart, text} from '../shared/texts.js';
import {fillSheet} from '../shared/sheet.js';
import {isReached} from '../shared/words.js';

const $ = id => document.getElementById(id);
const EMBEDDED = {width: 420, height: 720};

export class Share {
  /** link(view): the address of the position in a view, where it is composed if none is named; problem(): what is asked about; origin(): what it was read from */
  constructor(page, {link, problem, origin}) {
    Object.assign(this, {page, link, problem, origin});
    for (const button of document.querySelectorAll('[data-copy]')) {
      button.addEventListener('click', () => this.copy(button.dataset.copy, button.textContent));
    }
    for (const button of document.querySelectorAll('[data-save]')) {
      button.addEventListener('click', () => this.save(button.dataset.save));
    }
    $('share').hidden = !navigator.share;
    $('share').addEventListener('click', () => this.send());
    $('print').addEventListener('click', () => print());
    addEventListener('beforeprint', () => this.lay());
  }

  /** Lays out the sheet. */
  lay() {
    fillSheet($('sheet'), this.printed());
  }

  /** Title, author and length, as far as they are known. */
  get label() {
    const {title, author, length} = this.origin() ?? {};
    const found = this.page.message?.shown;
    const plies = length ?? (found && isReached(found) && found.exact ? found.length : undefined);
    return apart([title, author, this.page.goal.plies(plies)]);
  }

  /** The problems that are printed: of the list those that are shown, else the one on the board. */
  printed() {
    const {collection, editor, goal, message} = this.page;
    const stated = (length, found, entry) => (length === undefined && found ? undefined : goal.plies(length, entry));
    if (collection.hasOnBoard(this.origin())) {
      return collection.table.rows.map(row => {
        const found = collection.found(row);
        return {
          position: row.entry.shown, title: row.entry.title || row.entry.id, author: row.entry.author,
          stated: stated(row.entry.length, found, row.entry), found,
        };
      });
    }
    const {title, author, length} = this.origin() ?? {};
    return [{position: {...editor.position, hides: this.hidden}, title, author, stated: stated(length, message), found: message?.shown}];
  }

  /** Whose hand need not be drawn, as it is all the rest. */
  get hidden() {
    const {position} = this.page.editor;
    return position.fill ? 1 - position.attacker : undefined;
  }

  /** The address that is handed on: whoever solves, hands on what is to be solved. */
  get shared() {
    const {name} = this.page.views;
    return this.link(name === 'solve' ? name : 'compose');
  }

  async written(format) {
    const {message, transport} = this.page;
    if (message?.shown?.[format]) {
      return message.shown[format];
    }
    const {text: position, options} = this.problem();
    return (await transport.call('write', position, `${options}&to=${format}`)).text;
  }

  /** The picture of what is on the board, as SVG. */
  svg() {
    const {replay, editor} = this.page;
    const position = replay?.ply > 0 ? replay.position : editor.position;
    const {label} = this;
    return boardFile({...position, hides: this.hidden}, {
      title: label || $('caption').textContent, label, flipped: editor.view.flipped,
      move: replay?.ply > 0 ? replay.lastMove : undefined,
    });
  }

  async content(what) {
    switch (what) {
      case 'link':
        return String(this.shared);
      case 'solve':
      case 'show':
        return element('iframe', {src: `${this.link(what === 'solve' ? what : 'compose')}&embed=${what}`, title: this.label || 'Tsume', ...EMBEDDED}).outerHTML;
      case 'sfen':
        return this.page.editor.sfen;
      default:
        return this.written(what);
    }
  }

  async copy(what, name) {
    await this.page.settled;
    if (what === 'picture') {
      try {
        // Some browsers want the promise, or the click is forgotten meanwhile.
        await navigator.clipboard.write([new ClipboardItem({'image/png': picture(this.svg())})]);
        $('copied').textContent = text('copied.what', name);
      } catch {
        this.save('png');
        $('copied').textContent = text('copy.saved');
      }
      return;
    }
    const content = await this.content(what);
    try {
      await navigator.clipboard.writeText(content);
      $('copied').textContent = text('copied.what', what === 'link' ? content : name);
    } catch {
      $('copied').textContent = `${text('copy.failed')} ${content}`;
    }
  }

  async save(what) {
    const blob = what === 'kif' ? new Blob([await this.written('kif')], {type: 'text/plain'})
      : what === 'svg' ? new Blob([this.svg()], {type: 'image/svg+xml'}) : await picture(this.svg());
    download('tsume.' + what, blob);
  }

  /** Hands picture, title and link to the system, which knows where to. */
  async send() {
    await this.page.settled;
    const files = [new File([await picture(this.svg())], 'tsume.png', {type: 'image/png'})];
    const data = {title: this.label || 'Tsume', text: this.label, url: String(this.shared)};
    try {
      await navigator.share(navigator.canShare?.({...data, files}) ? {...data, files} : data);
    } catch (e) {
      if (e.name !== 'AbortError') {
        $('copied').textContent = text('share.failed', e.message);
      }
    }
  }
}

/** Hands a file to whoever reads the page. */
export function download(name, blob) {
  const address = URL.createObjectURL(blob);
  element('a', {href: address, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
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
