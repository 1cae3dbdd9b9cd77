export interface DropdownOption {
  value: string;
  label: string;
}

/** Options are loaded in pages of five as the list is scrolled (product-spec 9). */
export const dropdownPageSize = 5;
/** A touch that moves farther than this is a scroll, not a choice, px (product-spec 9). */
const touchDragThreshold = 5;

/** Ignores the kind of apostrophe and letter case in searches for a name. */
const fold = (text: string) => text.toLowerCase().replaceAll(/['‘’`ʻʼ]/g, '');

/** Returns the options with words that begin with, or contain, the typed text. */
export function findOptions(options: readonly DropdownOption[], typed: string): DropdownOption[] {
  const wanted = fold(typed.trim());
  return options.filter((option) => fold(option.label).includes(wanted));
}

/** Returns the next active row for an arrow key; stays within the list. */
export function moveActive(active: number, key: string, count: number): number {
  if (key === 'ArrowDown') return Math.min(active + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(active - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return active;
}

export function isDrag(from: { x: number; y: number }, to: { x: number; y: number }): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > touchDragThreshold;
}
