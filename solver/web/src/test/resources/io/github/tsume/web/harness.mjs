// What the scripts that drive the site have in common: a browser, windows, complaints.

import {chromium} from 'playwright-core';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

export const [address, folder, browserPath, extent] = process.argv.slice(2);
export const full = extent === 'full';
const require = createRequire(import.meta.url);
export const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
export const wrong = [];
export const figures = {};
export const MATE = '4k4/9/4P4/9/9/9/9/9/9 b G 1';
export const COOKED = '7nk/9/6G2/9/9/9/9/9/9 b RG 1';

/** A phone, held upright. */
export const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

export function check(holds, what, ...details) {
  if (!holds) {
    wrong.push([what, ...details].join(' | '));
  }
}

export function equal(found, expected, what) {
  check(JSON.stringify(found) === JSON.stringify(expected), what,
    'found ' + JSON.stringify(found), 'expected ' + JSON.stringify(expected));
}

export const browser = await chromium.launch({executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu']});

/** Opens the view and the menu in which something is, by what is pressed for that. */
export async function reach(page, selector) {
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

/** A new window whose complaints count; in English, whatever the machine speaks. */
export async function open(options = {}, hash = '') {
  const context = await browser.newContext({locale: 'en-GB', viewport: {width: 1280, height: 800}, ...options});
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  for (const how of ['check', 'click', 'fill', 'focus', 'selectOption', 'setInputFiles', 'tap', 'uncheck']) {
    const act = page[how].bind(page);
    page[how] = async (selector, ...rest) => {
      await reach(page, selector);
      return act(selector, ...rest);
    };
  }
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) {
      wrong.push('console: ' + message.text());
    }
  });
  page.on('pageerror', error => wrong.push('error: ' + error.stack));
  // Those of workers, too: only files of the site are fetched, and nothing goes along.
  context.on('request', request => check((request.url().startsWith(address) || /^(blob|data):/.test(request.url()))
    && request.method() === 'GET' && request.postData() === null && !/\?(?!solver=js|kind=)/.test(request.url()),
  'a request that is not for a file of the site', request.method(), request.url()));
  await page.goto(address + hash);
  await page.waitForSelector('html[data-ready=true]');
  return page;
}

/** Whatever axe finds wrong with the page as it is. */
export async function complain(page, where) {
  await page.evaluate(axe);
  const {violations} = await page.evaluate(() => window.axe.run(document, {resultTypes: ['violations']}));
  for (const {id, nodes} of violations) {
    wrong.push(`${where}: ${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' ')}`);
  }
}

export const parts = [];

/** A part that leaves the others alone, and may run at the same time. */
export function beside(name, action) {
  parts.push({name, action});
}

/** How long each part took, in seconds: what takes longest makes the suite too long one day. */
export const seconds = {};

export async function part(name, action) {
  const start = Date.now();
  try {
    await action();
  } catch (e) {
    wrong.push(`${name}: ${e.stack}`);
  }
  seconds[name] = Math.round((Date.now() - start) / 1000);
}

/** The result of a search by the page's own transport. */
export async function search(page, text, options) {
  return page.evaluate(async ([problem, asked]) => {
    const {openTransport} = await import('./page/transport.js');
    let result = null;
    const transport = window.testTransport ??= openTransport();
    await transport.search(problem, asked, message => {
      if (message.type !== 'progress') {
        result = message;
      }
    }).done;
    return result;
  }, [text, options]);
}

