import { expect, test } from '@playwright/test';
import { withPictures } from '../launch.ts';
import { word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

test.use({ launchOptions: withPictures });

test('the catalog and the menu show each category’s own picture', async ({ page, isMobile }) => {
  await visit(page, '/catalog');
  const index = page.getByRole('main').getByRole('navigation', { name: word('ru', 'common', 'categories') });
  await expect(index.getByRole('link')).toHaveCount(13);
  await expect(index.locator('a .picture img')).toHaveCount(13);
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('ru', 'common', isMobile ? 'menu' : 'catalog'), exact: true })
    .first()
    .click();
  const menu = isMobile ? page.getByRole('dialog') : page.locator('#catalog-sheet');
  await expect(menu.locator('li a .picture img')).toHaveCount(13);
  await expect
    .poll(() =>
      menu
        .locator('li a .picture img')
        .first()
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0);
});
