import { expect, type Locator, type Page, test } from '@playwright/test';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use({ ...onThisMachine, viewport: { width: 1440, height: 900 } });

interface SavedForm {
  what: string;
  open: string;
  field: (page: Page) => Locator;
  typed: string;
  save: string;
  /** The message after saving; omitted = that of a saved draft. */
  saved?: string;
}

const draft = word('ru', 'bo-content', 'pages.save');

/** The forms of records: each sends the version that it was filled from. */
const forms: SavedForm[] = [
  {
    what: 'a page',
    open: '/admin/content/pages/returns',
    field: (page) => page.getByLabel(word('ru', 'bo-content', 'pages.description')).first(),
    typed: 'Как вернуть и обменять',
    save: draft,
  },
  {
    what: 'a banner',
    open: '/admin/content/banners/1',
    field: (page) => page.locator('[name="textEn"]'),
    typed: 'Each ring is weighed before you',
    save: draft,
  },
  {
    what: 'a moment',
    open: '/admin/content/moments/1',
    field: (page) => page.locator('[name="practicalEn"]'),
    typed: 'How to choose a ring?',
    save: draft,
  },
  {
    what: 'a collection',
    open: '/admin/catalog/collections/4',
    field: (page) => page.locator('[name="storyEn"]'),
    typed: 'A story told once',
    save: draft,
  },
  {
    what: 'a model',
    open: '/admin/models/ZR-003',
    field: (page) => page.locator('[name="nameEn"]'),
    typed: 'A ring whose line was cut',
    save: word('ru', 'bo-models', 'save'),
    saved: word('ru', 'bo-models', 'saved'),
  },
  {
    what: 'a store',
    open: '/admin/content/stores/2',
    field: (page) => page.getByLabel(word('ru', 'bo-content', 'stores.phone')),
    typed: '+998 71 200-00-88',
    save: word('ru', 'bo-content', 'save'),
    saved: word('ru', 'bo-content', 'saved'),
  },
];

const savedDraft = word('ru', 'bo-content', 'pages.saved');

for (const { what, open, field, typed, save, saved: savedWords = savedDraft } of forms)
  test(
    `BO-20: the connection fails while ${what} is saved: the typed text stays, and is saved once when the connection is back`,
    { tag: '@once' },
    async ({ page, context }) => {
      await enterAs(page, 'OWNER');
      await page.goto(open);
      await field(page).fill(typed);
      let saved = 0;
      page.on('response', (answer) => {
        if (answer.request().method() === 'PATCH' && answer.ok()) saved++;
      });
      await context.setOffline(true);
      await page.getByRole('button', { name: save, exact: true }).click();
      const banner = page.getByRole('alert').filter({ hasText: word('ru', 'bo-shell', 'noLine') });
      await expect(banner).toBeVisible();
      await expect(field(page)).toHaveValue(typed);
      expect(saved).toBe(0);
      await context.setOffline(false);
      await expect(banner).toBeHidden();
      await expect(page.getByText(savedWords)).toBeVisible();
      expect(saved).toBe(1);
      await page.reload();
      await expect(field(page)).toHaveValue(typed);
    },
  );
