import { expect, test, type Page } from '@playwright/test';
import { visit } from '../support/visit.ts';

const rings = '/catalog/koltsa';

test.describe('a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'wide screens have the filters next to the list');

  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Фильтры' });
  const ring17 = (page: Page) =>
    sheet(page)
      .locator('label')
      .filter({ has: page.locator('input[name="ringSize"][value="17"]') });

  test('tries filters in the sheet: nothing behind it changes until the button is pressed, and Back discards them', async ({
    page,
  }) => {
    await visit(page, rings);
    const before = await page.locator('.listing-count').textContent();
    await page.getByRole('link', { name: 'Размер', exact: true }).click();
    const button = sheet(page).getByRole('button', { name: /^Показать/ });
    const all = await button.textContent();
    await ring17(page).click();
    await expect(button).not.toHaveText(all ?? '');
    await expect(page.locator('.listing-count')).toHaveText(before ?? '');
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(rings);

    await page.getByRole('link', { name: 'Размер', exact: true }).click();
    await ring17(page).click();
    await sheet(page).getByRole('button', { name: 'Запомнить 17 как мой размер' }).click();
    await expect(button).not.toHaveText(all ?? '');
    await button.click();
    await expect(page).toHaveURL(`${rings}?ringSize=17`);
    // the chip removes the filter; the stored size is one tap away from now on
    await page.getByRole('link', { name: 'Убрать фильтр «Размер: 17»' }).click();
    await expect(page).toHaveURL(rings);
    await page.getByRole('link', { name: 'Мой размер: 17' }).click();
    await expect(page).toHaveURL(`${rings}?ringSize=17`);

    // a shortcut opens the sheet at its filter
    await page.getByRole('link', { name: 'Камень', exact: true }).click();
    await expect(sheet(page).locator('input[name="stone"]').first()).toBeInViewport();
    await expect(sheet(page).getByRole('heading', { name: 'Фильтры' })).toBeInViewport();
  });

  test('keeps the filters that are being tried when the connection fails', async ({ page, context }) => {
    await visit(page, rings);
    await page.getByRole('link', { name: 'Размер', exact: true }).click();
    const button = sheet(page).getByRole('button', { name: /^Показать/ });
    await expect(button).toHaveText(/\d/);
    await context.setOffline(true);
    await ring17(page).click();
    // the number of results is unknown now
    await expect(button).toHaveText('Показать');
    await context.setOffline(false);
    await sheet(page).locator('input[name="metal"][value="yellow"]').click();
    await expect(button).toHaveText(/\d/);
    await button.click();
    await expect(page).toHaveURL(`${rings}?metal=yellow&ringSize=17`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every filter is a field of one form, and the address is canonical', async ({ page }) => {
    await page.goto(`${rings}#filters`);
    const filters = page.locator('#filters');
    await filters.locator('summary').filter({ hasText: 'Вес камней' }).click();
    await filters.locator('input[name="minCarat"]').fill('0,05');
    await filters.locator('summary').filter({ hasText: 'В магазине' }).click();
    await filters.locator('input[name="inStore"]').check();
    await filters.locator('input[name="metal"][value="yellow"]').check();
    await filters.getByRole('button', { name: 'Показать' }).click();
    await expect(page).toHaveURL(`${rings}?metal=yellow&minCarat=0.05&inStore=1`);
    await expect(page.getByRole('link', { name: 'Убрать фильтр «Вес камней: от 0,05 кар»' })).toBeAttached();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
    // another order of the names is the same cached page; another order of the values is not canonical
    const named = await page.request.get(`${rings}?page=2&metal=yellow`);
    expect(await named.text()).toMatch(/rel="canonical" href="[^"]*\?metal=yellow&amp;page=2"/);
    const spelled = await page.request.get(`${rings}?probe=750,585`, { maxRedirects: 0 });
    expect([spelled.status(), spelled.headers()['location']]).toEqual([301, `${rings}?probe=585,750`]);
  });

  test('a loose stone is added to the cart from its row of the table', async ({ page }) => {
    await page.goto('/catalog/brillianty?view=table');
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^В корзину:/ }) });
    const stone = await row.first().getByRole('rowheader').getByRole('link').getAttribute('href');
    await row
      .first()
      .getByRole('button', { name: /^В корзину:/ })
      .click();
    await expect(page).toHaveURL('/cart');
    await expect(page.locator(`main a[href^="${stone}"]`).first()).toBeAttached();
  });
});
