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

async function open(options = {}) {
  const context = await browser.newContext({locale: 'en-GB', viewport: {width: 1200, height: 900}, ...options});
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', error => wrong.push('error: ' + error.stack));
  page.on('console', message => message.type() === 'error' && wrong.push('console: ' + message.text()));
  await page.goto(address);
  await page.waitForSelector('html[data-ready=true]');
  return page;
}

async function part(name, action, options) {
  const page = await open(options);
  try {
    await action(page);
  } catch (e) {
    wrong.push(`${name}: ${e.stack}`);
  }
  await page.context().close();
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

await part('wrong lines and lengths', async page => {
  for (const {name, text, expected} of cases.wrong) {
    await read(page, text);
    const said = await verdict(page);
    for (const words of expected) {
      check(said.includes(words), 'read as it is: ' + name, 'expected ' + words, 'found ' + said);
    }
  }
});

await part('what is undone is as it was read', async page => {
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

await part('reloaded and among the last positions', async page => {
  await read(page, cases.fails);
  await page.reload();
  await page.waitForSelector('html[data-ready=true]');
  const reloaded = await verdict(page);
  check(reloaded.includes('line-fails'), 'reloaded', reloaded);
  await page.click('#more summary');
  await page.click('[data-do=clear]');
  await page.click('#recent summary');
  await page.click('#recent li button');
  const again = await verdict(page);
  check(again.includes('line-fails'), 'from the last positions', again);
});

await part('a file whose name holds signs of addresses', async page => {
  await page.setInputFiles('#file', {
    name: 'a#b?c 100%&d=e+.sfen', mimeType: 'text/plain', buffer: Buffer.from(cases.two),
  });
  await page.click('[data-row="1"]');
  const second = await verdict(page);
  check(second.includes('Differs from the stated length, 3'), 'the second problem of the file', second);
});

await part('the same position with another line', async page => {
  await read(page, cases.plain);
  const plain = await verdict(page);
  check(!plain.includes('line-fails'), 'without a line', plain);
  await read(page, cases.fails);
  check(await page.locator('#verdict [data-verdict]').count() === 0, 'the verdict of the other is gone');
  const said = await verdict(page);
  check(said.includes('line-fails'), 'with a line', said);
});

await part('an empty hand, and the hand that the note names', async page => {
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

await part('stop keeps what is proved', async page => {
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

await part('a second click', async page => {
  const label = square => page.getAttribute(`[data-square="${square}"]`, 'aria-label');
  await page.click('[data-palette="0P"]');
  await page.click('[data-square="31"]');
  check((await label(31)).includes('pawn, Black'), 'placed', await label(31));
  await page.click('[data-square="31"]');
  check((await label(31)).includes('promoted pawn, Black'), 'promoted', await label(31));
  await page.click('[data-square="31"]');
  check((await label(31)).includes('pawn, White'), 'turned', await label(31));
  await page.click('[data-square="32"]');
  check((await label(32)).includes('pawn, Black'), 'the next is placed', await label(32));
});

await part('labels', async page => {
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

await part('no link that others cannot open', async page => {
  check(await page.isHidden('[data-copy=link]'), 'no link of this computer');
  check(await page.isVisible('[data-copy=sfen]'), 'but SFEN');
});

await browser.close();
wrong.forEach(what => console.log('WRONG ' + what));
console.log('done ' + looked);
