import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelByStaff } from '../advance-order.ts';
import { buy, deliver, giveBack, renewCode, takeBack, walk } from '../testing-orders.ts';
import { requireSound } from '#database/invariants.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { pieceState, defaultPriceSom } from '#server/testing-goods.ts';
import { byCourier, cards, payAtBank, readOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const online = { payment: { method: 'FAKE' as const } };
const dayMinutes = 24 * 60;

/** Reads the hand-over code from the shopper's SMS. */
async function codeOf(phone: string): Promise<string> {
  await sale.runTask('send-order-messages');
  const [code = ''] = messagesTo(sale, phone)
    .flatMap(({ text }) => /\d{6}(?=\.)/.exec(text) ?? [])
    .slice(-1);
  return code;
}

describe('an order that staff advance', () => {
  it('goes through all states, and its shopper sees every step', async () => {
    const { buyer, order, pieces } = await buy(sale);
    await walk(sale, order, 'confirm', 'assemble', 'ready', 'deliver');
    const seen = await readOrder(buyer, order);
    expect(seen.events.map(({ state }) => state)).toEqual([
      'NEW',
      'CONFIRMED',
      'ASSEMBLING',
      'READY_FOR_PICKUP',
      'DELIVERED',
    ]);
    expect(seen).toMatchObject({ state: 'DELIVERED', nextSteps: [], allowedActions: ['REPEAT'] });
    expect(await pieceState(sale.db, pieces[0]?.id ?? 0)).toBe('SOLD');
  });

  it('changes its state only as the table allows the staff', async () => {
    const { order } = await buy(sale, { form: byCourier() });
    const { order: unpaid } = await buy(sale, { form: online });
    await expect(walk(sale, unpaid, 'confirm')).rejects.toThrow('ORDER_STATE_CONFLICT');
    await walk(sale, order, 'confirm', 'assemble');
    for (const step of ['confirm', 'ready', 'deliver'] as const)
      await expect(walk(sale, order, step)).rejects.toThrow('ORDER_STATE_CONFLICT');
    await expect(renewCode(sale, order)).rejects.toThrow('ORDER_STATE_CONFLICT');
    await expect(takeBack(sale, order)).rejects.toThrow('ORDER_STATE_CONFLICT');
  });
});

describe('the hand-over code for couriers', () => {
  it('is required for expensive orders; wrong attempts are counted, lock it, and it can be renewed', async () => {
    const { buyer, order, phone } = await buy(sale, { form: byCourier() });
    await walk(sale, order, 'confirm', 'assemble', 'ship');
    const code = await codeOf(phone);
    expect((await readOrder(buyer, order)).handoverCode).toBe(code);
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await deliver(sale, order)).toEqual({ ok: false, why: 'NEEDED' });
    for (let triesLeft = 4; triesLeft >= 0; triesLeft -= 1)
      expect(await deliver(sale, order, wrong)).toEqual({ ok: false, why: 'WRONG', triesLeft });
    expect(await deliver(sale, order, code)).toEqual({ ok: false, why: 'LOCKED' });
    await renewCode(sale, order);
    expect(await deliver(sale, order, await codeOf(phone))).toEqual({ ok: true });
    expect((await readOrder(buyer, order)).handoverCode).toBeNull();
  });

  it('counts five concurrent wrong attempts as five', async () => {
    const { order, phone } = await buy(sale, { form: byCourier() });
    await walk(sale, order, 'confirm', 'assemble', 'ship');
    const code = await codeOf(phone);
    const wrong = code === '111111' ? '222222' : '111111';
    const tries = await Promise.all(Array.from({ length: 9 }, () => deliver(sale, order, wrong)));
    const reasons = tries.map((one) => (one.ok ? 'OK' : one.why));
    expect(reasons.filter((why) => why === 'WRONG')).toHaveLength(5);
    expect(reasons.filter((why) => why === 'LOCKED')).toHaveLength(4);
  });

  it('is not stored in plain text', async () => {
    const { order, phone } = await buy(sale, { form: byCourier() });
    await walk(sale, order, 'confirm', 'assemble', 'ship');
    const code = await codeOf(phone);
    const row = await sale.db
      .selectFrom('orders')
      .select('handover_code')
      .where('number', '=', order.number)
      .executeTakeFirstOrThrow();
    expect(row.handover_code?.toString('latin1')).not.toContain(code);
  });

  it('is not used for cheap or collected orders, and its limit is a setting', async () => {
    const setting = { name: 'handover_code_from_som', value: '90000000' };
    await sale.db.insertInto('shop_settings').values(setting).execute();
    const { order } = await buy(sale, { form: byCourier() });
    await walk(sale, order, 'confirm', 'assemble', 'ship', 'deliver');
    await sale.db.deleteFrom('shop_settings').where('name', '=', setting.name).execute();
    const cheap = { form: { ...byCourier(), expectedTotal: 2_060_000 }, pieces: [{ priceSom: 2_000_000 }] };
    const small = await buy(sale, cheap);
    await walk(sale, small.order, 'confirm', 'assemble', 'ship', 'deliver');
    expect((await readOrder(small.buyer, small.order)).state).toBe('DELIVERED');
  });
});

describe('cancellations and returns by the staff', () => {
  it('a paid order that is being assembled is cancelled with a reason, and its payment is refunded', async () => {
    const { buyer, order, pieces } = await buy(sale, { form: online });
    await payAtBank(buyer, order, cards.approved);
    await walk(sale, order, 'assemble');
    const { number } = order;
    await cancelByStaff(sale.db, { number, reason: 'камень треснул', now: sale.parts.now() });
    expect(await readOrder(buyer, order)).toMatchObject({
      state: 'CANCELLED',
      events: [{}, {}, {}, { state: 'CANCELLED', amount: defaultPriceSom }],
    });
    expect(await pieceState(sale.db, pieces[0]?.id ?? 0)).toBe('AVAILABLE');
    await sale.runTask('send-refunds');
    const refunded = await readOrder(buyer, order);
    expect(refunded.paymentState).toBe('REFUNDED');
    expect(refunded.events.at(-1)).toMatchObject({ kind: 'REFUNDED', amount: defaultPriceSom });
  });

  it('a whole order paid in cash is returned once, and its pieces are withdrawn from sale', async () => {
    const { buyer, order, pieces } = await buy(sale);
    await walk(sale, order, 'confirm', 'assemble', 'ready', 'deliver');
    const [one, other] = await Promise.allSettled([takeBack(sale, order), takeBack(sale, order)]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const seen = await readOrder(buyer, order);
    expect(seen).toMatchObject({ state: 'RETURNED', lines: [{ returnedAt: expect.any(String) }] });
    expect(await pieceState(sale.db, pieces[0]?.id ?? 0)).toBe('WITHDRAWN');
    expect(seen.paymentState).toBe('PAID');
    await sale.runTask('send-refunds');
    expect(await giveBack(sale, order)).toEqual([{ method: 'CASH', amountSom: defaultPriceSom }]);
    expect(await giveBack(sale, order)).toEqual([]);
    expect((await readOrder(buyer, order)).paymentState).toBe('REFUNDED');
  });

  it('two pieces paid online are returned one after the other, and the provider refunds each part', async () => {
    const form = { ...online, expectedTotal: 2 * defaultPriceSom };
    const { buyer, order, pieces } = await buy(sale, { form, pieces: [{}, {}] });
    await payAtBank(buyer, order, cards.approved);
    await walk(sale, order, 'assemble', 'ready', 'deliver');
    for (const [index, state] of ['PARTIALLY_REFUNDED', 'REFUNDED'].entries()) {
      const serialNumbers = [pieces[index]?.serialNumber ?? ''];
      const returned = await takeBack(sale, order, { serialNumbers });
      expect(returned).toMatchObject({ ok: true, refundSom: defaultPriceSom });
      await sale.runTask('send-refunds');
      expect((await readOrder(buyer, order)).paymentState).toBe(state);
    }
    expect((await readOrder(buyer, order)).events.slice(-4)).toMatchObject([
      { kind: 'PIECES_RETURNED', amount: defaultPriceSom },
      { kind: 'REFUNDED', amount: defaultPriceSom },
      { kind: 'MOVED', state: 'RETURNED', amount: defaultPriceSom },
      { kind: 'REFUNDED', amount: defaultPriceSom },
    ]);
  });

  it('one piece of two is returned alone; the order is RETURNED with the other one', async () => {
    const form = { expectedTotal: 2 * defaultPriceSom };
    const { buyer, order, pieces } = await buy(sale, { form, pieces: [{}, {}] });
    await walk(sale, order, 'confirm', 'assemble', 'ready', 'deliver');
    const [first = '', second = ''] = pieces.map(({ serialNumber }) => serialNumber);
    const once = { serialNumbers: [first], idempotencyKey: crypto.randomUUID() };
    const returned = await takeBack(sale, order, once);
    // the first response, not a refusal because the piece was already returned
    expect(await takeBack(sale, order, once)).toEqual(returned);
    const seen = await readOrder(buyer, order);
    expect(seen.state).toBe('DELIVERED');
    expect(seen.events.at(-1)).toMatchObject({ kind: 'PIECES_RETURNED', state: 'DELIVERED' });
    const back = new Map(
      seen.lines.map(({ piece, returnedAt }) => [piece.serialNumber, returnedAt !== null]),
    );
    expect([back.get(first), back.get(second)]).toEqual([true, false]);
    const again = (serialNumber: string) => takeBack(sale, order, { serialNumbers: [serialNumber] });
    expect(await again(first)).toMatchObject({ why: 'RETURNED_BEFORE' });
    expect(await again('Z-0')).toMatchObject({ why: 'UNKNOWN_PIECE' });
    expect(await again(second)).toMatchObject({ isWhole: true });
  });

  it('pieces can be returned within ten days, later only if faulty', async () => {
    const { order } = await buy(sale);
    await walk(sale, order, 'confirm', 'assemble', 'ready', 'deliver');
    sale.turnClock(11 * dayMinutes);
    expect(await takeBack(sale, order)).toMatchObject({ why: 'TOO_LATE' });
    expect(await takeBack(sale, order, { isFaulty: true })).toMatchObject({ isWhole: true });
  });

  it('the return period is the one that was promised when the order was placed, even if the shop changes it', async () => {
    const setting = { name: 'return_days', value: '21' };
    await sale.db.insertInto('shop_settings').values(setting).execute();
    const { buyer, order } = await buy(sale);
    await sale.db.deleteFrom('shop_settings').where('name', '=', setting.name).execute();
    expect(order.returnDays).toBe(21);
    expect((await readOrder(buyer, order)).returnDays).toBe(21);
    await walk(sale, order, 'confirm', 'assemble', 'ready', 'deliver');
    sale.turnClock(20 * dayMinutes);
    expect(await takeBack(sale, order)).toMatchObject({ isWhole: true });
    const { order: later } = await buy(sale);
    expect(later.returnDays).toBe(10);
  });
});
