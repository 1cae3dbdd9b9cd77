import type { Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';

/** Returns the names of all stores, including closed ones, because their sales remain. */
export async function findStoreNames(db: ReadDb, language: Language): Promise<Map<number, string>> {
  const rows = await db.selectFrom('stores').select(['id', 'name']).limit(1000).execute();
  return new Map(rows.map(({ id, name }) => [id, name[language] || name.ru]));
}
