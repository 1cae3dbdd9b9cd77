import type { FastifyRequest } from 'fastify';
import type { PageLanguage } from '#contract/words.ts';
import type { Db } from '#database/connect.ts';
import { readAccess } from './access-token.ts';
import type { App } from '../http/app-type.ts';
import { recordUser } from '../monitoring/log-facts.ts';
import { Refusal } from '../refusal.ts';

/** A logged-in user, as given to every feature. */
export interface User {
  id: number;
  /** The calling session. */
  sessionId: string;
  /** Verified, E.164. */
  phone: string | null;
  language: PageLanguage;
  priceType: 'B2C' | 'B2B';
}

/**
 * Authenticates callers. A Bearer token that is wrong, expired or of an ended session is refused with UNAUTHENTICATED, even where guests
 * are allowed.
 */
export interface Users {
  /** Undefined for a guest, who sent no token. */
  find: (request: FastifyRequest) => Promise<User | undefined>;
  /** Returns the user of an access token. Refuses with UNAUTHENTICATED. */
  ofToken: (token: string) => Promise<User>;
}

/** Returns the token of an Authorization header; undefined if there is no such header. Refuses with UNAUTHENTICATED for another scheme. */
export function bearerOf({ authorization }: { authorization?: string | undefined }): string | undefined {
  if (authorization === undefined) return undefined;
  const [, token] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  if (token === undefined) throw new Refusal('UNAUTHENTICATED');
  return token;
}

/** Reads the Bearer token and looks up its session, so that a session that was ended is refused at once. One statement per request. */
export function createUsers({ db, secret, now }: { db: Db; secret: string; now: () => Date }): Users {
  const ofToken = async (token: string): Promise<User> => {
    const access = readAccess(secret, { token, now: now() });
    const user = access && (await selectUser(db, access));
    if (user === undefined) throw new Refusal('UNAUTHENTICATED');
    return user;
  };
  const found = new WeakMap<FastifyRequest, Promise<User | undefined>>();
  const read = async (request: FastifyRequest): Promise<User | undefined> => {
    const token = bearerOf(request.headers);
    const user = token === undefined ? undefined : await ofToken(token);
    recordUser(request, user ?? null);
    return user;
  };
  const find = (request: FastifyRequest): Promise<User | undefined> => {
    let user = found.get(request);
    if (user === undefined) found.set(request, (user = read(request)));
    return user;
  };
  return { find, ofToken };
}

/** Calls that start a session have no access token; refreshing has a token of another kind. */
const authentication =
  /^\/api\/v1\/(?:authenticate-with-otp|verify-otp|authenticate|register-with-email|verify-email|refresh-token|forgot-password|reset-password)$/;

/**
 * A Bearer token is never ignored: every other call of the API refuses a wrong one with UNAUTHENTICATED, also where all callers get the
 * same response.
 */
export function refuseWrongTokens(app: App, users: Users): void {
  app.addHook('preValidation', async (request) => {
    const { url = '' } = request.routeOptions;
    if (request.headers.authorization === undefined) return;
    if (/^\/api\/(?:es\/)?v1\//.test(url) && !authentication.test(url)) await users.find(request);
  });
}

async function selectUser(db: Db, access: { user: number; session: string }): Promise<User | undefined> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id', 'u.phone', 'u.language', 'u.price_type'])
    .where('s.id', '=', access.session)
    .where('u.id', '=', access.user)
    .where('s.ended_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    sessionId: access.session,
    phone: row.phone,
    language: row.language,
    priceType: row.price_type,
  };
}
