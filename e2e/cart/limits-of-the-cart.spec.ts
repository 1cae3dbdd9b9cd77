import { expect, test } from '@playwright/test';
import type { Cart } from '#contract/cart.ts';
import { rowsOf } from '../support/shop-database.ts';
import { visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

// Limits that a shopper meets in the cart: the message, and what to do. No other test uses these models.
const cart = (key: string) => word('ru', 'cart', key);

interface Twin {
  id: number;
  serial_number: string;
}

/** Eleven more identical pieces of a model. */
const addTwins = (artikul: string, sign: string): Promise<Twin[]> =>
  rowsOf<Twin>(
    `insert into product_items
       (product_id, serial_number, price_b2c_som, price_b2b_som, probe, size_hundredths_mm, length_mm, weight_mg, engravable,
        makers_mark, hallmark_kind, store_id, received_on, ikpu, package_code, price_source)
     select product_id, $2 || '-' || nth, price_b2c_som, price_b2b_som, probe, size_hundredths_mm, length_mm, weight_mg, engravable,
        makers_mark, hallmark_kind, store_id, received_on, ikpu, package_code, 'FIXED'
     from (select i.* from product_items i join products p on p.id = i.product_id
           where p.artikul = $1 and i.product_item_state = 'AVAILABLE' order by i.id limit 1) one
     cross join generate_series(1, 11) nth
     returning id, serial_number`,
    [artikul, sign],
  );

test('eleven identical pieces: the cart says that ten is the maximum, and links to a request for more', async ({
  page,
  isMobile,
}) => {
  const twins = await addTwins('ZR-116', isMobile ? 'TP' : 'TD');
  // adding a piece that is in the cart already does not increase the quantity
  const lying = async (): Promise<number[]> => {
    const { lines } = (await (await page.request.get('/api/v1/cart')).json()) as Cart;
    return lines.flatMap(({ pieces }) => pieces.map(({ itemId }) => itemId));
  };
  const next = async () => {
    const there = await lying();
    return twins.find(({ id }) => !there.includes(id))?.id;
  };
  for (let count = 1; count <= 10; count += 1)
    expect((await page.request.post('/api/v1/cart/pieces', { data: { itemId: await next() } })).ok()).toBe(
      true,
    );
  await visit(page, '/cart');
  const row = page.locator('.cart-row', { hasText: cart('lineFull') });
  await expect(row.getByText(cart('lineFull'))).toBeVisible();
  await expect(row.getByRole('link', { name: cart('lineFullMore') })).toHaveAttribute(
    'href',
    '/requests/call-back?about=business',
  );
  const refused = await page.request.post('/api/v1/cart/pieces', { data: { itemId: await next() } });
  expect(await refused.json()).toMatchObject({ code: 'LINE_FULL' });
  await row.getByRole('combobox').selectOption('9');
  await expect(page.getByText(cart('lineFull'))).toBeHidden();
});

test('a promo code that is used up is reported, and the order can be placed without it or with another', async ({
  page,
  isMobile,
}) => {
  const code = isMobile ? 'LASTPHONE' : 'LASTDESK';
  await rowsOf(
    `insert into promo_codes (code, percent, begins_at, max_uses, uses) values ($1, 10, now() - interval '1 day', 5, 5)`,
    [code],
  );
  const { id } = (await addTwins('ZR-117', isMobile ? 'UP' : 'UD'))[0] ?? { id: 0 };
  expect((await page.request.post('/api/v1/cart/pieces', { data: { itemId: id } })).ok()).toBe(true);
  await visit(page, '/cart');
  await page.getByText(cart('promo.ask')).click();
  await page.getByLabel(cart('promo.code')).fill(code);
  await page.getByRole('button', { name: cart('promo.apply') }).click();
  await expect(page.getByText(cart('promoProblem.USED_UP'))).toBeVisible();
  await page.getByLabel(cart('promo.code')).fill('SALOM');
  await page.getByRole('button', { name: cart('promo.apply') }).click();
  await expect(page.getByText(cart('promoProblem.USED_UP'))).toBeHidden();
  await expect(page.getByText('SALOM').first()).toBeVisible();
});
