import type { Locator, Page } from '@playwright/test';
import { word } from '../../support/words.ts';
import { goToScreen } from '../screens.ts';

/** A form in which something is typed. */
export interface TypedForm {
  what: string;
  screen: string;
  /** What opens the form on its screen; omitted = it is open already. */
  open?: (page: Page) => Locator;
  /** The `name` of a field or its label. */
  field: string | { label: string };
  /** A value for it that no other test reads, different for each number. */
  typed: (once: number) => string;
}

/** A form that changes a record. */
export interface RecordForm extends TypedForm {
  /** The operation that saves it, below /api/admin/v1. */
  operation: string;
  /** The `name` of a second field, which takes the same values. */
  second?: string;
  /** Only an owner may change it: the second person is an owner, too. */
  isOwners?: true;
}

export const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ofContent = (key: string) => word('ru', 'bo-content', key);
const ofPieces = (key: string) => word('ru', 'bo-pieces', key);
export const words = (begin: string) => (once: number) => `${begin} ${once}`;

/** The forms that compare concurrent changes field by field. */
export const recordForms: RecordForm[] = [
  {
    what: 'a page',
    operation: 'PATCH pages/:slug/draft',
    screen: 'content/pages/returns',
    field: 'descriptionRu',
    second: 'titleRu',
    typed: words('Как вернуть и обменять'),
  },
  {
    what: 'a banner',
    operation: 'PATCH banners/:id/draft',
    screen: 'content/banners/1',
    field: 'textEn',
    second: 'titleEn',
    typed: words('Each ring is weighed before you'),
  },
  {
    what: 'a moment',
    operation: 'PATCH moments/:id/draft',
    screen: 'content/moments/1',
    field: 'practicalEn',
    second: 'leadEn',
    typed: words('How to choose a ring?'),
  },
  {
    what: 'a collection',
    operation: 'PATCH collections/:id/draft',
    screen: 'catalog/collections/4',
    field: 'storyEn',
    second: 'descriptionEn',
    typed: words('A story told once'),
  },
  {
    what: 'a model',
    operation: 'PATCH models/:artikul',
    screen: 'models/ZR-003',
    field: 'nameEn',
    second: 'descriptionEn',
    typed: words('A ring by two hands'),
  },
  {
    what: 'a store',
    operation: 'PATCH stores/:id',
    screen: 'content/stores/2',
    field: 'directionsEn',
    second: 'altEn',
    typed: words('Behind the fountain'),
  },
  {
    what: 'a line of pages',
    operation: 'PATCH wordings/pages/:key',
    screen: 'content/wording/product.tradeInText',
    field: 'textEn',
    second: 'textUz',
    typed: words('Bring your old gold'),
  },
  {
    what: 'a category',
    operation: 'PATCH categories/:id',
    screen: 'catalog/categories/1',
    field: 'descriptionEn',
    typed: words('For every hand'),
  },
  {
    what: 'a parameter',
    operation: 'PATCH params/:id',
    screen: 'catalog/params/10',
    field: 'nameEn',
    typed: words('As it was typed'),
  },
  {
    what: 'a value of a parameter',
    operation: 'PATCH params/:id/values/:code',
    screen: 'catalog/params/4',
    open: (page) => named(page, 'Замок «конго»'),
    field: 'nameEn',
    typed: words('Kongo clasp'),
  },
  {
    what: 'a word of a list',
    operation: 'PATCH words/:list/:code',
    screen: 'catalog/words',
    open: (page) => named(page, 'Бешик-туй'),
    field: 'nameEn',
    typed: words('Cradle feast'),
  },
  {
    what: 'a picture',
    operation: 'PATCH attachments/:id',
    screen: 'catalog/media',
    // other tests add pictures before the first one
    open: (page) => page.getByRole('button', { name: /ZR-119-1-front/ }),
    field: 'altEn',
    second: 'altUz',
    typed: words('A ring on a grey stone'),
  },
  {
    what: 'a webhook',
    operation: 'PATCH webhooks/:id',
    screen: 'webhooks/1',
    isOwners: true,
    field: 'name',
    typed: words('Cut line'),
  },
  {
    what: 'a delivery zone',
    operation: 'PATCH delivery/zones/:zone',
    screen: 'content/delivery',
    open: (page) => page.locator('main .row-link').nth(3),
    field: 'maxDays',
    typed: (once) => String(9 + once),
  },
  {
    what: 'a place of delivery',
    operation: 'PATCH delivery/places/:place',
    screen: 'content/delivery',
    open: (page) => named(page, 'Республика Каракалпакстан'),
    field: 'maxDays',
    typed: (once) => String(20 + once),
  },
  {
    what: 'the terms of delivery',
    operation: 'PATCH delivery/terms',
    screen: 'content/delivery',
    open: (page) =>
      page.locator('.section-title').getByRole('button', { name: ofContent('change'), exact: true }),
    field: { label: ofContent('delivery.insuredPiece') },
    typed: (once) => String(900_000_000 + once),
  },
  {
    what: 'a piece',
    operation: 'PATCH pieces/:serial',
    screen: 'pieces/ZR-002404',
    open: (page) => named(page, ofPieces('action.EDIT')),
    field: 'makersMark',
    second: 'packageCode',
    typed: (once) => `ZR${once}`,
  },
  {
    what: 'the parameters of a piece',
    operation: 'PATCH pieces/:serial',
    screen: 'pieces/ZR-002404',
    open: (page) => named(page, ofPieces('param.edit')),
    field: 'param20',
    second: 'param18',
    typed: (once) => String(3 + once),
  },
];

/** Forms of one value: of two people who change it, the second is refused and told who was first. */
export const settingForms: RecordForm[] = [
  {
    what: 'a setting',
    operation: 'PATCH settings/:name',
    screen: 'settings',
    open: (page) => named(page, word('ru', 'bo-system', 'setting.names.approval_old_gold_som')),
    field: 'value',
    typed: (once) => String(10_000_001 + once),
  },
];

/** Opens a form by loading its screen, and returns its field. */
export async function openForm(page: Page, form: TypedForm): Promise<Locator> {
  await goToScreen(page, `/admin/${form.screen}`);
  await form.open?.(page).click();
  return fieldOf(page, form, form.field);
}

export function fieldOf(page: Page, { open }: TypedForm, field: TypedForm['field']): Locator {
  const within = open ? page.getByRole('dialog') : page;
  return typeof field === 'string' ? within.locator(`[name="${field}"]`) : within.getByLabel(field.label);
}

/** The button that saves the form of a field. */
export const saveButtonOf = (field: Locator): Locator =>
  field.locator('xpath=ancestor::form').locator('button[type=submit]').last();

/** A value without the spaces between its digits. */
export const plain = (text: string): string => text.replaceAll(/\s/g, '');
