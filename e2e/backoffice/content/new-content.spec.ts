import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const text = (key: string) => word('ru', 'bo-content', key);

// the second test goes on with the page of the first
test.describe.configure({ mode: 'serial' });

test.describe('new content', { tag: '@once' }, () => {
  test('the address of a page is suggested from its title, until it is typed by hand', async ({ page }) => {
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/content/pages');
    await page.getByRole('button', { name: text('pages.new') }).click();
    const sheet = page.getByRole('dialog');
    const address = sheet.getByLabel(text('pages.slug'));
    await sheet.getByLabel(text('pages.titleRu')).fill('Чистка украшений');
    await expect(address).toHaveValue('chistka-ukrasheniy');
    await sheet.getByLabel(text('pages.titleUz')).fill('Taqinchoqlarni tozalash');
    await sheet.getByLabel(text('pages.titleEn')).fill('Cleaning jewellery');
    await expect(address).toHaveValue('cleaning-jewellery');
    await address.fill('cleaning');
    await sheet.getByLabel(text('pages.titleEn')).fill('How to clean jewellery');
    await expect(address).toHaveValue('cleaning');
    await sheet.getByRole('button', { name: text('create') }).click();
    await expect(page).toHaveURL(/\/content\/pages\/cleaning$/);
  });

  test('the languages without a text are named before a page is published', async ({ page }) => {
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/content/pages/cleaning');
    await page.getByLabel(text('pages.description')).fill('Как чистить золото и серебро.');
    await page.getByRole('button', { name: text('pages.save') }).click();
    const publishing = page.locator('aside').getByRole('status');
    await expect(publishing).toHaveText(
      text('pages.untranslated.lead').replace('{{languages}}', 'узбекский, английский'),
    );
    await expectNoViolations(page, 'a page that is not translated');
    for (const [language, words] of [
      ['uz', 'Oltin va kumushni qanday tozalash kerak.'],
      ['en', 'How to clean gold and silver.'],
    ] as const) {
      await page
        .getByRole('radio', { name: word('ru', 'bo-shell', `language.${language}`) })
        .check({ force: true });
      await page.getByLabel(text('pages.description')).fill(words);
    }
    await page.getByRole('button', { name: text('pages.save') }).click();
    await expect(publishing).toHaveCount(0);
  });

  test('a banner has one place for a picture, and others on demand', async ({ page }) => {
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/content/banners');
    await page.getByRole('button', { name: text('banners.new') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox').first().fill('Навруз');
    await sheet.getByRole('button', { name: text('create') }).click();
    const places = page.locator('.banner-cuts > li');
    await expect(places).toHaveCount(1);
    await page.getByRole('button', { name: text('banners.otherWidth') }).click();
    await page.getByRole('menuitem', { name: text('banners.from').replace('{{width}}', '992') }).click();
    await expect(places).toHaveCount(2);
    await expect(places.last()).toContainText('992');
    await expectNoViolations(page, 'a banner with places for two pictures');
    const from = page.getByLabel(text('banners.activeFrom'));
    await from.fill('2027-03-08T09:30');
    // whatever the browser's language, the day is read as in Uzbekistan
    await expect(from).toHaveAccessibleDescription(/^08\.03\.2027, 09:30 · 8\s+марта, понедельник/);
  });
});
