import { expect, test } from '@playwright/test';
import { newPhone } from '../support/inbox.ts';
import { word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

const requests = (key: string) => word('ru', 'requests', key);

test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'forms of one column are the same on a wide screen'));

test('a shopper leaves a contact for a sold-out piece, and can cancel the alert', async ({ page }) => {
  const main = page.getByRole('main');
  await visit(page, '/product/ZR-077');
  await main.getByRole('link', { name: word('ru', 'product', 'notifyMe') }).click();
  const phone = page.getByLabel(requests('phone'));
  await phone.fill('12345');
  await main.getByRole('button', { name: requests('notify.send') }).click();
  await expect(phone).toHaveAccessibleDescription(requests('phoneWrong'));
  await expect(phone).toHaveValue('12345');
  await phone.fill(newPhone());
  await page.getByLabel(requests('notify.consent')).check();
  await main.getByRole('button', { name: requests('notify.send') }).click();
  await expect(page).toHaveURL(/\/requests\/notify\/\d+-[\w-]{22}$/);
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(requests('notify.doneTitle'));
  await main.getByRole('button', { name: requests('notify.end') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(requests('notify.endedTitle'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visit to try on a piece is booked, looked up again and cancelled', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/product/ZR-003');
    await main.getByRole('link', { name: word('ru', 'product', 'tryInStore') }).click();
    await main.getByRole('link', { name: 'Бухара' }).click();
    await expect(page).toHaveURL(/store=buxoro/);
    const days = main.getByRole('navigation', { name: requests('visit.day') }).getByRole('link');
    await days.last().click();
    const send = main.getByRole('button', { name: requests('visit.send') });
    await send.click();
    await expect(main.getByRole('alert').first()).toContainText(requests('chooseTime'));
    await main.getByRole('radio', { name: '12:00' }).check();
    await page.getByLabel(requests('phone')).fill(newPhone());
    await page.getByLabel(requests('name')).fill('Дильноза');
    await send.click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(requests('visit.doneTitle'));
    await page.reload();
    await expect(main).toContainText(/ZR-\d+/);
    await main.getByRole('button', { name: requests('visit.cancel') }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(requests('visit.cancelledTitle'));
  });

  test('a call-back can be requested from the contacts, and stores are filtered by their services', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.goto('/contacts');
    await main.getByRole('link', { name: word('ru', 'pages', 'callBack') }).click();
    await page.getByLabel(requests('phone')).fill('90 123-45-67');
    await page.getByLabel(requests('name')).fill('Дильноза');
    await main.getByRole('button', { name: requests('callBack.send') }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(requests('callBack.doneTitle'));
    await expect(main).toContainText(/\+998\s90\s•••\s••\s67/);
    await page.goto('/stores');
    await main.getByRole('link', { name: word('ru', 'stores', 'service.engraving.name') }).click();
    await expect(page).toHaveURL(/service=engraving/);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Амир Темур', 'Самарканд']);
  });
});
