import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { addPiece, addProduct, pieceState } from '#server/testing-goods.ts';
import { addOrder, cancel, cards, orderForm, payAtBank, place, readOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { crowdWith, holdCart, shopperWith } from '#server/testing-shopper.ts';
import { requireSound } from '#database/invariants.ts';
import { codesOf, placeWithRetry, moneyOf, ownersOf } from '../testing-races.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ connections: 20 });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

describe('200 concurrent buyers of one piece', () => {
  it('get one order and 199 declared refusals; the refused have no order, hold or payment', async () => {
    const piece = await addPiece(sale.db);
    const buyers = await crowdWith(sale.app, { count: 200, key: piece.fullKey });
    const answers = await Promise.all(
      buyers.map((buyer) => placeWithRetry(buyer, orderForm(sale, { payment: { method: 'FAKE' } }))),
    );
    expect(codesOf(answers)).toEqual([...Array<string>(199).fill('ITEM_NOT_AVAILABLE'), 'ORDERED']);
    expect(await ownersOf(sale.db, piece.id)).toEqual({ orders: 1, holds: 1 });
    const count = (table: 'orders' | 'payments' | 'holds') =>
      sale.db.selectFrom(table).select('id').execute();
    expect(
      [await count('orders'), await count('payments'), await count('holds')].map((rows) => rows.length),
    ).toEqual([1, 1, 1]);
  }, 60_000);

  it('who all start a checkout first also get one order', async () => {
    const piece = await addPiece(sale.db);
    const buyers = await crowdWith(sale.app, { count: 60, key: piece.fullKey });
    const answers = await Promise.all(
      buyers.map(async (buyer) => {
        await buyer.post('/api/v1/cart/hold');
        return place(buyer, orderForm(sale));
      }),
    );
    expect(codesOf(answers)).toEqual([...Array<string>(59).fill('ITEM_NOT_AVAILABLE'), 'ORDERED']);
    expect(await ownersOf(sale.db, piece.id)).toMatchObject({ orders: 1 });
  });

  it('of any of 5 equal pieces get five orders with one piece each', async () => {
    const productId = await addProduct(sale.db);
    const pieces = [];
    for (let index = 0; index < 5; index += 1) pieces.push(await addPiece(sale.db, { productId }));
    const buyers = await crowdWith(sale.app, { count: 40, key: pieces[0]?.shortKey ?? '' });
    const answers = await Promise.all(buyers.map((buyer) => place(buyer, orderForm(sale))));
    expect(codesOf(answers).filter((code) => code === 'ORDERED')).toHaveLength(5);
    const sold = answers
      .filter((answer) => answer.statusCode === 201)
      .map((answer) => answer.json<Order>().lines[0]?.piece.itemId);
    expect(new Set(sold)).toEqual(new Set(pieces.map(({ id }) => id)));
  });
});

describe('a shopper who taps repeatedly', () => {
  it('with the same key gets one order and the same response every time', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(buyer, orderForm(sale), key)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
  });

  it('with different keys gets one order, and the other taps are refused', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(buyer, orderForm(sale))));
    const codes = codesOf(answers);
    expect(codes.filter((code) => code === 'ORDERED')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['ORDERED', 'CART_EMPTY']));
  });

  it('gets one order even if more such pieces are left', async () => {
    const productId = await addProduct(sale.db);
    const piece = await addPiece(sale.db, { productId });
    await addPiece(sale.db, { productId });
    const buyer = await shopperWith(sale.app, piece.shortKey);
    const answers = await Promise.all([place(buyer, orderForm(sale)), place(buyer, orderForm(sale))]);
    expect(codesOf(answers)).toEqual(['CART_EMPTY', 'ORDERED']);
  });
});

describe('when a reservation expires', () => {
  it('the next buyers, the job and the bank act at once: the piece ends with exactly one owner', async () => {
    const { buyer: slow, order: waiting, piece } = await addOrder(sale, { method: 'FAKE' });
    sale.turnClock(31);
    const buyers = await crowdWith(sale.app, { count: 10, key: piece.fullKey });
    const [answers, paid] = await Promise.all([
      Promise.all(buyers.map((buyer) => place(buyer, orderForm(sale)))),
      payAtBank(slow, waiting, cards.approved),
      sale.runTask('expire-holds'),
      sale.runTask('expire-holds'),
    ]);
    const { state } = await readOrder(slow, waiting);
    const ordered = codesOf(answers).filter((code) => code === 'ORDERED').length;
    expect([state, ordered, paid.headers.location?.includes('/checkout/success')]).toEqual(
      state === 'PAID' ? ['PAID', 0, true] : ['EXPIRED', 1, false],
    );
    expect(await ownersOf(sale.db, piece.id)).toMatchObject({ orders: 1 });
  });

  it('an extension, a purchase and the job act at once: all agree on who has the piece', async () => {
    const piece = await addPiece(sale.db);
    const slow = await shopperWith(sale.app, piece.fullKey);
    const quick = await shopperWith(sale.app, piece.fullKey);
    await holdCart(slow);
    sale.turnClock(15);
    const [bought] = await Promise.all([
      place(quick, orderForm(sale)),
      slow.post('/api/v1/cart/hold'),
      sale.runTask('expire-holds'),
    ]);
    const cart = (await slow.get('/api/v1/cart')).json();
    expect(cart.hold === null).toBe(bought.statusCode === 201);
    expect(await ownersOf(sale.db, piece.id)).toMatchObject({ holds: 1 });
  });

  it('a cancellation and a payment at once: the order is cancelled, and the payment is refunded in full', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { buyer, order, piece } = await addOrder(sale, { method: 'FAKE' });
      // each round cancels a little later within the steps of the payment
      const cancelLater = async () => {
        for (let read = 0; read < round; read += 1) await readOrder(buyer, order);
        return cancel(buyer, order);
      };
      const [paid, cancelled] = await Promise.all([payAtBank(buyer, order, cards.approved), cancelLater()]);
      const wasPaid = paid.headers.location?.includes('/checkout/success') === true;
      expect(cancelled.statusCode).toBe(200);
      expect(await moneyOf(sale.db, order.number)).toEqual({
        entries: wasPaid ? [order.total] : [],
        refunds: wasPaid ? [`REQUESTED ${order.total}`] : [],
      });
      await sale.runTask('send-refunds');
      const after = await readOrder(buyer, order);
      expect(`${after.state} ${after.paymentState}`).toBe(
        wasPaid ? 'CANCELLED REFUNDED' : 'CANCELLED FAILED',
      );
      expect(await moneyOf(sale.db, order.number)).toEqual({
        entries: wasPaid ? [order.total, -order.total] : [],
        refunds: wasPaid ? [`DONE ${order.total}`] : [],
      });
      expect(await ownersOf(sale.db, piece.id)).toEqual({ orders: 0, holds: 0 });
      expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
    }
  });

  it('a cancellation after a payment refunds it in full; a payment after a cancellation is refused', async () => {
    const [first, second] = [
      await addOrder(sale, { method: 'FAKE' }),
      await addOrder(sale, { method: 'FAKE' }),
    ];
    await payAtBank(first.buyer, first.order, cards.approved);
    await cancel(first.buyer, first.order);
    await cancel(second.buyer, second.order);
    const late = await payAtBank(second.buyer, second.order, cards.approved);
    expect(late.headers.location).toContain('/checkout/failed');
    await sale.runTask('send-refunds');
    const states = await Promise.all([first, second].map(({ buyer, order }) => readOrder(buyer, order)));
    expect(states.map(({ state, paymentState }) => `${state} ${paymentState}`)).toEqual([
      'CANCELLED REFUNDED',
      'CANCELLED FAILED',
    ]);
    expect(await moneyOf(sale.db, first.order.number)).toEqual({
      entries: [first.order.total, -first.order.total],
      refunds: [`DONE ${first.order.total}`],
    });
    expect(await moneyOf(sale.db, second.order.number)).toEqual({ entries: [], refunds: [] });
  });
});
