// A long table, or a grid of tiles. Only the rows in sight are in the document, between two gaps.

import {element} from './dom.js';

const MARGIN = 6;

export class Rolling {
  /** build(row, index): a line of the table, as high as `--row` says */
  constructor(body, build) {
    Object.assign(this, {body, build, rows: [], shown: new Map()});
    [this.above, this.below] = [0, 1].map(() => element('tr', {class: 'gap', 'aria-hidden': 'true'}));
    // What is opened or closed above moves the rows without a scroll.
    for (const [name, of] of [['scroll', document], ['toggle', document], ['resize', globalThis]]) {
      of.addEventListener(name, () => this.body.offsetParent && this.fill(), {passive: true, capture: true});
    }
  }

  /** Shows rows, all of them anew. */
  show(rows = this.rows) {
    this.rows = rows;
    this.body.parentNode?.setAttribute('aria-rowcount', rows.length + 1);
    this.shown.clear();
    this.above.style.height = Math.ceil(rows.length / this.columns) * this.height + 'px'; // Where one is stays there.
    this.body.replaceChildren(this.above, this.below);
    this.fill();
  }

  get height() {
    return parseFloat(getComputedStyle(this.body).getPropertyValue('--row'));
  }

  /** How many rows stand side by side: more than one in a grid. */
  get columns() {
    return getComputedStyle(this.body).gridTemplateColumns.split(' ').length;
  }

  /** Adds the rows that have come into sight and removes those that have gone. */
  fill() {
    const {height, columns, shown, rows} = this;
    const {top} = this.body.getBoundingClientRect();
    const last = rows.length;
    const first = Math.min(columns * Math.max(0, Math.floor(-top / height) - MARGIN), last);
    const end = Math.min(last, columns * Math.max(0, Math.ceil((innerHeight - top) / height) + MARGIN));
    for (const [index, line] of shown) {
      if (index < first || index >= end) {
        line.remove();
        shown.delete(index);
      }
    }
    let before = this.above;
    for (let index = first; index < end; index++) {
      if (!shown.has(index)) {
        shown.set(index, this.build(rows[index], index));
      }
      if (before.nextSibling !== shown.get(index)) {
        before.after(shown.get(index));
      }
      before = shown.get(index);
    }
    const [over, under] = [first, last - Math.max(first, end)].map(count => Math.ceil(count / columns) * height + 'px');
    this.above.style.height = over;
    this.below.style.height = under;
  }

  /** Scrolls what the table is in, and nothing else, until a row is seen. */
  bringIn(row) {
    let list = this.body.parentElement;
    while (list.parentElement && (list.scrollHeight <= list.clientHeight || getComputedStyle(list).overflowY === 'visible')) {
      list = list.parentElement;
    }
    const place = Math.floor(this.rows.indexOf(row) / this.columns) * this.height;
    const top = place + this.body.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    if (place >= 0) {
      list.scrollTop = Math.min(Math.max(list.scrollTop, top + this.height - list.clientHeight), top);
      this.fill();
    }
  }

  /** Builds a row anew, if it is in sight. */
  renew(row) {
    const index = this.rows.indexOf(row);
    const line = this.shown.get(index);
    if (line) {
      this.shown.set(index, this.build(row, index));
      line.replaceWith(this.shown.get(index));
    }
  }
}
