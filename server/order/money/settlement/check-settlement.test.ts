import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SettlementDay, SettlementOfDay } from '#contract/admin/settlement.ts';
import { addTransaction, payme, paymeEnvironment } from '#server/payment/payme/testing-payme.ts';
import { recordStatements } from '#server/testing-growth.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

const day = '2026-04-08';
const millis = String(Date.parse(`${day}T07:00:00Z`));

let sale: Sale;
let accountant: StaffBrowser;
let colleague: StaffBrowser;
let statements: ReturnType<typeof recordStatements>;
beforeAll(async () => {
  statements = recordStatements();
  sale = await testSale({ environment: paymeEnvironment });
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  accountant = await staff.enter('ACCOUNTANT');
  colleague = await staff.enter('MANAGER');
});
afterAll(async () => {
  statements.close();
  await sale.close();
});

/** Uploads a report in which each transaction has this amount in soʻm. */
const upload = (amounts: [transaction: string, som: number][]) =>
  accountant.upload(
    `settlements?provider=PAYME&from=${day}&to=${day}&name=report.csv`,
    Buffer.from(
      [
        ['ID чека', 'order_id', 'amount', 'perform_time', 'cancel_time', 'state'],
        ...amounts.map(([transaction, som]) => [transaction, 'Z-200101-00001', `${som}00`, millis, '', '2']),
      ]
        .map((cells) => cells.join(';'))
        .join('\r\n'),
    ),
  );
const check = (body: { transaction: string; difference: number; note: string | null }, by = accountant) =>
  by.post(`settlements/${day}-PAYME/check`, { kind: 'PAYMENT', ...body });
const lineOf = ({ lines }: SettlementOfDay, transaction: string) =>
  lines.find((line) => line.transaction === transaction && line.difference !== null);
const openDays = async () =>
  (await accountant.get('settlements?open=true')).json<{ rows: SettlementDay[] }>().rows;
const openOf = async () => (await accountant.get(`settlements/${day}-PAYME`)).json<SettlementOfDay>().open;
async function todayCount(): Promise<number | undefined> {
  const { items } = (await accountant.get('work')).json<{ items: { kind: string; count: number }[] }>();
  return items.find(({ kind }) => kind === 'SETTLEMENT')?.count;
}

it('BO-55: a difference is checked with a note, counted in Today until then, and open again when the next report has another one', async () => {
  const { order, id: paid } = await addTransaction(sale, { isPerformed: true });
  await upload([
    [paid, order.total - 1000],
    ['7', 5000],
  ]);
  expect([await todayCount(), await openDays()]).toMatchObject([1, [{ day, provider: 'PAYME', open: 2 }]]);
  const checked = (
    await check({ transaction: '7', difference: 5000, note: 'A test of Payme' })
  ).json<SettlementOfDay>();
  expect(checked.open).toBe(1);
  expect(lineOf(checked, '7')).toMatchObject({ state: 'ONLY_THEIRS', check: { note: 'A test of Payme' } });
  const whole = await check({ transaction: paid, difference: -1000, note: 'Payme took a fee' });
  expect(whole.json()).toMatchObject({ open: 0, checked: 2 });
  expect([await todayCount(), await openDays()]).toEqual([0, []]);

  // one of them has another difference in the next report
  await upload([
    [paid, order.total - 2000],
    ['7', 5000],
  ]);
  expect(await todayCount()).toBe(1);
  const [found] = await openDays();
  expect(found?.open).toBe(1);
  await check({ transaction: paid, difference: -2000, note: 'Two fees' });
  const reopened = await check({ transaction: '7', difference: 5000, note: null });
  expect(reopened.json()).toMatchObject({ open: 1 });
  expect(await todayCount()).toBe(1);
});

it('BO-55: a press compares the report with the ledger once, and answers what a reload shows', async () => {
  await upload([
    ['17', 5000],
    ['18', 6000],
  ]);
  statements.take();
  const checked = await check({ transaction: '17', difference: 5000, note: 'A test of Payme' });
  const compared = statements
    .take()
    .filter(({ text }) => text.includes('from ledger_entries l join payments p'));
  expect(compared).toHaveLength(2);
  const shown = (await accountant.get(`settlements/${day}-PAYME`)).json<SettlementOfDay>();
  expect(checked.json<SettlementOfDay>()).toEqual(shown);
  expect(lineOf(shown, '17')).toMatchObject({ check: { note: 'A test of Payme' } });
  await Promise.all([
    check({ transaction: '17', difference: 5000, note: null }),
    check({ transaction: '18', difference: 6000, note: 'Another' }, colleague),
  ]);
  expect(await openDays()).toMatchObject([{ day, open: await openOf() }]);
});

it('of two people who check one difference at the same time, the second is refused, and so is a difference that has changed', async () => {
  await upload([['8', 7000]]);
  const answers = await Promise.all(
    [accountant, colleague].map((by, nth) =>
      check({ transaction: '8', difference: 7000, note: `Note ${nth}` }, by),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect((await check({ transaction: '8', difference: 6000, note: 'Late' })).json()).toMatchObject({
    code: 'SETTLEMENT_CHANGED',
  });
  expect((await check({ transaction: '9', difference: 6000, note: 'Nothing' })).statusCode).toBe(404);
});

it('a day is no longer counted when a payment that only the report had has come', async () => {
  const { order, id } = await addTransaction(sale);
  const { lines } = (await accountant.get(`settlements/${day}-PAYME`)).json<SettlementOfDay>();
  const ofLedger = lines.flatMap(({ transaction, ours }) =>
    ours ? [[transaction, ours.amount] as [string, number]] : [],
  );
  await upload([...ofLedger, [id, order.total]]);
  expect(await openDays()).toMatchObject([{ day, open: 1 }]);
  await payme(sale, 'PerformTransaction', { id });
  await sale.runTask('count-settlement-differences');
  expect([await todayCount(), await openDays()]).toEqual([0, []]);
});
