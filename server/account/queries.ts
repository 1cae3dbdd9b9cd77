import type { Db, ReadDb } from '#database/connect.ts';
import type { ConsentsTable, UsersTable } from '#database/schema.ts';

export interface UserRow {
  id: number;
  phone: string | null;
  email: string | null;
  password_hash: string | null;
  first_name: string | null;
  last_name: string | null;
  birth_date: UsersTable['birth_date'];
  gender: UsersTable['gender'];
  language: UsersTable['language'];
  price_type: 'B2C' | 'B2B';
  created_at: Date;
}

/** Undefined if the account is closed. */
export async function findUser(db: ReadDb, userId: number): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'phone', 'email', 'password_hash', 'first_name', 'last_name', 'birth_date', 'gender'])
    .select(['language', 'price_type', 'created_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Omitted columns stay unchanged. */
export type UserChange = Partial<
  Pick<UserRow, 'first_name' | 'last_name' | 'birth_date' | 'gender' | 'language'>
>;

export async function changeUser(db: Db, userId: number, change: UserChange): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', userId).execute();
}

/** A topic of messages by one channel: one switch of the settings. */
export interface Consent {
  topic: ConsentsTable['topic'];
  channel: ConsentsTable['channel'];
}

/** Returns the consents that the user has given. */
export async function selectConsents(db: ReadDb, userId: number): Promise<Consent[]> {
  return db
    .selectFrom('consents')
    .select(['topic', 'channel'])
    .where('user_id', '=', userId)
    .limit(10)
    .execute();
}

/** Consents given before keep their original time. */
export async function insertConsents(
  db: Db,
  { userId, consents, now }: { userId: number; consents: readonly Consent[]; now: Date },
): Promise<void> {
  await db
    .insertInto('consents')
    .values(consents.map((consent) => ({ user_id: userId, ...consent, given_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteConsents(
  db: Db,
  { userId, consents }: { userId: number; consents: readonly Consent[] },
): Promise<void> {
  await db
    .deleteFrom('consents')
    .where('user_id', '=', userId)
    .where((eb) => eb.or(consents.map(({ topic, channel }) => eb.and({ topic, channel }))))
    .execute();
}

export async function deleteAllConsents(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('consents').where('user_id', '=', userId).execute();
}

/** Sets the phone or email; violates the unique key if another account has it. */
export async function setContact(
  db: Db,
  userId: number,
  contact: { phone: string } | { email: string },
): Promise<void> {
  await db.updateTable('users').set(contact).where('id', '=', userId).execute();
}

/** Removes all personal data of the user; the row stays because orders reference it. */
export async function anonymizeUser(db: Db, { userId, now }: { userId: number; now: Date }): Promise<void> {
  await db
    .updateTable('users')
    .set({
      phone: null,
      email: null,
      password_hash: null,
      first_name: null,
      last_name: null,
      birth_date: null,
      gender: null,
      deleted_at: now,
    })
    .where('id', '=', userId)
    .execute();
}

/** Returns false if the password was changed since the user proved it. */
export async function setPasswordHash(
  db: Db,
  { userId, oldHash, newHash }: { userId: number; oldHash: string | null; newHash: string },
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ password_hash: newHash })
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', oldHash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
