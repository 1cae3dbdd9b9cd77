import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loggedIn } from '#server/testing-accounts.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  addedCard,
  bank,
  callCards,
  cardsOf,
  postCard,
  typeCard,
  typeCode,
  verifiedCard,
} from './testing-card.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterAll(() => sale.close());

describe('the cards of a user', () => {
  it('are empty at first, and never cached', async () => {
    const answer = await callCards(sale, await loggedIn(sale), 'GET');
    expect(answer.json()).toEqual([]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('are entered in a provider’s form, which returns in the caller’s language', async () => {
    const user = await loggedIn(sale);
    const answer = await sale.app.inject({
      url: '/api/v1/card-providers',
      headers: { ...user.headers, 'accept-language': 'uz' },
    });
    expect(answer.json()).toEqual([
      {
        provider: 'FAKE',
        formUrl: '/fake-bank/cards?return=%2Fuz%2Fprofile%2Fmy-cards%3Fprovider%3DFAKE&language=uz',
      },
    ]);
    const form = await sale.app.inject(answer.json()[0].formUrl);
    expect(form.body).toContain('Karta raqami');
  });

  it('list the default card first, then newest first', async () => {
    const user = await loggedIn(sale);
    for (const number of [bank.humo, bank.uzcard, bank.visa]) await verifiedCard(sale, user, number);
    expect((await cardsOf(sale, user)).map(({ brand, isDefault }) => [brand, isDefault])).toEqual([
      ['HUMO', true],
      ['VISA', false],
      ['UZCARD', false],
    ]);
  });

  it('show which of them is about to expire', async () => {
    const user = await loggedIn(sale);
    expect(await verifiedCard(sale, user, bank.expiring)).toMatchObject({
      expiry: '05/26',
      expiryState: 'EXPIRES_SOON',
    });
  });
});

describe('adding a card', () => {
  it('stores eight of its digits and sends a code', async () => {
    const user = await loggedIn(sale);
    const answer = await postCard(sale, user, bank.humo);
    expect(answer.statusCode).toBe(201);
    const card = {
      id: expect.any(Number),
      provider: 'FAKE',
      maskedPan: '9860 •••• •••• 0011',
      expiry: '12/39',
      expiryState: 'VALID',
      brand: 'HUMO',
      isDefault: false,
      isVerified: false,
    };
    expect(answer.json()).toEqual(card);
    expect(await cardsOf(sale, user)).toEqual([card]);
  });

  it('is idempotent, also concurrently', async () => {
    const user = await loggedIn(sale);
    const payload = { provider: 'FAKE', cardToken: await typeCard(sale, bank.humo) };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => callCards(sale, user, 'POST', { payload })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await cardsOf(sale, user)).toHaveLength(1);
  });

  it('that is already verified changes nothing', async () => {
    const user = await loggedIn(sale);
    const payload = { provider: 'FAKE', cardToken: await typeCard(sale, bank.humo) };
    const first = (await callCards(sale, user, 'POST', { payload })).json();
    const verified = (await typeCode(sale, user, { id: first.id, code: bank.code })).json();
    const again = (await callCards(sale, user, 'POST', { payload })).json();
    expect((await typeCode(sale, user, { id: again.id, code: bank.code })).json()).toEqual(verified);
    expect(await cardsOf(sale, user)).toEqual([verified]);
  });

  it('is independent of the same card of another user', async () => {
    const [one, other] = [await loggedIn(sale), await loggedIn(sale)];
    const payload = { provider: 'FAKE', cardToken: await typeCard(sale, bank.humo) };
    const ids = [];
    for (const user of [one, other]) ids.push((await callCards(sale, user, 'POST', { payload })).json().id);
    expect(new Set(ids).size).toBe(2);
  });

  it('refuses an expired card', async () => {
    const user = await loggedIn(sale);
    expect((await postCard(sale, user, bank.expired)).json()).toMatchObject({
      status: 409,
      code: 'CARD_DECLINED',
    });
    expect(await cardsOf(sale, user)).toEqual([]);
  });

  it('refuses a token that its provider did not issue', async () => {
    const user = await loggedIn(sale);
    const payload = { provider: 'FAKE', cardToken: 'form.humo.guessed' };
    const answer = await callCards(sale, user, 'POST', { payload });
    expect(answer.json()).toMatchObject({ status: 409, code: 'CARD_DECLINED' });
  });

  it('stores nothing if the bank cannot send a code, and may be retried at once', async () => {
    const user = await loggedIn(sale);
    const payload = { provider: 'FAKE', cardToken: await typeCard(sale, bank.away) };
    for (const _time of [1, 2]) {
      const answer = await callCards(sale, user, 'POST', { payload });
      expect(answer.json()).toMatchObject({ status: 503, code: 'UPSTREAM_UNAVAILABLE' });
    }
    expect(await cardsOf(sale, user)).toEqual([]);
  });

  it('is limited to ten cards', async () => {
    const user = await loggedIn(sale);
    for (let count = 0; count < 10; count += 1) await addedCard(sale, user, bank.humo);
    sale.turnClock(61);
    const answer = await postCard(sale, user, bank.humo);
    expect(answer.json()).toMatchObject({ status: 409, code: 'CARD_LIMIT', facts: { limit: 10 } });
  });

  it('is limited to ten codes an hour', async () => {
    const user = await loggedIn(sale);
    const cards = [];
    for (let count = 0; count < 10; count += 1) cards.push(await addedCard(sale, user, bank.humo));
    await callCards(sale, user, 'DELETE', { at: `/${cards[0]?.id}` });
    const answer = await postCard(sale, user, bank.humo);
    expect(answer.json()).toMatchObject({ code: 'RATE_LIMITED', facts: { retryAfterSeconds: 3600 } });
  });

  it.each([
    ['nothing', {}, ['/provider', '/cardToken']],
    ['an empty token', { provider: 'FAKE', cardToken: '' }, ['/cardToken']],
    ['a token that is too long', { provider: 'FAKE', cardToken: 'x'.repeat(501) }, ['/cardToken']],
    ['an unknown provider', { provider: 'PAYNOT', cardToken: 'x' }, ['/provider']],
    ['a card number', { provider: 'FAKE', cardToken: 'x', number: '8600000000000012' }, ['/number']],
  ])('refuses %s', async (_what, payload, paths) => {
    const answer = await callCards(sale, await loggedIn(sale), 'POST', { payload });
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual(paths);
  });

  it('refuses malformed JSON', async () => {
    const { headers } = await loggedIn(sale);
    const answer = await sale.app.inject({
      method: 'POST',
      url: '/api/v1/cards',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{"provider":',
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'MALFORMED_BODY' });
  });
});

describe('the default card', () => {
  it('is the first verified one, until the user chooses another', async () => {
    const user = await loggedIn(sale);
    const humo = await verifiedCard(sale, user, bank.humo);
    const visa = await verifiedCard(sale, user, bank.visa);
    expect([humo.isDefault, visa.isDefault]).toEqual([true, false]);
    const payload = { isDefault: true };
    const answer = await callCards(sale, user, 'PATCH', { at: `/${visa.id}`, payload });
    expect(answer.json()).toEqual({ ...visa, isDefault: true });
    expect(await cardsOf(sale, user)).toEqual([
      { ...visa, isDefault: true },
      { ...humo, isDefault: false },
    ]);
  });

  it('cannot be an unverified one', async () => {
    const user = await loggedIn(sale);
    const { id } = await addedCard(sale, user, bank.humo);
    const answer = await callCards(sale, user, 'PATCH', { at: `/${id}`, payload: { isDefault: true } });
    expect(answer.json()).toMatchObject({ status: 409, code: 'CARD_DECLINED' });
  });

  it('is exactly one, even after concurrent changes', async () => {
    const user = await loggedIn(sale);
    const cards = [];
    for (let count = 0; count < 5; count += 1) cards.push(await verifiedCard(sale, user, bank.humo));
    const payload = { isDefault: true };
    const answers = await Promise.all(
      cards.map(({ id }) => callCards(sale, user, 'PATCH', { at: `/${id}`, payload })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await cardsOf(sale, user)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it.each([{}, { isDefault: false }, { isDefault: true, expiry: '12/99' }])(
    'refuses the change %j',
    async (payload) => {
      const user = await loggedIn(sale);
      const { id } = await verifiedCard(sale, user, bank.humo);
      const answer = await callCards(sale, user, 'PATCH', { at: `/${id}`, payload });
      expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    },
  );
});
