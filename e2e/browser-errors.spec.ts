import { expect, test } from '@playwright/test';
import { visit } from './support/visit.ts';

test(
  'an error in a page is reported before the consent to measurement',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/catalog?q=secret');
    const report = page.waitForRequest('**/api/v1/measurement/reports');
    await page.evaluate(() => void setTimeout(() => Reflect.apply(undefined as never, null, [])));
    const request = await report;
    expect((await request.response())?.status()).toBe(204);
    expect(request.postDataJSON()).toMatchObject({ path: '/catalog' });
    expect(request.postData()).not.toContain('secret');
  },
);
