import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

interface MappingRow {
  id: number;
  name: string;
  /** JSON. */
  body: string;
  version: number;
}

interface WrittenMapping {
  name: string;
  /** JSON. */
  body: string;
  staffId: number;
  now: Date;
}

export async function selectMappings(db: ReadDb): Promise<MappingRow[]> {
  return db
    .selectFrom('import_mappings')
    .select(['id', 'name', 'body', 'version'])
    .orderBy('name')
    .limit(200)
    .execute();
}

export interface LockedMapping {
  id: number;
  version: number;
  changedBy: string | null;
  changedAt: Date;
}

/** Returns a mapping by its id, or by its name in any case; locked until the transaction ends. */
export async function lockMapping(
  db: Db,
  by: { id: number } | { name: string },
): Promise<LockedMapping | undefined> {
  const isIt = 'id' in by ? sql`m.id = ${by.id}` : sql`lower(m.name) = lower(${by.name})`;
  const { rows } = await sql<LockedMapping>`
    select m.id, m.version, s.name as "changedBy", m.changed_at as "changedAt"
    from import_mappings m left join staff s on s.id = m.changed_by where ${isIt} for update of m`.execute(
    db,
  );
  return rows[0];
}

/** Returns false if somebody else has saved one of this name at the same time. */
export async function insertMapping(db: Db, { name, body, staffId, now }: WrittenMapping): Promise<boolean> {
  const { rows } = await sql`
    insert into import_mappings (name, body, changed_by, changed_at) values (${name}, ${body}, ${staffId}, ${now})
    on conflict (lower(name)) do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** The caller has locked the row. */
export async function updateMapping(
  db: Db,
  { id, name, body, staffId, now }: WrittenMapping & { id: number },
): Promise<void> {
  await db
    .updateTable('import_mappings')
    .set({ name, body, changed_by: staffId, changed_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteMapping(db: Db, id: number): Promise<void> {
  await db.deleteFrom('import_mappings').where('id', '=', id).execute();
}
