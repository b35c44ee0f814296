// A result on the page: what was proved, and every line to be played through.

import {element, numberText, said, text, textOr, timeText, language} from './texts.js';

const SUBJECTS = new Set(['sound', 'cooked', 'incomplete', 'unsolvable', 'no-mate', 'mate', 'unknown', 'invalid']);

/** The lines of a result, the mainline first; each with its moves, from its ply on. */
export function linesOf(message) {
  const lines = message.shown?.lines ?? [];
  return lines.filter(line => line.kind === 'mainline')
    .concat(lines.filter(line => line.kind !== 'mainline'));
}

/**
 * The panel of a message of type "result".
 *
 * go(line, ply): shows the position after the ply of a line
 */
export function verdictPanel(message, lines, go) {
  const {result} = message;
  const word = result.verdict ?? result.result;
  const panel = element('div', {class: SUBJECTS.has(word) ? word : 'unknown', 'data-verdict': word});
  panel.append(element('p', {class: 'badge'}, headline(result, word)));
  panel.append(element('p', {}, proved(result, word)));
  if (result.result === 'mate') {
    panel.append(element('p', {class: 'facts'}, facts(result)));
  }
  if (result.reason) {
    panel.append(element('p', {class: 'reason'}, textOr('reason.' + result.reason.replace(/ /g, '-'), result.reason)));
  }
  if (result.error) {
    panel.append(element('p', {class: 'reason'}, said(result.error.words, result.error.message)));
  }
  const shown = {lines, go};
  const main = lines.findIndex(line => line.kind === 'mainline');
  if (main >= 0) {
    panel.append(element('h3', {}, text('mainline')), moves(shown, main));
  }
  panel.append(...defects(result, shown), ...open(result, shown), ...variations(result, shown),
    ...futile(result, shown), ...notes(result, shown));
  if (result.timeMs !== undefined) {
    panel.append(element('p', {class: 'facts', 'data-nodes': result.nodes},
      text('effort', numberText(result.nodes), timeText(result.timeMs))));
  }
  if (message.from) {
    panel.append(element('p', {class: 'facts'}, text('earlier', message.from)));
  }
  return panel;
}

/** The verdict in one line. */
export function headline(result, word = result.verdict ?? result.result) {
  const name = textOr('verdict.' + word, word);
  if (result.result !== 'mate') {
    return name;
  }
  return name + text('gap') + text(result.exact ? 'plies.puzzle' : 'plies.most', result.length);
}

function proved(result, word) {
  const length = language.code === 'ja' ? text('plies.long', result.length) : result.length;
  const fatal = [...new Set((result.defects ?? []).filter(defect => defect.severity === 'fatal')
    .map(defect => textOr('defect.' + defect.class, defect.class)))].join(text('list'));
  if (word === 'unknown' && result.result === 'mate') {
    return text('proved.unknown.mate', length);
  }
  return textOr('proved.' + word, '', word === 'invalid' ? '' : length, fatal)
    .replace(': .', '.').replace(/[:：]\s*$/, '');
}

function facts(result) {
  const parts = [text(result.exact ? 'exact.yes' : 'exact.no')];
  const pieces = Object.entries(result.leftover ?? {})
    .map(([letter, count]) => letter + (count > 1 ? count : '')).join(' ');
  if (pieces) {
    parts.push(text('leftover', pieces));
  }
  if (result.statedLength !== undefined) {
    const stated = result.statedLength === 0 ? text('no-mate.label') : result.statedLength;
    const line = result.agrees === false && result.statedLength === (result.length ?? 0);
    const key = result.agrees === undefined ? 'agrees.open'
      : result.agrees ? 'agrees' : line ? 'disagrees.line' : 'disagrees';
    parts.push(text(key, stated));
  }
  return parts.join(' ');
}

/** The moves of a line as buttons. */
function moves({lines, go}, index) {
  const line = lines[index];
  const texts = language.code === 'ja' ? line.ja : line.en;
  return element('ol', {class: 'line', start: line.ply}, texts.map((move, i) =>
    element('li', {}, element('button', {
      type: 'button', 'data-line': index, 'data-ply': line.ply + i,
      onclick: () => go(index, line.ply + i),
    }, move))));
}

function lineOf(shown, kind, index) {
  const at = shown.lines.findIndex(line => line.kind === kind && line.index === index);
  return at < 0 ? '' : moves(shown, at);
}

function titled(key, entries, ...before) {
  return entries.length === 0 ? [] : [element('h3', {}, text(key)), ...before, ...entries];
}

function defects(result, shown) {
  const entries = (result.defects ?? []).map((defect, i) => element('div',
    {class: 'entry ' + defect.severity, 'data-defect': defect.class},
    element('b', {}, textOr('defect.' + defect.class, defect.class)),
    element('small', {}, text('gap') + [
      textOr('severity.' + defect.severity, defect.severity),
      defect.ply ? text('ply', defect.ply) : '',
      defect.why ? textOr('line-fails.' + defect.why, defect.why) : '',
      defect.length ? text('plies.long', defect.length) : '',
      defect.provisional ? text('provisional') : '',
    ].filter(part => part).join(text('gap'))),
    lineOf(shown, 'defect', i)));
  return titled('defects', entries);
}

function open(result, shown) {
  const entries = (result.open ?? []).map((entry, i) => element('div', {class: 'entry'},
    entry.move ? '' : text('ply', entry.ply) + text('gap') + text('open.all'),
    lineOf(shown, 'open', i),
    element('small', {}, entry.refutedWithin ? text('open.refuted', entry.refutedWithin) : '')));
  return titled('open', entries);
}

function variations(result, shown) {
  const entries = (result.variations ?? []).map((entry, i) => element('div', {class: 'entry'},
    element('small', {}, [
      text('ply', entry.ply),
      entry.length ? text('plies.long', entry.length) : '',
      entry.equal ? text('variation.equal') : '',
      entry.futile ? text('variation.futile') : '',
    ].filter(part => part).join(text('gap'))),
    lineOf(shown, 'variation', i)));
  return entries.length === 0 ? [] : [element('details', {open: entries.length < 6},
    element('summary', {}, text('variations')), ...entries)];
}

function futile(result, shown) {
  const entries = (result.notes ?? []).map((note, i) => (note.class !== 'futile' ? null
    : element('div', {class: 'entry'}, text('ply', note.ply) + text('gap') + said(note.words, note.why),
      lineOf(shown, 'note', i)))).filter(entry => entry);
  return titled('futile', entries, element('p', {}, text('futile.intro')));
}

function notes(result, shown) {
  const entries = (result.notes ?? []).map((note, i) => (note.class === 'futile' ? null
    : element('div', {class: 'entry'},
      element('b', {}, textOr('note.' + note.class, note.class)), text('gap'),
      said(note.words, note.why), lineOf(shown, 'note', i)))).filter(entry => entry);
  return titled('notes', entries);
}
