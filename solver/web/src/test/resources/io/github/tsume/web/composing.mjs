// What helps with composing on the page: another goal, and problems that end in the one on the board.

import {COOKED, PHONE, address, beside, check, equal, open} from './harness.mjs';

const BRINKMATE = '6k2/9/3%2BR5/6P2/9/9/9/9/9+b+S+1';
const ONE = '7k1/5S3/6%2BP2/9/9/9/9/9/9+b+G+1';
const IN_THE_DARK = {...PHONE, locale: 'ja-JP', colorScheme: 'dark'};

const checked = async page => {
  await page.click('#check');
  await page.waitForSelector('#verdict [data-verdict]');
  return page.textContent('#verdict .badge');
};

beside('composing: a brinkmate, from a link to a link', async () => {
  const page = await open({}, `#sfen=${BRINKMATE}&goal=brinkmate&within=1`);
  await page.waitForSelector('#live[data-result=brinkmate]');
  equal(await page.textContent('#live'), 'Brinkmate in 1', 'while editing');
  equal(await checked(page), 'Sound · brinkmate in 1', 'the verdict of that goal');
  check(await page.locator('[data-advice]:visible, #solve:visible, #grading:visible').count() === 0, 'what is of mates alone is not offered');
  await page.selectOption('#goal', 'mate');
  await page.waitForSelector('#live[data-result=no-mate]');
  equal(await page.locator('#verdict > *').count(), 0, 'a verdict of another goal does not stay');
  check(!page.url().includes('goal='), 'nor in the link');
  await page.selectOption('#goal', 'brinkmate');
  await page.selectOption('#within', '5');
  await page.waitForURL(url => url.hash.includes('&goal=brinkmate&within=5'));
  await page.reload();
  await page.waitForSelector('html[data-ready=true]');
  equal([await page.inputValue('#goal'), await page.inputValue('#within')], ['brinkmate', '5'], 'a reload keeps it');
  await page.fill('#text', `${address}#sfen=${ONE}`);
  await page.click('#read');
  await page.waitForSelector('#live[data-result=mate]');
  equal(await page.inputValue('#goal'), 'mate', 'a pasted link of a mate is of a mate');
  await page.click('#recent summary');
  await page.click('#recent button');
  await page.waitForFunction(() => document.querySelector('#goal').value === 'brinkmate' && document.querySelector('#within').value === '1');
  await page.click('#views [data-view=solve]');
  await page.waitForFunction(() => document.querySelector('#live').textContent.startsWith('One solves mates and helpmates'));
  await page.waitForSelector('[data-view=compose] #verdict [data-verdict=sound]');
  await page.context().close();
});

beside('composing: a helpmate that the defender begins, from a text, a link and the board', async () => {
  const page = await open();
  const count = async piece => Number(await page.textContent(`.held:has([data-hand="${piece}"]) .count`));
  const begun = async () => ({
    attacker: await page.inputValue('#side'), begins: await page.isChecked('#begins'),
    held: await count('0G'), rest: await count('1P'),
  });
  const expected = {attacker: '0', begins: true, held: 1, rest: 17};
  await page.fill('#text', '7k1/9/8P/9/9/9/9/9/9 w G2r2b3g4s4n4l17p 1');
  await page.click('#read');
  await page.waitForSelector('#faults li');
  await page.selectOption('#goal', 'helpmate');
  await page.waitForSelector('#live[data-result=helpmate]');
  equal([await begun(), await page.locator('#faults li').count()], [expected, 0], 'who has the only king moves first');
  equal(await checked(page), 'Sound · helpmate in 2', 'what is found');
  await page.uncheck('#begins');
  await page.waitForURL(url => url.hash.includes('+b+G+1&goal=helpmate'));
  equal(await begun(), {...expected, begins: false}, 'the attacker first');
  await page.check('#begins');
  await page.waitForURL(url => url.hash.includes('+w+G+1&goal=helpmate%20defender-first'));
  equal(await checked(page), 'Sound · helpmate in 2', 'again');
  await page.reload();
  await page.waitForSelector('html[data-ready=true]');
  equal(await begun(), expected, 'a reload keeps it');
  await page.click('[data-do=swap]');
  await page.waitForURL(url => url.hash.includes('+b+g+1&goal=helpmate%20defender-first'));
  await page.selectOption('#goal', 'mate');
  await page.waitForURL(url => url.hash.endsWith('+w+g+1'));
  equal([await begun(), await page.isVisible('#begins')], [{attacker: '1', begins: false, held: 3, rest: 0}, false], 'where nobody helps, the attacker begins');
  await page.fill('#text', '7k1/9/8P/9/9/9/9/9/9 w G2r2b3g4s4n4l17p 1\t\t2\tBegun\t目標：helpmate defender-first\n4k4/9/4P4/9/9/9/9/9/9 b G 1\t\t1\tPlain');
  await page.click('#read');
  await page.waitForSelector('[data-check]');
  equal(await page.locator('#collection tr[data-index] td:nth-child(3)').allTextContents(), ['helpmate in 2', 'mate in 1'], 'each is called what it states');
  await page.click('[data-check]');
  await page.waitForFunction(() => document.querySelectorAll('td[data-result=sound]').length === 2);
  const results = await page.locator('td[data-result=sound]').allTextContents();
  equal(results, ['Sound · helpmate in 2', 'Sound · mate in 1'], 'each is asked for what it states');
  await page.context().close();
});

beside('composing: of a long line some moves at a time', async () => {
  const page = await open({}, '#sfen=9/G2s4G/LLpNGNpPP/4L1k2/2N3NR1/sg1bpb1ss/1pL3R2/1PPP5/8K+b+9p+1&goal=helpmate&hand=as-is');
  equal(await checked(page), 'Sound · helpmate in 361', 'the published length');
  equal(await page.textContent('#verdict [data-further]'), '… 61 more', 'how many are left');
  await page.click('#verdict [data-further]');
  equal(await page.evaluate(() => document.activeElement.dataset.ply), '301', 'one goes on where they begin');
  await page.click('#verdict [data-ply="361"]');
  equal([await page.textContent('#ply'), await page.locator('#verdict [data-further]').count()], ['361 / 361', 0], 'all of them');
  await page.context().close();
});

beside('composing: what is stated, and what is open, is told apart from what was found', async () => {
  const page = await open({}, '#sfen=1k7/9/2G6/9/9/9/9/9/9+b+SN+1&length=5');
  const badge = await checked(page);
  check(badge.includes('mate in 3') && badge.includes('5'), 'both lengths', badge);
  equal(await page.locator('#verdict > .sound').count(), 0, 'which is not how a sound problem looks');
  const [unsure, sure] = await page.evaluate(async () => {
    const [{verdictPanel}, {wholeRow}] = await Promise.all([import('./page/verdict.js'), import('./shared/row.js')]);
    const cook = {class: 'cook', severity: 'fatal', ply: 1};
    const row = wholeRow({result: 'mate', verdict: 'unknown', length: 3, rules: 'shogi', defects: [{...cook, unsettled: 'class-open'}, cook]});
    return [...verdictPanel(row, null).querySelectorAll('.entry')].map(one => [one.className, one.textContent]);
  });
  equal([unsure[0], sure[0], unsure[1] !== sure[1]], ['entry unsettled', 'entry fatal', true], 'a class that is open is no cook yet');
  await page.context().close();
});

beside('composing: versions tell what they have otherwise', async () => {
  const page = await open({}, '#sfen=4k4/9/4P4/9/9/9/9/9/9+b+G+1');
  await checked(page);
  await page.focus('[data-square="80"]');
  await page.keyboard.press('p');
  await page.waitForSelector('#live[data-result=mate]');
  await checked(page);
  await page.click('#recent summary');
  equal(await page.$$eval('#recent li', all => all.map(one => one.querySelector('small')?.textContent.trim() ?? '')), ['', '−P1i'], 'than the board');
  await page.click('#recent button >> nth=1');
  await page.waitForFunction(() => document.querySelector('#recent small').textContent.includes('+P1i'));
  await page.context().close();
});

beside('composing: a list knows the results of each goal apart', async () => {
  const page = await open();
  await page.fill('#text', '6k2/9/3+R5/6P2/9/9/9/9/9 b S 1\n4k4/9/4P4/9/9/9/9/9/9 b G 1\n');
  await page.click('#read');
  await page.click('[data-check]');
  await page.waitForSelector('td[data-result=sound]');
  await page.selectOption('#goal', 'brinkmate');
  await page.waitForFunction(() => document.querySelectorAll('td[data-result=""]').length === 2);
  await page.selectOption('#goal', 'mate');
  await page.waitForSelector('td[data-result=sound]', {state: 'attached'});
  await page.context().close();
});

beside('composing: problems that end in this one', async () => {
  const page = await open(IN_THE_DARK, `#sfen=${ONE}`);
  await page.evaluate(async () => {
    (await import('./page/settings.js')).settings.nodes = '20000';
  });
  await checked(page);
  await page.click('[data-before]');
  await page.waitForSelector('.before[data-ended=true] li');
  const first = await page.textContent('.before li >> nth=0');
  check(first.includes('3手詰') && first.includes('▲'), 'each with its pieces and moves', first);
  await page.click('.before button >> nth=0');
  await page.waitForFunction(() => location.hash.includes('moves='));
  equal(await page.locator('#before > *').count(), 0, 'one is on the board, and the list gone');
  await page.evaluate(async () => {
    (await import('./page/settings.js')).settings.nodes = '0';
  });
  check((await checked(page)).includes('3手詰'), 'and is what it is said to be');
  await page.context().close();
});

beside('grading: a list with numbers', async () => {
  const page = await open({acceptDownloads: true});
  await page.fill('#text', '4k4/9/4P4/9/9/9/9/9/9 b G 1\n9/4k4/9/4P4/9/9/9/9/9 b 2G 1\n');
  await page.click('#read');
  await page.waitForSelector('#collection tr[data-index] >> nth=1');
  await page.click('#grading summary');
  await page.setInputFiles('#answers-file', {
    name: 'answers.csv', mimeType: 'text/csv',
    buffer: Buffer.from('name,number,answer\nAnn,1,G*5b\nAnn,2,G*5c 5b4a G*4b\nBob,1,G*4b\nBob,2,53金 51玉 52金\nCid,7,52金\n'),
  });
  await page.waitForFunction(() => document.querySelector('#answers').value.includes('Cid'));
  await page.evaluate(() => {
    const answers = document.querySelector('#answers');
    const event = new Event('drop', {bubbles: true, cancelable: true});
    event.dataTransfer = {files: [new File([answers.value.replace('Cid', 'Cyd')], 'answers.csv')], items: []};
    answers.dispatchEvent(event);
  });
  await page.waitForFunction(() => document.querySelector('#answers').value.includes('Cyd'));
  equal(await page.locator('#collection tr[data-index]').count(), 2, 'answers that are dropped there are no problems');
  await page.click('#grade');
  await page.waitForSelector('[data-grades=csv]');
  equal(await page.$$eval('#grades [data-grade]', rows => rows.map(row => row.dataset.grade)),
    ['right', 'wrong', 'right', 'equal', 'unreadable'], 'each has its grade');
  equal(await page.$$eval('[data-merit] th', cells => cells.map(cell => cell.textContent)), ['Ann', 'Bob', 'Cyd'], 'in the order of merit');
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('[data-grades=csv]')]);
  equal(file.suggestedFilename(), 'grades.csv', 'and as a file');
  await page.context().close();
});

beside('composing: a cook stands on the board where it leaves the mainline', async () => {
  const page = await open({}, '#sfen=k8/B8/9/%2BP8/9/9/9/9/9+b+GS+1');
  const arrows = () => page.$$eval('.arrows g', found => found.map(each => each.getAttribute('class')).sort());
  await checked(page);
  equal(await arrows(), [], 'nothing leaves at the first move');
  await page.click('[data-go=on]');
  await page.click('[data-go=on]');
  equal([...new Set(await arrows())], ['fatal', 'meant'], 'the cook at ply 3 beside what is meant');
  await page.click('[data-go=on]');
  check(!(await arrows()).includes('fatal'), 'and not after it');
  await page.click('[data-go=first]');
  await page.click('#views [data-view=solve]');
  equal(await arrows(), [], 'who solves is shown none');
  await page.context().close();
});

beside('composing: a short check after each edit is told beside the board', async () => {
  const page = await open({viewport: {width: 1366, height: 657}}, '#sfen=' + COOKED.replaceAll(' ', '+'));
  await page.waitForSelector('#seen [data-seen=incomplete]');
  check(await page.locator('#looked small').isVisible(), 'told as bounded');
  equal(await page.locator('#verdict > *').count(), 0, 'nothing was asked for');
  check(await page.isVisible('#palette'), 'one goes on editing');
  const seen = await page.locator('#seen .badge').boundingBox();
  const [board, words] = [await page.locator('#board').boundingBox(), await page.locator('#words').boundingBox()];
  check(seen.x > board.x + board.width && seen.y + seen.height < words.y + words.height, 'beside the board without scrolling', seen);
  const before = await page.textContent('#seen .badge');
  await page.click('#language');
  check(await page.textContent('#seen .badge') !== before, 'in the other language');
  await page.click('#language');
  await page.click('#seen [data-line] >> nth=0');
  check(await page.locator('#verdict [data-verdict=incomplete]').isVisible(), 'its moves are played through');
  equal(await page.textContent('#ply'), '1 / 1', 'from its line');
  await page.keyboard.press('Escape');
  await page.click('[data-square="24"]');
  await page.click('[data-do=remove]');
  await page.waitForFunction(() => !document.querySelector('#seen').hasChildNodes());
  equal(await page.locator('#verdict > *').count(), 0, 'another position has another verdict');
  await page.click('#views [data-view=solve]');
  check(await page.isHidden('#seen'), 'who solves is told nothing');
  await page.context().close();
});
