import { expect, type Locator, type Page, test } from '@playwright/test';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use({ ...onThisMachine, viewport: { width: 1440, height: 900 } });

interface SavedForm {
  what: string;
  screen: string;
  /** What opens the form on its screen; omitted = it is open already. */
  open?: (page: Page) => Locator;
  /** The `name` of a field or its label, and a value for it that no other test reads; different in each run. */
  field: string | { label: string };
  typed: (once: number) => string;
}

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ofContent = (key: string) => word('ru', 'bo-content', key);
const ofPieces = (key: string) => word('ru', 'bo-pieces', key);

/** Small forms, and forms that open over a list or a record; those of whole screens are in line.spec.ts. */
const forms: SavedForm[] = [
  {
    what: 'a category',
    screen: 'catalog/categories/1',
    field: 'descriptionEn',
    typed: (once) => `For every hand ${once}`,
  },
  {
    what: 'a parameter',
    screen: 'catalog/params/10',
    field: 'nameEn',
    typed: (once) => `As it was typed ${once}`,
  },
  {
    what: 'a word of a list',
    screen: 'catalog/words',
    open: (page) => named(page, 'Бешик-туй'),
    field: 'nameEn',
    typed: (once) => `Cradle feast ${once}`,
  },
  {
    what: 'a value of a parameter',
    screen: 'catalog/params/4',
    open: (page) => named(page, 'Замок «конго»'),
    field: 'nameEn',
    typed: (once) => `Kongo clasp ${once}`,
  },
  { what: 'a webhook', screen: 'webhooks/1', field: 'name', typed: (once) => `Cut line ${once}` },
  {
    what: 'a delivery zone',
    screen: 'content/delivery',
    open: (page) => page.locator('main .row-link').nth(3),
    field: 'maxDays',
    typed: (once) => String(9 + once),
  },
  {
    what: 'a place of delivery',
    screen: 'content/delivery',
    open: (page) => named(page, 'Республика Каракалпакстан'),
    field: 'maxDays',
    typed: (once) => String(20 + once),
  },
  {
    what: 'the terms of delivery',
    screen: 'content/delivery',
    open: (page) =>
      page.locator('.section-title').getByRole('button', { name: ofContent('change'), exact: true }),
    field: { label: ofContent('delivery.insuredPiece') },
    typed: (once) => `900\u00A0000\u00A000${once}`,
  },
  {
    what: 'a setting',
    screen: 'settings',
    open: (page) => named(page, word('ru', 'bo-system', 'setting.names.approval_old_gold_som')),
    field: 'value',
    typed: (once) => String(10_000_001 + once),
  },
  {
    what: 'a piece',
    screen: 'pieces/ZR-002404',
    open: (page) => named(page, ofPieces('action.EDIT')),
    field: 'makersMark',
    typed: (once) => `ZR${once}`,
  },
  {
    what: 'the parameters of a piece',
    screen: 'pieces/ZR-002404',
    open: (page) => named(page, ofPieces('param.edit')),
    field: 'param20',
    typed: (once) => String(3 + once),
  },
];

test(
  'BO-20: the connection fails while any other form is saved: the typed text stays, and is saved once when the connection is back',
  { tag: '@once' },
  async ({ page, context }) => {
    let saved = 0;
    page.on('response', (answer) => {
      if (answer.request().method() === 'PATCH' && answer.ok()) saved++;
    });
    await enterAs(page, 'OWNER');
    const once = Date.now() % 9;
    for (const { what, screen, open, field, typed } of forms)
      await test.step(what, async () => {
        saved = 0;
        await page.goto(`/admin/${screen}`);
        await open?.(page).click();
        const form = open ? page.getByRole('dialog') : page;
        const input =
          typeof field === 'string' ? form.locator(`[name="${field}"]`) : form.getByLabel(field.label);
        await input.fill(typed(once));
        await context.setOffline(true);
        const save = input.locator('xpath=ancestor::form').locator('button[type=submit]');
        await save.click();
        await expect(save).toHaveAttribute('aria-busy', 'true');
        // a second press while it is pending
        await save.click({ force: true });
        await expect(input).toHaveValue(typed(once));
        expect(saved).toBe(0);
        await context.setOffline(false);
        await expect.poll(() => saved).toBe(1);
        await page.goto(`/admin/${screen}`);
        await open?.(page).click();
        await expect(input).toHaveValue(typed(once));
      });
    expect(saved).toBe(1);
  },
);
