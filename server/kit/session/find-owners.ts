import type { Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';

/** Returns the owners who can log in; they get the shop's own mails. */
export async function selectOwners(db: ReadDb): Promise<number[]> {
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'OWNER')
    .where('staff_state', '=', 'ACTIVE')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Undefined if the person is no longer an owner. */
export async function findOwner(
  db: ReadDb,
  id: number,
): Promise<{ email: string; language: Language } | undefined> {
  return db
    .selectFrom('staff')
    .select(['email', 'language'])
    .where('id', '=', id)
    .where('role', '=', 'OWNER')
    .where('staff_state', '=', 'ACTIVE')
    .executeTakeFirst();
}
