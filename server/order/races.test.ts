import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order, PlaceOrder } from '#contract/order.ts';
import {
  type Shopper,
  addModel,
  addPiece,
  addPlaces,
  noon,
  orderForm,
  place,
  putLine,
  shopper,
  testSale,
} from '#server/testing-sale.ts';
import { requireSound } from './testing-invariants.ts';

let sale: Awaited<ReturnType<typeof testSale>>;
let places: Awaited<ReturnType<typeof addPlaces>>;
beforeAll(async () => {
  sale = await testSale({ connections: 20 });
  places = await addPlaces(sale.db);
});
beforeEach(() => turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const price = 7_270_000;
const turnClock = (minutes: number) => {
  sale.clock.now = new Date(noon.getTime() + minutes * 60_000);
};
const form = (fields: Partial<PlaceOrder> = {}) =>
  orderForm({ storeId: places.amirTemur, expectedTotal: price, ...fields });
const newPiece = async () => addPiece(sale.db, { productId: await addModel(sale.db) });
/** A shop that is overloaded asks to come again, and these buyers do. */
const insist = async (buyer: Shopper, order: PlaceOrder) => {
  let answer = await place(buyer, order);
  while (answer.statusCode === 503) answer = await place(buyer, order);
  return answer;
};
const buyersOf = (count: number, key: string): Promise<Shopper[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const buyer = shopper(sale.app);
      await putLine(buyer, key);
      return buyer;
    }),
  );
const byText = (a: string, b: string) => (a < b ? -1 : 1);
const codesOf = (answers: { statusCode: number; json: () => { code?: string } }[]) =>
  answers
    .map((answer) => (answer.statusCode === 201 ? 'ORDERED' : (answer.json().code ?? '')))
    .toSorted(byText);
const livingLines = async (itemId: number) =>
  sale.db
    .selectFrom('order_lines')
    .select('id')
    .where('item_id', '=', itemId)
    .where('released_at', 'is', null)
    .execute();
const keepersOf = (itemId: number) =>
  sale.db.selectFrom('hold_items').select('hold_id').where('item_id', '=', itemId).execute();

describe('200 buyers of one piece', () => {
  it('are one order and 199 clear refusals; nobody who got nothing has an order, a hold or a payment', async () => {
    const piece = await newPiece();
    const buyers = await buyersOf(200, piece.fullKey);
    const answers = await Promise.all(
      buyers.map((buyer) => insist(buyer, form({ payment: { method: 'FAKE' } }))),
    );
    expect(codesOf(answers)).toEqual([...Array<string>(199).fill('ITEM_NOT_AVAILABLE'), 'ORDERED']);
    expect(await livingLines(piece.id)).toHaveLength(1);
    expect(await keepersOf(piece.id)).toHaveLength(1);
    const count = (table: 'orders' | 'payments' | 'holds') =>
      sale.db.selectFrom(table).select('id').execute();
    expect(
      [await count('orders'), await count('payments'), await count('holds')].map((rows) => rows.length),
    ).toEqual([1, 1, 1]);
  }, 60_000);

  it('who all hold it first are one order too', async () => {
    const piece = await newPiece();
    const buyers = await buyersOf(60, piece.fullKey);
    const answers = await Promise.all(
      buyers.map(async (buyer) => {
        await buyer.post('/api/v1/cart/hold');
        return place(buyer, form());
      }),
    );
    expect(codesOf(answers)).toEqual([...Array<string>(59).fill('ITEM_NOT_AVAILABLE'), 'ORDERED']);
    expect(await livingLines(piece.id)).toHaveLength(1);
  });

  it('of any of 5 equal pieces are five orders, one piece each', async () => {
    const productId = await addModel(sale.db);
    const pieces = [];
    for (let index = 0; index < 5; index += 1) pieces.push(await addPiece(sale.db, { productId }));
    const buyers = await buyersOf(40, pieces[0]?.shortKey ?? '');
    const answers = await Promise.all(buyers.map((buyer) => place(buyer, form())));
    expect(codesOf(answers).filter((code) => code === 'ORDERED')).toHaveLength(5);
    const sold = answers
      .filter((answer) => answer.statusCode === 201)
      .map((answer) => answer.json<Order>().lines[0]?.piece.itemId);
    expect(new Set(sold)).toEqual(new Set(pieces.map(({ id }) => id)));
  });
});

describe('one shopper who taps twice', () => {
  it('with the same key has one order, and every tap the same answer', async () => {
    const [buyer] = await buyersOf(1, (await newPiece()).fullKey);
    if (buyer === undefined) throw new Error('no buyer');
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(buyer, form(), key)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
  });

  it('with different keys has one order, and the other taps are refused', async () => {
    const [buyer] = await buyersOf(1, (await newPiece()).fullKey);
    if (buyer === undefined) throw new Error('no buyer');
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(buyer, form())));
    const codes = codesOf(answers);
    expect(codes.filter((code) => code === 'ORDERED')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['ORDERED', 'CART_EMPTY']));
  });

  it('has one order even when more such pieces are left', async () => {
    const productId = await addModel(sale.db);
    const piece = await addPiece(sale.db, { productId });
    await addPiece(sale.db, { productId });
    const [buyer] = await buyersOf(1, piece.shortKey);
    if (buyer === undefined) throw new Error('no buyer');
    const answers = await Promise.all([place(buyer, form()), place(buyer, form())]);
    expect(codesOf(answers)).toEqual(['CART_EMPTY', 'ORDERED']);
  });
});

describe('when the time of a reservation is over', () => {
  it('the next buyers, the job and the bank decide it together: the piece has one owner', async () => {
    const piece = await newPiece();
    const [slow] = await buyersOf(1, piece.fullKey);
    if (slow === undefined) throw new Error('no buyer');
    const waiting: Order = (await place(slow, form({ payment: { method: 'FAKE' } }))).json();
    turnClock(31);
    const buyers = await buyersOf(10, piece.fullKey);
    const [answers, paid] = await Promise.all([
      Promise.all(buyers.map((buyer) => place(buyer, form()))),
      slow.send({
        method: 'POST',
        url: waiting.payment.redirectUrl ?? '',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'card=8600000000000001&action=pay',
      }),
      sale.runTask('expire-holds'),
      sale.runTask('expire-holds'),
    ]);
    const { state }: Order = (
      await slow.get(`/api/v1/orders/${waiting.number}?token=${waiting.token}`)
    ).json();
    const ordered = codesOf(answers).filter((code) => code === 'ORDERED').length;
    expect([state, ordered, paid.headers.location?.includes('/checkout/success')]).toEqual(
      state === 'PAID' ? ['PAID', 0, true] : ['EXPIRED', 1, false],
    );
    expect(await livingLines(piece.id)).toHaveLength(1);
  });

  it('a shopper who extends, one who buys and the job agree on who has the piece', async () => {
    const piece = await newPiece();
    const [slow, quick] = await buyersOf(2, piece.fullKey);
    if (slow === undefined || quick === undefined) throw new Error('no buyers');
    await slow.post('/api/v1/cart/hold');
    turnClock(15);
    const [bought] = await Promise.all([
      place(quick, form()),
      slow.post('/api/v1/cart/hold'),
      sale.runTask('expire-holds'),
    ]);
    const cart = (await slow.get('/api/v1/cart')).json();
    expect(cart.hold === null).toBe(bought.statusCode === 201);
    expect(await keepersOf(piece.id)).toHaveLength(1);
  });

  it('a cancellation and a payment at once leave the order either paid or called off', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [buyer] = await buyersOf(1, (await newPiece()).fullKey);
      if (buyer === undefined) throw new Error('no buyer');
      const order: Order = (await place(buyer, form({ payment: { method: 'FAKE' } }))).json();
      const link = `/api/v1/orders/${order.number}`;
      await Promise.all([
        buyer.post(`${link}/cancel?token=${order.token}`),
        buyer.send({
          method: 'POST',
          url: order.payment.redirectUrl ?? '',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'card=8600000000000001&action=pay',
        }),
      ]);
      const after: Order = (await buyer.get(`${link}?token=${order.token}`)).json();
      // money that came in before the cancellation goes back by a job
      expect(['CANCELLED FAILED', 'CANCELLED PAID']).toContain(`${after.state} ${after.paymentState}`);
      await sale.runTask('send-refunds');
    }
  });
});
