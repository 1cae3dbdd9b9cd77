/** A double press takes less time than this. */
const doublePressMs = 350;

/**
 * Called when a dialog closes. The second press of a double press on the button that closed it would reach whatever is beneath it, on a
 * phone the links at the bottom of the screen.
 */
export function ignoreSecondPress(): void {
  const stop = (event: MouseEvent) => {
    if (!isSecondPress(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', stop, { capture: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), doublePressMs);
}

/** The browser counts the presses that follow one another quickly at one place in `detail`; 0 is a press by keyboard. */
export const isSecondPress = ({ detail }: { detail: number }): boolean => detail > 1;
