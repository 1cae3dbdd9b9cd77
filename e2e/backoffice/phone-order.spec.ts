import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { takePieceIn } from '../support/cart.ts';
import { word } from '../support/words.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from './enter.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-orders', `phone.${key}`);

test(
  'support takes an order by phone: delivery by courier, the payment link is sent, and its record opens',
  { tag: '@once' },
  async ({ page }) => {
    const artikuls = ['ZR-005', 'ZR-006', 'ZR-007', 'ZR-012', 'ZR-022', 'ZR-032', 'ZR-042', 'ZR-089'];
    const piece = await takePieceIn(page.request, { slug: 'toshkent-amir-temur', artikuls });
    await enterAs(page, 'SUPPORT');
    const consoleErrors = collectConsoleErrors(page);
    await page.goto(`/admin/pieces/${piece.serialNumber}`);
    const more = { name: word('ru', 'bo-pieces', 'more'), exact: true };
    await page.getByRole('main').getByRole('button', more).click();
    await page.getByRole('menuitem', { name: word('ru', 'bo-pieces', 'action.PHONE_ORDER') }).click();
    await expect(page.getByText(piece.serialNumber)).toBeVisible();
    // a scan that adds nothing says why, with the number that is no longer in the field
    const scan = page.getByLabel(words('scan'));
    await scan.fill(piece.serialNumber.toLowerCase());
    await scan.press('Enter');
    await expect(
      page.getByText(words('twice').replace('{{serial}}', piece.serialNumber.toLowerCase())),
    ).toBeVisible();
    const place = page.getByRole('button', { name: words('place') });

    // missing values are reported at their fields, and typed values stay
    await place.click();
    await expect(page.getByText(words('phoneWrong'))).toBeVisible();
    await page.getByLabel(words('name')).fill('Дилноза');
    await page.getByLabel(words('phone')).fill('90 777 11 22');
    await expectNoViolations(page, 'phone order');

    await page.getByText(words('kind.DELIVERY'), { exact: true }).click();
    await page.getByLabel(words('region')).selectOption({ index: 1 });
    await page.getByLabel(words('district')).selectOption({ index: 1 });
    await page.getByLabel(words('street')).fill('Навои');
    await page.getByLabel(words('house'), { exact: true }).fill('12');
    await page.getByLabel(words('method')).selectOption('PAYME');
    await expect(page.getByText(words('byLink'))).toBeVisible();
    await place.click();
    await expect(page).toHaveURL(/\/admin\/orders\/Z-\d{6}-\d{5}/);
    await expect(page.getByText(piece.serialNumber)).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);
