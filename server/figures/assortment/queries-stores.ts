import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

/** The stores by their ids, closed ones too: they sold what they sold. */
export async function selectStoreNames(db: ReadDb): Promise<Map<number, LocalizedText>> {
  const rows = await db.selectFrom('stores').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
