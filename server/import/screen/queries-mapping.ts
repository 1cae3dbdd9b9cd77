import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

interface MappingRow {
  id: number;
  name: string;
  /** JSON. */
  body: string;
  version: number;
}

export async function selectMappings(db: ReadDb): Promise<MappingRow[]> {
  return db
    .selectFrom('import_mappings')
    .select(['id', 'name', 'body', 'version'])
    .orderBy('name')
    .limit(200)
    .execute();
}

/** Saves a mapping under a name, replacing one with the same name. */
export async function saveMapping(
  db: Db,
  { name, body, staffId, now }: { name: string; body: string; staffId: number; now: Date },
): Promise<void> {
  await sql`
    insert into import_mappings (name, body, changed_by, changed_at) values (${name}, ${body}, ${staffId}, ${now})
    on conflict (lower(name)) do update
      set name = excluded.name, body = excluded.body, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(
    db,
  );
}

export async function lockMapping(db: Db, id: number): Promise<{ version: number } | undefined> {
  return db
    .selectFrom('import_mappings')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteMapping(db: Db, id: number): Promise<void> {
  await db.deleteFrom('import_mappings').where('id', '=', id).execute();
}
