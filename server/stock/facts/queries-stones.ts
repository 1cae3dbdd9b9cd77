import type { Selectable } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { StonesTable } from '#database/schema.ts';
import { stoneColumnNames } from '#server/catalog/stone-column-names.ts';

/** The data columns of a stone. */
export type StoneColumns = Omit<Selectable<StonesTable>, 'id' | 'item_id'>;
export type StoredStone = Omit<Selectable<StonesTable>, 'item_id'>;

export async function selectStoredStones(db: ReadDb, itemId: number): Promise<StoredStone[]> {
  return db
    .selectFrom('stones')
    .select(['id', ...stoneColumnNames])
    .where('item_id', '=', itemId)
    .orderBy('id')
    .execute();
}

export async function deleteStones(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('stones').where('id', 'in', ids).execute();
}

/** Inserts the same stones for each of the pieces. */
export async function insertStones(
  db: Db,
  itemIds: readonly number[],
  stones: readonly StoneColumns[],
): Promise<void> {
  if (stones.length === 0 || itemIds.length === 0) return;
  await db
    .insertInto('stones')
    .values(itemIds.flatMap((itemId) => stones.map((stone) => ({ item_id: itemId, ...stone }))))
    .execute();
}

/** Returns those of these kinds and shapes that the dictionary contains. */
export async function selectKnownStoneWords(
  db: ReadDb,
  { kinds, shapes }: { kinds: readonly string[]; shapes: readonly string[] },
): Promise<{ kinds: ReadonlySet<string>; shapes: ReadonlySet<string> }> {
  const knownKinds = await db.selectFrom('stone_kinds').select('kind').where('kind', 'in', kinds).execute();
  const knownShapes = await db
    .selectFrom('stone_shapes')
    .select('code')
    .where('code', 'in', shapes)
    .execute();
  return {
    kinds: new Set(knownKinds.map(({ kind }) => kind)),
    shapes: new Set(knownShapes.map(({ code }) => code)),
  };
}
