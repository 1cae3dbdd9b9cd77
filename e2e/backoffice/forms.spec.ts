import { expect, type Locator, type Page, test } from '@playwright/test';
import { word } from '../support/words.ts';
import { enterAs, onThisMachine } from './enter.ts';

test.use({ ...onThisMachine, viewport: { width: 1440, height: 900 } });

const shell = (key: string) => word('ru', 'bo-shell', key);

interface TypedForm {
  what: string;
  /** Opens the form; called again after a reload. */
  open: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  typed: string;
}

const dialog = (page: Page) => page.getByRole('dialog');

/** The first characteristic whose values come from a list. */
async function openChoice(page: Page): Promise<void> {
  await page.goto('/admin/catalog/params');
  const choice = word('ru', 'bo-catalog', 'params.types.choice');
  await page.getByRole('row').filter({ hasText: choice }).first().getByRole('link').click();
}

const newValue = (page: Page) =>
  page.getByRole('button', { name: word('ru', 'bo-catalog', 'params.addValue') }).click();
const nameOfValue = (page: Page) => dialog(page).getByLabel(word('ru', 'bo-catalog', 'field.nameEn'));

/** Creates a value of that characteristic for one test; returns a function that opens it. */
async function addValue(page: Page): Promise<(one: Page) => Promise<void>> {
  const stamp = Date.now();
  await openChoice(page);
  await newValue(page);
  for (const name of ['field.nameRu', 'field.nameUz', 'field.nameEn'])
    await dialog(page)
      .getByLabel(word('ru', 'bo-catalog', name))
      .fill(`value ${stamp}`);
  await dialog(page)
    .getByLabel(word('ru', 'bo-catalog', 'params.code'))
    .fill(`v${stamp}`);
  await dialog(page)
    .getByRole('button', { name: word('ru', 'bo-catalog', 'create'), exact: true })
    .click();
  return async (one) => {
    await openChoice(one);
    await one.getByRole('button', { name: `value ${stamp}`, exact: true }).click();
  };
}

/** Every form that edits or creates something: a value typed into one of its fields is restored. */
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
  {
    what: 'a collection',
    open: async (page) => {
      await page.goto('/admin/catalog/collections/1');
    },
    field: (page) => page.locator('[name="storyRu"]'),
    typed: 'Ласточки возвращаются в марте',
  },
  {
    what: 'a value of a characteristic',
    open: async (page) => {
      await openChoice(page);
      await newValue(page);
    },
    field: nameOfValue,
    typed: 'Английский замок с фиксатором',
  },
  {
    what: 'an endpoint of webhooks',
    open: async (page) => {
      await page.goto('/admin/webhooks');
      await page.getByRole('button', { name: word('ru', 'bo-system', 'webhook.make') }).click();
    },
    field: (page) => dialog(page).getByLabel(word('ru', 'bo-system', 'webhook.name')),
    typed: 'Склад на Чиланзаре',
  },
];

const digits = (text: string) => text.replaceAll(/\s/g, '');

for (const { what, open, field, typed } of forms)
  test(
    `BO-20: what was typed into ${what} is restored after a reload`,
    { tag: '@once' },
    async ({ page }) => {
      await enterAs(page, 'OWNER');
      await open(page);
      await field(page).fill(typed);
      // typed text is stored within a second
      await page.waitForTimeout(1_000);
      await page.reload();
      await open(page);
      await page.getByRole('button', { name: shell('draft.restore'), exact: true }).click();
      await expect.poll(async () => digits(await field(page).inputValue())).toBe(digits(typed));
    },
  );

const openCollection = async (page: Page): Promise<void> =>
  void (await page.goto('/admin/catalog/collections/2'));

/** Two people have the same field open: the second one to save is shown the original value, the other person's and their own. */
const shared = [
  {
    what: 'a collection',
    prepare: async () => openCollection,
    field: (page: Page) => page.locator('[name="storyEn"]'),
    save: word('ru', 'bo-content', 'pages.save'),
    saved: (page: Page) => page.getByText(word('ru', 'bo-content', 'pages.saved')),
  },
  {
    what: 'a value of a characteristic',
    prepare: addValue,
    field: nameOfValue,
    save: word('ru', 'bo-catalog', 'save'),
    // the form's sheet is closed, and the history contains the change
    saved: (page: Page) => page.getByRole('region', { name: shell('history.title') }).getByText('theirs'),
  },
];

for (const { what, prepare, field, save, saved } of shared)
  test(`BO-19: two people change the same field of ${what}`, { tag: '@once' }, async ({ page, browser }) => {
    test.slow();
    const other = await (await browser.newContext({ ...onThisMachine, locale: 'ru-RU' })).newPage();
    await enterAs(page, 'OWNER');
    await enterAs(other, 'MANAGER');
    const open = await prepare(page);
    for (const one of [page, other]) await open(one);
    const stamp = Date.now();
    const press = (one: Page) =>
      one.locator('form').getByRole('button', { name: save, exact: true }).last().click();
    await field(other).fill(`theirs ${stamp}`);
    await press(other);
    await expect(saved(other).first()).toBeVisible();
    await field(page).fill(`mine ${stamp}`);
    await press(page);
    const conflict = page.getByRole('alert', { name: shell('conflicts.title') });
    await expect(conflict).toContainText(`theirs ${stamp}`);
    await conflict.getByRole('button', { name: `mine ${stamp}` }).click();
    await press(page);
    await expect(conflict).toHaveCount(0);
    const history = page.getByRole('region', { name: shell('history.title') });
    await expect(history.getByText(`mine ${stamp}`).first()).toContainText(`theirs ${stamp} → mine ${stamp}`);
    await other.context().close();
  });
