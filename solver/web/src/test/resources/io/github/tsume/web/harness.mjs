// What the scripts that drive the site have in common: a browser, windows, complaints.

import {chromium} from 'playwright-core';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

export const [address, folder, browserPath] = process.argv.slice(2);
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

/** A new window whose complaints count; in English, whatever the machine speaks. */
export async function open(options = {}, hash = '') {
  const context = await browser.newContext({locale: 'en-GB', viewport: {width: 1280, height: 800}, ...options});
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
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
  const {violations} = await page.evaluate(() => window.axe.run(document));
  for (const {id, nodes} of violations) {
    wrong.push(`${where}: ${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' ')}`);
  }
}

export const parts = [];

/** A part that leaves the others alone, and may run at the same time. */
export function beside(name, action) {
  parts.push({name, action});
}

export async function part(name, action) {
  try {
    await action();
  } catch (e) {
    wrong.push(`${name}: ${e.stack}`);
  }
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

