// Drives the served page in a real browser. Arguments: address with token, cases as JSON, browser.
// Prints a line for each thing that is wrong, and at the end "done" with how much was looked at.

import {chromium} from 'playwright-core';
import fs from 'node:fs';

const [address, casesFile, browserPath] = process.argv.slice(2);
const cases = JSON.parse(fs.readFileSync(casesFile, 'utf8'));
const wrong = [];
let looked = 0;

function check(holds, what, ...details) {
  looked++;
  if (!holds) {
    wrong.push([what, ...details].join(' | '));
  }
}

const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** Opens the view and the menu in which something is, by what is pressed for that. */
async function reach(page, selector) {
  const way = await page.locator(selector).first().evaluate(one => {
    if (!one.isConnected || one.checkVisibility() || (document.body.dataset.view === 'solve' && one.closest('#place'))) {
      return [];
    }
    const menu = one.closest('[popover]:not(:popover-open)');
    const views = one.closest('#collecting') ? ['collection'] : one.closest('#printing') ? ['print'] : ['compose'];
    const at = menu?.id === 'more' || !menu ? views : [];
    return [
      ...at.filter(view => document.body.dataset.view !== view && !one.closest('#solving, [data-of=solve], dialog')).map(view => `#views [data-view=${view}]`),
      ...one.closest('#palette, #tools') || menu?.id === 'more' ? ['[data-go=edit]'] : [],
      ...menu ? [`[popovertarget=${menu.id}]`] : [],
    ];
  }).catch(() => []);
  for (const step of way) {
    if (await page.locator(step).isVisible()) {
      await page.locator(step).click();
    }
  }
}

async function open(options = {}) {
  const context = await browser.newContext({locale: 'en-GB', viewport: {width: 1200, height: 900}, ...options});
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  for (const how of ['check', 'click', 'fill', 'focus', 'selectOption', 'setInputFiles', 'hover']) {
    const act = page[how].bind(page);
    page[how] = async (selector, ...rest) => {
      await reach(page, selector);
      return act(selector, ...rest);
    };
  }
  page.on('pageerror', error => wrong.push('error: ' + error.stack));
  page.on('console', message => message.type() === 'error' && wrong.push('console: ' + message.text()));
  await page.goto(address);
  await page.waitForSelector('html[data-ready=true]');
  return page;
}

const parts = [];

/** What leaves the others alone, and may run at the same time. */
function part(name, action, options) {
  parts.push({name, action, options});
}

async function lane() {
  for (let next = parts.shift(); next; next = parts.shift()) {
    const {name, action, options} = next;
    const page = await open(options);
    try {
      await action(page);
    } catch (e) {
      wrong.push(`${name}: ${e.stack}`);
    }
    await page.context().close();
  }
}

async function read(page, text) {
  await page.fill('#text', text);
  await page.click('#read');
  await page.waitForFunction(() => !document.getElementById('read').disabled);
}

/** Checks what is on the board and gives the verdict's panel as text, with the codes of its defects. */
async function verdict(page) {
  await page.click('#check');
  await page.waitForSelector('#verdict [data-verdict]');
  return page.evaluate(() => {
    const panel = document.querySelector('#verdict [data-verdict]');
    const defects = [...panel.querySelectorAll('[data-defect]')].map(entry => entry.dataset.defect);
    return `${panel.dataset.verdict} ${defects.join(' ')} | ${panel.innerText}`;
  });
}

const label = (page, square) => page.getAttribute(`[data-square="${square}"]`, 'aria-label');

part('wrong lines and lengths', async page => {
  for (const {name, text, expected} of cases.wrong) {
    await read(page, text);
    const said = await verdict(page);
    for (const words of expected) {
      check(said.includes(words), 'read as it is: ' + name, 'expected ' + words, 'found ' + said);
    }
  }
});

part('what is undone is as it was read', async page => {
  await read(page, cases.fails);
  await page.click('[data-square="0"]');
  await page.click('[data-palette="0G"]');
  await page.click('[data-square="0"]');
  const changed = await verdict(page);
  check(!changed.includes('line-fails'), 'a changed position is not asked about with the line', changed);
  await page.click('[data-do=undo]');
  const undone = await verdict(page);
  check(undone.includes('line-fails'), 'undone', undone);
});

part('reloaded and among the last positions', async page => {
  await read(page, cases.fails);
  await page.reload();
  await page.waitForSelector('html[data-ready=true]');
  const reloaded = await verdict(page);
  check(reloaded.includes('line-fails'), 'reloaded', reloaded);
  await page.click('#more [data-do=clear]');
  await page.click('#recent summary');
  await page.click('#recent li button');
  const again = await verdict(page);
  check(again.includes('line-fails'), 'from the last positions', again);
});

part('a file whose name holds signs of addresses', async page => {
  await page.setInputFiles('#file', {
    name: 'a#b?c 100%&d=e+.sfen', mimeType: 'text/plain', buffer: Buffer.from(cases.two),
  });
  await page.click('[data-row="1"]');
  const second = await verdict(page);
  check(second.includes('Differs from the stated length, 3'), 'the second problem of the file', second);
});

part('the same position with another line', async page => {
  await read(page, cases.plain);
  const plain = await verdict(page);
  check(!plain.includes('line-fails'), 'without a line', plain);
  await read(page, cases.fails);
  check(await page.locator('#verdict [data-verdict]').count() === 0, 'the verdict of the other is gone');
  const said = await verdict(page);
  check(said.includes('line-fails'), 'with a line', said);
});

part('an empty hand, and the hand that the note names', async page => {
  await read(page, cases.empty);
  check(decodeURIComponent(page.url()).includes('+b+GN2P+'), 'hands are in the order of SFEN', page.url());
  const empty = await verdict(page);
  check(!empty.includes('--'), 'notes name no options of the command line', empty);
  check(empty.includes('The defender holds all the rest'), 'notes name what is on the page', empty);
  check(empty.includes('Differs from the stated length, 3'), 'the length, hand empty', empty);
  await page.check('#fill');
  const filled = await verdict(page);
  check(filled.includes('Differs from the stated length, 3'), 'the length, hand filled', filled);
  check(!filled.includes('The defender holds all the rest'), 'the hand is filled', filled);
  await page.click('#language');
  await page.click('[data-do=undo]');
  const japanese = await verdict(page);
  check(!japanese.includes('--'), 'notes in Japanese', japanese);
});

part('stop keeps what is proved', async page => {
  await page.evaluate(() => localStorage.setItem('tsume.settings', JSON.stringify({time: '0', live: false})));
  await page.reload();
  await page.waitForSelector('html[data-ready=true]');
  await read(page, cases.long);
  await page.click('#check');
  await page.waitForFunction(() => /decided/.test(document.querySelector('#progress p').textContent));
  await page.click('#stop');
  await page.waitForSelector('#verdict [data-verdict]');
  const said = await page.locator('#verdict').innerText();
  check(/mate in at most \d+/.test(said), 'the mate is told', said);
  check(said.includes('Stopped: interrupted.'), 'and why it ended', said);
  check(said.includes('Not settled'), 'and what is open', said);
  check(await page.isEnabled('#check') && await page.isHidden('#stop'), 'another can be asked');
});

part('the seal', async page => {
  const seal = () => page.getAttribute('#verdict [data-verdict]', 'data-certified');
  await read(page, cases.plain);
  const checked = await verdict(page);
  check(await seal() === null, 'nothing on a page makes certificates', await seal());
  check(!checked.includes('ertified'), 'and nothing is said of them', checked);
  const words = {
    en: {everything: 'Certified: everything', length: 'Certified: mate and length', nothing: 'Not certified'},
    ja: {everything: '証明書：すべて確認', length: '証明書：詰みと手数を確認', nothing: '証明書：未確認'},
  };
  for (const language of ['en', 'ja']) {
    for (const [certified, expected] of Object.entries(words[language])) {
      const said = await page.evaluate(async certified => {
        const {verdictPanel} = await import('./page/verdict.js');
        const row = {
          id: '1', word: 'sound', verdict: 'sound', result: 'mate', length: 3, exact: true, certified,
          defects: [], open: [], variations: [], tries: [], notes: [], lines: [],
        };
        const panel = verdictPanel(row, null, () => {});
        return panel.dataset.certified + ' ' + panel.textContent;
      }, certified);
      check(said.startsWith(certified + ' '), 'the seal of a result', said);
      check(said.includes(expected) && said.includes('tsume verify'), 'its words', language, expected, said);
    }
    await page.click('#language');
  }
});

part('a second click', async page => {
  const at = square => label(page, square);
  await page.click('[data-palette="0P"]');
  await page.click('[data-square="31"]');
  check((await at(31)).includes('pawn, Black'), 'placed', await at(31));
  await page.click('[data-square="31"]');
  check((await at(31)).includes('promoted pawn, Black'), 'promoted', await at(31));
  await page.click('[data-square="31"]');
  check((await at(31)).includes('pawn, White'), 'turned', await at(31));
  await page.click('[data-square="32"]');
  check((await at(32)).includes('pawn, Black'), 'the next is placed', await at(32));
});

part('labels', async page => {
  for (const [code, language] of [['en', 'English'], ['ja', '日本語']]) {
    for (const rules of ['shogi', 'minishogi', 'tori']) {
      await page.selectOption('#rules', rules);
      await page.click('[data-palette="0S"]');
      await page.click('[data-square="8"]');
      await page.click('[data-square="8"]');
      const labels = await page.$$eval('[aria-label]', all => all.map(one => one.getAttribute('aria-label')));
      for (const label of labels) {
        const letters = code === 'en' ? /(^|[ ,+])[A-Z]($|[ ,:])/ : /[a-zA-Z+]/;
        check(!letters.test(label), 'labels are words', language, rules, label);
      }
    }
    await page.click('#language');
  }
});

part('no link that others cannot open', async page => {
  await page.click('[popovertarget=sharing]');
  check(await page.isHidden('[data-copy=link]'), 'no link of this computer');
  check(await page.isVisible('[data-copy=sfen]'), 'but SFEN');
});

part('keys undo and redo', async page => {
  await page.click('[data-palette="0P"]');
  await page.click('[data-square="31"]');
  for (const [key, has] of [['Control+z', false], ['Control+y', true], ['Control+z', false], ['Control+Shift+Z', true]]) {
    await page.keyboard.press(key);
    check((await label(page, 31)).includes('pawn') === has, key, await label(page, 31));
  }
  await page.focus('#text');
  await page.keyboard.type('abc');
  await page.keyboard.press('Control+z');
  check((await label(page, 31)).includes('pawn'), 'in the text its own changes are undone');
});

part('the first screen is an example with a sentence', async page => {
  check(await page.isVisible('#welcome'), 'a sentence');
  await page.waitForSelector('#live[data-result=mate]');
  check((await page.textContent('#live')) === 'Mate in 3', 'the example mates', await page.textContent('#live'));
  check(!page.url().includes('sfen'), 'the address is as it was', page.url());
  const said = await verdict(page);
  check(said.startsWith('sound'), 'and is sound', said);
  await page.click('#clear-sample');
  check(await page.isHidden('#welcome'), 'then the sentence goes');
  await page.click('[data-palette="1K"]');
  await page.click('[data-square="4"]');
  await page.waitForFunction(() => document.getElementById('live').textContent.startsWith('Place a king'));
  check(true, 'a lone king has no verdict');
  await page.click('#language');
  await page.reload();
  await page.waitForSelector('html[data-ready=true]');
  check(await page.isHidden('#welcome'), 'who comes with a position sees that');
});

part('promoted pieces are placed at once', async page => {
  await page.click('[data-palette=raise]');
  await page.click('[data-palette="0+R"]');
  await page.click('[data-square="40"]');
  check((await label(page, 40)) === '5e, promoted rook, Black', 'placed', await label(page, 40));
  await page.click('[data-palette="1+P"]');
  await page.click('[data-square="41"]');
  check((await label(page, 41)) === '4e, promoted pawn, White', 'of the other side', await label(page, 41));
  check(await page.isVisible('[data-palette="0G"]'), 'what cannot be promoted stays');
  await page.click('[data-palette=raise]');
  check(await page.isVisible('[data-palette="0R"]'), 'and back');
});

part('pieces are dragged from below the board and out of a hand', async page => {
  const drag = async (from, to) => {
    for (const [selector, act] of [[from, 'down'], [to, 'up']]) {
      // What is drawn anew just now has no place for a moment.
      let box = null;
      while (box === null) box = await page.locator(selector).boundingBox();
      const {x, y, width, height} = box;
      await page.mouse.move(x + width / 2, y + height / 2, {steps: 5});
      await page.mouse[act]();
    }
  };
  await drag('[data-palette="0P"]', '[data-square="31"]');
  check((await label(page, 31)) === '5d, pawn, Black', 'from below the board', await label(page, 31));
  await drag('[data-hand="0S"]', '[data-square="30"]');
  check((await label(page, 30)) === '6d, silver, Black', 'out of a hand', await label(page, 30));
  check(await page.textContent('[data-held="0S"] .count') === '0', 'which has one less');
  await drag('[data-hand="1R"]', '[data-square="40"]');
  check((await label(page, 40)) === '5e, rook, White', 'out of the other hand', await label(page, 40));
  await drag('[data-square="31"]', '[data-square="22"]');
  check((await label(page, 22)) === '5c, pawn, Black', 'on the board', await label(page, 22));
  await drag('[data-palette="0G"]', 'h1');
  await drag('[data-square="22"]', 'h1');
  check((await label(page, 22)).includes('empty'), 'off the board', await label(page, 22));
});

part('a block is shifted and mirrored', async page => {
  const placed = () => page.$$eval('.square', all => all.map(one => one.ariaLabel).filter(name => !name.includes('empty')));
  await page.click('[data-do=mirror]');
  check((await placed()).join() === '2a, king, White,3c, gold, Black', 'mirrored', await placed());
  await page.click('[data-shift="0,1"]');
  await page.click('[data-shift="-1,0"]');
  check((await placed()).join() === '3b, king, White,4d, gold, Black', 'shifted', await placed());
  for (let i = 0; i < 12; i++) {
    await page.click('[data-shift="-1,0"]');
  }
  check((await placed()).join() === '8b, king, White,9d, gold, Black', 'no piece leaves the board', await placed());
});

part('both pawns of a file are marked', async page => {
  await page.click('[data-palette="0P"]');
  await page.click('[data-square="31"]');
  await page.click('[data-square="49"]');
  await page.waitForSelector('#faults li');
  const marked = await page.$$eval('.square.fault', all => all.map(one => one.dataset.square));
  check(marked.join() === '31,49', 'both', marked);
});

part('the wheel and a button count', async page => {
  const count = letter => page.locator(`[data-held="0${letter}"] .count`).textContent();
  await page.hover('[data-held="0G"]');
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, -100);
  await page.waitForFunction(() => document.querySelector('[data-held="0G"] .count').textContent === '2');
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => document.querySelector('[data-held="0G"] .count').textContent === '1');
  await page.click('[data-hand="0P"]');
  await page.click('[data-count="0P+"]');
  check(await count('P') === '1', 'a click is one', await count('P'));
  await page.click('[data-count="0P+"]');
  check(await count('P') === '2', 'and another', await count('P'));
  await page.click('[data-do=remove]');
  await page.click('[data-do=remove]');
  check(await count('P') === '0', 'one fewer', await count('P'));
  check(await page.isDisabled('[data-do=remove]'), 'and no fewer than none');
});

/** What can be pressed and is smaller than it should be; squares and pieces share the board's width. */
function small(page, least) {
  return page.$$eval('button, select, summary, label.check, label.button', (all, size) => all
    .filter(one => one.checkVisibility())
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([one, {width, height}]) => (one.matches('.square, .piece')
      ? width < Math.min(size, 32) - 0.5 || height < Math.min(size, 32) : width < size - 0.5 || height < size - 0.5))
    .map(([one, {width, height}]) => `${one.outerHTML.slice(0, 90)} ${width}x${height}`), least);
}

part('what is pressed is large enough', async page => {
  await verdict(page);
  check((await small(page, 32)).length === 0, 'with a mouse', ...await small(page, 32));
});

part('what is pressed by fingers is larger', async page => {
  await verdict(page);
  check((await small(page, 44)).length === 0, 'by fingers', ...await small(page, 44));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  check(overflow <= 0, 'nothing is wider than the phone', overflow);
}, {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

for (const [name, options] of [
  ['beneath the board on a phone', {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true}],
  ['beside the board elsewhere', {viewport: {width: 1280, height: 800}}],
]) {
  part('the verdict is ' + name, async page => {
    await read(page, cases.plain);
    const box = selector => page.locator(selector).boundingBox();
    const seen = await box('#board');
    check(seen.y >= 0 && seen.y + seen.height <= options.viewport.height, 'the board is seen after reading', name, seen.y);
    await verdict(page);
    const [board, hand, said] = [await box('#board'), await box('#hand-bottom'), await box('#verdict .badge')];
    const near = options.isMobile ? said.y - (hand.y + hand.height) < 90 : said.x > board.x + board.width
      && said.y < board.y + board.height / 2;
    check(near, name, JSON.stringify([board, hand, said]));
  }, options);
}

await Promise.all([lane(), lane(), lane()]);
await browser.close();
wrong.forEach(what => console.log('WRONG ' + what));
console.log('done ' + looked);
