import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

/**
 * What features add to a demo of their own accord, each once: `setting` names it among the shop's settings, so that what somebody removed
 * does not come back.
 */
export async function isDemoAdded(db: ReadDb, setting: string): Promise<boolean> {
  const row = await db
    .selectFrom('shop_settings')
    .select('name')
    .where('name', '=', setting)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteDemoAdded(db: Db, setting: string): Promise<void> {
  await sql`insert into shop_settings (name, value) values (${setting}, 'true'::jsonb) on conflict (name) do nothing`.execute(
    db,
  );
}

/** The demo's member of the staff with this address; undefined = the demo has no staff yet. */
export async function findDemoStaff(db: ReadDb, email: string): Promise<number | undefined> {
  const row = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}
