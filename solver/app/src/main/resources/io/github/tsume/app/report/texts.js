// What the page says, in the language that is on.

const TEXTS = JSON.parse(document.getElementById('texts').textContent);

const language = {
  code: document.documentElement.lang === 'ja' ? 'ja' : 'en',
  get isJapanese() {
    return this.code === 'ja';
  },
  toggle() {
    this.code = this.isJapanese ? 'en' : 'ja';
    document.documentElement.lang = this.code;
  },
};

/** The text under a key, with its arguments put in; the key itself if there is none. */
function text(key, ...values) {
  const pattern = TEXTS[language.code][key] ?? key;
  const chosen = pattern.replace(/\{(\d)\}( )([a-z]+)\|([a-z]+)/g,
    (all, index, gap, one, many) => `{${index}}${gap}${String(values[index]) === '1' ? one : many}`);
  return chosen.replace(/\{(\d)\}/g, (slot, index) => String(values[index] ?? ''));
}

/** The text under a key, or another one if there is none. */
function textOr(key, otherwise) {
  return TEXTS[language.code][key] ?? otherwise;
}

function verdictText(word) {
  return textOr('verdict.' + word, word);
}

function defectText(name) {
  return textOr('defect.' + name, name);
}

function numberText(number) {
  return number.toLocaleString(language.isJapanese ? 'ja-JP' : 'en-GB');
}

function timeText(millis) {
  if (millis < 1000) {
    return text('milliseconds', millis);
  }
  const seconds = millis / 1000;
  return seconds < 60
    ? text('seconds', seconds.toFixed(1))
    : text('minutes', Math.floor(seconds / 60), Math.round(seconds % 60));
}

/** The length of a result's mate, "or less" if it may be shorter; empty if there is none. */
function lengthText(row) {
  if (row.result === 'mate') {
    return text(row.exact ? 'plies' : 'plies.bound', row.length);
  }
  return row.result === 'no-mate' ? text('no-mate.label') : '';
}

function statedText(row) {
  if (row.stated === undefined) {
    return '';
  }
  return row.stated === 0 ? text('no-mate.label') : text('plies', row.stated);
}

/** Pieces by letter as words: 歩二 or P2. */
function piecesText(counts, rules) {
  return Object.entries(counts)
    .map(([letter, count]) => {
      const name = language.isJapanese ? rules.byLetter.get(letter).name : letter;
      const number = language.isJapanese ? kanji(count) : String(count);
      return name + (count > 1 ? number : '');
    })
    .join(language.isJapanese ? '　' : ' ');
}

/** A sentence of the results: in every language, or just in that of the run. */
function said(words) {
  return typeof words === 'string' ? words : words?.[language.code] ?? '';
}

/** Puts the texts of the language into the elements that only carry their keys. */
function sayAll(root) {
  for (const element of root.querySelectorAll('[data-text]')) {
    element.textContent = text(element.dataset.text);
  }
  for (const element of root.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', text(element.dataset.label));
  }
  for (const element of root.querySelectorAll('[data-placeholder]')) {
    element.placeholder = text(element.dataset.placeholder);
  }
}
