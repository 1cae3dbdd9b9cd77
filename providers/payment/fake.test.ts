import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { conformanceCases, shopInMemory } from './conformance.ts';
import { createFakeProvider } from './fake.ts';
import type { Bill } from './port.ts';

let bills = 0;
function newBill(facts: Partial<Bill> = {}): Bill {
  bills += 1;
  return {
    reference: `bill-${bills}`,
    amountSom: 7_270_000,
    orderNumber: 'Z-260408-00001',
    language: 'ru',
    successPath: '/checkout/success?order=Z-260408-00001',
    failedPath: '/checkout/failed?order=Z-260408-00001',
    ...facts,
  };
}

function openBank(bill: Bill) {
  const shop = shopInMemory();
  shop.add(bill);
  const provider = createFakeProvider();
  const app = Fastify();
  void app.register(provider.endpoints(shop.handlers));
  const send = (reference: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: `/fake-bank/${reference}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  const pay = (to: Bill, card: string) =>
    send(to.reference, new URLSearchParams({ card, action: 'pay' }).toString());
  const driver = {
    provider,
    settle: async (to: Bill) => (await pay(to, '8600 0000 0000 0001')).headers.location === to.successPath,
    cancel: async (to: Bill) => void (await send(to.reference, 'action=cancel')),
    decline: async (to: Bill) => void (await pay(to, '8600000000000002')),
  };
  return { shop, app, driver, pay, page: (to: Bill) => app.inject(`/fake-bank/${to.reference}`) };
}

describe('the fake bank, like every provider', () => {
  it.each(conformanceCases)('$name', async ({ run }) => {
    const bill = newBill();
    const { shop, driver } = openBank(bill);
    await expect(run(shop, driver, bill)).resolves.toBeUndefined();
  });
});

describe('the page of the fake bank', () => {
  it('says the order, the sum, and every card that it knows, in the language of the order', async () => {
    const bill = newBill({ language: 'uz' });
    const page = await openBank(bill).page(bill);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const text of [
      '<html lang="uz">',
      'Oʻquv banki',
      'Z-260408-00001',
      '7\u00A0270\u00A0000\u00A0soʻm',
      '8600 0000 0000 0003',
    ]) {
      expect(page.body).toContain(text);
    }
  });

  it('runs no script and takes no style but its own', async () => {
    const bill = newBill();
    const page = await openBank(bill).page(bill);
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(page.body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(page.body).not.toMatch(/<script|\son\w+=|style=/);
  });

  it('says which card it does not know, keeps what was typed, and never runs it', async () => {
    const bill = newBill();
    const { pay, shop } = openBank(bill);
    const page = await pay(bill, '"><b>4000');
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('value="&quot;&gt;&lt;b&gt;4000"');
    expect(page.body).toContain('role="alert"');
    expect(shop.stateOf(bill)).toBe('PENDING');
  });

  it('with the card that gets no answer, nothing happens and the shopper goes to wait', async () => {
    const bill = newBill();
    const { pay, shop, driver } = openBank(bill);
    const answer = await pay(bill, '8600 0000 0000 0003');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, bill.successPath]);
    expect(shop.stateOf(bill)).toBe('PENDING');
    expect(await driver.provider.fetchState(bill.reference)).toBe('PENDING');
  });

  it('sends a shopper on who comes back to a bill that is paid or over', async () => {
    const bill = newBill();
    const { page, driver, shop } = openBank(bill);
    await driver.settle(bill);
    expect((await page(bill)).headers.location).toBe(bill.successPath);
    shop.close(bill);
    expect((await page(bill)).headers.location).toBe(bill.failedPath);
  });

  it('of a bill that nobody wrote is not there', async () => {
    const { page } = openBank(newBill());
    expect((await page(newBill())).statusCode).toBe(404);
  });
});
