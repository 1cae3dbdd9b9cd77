/** A double press takes less time than this, and hits almost the same place. */
const doublePressMs = 350;
const nearPx = 24;

/**
 * Called when a dialog opens; the returned function, when it closes. The second press of a double press on a button that closes the dialog
 * would reach whatever is beneath it, on a phone the links at the bottom of the screen.
 */
export function watchPresses(): () => void {
  let last: { x: number; y: number; at: number } | null = null;
  const note = ({ clientX: x, clientY: y }: PointerEvent) => {
    last = { x, y, at: performance.now() };
  };
  addEventListener('pointerdown', note, { capture: true });
  return () => {
    removeEventListener('pointerdown', note, { capture: true });
    if (last !== null) ignorePresses(last);
  };
}

function ignorePresses({ x, y, at }: { x: number; y: number; at: number }): void {
  const leftMs = at + doublePressMs - performance.now();
  if (leftMs <= 0) return;
  const stop = (event: MouseEvent) => {
    // `detail` counts the presses of a series; a press of its own is 1
    if (event.detail < 2 || Math.hypot(event.clientX - x, event.clientY - y) > nearPx) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', stop, { capture: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), leftMs);
}
