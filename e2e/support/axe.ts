import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const visited = new WeakSet<Page>();

/**
 * Checks with axe whether the page is accessible in its present state (quality.md), and whether no text is missing.
 * Findings are reported, and the test continues. Contrast is checked in Russian only: a translation changes no color,
 * and this check takes the longest. Of a long table the first ten rows are checked: the others have the same elements.
 * `part`: a selector, if only a part of the page is checked. An open sheet hides the page, so it is checked alone.
 */
export async function expectNoViolations(page: Page, what: string, part?: string): Promise<void> {
  await bringAxe(page);
  expect.soft(await page.evaluate(keysWithoutWords), `${what}: keys that have no words`).toEqual([]);
  const violations = await page.evaluate(async (selector) => {
    // an element that is still fading in is paler than it will be
    const endless = (animation: Animation) => animation.effect?.getTiming().iterations === Infinity;
    const coming = document.getAnimations().filter((animation) => !endless(animation));
    await Promise.allSettled(coming.map((animation) => animation.finished));
    // a sheet that was just closed hides the page behind it, with its landmarks and headings, until it is removed
    while (document.querySelector('[data-exiting]') !== null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const isTranslated = document.documentElement.lang !== 'ru';
    const isHidden = document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') != null;
    const sheet = '[role="dialog"], [role="alertdialog"]';
    const shown = selector ?? (isHidden && document.querySelector(sheet) !== null ? sheet : undefined);
    const where = {
      exclude: [['tbody tr:nth-child(n + 11)']],
      ...(shown !== undefined && { include: [[shown]] }),
    };
    const found = await window.axe.run(where, {
      resultTypes: ['violations'],
      ...(isTranslated && { rules: { 'color-contrast': { enabled: false } } }),
    });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, part);
  expect.soft(violations, what).toEqual([]);
}

/** Half a megabyte takes longer to transfer than to run, so it is sent once, and added to every page that the test opens later. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(source);
  if (visited.has(page)) return;
  visited.add(page);
  await page.addInitScript(source);
}

/** For a missing text its key is shown: `sortBy.price`, `emptyHint`. Names of sites and files look like keys. */
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
