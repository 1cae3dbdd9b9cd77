import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const text = (key: string, options: Record<string, string> = {}) =>
  Object.entries(options).reduce(
    (words, [name, value]) => words.replace(`{{${name}}}`, value),
    word('ru', 'bo-catalog', key),
  );

test(
  'BO-50: a category is added, moved by the keyboard, and has another address; the old one leads to it',
  { tag: '@once' },
  async ({ page, context }) => {
    test.slow();
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/catalog/categories');
    await page.getByRole('button', { name: text('categories.new') }).click();
    const sheet = page.getByRole('dialog');
    for (const [field, name] of [
      ['nameRu', 'Запонки'],
      ['nameUz', "Zapon to'plami"],
      ['nameEn', 'Cufflinks'],
    ] as const)
      await sheet.getByLabel(text(`field.${field}`)).fill(name);
    await sheet.getByRole('button', { name: text('create') }).click();
    await expect(page).toHaveURL(/\/catalog\/categories\/\d+$/);
    await expectNoViolations(page, 'a category');

    await moveByKeyboard(page);

    const guest = await context.newPage();
    await guest.goto('/catalog/zaponki');
    await expect(guest.getByRole('heading', { level: 1, name: 'Запонки' })).toBeVisible();

    await page.getByRole('link', { name: 'Запонки' }).click();
    await page.getByLabel(text('field.slugRu')).fill('zaponki-i-zazhimy');
    await page.getByRole('button', { name: text('save'), exact: true }).click();
    await expect(page.getByText(text('saved'))).toBeVisible();
    const readOld = () => page.request.get('/catalog/zaponki', { maxRedirects: 0 });
    // a cached page is served once more while it is rendered again
    await expect.poll(async () => (await readOld()).status()).toBe(301);
    expect((await readOld()).headers()['location']).toContain('/catalog/zaponki-i-zazhimy');
    await guest.goto('/catalog/zaponki-i-zazhimy');
    await expect(guest.getByRole('heading', { level: 1, name: 'Запонки' })).toBeVisible();

    await page.getByRole('button', { name: text('remove', { name: 'Запонки' }) }).click();
    await expect(page).toHaveURL(/\/catalog\/categories$/);
    await expect(page.getByRole('link', { name: 'Запонки' })).toBeHidden();
  },
);

/** Up among its own, then below the one before it, and out again. */
async function moveByKeyboard(page: Page): Promise<void> {
  await page.goto('/admin/catalog/categories');
  const line = page.locator('.category-line', { hasText: 'Запонки' });
  const link = line.getByRole('link');
  const before = await page.locator('.category-line').count();
  await link.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.locator('.category-line').nth(before - 2)).toContainText('Запонки');
  await expect(link).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(line).toHaveAttribute('data-depth', '1');
  await expect(link).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(line).toHaveAttribute('data-depth', '0');
  await line
    .getByRole('button', { name: text('categories.step.up', { name: 'Запонки' }), exact: true })
    .click();
}
