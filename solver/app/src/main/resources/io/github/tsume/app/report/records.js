// The KIF texts of the results, as in the files beside the report. Many make a packed block.

const BLOCKS = JSON.parse(document.getElementById('records').textContent);
const IN_BLOCK = 64;

/** The KIF text of a row. */
export async function recordOf(row) {
  const packed = atob(BLOCKS[Math.floor(row.index / IN_BLOCK)]);
  const bytes = Uint8Array.from(packed, character => character.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const texts = (await new Response(plain).text()).split('\f');
  return texts[row.index % IN_BLOCK];
}
