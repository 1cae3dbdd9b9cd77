import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than the longest page has. */
const maxStops = 160;

/** Presses Tab until this has the focus, and checks that each focused element on the way is fully visible (WCAG 2.4.7, 2.4.11). */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  const hidden: string[] = [];
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press(key);
    const problem = await page.evaluate(whatHidesFocus);
    if (problem !== null) hidden.push(problem);
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(hidden, 'stops of the keyboard that cannot be seen').toEqual([]);
      return;
    }
  }
  throw new Error(`${maxStops} presses of ${key} do not reach ${target.toString()}`);
}

/** Why the focused element is not visible; null if it is. An input drawn by its label, or a link by its cell, is judged by that. */
function whatHidesFocus(): string | null {
  const { activeElement } = document;
  // the browser's own UI, between the page's end and its beginning
  if (!activeElement || activeElement === document.body) return null;
  const name = `${activeElement.tagName} ${activeElement.className}: ${(activeElement.getAttribute('aria-label') ?? activeElement.textContent).trim().slice(0, 40)}`;
  const isRinged = (element: Element | null | undefined, part?: string) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const label = activeElement.closest('label');
  const rings = [activeElement, label, activeElement.querySelector('.hotspot-card, .drawn-map-target')];
  if (!rings.some((one) => isRinged(one)) && !isRinged(activeElement, '::after'))
    return `${name} has no ring`;
  const shown = isRinged(label) && label ? label : activeElement;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth)
    return `${name} is off the screen`;
  const corners = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ].filter(([x = 0, y = 0]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const over = corners
    .map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
    .filter((one) => one && !shown.contains(one) && !one.contains(shown) && !label?.contains(one));
  // only a sticky or fixed bar counts as hiding it; an adjacent element that overlaps a corner does not
  const bar = over.find((one) => ['sticky', 'fixed'].includes(barOf(one)));
  return bar ? `${name} is behind ${bar.className || bar.tagName}` : null;

  function barOf(element: Element | null): string {
    for (let one = element; one && !one.contains(shown); one = one.parentElement) {
      const { position } = getComputedStyle(one);
      if (position === 'sticky' || position === 'fixed') return position;
    }
    return '';
  }
}
