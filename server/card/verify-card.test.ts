import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LoggedIn, loggedIn } from '#server/testing-accounts.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { addedCard, bank, callCards, cardsOf, jobsToForget, typeCode, verifiedCard } from './testing-card.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterAll(() => sale.close());

const wrong = '000000';
const sendAgain = (by: LoggedIn, id: number) => callCards(sale, by, 'POST', { at: `/${id}/code` });

describe('verifying a card', () => {
  it('makes it usable, and is idempotent', async () => {
    const user = await loggedIn(sale);
    const card = await addedCard(sale, user, bank.humo);
    const answer = await typeCode(sale, user, { id: card.id, code: bank.code });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toEqual({ ...card, isVerified: true, isDefault: true });
    const again = await typeCode(sale, user, { id: card.id, code: bank.code });
    expect(again.json()).toEqual(answer.json());
  });

  it('may fail twice; the third wrong code removes the card and notifies its provider', async () => {
    const user = await loggedIn(sale);
    const { id } = await addedCard(sale, user, bank.humo);
    const before = (await jobsToForget(sale)).length;
    const answers = [];
    for (const code of [wrong, wrong, wrong]) answers.push((await typeCode(sale, user, { id, code })).json());
    expect(answers).toMatchObject([
      { status: 400, code: 'OTP_INVALID', facts: { attemptsLeft: 2 } },
      { status: 400, code: 'OTP_INVALID', facts: { attemptsLeft: 1 } },
      { status: 429, code: 'OTP_TOO_MANY_ATTEMPTS' },
    ]);
    expect(await cardsOf(sale, user)).toEqual([]);
    expect(await jobsToForget(sale)).toHaveLength(before + 1);
    expect((await typeCode(sale, user, { id, code: bank.code })).statusCode).toBe(404);
  });

  it('allows three attempts, however many are concurrent', async () => {
    const user = await loggedIn(sale);
    const { id } = await addedCard(sale, user, bank.humo);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => typeCode(sale, user, { id, code: wrong })),
    );
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'OTP_INVALID')).toHaveLength(2);
    expect(await cardsOf(sale, user)).toEqual([]);
  });

  it('succeeds with the right code after a wrong one', async () => {
    const user = await loggedIn(sale);
    const { id } = await addedCard(sale, user, bank.humo);
    await typeCode(sale, user, { id, code: wrong });
    expect((await typeCode(sale, user, { id, code: bank.code })).statusCode).toBe(200);
  });

  it('removes the card if its bank declines it', async () => {
    const user = await loggedIn(sale);
    const { id } = await addedCard(sale, user, bank.declined);
    const answer = await typeCode(sale, user, { id, code: bank.code });
    expect(answer.json()).toMatchObject({ status: 409, code: 'CARD_DECLINED' });
    expect(await cardsOf(sale, user)).toEqual([]);
  });

  it.each(['66666', '6666666', '66666a', ' 66666', '٦٦٦٦٦٦'])('needs six digits, not %j', async (code) => {
    const user = await loggedIn(sale);
    const { id } = await addedCard(sale, user, bank.humo);
    const answer = await typeCode(sale, user, { id, code });
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: '/code' }] });
  });

  it('refuses unknown fields', async () => {
    const user = await loggedIn(sale);
    const { id } = await addedCard(sale, user, bank.humo);
    const payload = { code: bank.code, isDefault: true };
    const answer = await callCards(sale, user, 'POST', { at: `/${id}/verify`, payload });
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: '/isDefault' }] });
  });

  it('can be repeated with another code once a minute', async () => {
    const user = await loggedIn(sale);
    const { id } = await addedCard(sale, user, bank.humo);
    expect((await sendAgain(user, id)).json()).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      facts: { retryAfterSeconds: 60 },
    });
    sale.turnClock(1);
    expect((await sendAgain(user, id)).statusCode).toBe(204);
  });

  it('cannot be repeated for a verified card', async () => {
    const user = await loggedIn(sale);
    const { id } = await verifiedCard(sale, user, bank.humo);
    expect((await sendAgain(user, id)).statusCode).toBe(404);
  });
});
