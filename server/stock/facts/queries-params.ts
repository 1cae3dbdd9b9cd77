import { sql } from 'kysely';
import { paramIds } from '#contract/catalog/catalog.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface PieceParamRow {
  id: number;
  name: LocalizedText;
  type: 'number' | 'text' | 'choice';
  unit: string | null;
  values: { code: string; name: LocalizedText }[];
}

/** All params except those that are columns of a piece, in the order of the facts table. */
export async function selectPieceParams(db: ReadDb): Promise<PieceParamRow[]> {
  const { rows } = await sql<PieceParamRow>`
    select r.id, r.name, r.type, r.unit, coalesce((
      select json_agg(json_build_object('code', v.code, 'name', v.name) order by v.position, v.code)
      from param_values v where v.param_id = r.id), '[]') as values
    from params r where r.id <> all (${Object.values(paramIds)}::bigint[])
    order by r.position, r.id limit 500`.execute(db);
  return rows;
}

export async function selectParamsOfPiece(
  db: ReadDb,
  itemId: number,
): Promise<{ id: number; value: string }[]> {
  return db
    .selectFrom('item_params as i')
    .innerJoin('params as r', 'r.id', 'i.param_id')
    .select(['r.id', 'i.value'])
    .where('i.item_id', '=', itemId)
    .orderBy('r.position')
    .orderBy('r.id')
    .execute();
}

export async function deleteParamsOfPiece(db: Db, itemId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('item_params').where('item_id', '=', itemId).where('param_id', 'in', ids).execute();
}

/** Inserts the same values for each of the pieces. */
export async function insertParams(
  db: Db,
  itemIds: readonly number[],
  params: readonly { id: number; value: string }[],
): Promise<void> {
  if (params.length === 0 || itemIds.length === 0) return;
  await db
    .insertInto('item_params')
    .values(itemIds.flatMap((item_id) => params.map(({ id, value }) => ({ item_id, param_id: id, value }))))
    .execute();
}
