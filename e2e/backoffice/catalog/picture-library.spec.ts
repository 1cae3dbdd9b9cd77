import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const library = (key: string) => word('ru', 'bo-pictures', `library.${key}`);
const pages = (key: string) => word('ru', 'bo-content', `pages.${key}`);

/** Opens the library, searches for a picture of a model's own file, and returns the dialog. */
async function find(page: Page, file: string) {
  await page
    .getByRole('button', { name: library('open') })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: library('title') });
  await expect(dialog.locator('.library-picture').first()).toBeVisible();
  await dialog.getByLabel(library('search')).fill(file);
  await dialog.getByLabel(library('search')).press('Enter');
  // the first page, which came before the search, may contain it, too
  await expect(dialog.locator('.library-picture').first()).toContainText(file);
  return dialog;
}

test(
  'BO-50: the cover of a moment is chosen from the pictures of models by keyboard, with its description',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/content/moments');
    await page.getByRole('button', { name: word('ru', 'bo-content', 'moments.new') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(word('ru', 'bo-content', 'moments.titleRu')).fill('Из медиатеки');
    await sheet.getByLabel(word('ru', 'bo-content', 'moments.address')).fill('iz-mediateki');
    await sheet.getByRole('button', { name: word('ru', 'bo-content', 'create') }).click();
    const dialog = await find(page, 'ZR-118');
    await expect(dialog.getByText(/модель ZR-118/).first()).toBeVisible();
    await expectNoViolations(page, 'the library of pictures');
    const pictures = dialog.locator('.library-picture');
    await pictures.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(pictures.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    // its room is there before it is loaded: this browser loads no pictures
    const room = await page.locator('.picture-thumb').boundingBox();
    expect([room?.width, room?.height]).toEqual([180, 180]);
    const alt = page.getByRole('group', { name: word('ru', 'bo-shell', 'picture.alt') });
    await expect(alt.getByLabel(word('ru', 'bo-shell', 'language.ru'))).not.toHaveValue('');
    await page.getByRole('button', { name: pages('save') }).click();
    await expect(page.getByText(pages('saved'))).toBeVisible();
    await page.reload();
    await expect(page.locator('.picture-thumb')).toHaveAttribute('src', /ZR-118/);
  },
);

test(
  'the picture of a page’s block is chosen from the library; its own words stay',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/content/pages/returns');
    const add = pages('add').replace('{{kind}}', pages('kind.picture'));
    await page.getByRole('button', { name: add }).click();
    await page.getByLabel(pages('alt')).last().fill('Коробка для возврата');
    const dialog = await find(page, 'ZR-119');
    await dialog.locator('.library-picture').first().click();
    await expect(page.getByLabel(pages('file')).last()).toHaveValue(/ZR-119/);
    await expect(page.getByLabel(pages('alt')).last()).toHaveValue('Коробка для возврата');
  },
);

test(
  'a double press on “more” shows the next page and chooses nothing; the sheet keeps its height',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/content/pages/returns');
    const add = pages('add').replace('{{kind}}', pages('kind.picture'));
    await page.getByRole('button', { name: add }).click();
    const heightOf = async () => (await page.locator('.sheet').boundingBox())?.height;
    await page
      .getByRole('button', { name: library('open') })
      .last()
      .click();
    const dialog = page.getByRole('dialog', { name: library('title') });
    await expect(dialog).toBeVisible();
    const before = await heightOf();
    const pictures = dialog.locator('.library-picture');
    await expect(pictures).toHaveCount(25);
    expect(await heightOf()).toBe(before);
    const more = dialog.getByRole('button', { name: word('ru', 'bo-shell', 'more') });
    await more.scrollIntoViewIfNeeded();
    const at = await more.boundingBox();
    await more.click();
    await expect(pictures).toHaveCount(50);
    // the second press, where a picture has taken the place of the button
    await page.mouse.move((at?.x ?? 0) + 8, (at?.y ?? 0) + 8);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(dialog).toBeVisible();
    await pictures.nth(30).click();
    await expect(dialog).toBeHidden();
  },
);
