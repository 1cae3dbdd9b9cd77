import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { type CatalogDeps, listCards } from '#server/catalog/listing/list-products.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { deleteOldestFavorites, insertFavorites, type NewFavorite } from './queries.ts';
import { favoriteOfCard } from './wire.ts';

interface Deps {
  db: Db;
  catalog: CatalogDeps;
}

/** Saves a product. Idempotent. Refuses with NOT_FOUND if there is no such public product. */
export async function createFavorite(
  deps: Deps,
  { userId, productId, now }: { userId: number; productId: number; now: Date },
): Promise<void> {
  const favorites = await withCurrentPrices(deps.catalog, [productId]);
  if (favorites.length === 0) throw new Refusal('NOT_FOUND');
  await saveFavorites(deps.db, { userId, favorites, now });
}

/** Saves several products in the order in which they were saved; unknown ones are skipped. Returns how many were new. */
export async function createFavorites(
  deps: Deps,
  { userId, productIds, now }: { userId: number; productIds: readonly number[]; now: Date },
): Promise<number> {
  const favorites = await withCurrentPrices(deps.catalog, [...new Set(productIds)]);
  return favorites.length === 0 ? 0 : saveFavorites(deps.db, { userId, favorites, now });
}

/** Returns the public products among these, each with its current "from" price in the catalogue index. */
async function withCurrentPrices(catalog: CatalogDeps, productIds: number[]): Promise<NewFavorite[]> {
  const cards = await listCards(catalog, productIds);
  return cards.map(favoriteOfCard);
}

/**
 * Saves favorites; beyond the limit the oldest ones are removed. Refuses with UNAUTHENTICATED if the account has been closed in the
 * meantime.
 */
async function saveFavorites(
  db: Db,
  args: { userId: number; favorites: readonly NewFavorite[]; now: Date },
): Promise<number> {
  return withTransaction(db, async (db) => {
    await lockUser(db, args.userId);
    const added = await insertFavorites(db, args);
    if (added > 0) await deleteOldestFavorites(db, args.userId);
    return added;
  });
}
