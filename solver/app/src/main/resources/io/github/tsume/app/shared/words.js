// What is said of a result, be it in a report or on the page.

import {rulesNamed} from './position.js';
import {apart, language, listed, said, sentence, text, textOr} from './texts.js';

export const KANJI = '〇一二三四五六七八九';

/** A number from 1 to 99 in kanji. */
export function kanji(number) {
  const tens = number < 10 ? '' : number < 20 ? '十' : KANJI[Math.floor(number / 10)] + '十';
  return number % 10 === 0 && number > 0 ? tens : tens + KANJI[number % 10];
}

/** Pieces by letter as words: 歩二 or P2. */
export function piecesText(counts, rules) {
  return Object.entries(counts)
    .map(([letter, count]) => {
      const name = language.isJapanese ? rules.byLetter.get(letter).name : letter;
      return name + (count > 1 ? language.isJapanese ? kanji(count) : count : '');
    })
    .join(language.isJapanese ? '　' : ' ');
}

export function verdictText(word) {
  return textOr('verdict.' + word, word);
}

export function defectText(name) {
  return textOr('defect.' + name, name);
}

/** How much a class of defects weighs; with a mark if that of this one is not final. */
export function severityText(name, {unsettled} = {}) {
  const severity = textOr('severity.' + name, name);
  return unsettled ? text('unsettled.severity', severity) : severity;
}

/** Why an author's line fails; nothing of other defects. */
export function whyText({why}) {
  return why ? textOr('line-fails.' + why, why) : '';
}

export function noteText(note) {
  return textOr('title.' + note.class, note.class);
}

/** The word that a result comes down to. */
export function wordOf(row) {
  return row.verdict ?? row.result;
}

/** That word, as it is said of what was looked for. */
export function wordText(row) {
  return textOr(`${row.goal}.verdict.${wordOf(row)}`, verdictText(wordOf(row)));
}

/** That there is nothing of what was looked for, as an author may state. */
function noneText(row) {
  return textOr(row.goal + '.none', verdictText('no-mate'));
}

/** Whether what was looked for is there: only then has it a length. */
export function isReached(row) {
  return row.length !== undefined;
}

/** What kind of problem it is: one of mates, unless another goal was reached. */
export function kindOf(row) {
  return row.goal && !row.mates ? row.goal : 'puzzle';
}

/** The plies of what was found, as of a problem: mate in 3, brinkmate in 3, mate in 3 or less. */
export function pliesText(row) {
  return text(row.exact ? 'plies.' + kindOf(row) : 'plies.most', row.length);
}

/** The verdict in one line. */
export function headline(row) {
  const differs = row.agrees === false && row.stated !== undefined && row.stated !== row.length;
  return apart([
    wordText(row),
    isReached(row) ? pliesText(row) : '',
    differs ? text('headline.stated', statedText(row)) : '',
  ]);
}

/**
 * The verdict that a result is like, for its colour and sign: outcomes of all goals have those of verdicts, and what
 * is sound but not as stated that of a fault.
 */
export function likeVerdict(row) {
  return row.like ?? row.verdict;
}

/** The length of a result, "or less" if it may be shorter; empty if there is none. */
export function lengthText(row) {
  if (isReached(row)) {
    return text(row.exact ? 'plies.short' : 'plies.short.at-most', row.length);
  }
  return row.refuted ? verdictText(row.result) : '';
}

export function statedText(row) {
  if (row.stated === undefined) {
    return '';
  }
  return row.stated === 0 ? noneText(row) : text('plies.short', row.stated);
}

/** What stands beneath a diagram: the stated length or, failing that, the one found. */
export function puzzleLabel(row) {
  const plies = row.stated ?? (isReached(row) && row.exact ? row.length : undefined);
  if (plies === undefined) {
    const goal = kindOf(row) === 'puzzle' ? '' : text('goal.' + row.goal);
    return apart([goal, isReached(row) ? text('plies.short.at-most', row.length) : '']);
  }
  if (plies === 0) {
    return noneText(row);
  }
  return text('plies.' + kindOf(row), plies);
}

/** What was proved, in a sentence. */
export function provedText(row) {
  const word = wordOf(row);
  const length = lengthText(row);
  if (row.undecided) {
    return unknownText(row, length);
  }
  if (row.illegal) {
    const place = row.error?.line ? ` (${text('place', row.error.line, row.error.column)})` : '';
    return text('proved.invalid', said(row.error?.message) + place);
  }
  const reasons = listed((row.reasons ?? []).map(defectText));
  if (row.goal) {
    return text(`proved.${row.goal}.` + (row.mates ? row.result : word), length, reasons, row.within);
  }
  return text('proved.' + word, length, reasons);
}

function unknownText(row, length) {
  if (row.goal) {
    return text(`proved.${row.goal}.` + (isReached(row) ? 'found' : 'unknown'), length);
  }
  if (!row.mates) {
    return text('proved.unknown');
  }
  const open = row.open?.length ?? 0;
  const proved = open > 0 ? text('proved.unknown.open', length, open) : text('proved.unknown.mate', length);
  const cooked = row.exact ? 'cooked-unless-another' : 'cooked-unless-shorter';
  return row.likelyCookedAt ? proved + ' ' + sentence(text(cooked, row.likelyCookedAt)) : proved;
}

/** Whether a result agrees with what is stated: a length, a line, or both. */
function agreementText(row) {
  const {agrees, stated, length = 0} = row;
  if (stated !== undefined && (agrees || stated !== length)) {
    return text(agrees ? 'agrees' : 'disagrees', statedText(row));
  }
  return text(agrees ? 'agrees.line' : 'disagrees.line');
}

/** What else is known of the whole, a sentence each. */
export function factTexts(row) {
  const facts = [];
  if (row.mates) {
    facts.push(text(row.exact ? 'exact.yes' : 'exact.no'));
  }
  if (row.rawLength !== undefined && row.rawLength !== row.length) {
    facts.push(text('raw', row.rawLength));
  }
  if (row.agrees !== undefined) {
    facts.push(agreementText(row));
  } else if (row.stated !== undefined) {
    facts.push(text('agrees.open', statedText(row)));
  }
  if (row.certified) {
    facts.push(text('certified.' + row.certified, text('certified.by'))
      + (row.digest ? text('certified.digest', row.digest.slice(0, 16)) : ''));
  }
  if (row.leftover && row.sfen) {
    facts.push(sentence(text('leftover', piecesText(row.leftover, rulesNamed(row.rules)))));
  }
  if (row.reason) {
    facts.push(text('stopped-by', textOr('reason.' + row.reason.replaceAll(' ', '-'), row.reason)));
  }
  if (row.error && !row.illegal) {
    facts.push(said(row.error.message));
  }
  return facts;
}

/** What is known of a defect besides its name: length, why it fails, what is left in hand. */
export function defectFacts(defect, rules) {
  return apart([
    whyText(defect),
    countText('plies', defect),
    defect.leftover ? text('left', piecesText(defect.leftover, rules)).trim() : '',
    defect.unsettled ? text('word.' + defect.unsettled) : '',
  ]);
}

/** How many plies the whole solution takes with something: so many, at least or at most so many. */
export function countText(key, {length, bound}) {
  return length ? text(key + (bound ? '.' + bound : ''), length) : '';
}

/** How long the checks of a try go on. */
export function tryText(entry) {
  if (entry.endless) {
    return text('try.endless');
  }
  return text(entry.more ? 'try.plies.at-least' : 'try.plies', entry.plies);
}

/** How far an open move is known not to mate; nothing if that is not known. */
export function refutedText(open) {
  return open.refutedWithin === undefined ? '' : text('unsettled.refuted', open.refutedWithin);
}

/** What a branch of a replay is, in a word: the class of a defect, the kind of a remark. */
export function branchName(row, {of, n}) {
  switch (of) {
    case 'defects':
      return defectText(row.defects[n].class);
    case 'notes':
      return noteText(row.notes[n]);
    case 'open':
      return text('unsettled');
    default:
      return text(of);
  }
}
