import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReportColumns } from '#contract/admin/settlement.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

const day = '2026-04-08';
let sale: Sale;
let staff: TestedStaff;
let accountant: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  accountant = await staff.enter('ACCOUNTANT');
});
afterAll(() => sale.close());

const text = [
  'CLICK: отчёт',
  'Ref;Клиент;Итого;Комиссия;Когда',
  '77;Z-1;150000000;1000;08.04.2026 12:00',
  '78;Z-2;20000000;1000;08.04.2026 12:05',
].join('\r\n');
const upload = (provider = 'CLICK') =>
  accountant.upload(`settlements?provider=${provider}&from=${day}&to=${day}&name=r.csv`, Buffer.from(text));
const chosen = async () => (await accountant.get('settlements/columns?provider=CLICK')).json<ReportColumns>();
const choose = (
  columns: object[],
  { browser = accountant, version }: { browser?: StaffBrowser; version: number },
) => browser.post('settlements/columns', { provider: 'CLICK', columns }, version);
const chooseNow = async (columns: object[]) => choose(columns, await chosen());
const column = (name: string, title: string, inTiyin = false) => ({ name, title, inTiyin });
const whole = [
  column('transaction', 'Ref'),
  column('amount', 'Итого', true),
  column('paidAt', 'Когда'),
  column('order', 'Клиент'),
];

it('a report with unknown titles is refused with their names, and is read once the staff have assigned the columns', async () => {
  const refused = (await upload()).json<{ code: string; facts: object }>();
  expect(refused).toMatchObject({
    code: 'REPORT_WRONG',
    facts: {
      why: 'COLUMNS',
      titles: ['Ref', 'Клиент', 'Итого', 'Комиссия', 'Когда'],
      // a person confirms it
      proposed: [{ name: 'commission', title: 'Комиссия', inTiyin: false }],
    },
  });
  expect((await choose(whole, { version: 0 })).json()).toMatchObject({ provider: 'CLICK', columns: whole });
  expect((await upload()).json()).toMatchObject({ movements: 2 });
  const { rows } = await sale.parts.pool.query<object>(
    'select transaction_id, order_number, amount_som from settlement_rows order by line',
  );
  expect(rows).toMatchObject([
    { transaction_id: '77', order_number: 'Z-1', amount_som: 1_500_000 },
    { transaction_id: '78', order_number: 'Z-2', amount_som: 200_000 },
  ]);
  // the choice applies to this provider only
  expect((await upload('UZUM')).json()).toMatchObject({ facts: { why: 'COLUMNS' } });
  expect(await chosen()).toMatchObject({ columns: whole });
});

it('the choice is audited, can be changed after a cell could not be read, and can be deleted', async () => {
  await chooseNow([column('transaction', 'Ref'), column('amount', 'Клиент'), column('paidAt', 'Когда')]);
  expect((await upload()).json()).toMatchObject({
    facts: { why: 'CELL', line: 3, column: 'amount', titles: expect.arrayContaining(['Итого']) },
  });
  expect((await chooseNow([])).json()).toMatchObject({ columns: [], version: 0 });
  expect((await upload()).json()).toMatchObject({ facts: { why: 'COLUMNS' } });
  const { rows } = await sale.parts.pool.query<{ count: string }>(
    `select count(*) from audit_entries where action = 'money.columns'`,
  );
  expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(2);
});

it('BO-19: the second of two choices is refused, also if the first one was removed and made again', async () => {
  const other = await staff.enter('OWNER');
  const { version } = await chosen();
  const first = (await choose(whole, { version })).json<ReportColumns>();
  const swapped = whole.map((one) => (one.name === 'order' ? column('commission', 'Комиссия') : one));
  const refused = await choose(swapped, { browser: other, version });
  expect(refused.json()).toMatchObject({
    code: 'VERSION_CONFLICT',
    facts: { current: first, changedBy: expect.any(String) },
  });
  await chooseNow([]);
  await chooseNow(swapped);
  expect((await choose(whole, first)).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect(await chosen()).toMatchObject({ columns: swapped });
  expect(
    (await accountant.post('settlements/columns', { provider: 'CLICK', columns: [] })).json(),
  ).toMatchObject({
    code: 'VERSION_MISSING',
  });
  const { version: now } = await chosen();
  const answers = await Promise.all([1, 2, 3, 4].map(() => choose(whole, { version: now })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([
    200, 412, 412, 412,
  ]);
});

it.each([
  ['two columns of one title', [column('transaction', 'Ref'), column('amount', 'ref ')]],
  ['two columns for one field', [column('amount', 'A'), column('amount', 'B')]],
  ['a time in tiyin', [column('paidAt', 'A', true)]],
  ['an empty title', [column('paidAt', '  ')]],
])('refuses %s', async (_name, columns) => {
  expect((await chooseNow(columns)).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
});

it('staff without the permission to settle are refused', async () => {
  for (const role of ['SELLER', 'SUPPORT', 'CONTENT'] as const) {
    const browser = await staff.enter(role);
    expect((await choose(whole, { browser, version: 0 })).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
    });
    expect((await browser.get('settlements/columns?provider=CLICK')).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
    });
  }
});
