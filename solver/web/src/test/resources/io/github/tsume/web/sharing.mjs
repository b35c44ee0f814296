// What goes out of the page, and comes in again: links, pictures, embedding, sheets.

import path from 'node:path';
import {address, beside, browser, check, equal, folder, open} from './harness.mjs';

const THREE = '1k7/9/2G6/9/9/9/9/9/9 b SN 1';
const WITH_LINE = `${THREE} moves S*8b 8a9b N*8d\tone\t3\tFirst & last\t作者：A. Uthor\n`;

async function read(page, text) {
  await page.fill('#text', text);
  await page.click('#read');
  await page.waitForFunction(() => location.hash.includes('sfen='));
}

beside('sharing: a link carries line, title, author, length and side', async () => {
  const page = await open();
  await read(page, WITH_LINE);
  await page.click('[data-do=flip]');
  await page.click('[data-copy=link]');
  const link = await page.evaluate(async () => {
    const {addressOf} = await import('./page/address.js');
    return [location.href, typeof addressOf];
  });
  check(link[0].includes('moves=S*8b.8a9b.N*8d'), 'the line is in it', link[0]);
  const copied = await page.textContent('#copied');
  await page.context().close();
  const other = await open({}, copied.slice(copied.indexOf('#')));
  equal(await other.textContent('#caption'), 'First & last', 'its title');
  check(await other.locator('#board [role=row] .square').first().getAttribute('data-square') === '80', 'seen from the other side');
  await other.click('#check');
  await other.waitForSelector('#verdict [data-verdict=sound]');
  check((await other.textContent('#verdict')).includes('Agrees with the stated length, 3'), 'its length');
  equal(new URL(other.url()).hash.includes('author=A'), true, 'its author');
  await other.click('[data-square="40"]');
  await other.keyboard.press('p');
  await other.waitForFunction(() => !location.hash.includes('moves='));
  await other.context().close();
});

beside('sharing: links of ours and of others are read where they are pasted', async () => {
  const page = await open();
  for (const link of [
    address + '#sfen=' + THREE.replaceAll(' ', '+') + '&title=Pasted&length=3',
    'https://lishogi.org/editor/' + THREE.replaceAll(' ', '_'),
    'https://www.kento-shogi.com/?initpos=' + encodeURIComponent(THREE),
  ]) {
    await page.click('#more [data-do=clear]');
    await page.evaluate(text => {
      const event = new ClipboardEvent('paste', {bubbles: true, cancelable: true});
      // Not every browser takes it from who makes the event.
      Object.defineProperty(event, 'clipboardData', {value: {getData: () => text}});
      document.body.dispatchEvent(event);
    }, link);
    await page.waitForFunction(() => document.querySelector('[data-square="20"]').ariaLabel.includes('gold'));
  }
  await page.context().close();
});

beside('sharing: a link whose moves promote is read again, and so is one of who solves', async () => {
  const moves = '1d2c%2B.1b1a.2c2b';
  const page = await open({permissions: ['clipboard-read', 'clipboard-write']}, '#sfen=9/8k/9/7LS/9/9/9/9/9+b+-+1&length=3&moves=' + moves);
  equal(await page.textContent('#input-error'), '', 'nothing is passed over');
  check(page.url().endsWith('&moves=' + moves + '&length=3'), 'the moves are kept', page.url());
  await page.click('#views [data-view=solve]');
  await page.waitForSelector('#solving[data-says=begin]');
  await page.click('[popovertarget=sharing]');
  await page.click('[data-copy=link]');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  equal([link.includes('mode=solve'), link.includes('moves=')], [true, false], 'a problem that is to be solved');
  await page.context().close();
});

beside('sharing: the picture is copied and shared, with title and length', async () => {
  const page = await open({permissions: ['clipboard-read', 'clipboard-write']});
  await read(page, WITH_LINE);
  await page.click('[data-copy=picture]');
  await page.waitForFunction(() => document.querySelector('#copied').textContent !== '');
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(item => item.types));
  check(types.includes('image/png'), 'a picture is in the clipboard', types);
  await page.click('#check');
  await page.waitForSelector('#verdict [data-verdict]');
  for (const how of ['solve', 'show']) {
    await page.click(`[data-copy=${how}]`);
    await page.waitForFunction(async wanted => (await navigator.clipboard.readText()).includes('embed=' + wanted), how);
    equal((await page.evaluate(() => navigator.clipboard.readText())).includes('moves='), how === 'show', 'who solves is not told the moves');
  }
  const svg = await page.evaluate(async () => {
    const link = document.querySelector('[data-save=svg]');
    const made = new Promise(resolve => {
      const create = URL.createObjectURL;
      URL.createObjectURL = blob => {
        resolve(blob.text());
        return create.call(URL, blob);
      };
    });
    link.click();
    return made;
  });
  check(svg.includes('First &amp; last · A. Uthor · mate in 3'), 'title, author and length are drawn', svg.slice(-300));
  await page.context().close();
  const phone = await browser.newContext({locale: 'en-GB'});
  await phone.addInitScript(() => {
    navigator.share = async data => {
      window.shared = {...data, files: data.files?.map(({type, size}) => [type, size > 1000])};
    };
    navigator.canShare = () => true;
  });
  const sharing = await phone.newPage();
  await sharing.goto(address + '#sfen=' + THREE.replaceAll(' ', '+') + '&title=Shared&length=3');
  await sharing.waitForSelector('html[data-ready=true]');
  await sharing.click('[popovertarget=sharing]');
  await sharing.click('#share');
  await sharing.waitForFunction(() => window.shared);
  const {title, url, files} = await sharing.evaluate(() => window.shared);
  equal([title, files, url.includes('title=Shared')], ['Shared · mate in 3', [['image/png', true]], true], 'the share sheet');
  await phone.close();
});

beside('sharing: a page within a page', async () => {
  const context = await browser.newContext({locale: 'en-GB'});
  const page = await context.newPage();
  for (const [how, waits] of [['solve', '#solving[data-says=begin]'], ['show', '#verdict [data-verdict=sound]']]) {
    await page.setContent(`<iframe width="420" height="720" src="${address}#sfen=${THREE.replaceAll(' ', '+')}&embed=${how}"></iframe>`);
    const frame = page.frameLocator('iframe');
    await frame.locator(waits).waitFor();
    check(await frame.locator('header').isHidden(), 'without what is around it');
    check(await frame.locator('#palette').isHidden(), 'not for editing');
    const next = how === 'solve' ? '[data-solving=hint]' : '[data-go=on]';
    check(await frame.locator(next).evaluate(button => {
      const {left, top, bottom} = button.getBoundingClientRect();
      return bottom <= innerHeight && document.elementFromPoint(left + 4, top + 4) === button;
    }), 'what leads on is seen', how);
  }
  await page.screenshot({path: path.join(folder, 'embedded.png')});
  await context.close();
});

beside('sharing: sheets with lengths, authors and solutions', async () => {
  const page = await open();
  await read(page, WITH_LINE + `${THREE}\ttwo\t\tAgain\n`);
  await page.click('[data-check]');
  await page.waitForFunction(() => document.querySelectorAll('td[data-result=sound]').length === 2);
  await page.emulateMedia({media: 'print'});
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  equal(await page.locator('#sheet figure').count(), 2, 'a diagram each');
  const first = await page.locator('#sheet figure').first().textContent();
  check(first.includes('First & last') && first.includes('A. Uthor') && first.includes('mate in 3'), 'what is known', first);
  equal(await page.locator('#sheet .solutions p').count(), 2, 'solutions apart');
  check(await page.locator('header').isHidden(), 'nothing else is printed');
  await page.screenshot({path: path.join(folder, 'sheet.png'), fullPage: true});
  await page.emulateMedia({media: 'screen'});
  await page.click('#views [data-view=print]');
  await page.uncheck('#with-solutions');
  await page.emulateMedia({media: 'print'});
  equal([await page.isVisible('#sheet .solutions'), await page.locator('#sheet figure:visible').count()], [false, 2], 'or problems alone, for a class');
  await page.context().close();
});

beside('sharing: sheets tell what is not sound, and why', async () => {
  const page = await open({locale: 'ja-JP'});
  await read(page, ['9/6+B1k/9/9/9/9/9/9/9 b G 1\tcook\t1', '4k4/9/9/9/9/9/9/9/9 b P 1\tnone', 'P3k4/9/4P4/9/9/9/9/9/9 b G 1\tfaulty',
    '4z4/9/9/9/9/9/9/9/9 b P 1\tbroken', `${THREE}\t007`].join('\n') + '\n');
  await page.click('[data-row="1"]');
  await page.click('#check');
  await page.waitForSelector('#verdict [data-verdict=unsolvable]');
  await page.click('[data-row="0"]');
  await page.click('#check');
  await page.waitForSelector('#verdict [data-verdict=cooked]');
  await page.click('#language');
  await page.click('#views [data-view=print]');
  equal(await page.locator('#sheet figure').count(), 4, 'what is no position has no diagram');
  equal(await page.locator('#sheet figcaption').last().textContent(), '007', 'a number gets no other number');
  const said = await page.$$eval('#sheet .solutions > div', all => all.map(one => one.textContent.replace(/\s+/g, ' ')));
  equal(said.length, 4, 'what is not checked is not told');
  for (const [i, words] of [[0, '1. cook · cooked'], [0, 'cook'], [1, '2. none · unsolvable'], [2, '3. faulty · invalid'], [2, '9a'], [3, '4 · invalid']]) {
    check(said[i]?.toLowerCase().includes(words), 'told on the sheet', words, said[i]);
  }
  check(await page.locator('#sheet .solutions li.fatal span').count() > 0, 'a cook with its moves', said[0]);
  await page.screenshot({path: path.join(folder, 'sheet-unsound.png'), fullPage: true});
  await page.context().close();
});
