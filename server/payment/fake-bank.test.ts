import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { addOrder, cards, payAtBank, readOrder, turnBackAtBank } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';
import { abuseCases } from './testing-abuse.ts';
import {
  type ProviderCall,
  type ProviderDriver,
  type Verdict,
  conformanceCases,
  replay,
} from './testing-conformance.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

/** The test bank's page, filled in for this bill. */
async function fillIn(
  { order, number, amountSom, transaction }: ProviderCall,
  fields: Record<string, string>,
): Promise<Verdict> {
  const url = new URL(order.payment.redirectUrl ?? '', 'http://shop.example');
  // the bank's form opens and settles in one step: a transaction that was never opened is sent as a bill that does not exist
  url.pathname = `/fake-bank/${transaction.startsWith('x-') ? 'Z-260408-99999' : number}`;
  url.searchParams.set('sum', String(amountSom));
  const answer = await shopper(sale.app, 'en').send({
    method: 'POST',
    url: url.pathname + url.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  if (answer.statusCode >= 500) return 'FAULT';
  return String(answer.headers.location).includes('/success') ? 'YES' : 'NO';
}

const driver: ProviderDriver = {
  method: 'FAKE',
  open: (call) => fillIn(call, { card: cards.timedOut, action: 'pay' }),
  settle: (call) => fillIn(call, { card: cards.approved, action: 'pay' }),
  cancel: async (call) => {
    await fillIn(call, { action: 'cancel' });
    const attempts = await sale.db
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select('p.payment_state')
      .where('o.number', '=', call.number)
      .execute();
    return attempts[0]?.payment_state === 'FAILED' ? 'YES' : 'NO';
  },
  returnsMoney: false,
};

describe('the test bank passes the conformance suite', () => {
  it.each([...conformanceCases, ...abuseCases])('$name', async ({ run }) => {
    await expect(run({ sale, driver })).resolves.toBeUndefined();
  });

  it('calls in any order, five times each, leave shop and ledger consistent', async () => {
    const order = fc.array(fc.nat(), { minLength: 15, maxLength: 15 });
    const anyOrder = fc.asyncProperty(order, (mixed) => replay({ sale, driver }, mixed));
    await expect(fc.assert(anyOrder, { numRuns: 8 })).resolves.toBeUndefined();
  });
});

describe('the page of the test bank', () => {
  const open = (url: string) => shopper(sale.app, 'uz').get(url);

  it('shows the order, the amount and all test cards, in the language of the order', async () => {
    const { order } = await addOrder(sale, { method: 'FAKE', language: 'uz' });
    const page = await open(order.payment.redirectUrl ?? '');
    for (const text of ['<html lang="uz">', 'Oʻquv banki', order.number, '8600 0000 0000 0003'])
      expect(page.body).toContain(text);
    expect(page.body.replaceAll('\u00A0', '')).toContain(`${order.total}soʻm`);
  });

  it('runs no script and loads only its own styles', async () => {
    const { order } = await addOrder(sale, { method: 'FAKE' });
    const page = await open(order.payment.redirectUrl ?? '');
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(page.body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(page.body).not.toMatch(/<script|\son\w+=|style=/);
  });

  it('names the unknown card, keeps the typed values, and escapes them', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    const page = await payAtBank(buyer, order, '"><b>4000');
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('value="&quot;&gt;&lt;b&gt;4000"');
    expect(page.body).toContain('role="alert"');
    expect(await readOrder(buyer, order)).toEqual(order);
  });

  it('redirects a shopper who returns to a bill that is paid or has ended', async () => {
    const [paid, over] = [await addOrder(sale, { method: 'FAKE' }), await addOrder(sale, { method: 'FAKE' })];
    await payAtBank(paid.buyer, paid.order, cards.approved);
    await turnBackAtBank(over.buyer, over.order);
    expect((await open(paid.order.payment.redirectUrl ?? '')).headers.location).toContain(
      '/checkout/success',
    );
    expect((await open(over.order.payment.redirectUrl ?? '')).headers.location).toContain('/checkout/failed');
  });

  it('redirects to the shop only', async () => {
    const { order } = await addOrder(sale, { method: 'FAKE' });
    for (const elsewhere of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example']) {
      const url = new URL(order.payment.redirectUrl ?? '', 'http://shop.example');
      url.searchParams.set('success', elsewhere);
      expect((await open(url.pathname + url.search)).statusCode).toBe(404);
    }
  });
});
