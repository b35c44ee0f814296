// What the page says, in the language that is on.

let texts = {en: {}, ja: {}};

export const language = {code: 'en'};

/** Loads the texts of the reports, which speak of verdicts, and those of this page. */
export async function loadTexts() {
  const files = await Promise.all(
    ['report.json', 'texts.json'].map(async name => (await fetch(name)).json()));
  for (const code of ['en', 'ja']) {
    texts[code] = Object.assign({}, ...files.map(file => file[code]));
  }
}

/** The text under a key, with its arguments put in; the key itself if there is none. */
export function text(key, ...values) {
  return textOr(key, key, ...values);
}

export function textOr(key, otherwise, ...values) {
  const pattern = texts[language.code][key] ?? otherwise;
  const chosen = pattern.replace(/\{(\d)\}( )([a-z]+)\|([a-z]+)/g,
    (all, index, gap, one, many) => `{${index}}${gap}${String(values[index]) === '1' ? one : many}`);
  return chosen.replace(/\{(\d)\}/g, (slot, index) => String(values[index] ?? ''));
}

/** A sentence of the solver in the language that is on. */
export function said(words, otherwise = '') {
  return (words?.[language.code] ?? otherwise).replace(/--defender-hand [a-z-]+|--[a-z-]+/g,
    option => textOr('option.' + option, option));
}

export function numberText(number) {
  return Number(number).toLocaleString(language.code === 'ja' ? 'ja-JP' : 'en-GB');
}

export function timeText(millis) {
  const seconds = millis / 1000;
  return seconds < 60
    ? text('seconds', seconds.toFixed(seconds < 10 ? 2 : 1))
    : text('minutes', Math.floor(seconds / 60), Math.round(seconds % 60));
}

/** Puts the texts into the elements that carry only their keys. */
export function sayAll(root = document) {
  document.documentElement.lang = language.code;
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

/** An element with attributes and content. */
export function element(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) {
      made.addEventListener(key.slice(2), value);
    } else if (key.startsWith('aria-')) {
      made.setAttribute(key, String(value)); // Neither "on" nor "off" can be told by leaving it out.
    } else if (value !== undefined && value !== null && value !== false) {
      made.setAttribute(key, value === true ? '' : value);
    }
  }
  made.append(...content.flat().filter(part => part !== null && part !== undefined));
  return made;
}
