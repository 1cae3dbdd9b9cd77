import { sql, type Updateable } from 'kysely';
import { paramIds } from '#contract/catalog/catalog.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText, ParamsTable } from '#database/schema.ts';
import type { OrderedRows } from '#server/kit/row-order.ts';

export interface StaffParamRow {
  id: number;
  version: number;
  code: string;
  name: LocalizedText;
  type: ParamsTable['type'];
  unit: string | null;
  filterable: boolean;
  pieces: number;
  values: { code: string; version: number; name: LocalizedText; pieces: number }[];
}

/** Returns the characteristics in the order of the table of facts; all of them without `id`. */
export async function selectStaffParams(db: ReadDb, id?: number): Promise<StaffParamRow[]> {
  const { rows } = await sql<StaffParamRow>`
    with used as (
      select param_id, value, count(*)::int as pieces from item_params
      where ${id ?? null}::bigint is null or param_id = ${id ?? null} group by param_id, value)
    select r.id, r.version, r.code, r.name, r.type, r.unit, r.filterable,
      coalesce((select sum(u.pieces) from used u where u.param_id = r.id), 0)::int as pieces,
      coalesce((
        select json_agg(json_build_object('code', v.code, 'version', v.version, 'name', v.name, 'pieces', coalesce(u.pieces, 0))
          order by v.position, v.code)
        from param_values v left join used u on u.param_id = v.param_id and u.value = v.code where v.param_id = r.id), '[]') as values
    from params r where ${id ?? null}::bigint is null or r.id = ${id ?? null}
    order by r.position, r.id limit 500`.execute(db);
  return rows;
}

/** Locks a characteristic and returns its version; undefined if there is none. */
export async function lockParam(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('params')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.version;
}

export type NewParamRow = Pick<StaffParamRow, 'name' | 'type' | 'unit' | 'filterable'> & { code: string };

/** Inserts a characteristic at the end; if the code is taken, a number is appended. */
export async function insertParam(db: Db, param: NewParamRow): Promise<number> {
  const { id } = await db
    .insertInto('params')
    .values((values) => ({
      ...param,
      // above the ids that the code refers to, even in a shop that does not have them yet
      id: values
        .selectFrom('params')
        .select(sql<number>`greatest(max(id) + 1, ${Math.max(...Object.values(paramIds)) + 1})`.as('next')),
      position: values.selectFrom('params').select(sql<number>`coalesce(max(position) + 1, 0)`.as('place')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function selectCodes(db: ReadDb): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('params').select('code').limit(1000).execute();
  return new Set(rows.map(({ code }) => code));
}

export async function updateParam(db: Db, id: number, columns: Updateable<ParamsTable>): Promise<void> {
  await db.updateTable('params').set(columns).where('id', '=', id).execute();
}

export async function deleteParam(db: Db, id: number): Promise<void> {
  await db.deleteFrom('param_values').where('param_id', '=', id).execute();
  await db.deleteFrom('params').where('id', '=', id).execute();
}

/** The characteristics in their order. */
export const orderedParams: OrderedRows = { table: sql.table('params') };

/** The values of a choice in their order. */
export const orderedValues = (id: number): OrderedRows => ({
  table: sql.table('param_values'),
  key: sql.ref('code'),
  filter: sql<boolean>`param_id = ${id}`,
});

/** Inserts a value at the end of its choice. Returns whether the code was free. */
export async function insertValue(
  db: Db,
  { id, code, name }: { id: number; code: string; name: LocalizedText },
): Promise<boolean> {
  const { rows } = await sql`
    insert into param_values (param_id, code, name, position)
    select ${id}, ${code}, ${JSON.stringify(name)}::jsonb, coalesce(max(position) + 1, 0) from param_values where param_id = ${id}
    on conflict do nothing returning code`.execute(db);
  return rows.length > 0;
}

export async function updateValue(
  db: Db,
  { id, code, name }: { id: number; code: string; name: LocalizedText },
): Promise<void> {
  await db
    .updateTable('param_values')
    .set({ name })
    .where('param_id', '=', id)
    .where('code', '=', code)
    .execute();
}

export async function deleteValue(db: Db, { id, code }: { id: number; code: string }): Promise<void> {
  await db.deleteFrom('param_values').where('param_id', '=', id).where('code', '=', code).execute();
}
