import { expect, test, type Locator, type Page } from '@playwright/test';
import { codeSentTo, newPhone } from '../support/inbox.ts';
import { tabTo } from '../support/focus.ts';
import { startOf, word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

const t = (namespace: string, key: string) => word('ru', namespace, key);

test('a shopper without a mouse finds a ring, chooses the piece and orders it, and the focus is always visible', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the keyboard belongs to a desktop');
  test.setTimeout(90_000);
  const { keyboard } = page;
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  const dialog = page.getByRole('dialog');
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await keyboard.press(key);
  };

  // the skip link is first and skips the header
  await visit(page, '/');
  await press(page.getByRole('link', { name: t('common', 'skipToContent') }));
  await keyboard.press('Tab');
  expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  // the search: Esc closes it, and returns the focus
  await visit(page, '/');
  const search = banner.getByRole('link', { name: t('common', 'search') });
  await press(search);
  await expect(dialog.getByLabel(t('common', 'searchField'))).toBeFocused();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(search).toBeFocused();

  // the sheet of the catalog does the same
  const catalog = banner.getByRole('link', { name: t('common', 'catalog'), exact: true });
  await tabTo(page, catalog, 'Shift+Tab');
  await keyboard.press('Enter');
  const rings = banner.getByRole('link', { name: 'Кольца', exact: true });
  await tabTo(page, rings);
  await keyboard.press('Escape');
  await expect(rings).toBeHidden();
  await expect(catalog).toBeFocused();
  await keyboard.press('Enter');
  await press(rings);
  await expect(page).toHaveURL(/\/catalog\/koltsa$/);

  // a filter keeps the focus while the list changes
  const size = page.locator('#filters input[name="ringSize"][value="17"]');
  await press(size, 'Space');
  await expect(page).toHaveURL(/ringSize=17/);
  await expect(size).toBeFocused();
  await expect(size).toBeChecked();
  await press(main.locator('.tile a[href*="/product/koltso-dykhanie"]'));
  await expect(page).toHaveURL(/\/product\//);

  // the large pictures: arrow keys change them, Esc returns the focus
  const picture = main.getByRole('link', { name: startOf('ru', 'product', 'openPhoto') }).first();
  await press(picture);
  await expect(dialog).toBeVisible();
  await keyboard.press('ArrowRight');
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();

  // the piece is a radio: arrow keys choose another
  await tabTo(page, main.locator('input[name="piece"]:checked'));
  await keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\?piece=/);
  const serial = await main.locator('input[name="piece"]:focus').inputValue();
  const buy = main.getByRole('button', { name: startOf('ru', 'product', 'addToCart') }).first();
  // it is above the list of pieces
  await tabTo(page, buy, 'Shift+Tab');
  await keyboard.press('Space');
  const inBag = main.getByRole('button', { name: t('product', 'inBag') }).first();
  await expect(inBag).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(serial).first()).toBeVisible();
  await press(page.getByRole('button', { name: startOf('ru', 'cart', 'checkoutSum') }));
  await expect(page).toHaveURL(/\/checkout$/);

  const phone = newPhone();
  await tabTo(page, page.getByLabel(t('checkout', 'phone')));
  await keyboard.type(phone.slice(4));
  await tabTo(page, page.getByLabel(t('checkout', 'name'), { exact: true }));
  await keyboard.type('Малика');
  await chooseRadio(page, 'kind', page.locator('input[value="PICKUP"]'));
  await chooseRadio(page, 'storeId', page.locator('input[name="storeId"]').first());
  await chooseRadio(page, 'method', page.locator('input[value="CASH"]'));
  await press(page.getByLabel(t('checkout', 'consent')), 'Space');
  await press(page.getByRole('button', { name: startOf('ru', 'checkout', 'placeCash') }).first());
  const code = page.getByLabel(t('checkout', 'code'), { exact: true });
  await expect(code).toBeFocused();
  await keyboard.type(await codeSentTo(phone));
  await press(page.getByRole('button', { name: startOf('ru', 'checkout', 'placeCash') }).first());
  await expect(page).toHaveURL(/\/checkout\/success\?order=Z-/);
  await expect(page.getByText(serial)).toBeVisible();
});

/** A group of radios is a single Tab stop: the checked one, or the first; arrow keys choose. */
async function chooseRadio(page: Page, name: string, wanted: Locator): Promise<void> {
  const group = page.locator(`input[name="${name}"]`);
  const chosen = page.locator(`input[name="${name}"]:checked`);
  const isChosen = (await chosen.count()) > 0;
  await tabTo(page, isChosen ? chosen : group.first());
  if (!isChosen) await page.keyboard.press('Space');
  await expect(async () => {
    if (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked({ timeout: 200 });
  }).toPass();
}
