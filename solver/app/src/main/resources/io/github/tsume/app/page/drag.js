// Dragging: what is pressed on and let go over a square of the board or over a hand.

const LONG_ENOUGH = 6; // Pixels that a pointer moves before it drags.

/**
 * Hears what is dragged out of an element, or within it; meanwhile the element is `dragged`, so that
 * the click that may follow is not taken for one.
 *
 * pick(target): what is pressed, null if it cannot be dragged; drop(what, square, side): whose hand it is; -1 is
 * none
 */
export function listenToDrags(root, pick, drop) {
  root.addEventListener('pointerdown', event => {
    root.dragged = false;
    const what = event.button === 0 ? pick(event.target) : null;
    if (what === null) {
      return;
    }
    const start = [event.clientX, event.clientY];
    const carried = event.target.closest('.square, .piece')?.querySelector('svg')?.cloneNode(true);
    const moved = ({clientX, clientY}) => {
      root.dragged ||= Math.hypot(clientX - start[0], clientY - start[1]) > LONG_ENOUGH;
      if (root.dragged && carried) {
        carried.isConnected || document.body.append(carried);
        carried.classList.add('carried');
        carried.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
      }
    };
    const ended = ({type, clientX, clientY}) => {
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', ended);
      removeEventListener('pointercancel', ended);
      carried?.remove();
      if (root.dragged && type === 'pointerup') {
        const {square = -1, side = -1} = document.elementFromPoint(clientX, clientY)?.closest('.square, .hand')?.dataset ?? {};
        drop(what, Number(square), Number(side));
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
