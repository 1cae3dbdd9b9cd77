import { expect, type Locator, type Page, test } from '@playwright/test';
import { word } from '../support/words.ts';
import { enterAs, onThisMachine } from './enter.ts';

test.use({ ...onThisMachine, viewport: { width: 1440, height: 900 } });

const shell = (key: string) => word('ru', 'bo-shell', key);

interface TypedForm {
  what: string;
  /** Opens the form, also after a reload. */
  open: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  typed: string;
}

const dialog = (page: Page) => page.getByRole('dialog');

/** Each form of what is edited or made new: what is typed into one of its fields comes back. */
const forms: TypedForm[] = [
  {
    what: 'a model',
    open: async (page) => {
      await page.goto('/admin/models/ZR-001');
    },
    field: (page) => page.locator('[name="nameRu"]'),
    typed: 'Кольцо «Ласточка» с утра',
  },
  {
    what: 'a new model',
    open: async (page) => {
      await page.goto('/admin/models/new');
    },
    field: (page) => page.locator('[name="nameRu"]'),
    typed: 'Кольцо «Полдень»',
  },
  {
    what: 'the rate of gold',
    open: async (page) => {
      await page.goto('/admin/prices/rates/new?metal=gold');
    },
    field: (page) => page.getByLabel(word('ru', 'bo-prices', 'rate.sum')),
    typed: '1 234 000',
  },
  {
    what: 'a table of prices',
    open: async (page) => {
      await page.goto('/admin/prices/pieces');
    },
    field: (page) => page.getByLabel(word('ru', 'bo-prices', 'piece.paste')),
    typed: 'ZR-001017 7000000',
  },
  {
    what: 'a new promotion',
    open: async (page) => {
      await page.goto('/admin/prices/promotions/new');
    },
    field: (page) => page.getByLabel(word('ru', 'bo-prices', 'reduction.percent')),
    typed: '12',
  },
  {
    what: 'a new code',
    open: async (page) => {
      await page.goto('/admin/prices/codes/new');
    },
    field: (page) => page.getByLabel(word('ru', 'bo-prices', 'reduction.code')),
    typed: 'NAVRUZ12',
  },
  {
    what: 'a store',
    open: async (page) => {
      await page.goto('/admin/content/stores/1');
    },
    field: (page) => page.getByLabel(word('ru', 'bo-content', 'stores.phone')),
    typed: '+998 71 200 00 99',
  },
  {
    what: 'a page',
    open: async (page) => {
      await page.goto('/admin/content/pages/care');
    },
    field: (page) => page.getByLabel(word('ru', 'bo-content', 'pages.title')).first(),
    typed: 'О Заронé и мастерах',
  },
  {
    what: 'a zone of delivery',
    open: async (page) => {
      await page.goto('/admin/content/delivery');
      await page.locator('table .row-link').first().click();
    },
    field: (page) => dialog(page).getByLabel(word('ru', 'bo-content', 'delivery.maxDays')),
    typed: '9',
  },
  {
    what: 'a way of a transfer',
    open: async (page) => {
      await page.goto('/admin/transfers/new');
    },
    field: (page) => page.getByLabel(word('ru', 'bo-pieces', 'transfers.arrives')),
    typed: '2030-01-09',
  },
  {
    what: 'a business',
    open: async (page) => {
      await page.goto('/admin/people/businesses');
      await page.getByRole('button', { name: word('ru', 'bo-people', 'business.add') }).click();
    },
    field: (page) => dialog(page).getByLabel(word('ru', 'bo-people', 'column.company')),
    typed: 'ООО «Жемчуг»',
  },
];

const digits = (text: string) => text.replaceAll(/\s/g, '');

for (const { what, open, field, typed } of forms)
  test(`BO-20: what was typed of ${what} comes back after a reload`, { tag: '@once' }, async ({ page }) => {
    await enterAs(page, 'OWNER');
    await open(page);
    await field(page).fill(typed);
    // within a second what is typed is safe
    await page.waitForTimeout(1_000);
    await page.reload();
    await open(page);
    await page.getByRole('button', { name: shell('draft.restore'), exact: true }).click();
    await expect.poll(async () => digits(await field(page).inputValue())).toBe(digits(typed));
  });
