// Everything that the page offers, walked through in the dark on a phone and beside a desk, in both
// languages: what is where it is to be, and how it looks. Words are compared in the other scripts.

import path from 'node:path';
import {PHONE, beside, check, complain, equal, folder, full, open} from './harness.mjs';

const THREE = '1k7/9/2G6/9/9/9/9/9/9 b SN 1';
const NEEDLESS = '1k7/9/2G6/9/9/9/9/9/8P b SN 1';
const COOKED = '9/6+B1k/9/9/9/9/9/9/9 b G 1';
const FUTILE = '1l7/kp7/9/9/+P8/9/9/9/L8 b - 1';
const BEFORE = '7k1/5S3/6+P2/9/9/9/9/9/9 b G 1';
const LIST = [
  THREE + '\tsound\t3\tFirst & last\t作者：A. Uthor', COOKED + '\tcook\t3\t第二番', '4k4/9/9/9/9/9/9/9/9 b P 1\tnone',
  'P3k4/9/4P4/9/9/9/9/9/9 b G 1\tfaulty',
].join('\n') + '\n';
const ANSWERS = 'Ann\t1\tS*8b 8a9b N*8d\nBob\t1\tS*9b\nCid\t1\t８二銀打、９二玉、８四桂打\nDan\t2\tsomething\n';
const LEAST = 3; // Of contrast, for what is drawn.

/** A browser with a window of a size; its walks differ in the language. */
const SIZES = {phone: PHONE, desk: {}};

// A phone in one language and a desk in the other; all four where everything is asked for.
for (const [size, options] of Object.entries(SIZES)) {
  for (const locale of full ? ['ja-JP', 'en-GB'] : size === 'phone' ? ['ja-JP'] : ['en-GB']) {
    beside(`everywhere: ${size}, ${locale}`, () => new Walk(size, options, locale).all());
  }
}

class Walk {
  constructor(size, options, locale) {
    this.name = `${size}-${locale.slice(0, 2)}`;
    this.options = {...options, locale, colorScheme: 'dark'};
    this.phone = size === 'phone';
  }

  async all() {
    this.page = await open(this.options);
    for (const stage of ['first', 'editing', 'drawn', 'verdict', 'solving', 'advice', 'predecessors', 'list', 'grading', 'sharing']) {
      await this[stage]();
    }
    await this.page.context().close();
  }

  check(holds, what, ...details) {
    check(holds, `${this.name}: ${what}`, ...details);
  }

  equal(found, expected, what) {
    equal(found, expected, `${this.name}: ${what}`);
  }

  /** A click: a tap that a busy machine draws out would be a long press. */
  press(selector) {
    return this.page.click(selector);
  }

  box(selector) {
    return this.page.locator(selector).first().boundingBox();
  }

  /** Whether something is seen as the page is scrolled now, with nothing above it. */
  seen(selector) {
    return this.page.locator(selector).first().evaluate(one => {
      const {top, bottom, left, right} = one.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
        && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  }

  /** What the stage ends with: nothing is wider than the window, axe has nothing to say, and a picture. */
  async looked(stage, selector) {
    const {page} = this;
    await page.locator(selector).first().evaluate(one => one.scrollIntoView({block: 'center'}));
    this.check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'fits: ' + stage);
    await page.screenshot({path: path.join(folder, `${this.name}-${stage}.png`)});
    await complain(page, `${this.name}, ${stage}`);
  }

  async read(text) {
    await this.page.fill('#text', text);
    await this.press('#read');
    await this.page.waitForFunction(() => !document.querySelector('#read').disabled);
    await this.page.waitForFunction(() => document.querySelector('#live').dataset.result !== undefined);
  }

  async checked(verdict) {
    await this.press('#check');
    await this.page.waitForSelector(`#verdict [data-verdict=${verdict}]`);
  }

  /** Waits until the program has told a position, as it stands in the address. */
  async becomes(sfen, what) {
    try {
      await this.page.waitForFunction(wanted => decodeURIComponent(location.hash.replaceAll('+', ' '))
        .startsWith(`#sfen=${wanted} b `), sfen, {timeout: 10_000});
    } catch {
      this.check(false, what, decodeURIComponent(this.page.url()));
    }
  }

  /** Drags with a finger or a mouse. */
  async drag(from, to) {
    const {page} = this;
    await page.locator(to).scrollIntoViewIfNeeded();
    const [start, end] = await Promise.all([from, to].map(async one => {
      const {x, y, width, height} = await this.box(one);
      return {x: x + width / 2, y: y + height / 2};
    }));
    const half = {x: (start.x + end.x) / 2, y: (start.y + end.y) / 2};
    if (this.phone) {
      const client = await page.context().newCDPSession(page);
      const touch = (type, ...touchPoints) => client.send('Input.dispatchTouchEvent', {type, touchPoints});
      await touch('touchStart', start);
      await touch('touchMove', half);
      await touch('touchMove', end);
      await touch('touchEnd');
      await client.detach();
    } else {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(half.x, half.y);
      await page.mouse.move(end.x, end.y);
      await page.mouse.up();
    }
  }

  async first() {
    const {page} = this;
    await page.waitForSelector('#live[data-result=mate]');
    this.equal(await page.getAttribute('html', 'lang'), this.name.slice(-2), 'the language of the browser');
    this.check(await this.seen('#welcome'), 'a sentence welcomes');
    this.check(await page.locator('#welcome [data-open=help]').isVisible(), 'with help');
    this.equal(await page.locator('.square svg').count(), 2, 'over an example');
    this.check((await page.textContent('#live')).includes('3'), 'whose length is told');
    for (const what of ['[data-square="80"]', '[data-hand="0N"]', '[data-hand="0S"]', '#check', '#solve']) {
      this.check(await this.seen(what), 'seen at once: ' + what);
    }
    await this.looked('first', '#welcome');
    await page.evaluate(() => scrollTo(0, 0));
  }

  async editing() {
    const {page} = this;
    await this.press('#clear-sample');
    for (const what of ['[data-square="0"]', '[data-square="80"]', '[data-palette="0P"]', '[data-palette="1K"]']) {
      this.check(await this.seen(what), 'the board and all that is placed on it are seen together: ' + what);
    }
    await this.drag('[data-palette="1K"]', '[data-square="4"]');
    await this.becomes('4k4/9/9/9/9/9/9/9/9', 'dragged from the pieces to place');
    await this.press('[data-palette=raise]');
    await this.press('[data-palette="0+P"]');
    await this.press('[data-square="22"]');
    await this.becomes('4k4/9/4+P4/9/9/9/9/9/9', 'a promoted piece is placed');
    await this.press('[data-palette=raise]');
    await this.count('0G', 2);
    await page.waitForFunction(() => document.querySelector('[data-hand="0G"]:not(:disabled)'));
    await this.drag('[data-hand="0G"]', '[data-square="30"]');
    await this.becomes('4k4/9/4+P4/3G5/9/9/9/9/9', 'dragged from a hand');
    await this.drag('[data-square="30"]', '[data-square="21"]');
    await this.becomes('4k4/9/3G+P4/9/9/9/9/9/9', 'dragged on the board');
    await this.undo(1);
    await this.becomes('4k4/9/4+P4/3G5/9/9/9/9/9', 'undone');
    await this.undo(-1);
    await this.becomes('4k4/9/3G+P4/9/9/9/9/9/9', 'done again');
    await this.press('[data-do=mirror]');
    await this.becomes('4k4/9/4+PG3/9/9/9/9/9/9', 'mirrored');
    await this.press('[data-shift="1,0"]');
    await this.becomes('5k3/9/5+PG2/9/9/9/9/9/9', 'shifted');
    await this.press('[data-do=block]');
    for (const square of [5, 24, 0]) {
      await this.press(`[data-square="${square}"]`);
    }
    await this.becomes('k8/9/+PG7/9/9/9/9/9/9', 'a block is moved');
    await page.evaluate(() => scrollTo(0, 0));
    await this.press('[data-palette="0P"]');
    await this.press('[data-square="40"]');
    await this.press('[data-square="58"]');
    await page.waitForSelector('#faults li');
    this.equal(await page.$$eval('.square.fault', all => all.map(one => one.dataset.square)), ['40', '58'], 'both of two pawns are marked');
    this.check(await this.seen('#faults'), 'and it is said why');
    await this.looked('editing', '#board');
  }

  /** Changes a hand: by the wheel, or with a finger. */
  async count(piece, wanted) {
    const count = async () => Number(await this.page.textContent(`.held:has([data-hand="${piece}"]) .count`));
    for (let i = 0; i < wanted; i++) {
      if (this.phone) {
        i === 0 && await this.press(`[data-hand="${piece}"]`);
        await this.press(`[data-count="${piece}+"]`);
      } else {
        await this.page.hover(`[data-held="${piece}"]`);
        await this.page.mouse.wheel(0, -100);
      }
      await this.page.waitForFunction(([name, least]) =>
        document.querySelector(`.held:has([data-hand="${name}"]) .count`).textContent === String(least), [piece, i + 1]);
    }
    this.equal(await count(), wanted, 'counted');
  }

  async undo(sign) {
    if (this.phone) {
      await this.press(sign > 0 ? '[data-do=undo]' : '[data-do=redo]');
    } else {
      await this.page.keyboard.press(sign > 0 ? 'Control+z' : 'Control+y');
    }
  }

  /** What is drawn stands out from what it is drawn on. */
  async drawn() {
    const found = await this.page.evaluate(() => {
      const sample = document.body.appendChild(document.createElement('i'));
      const context = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
      const light = name => {
        sample.style.color = `var(--${name})`;
        context.fillStyle = getComputedStyle(sample).color;
        context.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map(value =>
          (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrasts = {};
      for (const [ink, papers] of [
        ['ink', ['board', 'from', 'to', 'fault', 'sheet', 'hover']], ['accent', ['board', 'paper', 'sheet']], ['cooked', ['board', 'fault']],
      ]) {
        for (const paper of papers) {
          const [low, high] = [light(ink), light(paper)].sort((one, other) => one - other);
          contrasts[`${ink} on ${paper}`] = (high + 0.05) / (low + 0.05);
        }
      }
      sample.remove();
      return contrasts;
    });
    for (const [what, contrast] of Object.entries(found)) {
      this.check(contrast >= LEAST, 'too faint: ' + what, contrast.toFixed(2));
    }
  }

  async verdict() {
    const {page} = this;
    await this.read(COOKED);
    this.check(await this.seen('#board'), 'the board is in view after reading');
    await this.checked('cooked');
    const [board, badge] = [await this.box('#board'), await this.box('#verdict .badge')];
    this.check(this.phone ? badge.y >= board.y + board.height : badge.x >= board.x + board.width,
      'the verdict is under the board or beside it', badge.x, badge.y);
    this.check(await this.seen('#verdict .badge'), 'and seen with it');
    this.check(await page.locator('#palette').isHidden(), 'the pieces to place are away while one looks');
    await this.press('[data-square="80"]');
    this.check(await this.seen('[data-palette="0P"]'), 'until the board is touched');
    await this.press('[data-defect] [data-line]');
    this.equal(await page.locator('.square.to').count(), 1, 'a cook is on the board');
    await this.looked('verdict', '#verdict .badge');
    await page.keyboard.press('Escape');
  }

  async solving() {
    const {page} = this;
    const says = async what => page.waitForSelector(`#solving[data-says=${what}]`);
    await this.read(THREE);
    await this.press('#solve');
    await says('begin');
    this.equal(await page.locator('#verdict > *').count(), 0, 'the solution is hidden');
    await this.press('[data-hand="0S"]');
    await this.press('[data-square="9"]');
    await says('escapes');
    this.check(await this.seen('#solving .says') && await this.seen('.square.to'), 'the refutation, and that it is one, are seen');
    await this.press('[data-square="0"]');
    await says('try-again');
    for (const hint of ['hint.piece', 'hint.square']) {
      await this.press('[data-solving=hint]');
      await says(JSON.stringify(hint));
    }
    await this.looked('solving', '#solving');
    await this.press('[data-solving=hint]');
    await says('right');
    await this.press('[data-hand="0N"]');
    await this.press('[data-square="28"]');
    await says('solved');
    this.check(/\d:\d\d/.test(await page.textContent('#solving .record')), 'the time is told');
    this.check(await this.seen('[data-solving=next]'), 'and one sees how to go on');
    await this.press('#views [data-view=compose]');
  }

  async advice() {
    const {page} = this;
    await this.read(FUTILE);
    await this.checked('sound');
    await this.press('[data-advice]');
    await page.waitForFunction(() => document.querySelector('#verdict [data-verdict]') && document.querySelector('[data-advice]').hidden);
    const lines = await page.locator('#verdict [data-line]').count();
    await this.press('#verdict [data-line] >> nth=' + (lines - 1));
    this.equal(await page.locator('.square.to').count(), 1, 'what shows that an interposition is futile is on the board');
    await page.keyboard.press('Escape');
    await this.read(NEEDLESS);
    await this.checked('sound');
    await this.press('[data-advice]');
    await page.waitForSelector('[data-try]', {state: 'attached'});
    await this.press('#verdict details:has([data-try]) summary');
    await this.press('[data-try] [data-line] >> nth=1');
    this.equal(await page.locator('.square.to').count(), 1, 'a refutation is on the board');
    await this.looked('advice', '[data-try]');
    await page.keyboard.press('Escape');
  }

  async predecessors() {
    const {page} = this;
    await this.nodes('20000');
    await this.read(BEFORE);
    await this.checked('sound');
    await this.press('[data-before]');
    await page.waitForSelector('.before[data-ended=true] li');
    await this.looked('predecessors', '.before');
    await this.nodes('0');
  }

  nodes(most) {
    return this.page.evaluate(async nodes => {
      (await import('./page/settings.js')).settings.nodes = nodes;
    }, most);
  }

  async list() {
    const {page} = this;
    await this.read(LIST);
    await this.press('[data-check]');
    await page.waitForSelector('td[data-result=unsolvable]');
    this.equal(await page.$$eval('td[data-result]', all => all.map(one => one.dataset.result)),
      ['sound', 'cooked', 'unsolvable', 'invalid'], 'each has its verdict');
    await page.selectOption('[data-filter=verdict]', 'cooked');
    this.equal(await page.locator('#collection tr[data-index]:visible').count(), 1, 'sifted');
    await page.selectOption('[data-filter=verdict]', 'all');
    for (const what of ['[data-results=jsonl]', '[data-results=csv]', '[data-results=kif]', '[data-forget]', '[data-kept]']) {
      this.check(await page.locator(what).isVisible(), 'offered: ' + what);
    }
    await this.looked('list', '#collection');
  }

  async grading() {
    const {page} = this;
    await this.press('#grading summary');
    await page.fill('#answers', ANSWERS);
    await this.press('#grade');
    await page.waitForSelector('[data-grades=csv]');
    this.equal(await page.$$eval('#grades [data-grade]', rows => rows.map(row => row.dataset.grade)),
      ['right', 'wrong', 'right', 'unreadable'], 'each has its grade');
    await this.looked('grading', '#grades');
    await this.press('#grading summary');
  }

  async sharing() {
    const {page} = this;
    await this.press('[data-row="0"]');
    await page.waitForFunction(() => location.hash.includes('title=First'));
    await this.press('[data-copy=link]');
    await page.waitForFunction(() => document.querySelector('#copied').textContent !== '');
    await this.looked('sharing', '#copied');
    await page.emulateMedia({media: 'print'});
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    this.equal(await page.locator('#sheet figure').count(), 4, 'a sheet with a diagram each');
    this.equal(await page.locator('#sheet .solutions p').count(), 2, 'and the solutions');
    await page.screenshot({path: path.join(folder, `${this.name}-sheet.png`), fullPage: true});
    await page.emulateMedia({media: 'screen'});
  }
}
