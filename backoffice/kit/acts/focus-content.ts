/**
 * After an act the button that was pressed may be gone, and the focus with it. It goes to the page's content then, from where Tab goes on;
 * where somebody has it already, it stays.
 */
export function focusContentIfLost(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  });
}
