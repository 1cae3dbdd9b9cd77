import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from '../support/axe.ts';
import { word } from '../support/words.ts';
import { enterAs, onThisMachine } from './enter.ts';

test.use(onThisMachine);

const text = (key: string, options: Record<string, string> = {}) =>
  Object.entries(options).reduce(
    (words, [name, value]) => words.replace(`{{${name}}}`, value),
    word('ru', 'bo-content', key),
  );

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#a4566b' } })
    .jpeg()
    .toBuffer();

test(
  'BO-50, BO-51, BO-68: a moment with hotspots is previewed, then published',
  { tag: '@once' },
  async ({ page, context }) => {
    test.slow();
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/content/moments');
    await page.getByRole('button', { name: text('moments.new') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(text('moments.titleRu')).fill('Проверка истории');
    await sheet.getByLabel(text('moments.address')).fill('proverka');
    await sheet.getByRole('button', { name: text('create') }).click();
    await expect(page).toHaveURL(/\/content\/moments\/\d+$/);

    await write(page);
    await placeHotspot(page);
    // on a phone the two numbers share a line, and both can be read
    for (const number of await page.locator('.hotspot-percent').all())
      expect((await number.boundingBox())?.width).toBeGreaterThan(60);
    await expectNoViolations(page, 'a moment');
    await page.getByRole('button', { name: text('pages.save') }).click();
    await expect(page.getByText(text('pages.saved'))).toBeVisible();

    const guest = await context.newPage();
    expect((await guest.goto('/proverka-moments'))?.status()).toBe(404);
    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: text('preview.open') }).click(),
    ]);
    await expect(preview.getByRole('heading', { level: 1, name: 'Проверка истории' })).toBeVisible();
    await expect(preview.locator('.preview-line')).toContainText('черновик');
    await expect(preview.locator('.hotspot')).toHaveCount(1);

    await page.getByRole('button', { name: text('pages.publishNow') }).click();
    await expect(page.getByText(text('pages.outcome.published'))).toBeVisible();
    await guest.goto('/proverka-moments');
    await expect(guest.getByRole('heading', { level: 1, name: 'Проверка истории' })).toBeVisible();
    await expect(guest.locator('.preview-line')).toHaveCount(0);

    await page.getByRole('button', { name: text('moments.hideNow') }).click();
    await expect(page.getByRole('button', { name: text('moments.hideNow') })).toBeHidden();
  },
);

async function write(page: Page): Promise<void> {
  const lead = page.getByRole('group', { name: text('moments.lead') });
  await lead.getByLabel(word('ru', 'bo-shell', 'language.ru')).fill('Один вечер.');
  await page.getByRole('button', { name: text('moments.addScene') }).click();
  const scene = page.getByRole('group', { name: text('moments.text') });
  await scene.getByLabel(word('ru', 'bo-shell', 'language.ru')).fill('Утро, кухня, свет.');
  await page
    .getByLabel(word('ru', 'bo-shell', 'picture.add'))
    .last()
    .setInputFiles({ name: 'morning.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  const alt = page.getByRole('group', { name: word('ru', 'bo-shell', 'picture.alt') });
  await alt.getByLabel(word('ru', 'bo-shell', 'language.ru')).fill('Кольцо на руке');
  await page.getByRole('button', { name: text('moments.makeCover') }).click();
}

/** Adds a hotspot in the middle with the button, then moves it two percent to the right by keyboard. */
async function placeHotspot(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('moments.addHotspot') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(word('ru', 'bo-shell', 'models.artikulOrName')).fill('ZR-001');
  await sheet.getByRole('button', { name: word('ru', 'bo-shell', 'models.find') }).click();
  await sheet
    .getByRole('button', { name: word('ru', 'bo-shell', 'models.choose') })
    .first()
    .click();
  const dot = page.locator('.hotspot-dot');
  await dot.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dot).toHaveAccessibleName(/52.*50/);
}
