import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { putIntoCart } from '../../support/cart.ts';
import { visit } from '../../support/visit.ts';
import { word } from '../../support/words.ts';
import { openShop, type Shop } from '../../shop.ts';
import { enterAs, onThisMachine } from '../enter.ts';

// In a separate shop, because every page shows the phone, and other tests check those pages.

test.use(onThisMachine);

const text = (key: string) => word('ru', 'bo-system', `setting.${key}`);

test.describe('the contacts of the shop', { tag: '@once' }, () => {
  test.describe.configure({ mode: 'default', timeout: 240_000 });
  let shop: Shop;
  test.beforeAll(async () => {
    shop = await openShop();
  });
  test.afterAll(async () => {
    await shop?.close();
  });

  test('an owner changes the phone, the announcement, the return period and the hours for a pick-up, and a shopper sees them on a page that was cached', async ({
    browser,
    request,
  }) => {
    const staff = await browser.newContext({ ...onThisMachine, baseURL: shop.url });
    const page = await staff.newPage();
    const cached = async () => (await request.get(`${shop.url}/delivery`)).text();
    // a shop that has just started may be too busy for the first request
    await expect.poll(cached).toContain('tel:+998710000000');
    expect(await cached()).toContain('tel:+998710000000');

    await enterAs(page, 'OWNER');
    await page.goto('/admin/settings');
    await expect(page.getByRole('button', { name: text('names.shop_phone'), exact: true })).toBeVisible();
    await expectNoViolations(page, 'settings');
    const sheet = page.getByRole('dialog');
    const write = async (name: string, kind: string, value: string) => {
      await page.getByRole('button', { name: text(`names.${name}`), exact: true }).click();
      await sheet.getByLabel(text(`kind.${kind}`)).fill(value);
      await sheet.getByRole('button', { name: text('save') }).click();
    };
    await write('shop_phone', 'PHONE', '+7 916 123-45-67');
    await expect(sheet.getByText(text('wrong.PHONE'))).toBeVisible();
    await expectNoViolations(page, 'the phone of the shop');
    await sheet.getByLabel(text('kind.PHONE')).fill('71 200-07-07');
    await sheet.getByRole('button', { name: text('save') }).click();
    await expect(page.getByText(text('done'))).toBeVisible();
    await write('shop_instagram', 'URL', 'https://instagram.com/zarona');
    await expect(sheet).toBeHidden();
    await expect(page.getByText('https://instagram.com/zarona')).toBeVisible();

    await write('announcement_ru', 'LINE', 'Новая коллекция к Наврузу, уже в магазинах');
    await expect(sheet).toBeHidden();
    await write('return_days', 'DAYS', '14');
    await expect(sheet).toBeHidden();
    await write('pickup_hours', 'HOURS', '23');
    await expect(sheet.getByText(/24.*336/)).toBeVisible();
    await sheet.getByLabel(text('kind.HOURS')).fill('72');
    await sheet.getByRole('button', { name: text('save') }).click();
    await expect(sheet).toBeHidden();

    await expect.poll(cached).toContain('tel:+998712000707');
    expect(await cached()).not.toContain('998710000000');
    const shopper = await browser.newPage({ baseURL: shop.url });
    await visit(shopper, '/delivery');
    const footer = shopper.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: /\+998\s71\s200/ })).toHaveAttribute(
      'href',
      'tel:+998712000707',
    );
    await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://instagram.com/zarona',
    );
    const line = shopper.getByText('Новая коллекция к Наврузу');
    await expect(line).toBeVisible();
    await shopper.getByRole('button', { name: word('ru', 'common', 'closeAnnouncement') }).click();
    await shopper.goto('/size-guide');
    await expect(shopper.getByText(/первые 14\s+дней/)).toBeVisible();
    await expect(line).toBeHidden();
    await putIntoCart(shopper.request, 'ZR-037');
    await visit(shopper, '/checkout');
    await shopper
      .getByRole('radio', { name: word('ru', 'checkout', 'pickup'), exact: true })
      .check({ force: true });
    await expect(shopper.getByText(/храним 72\s+часа/)).toBeVisible();
    await write('announcement_ru', 'LINE', 'Доставка по Ташкенту бесплатна');
    await expect(sheet).toBeHidden();
    await expect.poll(cached).toContain('Доставка по Ташкенту бесплатна');
    await visit(shopper, '/delivery');
    await expect(
      shopper.getByRole('complementary', { name: word('ru', 'common', 'announcementLabel') }),
    ).toBeVisible();
    await shopper.goto('/offline');
    await expect(shopper.getByRole('main').getByText('+998 71 200-07-07')).toBeVisible();
    await shopper.goto('/no-such-page');
    await expect(footer.getByText(/200-\u206007/)).toBeVisible();
    await staff.close();
  });
});
