import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Asks axe whether everybody can use the page as it stands (quality.md). What it finds is told, and the test goes on. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const found = await window.axe.run(document, { resultTypes: ['violations'] });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  });
  expect.soft(violations, what).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
