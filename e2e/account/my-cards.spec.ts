import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../support/account.ts';
import { waitForHydration } from '../support/visit.ts';
import { startOf, word } from '../support/words.ts';

const cards = (key: string) => word('uz', 'profile', `cards.${key}`);
const own = '/uz/profile/my-cards';
/** Cards of the fake bank, as listed on its page. */
const [humo, visa] = ['9860 0000 0000 0011', '4000 0000 0000 0013'];

/** Goes from the page of the cards to the bank's form, fills it in and returns. */
async function typeAtBank(page: Page, number: string): Promise<void> {
  await page.locator('a[href^="/fake-bank/"]').click();
  await page.getByRole('button', { name: number }).click();
  await page.getByRole('button', { name: cards('getCode') }).click();
  await expect(page).toHaveURL(/\/uz\/profile\/my-cards\?code=\d+$/);
}

/** With JavaScript the last digit submits it. */
async function typeCode(page: Page, { code, isSent }: { code: string; isSent: boolean }): Promise<void> {
  await waitForHydration(page);
  await page.getByLabel(cards('code')).fill(code);
  if (!isSent) await page.getByRole('button', { name: word('uz', 'profile', 'confirm') }).click();
}

for (const javaScriptEnabled of [true, false]) {
  const [name, tag] = javaScriptEnabled ? ['with JavaScript', []] : ['without JavaScript', '@once'];
  test.describe(name, { tag }, () => {
    test.use({ javaScriptEnabled });

    test(
      'a card is typed at the bank, confirmed by a code, made the default, and removed',
      { tag: '@once' },
      async ({ page }) => {
        await logIn(page);
        await page.goto(own);
        await expect(page.getByText(cards('empty'))).toBeVisible();
        // if there are several banks, each has a button with its name
        const adds = page
          .getByRole('main')
          .getByRole('link', { name: startOf('uz', 'profile', 'cards.addAt') });
        await expect(adds).toHaveText([/Oʻquv banki/, /Payme/]);

        await typeAtBank(page, humo);
        await typeCode(page, { code: '111111', isSent: javaScriptEnabled });
        await expect(page.getByText(startOf('uz', 'profile', 'cards.codeWrong_other'))).toBeVisible();
        await typeCode(page, { code: '666666', isSent: javaScriptEnabled });
        await expect(page.getByText(cards('done.added'))).toBeVisible();
        await expect(page.getByText('9860 •••• •••• 0011')).toBeVisible();

        await typeAtBank(page, visa);
        await typeCode(page, { code: '666666', isSent: javaScriptEnabled });
        await expect(page.getByText(cards('done.added'))).toBeVisible();
        await page.getByRole('button', { name: cards('makeDefault') }).click();
        await expect(page.getByText(cards('done.default'))).toBeVisible();
        const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '••••' });
        await expect(rows.first()).toContainText('4000 •••• •••• 0013');

        await rows
          .first()
          .getByRole('link', { name: word('uz', 'profile', 'remove') })
          .click();
        await page.getByRole('button', { name: cards('confirmYes') }).click();
        await expect(page.getByText(cards('done.removed'))).toBeVisible();
        await expect(rows).toHaveCount(1);
        await expect(rows.first()).toContainText(cards('default'));
      },
    );
  });
}

test(
  'an address alone adds no card: its token is submitted only by a form',
  { tag: '@once' },
  async ({ page }) => {
    await logIn(page);
    const answer = await page.goto(`${own}?provider=FAKE&cardToken=form.humo.${'a'.repeat(24)}`);
    expect(answer?.headers()['cache-control']).toContain('private');
    await page.goto(own);
    await expect(page.getByText(cards('empty'))).toBeVisible();
  },
);
