import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/words.ts';
import type { Db } from '#database/connect.ts';
import { readAccess } from './access-token.ts';
import { Refusal } from './refusal.ts';

/** A logged-in user as every feature knows them. */
export interface User {
  id: number;
  /** The login that called. */
  sessionId: string;
  /** Verified, E.164. */
  phone: string | null;
  language: Language;
  priceType: 'B2C' | 'B2B';
}

/** Who calls. A Bearer token that is wrong, over, or of an ended login is refused with UNAUTHENTICATED, even where guests may call. */
export interface Users {
  /** Undefined: a guest, who sent no token. */
  find: (request: FastifyRequest) => Promise<User | undefined>;
  /** Refuses guests with UNAUTHENTICATED too. */
  get: (request: FastifyRequest) => Promise<User>;
}

/** Reads the Bearer token; the login behind it is looked up, so that one that was ended ends at once. One statement. */
export function createUsers({ db, secret, now }: { db: Db; secret: string; now: () => Date }): Users {
  const find = async (request: FastifyRequest): Promise<User | undefined> => {
    const { authorization } = request.headers;
    if (authorization === undefined) return undefined;
    const [, token] = /^Bearer (\S+)$/.exec(authorization) ?? [];
    const access = token === undefined ? undefined : readAccess(secret, { token, now: now() });
    const user = access && (await selectUser(db, access));
    if (user === undefined) throw new Refusal('UNAUTHENTICATED');
    return user;
  };
  const get = async (request: FastifyRequest): Promise<User> => {
    const user = await find(request);
    if (user === undefined) throw new Refusal('UNAUTHENTICATED');
    return user;
  };
  return { find, get };
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
