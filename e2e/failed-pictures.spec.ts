import { expect, test } from '@playwright/test';
import { withPictures } from './launch.ts';
import { visit } from './support/visit.ts';

test.use({ launchOptions: withPictures });

test('if a picture of the home page cannot be loaded, its place shows the placeholder', async ({ page }) => {
  await page.route('**/api/v1/attachments/download**', (route) => route.abort());
  await visit(page, '/');
  for (const place of ['.hero-picture', '.feature-picture', '.home-moment-picture']) {
    await page.locator(place).scrollIntoViewIfNeeded();
    await expect(page.locator(place).locator('.picture-missing svg')).toBeVisible();
  }
  await expect(page.locator('.hero-picture img')).toHaveCount(0);
});
