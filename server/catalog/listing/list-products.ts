import type { Pool } from 'pg';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { ListProductsQuery } from '#contract/catalog/listing.ts';
import type { ReadDb } from '#database/connect.ts';
import type { PriceType } from '#domain/pricing/price-for.ts';
import { tashkentDayNumber } from '#domain/units/tashkent-day.ts';
import type { CatalogIndex } from '../index/catalog-index.ts';
import type { Tile } from '../index/tile.ts';
import type { CardRows } from './card-rows.ts';
import { selectIdsByNumber, type CardRow } from '../queries.ts';
import type { Json } from '#server/kit/json-text.ts';
import { cardJson, cardToWire } from './wire-card.ts';
import { listJson, queryFromWire } from '../wire.ts';

export interface CatalogDeps {
  db: ReadDb;
  pool: Pool;
  index: CatalogIndex;
  cards: CardRows;
  /** The price type of the index. */
  priceType: PriceType;
  now: () => Date;
}

/**
 * Returns a page of the listing as JSON, and the products whose cards it shows. Models, counts and the pieces' part of the cards are from
 * the index; the rest of the cards takes at most one statement. `favorites`: the caller's saved products. A text that is a style or serial
 * number finds exactly that product, with one more statement.
 */
export async function listProducts(
  deps: CatalogDeps,
  query: ListProductsQuery,
  favorites: ReadonlySet<number> | null = null,
): Promise<{ json: Json; cardIds: number[] }> {
  const reference = deps.index.reference();
  const { numbers, ...filters } = queryFromWire(query, reference);
  const named = numbers.length === 0 ? [] : await selectIdsByNumber(deps.db, numbers);
  const catalogQuery = named.length > 0 ? { ...filters, productIds: named } : filters;
  const answer = deps.index.search(catalogQuery, todayOf(deps));
  const cards = await hydrate(deps, {
    tiles: answer.tiles,
    make: makeCardJson(deps, favorites),
  });
  return {
    json: listJson(answer, { cards, query: catalogQuery, reference }),
    cardIds: answer.tiles.map(({ productId }) => productId),
  };
}

/** Returns the cards of these products in this order; unknown or non-public ones are omitted. */
export async function listCards(deps: CatalogDeps, productIds: number[]): Promise<ProductCard[]> {
  return hydrate(deps, {
    tiles: deps.index.tiles(productIds, todayOf(deps)),
    make: (row, tile) => cardToWire(row, { tile, priceType: deps.priceType }),
  });
}

/** Returns the same as JSON, by id. */
export async function listCardJson(
  deps: CatalogDeps,
  productIds: number[],
  favorites: ReadonlySet<number> | null = null,
): Promise<Map<number, Json>> {
  const tiles = deps.index.tiles(productIds, todayOf(deps));
  const makeCard = makeCardJson(deps, favorites);
  const make = (row: CardRow, tile: Tile) => [row.id, makeCard(row, tile)] as const;
  return new Map(await hydrate(deps, { tiles, make }));
}

function makeCardJson({ priceType }: CatalogDeps, favorites: ReadonlySet<number> | null) {
  return (row: CardRow, tile: Tile) =>
    cardJson(row, { tile, priceType, isFavorite: favorites?.has(row.id) ?? false });
}

async function hydrate<Card>(
  { cards }: CatalogDeps,
  { tiles, make }: { tiles: Tile[]; make: (row: CardRow, tile: Tile) => Card },
): Promise<Card[]> {
  const rows = await cards(tiles.map((tile) => tile.productId));
  const made: Card[] = [];
  for (const tile of tiles) {
    const row = rows.get(tile.productId);
    if (row) made.push(make(row, tile));
  }
  return made;
}

function todayOf({ now }: CatalogDeps): number {
  return tashkentDayNumber(now());
}
