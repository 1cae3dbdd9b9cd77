import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { FavoriteProduct } from '#contract/favorites.ts';
import type { PageLanguage } from '#contract/words.ts';
import { tileOf, type TileData } from '#storefront/catalog/tiles/tile-data.ts';

export const rowsInPage = 96;
/** The API's limit for one call, and enough for a shared list. */
export const idsInCall = 100;

/** A saved product as shown in the tray. */
export interface FavoriteRow {
  tile: TileData;
  /** The price change since it was saved, whole soʻm, negative = cheaper; null = unchanged, or one of the prices is unknown (FAV-4). */
  change: number | null;
}

/** Products that can be bought come first, otherwise the given order is kept, as in the catalogue's trays. */
export function rowsOf(
  products: readonly (ProductCard | FavoriteProduct)[],
  language: PageLanguage,
): FavoriteRow[] {
  const rows = products.map((product) => {
    const tile = tileOf(product, language);
    return { tile, change: changeOf(tile, 'priceSeen' in product ? product.priceSeen : null) };
  });
  const isBuyable = ({ tile }: FavoriteRow) => tile.count > 0;
  return [...rows.filter(isBuyable), ...rows.filter((row) => !isBuyable(row))];
}

function changeOf(tile: TileData, seen: number | null): number | null {
  if (seen === null || seen === 0 || tile.price === null || tile.count === 0) return null;
  return tile.price === seen ? null : tile.price - seen;
}

/** Parses ids from an address or a form: `7,3,12`. Invalid ones are ignored; each is returned once. */
export function readIds(text: string | null, most: number): number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, most);
}
