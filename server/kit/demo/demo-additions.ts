import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

/**
 * Checks whether a feature has added its demo data already. `setting` names the addition among the shop's settings, so that data removed
 * by somebody is not added again.
 */
export async function isDemoAdded(db: ReadDb, setting: string): Promise<boolean> {
  const row = await db
    .selectFrom('shop_settings')
    .select('name')
    .where('name', '=', setting)
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordDemoAdded(db: Db, setting: string): Promise<void> {
  await sql`insert into shop_settings (name, value) values (${setting}, 'true'::jsonb) on conflict (name) do nothing`.execute(
    db,
  );
}

/** Returns the id of the demo's staff member with this address; undefined if the demo has no staff yet. */
export async function findDemoStaff(db: ReadDb, email: string): Promise<number | undefined> {
  const row = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}
