import { randomBytes } from 'node:crypto';
import type { Db, ReadDb } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { randomToken, sha256 } from '#server/kit/crypto/signing.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hashNewPassword } from '#server/auth/passwords/password.ts';
import type { StaffRole } from '#domain/auth/permissions.ts';
import { sealTotp } from './factor.ts';
import { insertFactor, lockNewFactor, noteStep } from './queries-factor.ts';
import { findByEmail, insertLink, insertStaff, takeLink, updateStaff } from './queries.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** Of the demo's accounts, which no real address has (RFC 2606 keeps such names free). */
const demoDomain = '@zarona.demo';
const entryMinutes = 15;

interface DemoAccount {
  box: string;
  name: string;
  role: StaffRole;
  /** The slugs of its stores. */
  stores?: readonly string[];
}

/** One of each role; two sellers, of different stores (backoffice.md 7). */
const demoAccounts: readonly DemoAccount[] = [
  { box: 'owner', name: 'Nodira Karimova', role: 'OWNER' },
  { box: 'manager', name: 'Rustam Yoʻldoshev', role: 'MANAGER' },
  { box: 'content', name: 'Malika Saidova', role: 'CONTENT' },
  { box: 'support', name: 'Aziza Rahimova', role: 'SUPPORT' },
  { box: 'warehouse', name: 'Jasur Toshmatov', role: 'WAREHOUSE' },
  { box: 'seller', name: 'Dilnoza Ergasheva', role: 'SELLER', stores: ['toshkent-amir-temur'] },
  { box: 'seller2', name: 'Sherzod Nazarov', role: 'SELLER', stores: ['samarqand'] },
  { box: 'accountant', name: 'Gulnora Abdullayeva', role: 'ACCOUNTANT' },
];

/** One line of the file that the first start writes. */
export interface DemoLogin {
  email: string;
  password: string;
  secret: string;
  uri: string;
}

/** Adds the demo's accounts that are missing. Answers those it made, with their passwords, which are stored nowhere else. */
export async function addDemoStaff(
  db: Db,
  { secret, now }: { secret: string; now: Date },
): Promise<DemoLogin[]> {
  const made: DemoLogin[] = [];
  for (const account of demoAccounts) {
    const email = `${account.box}${demoDomain}`;
    if (await findByEmail(db, email)) continue;
    made.push(await addAccount(db, { ...account, email, secret, now }));
  }
  return made;
}

async function addAccount(
  db: Db,
  { email, name, role, stores = [], secret, now }: DemoAccount & { email: string; secret: string; now: Date },
): Promise<DemoLogin> {
  const password = randomBytes(12).toString('base64url');
  const totp = newTotpSecret();
  const passwordHash = await hashNewPassword(password);
  await withTransaction(db, async (db) => {
    const storeIds = await storeIdsOf(db, stores);
    const id = await insertStaff(db, { email, name, role, language: 'ru', storeIds, now });
    if (id === undefined) return;
    await updateStaff(db, { id, state: 'ACTIVE', passwordHash });
    await insertFactor(db, { staffId: id, sealed: sealTotp(secret, totp), now });
    const factor = await lockNewFactor(db, id);
    if (factor) await noteStep(db, { id: factor.id, step: 0, confirmedAt: now });
  });
  return { email, password, secret: totp, uri: totpUri(totp, email) };
}

async function storeIdsOf(db: ReadDb, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return [];
  const rows = await db.selectFrom('stores').select('id').where('slug', 'in', slugs).execute();
  return rows.map(({ id }) => id);
}

/** A link into the back-office as the demo's owner, once, within 15 minutes. Answers its token; undefined: there is no demo's owner. */
export async function createDemoEntry(db: Db, now: Date): Promise<string | undefined> {
  const owner = await findByEmail(db, `owner${demoDomain}`);
  if (owner === undefined) return undefined;
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + entryMinutes * 60_000);
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

/** Whose the link or the account is. Refuses GONE for a link that is used or over, NOT_FOUND for an account that is not the demo's. */
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
