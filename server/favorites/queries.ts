import { sql } from 'kysely';
import { favoritesPageSize } from '#contract/favorites.ts';
import type { Db, ReadDb } from '#database/connect.ts';

export interface FavoriteRow {
  product_id: number;
  added_at: Date;
  price_seen_som: number | null;
}

/**
 * Returns the user's public favorites, newest first. A favorite of a product that is no longer public stays stored and reappears with the
 * product.
 */
export async function selectFavorites(db: ReadDb, userId: number): Promise<FavoriteRow[]> {
  return newestFirst(db, userId)
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .select(['f.product_id', 'f.added_at', 'f.price_seen_som'])
    .where('p.product_state', '=', 'ACTIVE')
    .execute();
}

/** Returns all of them, public or not. */
export async function selectAllFavorites(
  db: ReadDb,
  userId: number,
): Promise<Pick<FavoriteRow, 'product_id' | 'added_at'>[]> {
  return newestFirst(db, userId).select(['f.product_id', 'f.added_at']).execute();
}

function newestFirst(db: ReadDb, userId: number) {
  return db
    .selectFrom('favorites as f')
    .where('f.user_id', '=', userId)
    .orderBy('f.added_at', 'desc')
    .orderBy('f.product_id', 'desc')
    .limit(favoritesPageSize);
}

export interface NewFavorite {
  productId: number;
  priceSom: number | null;
}

/** Returns how many were new. Several saved at once get times in their order, a microsecond apart. */
export async function insertFavorites(
  db: Db,
  { userId, favorites, now }: { userId: number; favorites: readonly NewFavorite[]; now: Date },
): Promise<number> {
  const ids = favorites.map(({ productId }) => productId);
  const prices = favorites.map(({ priceSom }) => priceSom);
  const { numAffectedRows } = await sql`
    insert into favorites (user_id, product_id, added_at, price_seen_som)
    select ${userId}, product_id, ${now}::timestamptz + place * interval '1 microsecond', price_som
    from unnest(${ids}::bigint[], ${prices}::bigint[]) with ordinality as saved (product_id, price_som, place)
    on conflict do nothing
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Deletes all but the newest `favoritesPageSize`. */
export async function deleteOldestFavorites(db: Db, userId: number): Promise<void> {
  const newest = newestFirst(db, userId).select('f.product_id');
  await db
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('product_id', 'not in', newest)
    .execute();
}

export async function deleteFavorites(
  db: Db,
  { userId, productIds }: { userId: number; productIds: readonly number[] },
): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('product_id', '=', sql<number>`any(${productIds}::bigint[])`)
    .execute();
}

export async function deleteAllFavorites(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('favorites').where('user_id', '=', userId).execute();
}
