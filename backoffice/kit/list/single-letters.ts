const name = 'bo-single-letters';

/** Whether keys act without Ctrl or Alt; people who dictate or have a tremor can switch this off (WCAG 2.1.4). Stored in this browser. */
export const hasSingleLetters = (): boolean => localStorage.getItem(name) !== 'off';

export function setSingleLetters(isOn: boolean): void {
  if (isOn) localStorage.removeItem(name);
  else localStorage.setItem(name, 'off');
}

const fields =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="listbox"]';

/**
 * Checks whether only this key was pressed, outside of a field. Keys are identified by position, because letters
 * differ between layouts.
 */
export function isLetterOf(pressed: KeyboardEvent, code: string, isShift = false): boolean {
  if (pressed.code !== code || pressed.shiftKey !== isShift) return false;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.defaultPrevented) return false;
  if (pressed.target instanceof Element && pressed.target.closest(fields) !== null) return false;
  return hasSingleLetters();
}
