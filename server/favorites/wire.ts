import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { FavoriteProduct } from '#contract/favorites.ts';
import type { FavoriteRow, NewFavorite } from './queries.ts';

export function favoriteToWire(row: FavoriteRow, card: ProductCard): FavoriteProduct {
  return { ...card, favorite: true, addedAt: row.added_at.toISOString(), priceSeen: row.price_seen_som };
}

/** Returns a favorite with the price that the card shows now. */
export function favoriteOfCard({ id, mainItem }: ProductCard): NewFavorite {
  return { productId: id, priceSom: mainItem.b2BFixed ?? mainItem.b2CFixed };
}
