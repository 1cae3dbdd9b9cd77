import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '#database/transaction.ts';
import { createPaymentProviders } from '#providers/payment/registry.ts';
import { createSealer } from '#server/kit/crypto/sealing.ts';
import { loggedIn, testSecret } from '#server/testing-accounts.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { forgetCards } from './forget-cards.ts';
import { forgetTokens } from './forget-tokens.ts';
import {
  addedCard,
  bank,
  callCards,
  cardsOf,
  jobsToForget,
  typeCard,
  typeCode,
  verifiedCard,
} from './testing-card.ts';

const nothingElse = { payme: undefined, click: undefined, uzum: undefined };

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterAll(() => sale.close());

const providers = createPaymentProviders({ settings: nothingElse, hasFake: true });
const deps = { providers, secret: testSecret };

describe('deleting a card', () => {
  it('is immediate and makes the newest verified card the default', async () => {
    const user = await loggedIn(sale);
    const first = await verifiedCard(sale, user, bank.humo);
    await verifiedCard(sale, user, bank.uzcard);
    const visa = await verifiedCard(sale, user, bank.visa);
    const waiting = await addedCard(sale, user, bank.humo);
    const answer = await callCards(sale, user, 'DELETE', { at: `/${first.id}` });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const cards = await cardsOf(sale, user);
    expect(cards.map(({ id }) => id)).not.toContain(first.id);
    expect(cards.filter(({ isDefault }) => isDefault)).toEqual([{ ...visa, isDefault: true }]);
    expect(cards.find(({ id }) => id === waiting.id)).toEqual(waiting);
  });

  it('is NOT_FOUND the second time', async () => {
    const user = await loggedIn(sale);
    const { id } = await verifiedCard(sale, user, bank.humo);
    await callCards(sale, user, 'DELETE', { at: `/${id}` });
    expect((await callCards(sale, user, 'DELETE', { at: `/${id}` })).statusCode).toBe(404);
  });

  it('notifies its provider in a job, which may run twice', async () => {
    const user = await loggedIn(sale);
    const { id } = await verifiedCard(sale, user, bank.humo);
    await callCards(sale, user, 'DELETE', { at: `/${id}` });
    const payload = (await jobsToForget(sale)).at(-1);
    const vault = providers.get('FAKE')?.cards;
    const sealed = Buffer.from(payload?.cards[0]?.tokenSealed ?? '', 'base64');
    const token = createSealer(testSecret, 'card-token').open(sealed);
    expect(await vault?.describe(token)).toMatchObject({ lastDigits: '0011' });
    await forgetTokens(deps, payload);
    await forgetTokens(deps, payload);
    expect(await vault?.describe(token)).toBeUndefined();
  });

  it('is retried as long as its provider is switched off', async () => {
    const none = { ...deps, providers: createPaymentProviders({ settings: nothingElse, hasFake: false }) };
    const payload = { cards: [{ provider: 'FAKE', tokenSealed: 'AAAA' }] };
    await expect(forgetTokens(none, payload)).rejects.toThrow('1 cards could not be forgotten');
  });

  it('during the verification of its code leaves no card', async () => {
    const user = await loggedIn(sale);
    const { id } = await addedCard(sale, user, bank.humo);
    await Promise.all([
      typeCode(sale, user, { id, code: bank.code }),
      callCards(sale, user, 'DELETE', { at: `/${id}` }),
    ]);
    expect(await cardsOf(sale, user)).toEqual([]);
  });
});

describe('a card that was never verified', () => {
  it('is deleted after an hour; a verified one stays', async () => {
    const user = await loggedIn(sale);
    await addedCard(sale, user, bank.humo);
    const remaining = await verifiedCard(sale, user, bank.visa);
    sale.turnClock(59);
    await sale.runTask('forget-unverified-cards');
    expect(await cardsOf(sale, user)).toHaveLength(2);
    sale.turnClock(61);
    const before = (await jobsToForget(sale)).length;
    for (const _time of [1, 2]) await sale.runTask('forget-unverified-cards');
    expect(await cardsOf(sale, user)).toEqual([remaining]);
    expect(await jobsToForget(sale)).toHaveLength(before + 1);
  });
});

describe('closing an account', () => {
  it('deletes all its cards, at their providers too, in one job', async () => {
    const [user, other] = [await loggedIn(sale), await loggedIn(sale)];
    for (const number of [bank.humo, bank.visa]) await verifiedCard(sale, user, number);
    const remaining = await verifiedCard(sale, other, bank.humo);
    await withTransaction(sale.db, (db) => forgetCards(db, user.userId));
    expect(await cardsOf(sale, user)).toEqual([]);
    expect(await cardsOf(sale, other)).toEqual([remaining]);
    expect((await jobsToForget(sale)).at(-1)?.cards).toHaveLength(2);
  });
});

describe('a card’s token', () => {
  it('is in no response, and only encrypted in the database', async () => {
    const user = await loggedIn(sale);
    const cardToken = await typeCard(sale, bank.humo);
    const secret = cardToken.split('.')[2] ?? '';
    const answers = [
      await callCards(sale, user, 'POST', { payload: { provider: 'FAKE', cardToken } }),
      await callCards(sale, user, 'GET'),
    ];
    for (const { body } of answers) expect(body).not.toContain(secret);
    const { rows } = await sale.parts.pool.query<{ row: string }>(
      `select encode(token_sealed, 'escape') || encode(token_hmac, 'escape') || cards::text as row from cards`,
    );
    for (const { row } of rows) expect(row).not.toContain(secret);
  });
});

describe('another user’s card', () => {
  it.each([
    ['verified', 'POST', '/verify', { code: bank.code }],
    ['sent a code for', 'POST', '/code', undefined],
    ['made the default', 'PATCH', '', { isDefault: true }],
    ['deleted', 'DELETE', '', undefined],
  ] as const)('cannot be %s', async (_what, method, suffix, payload) => {
    const [owner, thief] = [await loggedIn(sale), await loggedIn(sale)];
    const card = await addedCard(sale, owner, bank.humo);
    const answer = await callCards(sale, thief, method, {
      at: `/${card.id}${suffix}`,
      ...(payload && { payload }),
    });
    expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await cardsOf(sale, owner)).toEqual([card]);
  });
});

describe('a guest', () => {
  it.each([
    ['GET', '/api/v1/cards', undefined],
    ['GET', '/api/v1/card-providers', undefined],
    ['POST', '/api/v1/cards', { provider: 'FAKE', cardToken: 'x' }],
    ['POST', '/api/v1/cards/1/code', undefined],
    ['POST', '/api/v1/cards/1/verify', { code: bank.code }],
    ['PATCH', '/api/v1/cards/1', { isDefault: true }],
    ['DELETE', '/api/v1/cards/1', undefined],
  ] as const)('may not %s %s', async (method, url, payload) => {
    const answer = await sale.app.inject(payload ? { method, url, payload } : { method, url });
    expect(answer.json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
