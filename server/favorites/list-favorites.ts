import type { FavoritesList } from '#contract/favorites.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { type CatalogDeps, listCards } from '#server/catalog/listing/list-products.ts';
import { selectAllFavorites, selectFavorites, deleteAllFavorites } from './queries.ts';
import { favoriteToWire } from './wire.ts';

/** Returns a page of a user's favorites, newest first; products that are not public are omitted. At most two statements. */
export async function listFavorites(
  { db, catalog }: { db: ReadDb; catalog: CatalogDeps },
  { userId, page, size }: { userId: number; page: number; size: number },
): Promise<FavoritesList> {
  const rows = await selectFavorites(db, userId);
  const shown = rows.slice(page * size, (page + 1) * size);
  const cards = await listCards(
    catalog,
    shown.map((row) => row.product_id),
  );
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const content = shown.flatMap((row) => {
    const card = cardOf.get(row.product_id);
    return card === undefined ? [] : [favoriteToWire(row, card)];
  });
  return {
    content,
    totalElements: rows.length,
    totalPages: Math.ceil(rows.length / size),
    number: page,
    empty: content.length === 0,
  };
}

/** Returns the products that a user saved, to mark their cards. One statement. */
export async function findFavoriteIds(db: ReadDb, userId: number): Promise<ReadonlySet<number>> {
  const rows = await selectAllFavorites(db, userId);
  return new Set(rows.map((row) => row.product_id));
}

/** Returns all favorites for the export of a user's data, including products that are no longer public. */
export async function exportFavorites(
  db: ReadDb,
  userId: number,
): Promise<{ productId: number; addedAt: string }[]> {
  const rows = await selectAllFavorites(db, userId);
  return rows.map((row) => ({ productId: row.product_id, addedAt: row.added_at.toISOString() }));
}

/** Deletes the favorites when the account is closed. Runs in the caller's transaction. */
export async function forgetFavorites(db: Db, userId: number): Promise<void> {
  await deleteAllFavorites(db, userId);
}
