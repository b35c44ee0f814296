// Dragging: what is pressed on and let go over a square of the board.

const LONG_ENOUGH = 6; // Pixels that a pointer moves before it drags.

/**
 * Hears what is dragged out of an element, or within it; meanwhile the element is `dragged`, so that
 * the click that may follow is not taken for one.
 *
 * pick(target): what is pressed, null if it cannot be dragged; drop(what, square): -1 is off the board
 */
export function listenToDrags(root, pick, drop) {
  root.addEventListener('pointerdown', event => {
    root.dragged = false;
    const what = event.button === 0 ? pick(event.target) : null;
    if (what === null) {
      return;
    }
    const start = [event.clientX, event.clientY];
    const moved = ({clientX, clientY}) => {
      root.dragged ||= Math.hypot(clientX - start[0], clientY - start[1]) > LONG_ENOUGH;
    };
    const ended = ({type, clientX, clientY}) => {
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', ended);
      removeEventListener('pointercancel', ended);
      if (root.dragged && type === 'pointerup') {
        const target = document.elementFromPoint(clientX, clientY)?.closest('.square');
        drop(what, target ? Number(target.dataset.square) : -1);
        setTimeout(() => {
          root.dragged = false;
        });
      }
    };
    addEventListener('pointermove', moved);
    addEventListener('pointerup', ended);
    addEventListener('pointercancel', ended);
  });
}
