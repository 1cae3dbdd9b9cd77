import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { vaultCases } from '../cards-conformance.ts';
import { fakeCode, fakeVaultCards } from './known-cards.ts';
import { createFakeProvider } from './provider.ts';
import type { PaymentHandlers } from '../port.ts';

const nobodyPays = () => Promise.reject(new Error('a form for cards asks nothing about bills'));
const noBills: PaymentHandlers = {
  check: nobodyPays,
  describeSale: nobodyPays,
  open: nobodyPays,
  settle: nobodyPays,
  cancel: nobodyPays,
  reportDiscrepancy: nobodyPays,
  find: nobodyPays,
  list: nobodyPays,
  recordReceipt: nobodyPays,
};

type Word = keyof typeof fakeVaultCards;

const back = '/uz/profile/my-cards';

function openBank(now = new Date('2026-04-08T07:00:00Z')) {
  const provider = createFakeProvider({ now: () => now });
  const vault = provider.cards;
  if (vault === undefined) throw new Error('the fake bank keeps cards');
  const app = Fastify();
  void app.register(provider.endpoints(noBills));
  const type = (word: Word) => typed(app, fakeVaultCards[word].number);
  return { app, vault, type };
}

const form = (returnPath: string, language = 'uz') =>
  `/fake-bank/cards?${new URLSearchParams({ return: returnPath, language }).toString()}`;

const send = (app: FastifyInstance, payload: Record<string, string>, url = form(back)) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(payload).toString(),
  });

async function typed(app: FastifyInstance, card: string): Promise<string> {
  const answer = await send(app, { card });
  const token = new URL(answer.headers.location ?? '', 'http://shop').searchParams.get('cardToken');
  if (token === null) throw new Error(`no token in ${answer.headers.location}`);
  return token;
}

describe('the vault of the test bank passes the conformance suite', () => {
  it.each(vaultCases)('$name', async ({ run }) => {
    const { vault, type } = openBank();
    const driver = {
      vault,
      code: fakeCode,
      type: (outcome: 'accepted' | 'declined') => type(outcome === 'accepted' ? 'humo' : 'declined'),
    };
    await expect(run(driver)).resolves.toBeUndefined();
  });

  it.each(['humo', 'uzcard', 'visa', 'mastercard'] as const)('has a %s card', async (word) => {
    const { vault, type } = openBank();
    expect(await vault.describe(await type(word))).toMatchObject({
      brand: word.toUpperCase(),
      expiry: '12/39',
    });
  });

  it('has an expired card, and one that expires next month', async () => {
    const { vault, type } = openBank(new Date('2026-12-30T07:00:00Z'));
    expect(await vault.describe(await type('expired'))).toMatchObject({ expiry: '03/24' });
    expect(await vault.describe(await type('expiring'))).toMatchObject({ expiry: '01/27' });
  });

  it('has a card whose code cannot be sent', async () => {
    const { vault, type } = openBank();
    const token = await type('away');
    await expect(vault.sendCode(token)).rejects.toThrow('does not respond');
  });

  it('its tokens are valid after a restart', async () => {
    const token = await openBank().type('humo');
    expect(await openBank().vault.describe(token)).toMatchObject({ lastDigits: '0011' });
  });
});

describe('the card form of the test bank', () => {
  it('shows every card and the code, in the language of the shopper', async () => {
    const { app } = openBank();
    const page = await app.inject(form(back));
    expect(page.statusCode).toBe(200);
    for (const text of ['<html lang="uz">', 'Oʻquv banki', fakeCode, '9860 0000 0000 0011'])
      expect(page.body).toContain(text);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-");
    expect(page.body).not.toMatch(/<script|\son\w+=|style=/);
  });

  it('redirects back with a token, however the number was typed', async () => {
    const { app } = openBank();
    const answer = await send(app, { card: ' 9860-0000 0000 0011' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/uz\/profile\/my-cards\?cardToken=form\.humo\.[\w-]{24}$/);
  });

  it('redirects back without a token if the shopper cancels', async () => {
    const { app } = openBank();
    const answer = await send(app, { card: '', action: 'cancel' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, back]);
  });

  it('shows an unknown number again, escaped', async () => {
    const { app } = openBank();
    const page = await send(app, { card: '"><b>4000' });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('value="&quot;&gt;&lt;b&gt;4000"');
    expect(page.body).toContain('role="alert"');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    'x',
    '',
  ])('redirects only to the shop: %j', async (returnPath) => {
    const { app } = openBank();
    expect((await app.inject(form(returnPath))).statusCode).toBe(404);
    const answer = await send(app, { card: fakeVaultCards.humo.number }, form(returnPath));
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
  });
});
