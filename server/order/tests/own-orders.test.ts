import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order, OrdersPage, PlaceOrder } from '#contract/order.ts';
import type { DB } from '#database/schema.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { addPiece, pieceState, defaultPriceSom } from '#server/testing-goods.ts';
import { orderForm, orderUrl, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  putLine,
  type Shopper,
  shopper,
  shopperWith,
  type UserShopper,
  userShopper,
} from '#server/testing-shopper.ts';
import { listOrders } from '../lists/list-orders.ts';
import { listOrdersOf } from '../read-order-view.ts';
import { requireSound } from '#database/invariants.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

async function order(by: Shopper, form: Partial<PlaceOrder> = {}): Promise<Order> {
  await putLine(by, (await addPiece(sale.db)).fullKey);
  const answer = await place(by, orderForm(sale, form));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

const list = async (by: Shopper, query = ''): Promise<OrdersPage> =>
  (await by.get(`/api/v1/orders${query}`)).json();
const numbersOf = (page: OrdersPage) => page.content.map(({ number }) => number);
const to = (phone: string) => ({ contact: { name: 'Dilnoza', phone } });

/** All calls about one order, without its link token. */
function callsAbout(number: string) {
  const url = `/api/v1/orders/${number}`;
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return [
    { method: 'GET', url },
    { method: 'POST', url: `${url}/repeat` },
    { method: 'POST', url: `${url}/proof`, payload: { digits: '4567' } },
    { method: 'POST', url: `${url}/pay`, headers, payload: { method: 'FAKE' } },
    { method: 'POST', url: `${url}/cancel` },
  ] as const;
}

describe('the orders of a user', () => {
  it('are listed newest first, with their content and allowed actions', async () => {
    const user = await userShopper(sale);
    const first = await order(user);
    sale.turnClock(5);
    const second = await order(user, { payment: { method: 'FAKE' } });
    const page = await list(user);
    expect(page).toMatchObject({ totalElements: 2, totalPages: 1, number: 0, empty: false });
    expect(page.content).toEqual([
      {
        number: second.number,
        state: 'PENDING_PAYMENT',
        paymentState: 'PENDING',
        createdAt: '2026-04-08T07:05:00.000Z',
        fulfillmentKind: 'PICKUP',
        pieceCount: 1,
        images: [],
        total: defaultPriceSom,
        promisedFrom: second.promisedFrom,
        promisedTo: second.promisedTo,
        allowedActions: ['PAY', 'CHANGE_METHOD', 'CANCEL', 'REPEAT'],
      },
      expect.objectContaining({ number: first.number, allowedActions: ['CANCEL', 'REPEAT'] }),
    ]);
  });

  it('name the valid certificates of their pieces, neither replaced nor withdrawn ones', async () => {
    const by = await userShopper(sale);
    const { number, lines } = await order(by);
    const [valid, replaced, withdrawn] = [
      certificateId(2025, 1),
      certificateId(2025, 2),
      certificateId(2025, 3),
    ];
    const paper = {
      item_id: lines[0]?.piece.itemId ?? 0,
      laboratory: 'IGI',
      issued_on: '2025-03-01',
      subject: '{}',
    };
    await sale.db
      .insertInto('certificates')
      .values([
        { ...paper, id: valid },
        { ...paper, id: replaced, certificate_state: 'REPLACED', replaced_by: valid },
        { ...paper, id: withdrawn, certificate_state: 'WITHDRAWN' },
      ])
      .execute();
    const shown = (await by.get(`/api/v1/orders/${number}`)).json<Order>();
    expect(shown.lines.map(({ certificates }) => certificates)).toEqual([[valid]]);
  });

  it('are paged', async () => {
    const user = await userShopper(sale);
    const numbers: string[] = [];
    for (let minute = 0; minute < 3; minute += 1) {
      sale.turnClock(minute);
      numbers.unshift((await order(user)).number);
    }
    expect(await list(user, '?size=2')).toMatchObject({ totalElements: 3, totalPages: 2 });
    expect(numbersOf(await list(user, '?size=2&page=1'))).toEqual(numbers.slice(2));
    expect(await list(user, '?size=2&page=2')).toMatchObject({ content: [], empty: true, number: 2 });
    expect((await user.get('/api/v1/orders?size=101')).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('show the first three pictures of their pieces', async () => {
    const user = await userShopper(sale);
    const { number } = await order(user);
    const image = (url: string | null) => JSON.stringify({ image: url && { url } });
    const { id } = await sale.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const first = await sale.db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const released = new Date();
    for (const [position, url] of [null, '/a', '/b', '/c', '/d'].entries())
      await sale.db
        .insertInto('order_lines')
        .values({
          order_id: id,
          item_id: first.item_id,
          unit_price_som: 0,
          position: position + 1,
          snapshot: image(url),
          released_at: released,
        })
        .execute();
    expect((await list(user)).content).toMatchObject([
      { pieceCount: 6, images: [{ url: '/a' }, { url: '/b' }, { url: '/c' }] },
    ]);
    await sale.db.deleteFrom('order_lines').where('released_at', '=', released).execute();
  });

  it('take the same number of statements for one order as for five, in the list and in the data export', async () => {
    const [one, five] = [await userShopper(sale), await userShopper(sale)];
    await order(one);
    for (let count = 0; count < 5; count += 1) await order(five, { payment: { method: 'FAKE' } });
    let count = 0;
    const db = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: sale.parts.pool }),
      log: () => {
        count += 1;
      },
    });
    for (const { userId } of [one, five]) await listOrders(db, { userId, page: 0, size: 24 });
    expect(count).toBe(4);
    const deps = { secret: 'x', publicUrl: 'http://shop.example', providers: new Map() };
    const orders = await listOrdersOf(db, { deps, userId: five.userId, now: noon });
    expect(orders).toHaveLength(5);
    expect(orders[0]).toMatchObject({
      lines: [{ unitPrice: defaultPriceSom }],
      events: [{ at: expect.any(String) }],
    });
    expect(count).toBe(10);
  });

  it('are refused to guests', async () => {
    expect((await shopper(sale.app).get('/api/v1/orders')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('an order of a user', () => {
  it('can be opened, paid, repeated and cancelled without its link by this user only', async () => {
    const user = await userShopper(sale);
    const device = await userShopper(sale, { userId: user.userId });
    const { number } = await order(user, { payment: { method: 'FAKE' } });
    const codes = [];
    for (const call of callsAbout(number)) codes.push((await device.send(call)).statusCode);
    expect(codes).toEqual([200, 200, 204, 200, 200]);
  });

  it('is NOT_FOUND for everybody else and stays unchanged', async () => {
    const { number } = await order(await userShopper(sale), { payment: { method: 'FAKE' } });
    const strangers = [await userShopper(sale), await userShopper(sale, { email: 'a@example.uz' })];
    for (const stranger of [...strangers, shopper(sale.app)]) {
      const codes = [];
      for (const call of callsAbout(number)) codes.push((await stranger.send(call)).json().code);
      expect(codes).toEqual(Array.from(codes, () => 'NOT_FOUND'));
      const guessed = await stranger.get(`/api/v1/orders/${number}?token=${'A'.repeat(43)}`);
      expect(guessed.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
    const row = await sale.db
      .selectFrom('orders')
      .select('order_state')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(row.order_state).toBe('PENDING_PAYMENT');
  });

  it('opens by its signed link without a login', async () => {
    const placed = await order(await userShopper(sale));
    const { number, lines, state } = placed;
    for (const stranger of [shopper(sale.app), await userShopper(sale)])
      expect((await stranger.get(orderUrl(placed))).json()).toMatchObject({
        number,
        lines,
        state,
        proven: false,
        contact: null,
      });
  });

  it('does not open to a session that has ended', async () => {
    const user = await userShopper(sale);
    const { number } = await order(user);
    const ended = { ended_at: new Date(), ended_because: 'LOGOUT' } as const;
    await sale.db.updateTable('sessions').set(ended).where('id', '=', user.sessionId).execute();
    for (const call of [{ method: 'GET', url: '/api/v1/orders' } as const, ...callsAbout(number)])
      expect((await user.send(call)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('an order placed as a guest', () => {
  const phoneOf = async ({ userId }: UserShopper): Promise<string> => {
    const { phone } = await sale.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return phone ?? '';
  };

  it('is in the history of the user of that phone if the phone was proven at the checkout', async () => {
    const user = await userShopper(sale);
    const contact = to(await phoneOf(user));
    const proven = await order(shopper(sale.app), contact);
    await prove(proven);
    const claimed = await order(shopper(sale.app), contact);
    expect(numbersOf(await list(user))).toEqual([proven.number]);
    expect((await user.get(`/api/v1/orders/${proven.number}`)).json()).toMatchObject({
      number: proven.number,
    });
    expect((await user.get(`/api/v1/orders/${claimed.number}`)).statusCode).toBe(404);
    expect((await (await userShopper(sale)).get(`/api/v1/orders/${proven.number}`)).statusCode).toBe(404);
  });

  it('is not in the history of another user whose phone was given', async () => {
    const [buyer, other] = [await userShopper(sale), await userShopper(sale)];
    const gift = await order(buyer, to(await phoneOf(other)));
    await prove(gift);
    expect(numbersOf(await list(other))).toEqual([]);
    expect(numbersOf(await list(buyer))).toEqual([gift.number]);
  });

  it('leaves the history when the user’s phone changes', async () => {
    const user = await userShopper(sale);
    const placed = await order(shopper(sale.app), to(await phoneOf(user)));
    await prove(placed);
    await sale.db
      .updateTable('users')
      .set({ phone: null, email: 'changed@example.uz' })
      .where('id', '=', user.userId)
      .execute();
    expect(numbersOf(await list(user))).toEqual([]);
    expect((await user.get(`/api/v1/orders/${placed.number}`)).statusCode).toBe(404);
  });

  async function prove({ number }: Order): Promise<void> {
    await sale.db
      .updateTable('orders')
      .set({ phone_verified_at: new Date() })
      .where('number', '=', number)
      .execute();
  }
});

it('an idempotency key of a user’s order is independent of the guest in the same browser', async () => {
  const key = crypto.randomUUID();
  const pieces = [await addPiece(sale.db), await addPiece(sale.db)];
  const user = await userShopper(sale);
  await putLine(user, pieces[0]?.fullKey ?? '');
  const guest = await shopperWith(sale.app, pieces[1]?.fullKey ?? '');
  const orders: Order[] = [
    (await place(user, orderForm(sale), key)).json(),
    (await place(guest, orderForm(sale), key)).json(),
  ];
  expect(orders[0]?.number).not.toBe(orders[1]?.number);
  expect(await pieceState(sale.db, pieces[1]?.id ?? 0)).toBe('RESERVED');
});
