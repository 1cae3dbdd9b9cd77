import { expect, type Page, test } from '@playwright/test';
import { expectStored, storedDrafts } from '../support/stored-drafts.ts';
import { word } from '../support/words.ts';
import { enterAs, onThisMachine } from './enter.ts';

test.use(onThisMachine);

const shell = (key: string) => word('ru', 'bo-shell', key);
const ofPieces = (key: string) => word('ru', 'bo-pieces', key);
const ofOrders = (key: string) => word('ru', 'bo-orders', key);

test(
  'BO-20: what was typed about a piece is offered again after a reload, and listed under Me',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'WAREHOUSE');
    await page.goto('/admin/pieces?state=WITHDRAWN&sort=serialNumber');
    await page.locator('.row-link').nth(4).click();
    await page.getByRole('button', { name: ofPieces('action.EDIT'), exact: true }).click();
    const field = page.getByRole('dialog').getByLabel(ofPieces('fact.packageCode'));
    await field.fill('90417');
    await expectStored(page, '90417');
    await page.reload();
    await page.getByRole('button', { name: shell('draft.open') }).click();
    await page.getByRole('button', { name: shell('draft.restore'), exact: true }).click();
    await expect(field).toHaveValue('90417');
    await page.goto('/admin/me');
    const draft = page.locator('#drafts ~ ul li');
    await expect(draft).toHaveCount(1);
    await draft.getByRole('button', { name: shell('draft.discard') }).click();
    await expect(page.getByText(word('ru', 'bo-me', 'drafts.none'))).toBeVisible();
  },
);

test(
  'BO-20: what was typed before Back is listed under Me, whose link leads to the record that offers it; what was undone is not',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'WAREHOUSE');
    await page.goto('/admin/pieces?state=WITHDRAWN&sort=serialNumber');
    await page.locator('.row-link').nth(5).click();
    await page.getByRole('button', { name: ofPieces('action.EDIT'), exact: true }).click();
    const address = page.url();
    const field = page.getByRole('dialog').getByLabel(ofPieces('fact.packageCode'));
    const before = await field.inputValue();
    await field.fill('90418');
    await expectStored(page, '90418');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/admin/me');
    const drafts = page.locator('#drafts ~ ul li');
    await expect(drafts).toHaveCount(1);
    await drafts.getByRole('link').click();
    await expect(page).toHaveURL(address);
    await page.getByRole('button', { name: shell('draft.open') }).click();
    await page.getByRole('button', { name: shell('draft.restore'), exact: true }).click();
    await expect(field).toHaveValue('90418');
    await field.fill(before);
    await field.fill('90419');
    await expectStored(page, '90419');
    await field.fill(before);
    await expect.poll(() => storedDrafts(page)).toBe('[]');
    await page.goto('/admin/me');
    await expect(page.getByText(word('ru', 'bo-me', 'drafts.none'))).toBeVisible();
  },
);

test(
  'BO-20: the reason of a lost piece is offered on its page after a reload',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'WAREHOUSE');
    await page.goto('/admin/pieces?state=AVAILABLE&sort=serialNumber');
    await page.locator('.row-link').nth(6).click();
    await page
      .locator('.record-actions')
      .getByRole('button', { name: ofPieces('more'), exact: true })
      .click();
    await page.getByRole('menuitem', { name: ofPieces('action.LOSE') }).click();
    const field = page.getByRole('dialog').getByLabel(ofPieces('reason'));
    await field.fill('Не найдено после пересчёта витрины');
    await expectStored(page, 'Не найдено после пересчёта витрины');
    await page.reload();
    await page.getByRole('button', { name: shell('draft.open') }).click();
    await page.getByRole('button', { name: shell('draft.restore'), exact: true }).click();
    await expect(field).toHaveValue('Не найдено после пересчёта витрины');
  },
);

test(
  'BO-20: an order for a caller survives a closed tab and a logout; another person does not see it',
  { tag: '@once' },
  async ({ page, context }) => {
    await enterAs(page, 'SUPPORT');
    await page.goto('/admin/orders/new');
    await page.getByLabel(ofOrders('phone.name')).fill('Нодира Каримова');
    await page.getByLabel(ofOrders('phone.comment')).fill('Перезвонить после шести');
    await expectStored(page, 'Перезвонить после шести');
    await page.close();
    const next = await context.newPage();
    await next.goto('/admin/me');
    await next.getByRole('button', { name: word('ru', 'bo-me', 'logOut') }).click();
    await next.waitForURL(/\/admin\/login/);
    await enterAs(next, 'MANAGER');
    await next.goto('/admin/orders/new');
    await expect(next.getByLabel(ofOrders('phone.name'))).toHaveValue('');
    await expect(next.getByRole('button', { name: shell('draft.restore'), exact: true })).toHaveCount(0);
    await enterAs(next, 'SUPPORT');
    await next.goto('/admin/orders/new');
    await next.getByRole('button', { name: shell('draft.restore'), exact: true }).click();
    await expect(next.getByLabel(ofOrders('phone.name'))).toHaveValue('Нодира Каримова');
    await expect(next.getByLabel(ofOrders('phone.comment'))).toHaveValue('Перезвонить после шести');
  },
);

test(
  'BO-20: typed text is restored after the page’s process was killed',
  { tag: '@once' },
  async ({ page, context }) => {
    await enterAs(page, 'CONTENT');
    const address = '/admin/catalog/collections/3';
    const story = (one: Page) => one.locator('[name="storyEn"]');
    const typed = `Typed before the crash ${Date.now()}`;
    await page.goto(address);
    await story(page).fill(typed);
    await expectStored(page, typed);
    const crashed = page.waitForEvent('crash');
    // the process of the page ends, as if the system killed it
    page.goto('chrome://crash').catch(() => undefined);
    await crashed;

    const next = await context.newPage();
    await next.goto(address);
    await next.getByRole('button', { name: shell('draft.restore'), exact: true }).click();
    await expect(story(next)).toHaveValue(typed);
  },
);
