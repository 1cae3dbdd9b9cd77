import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pieceState } from '#server/testing-goods.ts';
import {
  addOrder,
  beginAssembly,
  cancel,
  orderForm,
  orderUrl,
  place,
  readOrder,
} from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper, shopperWith } from '#server/testing-shopper.ts';
import { requireSound } from '#database/invariants.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

describe('the signed link of an order', () => {
  it('opens the order without a login and shows its pieces and state, but no data of the shopper', async () => {
    const { buyer, order } = await addOrder(sale);
    expect(await readOrder(buyer, order)).toEqual(order);
    expect(await readOrder(shopper(sale.app), order)).toEqual({
      ...order,
      proven: false,
      contact: null,
      allowedActions: ['REPEAT'],
    });
  });

  it.each(['', '?token=', '?token=x', `?token=${'A'.repeat(43)}`])(
    'with the token %j opens nothing',
    async (query) => {
      const { buyer, order } = await addOrder(sale);
      const url = `/api/v1/orders/${order.number}`;
      const answers = [
        await buyer.get(`${url}${query}`),
        await buyer.post(`${url}/cancel${query}`),
        await buyer.send({
          method: 'POST',
          url: `${url}/pay${query}`,
          headers: { 'idempotency-key': crypto.randomUUID() },
          payload: { method: 'FAKE' },
        }),
      ];
      expect(answers.map((answer) => answer.json().code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    },
  );

  it('the link of one order does not open another order', async () => {
    const [one, other] = [(await addOrder(sale)).order, (await addOrder(sale)).order];
    const answer = await shopper(sale.app).get(orderUrl({ ...one, token: other.token }));
    expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it.each(['Z-1', 'z-260408-00001', '1', "Z-260408-00001'"])(
    'with the order number %s is malformed',
    async (number) => {
      const answer = await shopper(sale.app).get(`/api/v1/orders/${encodeURIComponent(number)}?token=x`);
      expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    },
  );
});

describe('cancelling an order', () => {
  it('returns its piece to stock and is idempotent', async () => {
    const { buyer, order, piece } = await addOrder(sale);
    sale.turnClock(5);
    const cancelled = {
      state: 'CANCELLED',
      paymentState: 'NONE',
      allowedActions: ['REPEAT'],
      reservedUntil: null,
    };
    expect((await cancel(buyer, order)).json()).toMatchObject(cancelled);
    expect((await cancel(buyer, order)).json()).toMatchObject({
      ...cancelled,
      events: [{ state: 'NEW' }, { state: 'CANCELLED', at: '2026-04-08T07:05:00.000Z' }],
    });
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
    const again = await shopperWith(sale.app, piece.shortKey);
    expect((await place(again, orderForm(sale))).statusCode).toBe(201);
  });

  it('is refused once the order is being assembled', async () => {
    const { buyer, order } = await addOrder(sale);
    await beginAssembly(sale.db, order);
    expect((await cancel(buyer, order)).json()).toMatchObject({
      status: 409,
      code: 'ORDER_STATE_CONFLICT',
      facts: { state: 'ASSEMBLING' },
    });
  });
});
