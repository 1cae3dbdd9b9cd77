const name = 'bo-single-letters';

/** Whether keys act without Ctrl or Alt: who dictates or has a tremor switches that off (WCAG 2.1.4). Of this browser. */
export const hasSingleLetters = (): boolean => localStorage.getItem(name) !== 'off';

export function setSingleLetters(isOn: boolean): void {
  if (isOn) localStorage.removeItem(name);
  else localStorage.setItem(name, 'off');
}

const fields =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="listbox"]';

/** Whether a press is this key alone, outside of a field. Keys go by their place on the keyboard: letters differ between layouts. */
export function isLetterOf(pressed: KeyboardEvent, code: string, isShift = false): boolean {
  if (pressed.code !== code || pressed.shiftKey !== isShift) return false;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.defaultPrevented) return false;
  if (pressed.target instanceof Element && pressed.target.closest(fields) !== null) return false;
  return hasSingleLetters();
}
