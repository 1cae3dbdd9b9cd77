import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#contract/operations/all.ts';
import type { Operation } from '#contract/operations/operation.ts';
import type { Order } from '#contract/order.ts';
import { addedCard, bank, verifiedCard } from '../card/testing-card.ts';
import {
  addReceived,
  praise,
  productOf,
  type Received,
  reviewOf,
  written,
} from '../review/testing-review.ts';
import { addPiece, addProduct } from '../testing-goods.ts';
import { orderForm, orderUrl, place, urgut } from '../testing-order.ts';
import { type Sale, testSale } from '../testing-sale.ts';
import { putLine, shopper, type Shopper, type UserShopper, userShopper } from '../testing-shopper.ts';

/** A shopper's records that no other may read, use, change or delete. */
interface Belongings {
  by: UserShopper;
  /** The session of another device. */
  session: string;
  address: number;
  card: number;
  newCard: number;
  /** Waiting for its payment. */
  order: Order;
  received: Received;
  review: number;
  callback: string;
  alert: string;
  visit: string;
  lineKey: string;
}

let sale: Sale;
let owner: Belongings;
let stranger: Belongings;
beforeAll(async () => {
  sale = await testSale();
  owner = await gather();
  stranger = await gather();
}, 60_000);
afterAll(() => sale.close());

async function gather(): Promise<Belongings> {
  const by = await userShopper(sale);
  const post = async <T>(url: string, payload: object): Promise<T> => {
    const answer = await by.post(`/api/v1${url}`, payload);
    if (answer.statusCode !== 201) throw new Error(`${url}: ${answer.body}`);
    return answer.json<T>();
  };
  const who = { name: 'Dilnoza', phone: `+9989${String(910_000_000 + by.userId).slice(1)}`, consent: true };
  const contact = { phone: who.phone };
  const received = await addReceived(sale);
  const visit = { ...who, storeId: sale.places.amirTemur, day: '2026-04-10', time: '12:00', pieces: [] };
  return {
    by,
    session: (await userShopper(sale, { userId: by.userId })).sessionId,
    address: (await post<{ id: number }>('/addresses', addressForm)).id,
    card: (await verifiedCard(sale, by, bank.humo)).id,
    newCard: (await addedCard(sale, by, bank.uzcard)).id,
    order: await waitingOrder(by),
    received,
    review: (await written(received)).id,
    callback: (await post<{ key: string }>('/callbacks', { ...who, subject: { kind: 'GENERAL' } })).key,
    alert: (
      await post<{ key: string }>('/subscriptions/back-in-stock', {
        productId: await addProduct(sale.db),
        contact,
        consent: true,
      })
    ).key,
    visit: (await post<{ key: string }>('/visits', visit)).key,
    lineKey: await lineIn(by),
  };
}

const addressForm = {
  ...urgut,
  entrance: '',
  floor: '',
  recipientName: '',
  recipientPhone: null,
  comment: '',
  isDefault: false,
};

async function waitingOrder(by: Shopper): Promise<Order> {
  await lineIn(by);
  const answer = await place(by, orderForm(sale, { payment: { method: 'FAKE' } }));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

async function lineIn(by: Shopper): Promise<string> {
  const { fullKey } = await addPiece(sale.db);
  await putLine(by, fullKey);
  return fullKey;
}

interface Row {
  /** The parameter of the path. */
  id: (of: Belongings) => string | number;
  /** The token of the link that a guest would use, for the owner's or the stranger's record. */
  token?: (of: Belongings) => string | undefined;
  payload?: (of: Belongings) => object;
  /** The expected status for the owner; a success if omitted. */
  owner?: number;
  /** The browser of the owner's call; the logged-in one if omitted. */
  browser?: (of: Belongings) => Shopper;
}

const orderRow: Row = { id: ({ order }) => order.number, token: ({ order }) => order.token };
/** Reviews need the browser that proved the order's phone, because the order's link may be passed on. */
const ofBuyer = { browser: ({ received }: Belongings) => received.buyer };
const reviewRow: Row = {
  ...ofBuyer,
  id: ({ review }) => review,
  token: ({ received }) => received.order.token,
};

/** Every operation with an id of a shopper's record. The owner's call comes last, and may end the record. */
const rows: Record<string, Row> = {
  'DELETE /api/v1/me/sessions/:id': { id: ({ session }) => session },
  'PUT /api/v1/addresses/:id': { id: ({ address }) => address, payload: () => addressForm },
  'DELETE /api/v1/addresses/:id': { id: ({ address }) => address },
  'POST /api/v1/cards/:id/code': { id: ({ newCard }) => newCard, owner: 429 },
  'POST /api/v1/cards/:id/verify': { id: ({ newCard }) => newCard, payload: () => ({ code: bank.code }) },
  'PATCH /api/v1/cards/:id': { id: ({ card }) => card, payload: () => ({ isDefault: true }) },
  'DELETE /api/v1/cards/:id': { id: ({ newCard }) => newCard },
  'GET /api/v1/orders/:number': orderRow,
  'GET /api/v1/orders/:number/reviews': orderRow,
  'GET /api/v1/orders/:number/payment-methods': orderRow,
  'POST /api/v1/orders/:number/proof': {
    ...orderRow,
    payload: ({ order }) => ({ digits: order.number.slice(-4) }),
    owner: 400,
  },
  'POST /api/v1/orders/:number/repeat': orderRow,
  'POST /api/v1/orders/:number/pay': { ...orderRow, payload: () => ({ method: 'FAKE' }) },
  'POST /api/v1/orders/:number/cancel': orderRow,
  'POST /api/v1/products/:id/reviews': {
    id: ({ received }) => productOf(received.order),
    token: ({ received }) => received.order.token,
    payload: ({ received }) => reviewOf(received),
    ...ofBuyer,
    owner: 409,
  },
  'PUT /api/v1/reviews/:id': { ...reviewRow, payload: () => ({ ...praise, rating: 4 }) },
  'DELETE /api/v1/reviews/:id': reviewRow,
  'GET /api/v1/callbacks/:key': { id: ({ callback }) => callback },
  'GET /api/v1/subscriptions/back-in-stock/:key': { id: ({ alert }) => alert },
  'DELETE /api/v1/subscriptions/back-in-stock/:key': { id: ({ alert }) => alert },
  // needs the key in a message, which is sent only to the phone or address itself
  'POST /api/v1/subscriptions/back-in-stock/:key/mute': { id: ({ alert }) => alert, owner: 404 },
  'GET /api/v1/visits/:key': { id: ({ visit }) => visit },
  'POST /api/v1/visits/:key/cancel': { id: ({ visit }) => visit },
};

/** Operations whose ids name public goods, stores and pages, or add such goods to the caller's own list or cart. */
const everybodys = [
  'GET /api/v1/pages/:slug',
  'GET /api/v1/moments/:product',
  'GET /api/v1/certificates/:id',
  'GET /api/v1/categories/:slug',
  'GET /api/v1/collections/:slug',
  'GET /api/v1/products/:slug',
  'GET /api/v1/products/:id/price-parts',
  'GET /api/v1/products/:id/reviews',
  'GET /api/v1/products/:productId/reserved',
  'DELETE /api/v1/favorites/delete/:id',
  'PUT /api/v1/cart/lines/:key',
  'DELETE /api/v1/cart/lines/:key',
  'POST /api/v1/cart/lines/:key/replace',
];

const isKey = (id: string | number): id is string => /^\d+-[\w-]{22}$/.test(String(id));

/** The id of another shopper's record as a stranger can guess it: for a key, its number with the signature of the stranger's own key. */
function guessed({ id }: Row): string | number {
  const [theirs, own] = [id(owner), id(stranger)];
  return isKey(theirs) && isKey(own)
    ? `${theirs.split('-', 1)[0]}-${own.slice(own.indexOf('-') + 1)}`
    : theirs;
}

function callOf(
  route: string,
  { id, token, payload }: { id: string | number; token: string | undefined; payload: object | undefined },
): InjectOptions {
  const [method = '', path = ''] = route.split(' ');
  const url = path.replace(/:\w+/, encodeURIComponent(id)) + (token === undefined ? '' : `?token=${token}`);
  return {
    method,
    url,
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(payload && { payload }),
  };
}

describe('records of one shopper', () => {
  it('every operation with an id is covered by this test', () => {
    const withIds = Object.values<Operation>(operations)
      .filter(({ path }) => path.includes(':'))
      .map(({ method, path }) => `${method} ${path}`);
    expect(withIds.toSorted()).toEqual([...Object.keys(rows), ...everybodys].toSorted());
  });

  it.each(Object.entries(rows))('is NOT_FOUND for other users: %s', async (route, row) => {
    const payload = row.payload?.(owner);
    const foreign = callOf(route, { id: guessed(row), token: undefined, payload });
    const withOwnLink = callOf(route, { id: guessed(row), token: row.token?.(stranger), payload });
    for (const call of [foreign, withOwnLink])
      expect((await stranger.by.send(call)).json(), 'another user').toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
    const guest = await shopper(sale.app).send(foreign);
    expect([401, 404], 'a guest').toContain(guest.statusCode);
    const own = callOf(route, { id: row.id(owner), token: row.token?.(owner), payload });
    const answer = await (row.browser?.(owner) ?? owner.by).send(own);
    expect(row.owner === undefined ? [200, 201, 204] : [row.owner]).toContain(answer.statusCode);
  });
});

it('a cart is found by its cookie or its user only, whichever line is given', async () => {
  const cart = async () => (await owner.by.get('/api/v1/cart')).json<{ lines: { key: string }[] }>().lines;
  const before = await cart();
  expect(before.map(({ key }) => key)).toContain(owner.lineKey);
  for (const other of [stranger.by, shopper(sale.app)])
    for (const url of [`/api/v1/cart/lines/${owner.lineKey}`, '/api/v1/cart', '/api/v1/cart/hold'])
      await other.delete(url);
  expect(await cart()).toEqual(before);
});

describe('another shopper’s id in a request body', () => {
  it('is refused as a card to pay with', async () => {
    const buyer = stranger.by;
    await lineIn(buyer);
    const { total } = (await buyer.get('/api/v1/cart')).json<{ total: number }>();
    const payment = { method: 'FAKE', cardId: owner.card } as const;
    const placed = await place(buyer, orderForm(sale, { payment, expectedTotal: total }));
    expect(placed.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const paid = await buyer.send({
      method: 'POST',
      url: orderUrl(stranger.order, '/pay'),
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload: payment,
    });
    expect(paid.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('is refused as an order to review', async () => {
    const url = `/api/v1/products/${productOf(owner.received.order)}/reviews?token=${stranger.received.order.token}`;
    expect((await stranger.by.post(url, reviewOf(owner.received))).json()).toMatchObject({ status: 404 });
  });
});
