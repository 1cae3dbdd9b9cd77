import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Settings } from '#contract/admin/system/setting.ts';
import { loadCounterSettings } from '#server/counter/counter-settings.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
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

it('a setting has its usual value until it is decided, says who decided it, and holds at once', async () => {
  const before = (await owner.get('settings')).json<Settings>();
  expect(rowOf(before, 'counter_receipt')).toMatchObject({
    value: 'REQUIRED',
    usual: 'REQUIRED',
    version: 0,
  });
  expect(await loadCounterSettings(sale.db)).toMatchObject({ needsReceipt: true });
  const changed = await owner.patch('settings/counter_receipt', { value: 'LATER' }, 0);
  expect(changed.statusCode).toBe(200);
  expect(rowOf(changed.json(), 'counter_receipt')).toMatchObject({ value: 'LATER', version: 1 });
  expect(await loadCounterSettings(sale.db)).toMatchObject({ needsReceipt: false });
  const after = (await accountant.get('settings')).json<Settings>();
  expect(rowOf(after, 'counter_receipt')).toMatchObject({ value: 'LATER' });
  expect(rowOf(after, 'counter_receipt')?.changedBy).not.toBeNull();
  owner.headers['if-match'] = '"1"';
  const reset = await owner.delete('settings/counter_receipt');
  delete owner.headers['if-match'];
  expect(reset.statusCode).toBe(200);
  expect(rowOf(reset.json(), 'counter_receipt')).toMatchObject({ value: 'REQUIRED', version: 0 });
});

it('refuses another version, a value out of range, and who only reads', async () => {
  const name = 'settings/approval_rate_percent';
  expect((await owner.patch(name, { value: 91 }, 0)).json()).toMatchObject({ code: 'SETTING_OUT_OF_RANGE' });
  expect((await owner.patch(name, { value: 'LATER' }, 0)).json()).toMatchObject({
    code: 'SETTING_OUT_OF_RANGE',
  });
  expect((await owner.patch(name, { value: 7 }, 3)).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect((await accountant.patch(name, { value: 7 }, 0)).statusCode).toBe(403);
});

it('shows limits of the environment, and of secrets only whether they are set', async () => {
  const { environment } = (await owner.get('settings')).json<Settings>();
  expect(environment.find(({ name }) => name === 'OPEN_ORDERS')).toEqual({
    name: 'OPEN_ORDERS',
    value: expect.stringMatching(/^\d+$/),
    isSet: true,
  });
  expect(environment.find(({ name }) => name === 'PAYME')).toMatchObject({ value: null });
});
