import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClickSimulator } from '#providers/payment/simulators/click.ts';
import { requireSound } from '#database/invariants.ts';
import { addOrder, readOrder } from '#server/testing-order.ts';
import { type Click, testClick } from './testing-click.ts';

let click: Click;
let shopUrl: string;
const simulator = Fastify();
beforeAll(async () => {
  click = await testClick();
  shopUrl = await click.sale.app.listen({ port: 0, host: '127.0.0.1' });
  const { settings, ledger } = click;
  await simulator.register(createClickSimulator({ settings, ledger, shopUrl }));
});
afterEach(() => requireSound(click.sale.db));
afterAll(async () => {
  await simulator.close();
  await click.close();
});

/** An order and the address of its bill, with return addresses of this test shop. */
async function addBill(language = 'en') {
  const { buyer, order } = await addOrder(click.sale, { method: 'CLICK', language });
  const link = new URL(order.payment.redirectUrl ?? '');
  const back = new URL(link.searchParams.get('return_url') ?? '');
  link.searchParams.set('return_url', shopUrl + back.pathname + back.search);
  return { buyer, order, url: link.pathname + link.search };
}

async function press(url: string, choice: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return simulator.inject({ method: 'POST', url, headers, payload: `choice=${choice}` });
}

describe('the simulated page of Click', () => {
  it('shows the order and its amount in the shopper’s language', async () => {
    const { order, url } = await addBill('uz');
    const page = await simulator.inject(url);
    expect(page.statusCode).toBe(200);
    for (const text of ['<html lang="uz">', 'Click', order.number]) expect(page.body).toContain(text);
  });

  it('redirects to the shop only', async () => {
    const { url } = await addBill();
    const elsewhere = url.replace(/return_url=[^&]*/, 'return_url=https%3A%2F%2Felsewhere.example%2F');
    expect((await simulator.inject(elsewhere)).statusCode).toBe(404);
  });

  it.each([
    ['pay', 'PAID', 2],
    ['twice', 'PAID', 2],
    ['atOnce', 'PAID', 2],
    ['outOfOrder', 'PAID', 2],
    ['decline', 'FAILED', -1],
    ['wrongAuth', 'PENDING', -1],
    ['wrongAmount', 'PENDING', -1],
  ])(
    '%s: the payment of the order is %s, and its status at Click is %i',
    async (choice, paymentState, status) => {
      const { buyer, order, url } = await addBill();
      const answer = await press(url, choice);
      expect([200, 303]).toContain(answer.statusCode);
      expect(await readOrder(buyer, order)).toMatchObject({ paymentState });
      const books = [...click.ledger.values()].find(({ orderNumber }) => orderNumber === order.number);
      expect(books?.status).toBe(status);
    },
  );

  it('lets a shopper go back without calling the shop', async () => {
    const { buyer, order, url } = await addBill();
    const answer = await press(url, 'leave');
    expect(answer.headers.location).toContain(`/en/checkout/success?order=${order.number}`);
    expect(await readOrder(buyer, order)).toEqual(order);
  });
});
