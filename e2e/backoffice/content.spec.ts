import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { putIntoCart } from '../support/cart.ts';
import { enterCheckout } from '../support/checkout.ts';
import { word } from '../support/words.ts';
import { enterAs, onThisMachine } from './enter.ts';

test.use(onThisMachine);

const text = (key: string) => word('ru', 'bo-content', key);
const checkout = (key: string) => word('ru', 'checkout', key);

/** A town to which no other test orders. */
const town = 'город Хива';

test(
  'a delivery price changed in the back-office is charged by the checkout',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    await enterAs(page, 'MANAGER');
    await page.goto('/admin/content');
    await expect(page).toHaveURL(/\/content\/pages$/);
    await page.goto('/admin/content/delivery');
    await expect(page.getByRole('button', { name: text('delivery.addDistrict') })).toBeVisible();
    await expectNoViolations(page, 'delivery');
    await page.getByRole('button', { name: text('delivery.addDistrict') }).click();
    const sheet = page.getByRole('dialog');
    await chooseTown(sheet);
    await sheet.getByRole('button', { name: text('delivery.choose') }).click();
    await sheet.getByLabel(text('delivery.cost')).fill('77000');
    await sheet.getByLabel(text('delivery.freeFrom')).fill('900000000');
    await expectNoViolations(page, 'the tariff of a place');
    await sheet.getByRole('button', { name: text('save') }).click();
    await expect(page.getByText(text('saved'))).toBeVisible();
    await chooseTown(page.locator('aside'));
    await page.getByRole('button', { name: text('delivery.ask') }).click();
    await expect(page.locator('.delivery-sum')).toHaveText(/77\s000/);

    await putIntoCart(page.request, 'ZR-060');
    await enterCheckout(page);
    await page.getByRole('radio', { name: checkout('delivery'), exact: true }).check({ force: true });
    await page.getByRole('combobox', { name: checkout('district') }).fill(town);
    await page.getByRole('option', { name: town }).click();
    await expect(page.getByText(/77\s000/).first()).toBeVisible();

    await page.goto('/admin/content/delivery');
    await page.getByRole('button', { name: town }).click();
    await sheet.getByRole('button', { name: text('delivery.asRegion') }).click();
    await expect(page.getByRole('button', { name: town })).toBeHidden();
  },
);

async function chooseTown(form: Pick<Page, 'getByLabel'>): Promise<void> {
  await form.getByLabel(text('delivery.region')).selectOption({ label: 'Хорезмская область' });
  await form.getByLabel(text('delivery.district')).selectOption({ label: town });
}
