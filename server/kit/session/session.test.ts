import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { loggedIn, testSecret } from '#server/testing-accounts.ts';
import { readAccess, signAccess } from './access-token.ts';
import { Refusal } from '../refusal.ts';
import { createUsers, type Users } from './session.ts';

let database: TestDatabase;
let users: Users;
let readSession: (authorization?: string) => Promise<{ found: unknown }>;
const clock = { now: noon };

beforeAll(async () => {
  database = await testDatabase();
  users = createUsers({ db: database.db, secret: testSecret, now: () => clock.now });
  const app = Fastify();
  const outcome = (work: Promise<unknown>) =>
    work.catch((error: unknown) => (error instanceof Refusal ? error.code : 'a bug'));
  app.get('/', async (request: FastifyRequest) => ({
    found: (await outcome(users.find(request))) ?? null,
  }));
  readSession = async (authorization) => {
    const answer = await app.inject({
      url: '/',
      headers: authorization === undefined ? {} : { authorization },
    });
    return answer.json();
  };
});
beforeEach(() => {
  clock.now = noon;
});
afterAll(() => database.close());

const refused = { found: 'UNAUTHENTICATED' };

describe('the caller of a request', () => {
  it('is a guest without a token', async () => {
    expect(await readSession()).toEqual({ found: null });
  });

  it('is the session’s user with a token', async () => {
    const login = await loggedIn(database, { phone: '+998901234567', language: 'uz' });
    const user = {
      id: login.userId,
      sessionId: login.sessionId,
      phone: '+998901234567',
      language: 'uz',
      priceType: 'B2C',
    };
    expect(await readSession(login.headers.authorization)).toEqual({ found: user });
  });

  it.each([
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Bearer x.y',
    'Bearer a b',
    'Basic eDp5',
    'bearer-without-a-space',
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  ])('with %s is refused, even where guests may call', async (authorization) => {
    expect(await readSession(authorization)).toEqual(refused);
  });

  it('is refused with a token signed with another secret or with changed content', async () => {
    const { userId, sessionId, headers } = await loggedIn(database);
    const access = { user: userId, session: sessionId, until: noon.getTime() + 60_000 };
    expect(await readSession(`Bearer ${signAccess('another-secret-0123456789-0123456789', access)}`)).toEqual(
      refused,
    );
    const [, signature] = headers.authorization.split('.');
    const payload = Buffer.from(JSON.stringify({ ...access, user: userId + 1 })).toString('base64url');
    expect(await readSession(`Bearer ${payload}.${signature}`)).toEqual(refused);
  });

  it('is refused from the moment the token expires', async () => {
    const { userId, sessionId } = await loggedIn(database);
    const until = noon.getTime() + 15 * 60_000;
    const token = signAccess(testSecret, { user: userId, session: sessionId, until });
    clock.now = new Date(until - 1);
    expect(await readSession(`Bearer ${token}`)).toMatchObject({ found: { id: userId } });
    clock.now = new Date(until);
    expect(await readSession(`Bearer ${token}`)).toEqual(refused);
  });

  it('is refused as soon as the session ends or the account is closed, before the token expires', async () => {
    const [ended, closed] = [await loggedIn(database), await loggedIn(database)];
    await database.pool.query(
      `update sessions set ended_at = now(), ended_because = 'LOGOUT' where id = $1`,
      [ended.sessionId],
    );
    await database.pool.query(`update users set phone = null, deleted_at = now() where id = $1`, [
      closed.userId,
    ]);
    expect(await readSession(ended.headers.authorization)).toEqual(refused);
    expect(await readSession(closed.headers.authorization)).toEqual(refused);
  });

  it('cannot use another user’s session', async () => {
    const [one, other] = [await loggedIn(database), await loggedIn(database)];
    const access = { user: one.userId, session: other.sessionId, until: noon.getTime() + 60_000 };
    expect(await readSession(`Bearer ${signAccess(testSecret, access)}`)).toEqual(refused);
  });
});

describe('an access token', () => {
  it('returns what was signed, and nothing for a text of another form', () => {
    const access = { user: 7, session: '7b0f5ac4-7f8a-4f0e-9d6c-7d6a3a3f2b11', until: noon.getTime() + 1 };
    expect(readAccess(testSecret, { token: signAccess(testSecret, access), now: noon })).toEqual(access);
    const wrong = signAccess(testSecret, { ...access, user: 0 });
    expect(readAccess(testSecret, { token: wrong, now: noon })).toBeUndefined();
  });
});
