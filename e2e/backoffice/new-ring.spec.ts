import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from '../support/axe.ts';
import { steadyLaunch } from '../support/stable-picture.ts';
import { word } from '../support/words.ts';
import { enterAs, onThisMachine } from './enter.ts';
import { picture } from './walkthrough.ts';

test.use({ ...onThisMachine, launchOptions: steadyLaunch });
// the second test receives a piece of the model that the first one adds
test.describe.configure({ mode: 'serial' });

const text = (key: string) => word('ru', 'bo-models', key);
const ofPieces = (key: string) => word('ru', 'bo-pieces', key);
const language = (code: string) => word('ru', 'bo-shell', `language.${code}`);

/** A ring for each project, since both use one shop. */
const rings = {
  phone: { artikul: 'ZR-NIGORA', ru: 'Кольцо «Нигора»', uz: '«Nigora» uzugi', en: 'Nigora ring' },
  desktop: { artikul: 'ZR-LAYLO', ru: 'Кольцо «Лайло»', uz: '«Laylo» uzugi', en: 'Laylo ring' },
};
const ringOf = (project: string) => (project === 'phone' ? rings.phone : rings.desktop);

const media = path.join(import.meta.dirname, '../../database/seed/demo/media');
/** Three photographs, as their files are named on somebody's computer. */
const photographs = () =>
  Promise.all(
    [
      'pieces/ring-wedding-band-yellow-gold-1-front.jpg',
      'pieces/ring-wedding-band-yellow-gold-2-detail.jpg',
      'categories/category-wedding-bands.jpg',
    ].map(async (file, place) => ({
      name: `ring-${place + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp(path.join(media, file)).resize(1000).jpeg().toBuffer(),
    })),
  );

/** The column of a language; a phone shows one at a time. */
async function writeIn(page: Page, part: string, code: 'ru' | 'uz' | 'en', words: Record<string, string>) {
  const section = page.getByRole('region', { name: text(`part.${part}`) });
  const tab = section.getByRole('radio', { name: language(code) }).first();
  if (await section.locator('.text-tabs').isVisible()) await tab.check({ force: true });
  for (const [label, value] of Object.entries(words))
    await section.getByLabel(`${text(`text.${label}`)}, ${language(code)}`).fill(value);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('save'), exact: true }).click();
  await expect(page.getByText(text('saved'))).toBeVisible();
}

/** BO-50: sets the order of photographs and their focal point without a pointer. */
async function arrangeByKeyboard(page: Page): Promise<void> {
  const ofPictures = (key: string) => word('ru', 'bo-pictures', key);
  const photos = page.locator('.photos .photo');
  await photos.nth(2).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(ofPictures('done.PHOTO_ARRANGE'))).toBeVisible();
  await expect(photos.nth(1).locator('img')).toHaveAttribute('src', /ring-3/);
  await expect(photos.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.locator('.focal-picture').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(sheet.getByText(/^5[1-9]\s%\sслева, (5[1-9]|6\d)\s%\sсверху/)).toBeVisible();
  await sheet.getByRole('button', { name: ofPictures('save'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
}

test('BO-36: a merchandiser adds a ring in three languages, prices it by weight, schedules and previews it', async ({
  page,
}, { project }) => {
  test.slow();
  const { artikul, ru, uz, en } = ringOf(project.name);
  await enterAs(page, 'CONTENT');
  await page.goto('/admin/models');
  await page.getByRole('link', { name: text('new.title') }).click();
  // the list also has a field for artikuls
  await expect(page.getByRole('heading', { name: text('new.title') })).toBeVisible();
  await page.getByLabel(text('column.artikul')).fill(artikul);
  await page.getByLabel(text('field.nameRu')).fill(ru);
  await page.getByLabel(text('field.nameUz')).fill(uz);
  await page.getByLabel(text('field.nameEn')).fill(en);
  await page.getByLabel(text('input.make')).selectOption('B');
  await expectNoViolations(page, 'a new model');
  await picture(page, 'new-ring/1-new');
  await page.getByRole('button', { name: text('new.do') }).click();
  await expect(page).toHaveURL(new RegExp(`/models/${artikul}$`));

  await writeIn(page, 'texts', 'ru', { description: 'Гладкое кольцо с округлым профилем.' });
  await writeIn(page, 'texts', 'uz', { description: 'Qirrasi yumaloq silliq uzuk.' });
  await writeIn(page, 'texts', 'en', { description: 'A plain band with a rounded profile.' });
  await page.getByLabel(text('input.ikpu')).fill('07113001001000000');
  await page.getByLabel(text('input.packageCode')).fill('1500001');
  await picture(page, 'new-ring/2-texts');
  await save(page);

  await page.getByLabel(word('ru', 'bo-pictures', 'drop')).setInputFiles(await photographs());
  await expect(page.locator('.photos > li')).toHaveCount(3);
  await expect(page.getByText(word('ru', 'bo-pictures', 'done.PHOTO_ADD'))).toBeVisible();
  await arrangeByKeyboard(page);
  await picture(page, 'new-ring/3-photos-phone', 'section:has(.photos)');

  await page.getByLabel(text('weightPrice.weight')).fill('3,4');
  await page.getByRole('button', { name: text('weightPrice.do') }).click();
  await expect(page.locator('.weight-price-sum')).toHaveText(/\d\s\d{3}\s\d{3}/);
  await expectNoViolations(page, 'a model that is almost ready');
  await picture(page, 'new-ring/4-price', 'section:has(.weight-price-sum)');

  await page.getByRole('button', { name: text('action.PUBLISH') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel(text('when.time'))).toHaveValue('10:00');
  await picture(page, 'new-ring/5-when-phone');
  await sheet.getByRole('button', { name: text('when.do') }).click();
  await expect(page.getByText(text('done.PUBLISH'))).toBeVisible();
  await expect(page.getByText(/10:00$/).first()).toBeVisible();

  await page.getByRole('button', { name: text('preview'), exact: true }).click();
  const viewing = page.getByRole('dialog');
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    viewing.getByRole('button', { name: text('viewAs.open') }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(ru);
  await expect(preview.locator('.preview-line')).toContainText(word('ru', 'preview', 'noPieces'));
  // the preview uses the time of the publication: the page is what shoppers will see then
  await expect(preview.locator('.buy-actions')).toBeVisible();
  await picture(preview, 'new-ring/6-preview');
  await preview.close();
  await expect(page.locator('section[aria-labelledby="history"]')).not.toContainText('{');
});

test('the warehouse receives the first piece of a new model, and its price is based on its weight', async ({
  page,
}, { project }) => {
  const { artikul } = ringOf(project.name);
  await enterAs(page, 'WAREHOUSE');
  await page.goto('/admin/pieces/receive');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page, 'pieces to receive');
  await picture(page, 'new-ring/7-receive');
  await page.getByRole('link', { name: artikul }).click();
  await page.getByLabel(ofPieces('receive.weight')).fill('3,42');
  await page.getByLabel(ofPieces('receive.sizeMm')).fill('17');
  await page.getByLabel(ofPieces('first.probe')).selectOption('585');
  await page.getByLabel(ofPieces('first.makersMark')).fill('ZRN');
  await page.getByLabel(ofPieces('fact.resizable'), { exact: true }).selectOption('1');
  await page.getByLabel(ofPieces('receive.cost')).fill('4000000');
  await page.getByLabel(ofPieces('receive.supplier')).fill('Zar Usta');
  await page.getByRole('button', { name: ofPieces('stone.add') }).click();
  const stone = page.getByRole('group', { name: ofPieces('stone.nth').replace('{{nth}}', '1') });
  await stone.getByLabel(ofPieces('stone.fact.kind'), { exact: true }).selectOption('ruby');
  await stone.getByLabel(ofPieces('stone.fact.caratWeight')).fill('0,25');
  await expectNoViolations(page, 'the first piece of a model');
  await page.getByRole('button', { name: ofPieces('receive.do') }).click();
  await expect(page.getByText(ofPieces('receive.onSale'))).toBeVisible();

  // adds one more stone to the piece, which is not sold yet
  await page.goto(`/admin/pieces?q=${artikul}`);
  await page.locator('.row-link').first().click();
  await page.getByRole('button', { name: ofPieces('stone.edit') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: ofPieces('stone.add') }).click();
  await sheet.getByLabel(ofPieces('stone.fact.count')).last().fill('2');
  await expectNoViolations(page, 'the stones of a piece');
  await sheet.getByRole('button', { name: ofPieces('save') }).click();
  await expect(page.getByText(ofPieces('done.EDIT'))).toBeVisible();
  await expect(page.getByRole('region', { name: ofPieces('part.stones') }).getByRole('listitem')).toHaveCount(
    2,
  );
});
