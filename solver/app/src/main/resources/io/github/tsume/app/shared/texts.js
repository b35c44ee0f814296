// What pages say, in the language that is on. The program writes the texts of both.

let texts = {en: {}, ja: {}};

export const language = {
  code: 'en',
  get isJapanese() {
    return this.code === 'ja';
  },
};

/** Takes the texts: by language, then by key. */
export function learnTexts(all) {
  texts = all;
}

/** Goes over to a language. */
export function speakIn(code) {
  language.code = code === 'ja' ? 'ja' : 'en';
  document.documentElement.lang = language.code;
}

/** The text under a key, with its arguments put in; the key itself if there is none. */
export function text(key, ...values) {
  return textOr(key, key, ...values);
}

/** The text under a key, or another one if there is none. */
export function textOr(key, otherwise, ...values) {
  const pattern = texts[language.code][key] ?? otherwise;
  const chosen = pattern.replace(/\{(\d)\}( )([a-z]+)\|([a-z]+)/g,
    (all, index, gap, one, many) => `{${index}}${gap}${String(values[index]) === '1' ? one : many}`);
  return chosen.replace(/\{(\d)\}/g, (slot, index) => String(values[index] ?? ''));
}

/** A sentence of the program: in every language, or just in that of a run. */
export function said(words) {
  return typeof words === 'string' ? words : words?.[language.code] ?? '';
}

/** A text that begins a line. */
export function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text as a sentence of its own. */
export function sentence(words) {
  return capital(words) + (language.isJapanese ? '。' : '.');
}

/** Several things one after another. */
export function listed(parts) {
  return parts.filter(part => part).join(text('list'));
}

/** Several remarks apart from one another. */
export function apart(parts) {
  return parts.filter(part => part).join(text('gap'));
}

export function numberText(number) {
  return Number(number).toLocaleString(language.isJapanese ? 'ja-JP' : 'en-GB');
}

export function timeText(millis) {
  if (millis < 1000) {
    return text('milliseconds', millis);
  }
  const seconds = millis / 1000;
  return seconds < 60
    ? text('seconds', seconds.toFixed(1))
    : text('minutes', Math.floor(seconds / 60), Math.round(seconds % 60));
}

/** Puts the texts of the language into the elements that only carry their keys. */
export function sayAll(root = document) {
  for (const element of root.querySelectorAll('[data-text]')) {
    element.textContent = text(element.dataset.text);
  }
  for (const element of root.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', text(element.dataset.label));
    element.title = text(element.dataset.label);
  }
  for (const element of root.querySelectorAll('[data-placeholder]')) {
    element.placeholder = text(element.dataset.placeholder);
  }
}
