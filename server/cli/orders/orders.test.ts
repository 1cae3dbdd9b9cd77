import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy, runOrdersCommand, walk } from '#server/order/testing-orders-command.ts';
import { requireSound } from '#database/invariants.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { pieceState, usualPriceSom } from '#server/testing-goods.ts';
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

/** The code that its shopper got, from the SMS. */
async function codeOf(phone: string): Promise<string> {
  await sale.runTask('send-order-messages');
  const [code = ''] = messagesTo(sale, phone)
    .flatMap(({ text }) => /\d{6}(?=\.)/.exec(text) ?? [])
    .slice(-1);
  return code;
}

describe('npm run orders', () => {
  it('has nothing to do in a quiet shop', async () => {
    expect(await runOrdersCommand(sale)).toBe('No order waits.');
    expect(await runOrdersCommand(sale, 'list', 'shipped')).toBe('No order is SHIPPED.');
  });

  it('walks an order to its end, which its shopper sees step by step', async () => {
    const { buyer, order, pieces } = await buy(sale);
    expect(await runOrdersCommand(sale)).toMatch(
      new RegExp(`^${order.number} · NEW · CASH NONE · PICKUP · 1 pcs`, 'm'),
    );
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
    const shown = await runOrdersCommand(sale, 'show', order.number);
    for (const words of [
      'Дилноза, +99893',
      pieces[0]?.serialNumber ?? '',
      'NEW → CONFIRMED · by STAFF',
      'PLACED SMS',
    ])
      expect(shown).toContain(words);
  });

  it('does only what the table allows the staff', async () => {
    const { order } = await buy(sale, { form: byCourier() });
    const { order: unpaid } = await buy(sale, { form: online });
    await expect(runOrdersCommand(sale, 'confirm', unpaid.number)).rejects.toThrow(
      'is PENDING_PAYMENT: that cannot be done',
    );
    await walk(sale, order, 'confirm', 'assemble');
    for (const command of ['confirm', 'ready', 'deliver', 'new-code'])
      await expect(runOrdersCommand(sale, command, order.number)).rejects.toThrow(
        'is ASSEMBLING: that cannot be done',
      );
    await expect(runOrdersCommand(sale, 'return', order.number, 'передумала')).rejects.toThrow(
      'is ASSEMBLING',
    );
  });

  it.each([
    [['confirm'], 'Name the order by its number.'],
    [['confirm', '12'], 'Name the order by its number.'],
    [['confirm', 'Z-260408-99999'], 'There is no order Z-260408-99999.'],
    [['show', 'Z-260408-99999'], 'There is no order Z-260408-99999.'],
    [['list', 'funny'], 'There are no orders that are funny.'],
    [['burn', 'Z-260408-99999'], 'npm run orders -- confirm <order>'],
    [['cancel', 'Z-260408-99999'], 'Say why'],
    [['deliver', 'Z-260408-99999', '--cod', '1'], "Unknown option '--cod'."],
  ])('says what is wrong with %j', async (words, sentence) => {
    await expect(runOrdersCommand(sale, ...words)).rejects.toThrow(sentence);
  });
});

describe('the code for the courier', () => {
  it('is needed for what is dear, counted, locked, and renewed', async () => {
    const { buyer, order, phone } = await buy(sale, { form: byCourier() });
    await walk(sale, order, 'confirm', 'assemble', 'ship');
    const code = await codeOf(phone);
    expect((await readOrder(buyer, order)).handoverCode).toBe(code);
    const wrong = code === '111111' ? '222222' : '111111';
    const deliver = (typed: string) => runOrdersCommand(sale, 'deliver', order.number, '--code', typed);
    await expect(runOrdersCommand(sale, 'deliver', order.number)).rejects.toThrow(
      'is handed over for a code',
    );
    for (let left = 4; left >= 0; left -= 1)
      await expect(deliver(wrong)).rejects.toThrow(`Tries left: ${left}.`);
    await expect(deliver(code)).rejects.toThrow('is locked after too many wrong ones');
    await runOrdersCommand(sale, 'new-code', order.number);
    const renewed = await codeOf(phone);
    expect(await deliver(renewed)).toBe(`Order ${order.number} is DELIVERED.`);
    expect((await readOrder(buyer, order)).handoverCode).toBeNull();
  });

  it('five wrong ones at once are five, not one', async () => {
    const { order, phone } = await buy(sale, { form: byCourier() });
    await walk(sale, order, 'confirm', 'assemble', 'ship');
    const code = await codeOf(phone);
    const wrong = code === '111111' ? '222222' : '111111';
    const tries = await Promise.allSettled(
      Array.from({ length: 9 }, () => runOrdersCommand(sale, 'deliver', order.number, '--code', wrong)),
    );
    const reasons = tries.map((one) => (one.status === 'rejected' ? String(one.reason) : ''));
    expect(reasons.filter((text) => text.includes('Tries left'))).toHaveLength(5);
    expect(reasons.filter((text) => text.includes('locked'))).toHaveLength(4);
  });

  it('does not lie in the database as it is', async () => {
    const { order, phone } = await buy(sale, { form: byCourier() });
    await walk(sale, order, 'confirm', 'assemble', 'ship');
    const code = await codeOf(phone);
    const row = await sale.db
      .selectFrom('orders')
      .select('handover_code')
      .where('number', '=', order.number)
      .executeTakeFirstOrThrow();
    expect(row.handover_code?.toString('latin1')).not.toContain(code);
    expect(await runOrdersCommand(sale, 'show', order.number)).not.toContain(code);
  });

  it('is not for what is cheap or fetched, and its limit is a setting', async () => {
    const setting = { name: 'handover_code_from_som', value: '90000000' };
    await sale.db.insertInto('shop_settings').values(setting).execute();
    const { order } = await buy(sale, { form: byCourier() });
    await walk(sale, order, 'confirm', 'assemble', 'ship', 'deliver');
    await sale.db.deleteFrom('shop_settings').where('name', '=', setting.name).execute();
    const cheap = { form: { ...byCourier(), expectedTotal: 2_060_000 }, pieces: [{ priceSom: 2_000_000 }] };
    const { order: small } = await buy(sale, cheap);
    await walk(sale, small, 'confirm', 'assemble', 'ship', 'deliver');
    expect(await runOrdersCommand(sale, 'list', 'delivered')).toContain(small.number);
  });
});

describe('what the staff call off or take back', () => {
  it('a paid order that is being assembled is cancelled with its reason, and its money goes back', async () => {
    const { buyer, order, pieces } = await buy(sale, { form: online });
    await payAtBank(buyer, order, cards.approved);
    await runOrdersCommand(sale, 'assemble', order.number);
    await runOrdersCommand(sale, 'cancel', order.number, 'камень', 'треснул');
    expect(await readOrder(buyer, order)).toMatchObject({
      state: 'CANCELLED',
      events: [{}, {}, {}, { state: 'CANCELLED', amount: usualPriceSom }],
    });
    expect(await pieceState(sale.db, pieces[0]?.id ?? 0)).toBe('AVAILABLE');
    await sale.runTask('send-refunds');
    const refunded = await readOrder(buyer, order);
    expect(refunded.paymentState).toBe('REFUNDED');
    expect(refunded.events.at(-1)).toMatchObject({ kind: 'REFUNDED', amount: usualPriceSom });
    expect(await runOrdersCommand(sale, 'show', order.number)).toContain('камень треснул');
  });

  it('a whole order that was paid in cash comes back with its pieces withdrawn, and once', async () => {
    const { buyer, order, pieces } = await buy(sale);
    await walk(sale, order, 'confirm', 'assemble', 'ready', 'deliver');
    const call = () => runOrdersCommand(sale, 'return', order.number, 'не подошёл размер');
    const [one, other] = await Promise.allSettled([call(), call()]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const seen = await readOrder(buyer, order);
    expect(seen).toMatchObject({ state: 'RETURNED', lines: [{ returnedAt: expect.any(String) }] });
    expect(await pieceState(sale.db, pieces[0]?.id ?? 0)).toBe('WITHDRAWN');
    expect(seen.paymentState).toBe('PAID');
    await sale.runTask('send-refunds');
    expect(await runOrdersCommand(sale, 'paid-back', order.number)).toContain('is booked as given back');
    await expect(runOrdersCommand(sale, 'paid-back', order.number)).rejects.toThrow('No money of order');
    expect((await readOrder(buyer, order)).paymentState).toBe('REFUNDED');
  });

  it('what was paid online for one piece of two goes back by the provider, the rest with the rest', async () => {
    const form = { ...online, expectedTotal: 2 * usualPriceSom };
    const { buyer, order, pieces } = await buy(sale, { form, pieces: [{}, {}] });
    await payAtBank(buyer, order, cards.approved);
    await walk(sale, order, 'assemble', 'ready', 'deliver');
    const backs = pieces.map(
      ({ serialNumber }) =>
        () =>
          runOrdersCommand(sale, 'return', order.number, 'мала', '--piece', serialNumber),
    );
    for (const [index, state] of ['PARTIALLY_REFUNDED', 'REFUNDED'].entries()) {
      expect(await backs[index]?.()).toContain(`${usualPriceSom} soʻm go back`);
      await sale.runTask('send-refunds');
      expect((await readOrder(buyer, order)).paymentState).toBe(state);
    }
    expect((await readOrder(buyer, order)).events.slice(-4)).toMatchObject([
      { kind: 'PIECES_RETURNED', amount: usualPriceSom },
      { kind: 'REFUNDED', amount: usualPriceSom },
      { kind: 'MOVED', state: 'RETURNED', amount: usualPriceSom },
      { kind: 'REFUNDED', amount: usualPriceSom },
    ]);
  });

  it('one piece of two comes back on its own, the other stays, and with it the order is returned', async () => {
    const form = { expectedTotal: 2 * usualPriceSom };
    const { buyer, order, pieces } = await buy(sale, { form, pieces: [{}, {}] });
    await walk(sale, order, 'confirm', 'assemble', 'ready', 'deliver');
    const [first = '', second = ''] = pieces.map(({ serialNumber }) => serialNumber);
    const key = crypto.randomUUID();
    const returned = await runOrdersCommand(
      sale,
      'return',
      order.number,
      'мала',
      '--piece',
      first,
      '--key',
      key,
    );
    // answered as the first time, not as a piece that came back before
    expect(await runOrdersCommand(sale, 'return', order.number, 'мала', '--piece', first, '--key', key)).toBe(
      returned,
    );
    const seen = await readOrder(buyer, order);
    expect(seen.state).toBe('DELIVERED');
    expect(seen.events.at(-1)).toMatchObject({ kind: 'PIECES_RETURNED', state: 'DELIVERED' });
    const back = new Map(
      seen.lines.map(({ piece, returnedAt }) => [piece.serialNumber, returnedAt !== null]),
    );
    expect([back.get(first), back.get(second)]).toEqual([true, false]);
    await expect(runOrdersCommand(sale, 'return', order.number, 'мала', '--piece', first)).rejects.toThrow(
      'came back before',
    );
    await expect(runOrdersCommand(sale, 'return', order.number, 'мала', '--piece', 'Z-0')).rejects.toThrow(
      'has no piece Z-0',
    );
    expect(await runOrdersCommand(sale, 'return', order.number, 'мала', '--piece', second)).toContain(
      'is RETURNED',
    );
  });

  it('comes back within ten days, later with a fault only', async () => {
    const { order } = await buy(sale);
    await walk(sale, order, 'confirm', 'assemble', 'ready', 'deliver');
    sale.turnClock(11 * dayMinutes);
    await expect(runOrdersCommand(sale, 'return', order.number, 'передумала')).rejects.toThrow('are over');
    expect(await runOrdersCommand(sale, 'return', order.number, 'выпал камень', '--faulty')).toContain(
      'is RETURNED',
    );
  });
});
