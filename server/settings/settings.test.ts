import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Settings } from '#contract/admin/system/setting.ts';
import type { Problem } from '#contract/problem.ts';
import type { Shop } from '#contract/shop.ts';
import { defaultContacts } from '#domain/content/shop-contacts.ts';
import { loadCounterSettings } from '#server/counter/counter-settings.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import errors from '#texts/ru/errors.json' with { type: 'json' };
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let owner: StaffBrowser;
let accountant: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  owner = await staff.enter('OWNER');
  accountant = await staff.enter('ACCOUNTANT');
});
afterAll(() => sale.close());

const rowOf = ({ rows }: Settings, name: string) => rows.find((row) => row.name === name);

it('a setting has its default until it is changed, shows who changed it, and applies at once', async () => {
  const before = (await owner.get('settings')).json<Settings>();
  expect(rowOf(before, 'counter_receipt')).toMatchObject({
    value: 'REQUIRED',
    defaultValue: 'REQUIRED',
    version: 0,
  });
  expect(await loadCounterSettings(sale.db)).toMatchObject({ needsReceipt: true });
  const changed = await owner.patch('settings/counter_receipt', { value: 'LATER' }, 0);
  expect(changed.statusCode).toBe(200);
  expect(rowOf(changed.json(), 'counter_receipt')).toMatchObject({ value: 'LATER' });
  expect(await loadCounterSettings(sale.db)).toMatchObject({ needsReceipt: false });
  const after = (await accountant.get('settings')).json<Settings>();
  expect(rowOf(after, 'counter_receipt')).toMatchObject({ value: 'LATER' });
  expect(rowOf(after, 'counter_receipt')?.changedBy).not.toBeNull();
  const reset = await owner.delete('settings/counter_receipt', rowOf(after, 'counter_receipt')?.version);
  expect(reset.statusCode).toBe(200);
  expect(rowOf(reset.json(), 'counter_receipt')).toMatchObject({ value: 'REQUIRED', version: 0 });
});

it('refuses an outdated version, a value out of range, and staff who may only read', async () => {
  const name = 'settings/approval_rate_percent';
  expect((await owner.patch(name, { value: 91 }, 0)).json()).toMatchObject({ code: 'SETTING_OUT_OF_RANGE' });
  expect((await owner.patch(name, { value: 'LATER' }, 0)).json()).toMatchObject({
    code: 'SETTING_OUT_OF_RANGE',
  });
  for (const [name, value] of [
    ['pickup_hours', 23],
    ['hold_minutes', 61],
    ['payment_minutes', 14],
    ['pay_link_minutes', 1441],
    ['online_limit_som', 500_000_001],
    ['visit_lead_hours', 73],
    ['visit_minutes', 14],
    ['visit_days', 0],
    ['aside_hours', 169],
    ['counter_hold_minutes', 4],
    ['late_call_minutes', 241],
    ['rate_hours', 3],
  ] as const)
    expect((await owner.patch(`settings/${name}`, { value }, 0)).json()).toMatchObject({
      code: 'SETTING_OUT_OF_RANGE',
    });
  expect((await owner.patch(name, { value: 7 }, 3)).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect((await accountant.patch(name, { value: 7 }, 0)).statusCode).toBe(403);
});

it('BO-19: a setting that was reset and changed again is not overwritten by a form of its earlier value', async () => {
  const change = (value: number, version: number) =>
    owner.patch('settings/return_days', { value }, version).then((answer) => answer.json<Settings>());
  const earlier = rowOf(await change(20, 0), 'return_days')?.version ?? 0;
  await owner.delete('settings/return_days', earlier);
  await change(25, 0);
  expect(await change(30, earlier)).toMatchObject({ code: 'VERSION_CONFLICT' });
  const rows = (await owner.get('settings')).json<Settings>();
  expect(rowOf(rows, 'return_days')).toMatchObject({ value: 25 });
});

it('BO-19: of ten concurrent first changes of a setting, one is stored, and the others are refused', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => owner.patch('settings/visit_days', { value: 10 + nth }, 0)),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 412),
  ]);
});

it('an invalid contact of the shop is refused with a specific message, and a valid one is on every page', async () => {
  const set = (name: string, value: string | number) => owner.patch(`settings/${name}`, { value }, 0);
  for (const [name, value, reason] of [
    ['shop_phone', '712000707', 'SETTING_PHONE'],
    ['shop_telegram', '@zarona', 'SETTING_TELEGRAM'],
    ['shop_instagram', 'http://instagram.com/zarona', 'SETTING_URL'],
    ['legal_ru', '', 'SETTING_TEXT'],
    ['answers_from', 12, undefined],
  ] as const) {
    const refused = (await set(name, value)).json<Problem>();
    expect([refused.code, refused.facts?.['reason']]).toEqual(['SETTING_OUT_OF_RANGE', reason]);
  }
  expect((await set('shop_phone', '+7 916')).json<Problem>().detail).toBe(errors.reason.SETTING_PHONE);
  const shopOf = async () => (await sale.app.inject('/api/v1/shop')).json<Shop>();
  expect(await shopOf()).toMatchObject({ phone: defaultContacts.phone, email: null, sites: [] });
  const decided = { shop_phone: '+998712000707', shop_instagram: 'https://instagram.com/zarona' };
  for (const [name, value] of Object.entries({ ...decided, answers_to: 18, demo_notice: 'OFF' }))
    expect((await set(name, value)).statusCode).toBe(200);
  expect((await set('shop_email', '')).statusCode).toBe(200);
  expect(await shopOf()).toMatchObject({
    phone: '+998712000707',
    email: null,
    answersTo: 18,
    sites: [{ site: 'instagram', url: 'https://instagram.com/zarona' }],
    isDemo: false,
  });
});

it('the other jewellery site is that of the environment until the staff name another one, or none', async () => {
  const defaultValue = 'https://zarona-atelier.example';
  const siteOf = async () => (await sale.app.inject('/api/v1/shop')).json<Shop>().partnerSite;
  const before = (await accountant.get('settings')).json<Settings>();
  expect(rowOf(before, 'partner_site')).toMatchObject({ value: defaultValue, defaultValue, version: 0 });
  expect(await siteOf()).toBe(defaultValue);
  const named = await owner.patch('settings/partner_site', { value: 'https://zarona-gold.uz' }, 0);
  expect(await siteOf()).toBe('https://zarona-gold.uz');
  const version = rowOf(named.json(), 'partner_site')?.version;
  await owner.patch('settings/partner_site', { value: '' }, version);
  expect(await siteOf()).toBeNull();
});

it('shows limits from the environment, and for secrets only whether they are set', async () => {
  const { environment } = (await owner.get('settings')).json<Settings>();
  expect(environment.find(({ name }) => name === 'OPEN_ORDERS')).toEqual({
    name: 'OPEN_ORDERS',
    value: expect.stringMatching(/^\d+$/),
    isSet: true,
  });
  expect(environment.find(({ name }) => name === 'PAYME')).toMatchObject({ value: null });
});
