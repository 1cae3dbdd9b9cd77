import { sql } from 'kysely';
import type { PageLanguage } from '#contract/words.ts';
import type { Db, ReadDb } from '#database/connect.ts';

/** Returns the user with this proven phone, created if there was none; the name is set only if the user has none. */
export async function putUserWithPhone(
  db: Db,
  args: { phone: string; firstName: string | null; language: PageLanguage; now: Date },
): Promise<number> {
  const row = await db
    .insertInto('users')
    .values({ phone: args.phone, first_name: args.firstName, language: args.language, created_at: args.now })
    .onConflict((conflict) =>
      conflict
        .column('phone')
        .doUpdateSet({ first_name: sql`coalesce(users.first_name, excluded.first_name)` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface NewEmailUser {
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string | null;
  language: PageLanguage;
}

/** Undefined if another user has this email. */
export async function insertUserWithEmail(
  db: Db,
  args: NewEmailUser & { now: Date },
): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      email: args.email,
      password_hash: args.passwordHash,
      first_name: args.firstName,
      last_name: args.lastName,
      language: args.language,
      created_at: args.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface EmailUserRow {
  id: number;
  password_hash: string | null;
  language: PageLanguage;
}

export async function findUserByEmail(db: ReadDb, email: string): Promise<EmailUserRow | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'language'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Locks the user's row. False if the password or the email has changed since the comparison. */
export async function lockUserByPassword(
  db: Db,
  args: { userId: number; email: string; passwordHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', args.userId)
    .where('email', '=', args.email)
    .where('password_hash', '=', args.passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** False if the user no longer has this email. */
export async function setPasswordOfEmail(
  db: Db,
  args: { userId: number; email: string; passwordHash: string },
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ password_hash: args.passwordHash })
    .where('id', '=', args.userId)
    .where('email', '=', args.email)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
