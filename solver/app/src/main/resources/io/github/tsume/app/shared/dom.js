// Elements. Texts only ever become text nodes and attributes.

/** An element with attributes (on… are listeners, undefined ones are left out) and children. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null) {
      continue;
    }
    if (key.startsWith('on')) {
      made.addEventListener(key.slice(2), value);
    } else if (key.startsWith('aria-')) {
      made.setAttribute(key, String(value)); // Neither "on" nor "off" can be told by leaving it out.
    } else if (value !== false) {
      made.setAttribute(key, value === true ? '' : value);
    }
  }
  made.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined));
  return made;
}

export function button(label, onclick, attributes = {}) {
  return element('button', {type: 'button', onclick, ...attributes}, label);
}
