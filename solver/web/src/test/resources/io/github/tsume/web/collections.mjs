// Collections on the page: read, checked, sifted, written, kept, forgotten.

import fs from 'node:fs';
import path from 'node:path';
import {address, beside, check, equal, folder, open} from './harness.mjs';

const LIST = [
  '1k7/9/2G6/9/9/9/9/9/9 b SN 1\tsound\t3\tFirst',
  '9/6+B1k/9/9/9/9/9/9/9 b G 1\tcook\t3\tSecond',
  '4k4/9/9/9/9/9/9/9/9 b P 1\tnone\t\tThird',
  'P3k4/9/4P4/9/9/9/9/9/9 b G 1\tfaulty\t\tFourth',
].join('\n') + '\n';

async function read(page) {
  await page.fill('#text', LIST);
  await page.click('#read');
  await page.waitForSelector('#collection tr[data-index]');
}

const verdicts = page => page.$$eval('#collection [data-result]', cells =>
  cells.filter(cell => cell.tagName === 'TD').map(cell => cell.dataset.result));

async function downloaded(page, kind) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.click(`[data-results=${kind}]`)]);
  return {name: file.suggestedFilename(), text: fs.readFileSync(await file.path(), 'utf8')};
}

beside('collections: verdicts, filter, files, a reload, forgotten', async () => {
  const page = await open({acceptDownloads: true});
  await read(page);
  equal(await verdicts(page), ['', '', '', 'invalid'], 'nothing is known at first but what is illegal');
  await page.click('[data-check]');
  await page.waitForSelector('td[data-result=unsolvable]');
  equal(await verdicts(page), ['sound', 'cooked', 'unsolvable', 'invalid'], 'verdicts come one after another');
  await page.selectOption('[data-filter=verdict]', 'cooked');
  equal(await page.locator('#collection tr[data-index]:visible').count(), 1, 'one verdict is shown');
  await page.selectOption('[data-filter=verdict]', 'all');
  const lines = await downloaded(page, 'jsonl');
  equal([lines.name, lines.text.trim().split('\n').map(line => JSON.parse(line).verdict)],
    ['results.jsonl', ['sound', 'cooked', 'unsolvable']], 'JSON Lines');
  const table = await downloaded(page, 'csv');
  equal(table.text.trim().split('\n').map(line => line.replace('\ufeff', '').split(',')[0]),
    ['id', 'sound', 'cook', 'none'], 'CSV');
  check((await downloaded(page, 'kif')).text.includes('手合割') || (await downloaded(page, 'kif')).text.includes('持駒'), 'KIF');
  check(/4 problems.*MB more/.test(await page.textContent('[data-kept]')), 'how much is kept is said', await page.textContent('[data-kept]'));
  await page.screenshot({path: path.join(folder, 'collection.png'), fullPage: true});
  await page.reload();
  await page.waitForSelector('html[data-ready=true]');
  equal(await verdicts(page), ['sound', 'cooked', 'unsolvable', 'invalid'], 'a reload keeps the list and its results');
  await page.click('[data-row="1"]');
  await page.waitForSelector('#verdict [data-verdict=cooked]');
  await page.click('[data-forget]');
  await page.waitForSelector('#collection', {state: 'hidden'});
  await page.waitForFunction(async () => (await (await import('./page/shelf.js')).listNames('')).length === 0);
  await page.reload();
  await page.waitForSelector('html[data-ready=true]');
  check(await page.locator('#collection').isHidden(), 'and does not come back');
  await page.context().close();
});

beside('collections: where one is, and what is printed', async () => {
  const page = await open();
  await page.fill('#text', Array.from({length: 40}, (each, i) => `4k4/9/4P4/9/9/9/9/9/9 b G 1\t\t1\tNo ${i + 1}\n${i === 2 ? 'hello world\n' : ''}`).join(''));
  await page.click('#read');
  await page.waitForSelector('#collection tr[data-index="3"]');
  check((await page.textContent('#collection tr[data-index="3"]')).includes('"hello world"'), 'what was left out is told in the list');
  await page.click('[data-check]');
  await page.waitForFunction(() => document.querySelector('#progress').hidden && document.querySelector('tr[data-index="39"] td[data-result=sound]'));
  await page.waitForTimeout(300);
  const inSight = await page.$$eval('#collection tr[data-index]', rows => rows.filter(row => {
    const {top, bottom} = row.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }).length);
  check(inSight > 3, 'what was checked is in sight', inSight);
  await page.click('#collection [data-row="39"]');
  equal(await page.textContent('#caption'), 'No 40 · 40 / 40', 'which one it is');
  const printed = async () => {
    await page.click('#views [data-view=print]');
    return page.locator('#sheet figure').count();
  };
  check(await printed() >= 40, 'all of them are printed');
  await page.click('#more [data-do=clear]');
  await page.keyboard.press('Escape');
  await page.click('[data-palette="1K"]');
  await page.click('[data-square="4"]');
  equal(await printed(), 1, 'or what one works on');
  await page.context().close();
});

beside('collections: those that come with the page', async () => {
  const page = await open();
  await page.click('[data-shelf=zuko]');
  await page.waitForFunction(() => document.querySelector('#collection [aria-rowcount="101"]'));
  await page.click('#views [data-view=collection]');
  const inSight = () => page.$$eval('#collection tr[data-index]', rows => rows.map(row => Math.round(row.getBoundingClientRect().top)));
  check(new Set(await inSight()).size === (await inSight()).length, 'rows stand one below the other');
  await page.click('[data-tiles]');
  check(new Set(await inSight()).size < (await inSight()).length, 'boards stand side by side');
  await page.evaluate(() => document.querySelector('#collection').scrollTo(0, 1e6));
  await page.waitForSelector('#collection tr[data-index="99"] svg');
  check(await page.locator('#collection tr[data-index="0"]').count() === 0, 'and only those in sight are in the document');
  await page.click('#collection tr[data-index="99"] svg');
  await page.waitForSelector('[data-view=compose] #board:visible');
  await page.click('#views [data-view=collection]');
  check(await page.getAttribute('[data-tiles]', 'aria-pressed') === 'true', 'they stay');
  await page.click('#collection [data-row="99"]');
  await page.goBack();
  await page.waitForFunction(() => document.activeElement.dataset.row === '99');
  await page.fill('[data-find]', 'nothing of that name');
  equal(await page.textContent('#collection h2'), '0 problems', 'it is told that nothing is left');
  await page.click('[data-tiles]');
  await page.click('[data-shelf=first]');
  await page.waitForFunction(() => Number(document.querySelector('#collection table')?.ariaRowCount) < 100);
  await page.context().close();
});

beside('collections: files dropped together', async () => {
  const page = await open();
  const [one, other] = [path.join(folder, 'b10.sfen'), path.join(folder, 'b2.sfen')];
  fs.writeFileSync(one, LIST.split('\n')[0] + '\n');
  fs.writeFileSync(other, LIST.split('\n')[1] + '\n');
  await page.setInputFiles('#file', [one, other]);
  await page.waitForSelector('#collection tr[data-index] >> nth=1');
  equal(await page.locator('#collection tr[data-index]').count(), 2, 'several files are one list');
  const ofTheDay = [];
  for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) {
    await page.clock.setFixedTime(new Date(day + 'T12:00:00'));
    await page.click('[data-solve=today]');
    await page.waitForSelector('#solving[data-says=begin]');
    ofTheDay.push(await page.$$eval('#collection tr[data-index]', rows => rows.findIndex(row => row.ariaCurrent === 'true')));
    await page.click('#views [data-view=collection]');
  }
  check(ofTheDay[0] !== ofTheDay[1] && ofTheDay[0] === ofTheDay[2], 'each day has its problem', ofTheDay);
  await page.context().close();
});

beside('collections: a folder with folders in it', async () => {
  const page = await open();
  await page.evaluate(([one, other]) => {
    const file = (name, content) => ({name, isDirectory: false, file: hear => hear(new File([content], name))});
    const folder = (name, ...inside) => {
      const told = [inside, []];
      return {name, isDirectory: true, createReader: () => ({readEntries: hear => hear(told.shift())})};
    };
    const dropped = folder('set', file('b10.sfen', one), file('.hidden', 'x'), folder('inner', file('a.sfen', other)));
    const event = new Event('drop', {bubbles: true, cancelable: true});
    event.dataTransfer = {files: [], items: [{webkitGetAsEntry: () => dropped}]};
    document.body.dispatchEvent(event);
  }, LIST.split('\n'));
  await page.waitForSelector('#collection tr[data-index] >> nth=1');
  equal(await page.locator('#collection tr[data-index]').count(), 2, 'all its files are one list, but those that are hidden');
  await page.context().close();
});

beside('collections: each tab has its list, and what it found whatever ends it', async () => {
  const first = await open();
  await read(first);
  const context = first.context();
  const again = async () => {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForSelector('html[data-ready=true]');
    await page.click('#views [data-view=collection]');
    return page;
  };
  const other = await again();
  await other.fill('#text', LIST.split('\n').slice(0, 2).join('\n'));
  await other.click('#read');
  await other.waitForFunction(() => document.querySelectorAll('#collection tr[data-index]').length === 2);
  await first.click('[data-check]');
  await first.waitForSelector('td[data-result=cooked]');
  await first.close();
  await other.reload();
  await other.waitForSelector('html[data-ready=true]');
  equal(await verdicts(other), ['', ''], 'a tab keeps its own list');
  await other.selectOption('#lists', 'Pasted list');
  await other.waitForSelector('td[data-result=cooked]');
  equal((await verdicts(other)).slice(0, 2), ['sound', 'cooked'], 'what another tab found before it was closed is kept');
  await other.evaluate(() => new Promise(resolve => {
    const opening = indexedDB.open('tsume');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('collections', 'readwrite');
      transaction.objectStore('collections').put('{"rows":5}', 'last');
      transaction.oncomplete = resolve;
    };
  }));
  await other.reload();
  await other.waitForSelector('#aside [data-aside=save]');
  await other.waitForSelector('html[data-ready=true]');
  equal((await verdicts(other)).slice(0, 2), ['sound', 'cooked'], 'what does not fit is set aside');
  await other.click('[data-aside=forget]');
  await other.waitForSelector('#aside', {state: 'hidden'});
  await context.close();
});
