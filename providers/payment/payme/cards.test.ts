import { strict as assert } from 'node:assert';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vaultCases } from '../cards-conformance.ts';
import { createPaymeProvider } from './provider.ts';
import { createPaymeSimulator } from '../simulators/payme.ts';
import type { PaymeSettings } from '../settings.ts';

const settings: PaymeSettings = {
  merchantId: '587f72c72cac0d162c722ae2',
  key: 'test-key-of-the-cash-box',
  checkoutUrl: '',
  addresses: [],
};
const app: FastifyInstance = Fastify();
beforeAll(async () => {
  await app.register(createPaymeSimulator({ settings, shopUrl: 'http://nobody.invalid' }));
  settings.checkoutUrl = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const vault = () => {
  const { cards } = createPaymeProvider(settings);
  assert.ok(cards);
  return cards;
};

/** Sends a card number as the page in the browser does. */
async function typeNumber(number: string): Promise<Response> {
  return fetch(`${settings.checkoutUrl}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth': settings.merchantId },
    body: JSON.stringify({
      id: 1,
      method: 'cards.create',
      params: { card: { number, expire: '0399' }, save: true },
    }),
  });
}

async function tokenOf(number: string): Promise<string> {
  const reply: { result: { card: { token: string } } } = JSON.parse(await (await typeNumber(number)).text());
  return reply.result.card.token;
}

const numbers = { accepted: '8600495473316478', declined: '4444445987459073' };

describe('Payme’s vault passes the conformance suite', () => {
  it.each(vaultCases)('$name', async ({ run }) => {
    const driver = {
      vault: vault(),
      type: (outcome: 'accepted' | 'declined') => tokenOf(numbers[outcome]),
      code: '666666',
    };
    await expect(run(driver)).resolves.toBeUndefined();
  });
});

describe('Payme’s vault', () => {
  it('describes a card as it is printed', async () => {
    const token = await tokenOf('8600069195406311');
    expect(await vault().describe(token)).toEqual({
      token,
      firstDigits: '8600',
      lastDigits: '6311',
      expiry: '03/99',
      brand: 'UZCARD',
      isVerified: false,
    });
  });

  it('a card without messages is declined at once', async () => {
    const token = await tokenOf('8600060921090842');
    expect(await vault().sendCode(token)).toEqual({ ok: false, why: 'DECLINED' });
  });

  it('throws if Payme is unreachable or refuses the shop', async () => {
    const away = createPaymeProvider({ ...settings, checkoutUrl: 'http://127.0.0.1:9' }).cards;
    await expect(away?.describe('token')).rejects.toThrow('/api');
    const stranger = createPaymeProvider({ ...settings, key: 'another-key' }).cards;
    await expect(stranger?.describe('token')).rejects.toThrow('-32504');
  });

  it('the id of the cash box alone only allows a page to create a card', async () => {
    const made = await typeNumber(numbers.accepted);
    expect(made.headers.get('access-control-allow-origin')).toBe('*');
    const answer = await fetch(`${settings.checkoutUrl}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth': settings.merchantId },
      body: JSON.stringify({ id: 1, method: 'receipts.create', params: { amount: 100 } }),
    });
    expect(await answer.json()).toMatchObject({ error: { code: -32504 } });
  });
});

describe('the card page of Payme', () => {
  const open = async (query: string) => {
    const shop = Fastify();
    // no call of this page uses the payment handlers
    const handlers = new Proxy<never>({} as never, {}); // as: never looked at
    await shop.register(createPaymeProvider(settings).endpoints(handlers));
    const page = await shop.inject(`/payments/payme/card?${query}`);
    await shop.close();
    return page;
  };

  it('can send the number only to Payme: no names, no action, no other connection', async () => {
    const { body, headers } = await open('return=%2Fuz%2Fprofile%2Fmy-cards&language=uz');
    expect(body).toContain('<html lang="uz">');
    expect(body).not.toMatch(/<(?:input|form|button)[^>]*\s(?:name|action|method)=/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`connect-src ${settings.checkoutUrl};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('names the provider, its terms, and that JavaScript is required', async () => {
    const { body } = await open('return=%2Fprofile%2Fmy-cards');
    for (const text of ['Powered by Payme', 'https://cdn.payme.uz/terms/main.html', '<noscript>'])
      expect(body).toContain(text);
  });

  it('redirects only to the shop', async () => {
    for (const elsewhere of [
      '//elsewhere.example',
      'https://elsewhere.example',
      '/\\elsewhere.example',
      '"><b>',
    ])
      expect((await open(new URLSearchParams({ return: elsewhere }).toString())).body).toContain(
        'data-back="/"',
      );
  });
});
