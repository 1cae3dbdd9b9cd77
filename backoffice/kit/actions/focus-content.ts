/**
 * After an action the button that was pressed may be gone, and the focus with it. It goes to the page's content then, from where Tab goes on;
 * where somebody has it already, it stays.
 */
export function focusContentIfLost(): void {
  const look = () => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
  // a sheet that closes gives the focus back in the next frame, to a button that the one after may take away
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(look)));
}
