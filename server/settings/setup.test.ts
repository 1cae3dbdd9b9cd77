import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReferenceAdded, ShopSetup } from '#contract/admin/system/setup.ts';
import { buy } from '#server/order/testing-orders.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let owner: StaffBrowser;
let content: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  owner = await staff.enter('OWNER');
  content = await staff.enter('CONTENT');
});
afterAll(() => sale.close());

const read = async () => (await owner.get('setup')).json<ShopSetup>();
const stepOf = async (name: string) => (await read()).steps?.find(({ step }) => step === name);
const fill = (categories: string[], browser = owner) => browser.post('setup/reference', { categories });

it('lists the steps of a shop without orders, and what each step lacks', async () => {
  const { steps } = await read();
  expect(steps?.map(({ step }) => step)).toEqual([
    'REFERENCE',
    'CONTACTS',
    'RATES',
    'STORES',
    'STAFF',
    'MODELS',
    'PIECES',
    'PAGES',
    'MESSAGES',
    'PAYMENTS',
  ]);
  expect(await stepOf('CONTACTS')).toEqual({
    step: 'CONTACTS',
    isDone: false,
    missing: ['shop_phone', 'shop_telegram', 'legal_ru', 'legal_uz', 'legal_en', 'shop_tax_number'],
  });
  expect(await stepOf('STAFF')).toMatchObject({ isDone: true });
});

it('counts only a metal rate that the staff entered, because the one from the migrations is an example', async () => {
  expect(await stepOf('RATES')).toMatchObject({ isDone: false });
  await sql`insert into metal_rates (metal, ref_som, effective_at, set_by)
    select metal, ref_som, effective_at + interval '1 hour', (select min(id) from staff) from metal_rates limit 1`.execute(
    sale.db,
  );
  expect(await stepOf('RATES')).toMatchObject({ isDone: true });
});

it('fills the reference data with the chosen categories once, with one audit entry', async () => {
  const first = (await fill(['bracelets', 'chains'])).json<ReferenceAdded>();
  expect(first).toMatchObject({ name: 'reference_data', categories: 2, pages: 10 });
  expect(first.stoneKinds).toBeGreaterThan(0);
  const again = (await fill(['bracelets', 'chains'])).json<ReferenceAdded>();
  expect(again).toEqual({
    name: 'reference_data',
    params: 0,
    stoneKinds: 0,
    regions: 0,
    districts: 0,
    tariffs: 0,
    categories: 0,
    pages: 0,
  });
  const { categories } = await read();
  expect(categories.find(({ slug }) => slug === 'chains')).toMatchObject({ exists: true });
  const { rows } = await sql`select from audit_entries where action = 'settings.reference'`.execute(sale.db);
  expect(rows).toHaveLength(2);
});

it('refuses an unknown category, and staff without settings.write', async () => {
  expect((await fill(['boats'])).statusCode).toBe(400);
  expect((await fill([], content)).statusCode).toBe(403);
});

it('lists no steps once there was an order', async () => {
  await buy(sale);
  expect(await read()).toEqual({ steps: null, categories: [] });
});
