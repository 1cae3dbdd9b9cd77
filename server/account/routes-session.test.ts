import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '#contract/me.ts';
import { testApp } from '#server/testing.ts';
import { type LoggedIn, loggedIn } from '#server/testing-accounts.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
});
afterAll(() => shop.close());

const path = '/api/v1/me/sessions';
const list = ({ headers }: LoggedIn) => shop.app.inject({ url: path, headers });
const end = ({ headers }: LoggedIn, id?: string) =>
  shop.app.inject({ method: 'DELETE', url: id === undefined ? path : `${path}/${id}`, headers });

const endingOf = async ({ sessionId }: LoggedIn) => {
  const row = await shop.db
    .selectFrom('sessions')
    .select('ended_because')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return row.ended_because;
};

/** Marks the login as proven by a code just now. */
async function prove({ sessionId }: LoggedIn): Promise<void> {
  await shop.db.updateTable('sessions').set({ proven_at: new Date() }).where('id', '=', sessionId).execute();
}

/** The same user on two devices; the laptop was used last, and the login on the phone was just proven. */
async function twoDevices(): Promise<{ phone: LoggedIn; laptop: LoggedIn }> {
  const phone = await loggedIn(shop, { device: 'Chrome, Android', at: new Date('2026-04-01T07:00:00Z') });
  const { userId } = phone;
  await prove(phone);
  const at = new Date('2026-04-02T07:00:00Z');
  return { phone, laptop: await loggedIn(shop, { userId, device: 'Safari, macOS', at }) };
}

describe('the logins of a user', () => {
  it('are listed, last used first, with the caller’s session marked', async () => {
    const { phone, laptop } = await twoDevices();
    const answer = await list(phone);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toEqual([
      {
        id: laptop.sessionId,
        device: 'Safari, macOS',
        createdAt: '2026-04-02T07:00:00.000Z',
        seenAt: '2026-04-02T07:00:00.000Z',
        isCurrent: false,
      },
      expect.objectContaining({ id: phone.sessionId, device: 'Chrome, Android', isCurrent: true }),
    ]);
  });

  it('are not listed once they have ended', async () => {
    const { phone, laptop } = await twoDevices();
    const expired = await loggedIn(shop, { userId: phone.userId });
    await shop.db
      .updateTable('sessions')
      .set({ expires_at: new Date('2026-04-03T07:00:00Z') })
      .where('id', '=', expired.sessionId)
      .execute();
    await end(phone, laptop.sessionId);
    expect((await list(phone)).json<Session[]>().map(({ id }) => id)).toEqual([phone.sessionId]);
  });

  it('can be ended one by one, with immediate effect', async () => {
    const { phone, laptop } = await twoDevices();
    const answer = await end(phone, laptop.sessionId);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await list(laptop)).json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await endingOf(laptop)).toBe('LOGOUT');
    expect((await list(phone)).statusCode).toBe(200);
  });

  it('can all be ended at once, the caller’s included', async () => {
    const { phone, laptop } = await twoDevices();
    const other = await loggedIn(shop);
    const ended = await end(phone);
    expect([ended.statusCode, ended.headers['clear-site-data']]).toEqual([204, '"cache"']);
    expect((await list(phone)).statusCode).toBe(401);
    expect((await list(laptop)).statusCode).toBe(401);
    expect([await endingOf(phone), await endingOf(laptop)]).toEqual([
      'LOGOUT_EVERYWHERE',
      'LOGOUT_EVERYWHERE',
    ]);
    expect((await list(other)).statusCode).toBe(200);
  });

  it('other than the caller’s can be ended only with a fresh code or password', async () => {
    const { phone, laptop } = await twoDevices();
    const refusal = { status: 403, code: 'PROOF_NEEDED', facts: { hasPassword: false } };
    expect((await end(laptop, phone.sessionId)).json()).toMatchObject(refusal);
    expect((await end(laptop)).json()).toMatchObject(refusal);
    expect((await list(phone)).json()).toHaveLength(2);
    expect((await end(laptop, laptop.sessionId)).statusCode).toBe(204);
    expect((await list(phone)).json()).toHaveLength(1);
  });

  it('of another user are NOT_FOUND', async () => {
    const [owner, other] = [await loggedIn(shop), await loggedIn(shop)];
    const refusal = { status: 404, code: 'NOT_FOUND' };
    expect((await end(other, owner.sessionId)).json()).toMatchObject(refusal);
    expect((await end(other, '11111111-1111-4111-8111-111111111111')).json()).toMatchObject(refusal);
    expect((await list(owner)).statusCode).toBe(200);
  });

  it('that have ended are NOT_FOUND', async () => {
    const { phone, laptop } = await twoDevices();
    await end(phone, laptop.sessionId);
    expect((await end(phone, laptop.sessionId)).statusCode).toBe(404);
  });

  it('are ended once when two devices end the same one concurrently', async () => {
    const { phone, laptop } = await twoDevices();
    const third = await loggedIn(shop, { userId: phone.userId });
    await prove(laptop);
    const answers = await Promise.all([end(phone, third.sessionId), end(laptop, third.sessionId)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 404]);
  });

  it('are identified by UUIDs', async () => {
    const answer = await end(await loggedIn(shop), 'mine');
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});
