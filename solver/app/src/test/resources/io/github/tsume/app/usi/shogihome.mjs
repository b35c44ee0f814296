// Drives an engine with the engine code of ShogiHome (src/background/usi/engine.ts of a checkout,
// bundled), which nobody here wrote, as its window for tsume-shogi does: a process for each search.
// Prints a line per position: its number, a tab, and "mate" with the moves, "nomate", "timeout" or
// "notimplemented"; then "latency" with the milliseconds to usiok, readyok and the end of the process.
// Usage: node shogihome.mjs ENGINE-CODE ENGINE POSITIONS SECONDS [PROCESSES]
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';

const [code, engine, positions, seconds, processes] = process.argv.slice(2);
const { EngineProcess } = await import(pathToFileURL(code));
const logger = { info() {}, warn: console.error, error: console.error, debug() {} };
const rows = fs.readFileSync(positions, 'utf8').trim().split('\n');
const shared = processes === undefined;

const latency = { usiok: [], readyok: [], quit: [] };
const since = start => Math.round(performance.now() - start);

function launch() {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const client = new EngineProcess(engine, 1, logger, {});
    client.on('error', reject);
    client.on('timeout', () => reject(new Error('no usiok')));
    client.on('usiok', () => {
      latency.usiok.push(since(start));
      const asked = performance.now();
      client.on('ready', () => {
        latency.readyok.push(since(asked));
        resolve(client);
      });
      client.ready();
    });
    client.launch();
  });
}

function search(client, position) {
  return new Promise(resolve => {
    client.on('checkmate', (_, moves) => resolve('mate ' + moves.join(' ')));
    client.on('noMate', () => resolve('nomate'));
    client.on('checkmateTimeout', () => resolve('timeout'));
    client.on('checkmateNotImplemented', () => resolve('notimplemented'));
    client.goMate('position sfen ' + position, Number(seconds));
  });
}

function quit(client) {
  return new Promise(resolve => {
    const start = performance.now();
    client.on('close', () => {
      latency.quit.push(since(start));
      resolve();
    });
    client.quit();
  });
}

let client = null;
const answered = [];
for (const [number, position] of rows.entries()) {
  client ??= await launch();
  const start = performance.now();
  console.log(`${number}\t${await search(client, position)}`);
  answered.push(since(start));
  if (!shared) {
    await quit(client);
    client = null;
  } else {
    client.ready();
    await new Promise(resolve => client.on('ready', resolve));
  }
}
if (client) {
  await quit(client);
}
const figures = list => {
  const sorted = [...list].sort((a, b) => a - b);
  return `median ${sorted[sorted.length >> 1]} worst ${sorted.at(-1)}`;
};
for (const [name, list] of Object.entries({ ...latency, answer: answered })) {
  console.log(`latency ${name} ${figures(list)} ms of ${list.length}`);
}
process.exit(0);
