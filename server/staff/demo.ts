import { randomBytes } from 'node:crypto';
import type { Db, ReadDb } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { randomToken, sha256 } from '#server/kit/crypto/signing.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hashNewPassword } from '#server/auth/passwords/password.ts';
import { demoAccounts, demoDomain } from '#domain/auth/demo-accounts.ts';
import type { StaffRole } from '#domain/auth/permissions.ts';
import { minuteMs } from '#domain/units/durations.ts';
import { sealTotp } from './factor.ts';
import { insertFactor, lockNewFactor, recordStep } from './queries-factor.ts';
import { findByEmail, insertLink, insertStaff, takeLink, updateStaff } from './queries.ts';
import { newTotpSecret, totpUri } from './totp.ts';

const entryMinutes = 15;

/** One line of the file that the first start writes. */
export interface DemoLogin {
  email: string;
  password: string;
  secret: string;
  uri: string;
}

/**
 * Sets passwords for the demo's accounts that have none, and adds missing accounts. Returns the new logins; a password is stored nowhere
 * else.
 */
export async function addDemoStaff(
  db: Db,
  { secret, now }: { secret: string; now: Date },
): Promise<DemoLogin[]> {
  const made: DemoLogin[] = [];
  for (const account of demoAccounts) {
    const known = await findByEmail(db, account.email);
    if (known !== undefined && !(known.staff_state === 'INVITED' && known.password_hash === null)) continue;
    const id = known?.id ?? (await addAccount(db, account, now));
    if (id !== undefined) made.push(await openAccount(db, { id, email: account.email, secret, now }));
  }
  return made;
}

async function addAccount(
  db: Db,
  { email, name, role, stores }: (typeof demoAccounts)[number],
  now: Date,
): Promise<number | undefined> {
  const storeIds = await storeIdsOf(db, stores);
  return withTransaction(db, (db) => insertStaff(db, { email, name, role, language: 'ru', storeIds, now }));
}

async function openAccount(
  db: Db,
  { id, email, secret, now }: { id: number; email: string; secret: string; now: Date },
): Promise<DemoLogin> {
  const password = randomBytes(12).toString('base64url');
  const totp = newTotpSecret();
  const passwordHash = await hashNewPassword(password);
  await withTransaction(db, async (db) => {
    await updateStaff(db, { id, state: 'ACTIVE', passwordHash });
    await insertFactor(db, { staffId: id, sealed: sealTotp(secret, totp), now });
    const factor = await lockNewFactor(db, id);
    if (factor) await recordStep(db, { id: factor.id, step: 0, confirmedAt: now, now });
  });
  return { email, password, secret: totp, uri: totpUri(totp, email) };
}

async function storeIdsOf(db: ReadDb, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return [];
  const rows = await db.selectFrom('stores').select('id').where('slug', 'in', slugs).execute();
  return rows.map(({ id }) => id);
}

/**
 * Creates a link that opens the back-office as the demo's owner, once, within 15 minutes. Returns its token; undefined if the demo has no
 * owner.
 */
export async function createDemoEntry(db: Db, now: Date): Promise<string | undefined> {
  const owner = await findByEmail(db, `owner${demoDomain}`);
  if (owner === undefined) return undefined;
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + entryMinutes * minuteMs);
  await insertLink(db, { tokenHash: sha256(token), staffId: owner.id, purpose: 'DEMO', expiresAt });
  return token;
}

export async function listDemoAccounts(db: ReadDb): Promise<{ id: number; name: string; role: StaffRole }[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('email', 'like', `%${demoDomain}`)
    .where('staff_state', '=', 'ACTIVE')
    .orderBy('id')
    .execute();
}

/**
 * Returns the staff member of a link or an account. Refuses with GONE for a link that was used or has expired, and with NOT_FOUND for an
 * account that is not the demo's.
 */
export async function findDemoStaff(
  db: Db,
  { token, staffId, now }: { token?: string | undefined; staffId?: number | undefined; now: Date },
): Promise<number> {
  if (token !== undefined) {
    const id = await takeLink(db, { tokenHash: sha256(token), purpose: 'DEMO', now });
    if (id === undefined) throw new Refusal('GONE');
    return id;
  }
  const account = (await listDemoAccounts(db)).find(({ id }) => id === staffId);
  if (account === undefined) throw new Refusal('NOT_FOUND');
  return account.id;
}
