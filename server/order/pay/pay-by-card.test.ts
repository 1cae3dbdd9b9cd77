import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Card } from '#contract/catalog/card.ts';
import type { Order } from '#contract/order.ts';
import { createPaymeSimulator } from '#providers/payment/simulators/payme.ts';
import { addedCard, bank, callCards, typeCode, verifiedCard } from '#server/card/testing-card.ts';
import { paymeEnvironment } from '#server/payment/payme/testing-payme.ts';
import { addPiece } from '#server/testing-goods.ts';
import { cancel, orderForm, orderUrl, payAtBank, place, readOrder, cards } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type UserShopper, putLine, shopper, userShopper } from '#server/testing-shopper.ts';
import { requireSound } from '#database/invariants.ts';

let sale: Sale;
let payme: FastifyInstance;
beforeAll(async () => {
  const settings = {
    merchantId: paymeEnvironment.PAYME_MERCHANT_ID,
    key: paymeEnvironment.PAYME_KEY,
    checkoutUrl: '',
    addresses: [],
  };
  payme = Fastify();
  await payme.register(createPaymeSimulator({ settings, shopUrl: 'http://nobody.invalid' }));
  settings.checkoutUrl = await payme.listen({ port: 0, host: '127.0.0.1' });
  sale = await testSale({
    environment: { ...paymeEnvironment, PAYME_CHECKOUT_URL: settings.checkoutUrl },
  });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(async () => {
  await payme.close();
  await sale.close();
});

type Method = 'FAKE' | 'PAYME';

async function buyerWithPiece(): Promise<UserShopper> {
  const piece = await addPiece(sale.db);
  const buyer = await userShopper(sale);
  await putLine(buyer, piece.fullKey);
  return buyer;
}

const byCard = (card: Card | number, method: Method = 'FAKE') =>
  orderForm(sale, { payment: { method, cardId: typeof card === 'number' ? card : card.id } });

/** Saves a card through the same steps as the page and the shopper's phone. */
async function paymeCard(by: UserShopper, number: string): Promise<Card> {
  const answer = await payme.inject({
    method: 'POST',
    url: '/api',
    headers: { 'x-auth': paymeEnvironment.PAYME_MERCHANT_ID },
    payload: { id: 1, method: 'cards.create', params: { card: { number, expire: '0399' }, save: true } },
  });
  const cardToken = answer.json<{ result: { card: { token: string } } }>().result.card.token;
  const added = await callCards(sale, by, 'POST', { payload: { provider: 'PAYME', cardToken } });
  const { id } = added.json<Card>();
  return (await typeCode(sale, by, { id, code: '666666' })).json();
}

async function movedSom({ number }: Order): Promise<number[]> {
  const rows = await sale.db
    .selectFrom('ledger_entries as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('l.amount_som')
    .where('o.number', '=', number)
    .orderBy('l.id')
    .execute();
  return rows.map(({ amount_som: som }) => som);
}

function payAgainBy(by: UserShopper, order: Order, cardId: number) {
  return by.send({
    method: 'POST',
    url: orderUrl(order, '/pay'),
    headers: { 'idempotency-key': crypto.randomUUID() },
    payload: { method: 'PAYME', cardId },
  });
}

describe('paying with a saved card', () => {
  it('pays the order in the same request, without the provider’s page', async () => {
    const buyer = await buyerWithPiece();
    const card = await verifiedCard(sale, buyer, bank.humo);
    const answer = await place(buyer, byCard(card));
    expect(answer.statusCode).toBe(201);
    const order: Order = answer.json();
    expect(order).toMatchObject({ state: 'PAID', paymentState: 'PAID', payment: { redirectUrl: null } });
    expect(await movedSom(order)).toEqual([order.total]);
  });

  it('five calls with one key, in sequence and concurrently, create one order and one charge', async () => {
    const buyer = await buyerWithPiece();
    const card = await paymeCard(buyer, '8600495473316478');
    const key = crypto.randomUUID();
    const five = () => Promise.all([1, 2, 3, 4, 5].map(() => place(buyer, byCard(card, 'PAYME'), key)));
    const answers = [...(await five()), ...(await five())];
    const numbers = new Set(answers.map((answer) => answer.json<Order>().number));
    expect(numbers.size).toBe(1);
    const last: Order | undefined = answers.at(-1)?.json();
    if (last === undefined) throw new Error('no answer');
    expect(last).toMatchObject({ state: 'PAID' });
    expect(await movedSom(last)).toEqual([last.total]);
  });

  it.each(['of somebody else', 'without its code', 'of another provider', 'that does not exist'])(
    'a card %s is refused with NOT_FOUND, and nothing is ordered',
    async (which) => {
      const buyer = await buyerWithPiece();
      const other = await userShopper(sale);
      const choose: Record<string, () => Promise<number>> = {
        'of somebody else': async () => (await verifiedCard(sale, other, bank.humo)).id,
        'without its code': async () => (await addedCard(sale, buyer, bank.humo)).id,
        'of another provider': async () => (await paymeCard(buyer, '8600495473316478')).id,
        'that does not exist': async () => 999_999,
      };
      const answer = await place(buyer, byCard((await choose[which]?.()) ?? 0));
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        expect.objectContaining({ code: 'NOT_FOUND' }),
      ]);
      expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ count: 1 });
    },
  );

  it('is refused to guests', async () => {
    const owner = await userShopper(sale);
    const card = await verifiedCard(sale, owner, bank.humo);
    const guest = shopper(sale.app);
    await putLine(guest, (await addPiece(sale.db)).fullKey);
    expect((await place(guest, byCard(card))).statusCode).toBe(404);
  });

  it('reports a card without sufficient money; the same order can then be paid with another card or method', async () => {
    const buyer = await buyerWithPiece();
    const poor = await paymeCard(buyer, '8600000000000051');
    const good = await paymeCard(buyer, '8600069195406311');
    const order: Order = (await place(buyer, byCard(poor, 'PAYME'))).json();
    expect(order).toMatchObject({ state: 'PENDING_PAYMENT', payment: { failure: 'DECLINED' } });
    expect(await movedSom(order)).toEqual([]);
    const paid = await payAgainBy(buyer, order, good.id);
    expect([paid.statusCode, paid.json()]).toEqual([200, expect.objectContaining({ state: 'PAID' })]);
    expect(await movedSom(order)).toEqual([order.total]);
  });

  it('refunds the payment automatically when the order is cancelled', async () => {
    const buyer = await buyerWithPiece();
    const card = await paymeCard(buyer, '8600495473316478');
    const order: Order = (await place(buyer, byCard(card, 'PAYME'))).json();
    await cancel(buyer, order);
    await sale.runTask('send-refunds');
    await sale.runTask('send-refunds');
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'REFUNDED' });
    expect(await movedSom(order)).toEqual([order.total, -order.total]);
  });
});

describe('a charge whose response was lost', () => {
  const lost = async () => {
    const buyer = await buyerWithPiece();
    const card = await paymeCard(buyer, '8600000000000069');
    const order: Order = (await place(buyer, byCard(card, 'PAYME'))).json();
    return { buyer, card, order };
  };

  it('stays pending, is not charged again, and is resolved by querying the provider', async () => {
    const { buyer, card, order } = await lost();
    expect(order).toMatchObject({ state: 'PENDING_PAYMENT', paymentState: 'PENDING' });
    await payAgainBy(buyer, order, card.id);
    expect(await movedSom(order)).toEqual([]);
    sale.turnClock(5);
    await sale.runTask('reconcile-payments');
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID', paymentState: 'PAID' });
    await sale.runTask('resolve-discrepancies');
    expect(await movedSom(order)).toEqual([order.total]);
  });

  it('is refunded if the order was cancelled before the result was known', async () => {
    const { buyer, order } = await lost();
    await cancel(buyer, order);
    sale.turnClock(5);
    await sale.runTask('resolve-discrepancies');
    const [discrepancy] = await sale.db
      .selectFrom('payment_discrepancies as d')
      .innerJoin('payments as p', 'p.id', 'd.payment_id')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select('d.outcome')
      .where('o.number', '=', order.number)
      .execute();
    expect(discrepancy).toEqual({ outcome: 'RETURNED' });
    expect(await movedSom(order)).toEqual([]);
  });
});

describe('an unreachable provider', () => {
  it('starts no payment: the shopper gets an error at once and can pay in another way', async () => {
    const buyer = await buyerWithPiece();
    const card = await paymeCard(buyer, '8600495473316478');
    await payme.close();
    const order: Order = (await place(buyer, byCard(card, 'PAYME'))).json();
    expect(order).toMatchObject({ state: 'PENDING_PAYMENT', payment: { failure: 'DECLINED' } });
    const again = await buyer.send({
      method: 'POST',
      url: orderUrl(order, '/pay'),
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload: { method: 'FAKE' },
    });
    await payAtBank(buyer, again.json(), cards.approved);
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID' });
  });
});
