import { expect, test } from '@playwright/test';
import { logIn } from '../../support/account.ts';
import { rowsOf } from '../../support/shop-database.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const people = (key: string) => word('ru', 'bo-people', key);
/** Matches a formatted price: thousands are separated by non-breaking spaces. */
const written = (som: number) => new RegExp(String(som).replaceAll(/\B(?=(\d{3})+$)/g, '\\s'));

test(
  'BO-68: a company is added and approved; its user then sees its prices on the site, and a guest does not',
  { tag: '@once' },
  async ({ page, browser }) => {
    const shopper = await (await browser.newContext()).newPage();
    const { phone } = await logIn(shopper);
    const [user] = await rowsOf<{ id: string }>(`select id::text from users where phone = $1`, [phone]);
    const [piece] = await rowsOf<{ artikul: string; retail: string; business: string }>(
      `select p.artikul, min(i.price_b2c_som)::text as retail, min(i.price_b2b_som)::text as business
       from products p join product_items i on i.product_id = p.id
       where i.product_item_state = 'AVAILABLE' and p.product_state = 'ACTIVE' and i.price_b2b_som < i.price_b2c_som
       group by p.artikul having min(i.price_b2b_som) % 1000000 <> 0 order by p.artikul limit 1`,
    );
    const { artikul = '', retail = '', business = '' } = piece ?? {};
    const product = await shopper.request.get(`/api/v1/products/${artikul}`);
    const { slugRu } = (await product.json()) as { slugRu: string }; // api.md
    const address = `/product/${slugRu}`;
    const main = shopper.getByRole('main');
    await shopper.goto(address);
    await expect(main.getByText(written(Number(retail))).first()).toBeVisible();
    await expect(main.getByText(written(Number(business)))).toHaveCount(0);

    await enterAs(page, 'MANAGER');
    await page.goto('/admin/people/businesses');
    await page.getByRole('button', { name: people('business.add') }).click();
    const sheet = page.getByRole('dialog');
    const name = `Zargar ${phone.slice(-6)}`;
    await sheet.getByLabel(people('column.company')).fill(name);
    await sheet.getByLabel(people('column.stir')).fill(`3${phone.slice(-8)}`);
    await sheet.getByLabel(people('column.contract')).fill('B2B-17');
    await sheet.getByLabel(people('business.customerId')).fill(user?.id ?? '');
    await sheet.getByRole('button', { name: people('business.save') }).click();
    await expect(page.getByText(people('business.done.ADD'))).toBeVisible();
    // the company was added only, so nothing has changed for the user yet
    await shopper.reload();
    await expect(main.getByText(written(Number(business)))).toHaveCount(0);
    await page
      .getByRole('row', { name })
      .getByRole('button', { name: people('business.step.APPROVE') })
      .click();
    await expect(page.getByText(people('business.done.APPROVE'))).toBeVisible();

    await shopper.reload();
    await expect(main.getByText(written(Number(business))).first()).toBeVisible();
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(address);
    await expect(
      guest
        .getByRole('main')
        .getByText(written(Number(retail)))
        .first(),
    ).toBeVisible();
    await expect(guest.getByRole('main').getByText(written(Number(business)))).toHaveCount(0);
    await guest.context().close();
    await shopper.context().close();
  },
);
