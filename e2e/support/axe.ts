import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const visited = new WeakSet<Page>();

/**
 * Checks with axe whether everybody can use the page as it stands (quality.md), and whether all of it has words. What is found is reported, and
 * the test goes on. Contrast is judged in Russian alone: a translation changes no color, and looking at colors is the longest part.
 */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  await bringAxe(page);
  expect.soft(await page.evaluate(keysWithoutWords), `${what}: keys that have no words`).toEqual([]);
  const violations = await page.evaluate(async () => {
    // what is still coming in is paler than it will be
    const endless = (animation: Animation) => animation.effect?.getTiming().iterations === Infinity;
    const coming = document.getAnimations().filter((animation) => !endless(animation));
    await Promise.allSettled(coming.map((animation) => animation.finished));
    // a sheet that has just left hides the page behind it, its landmarks and headings, until it is taken out
    while (document.querySelector('[data-exiting]') !== null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const isTranslated = document.documentElement.lang !== 'ru';
    const found = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(isTranslated && { rules: { 'color-contrast': { enabled: false } } }),
    });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  });
  expect.soft(violations, what).toEqual([]);
}

/** Half a megabyte takes longer to send than to run: it is sent once, and every page that the test opens later begins with it. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(source);
  if (visited.has(page)) return;
  visited.add(page);
  await page.addInitScript(source);
}

/** Where a text is missing its key is shown: `sortBy.price`, `emptyHint`. Names of sites and files look like keys. */
function keysWithoutWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const keys: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isCode = node.parentElement?.closest('script, style, noscript, .audit-table') != null;
    const text = node.textContent?.trim() ?? '';
    if (!isCode && /^[a-z]+(?:[A-Z]\w*|\.(?!uz$|com$|org$|csv$)-?\w+)[\w.-]*$/.test(text)) keys.push(text);
  }
  return keys;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
