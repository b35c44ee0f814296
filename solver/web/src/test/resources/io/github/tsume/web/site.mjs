// Drives the site in a real browser. Arguments: address, folder of the cases, browser, pictures.
// Prints a line for each thing that is wrong, and at the end "done" with figures.

import fs from 'node:fs';
import path from 'node:path';
import {
  COOKED, MATE, address, beside, browser, check, equal, figures, folder, open, part, parts, search, seconds, wrong,
} from './harness.mjs';
import './accessibility.mjs';
import './collections.mjs';
import './composing.mjs';
import './editing.mjs';
import './everywhere.mjs';
import './layout.mjs';
import './sharing.mjs';
import './solving.mjs';

await part('verdicts', async () => {
  const page = await open();
  const engine = await page.textContent('#engine');
  check(engine.includes('runs in this page') && !engine.includes('slowly'), 'the solver runs as WebAssembly', engine);
  const cases = JSON.parse(fs.readFileSync(path.join(folder, 'cases.json'), 'utf8'));
  const spent = {nodes: 0, here: 0, there: 0};
  for (const {name, text, options, expected, timeMs} of cases) {
    const {result} = await search(page, text, options);
    // The first half is for both to warm up.
    if (cases.findIndex(other => other.name === name) > cases.length / 2) {
      spent.nodes += expected.nodes ?? 0;
      spent.here += result.timeMs ?? 0;
      spent.there += timeMs;
    }
    delete result.timeMs;
    equal(result, expected, 'as on the Java machine: ' + name);
  }
  figures.cases = cases.length;
  figures.nodes = spent.nodes;
  figures.nodesPerSecond = Math.round(1000 * spent.nodes / spent.here);
  figures.nodesPerSecondOfJava = Math.round(1000 * spent.nodes / spent.there);
  await page.context().close();
});

await part('time', async () => {
  const context = await browser.newContext({locale: 'en-GB'});
  for (const visit of ['cold', 'warm']) {
    const page = await context.newPage();
    const start = Date.now();
    await page.goto(address + '#sfen=k8/9/2G6/9/9/9/9/9/9+b+SN+1'.replace('k8/9', '9/k8'));
    await page.waitForSelector('#live[data-result]');
    figures[visit + 'FirstVerdictMs'] = Date.now() - start;
    await page.close();
  }
  await context.close();
});

beside('readings', async () => {
  const page = await open();
  const readings = JSON.parse(fs.readFileSync(path.join(folder, 'readings.json'), 'utf8'));
  const found = await page.evaluate(async texts => {
    const {openTransport} = await import('./page/transport.js');
    const transport = openTransport();
    const answers = [];
    for (const text of texts) {
      answers.push(await transport.call('read', text, ''));
    }
    return answers;
  }, readings.map(({text}) => text));
  readings.forEach(({name, expected}, i) => equal(found[i], expected, 'read as on the Java machine: ' + name));
  figures.readings = readings.length;
  await page.context().close();
});

beside('javascript', async () => {
  const page = await open({}, '?solver=js');
  check((await page.textContent('#engine')).includes('slowly'), 'the fallback says that it is slow');
  const {result} = await search(page, MATE, '');
  equal([result.verdict, result.length], ['sound', 1], 'the fallback solves');
  await page.context().close();
});

beside('keyboard', async () => {
  const page = await open();
  await page.click('#more [data-do=clear]');
  await page.focus('[data-square="4"]');
  await page.keyboard.press('Shift+K');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('p');
  await page.click('[data-hand="0G"]');
  await page.click('[data-count="0G+"]');
  await page.waitForSelector('#live[data-result=mate]');
  equal(await page.textContent('#live'), 'Mate in 1', 'the length while editing');
  check(decodeURIComponent(page.url()).includes('4k4/9/4P4/9/9/9/9/9/9+b+G'), 'the link', page.url());
  await page.focus('[data-square="22"]');
  await page.keyboard.press('+');
  check((await page.getAttribute('[data-square="22"]', 'aria-label')).includes('promoted pawn'), 'promoted');
  await page.keyboard.press('t');
  check((await page.getAttribute('[data-square="22"]', 'aria-label')).includes('White'), 'turned');
  await page.keyboard.press('Delete');
  check((await page.getAttribute('[data-square="22"]', 'aria-label')).includes('empty'), 'removed');
  await page.click('[data-do=undo]');
  check((await page.getAttribute('[data-square="22"]', 'aria-label')).includes('promoted pawn'), 'undone');
  await page.focus('[data-square="0"]');
  await page.keyboard.press('p');
  await page.waitForSelector('#faults li');
  check(await page.locator('.square.fault').count() === 1, 'the fault is shown at its square');
  check(await page.isDisabled('#check'), 'a faulty position is not checked');
  await page.context().close();
});

beside('mouse', async () => {
  const page = await open({}, '#sfen=' + MATE.replaceAll(' ', '+'));
  const box = async square => {
    const {x, y, width, height} = await page.locator(`[data-square="${square}"]`).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...await box(22));
  await page.mouse.down();
  await page.mouse.move(...await box(31), {steps: 4});
  await page.mouse.up();
  check((await page.getAttribute('[data-square="31"]', 'aria-label')).includes('pawn'), 'dragged');
  await page.context().close();
});

beside('verdict and replay', async () => {
  const page = await open({}, '#sfen=' + COOKED.replaceAll(' ', '+'));
  await page.click('#check');
  await page.waitForSelector('#verdict [data-verdict]');
  const verdict = await page.getAttribute('#verdict [data-verdict]', 'data-verdict');
  check(['cooked', 'incomplete', 'sound', 'unsolvable'].includes(verdict), 'a verdict', verdict);
  const place = await page.locator('#replay').boundingBox();
  await page.keyboard.press('ArrowRight');
  equal(await page.locator('#replay').boundingBox(), place, 'nothing moves under the pointer when a replay begins');
  const first = await page.textContent('#caption');
  await page.click('#language');
  check(await page.textContent('#caption') !== first, 'the caption is in the other language', first);
  check((await page.textContent('#check')).includes('検討'), 'Japanese');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  check((await page.textContent('#caption')).includes('初形'), 'back to the start');
  await page.context().close();
});

beside('a cooked problem with its cook on the board', async () => {
  const cooked = JSON.parse(fs.readFileSync(path.join(folder, 'cooked.json'), 'utf8'));
  const page = await open({}, '');
  await page.fill('#text', cooked.text);
  await page.click('#read');
  await page.click('#check');
  await page.waitForSelector('#verdict [data-verdict=cooked]');
  await page.click('[data-defect=cook] [data-line]');
  check(await page.locator('.square.to').count() === 1, 'the cook is on the board');
  equal(await page.textContent('#caption'), 'G*2c · cook (from move 1)', 'the caption says what it is');
  await page.screenshot({path: path.join(folder, 'cook.png'), fullPage: true});
  await page.context().close();
});

beside('links', async () => {
  const garbage = await open({}, '#sfen=9/x9x9/rubbish');
  check((await garbage.textContent('#input-error')).length > 0, 'a link without a position is told');
  for (const odd of ['moves=zzz', 'length=99999999999', 'hand=9999G']) {
    await garbage.goto(`${address}#sfen=${MATE.replaceAll(' ', '+')}&${odd}`);
    await garbage.waitForFunction(what => document.querySelector('#input-error').textContent.includes(what), odd);
  }
  await garbage.context().close();
  const small = await open({}, '#sfen=4k/5/4P/5/5+b+G+1');
  equal([await small.inputValue('#rules'), await small.locator('.square').count()], ['minishogi', 25], 'five by five says which game it is');
  await small.context().close();
  const page = await open({}, '#sfen=9/6+B1k/9/9/9/9/9/9/9+b+G+1');
  check((await page.getAttribute('[data-square="15"]', 'aria-label')).includes('promoted bishop'), 'plus signs promote');
  await page.waitForSelector('#live[data-result=mate]');
  await page.context().close();
});

beside('phone', async () => {
  const page = await open({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  check(overflow <= 0, 'nothing is wider than the phone', overflow);
  await page.tap('[data-palette="0G"]');
  await page.tap('[data-square="31"]');
  check((await page.getAttribute('[data-square="31"]', 'aria-label')).includes('gold'), 'placed by touch');
  await page.tap('[data-palette="0P"]');
  check(await page.getAttribute('[data-palette="0P"]', 'aria-pressed') === 'true', 'what is chosen is seen');
  check(await page.locator('#check').evaluate(button => button.getBoundingClientRect().bottom <= innerHeight),
    'Check is in reach');
  const bottom = selector => page.locator(selector).evaluate(e => e.getBoundingClientRect().bottom);
  const palette = await bottom('#palette');
  check(palette <= await page.locator('#action').evaluate(bar => bar.getBoundingClientRect().top),
    'the pieces to place are in reach', palette);
  check(await bottom('#board') < palette, 'with the whole board');
  await page.tap('[data-square="22"]');
  await page.waitForSelector('#live[data-result]');
  await page.screenshot({path: path.join(folder, 'phone.png'), fullPage: true});
  await page.tap('[data-square="49"]');
  await page.waitForSelector('#faults li');
  check(await bottom('#faults') <= 740, 'why it cannot be checked is seen');
  await page.context().close();
});

beside('offline', async () => {
  const page = await open();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.context().setOffline(true);
  await page.goto(address + '#sfen=' + MATE.replaceAll(' ', '+'));
  await page.reload();
  await page.waitForSelector('#live[data-result=mate]');
  await page.context().close();
});

beside('nothing hangs', async () => {
  const page = await open();
  const hard = '9/9/9/9/4k4/9/9/9/9 b 2R2B4G4S4N4L9P 1';
  const {result} = await search(page, hard, 'nodes=20000&hash=1');
  equal([result.verdict, result.reason], ['unknown', 'node limit'], 'a limit');
  const {deep} = JSON.parse(fs.readFileSync(path.join(folder, 'cooked.json'), 'utf8'));
  const tooLarge = await search(page, MATE, 'hash=100000');
  equal(tooLarge.result.verdict, 'sound', 'a table for which there is no room is made smaller');
  // How deep the stack of a browser is differs; whatever ends the search, the page says so.
  await page.evaluate(() => localStorage.setItem('tsume.settings', JSON.stringify({time: '10'})));
  await page.reload();
  await page.waitForSelector('html[data-ready=true]');
  await page.fill('#text', deep);
  await page.click('#read');
  await page.click('#check');
  await page.waitForSelector('#verdict [data-verdict]');
  figures.deep = await page.getAttribute('#verdict [data-verdict]', 'data-verdict');
  if (figures.deep === 'unknown') {
    figures.deepSays = await page.textContent('#verdict .facts');
    check(figures.deepSays.length > 0, 'the page says why it is unknown');
  }
  await page.fill('#text', hard);
  await page.click('#read');
  await page.click('#check');
  await page.click('#stop');
  await page.waitForSelector('#verdict [data-verdict=unknown]');
  check((await page.textContent('#verdict .facts')).includes('interrupted'), 'stopped, with what is known');
  check(await page.isEnabled('#check'), 'another can be asked');
  await page.context().close();
});

async function lane() {
  for (let next = parts.shift(); next; next = parts.shift()) {
    await part(next.name, next.action);
  }
}

await Promise.all([lane(), lane(), lane(), lane(), lane()]);
await browser.close();
wrong.forEach(what => console.log('WRONG ' + what));
figures.slowest = Object.entries(seconds).sort(([, a], [, b]) => b - a).slice(0, 12).map(([name, time]) => `${name} ${time} s`);
console.log('done ' + JSON.stringify(figures));
