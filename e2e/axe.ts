import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Asks axe whether everybody can use the page as it stands (quality.md), and whether all of it is said in words. What is found is told, and
 * the test goes on.
 */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  expect.soft(await keysWithoutWords(page), `${what}: keys that have no words`).toEqual([]);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const found = await window.axe.run(document, { resultTypes: ['violations'] });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  });
  expect.soft(violations, what).toEqual([]);
}

/** Where a text is missing its key stands there: `sortBy.price`, `emptyHint`. */
function keysWithoutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const keys: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isCode = node.parentElement?.closest('script, style, noscript') != null;
      const text = node.textContent?.trim() ?? '';
      if (!isCode && /^[a-z]+(?:[A-Z]\w*|\.(?!uz$|com$|org$)-?\w+)[\w.-]*$/.test(text)) keys.push(text);
    }
    return keys;
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
