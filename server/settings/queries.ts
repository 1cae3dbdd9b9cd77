import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

export interface StoredSetting {
  name: string;
  value: unknown;
  version: number;
  changed_by: string | null;
  changed_at: Date | null;
}

/** Returns the settings that were changed, each with who changed it last. */
export async function selectSettings(db: ReadDb, names: readonly string[]): Promise<StoredSetting[]> {
  const { rows } = await sql<StoredSetting>`
    select s.name, s.value, s.version, last.by as changed_by, last.at as changed_at
    from shop_settings s left join lateral (
      select a.at, m.name as by from audit_entries a left join staff m on m.id = a.staff_id
      where a.resource = 'setting' and a.record_id = s.name order by a.id desc limit 1) last on true
    where s.name = any(${names}::text[])`.execute(db);
  return rows;
}

/**
 * Serializes changes of the setting until the transaction ends, because a missing row cannot be locked. Returns its version; 0 if there is
 * no row.
 */
export async function lockVersion(db: Db, name: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`setting ${name}`}))`.execute(db);
  const row = await db
    .selectFrom('shop_settings')
    .select('version')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export async function writeSetting(db: Db, name: string, value: number | string): Promise<void> {
  await db
    .insertInto('shop_settings')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
    )
    .execute();
}

export async function deleteSetting(db: Db, name: string): Promise<void> {
  await db.deleteFrom('shop_settings').where('name', '=', name).execute();
}
