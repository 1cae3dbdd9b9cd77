import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { CashDays } from '#contract/admin/cash-day.ts';
import type { CounterSale, FinishedSale, Purchase } from '#contract/admin/counter.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import { requireSound } from '#database/invariants.ts';
import { payOut, buyGold, take } from '#server/gold/testing-gold.ts';
import { moneyOf } from '#server/order/testing-races.ts';
import { defaultPriceSom } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';
import { addHere, finish, openDay, openSale, scan, sell } from '../testing-counter.ts';

let sale: Sale;
let seller: StaffBrowser;
let manager: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  seller = await staff.enter('SELLER');
  manager = await staff.enter('MANAGER');
  await buyGold(sale, manager);
  await openDay(sale, seller, 50_000_000);
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

async function scanned(by = seller): Promise<CounterSale> {
  const { serialNumber } = await addHere(sale);
  return (await scan(by, await openSale(sale, by), serialNumber)).json();
}

const movements = async (): Promise<(string | number | null)[][]> => {
  const days = (await seller.get(`counter/days?storeId=${sale.places.amirTemur}`)).json<CashDays>();
  return (days.current?.movements ?? []).map(({ kind, amount, order, act }) => [kind, amount, order ?? act]);
};

const intakeOf = (id: number) =>
  sale.db.selectFrom('gold_intakes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

function bringBack(number: string, serials: string[], key = crypto.randomUUID()) {
  seller.headers['idempotency-key'] = key;
  const { amirTemur: storeId } = sale.places;
  return seller.post('counter/returns', { number, storeId, serials, isFaulty: false, reason: 'too small' });
}

it('BO-40: old gold pays for part of a sale, the rest is cash; a return is refunded in cash, once', async () => {
  const gold = await take(sale, seller);
  const open = await scanned();
  expect(open.gold).toContainEqual({
    id: gold.id,
    act: gold.act,
    description: gold.description,
    amount: gold.amount,
  });
  const rest = defaultPriceSom - gold.amount;
  const tenders = [
    { method: 'OLD_GOLD', amount: gold.amount, gold: gold.id },
    { method: 'CASH', amount: rest },
  ];
  const answer = await finish(seller, open, { tenders });
  const sold = answer.json<FinishedSale>();
  expect(sold).toMatchObject({ total: defaultPriceSom, change: 0 });
  expect(sold.goldCash).toBeUndefined();
  const order = (await manager.get(`orders/${sold.number}`)).json<StaffOrder>();
  expect(order).toMatchObject({ payment: 'PAID', state: 'DELIVERED' });
  const paid = await intakeOf(gold.id);
  expect(paid).toMatchObject({ intake_state: 'PAID', tendered_som: gold.amount, cash_som: 0 });
  expect((await payOut(seller, gold.id)).json()).toMatchObject({ code: 'GOLD_STATE_CONFLICT' });

  const purchase = (await seller.get(`counter/purchases?text=${sold.number}`)).json<Purchase>();
  expect(purchase.tenders[0]).toEqual({ method: 'OLD_GOLD', left: gold.amount, isByProvider: false });
  const serials = order.lines.map(({ piece }) => piece.serialNumber);
  const key = crypto.randomUUID();
  const back = await bringBack(sold.number, serials, key);
  expect(back.json()).toMatchObject({
    refund: defaultPriceSom,
    tenders: [{ method: 'CASH', amount: defaultPriceSom, isByProvider: false }],
  });
  expect((await bringBack(sold.number, serials, key)).json()).toEqual(back.json());
  expect((await moneyOf(sale.db, sold.number)).entries).toEqual([gold.amount, rest, -gold.amount, -rest]);
  expect((await movements()).slice(-2)).toEqual([
    ['SALE', rest, sold.number],
    ['RETURN', -defaultPriceSom, sold.number],
  ]);
});

it('gold that is worth more than the sale pays for it, and the surplus is paid out', async () => {
  const gold = await take(sale, seller, 12);
  const open = await scanned();
  const tenders = [{ method: 'OLD_GOLD', amount: defaultPriceSom, gold: gold.id }];
  const sold = (await finish(seller, open, { tenders })).json<FinishedSale>();
  const more = gold.amount - defaultPriceSom;
  expect(sold).toMatchObject({ goldCash: more, change: 0 });
  expect(await intakeOf(gold.id)).toMatchObject({ tendered_som: defaultPriceSom, cash_som: more });
  expect((await movements()).at(-1)).toEqual(['GOLD', -more, gold.act]);
});

it('gold is refused with a wrong amount, without its id, if it waits for approval, or is of another store', async () => {
  const gold = await take(sale, seller);
  const big = await take(sale, seller, 20);
  const open = await scanned();
  const rest = defaultPriceSom - gold.amount;
  const pay = async (tender: object, cash = rest) =>
    (await finish(seller, open, { tenders: [tender, { method: 'CASH', amount: cash }] })).json<object>();
  const wrong = { code: 'TENDERS_WRONG', facts: { why: 'GOLD' } };
  expect(await pay({ method: 'OLD_GOLD', amount: gold.amount })).toMatchObject(wrong);
  expect(await pay({ method: 'OLD_GOLD', amount: gold.amount - 1, gold: gold.id }, rest + 1)).toMatchObject(
    wrong,
  );
  expect(await pay({ method: 'CARD_IN_STORE', amount: gold.amount, gold: gold.id })).toMatchObject(wrong);
  expect(await pay({ method: 'OLD_GOLD', amount: gold.amount, gold: 999_999 })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(open.gold.map(({ id }) => id)).not.toContain(big.id);
  const tenders = [{ method: 'OLD_GOLD', amount: defaultPriceSom, gold: big.id }];
  expect((await finish(seller, open, { tenders })).json()).toMatchObject({ code: 'GOLD_STATE_CONFLICT' });
  expect(await intakeOf(gold.id)).toMatchObject({ intake_state: 'READY' });
  await seller.delete(`counter/sales/${open.id}`);
});

it('BO-39: concurrent sales and pay-outs use one piece of gold once, and a repeated request sells once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const gold = await take(sale, seller);
    const rest = defaultPriceSom - gold.amount;
    const [one, other] = [await scanned(seller), await scanned(manager)];
    const form = {
      tenders: [
        { method: 'OLD_GOLD', amount: gold.amount, gold: gold.id },
        { method: 'CASH', amount: rest },
      ],
    };
    const key = crypto.randomUUID();
    const first = {
      ...form,
      key,
      receipt: { terminal: 'UZ1', number: `90${round}`, issuedAt: '2026-04-08T07:03:55Z', sign: '1' },
    };
    const answers = await Promise.all([
      finish(seller, one, first),
      finish(seller, one, first),
      finish(manager, other, form),
      payOut(manager, gold.id),
    ]);
    const [a, b] = answers;
    const outcome = ({ statusCode, json }: typeof a) => [statusCode, json<Partial<FinishedSale>>().number];
    expect(outcome(b)).toEqual(outcome(a));
    const ways = [a.statusCode, answers[2].statusCode, answers[3].statusCode];
    expect(ways.filter((status) => status === 200)).toHaveLength(1);
    const intake = await intakeOf(gold.id);
    expect((intake.tendered_som ?? 0) + (intake.cash_som ?? 0)).toBe(gold.amount);
    await seller.delete(`counter/sales/${one.id}`);
    await manager.delete(`counter/sales/${other.id}`);
  }
});

it('the database refuses a payment by gold without the gold', async () => {
  const { sold } = await sell(sale, seller);
  await expect(
    sale.parts.pool.query(
      `insert into payments (order_id, provider, amount_som, payment_state, tender, created_at, settled_at)
       select id, 'OLD_GOLD', 1, 'PAID', 5, now(), now() from orders where number = '${sold.number}'`,
    ),
  ).rejects.toThrow('of old gold has no gold');
});
