import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { staffOperations } from '#contract/operations/admin/all.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';
import { newForms } from './new-forms.ts';
import {
  fieldOf,
  openForm,
  plain,
  type RecordForm,
  recordForms,
  saveButtonOf,
  settingForms,
} from './record-forms.ts';

const options = { ...onThisMachine, viewport: { width: 1440, height: 900 } };
test.use(options);

const shell = (key: string) => word('ru', 'bo-shell', key);
const valueOf = async (field: Locator) => plain(await field.inputValue());
const once = Date.now() % 7;

/** Operations that save a record, but whose forms are tested elsewhere, or nothing is typed into them. */
const otherForms: Record<string, string> = {
  'PATCH orders/:number': 'flows/changed-address.spec.ts',
  'PATCH orders/:number/pieces': 'server/order/change/change-order.test.ts',
  'PUT collections/:id/models': 'models are placed',
  'PATCH models/:artikul/photos': 'pictures are placed',
  'PATCH pieces/:serial/photos': 'pictures are placed',
  'PATCH delivery/calendar/:day': 'server/delivery/staff-delivery.test.ts',
  'PATCH search-words/pins': 'models are placed',
  'PATCH search-words/synonyms/:id': 'server/search/staff-words.test.ts',
  'PATCH wordings/messages/:key': 'the form of a line of pages',
  'PUT settings/staff-networks': 'server/staff/networks/networks.test.ts',
  'PATCH staff/:id': 'a role and stores are chosen',
  'PATCH views/:id': 'a view is shared',
};

test('BO-19, BO-20: every operation that saves a record has a form in the list', { tag: '@once' }, () => {
  const saving = Object.values(staffOperations)
    .filter((operation) => 'ifMatch' in operation && ['PATCH', 'PUT'].includes(operation.method))
    .map(({ method, path }) => `${method} ${path.replace('/api/admin/v1/', '')}`);
  const listed = [...recordForms, ...settingForms].map(({ operation }) => operation);
  expect([...new Set([...listed, ...Object.keys(otherForms)])].toSorted()).toEqual(saving.toSorted());
});

test(
  'BO-20: what was typed into each form is offered again after a reload',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(600_000);
    await enterAs(page, 'OWNER');
    for (const [nth, form] of [...recordForms, ...settingForms, ...newForms].entries())
      await test.step(form.what, async () => {
        const typed = form.typed(once);
        const field = await openForm(page, form);
        await field.fill(typed);
        await expect.poll(() => countDrafts(page), form.what).toBe(nth + 1);
        await openForm(page, form);
        await page.getByRole('button', { name: shell('draft.restore'), exact: true }).click();
        await expect.poll(() => valueOf(field), form.what).toBe(plain(typed));
      });
  },
);

const countDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('zarona-staff');
        request.addEventListener('success', () => {
          const { result: database } = request;
          const count = database.transaction('drafts').objectStore('drafts').count();
          count.addEventListener('success', () => resolve(count.result));
          database.close();
        });
      }),
  );

test(
  'BO-19: of two people in one form, both keep what they changed, and of one field all three values are shown',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.setTimeout(600_000);
    const manager = await enterElsewhere(browser, 'MANAGER');
    const owner = await enterElsewhere(browser, 'OWNER');
    await enterAs(page, 'OWNER');
    // A late event of the step before loads a piece again, so its form would not be behind: without events each form is.
    await page.route('**/api/admin/v1/feed*', (route) => route.abort());
    for (const form of recordForms)
      await test.step(form.what, () => changeTogether(page, form.isOwners ? owner : manager, form));
    await manager.context().close();
    await owner.context().close();
  },
);

async function enterElsewhere(browser: Browser, role: 'MANAGER' | 'OWNER'): Promise<Page> {
  const other = await (await browser.newContext({ ...options, locale: 'ru-RU' })).newPage();
  await enterAs(other, role);
  return other;
}

async function changeTogether(page: Page, other: Page, form: RecordForm): Promise<void> {
  const { typed, second } = form;
  const [theirs, mine, theirSecond] = [typed(once), typed(once + 1), typed(once + 2)];
  const [myField, theirField] = [await openForm(page, form), await openForm(other, form)];
  const was = await valueOf(myField);
  await theirField.fill(theirs);
  if (second !== undefined) await fieldOf(other, form, second).fill(theirSecond);
  await save(theirField, 200);
  await myField.fill(mine);
  await save(myField, 412);
  const conflict = page.getByRole('alert', { name: shell('conflicts.title') });
  for (const value of [was, theirs, mine])
    await expect.poll(async () => plain(await conflict.innerText()), form.what).toContain(plain(value));
  // the other person's value, and one's own
  await expect(conflict.getByRole('button')).toHaveCount(2);
  await conflict.getByRole('button').last().click();
  await save(myField, 200, () => myField.press('Control+s'));
  await openForm(page, form);
  await expect.poll(() => valueOf(myField), form.what).toBe(plain(mine));
  if (second !== undefined)
    expect(await valueOf(fieldOf(page, form, second)), form.what).toBe(plain(theirSecond));
}

/** Saves a form with its button, or as given, and waits for its answer. */
async function save(
  field: Locator,
  status: 200 | 412,
  press: () => Promise<void> = () => saveButtonOf(field).click(),
): Promise<void> {
  const answer = field.page().waitForResponse((one) => one.request().method() === 'PATCH');
  await press();
  expect((await answer).status()).toBe(status);
}

test(
  'BO-20: the connection fails while each form is saved: the typed text stays, and is saved once when the connection is back',
  { tag: '@once' },
  async ({ page, context }) => {
    test.setTimeout(600_000);
    let saved = 0;
    page.on('response', (answer) => {
      if (answer.request().method() === 'PATCH' && answer.ok()) saved++;
    });
    await enterAs(page, 'OWNER');
    const banner = page.getByRole('alert').filter({ hasText: shell('noLine') });
    for (const form of [...recordForms, ...settingForms])
      await test.step(form.what, async () => {
        saved = 0;
        const typed = form.typed(once + 3);
        const field = await openForm(page, form);
        await field.fill(typed);
        await context.setOffline(true);
        const button = saveButtonOf(field);
        await button.click();
        await expect(button).toHaveAttribute('aria-busy', 'true');
        // a second press while it is pending
        await button.click({ force: true });
        await expect(banner).toBeVisible();
        expect(await valueOf(field), form.what).toBe(plain(typed));
        expect(saved).toBe(0);
        await context.setOffline(false);
        await expect.poll(() => saved, form.what).toBe(1);
        await openForm(page, form);
        await expect.poll(() => valueOf(field), form.what).toBe(plain(typed));
      });
    expect(saved).toBe(1);
  },
);

test(
  'BO-19: the history of a record contains what was chosen of two changes of the same field',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.slow();
    const other = await enterElsewhere(browser, 'MANAGER');
    await enterAs(page, 'OWNER');
    for (const one of [page, other]) await one.goto('/admin/catalog/collections/2');
    const stamp = Date.now();
    const field = (one: Page) => one.locator('[name="storyEn"]');
    const press = (one: Page) =>
      one
        .locator('form')
        .getByRole('button', { name: word('ru', 'bo-content', 'pages.save'), exact: true })
        .last()
        .click();
    await field(other).fill(`theirs ${stamp}`);
    await press(other);
    await expect(other.getByText(word('ru', 'bo-content', 'pages.saved')).first()).toBeVisible();
    await field(page).fill(`mine ${stamp}`);
    await press(page);
    const conflict = page.getByRole('alert', { name: shell('conflicts.title') });
    await conflict.getByRole('button', { name: `mine ${stamp}` }).click();
    await press(page);
    await expect(conflict).toHaveCount(0);
    const history = page.getByRole('region', { name: shell('history.title') });
    await expect(history.getByText(`mine ${stamp}`).first()).toContainText(`theirs ${stamp} → mine ${stamp}`);
    await other.context().close();
  },
);
