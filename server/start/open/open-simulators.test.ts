import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentMethodName } from '#contract/payment-method.ts';
import { requireSound } from '#database/invariants.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { addOrder, readOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type OpenSimulators, openSimulators } from './open-simulators.ts';

const host = '127.0.0.1';
let practice: OpenSimulators;
let sale: Sale;

/** A listening shop with the settings that the simulators gave it. */
beforeAll(async () => {
  const port = await anyPort();
  const shopUrl = `http://${host}:${port}`;
  practice = await openSimulators({ port: 0, host, shopUrl, secret: testSecret });
  sale = await testSale({ environment: { PUBLIC_URL: shopUrl, ...practice.variables } });
  await sale.app.listen({ port, host });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(async () => {
  await practice.close();
  await sale.close();
});

async function anyPort(): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('a server without a port');
  return address.port;
}

async function newBill(method: PaymentMethodName) {
  const { buyer, order } = await addOrder(sale, { method });
  const page = order.payment.redirectUrl ?? '';
  const choose = (choice: string) =>
    fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice }) });
  return { order, page, choose, now: () => readOrder(buyer, order) };
}

it('abuse 17: each data folder has separate simulator secrets, and the simulators listen where configured', async () => {
  const secretsOf = async (secret: string) => {
    const opened = await openSimulators({ port: 0, host, shopUrl: `http://${host}:1`, secret });
    await opened.close();
    const { PAYME_KEY, CLICK_SECRET_KEY, UZUM_PASSWORD } = opened.variables;
    return [PAYME_KEY, CLICK_SECRET_KEY, UZUM_PASSWORD];
  };
  const [one, again, other] = [await secretsOf('one'), await secretsOf('one'), await secretsOf('other')];
  expect(again).toEqual(one);
  expect(new Set([...one, ...other]).size).toBe(6);
  for (const secret of one) expect(secret?.length).toBeGreaterThan(40);
});

describe('the simulators of a shop', () => {
  it.each(['PAYME', 'CLICK', 'UZUM'] as const)(
    '%s has a page that says it is a simulator',
    async (method) => {
      const { page, order } = await newBill(method);
      expect(new URL(page).origin).toBe(practice.origin);
      const answer = await fetch(page);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toMatch(/no real money/i);
      expect(html).toContain(order.number);
      expect(html).toContain('7,270,000');
      expect(html).not.toMatch(/<script|\son\w+=|style=/);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );
});

describe('the simulator of Uzum', () => {
  it.each([
    ['pay', 'PAID', 'PAID'],
    ['decline', 'PENDING_PAYMENT', 'FAILED'],
    ['leave', 'PENDING_PAYMENT', 'PENDING'],
  ])(
    '%s: the order is %s, its payment %s, and the browser is redirected back',
    async (choice, state, paymentState) => {
      const { choose, now, page } = await newBill('UZUM');
      const answer = await choose(choice);
      expect(await now()).toMatchObject({ state, paymentState });
      const back = new URL(page).searchParams.get('redirectUrl');
      expect([answer.status, answer.headers.get('location')]).toEqual([303, back]);
    },
  );

  it.each([
    ['twice', 'PAID', 'PAID'],
    ['atOnce', 'PAID', 'PAID'],
    ['outOfOrder', 'PAID', 'PAID'],
    ['wrongAuth', 'PENDING_PAYMENT', 'PENDING'],
    ['wrongAmount', 'PENDING_PAYMENT', 'PENDING'],
  ])('%s: the order is %s, its payment %s, and a link leads back', async (choice, state, paymentState) => {
    const { choose, now, page } = await newBill('UZUM');
    const answer = await choose(choice);
    expect(await now()).toMatchObject({ state, paymentState });
    const back = new URL(page).searchParams.get('redirectUrl') ?? '';
    expect(await answer.text()).toContain(back.replaceAll('&', '&amp;'));
  });

  it.each([
    ['twice', ['10010', '10016', 'CONFIRMED']],
    ['wrongAuth', ['10001', '10014']],
    ['wrongAmount', ['10011', '10014']],
  ])('%s shows the shop’s responses: %j', async (choice, words) => {
    const html = await (await (await newBill('UZUM')).choose(choice)).text();
    for (const word of words) expect(html).toContain(word);
  });

  it('refuses an order that is already paid', async () => {
    const { page, choose } = await newBill('UZUM');
    await choose('pay');
    const answer = await fetch(page);
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('10008')]);
  });

  it.each([
    ['another return address', 'redirectUrl', 'https://elsewhere.example/'],
    ['another service', 'serviceId', '1'],
    ['an invalid amount', 'amount', 'much'],
    ['an invalid order', 'order_id', '<b>'],
  ])('has no page for %s', async (_what, name, value) => {
    const url = new URL((await newBill('UZUM')).page);
    url.searchParams.set(name, value);
    expect((await fetch(url)).status).toBe(404);
    const body = new URLSearchParams({ choice: 'pay' });
    expect((await fetch(url, { method: 'POST', redirect: 'manual', body })).status).toBe(404);
  });
});
