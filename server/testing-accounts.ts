import type { Db } from '#database/connect.ts';
import { signAccess } from './kit/session/access-token.ts';

/** SECRET_KEY of every shop opened by tests. */
export const testSecret = 'a-secret-for-tests-only-0123456789';

/** Later than every test's clock. */
const farAway = new Date('2100-01-01T00:00:00Z');

export interface NewLogin {
  /** E.164; if omitted, a new number, unless there is an email. */
  phone?: string;
  email?: string;
  /** Another device of the same user. */
  userId?: number;
  language?: 'uz' | 'ru' | 'en';
  device?: string;
  /** When the user signed up and logged in. */
  at?: Date;
}

export interface LoggedIn {
  userId: number;
  sessionId: string;
  /** Headers for `app.inject` that make the call as this user. */
  headers: { authorization: string };
}

/** Creates a new user who is logged in, without a code or a password; each has a different phone. */
export async function loggedIn({ db }: { db: Db }, login: NewLogin = {}): Promise<LoggedIn> {
  const userId = login.userId ?? (await addUser(db, login));
  const session = await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      device: login.device ?? 'Firefox, Linux',
      expires_at: farAway,
      ...(login.at && { created_at: login.at, seen_at: login.at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const access = { user: userId, session: session.id, until: farAway.getTime() };
  return {
    userId,
    sessionId: session.id,
    headers: { authorization: `Bearer ${signAccess(testSecret, access)}` },
  };
}

async function addUser(db: Db, { phone, email, language = 'ru', at }: NewLogin): Promise<number> {
  const user = await db
    .insertInto('users')
    .values({
      phone: phone ?? (email === undefined ? nextPhone() : null),
      email: email ?? null,
      language,
      ...(at && { created_at: at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return user.id;
}

let phones = 0;

function nextPhone(): string {
  phones += 1;
  // not 90 0000…, which the demo's buyers use
  return `+99891${String(phones).padStart(7, '0')}`;
}
