import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { FavoriteProduct } from '#contract/favorites.ts';
import type { PageLanguage } from '#contract/words.ts';
import { tileOf, type TileData } from '#storefront/catalog/tiles/tile-data.ts';

export const rowsInPage = 96;
/** The API's own limit of one call, and enough for a list to send. */
export const idsInCall = 100;

/** A saved product as its tray shows it. */
export interface FavoriteRow {
  tile: TileData;
  /** Whole soʻm dearer than when it was saved, negative = cheaper; null = as dear, or one of the prices is not known (FAV-4). */
  change: number | null;
}

/** What can be bought first, otherwise in the order given: the catalogue's trays do the same. */
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

/** Ids as they stand in an address or a form: `7,3,12`. What is none is left out; each counts once. */
export function readIds(text: string | null, most: number): number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, most);
}
