import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const ofPrices = (key: string) => word('ru', 'bo-prices', key);
const ofContent = (key: string) => word('ru', 'bo-content', key);

test(
  'BO-36: a promotion is previewed, created, runs, and is ended, without a terminal',
  { tag: '@once' },
  async ({ page }) => {
    const name = `Неделя ${Date.now()}`;
    await enterAs(page, 'MANAGER');
    await page.goto('/admin/prices/promotions/new');
    for (const field of ['nameRu', 'nameUz', 'nameEn'])
      await page.getByLabel(ofPrices(`reduction.${field}`)).fill(name);
    await page.getByLabel(ofPrices('reduction.percent')).fill('2');
    const targets = page.getByLabel(ofPrices('reduction.targets'));
    await page.getByRole('button', { name: ofPrices('reduction.chooseTargets') }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'rings', exact: false }).first().click();
    await expect(targets).toHaveValue(/rings$/);
    await targets.fill('ZR-114');
    await page.getByRole('button', { name: ofPrices('preview.do') }).click();
    await page.getByRole('button', { name: ofPrices('reduction.create'), exact: true }).click();
    await page.waitForURL(/\/prices\/promotions$/);
    await expect(page.getByText(ofPrices('reduction.made'))).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(ofPrices('reduction.states.RUNNING'));
    await row.getByRole('button', { name, exact: true }).click();
    const opened = page.getByRole('dialog', { name });
    await opened.getByLabel(word('ru', 'bo-shell', 'notes.body')).fill('Продлить до пятницы?');
    await opened.getByRole('button', { name: word('ru', 'bo-shell', 'notes.write') }).click();
    await expect(opened.getByRole('listitem').filter({ hasText: 'Продлить до пятницы?' })).toBeVisible();
    await expect(
      opened.getByRole('heading', { name: word('ru', 'bo-shell', 'history.title') }),
    ).toBeVisible();
    await expectNoViolations(page, 'a promotion');
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: ofPrices('reduction.end') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ofPrices('reduction.end') })
      .click();
    await expect(page.getByText(ofPrices('reduction.ended'))).toBeVisible();
    await expect(row).toContainText(ofPrices('reduction.states.OVER'));
  },
);

test(
  'BO-36: a model is pinned to a query, is first on the site for it, and is unpinned, without a terminal',
  { tag: '@once' },
  async ({ page }) => {
    const words = 'серьги пусеты';
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/content/search');
    const pins = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: ofContent('search.pins') }) });
    await pins.getByRole('button', { name: ofContent('search.add') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(ofContent('search.typed')).fill(words);
    await sheet.getByRole('button', { name: ofContent('search.try') }).click();
    const named = new RegExp(ofContent('search.pinNamed').replace('{{artikul}}', '(ZR-\\d+)'));
    const last = sheet.getByRole('button', { name: named }).last();
    const [, artikul = ''] =
      named.exec((await last.getAttribute('aria-label')) ?? (await last.innerText())) ?? [];
    await last.click();
    await sheet.getByRole('button', { name: ofContent('save'), exact: true }).click();
    const pinned = pins.getByRole('button', { name: words });
    await expect(pinned).toBeVisible();
    const first = async () => {
      const answer = await page.request.get(`/api/es/v1/es-products?q=${encodeURIComponent(words)}&size=1`);
      const { data } = (await answer.json()) as { data: { content: { artikul: string }[] } };
      return data.content[0]?.artikul;
    };
    await expect.poll(first).toBe(artikul);
    await pinned.click();
    await sheet.getByRole('button', { name: ofContent('search.unpin') }).click();
    await expect(pinned).toHaveCount(0);
  },
);
