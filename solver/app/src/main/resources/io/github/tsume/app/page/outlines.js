// The outlines of the characters that pieces are drawn with, so that no font is needed.

/** Puts the outlines into the page. */
export async function loadOutlines() {
  const source = await (await fetch('symbols.svg')).text();
  const symbols = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  symbols.setAttribute('aria-hidden', 'true');
  symbols.setAttribute('class', 'symbols');
  document.body.append(document.importNode(symbols, true));
}
