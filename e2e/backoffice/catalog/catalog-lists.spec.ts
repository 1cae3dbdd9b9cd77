import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
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
  'BO-50: a category is added, moved by keyboard, and given another address; the old address redirects to it',
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

/** Moves it up among its siblings, then below the one before it, and out again. */
async function moveByKeyboard(page: Page): Promise<void> {
  await page.goto('/admin/catalog/categories');
  const lines = page.locator('tbody tr');
  const line = lines.filter({ hasText: 'Запонки' });
  const link = line.getByRole('link');
  await expect(link).toBeVisible();
  const before = await lines.count();
  await link.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(lines.nth(before - 2)).toContainText('Запонки');
  await expect(link).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(link).toHaveAttribute('data-depth', '1');
  await expect(link).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(link).toHaveAttribute('data-depth', '0');
  await line
    .getByRole('button', { name: text('categories.step.up', { name: 'Запонки' }), exact: true })
    .click();
}

test(
  'BO-49, BO-50: a collection gets its texts and its models, is shown in their order, and hidden',
  { tag: '@once' },
  async ({ page, context }) => {
    test.slow();
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/catalog/collections');
    await page.getByRole('button', { name: text('collections.new') }).click();
    const sheet = page.getByRole('dialog');
    for (const field of ['nameRu', 'nameUz', 'nameEn'])
      await sheet.getByLabel(text(`field.${field}`)).fill('Шафран');
    await sheet.getByRole('button', { name: text('create') }).click();
    await expect(page).toHaveURL(/\/catalog\/collections\/\d+$/);

    for (const artikul of ['ZR-001', 'ZR-003']) await addModel(page, artikul);
    const lines = page.locator('.model-line');
    await expect(lines).toHaveCount(2);
    await lines.last().getByRole('button').first().focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(lines.first()).toContainText('ZR-003');

    await page
      .getByRole('group', { name: text('description') })
      .getByLabel(word('ru', 'bo-shell', 'language.ru'))
      .fill('Тёплое золото.');
    await page
      .getByLabel(word('ru', 'bo-shell', 'picture.add'))
      .first()
      .setInputFiles({ name: 'saffron.jpg', mimeType: 'image/jpeg', buffer: await picture() });
    await page
      .getByRole('group', { name: word('ru', 'bo-shell', 'picture.alt') })
      .getByLabel(word('ru', 'bo-shell', 'language.ru'))
      .fill('Кольцо на ткани');
    await page.getByRole('button', { name: word('ru', 'bo-content', 'pages.save') }).click();
    await expect(page.getByText(word('ru', 'bo-content', 'pages.saved'))).toBeVisible();
    await expectNoViolations(page, 'a collection');
    await expectPreview(page, context);
    await page.getByRole('button', { name: word('ru', 'bo-content', 'pages.publishNow') }).click();
    await expect(page.getByText(text('collections.isShown'))).toBeVisible();

    const guest = await context.newPage();
    await guest.goto('/collections/shafran');
    await expect(guest.getByRole('heading', { level: 1, name: 'Шафран' })).toBeVisible();
    await page.getByRole('button', { name: text('collections.hide') }).click();
    await expect(page.getByText(text('collections.isHidden'))).toBeVisible();
    await expect.poll(async () => (await page.request.get('/collections/shafran')).status()).toBe(404);
  },
);

/** BO-51: the preview of a collection that is not public yet, with its draft and its models. */
async function expectPreview(page: Page, context: BrowserContext): Promise<void> {
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: word('ru', 'bo-content', 'preview.open') }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1, name: 'Шафран' })).toBeVisible();
  await expect(preview.locator('.preview-line')).toBeVisible();
  await expect(preview.locator('.listing')).toHaveAttribute('data-results', '2');
  expect((await page.request.get('/collections/shafran')).status()).toBe(404);
  await preview.close();
}

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#a4566b' } })
    .jpeg()
    .toBuffer();

async function addModel(page: Page, artikul: string): Promise<void> {
  await page.getByRole('button', { name: text('collections.addModel') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(word('ru', 'bo-shell', 'models.artikulOrName')).fill(artikul);
  await sheet.getByRole('button', { name: word('ru', 'bo-shell', 'models.find') }).click();
  await sheet
    .getByRole('button', { name: word('ru', 'bo-shell', 'models.choose') })
    .first()
    .click();
  await expect(page.locator('.model-line', { hasText: artikul })).toBeVisible();
}

test(
  'a value of a characteristic is added, and one that the code depends on cannot be removed',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/catalog/params');
    await page.getByRole('link', { name: 'Плетение' }).click();
    await page.getByRole('button', { name: text('params.addValue') }).click();
    const sheet = page.getByRole('dialog');
    for (const field of ['nameRu', 'nameUz', 'nameEn'])
      await sheet.getByLabel(text(`field.${field}`)).fill('Лисий хвост');
    await sheet.getByLabel(text('params.code')).fill('foxtail');
    await expectNoViolations(page, 'a value of a characteristic');
    await sheet.getByRole('button', { name: text('create') }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Лисий хвост', exact: true })).toBeVisible();
    await page.goto('/admin/catalog/params/11');
    await expect(page.getByText(text('params.fixedHelp'))).toBeVisible();
  },
);

test('an occasion is added to its list, and hidden', { tag: '@once' }, async ({ page }) => {
  await enterAs(page, 'CONTENT');
  await page.goto('/admin/catalog/words?list=occasions');
  await page.getByRole('button', { name: text('words.new') }).click();
  const sheet = page.getByRole('dialog');
  for (const field of ['nameRu', 'nameUz', 'nameEn'])
    await sheet.getByLabel(text(`words.field.${field}`)).fill('Защита диплома');
  await sheet.getByLabel(text('words.code')).fill('thesis');
  await expectNoViolations(page, 'a new word');
  await sheet.getByRole('button', { name: text('create') }).click();
  const word = page.getByRole('row', { name: 'Защита диплома' });
  await expect(word).toBeVisible();
  await word.getByRole('button', { name: 'Защита диплома', exact: true }).click();
  await sheet.getByLabel(text('words.field.isHidden')).check();
  await sheet.getByRole('button', { name: text('save'), exact: true }).click();
  await expect(word).toContainText(text('words.isHidden'));
});

test(
  'a precious metal is added with its finenesses, and a metal of it with its colors',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/catalog/words?list=precious-metals');
    await expect(page.getByRole('row', { name: /^Золото/ })).toContainText('375, 500, 585');
    await page.getByRole('button', { name: text('words.new') }).click();
    const sheet = page.getByRole('dialog');
    for (const field of ['nameRu', 'nameUz', 'nameEn'])
      await sheet.getByLabel(text(`words.field.${field}`)).fill('Рутений');
    await sheet.getByLabel(text('words.code')).fill('ruthenium');
    await sheet.getByLabel(text('words.field.probes')).fill('950, 1500');
    await sheet.getByRole('button', { name: text('create') }).click();
    await expect(sheet.getByText(text('words.probesWrong'))).toBeVisible();
    await sheet.getByLabel(text('words.field.probes')).fill('950, 850');
    await expectNoViolations(page, 'a new precious metal');
    await sheet.getByRole('button', { name: text('create') }).click();
    await expect(page.getByRole('row', { name: /^Рутений/ })).toContainText('850, 950');

    await page.goto('/admin/catalog/words?list=metals');
    await page.getByRole('button', { name: text('words.new') }).click();
    for (const field of ['nameRu', 'nameUz', 'nameEn'])
      await sheet.getByLabel(text(`words.field.${field}`)).fill('Чёрный рутений');
    await sheet.getByLabel(text('words.code')).fill('black-ruthenium');
    await sheet.getByLabel(text('words.field.preciousMetal')).selectOption('ruthenium');
    await sheet.getByRole('button', { name: text('create') }).click();
    const metal = page.getByRole('row', { name: /^Чёрный рутений/ });
    await metal.getByRole('button', { name: 'Чёрный рутений', exact: true }).click();
    await sheet.getByLabel(text('words.field.colorCount')).selectOption('1');
    await sheet.getByLabel(text('words.field.firstColor'), { exact: true }).fill('#2b2b30');
    await expectNoViolations(page, 'the colors of a metal');
    await sheet.getByRole('button', { name: text('save'), exact: true }).click();
    await expect(metal.locator('.swatch')).toHaveCSS('background-color', 'rgb(43, 43, 48)');
  },
);
