import { expect, test } from '@playwright/test';
import { word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

const t = (key: string) => word('ru', 'search', key);
const searchField = word('ru', 'common', 'searchField');
const serial = 'ZR-001014';

test('a shopper uses the suggestions by keyboard and opens one; Escape closes the list, then the sheet', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the keyboard belongs to a desktop');
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox', { name: searchField });
  const list = dialog.getByRole('listbox', { name: t('label') });
  const chosen = list.getByRole('option', { selected: true });
  await visit(page, '/stores');
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('ru', 'common', 'search') })
    .click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await keyboard.type('rjkmwj');
  await expect(list.getByRole('group', { name: t('group.models') })).toContainText('Ласточка');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog.getByText(t('shownFor').replace('{{query}}', 'кольцо'))).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ /);

  await keyboard.press('ArrowDown');
  await expect(chosen).toContainText('Ласточка');
  await expect(field).toHaveAttribute('aria-activedescendant', String(await chosen.getAttribute('id')));
  await keyboard.press('End');
  await expect(chosen).not.toContainText('Ласточка');
  await keyboard.press('ArrowDown');
  await expect(chosen).toHaveCount(0);
  await keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('rjkmwj');
  await keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowDown');
  await expect(chosen).toContainText('Ласточка');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/koltso-lastochka$/);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/stores$/);
  await expect(dialog).toBeHidden();

  await page
    .getByRole('banner')
    .getByRole('link', { name: word('ru', 'common', 'search') })
    .click();
  await expect(field).toBeFocused();
  await keyboard.type('серьги');
  await expect(list).toBeVisible();
  await keyboard.press('Escape');
  await expect(list).toBeHidden();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a serial number opens its piece, and the search is remembered until it is removed', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'once is enough');
  const dialog = page.getByRole('dialog');
  const open = () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: word('ru', 'common', 'search') })
      .tap();
  await visit(page, '/');
  await open();
  await dialog.getByLabel(searchField).fill(serial.toLowerCase());
  await expect(dialog.getByRole('group', { name: t('group.pieces') })).toContainText(serial);
  await dialog.getByRole('button', { name: word('ru', 'common', 'searchGo') }).tap();
  await expect(page).toHaveURL(new RegExp(`/product/koltso-lastochka\\?piece=${serial}$`));
  await expect(page.getByRole('main').locator(`input[name="piece"][value="${serial}"]`)).toBeChecked();

  await open();
  const remembered = dialog.getByRole('link', { name: serial.toLowerCase() });
  await expect(remembered).toBeVisible();
  await dialog.getByRole('button', { name: t('forget').replace('{{query}}', serial.toLowerCase()) }).tap();
  await expect(remembered).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a number opens its piece, and a query without results still offers links', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'the layout does not matter');
    const main = page.getByRole('main');
    await page.goto('/uz/catalog');
    await main.getByRole('searchbox').fill(serial);
    await main.getByRole('button', { name: word('uz', 'common', 'searchGo') }).click();
    await expect(page).toHaveURL(new RegExp(`/uz/product/qaldirgoch-uzugi\\?piece=${serial}$`));
    await page.goto('/uz/catalog?q=soyabon');
    await expect(main.getByText('«soyabon»')).toBeVisible();
    await expect(
      main.getByRole('navigation', { name: word('uz', 'common', 'categories') }).getByRole('link'),
    ).toHaveCount(4);
    await expect(
      main.getByRole('list', { name: word('uz', 'catalog', 'popular') }).locator('article'),
    ).toHaveCount(8);
  });
});
