import type { Product } from '#contract/catalog.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { listCards, type CatalogDeps } from './list-products.ts';
import { findProduct } from './queries-product.ts';
import { productToWire } from './wire-product.ts';

/** The public product by a slug of any language, an old slug or its artikul, as a guest sees it. Refuses NOT_FOUND. */
export async function getProduct(deps: CatalogDeps, slugOrArtikul: string): Promise<Product> {
  const row = await findProduct(deps.pool, slugOrArtikul);
  if (!row) throw new Refusal('NOT_FOUND');
  const beside = deps.index.neighbors(row.id);
  const cards = await listCards(deps, [...beside.completeTheSet, ...beside.related]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const cardsOf = (ids: number[]) => ids.flatMap((id) => cardOf.get(id) ?? []);
  return productToWire(row, {
    completeTheSet: cardsOf(beside.completeTheSet),
    related: cardsOf(beside.related),
  });
}
