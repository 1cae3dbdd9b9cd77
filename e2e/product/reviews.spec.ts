import path from 'node:path';
import { expect, test } from '@playwright/test';
import { joinDatabase } from '#database/join.ts';
import { enterAs, onThisMachine } from '../backoffice/enter.ts';
import { buy, logIn } from '../support/account.ts';
import { expectNoViolations } from '../support/axe.ts';
import { word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

const words = (key: string) => word('ru', 'reviews', key);

/** The database of the running shop, used to hand over an order at once. */
const openDatabase = () =>
  joinDatabase({
    url: undefined,
    folder: path.join(process.env['SHOP_FOLDER'] ?? '.data', 'postgres'),
    onServerEnded: () => undefined,
  });

test('a buyer reviews a received piece; the review is on its page once it was moderated', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(!isMobile, 'once is enough');
  const account = await logIn(page);
  const { number, serial } = await buy(account, { artikul: 'ZR-090' });
  const database = await openDatabase();
  try {
    await database.pool.query(`update orders set order_state = 'DELIVERED' where number = $1`, [number]);
    await visit(page, `/profile/my-orders/${number}`);
    await page.getByRole('link', { name: words('write') }).click();
    await expectNoViolations(page, 'the form of a review');
    await page.getByRole('button', { name: words('send') }).click();
    await expect(page.getByText(words('chooseRating'))).toBeVisible();
    await page.getByRole('radio', { name: words('word.4') }).check();
    await page.getByLabel(words('yourWords')).fill('Звенья ровные, замок крепкий.');
    await page.getByRole('button', { name: words('send') }).click();
    await expect(page.getByText(words('state.PENDING'))).toBeVisible();
    const staff = await (await browser.newContext(onThisMachine)).newPage();
    await enterAs(staff, 'CONTENT');
    await staff.goto(`/admin/people/reviews?q=${serial}&open=first`);
    await expect(staff.getByRole('complementary')).toContainText('Звенья ровные');
    await staff.keyboard.press('p');
    await expect(staff.getByText(word('ru', 'bo-people', 'review.done.PUBLISH'))).toBeVisible();
    await staff.context().close();
    await expect(async () => {
      await page.goto('/product/tsepochka-zvenya-yakornaya');
      await expect(page.locator('#reviews')).toContainText('Звенья ровные, замок крепкий.', { timeout: 500 });
    }).toPass();
  } finally {
    await database.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reviews can be read, and products compared from the first to the fifth', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'once is enough');
    await page.goto('/product/kole-perezvon');
    await page.locator('#reviews').getByRole('link').last().click();
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.goto('/product/koltso-lastochka');
    await page.getByRole('button', { name: word('ru', 'product', 'compare'), exact: true }).click();
    for (const artikul of ['ZR-004', 'https://zarona.uz/product/kole-perezvon', 'ZR-012']) {
      await page.getByLabel(word('ru', 'compare', 'add')).fill(artikul);
      await page.getByRole('button', { name: word('ru', 'compare', 'addButton') }).click();
    }
    await expect(page.getByRole('columnheader')).toHaveCount(5);
    await page.goto(`${page.url()},5`);
    await page.getByRole('alert').getByRole('link').first().click();
    await expect(page.getByRole('columnheader')).toHaveCount(5);
    expect(new URL(page.url()).searchParams.get('ids')).toBe('5,4,77,12');
    await page.getByRole('link', { name: word('ru', 'compare', 'onlyDifferences') }).click();
    await expect(page.getByRole('rowheader', { name: word('ru', 'compare', 'row.certificate') })).toHaveCount(
      0,
    );
  });
});

test('products chosen for comparison are remembered across pages', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'once is enough');
  for (const slug of ['koltso-lastochka', 'kole-perezvon']) {
    await visit(page, `/product/${slug}`);
    await page.getByRole('button', { name: word('ru', 'product', 'compare'), exact: true }).click();
    await expect(page.getByRole('button', { name: word('ru', 'product', 'compared') })).toBeVisible();
  }
  await page.locator('.compare-bar').getByRole('link').click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expectNoViolations(page, 'the comparison');
  await page
    .getByRole('link', { name: /«Перезвон»/ })
    .filter({ hasText: word('ru', 'compare', 'remove') })
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  expect(await page.evaluate(() => localStorage.getItem('compare'))).toBe('1');
});
