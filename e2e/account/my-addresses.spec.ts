import { expect, test, type Locator } from '@playwright/test';
import { address, logIn } from '../support/account.ts';
import { button, rows, t } from './profile.ts';
import { startOf, word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

for (const javaScriptEnabled of [true, false]) {
  const [name, tag] = javaScriptEnabled ? ['with JavaScript', []] : ['without JavaScript', '@once'];
  test.describe(name, { tag }, () => {
    test.use({ javaScriptEnabled });

    test(
      'addresses are added, changed, made the default, deleted and restored',
      { tag: '@once' },
      async ({ page }) => {
        await logIn(page);
        await visit(page, '/profile/my-addresses');
        await page.getByRole('link', { name: t('addresses.add') }).click();
        const form = page.locator('#address-form');
        await button(form, 'save').click();
        if (!javaScriptEnabled)
          await expect(form.getByRole('alert')).toContainText(
            `${t('address.districtId')}: ${word('ru', 'auth', 'fieldRequired')}`,
          );
        await choose(form, { region: 'город Ташкент', district: 'Бектемирский район', javaScriptEnabled });
        await form.getByLabel(t('address.street')).fill('улица Ойбек');
        await form.getByLabel(t('address.house')).fill('14');
        await button(form, 'save').click();
        await expect(rows(page)).toHaveCount(1);
        await expect(rows(page)).toContainText('Бектемирский район, улица Ойбек 14');
        await expect(rows(page)).toContainText(t('address.default'));

        await rows(page)
          .getByRole('link', { name: t('change') })
          .click();
        await form.getByLabel(t('address.apartment')).fill('7');
        await button(form, 'save').click();
        await expect(rows(page)).toContainText('улица Ойбек 14, 7');
        if (javaScriptEnabled)
          await expect(rows(page).getByRole('link', { name: t('change') })).toBeFocused();

        await page.getByRole('link', { name: t('addresses.add') }).click();
        await choose(form, { region: 'город Ташкент', district: 'Мирабадский район', javaScriptEnabled });
        await form.getByLabel(t('address.street')).fill('улица Нукус');
        await form.getByLabel(t('address.landmark')).fill('напротив школы');
        await button(form, 'save').click();
        await expect(rows(page)).toHaveCount(2);
        await button(page, 'makeDefault').click();
        await expect(rows(page).first()).toContainText('Нукус');

        await button(rows(page).first(), 'remove').click();
        await expect(rows(page)).toHaveCount(1);
        await expect(page.getByText(startOf('ru', 'profile', 'addresses.removed'))).toBeVisible();
        if (javaScriptEnabled) await expect(button(page, 'undo')).toBeFocused();
        await button(page, 'undo').click();
        await expect(rows(page)).toHaveCount(2);
        await expect(rows(page).filter({ hasText: 'Нукус' })).toContainText('напротив школы');
        await expect(rows(page).filter({ hasText: 'Нукус' })).toContainText(t('address.default'));
      },
    );
  });
}

test('ten addresses can be saved, and no eleventh', { tag: '@once' }, async ({ page }) => {
  const { call } = await logIn(page);
  for (let house = 1; house <= 10; house += 1)
    await call('POST', '/addresses', { ...address, house: String(house) });
  await visit(page, '/profile/my-addresses');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('link', { name: t('addresses.add') })).toHaveCount(0);
  await expect(page.getByText(startOf('ru', 'profile', 'addresses.full_many'))).toBeVisible();
});

async function choose(
  form: Locator,
  { region, district, javaScriptEnabled }: { region: string; district: string; javaScriptEnabled: boolean },
): Promise<void> {
  for (const [key, label] of [
    ['address.regionId', region],
    ['address.districtId', district],
  ] as const) {
    const list = form.getByLabel(t(key), { exact: true });
    if (javaScriptEnabled) {
      await list.fill(label);
      await form.getByRole('option', { name: label }).first().click();
    } else await list.selectOption({ label });
  }
}
