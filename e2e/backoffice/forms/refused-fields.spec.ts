import { expect, test } from '@playwright/test';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const text = (key: string) => word('ru', 'bo-prices', key);
const ofPages = (key: string) => word('ru', 'bo-content', `pages.${key}`);

test('@once a promotion that is refused says so at its fields, before and after the preview', async ({
  page,
}) => {
  await enterAs(page, 'MANAGER');
  await page.goto('/admin/prices/promotions/new');
  const nameRu = page.getByLabel(text('reduction.nameRu'));
  const preview = page.getByRole('button', { name: text('preview.do') });
  await preview.click();
  await expect(nameRu).toBeFocused();
  await expect(nameRu).toHaveAccessibleDescription(new RegExp(word('ru', 'bo-shell', 'needed')));
  await nameRu.fill('Осень');
  await expect(nameRu).not.toHaveAttribute('aria-invalid');
  await page.getByLabel(text('reduction.nameUz')).fill('Kuz');
  await page.getByLabel(text('reduction.nameEn')).fill('Autumn');
  const targets = page.getByLabel(text('reduction.targets'));
  await targets.fill('ZR-001, nothing');
  await page.getByLabel(text('reduction.percent')).fill('10');
  await preview.click();
  await expect(targets).toBeFocused();
  await expect(targets).toHaveAccessibleDescription(/nothing/);
  await expect(page.locator('.problem-line')).toHaveCount(0);
  await targets.fill('ZR-001');
  const from = page.getByLabel(text('reduction.from'));
  await from.fill('2026-01-01T10:00');
  await preview.click();
  await page.getByRole('button', { name: text('reduction.create') }).click();
  await expect(from).toBeFocused();
  await expect(from).toHaveAccessibleDescription(new RegExp(word('ru', 'errors', 'title.STARTS_IN_PAST')));
});

test('@once a page says at the block what is wrong with it, in the language of that block', async ({
  page,
}) => {
  await enterAs(page, 'CONTENT');
  await page.goto('/admin/content/pages/returns');
  const uzbek = page.getByRole('radio', { name: word('ru', 'bo-shell', 'language.uz') });
  await uzbek.check();
  await page
    .getByRole('button', { name: ofPages('add').replace('{{kind}}', ofPages('kind.paragraph')) })
    .click();
  const block = page.getByLabel(ofPages('text'), { exact: true }).last();
  await block.fill('[bu yerda](nowhere)');
  await page.getByRole('radio', { name: word('ru', 'bo-shell', 'language.ru') }).check();
  await page.getByRole('button', { name: ofPages('save') }).click();
  await expect(uzbek).toBeChecked();
  await expect(block).toBeFocused();
  await expect(block).toHaveAccessibleDescription(ofPages('wrong.link'));
  await block.fill('{bunday}');
  await page.getByRole('button', { name: ofPages('save') }).click();
  await expect(block).toHaveAccessibleDescription(/bunday/);
});

test('@once a price formula that is refused says so at its number', async ({ page }) => {
  await enterAs(page, 'MANAGER');
  await page.goto('/admin/prices/formula');
  const step = page.getByLabel(text('formula.stepSom'));
  await step.fill('');
  await page.getByRole('button', { name: text('preview.do') }).click();
  await expect(step).toBeFocused();
  await expect(step).toHaveAccessibleDescription(word('ru', 'errors', 'field.minimum'));
  await step.fill('10000');
  const second = page.getByLabel(`${text('formula.below')} 2`);
  await second.fill('1');
  await page.getByRole('button', { name: text('preview.do') }).click();
  await expect(second).toBeFocused();
  await expect(second).toHaveAccessibleDescription(new RegExp(word('ru', 'errors', 'title.FORMULA_WRONG')));
  await expect(page.locator('.problem-line')).toHaveCount(0);
});
