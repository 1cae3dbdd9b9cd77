import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPaymeSimulator } from '#providers/payment/simulators/payme.ts';
import { requireSound } from '#database/invariants.ts';
import { addOrder, readOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { paymeEnvironment } from './testing-payme.ts';

let sale: Sale;
let payme: FastifyInstance;
beforeAll(async () => {
  const place = { shopUrl: '' };
  payme = Fastify();
  const options = {
    settings: {
      merchantId: paymeEnvironment.PAYME_MERCHANT_ID,
      key: paymeEnvironment.PAYME_KEY,
      checkoutUrl: '',
      addresses: [],
    },
    get shopUrl() {
      return place.shopUrl;
    },
    afterMs: 50,
  };
  await payme.register(createPaymeSimulator(options));
  const checkoutUrl = await payme.listen({ port: 0, host: '127.0.0.1' });
  sale = await testSale({ environment: { ...paymeEnvironment, PAYME_CHECKOUT_URL: checkoutUrl } });
  place.shopUrl = await sale.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => requireSound(sale.db));
afterAll(async () => {
  await payme.close();
  await sale.close();
});

const ordered = () => addOrder(sale, { method: 'PAYME' });

/** Presses a button on Payme's page as a shopper does. */
async function press(url: string | null, fields: Record<string, string>) {
  const answer = await fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: answer.status, location: answer.headers.get('location'), page: await answer.text() };
}

describe('the simulator of Payme', () => {
  it('shows order and amount in the language of the order, and says that it is a simulation', async () => {
    const { order } = await addOrder(sale, { method: 'PAYME', language: 'uz' });
    const answer = await fetch(order.payment.redirectUrl ?? '');
    const page = await answer.text();
    for (const text of ['<html lang="uz">', 'oʻquv sahifasi', order.number]) expect(page).toContain(text);
    expect(page.replaceAll('\u00A0', '')).toContain(`${order.total}soʻm`);
    expect(answer.headers.get('content-security-policy')).toMatch(/form-action 'self' http/);
  });

  it.each(['none', 'disordered', 'parallel', 'lost'])(
    'with the fault “%s” takes the money once and redirects to the success page',
    async (trouble) => {
      const { buyer, order } = await ordered();
      const { status, location } = await press(order.payment.redirectUrl, { action: 'pay', trouble });
      expect([status, location]).toEqual([
        303,
        expect.stringContaining(`/en/checkout/success?order=${order.number}`),
      ]);
      expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID', paymentState: 'PAID' });
      const rows = await sale.db
        .selectFrom('receipts as r')
        .innerJoin('payments as p', 'p.id', 'r.payment_id')
        .innerJoin('orders as o', 'o.id', 'p.order_id')
        .select('r.url')
        .where('o.number', '=', order.number)
        .execute();
      expect(rows).toEqual([{ url: expect.stringContaining('https://ofd.soliq.uz/check?t=') }]);
    },
  );

  it.each([
    ['signature', '-32504'],
    ['amount', '-31001'],
  ])('with a wrong %s is refused and shows the shop’s error code', async (trouble, code) => {
    const { buyer, order } = await ordered();
    const { status, page } = await press(order.payment.redirectUrl, { action: 'pay', trouble });
    expect([status, page]).toEqual([200, expect.stringContaining(code)]);
    expect(await readOrder(buyer, order)).toEqual(order);
  });

  it('can confirm late: the shopper is back before the payment is booked', async () => {
    const { buyer, order } = await ordered();
    await press(order.payment.redirectUrl, { action: 'pay', trouble: 'late' });
    await vi.waitFor(
      async () => expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID' }),
      10_000,
    );
  });

  it('can refund the payment afterwards', async () => {
    const { buyer, order } = await ordered();
    await press(order.payment.redirectUrl, { action: 'pay', trouble: 'refund' });
    const returned = { state: 'CANCELLED', paymentState: 'REFUNDED' };
    await vi.waitFor(async () => expect(await readOrder(buyer, order)).toMatchObject(returned), 10_000);
  });

  it('can decline the card: the shopper gets an error and can try again', async () => {
    const { buyer, order } = await ordered();
    const { location } = await press(order.payment.redirectUrl, { action: 'decline' });
    expect(location).toContain(order.number);
    expect(await readOrder(buyer, order)).toMatchObject({
      state: 'PENDING_PAYMENT',
      payment: { failure: 'DECLINED' },
    });
  });

  it('lets a shopper go back without any change', async () => {
    const { buyer, order } = await ordered();
    const { location } = await press(order.payment.redirectUrl, { action: 'back' });
    expect(location).toContain(order.number);
    expect(await readOrder(buyer, order)).toEqual(order);
  });

  it('responds 404 for an unknown merchant', async () => {
    const { order } = await ordered();
    const { origin } = new URL(order.payment.redirectUrl ?? '');
    const strange = Buffer.from('m=000000000000000000000000;ac.order_id=1;a=100').toString('base64');
    expect((await fetch(`${origin}/${strange}`)).status).toBe(404);
    expect((await fetch(`${origin}/nothing`)).status).toBe(404);
  });
});
