import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { CashDay, CashDays } from '#contract/admin/cash-day.ts';
import type { Gold, GoldIntake } from '#contract/admin/gold.ts';
import { requireSound } from '#database/invariants.ts';
import { createSealer } from '#server/kit/crypto/sealing.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { bring, buyGold, payOut, person, rateSom, take } from '../testing-gold.ts';

let sale: Sale;
let staff: TestedStaff;
let seller: StaffBrowser;
let manager: StaffBrowser;
let dayId: number;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  seller = await staff.enter('SELLER');
  manager = await staff.enter('MANAGER');
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const gold = async (): Promise<Gold> =>
  (await seller.get(`counter/gold?storeId=${sale.places.amirTemur}`)).json();
const find = async (id: number) => (await gold()).intakes.find((one) => one.id === id);
const openDay = async () => {
  const opened = await seller.post('counter/days', { storeId: sale.places.amirTemur, opening: 20_000_000 });
  dayId = opened.json<CashDay>().id;
};

it('buying gold is off until switched on; its rate is set with a permission', async () => {
  expect(await gold()).toMatchObject({ isOn: false, intakes: [] });
  expect((await bring(sale, seller)).json()).toMatchObject({ code: 'GOLD_OFF' });
  expect((await seller.post('counter/gold/rates', { metal: 'gold', rate: rateSom })).statusCode).toBe(403);
  await buyGold(sale, manager);
  const { isOn, rates } = await gold();
  expect(isOn).toBe(true);
  const [first, second] = rates;
  expect(first).toMatchObject({ metal: 'gold', rate: rateSom, setBy: 'Rustam Yoʻldoshev' });
  expect(first?.prices).toContainEqual({ probe: 583, price: 699_600 });
  expect(second).toMatchObject({ metal: 'silver', rate: null });
  expect((await manager.post('counter/gold/rates', { metal: 'tin', rate: 1 })).statusCode).toBe(404);
});

it('gold is recorded once per key, at the amount that the seller saw', async () => {
  const key = crypto.randomUUID();
  const first = await bring(sale, seller, { key });
  expect(first.statusCode).toBe(201);
  expect(first.json()).toMatchObject({
    state: 'READY',
    act: 'OG-000001',
    amount: 2_392_632,
    net: 3.42,
    gross: 3.92,
  });
  expect((await bring(sale, seller, { key })).json()).toEqual(first.json());
  const other = { key, person: { ...person, name: 'Somebody Else' } };
  expect((await bring(sale, seller, other)).json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect((await gold()).intakes).toHaveLength(1);
  expect((await bring(sale, seller, { expectedAmount: 3_000_000 })).json()).toMatchObject({
    code: 'GOLD_CHANGED',
    facts: { amount: 2_392_632 },
  });
  expect((await bring(sale, seller, { gross: 3 })).json()).toMatchObject({ code: 'GOLD_WEIGHT_WRONG' });
  for (const wrong of [{ probe: 600 }, { metal: 'silver', probe: 925 }])
    expect((await bring(sale, seller, wrong)).statusCode).toBe(404);
});

it('BO-46: identity documents are encrypted in the database; viewing one is audited, and returned gold has none', async () => {
  const { id } = await take(sale, seller);
  const row = () =>
    sale.db.selectFrom('gold_intakes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { person_sealed: sealed } = await row();
  expect(createSealer(testSecret, 'gold-person').open(sealed ?? Buffer.of())).toBe(JSON.stringify(person));
  expect(() => createSealer(`${testSecret}!`, 'gold-person').open(sealed ?? Buffer.of())).toThrow(
    'does not open',
  );
  const everything = await sale.parts.pool.query<{ text: string }>(
    `select concat((select string_agg(i::text, '') from gold_intakes i), (select string_agg(k::text, '') from idempotency_keys k),
      (select string_agg(c::text, '') from audit_changes c), (select string_agg(e::text, '') from audit_entries e)) as text`,
  );
  expect(everything.rows[0]?.text).not.toMatch(/Karimova|4417290/);
  expect((await seller.post(`counter/gold/${id}/person`)).json()).toEqual(person);
  const far = await staff.enter('SELLER', 1);
  expect((await far.post(`counter/gold/${id}/person`)).statusCode).toBe(404);
  expect((await far.get(`counter/gold?storeId=${sale.places.amirTemur}`)).statusCode).toBe(404);
  const shown = await sale.db
    .selectFrom('audit_entries')
    .select('record_id')
    .where('action', '=', 'gold.show')
    .execute();
  expect(shown).toEqual([{ record_id: String(id) }]);
  expect((await seller.delete(`counter/gold/${id}`)).statusCode).toBe(204);
  expect((await row()).person_sealed).toBeNull();
  expect((await seller.post(`counter/gold/${id}/person`)).statusCode).toBe(404);
  expect((await payOut(seller, id)).json()).toMatchObject({ code: 'GOLD_STATE_CONFLICT' });
});

it('gold is paid out of the open cash day, once per key, and by one of two concurrent requests', async () => {
  const { id, act, amount } = await take(sale, seller);
  expect((await payOut(seller, id)).json()).toMatchObject({ code: 'CASH_DAY_CLOSED' });
  await openDay();
  const key = crypto.randomUUID();
  const [first, second] = await Promise.all([payOut(seller, id, key), payOut(seller, id, key)]);
  expect(second.json()).toEqual(first.json());
  expect(first.json()).toMatchObject({ state: 'PAID', cash: amount, tendered: 0, order: null });
  expect((await payOut(seller, id)).json()).toMatchObject({ code: 'GOLD_STATE_CONFLICT' });
  expect((await seller.delete(`counter/gold/${id}`)).json()).toMatchObject({ code: 'GOLD_STATE_CONFLICT' });
  const days = (await seller.get(`counter/days?storeId=${sale.places.amirTemur}`)).json<CashDays>();
  expect(days.current?.movements.map(({ kind, amount: som, act: of }) => [kind, som, of])).toEqual([
    ['GOLD', -amount, act],
  ]);
});

it('of concurrent pay-outs and a return, one succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, amount } = await take(sale, seller);
    const answers = await Promise.all([
      payOut(seller, id),
      payOut(manager, id),
      manager.delete(`counter/gold/${id}`),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    const movement = await sale.db
      .selectFrom('cash_movements')
      .select('amount_som')
      .where('gold_intake_id', '=', id)
      .execute();
    const isPaid = (await find(id))?.state === 'PAID';
    expect(movement).toEqual(isPaid ? [{ amount_som: -amount }] : []);
  }
});

it('gold above the limit can be paid once approved, and not after a refusal', async () => {
  const big = await take(sale, seller, 20);
  expect(big).toMatchObject({ state: 'WAITING', amount: 13_992_000 });
  expect((await payOut(seller, big.id)).json()).toMatchObject({ code: 'GOLD_STATE_CONFLICT' });
  const { approval_id: approvalId } = await sale.db
    .selectFrom('gold_intakes')
    .select('approval_id')
    .where('id', '=', big.id)
    .executeTakeFirstOrThrow();
  expect((await seller.post(`approvals/${approvalId}/approve`, { amount: big.amount })).statusCode).toBe(403);
  const approved = await manager.post(`approvals/${approvalId}/approve`, { amount: big.amount });
  expect(approved.statusCode).toBe(200);
  expect((await payOut(seller, big.id)).json()).toMatchObject({ state: 'PAID', cash: big.amount });

  const other = await take(sale, seller, 21);
  const waiting = await sale.db
    .selectFrom('approvals')
    .select('id')
    .where('approval_state', '=', 'WAITING')
    .executeTakeFirstOrThrow();
  expect((await manager.post(`approvals/${waiting.id}/refuse`, { reason: 'not gold' })).statusCode).toBe(200);
  expect(await find(other.id)).toMatchObject({ state: 'REFUSED' });
  expect((await payOut(seller, other.id)).json()).toMatchObject({ code: 'GOLD_STATE_CONFLICT' });
  expect((await seller.delete(`counter/gold/${other.id}`)).statusCode).toBe(204);
});

it('the database checks the amounts, and paid gold is immutable', async () => {
  const { id } = await take(sale, seller);
  const run = (text: string) => sale.parts.pool.query(text);
  await expect(run(`update gold_intakes set amount_som = amount_som + 1 where id = ${id}`)).rejects.toThrow(
    'gold_intakes_amount',
  );
  const paid = (cash: string) =>
    run(
      `update gold_intakes set intake_state = 'PAID', tendered_som = 0, cash_som = ${cash}, ended_at = now(), ended_by = staff_id where id = ${id}`,
    );
  await expect(paid('amount_som - 1')).rejects.toThrow('gold_intakes_paid');
  await expect(paid('amount_som')).rejects.toThrow('not what left the drawer');
  await payOut(seller, id);
  await expect(run(`update gold_intakes set description = 'x' where id = ${id}`)).rejects.toThrow('gold_');
  await expect(run(`delete from gold_intakes where id = ${id}`)).rejects.toThrow('gold_');
  await expect(run('update gold_rates set rate_som = 1')).rejects.toThrow('gold_');
});

it('the act is printed in three languages and is in the cash report', async () => {
  const { id } = await take(sale, seller);
  for (const language of ['ru', 'uz', 'en']) {
    const printed = await seller.post('papers/old-gold', { id, language });
    expect(printed.statusCode).toBe(200);
    expect(printed.json()).toMatchObject({ name: expect.stringMatching(/^old-gold-OG-\d{6}\.pdf$/) });
    expect((await seller.post('papers/cash-day', { id: dayId, language })).statusCode).toBe(200);
  }
});

it('the amount of recorded gold does not change with the rate', async () => {
  const { id, amount } = await take(sale, seller);
  await manager.post('counter/gold/rates', { metal: 'gold', rate: rateSom + 100_000 });
  expect(await find(id)).toMatchObject<Partial<GoldIntake>>({ amount, rate: rateSom });
});
