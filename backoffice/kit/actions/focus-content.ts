/**
 * Focuses the page's content if no element has the focus, because an action may have removed the button that was pressed. Tab then continues
 * from there.
 */
export function focusContentIfLost(): void {
  const focusContent = () => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
  // a closing sheet returns the focus in the next frame, to a button that may be removed in the frame after that
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(focusContent)));
}
