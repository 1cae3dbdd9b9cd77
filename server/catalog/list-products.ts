import type { Pool } from 'pg';
import type { ListProductsQuery, ProductCard, ProductList } from '#contract/catalog.ts';
import type { ReadDb } from '#database/connect.ts';
import { numberOfDay, tashkentDay } from '#domain/units/tashkent-day.ts';
import type { CatalogIndex } from './index/catalog-index.ts';
import type { Tile } from './index/tiles.ts';
import type { CardRows } from './card-rows.ts';
import { selectIdsByNumber } from './queries.ts';
import { cardToWire, listToWire, queryFromWire } from './wire.ts';

export interface CatalogDeps {
  db: ReadDb;
  pool: Pool;
  index: CatalogIndex;
  cards: CardRows;
  now: () => Date;
}

/**
 * A page of the listing: models, counts and the pieces' part of the cards from the index, the rest of the cards by at
 * most one statement. A text that is a style or serial number finds exactly that product; another statement looks it up.
 */
export async function listProducts(deps: CatalogDeps, query: ListProductsQuery): Promise<ProductList> {
  const reference = deps.index.reference();
  const { number, ...asked } = queryFromWire(query, reference);
  const named = number === null ? [] : await selectIdsByNumber(deps.db, number);
  const catalogQuery = named.length > 0 ? { ...asked, productIds: named } : asked;
  const answer = deps.index.search(catalogQuery, todayOf(deps));
  const cards = await hydrate(deps, answer.tiles);
  return listToWire(answer, { cards, query: catalogQuery, reference });
}

/** The cards of these products in this order; what is unknown or not public is left out. */
export async function listCards(deps: CatalogDeps, productIds: number[]): Promise<ProductCard[]> {
  return hydrate(deps, deps.index.tiles(productIds, todayOf(deps)));
}

async function hydrate({ cards }: CatalogDeps, tiles: Tile[]): Promise<ProductCard[]> {
  const rows = await cards(tiles.map((tile) => tile.productId));
  return tiles.flatMap((tile) => {
    const row = rows.get(tile.productId);
    return row ? [cardToWire(row, tile)] : [];
  });
}

function todayOf({ now }: CatalogDeps): number {
  return numberOfDay(tashkentDay(now()));
}
