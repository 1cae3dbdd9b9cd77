import { expect, test } from '@playwright/test';
import { withPictures } from '../launch.ts';
import { word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

test.use({ launchOptions: withPictures });

test.skip(({ isMobile }) => !isMobile, 'once is enough');

test('the largest contentful paint of the home page is the hero’s picture, small enough for a phone', async ({
  page,
}) => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.url().includes('key=banners/')) sizes.set(response.url(), (await response.body()).length);
  });
  await visit(page, '/');
  await expect.poll(() => page.evaluate(priorityOfLargest)).toBe('high');
  await expect.poll(() => sizes.size).toBe(1);
  expect(Math.max(...sizes.values())).toBeLessThanOrEqual(90 * 1024);
});

test('a typing error in a certificate’s number is reported on the home page; a valid number leads to it', async ({
  page,
}) => {
  await visit(page, '/');
  const field = page.getByLabel(word('ru', 'content', 'home.certificateNumber'));
  await field.fill('ZC-2026-000101-AA');
  await field.press('Enter');
  await expect(page.getByText(word('ru', 'certificate', 'slip.CHECK'))).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await field.fill('ZC-2026-000101-LZ');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/certificate\/ZC-2026-000101-LZ$/);
});

function priorityOfLargest(): Promise<string> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      const element: unknown = last && Reflect.get(last, 'element');
      resolve(element instanceof HTMLImageElement ? element.fetchPriority : 'no picture');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
