import { Refusal } from '#server/kit/refusal.ts';
import { slugs } from '#server/kit/wire.ts';
import { arrayOf, type Json } from '#server/kit/json-text.ts';
import { listCardJson, type CatalogDeps } from './listing/list-products.ts';
import { findRetiredCategory } from './queries.ts';
import {
  findPreviewText,
  type PreviewedPrices,
  findProductText,
  type ProductText,
} from './wire-product-queries.ts';

/** A product as JSON, and the products whose cards it shows. */
interface ProductAnswer {
  json: Json;
  id: number;
  cardIds: number[];
}

/**
 * Returns the public product with this slug in any language, this former slug or this artikul, at the prices of the catalogue's audience.
 * Refuses with NOT_FOUND; for a retired product the facts contain its category.
 */
export async function getProduct(deps: CatalogDeps, slugOrArtikul: string): Promise<ProductAnswer> {
  const product = await findProductText(deps.pool, { slugOrArtikul, priceType: deps.priceType });
  if (!product) throw await notFound(deps, slugOrArtikul);
  return withNeighbors(deps, product);
}

/**
 * Returns a preview of a product in any state, as it will be at the given time, at the prices of the catalogue's audience. Refuses with
 * NOT_FOUND.
 */
export async function getPreview(
  deps: CatalogDeps,
  { id, at, prices }: { id: number; at: Date; prices: readonly PreviewedPrices[] },
): Promise<ProductAnswer> {
  const product = await findPreviewText(deps.pool, { id, priceType: deps.priceType, at, prices });
  if (!product) throw new Refusal('NOT_FOUND');
  return withNeighbors(deps, product);
}

async function withNeighbors(deps: CatalogDeps, product: ProductText): Promise<ProductAnswer> {
  const { completeTheSet, related } = deps.index.neighbors(product.id);
  const cards = await listCardJson(deps, [...completeTheSet, ...related]);
  const cardsOf = (ids: number[]) =>
    arrayOf(
      ids.flatMap((id) => {
        const card = cards.get(id);
        return card ? [card] : [];
      }),
    );
  return {
    json: [
      product.json.slice(0, -1),
      ',"completeTheSet":',
      ...cardsOf(completeTheSet),
      ',"related":',
      ...cardsOf(related),
      '}',
    ],
    id: product.id,
    cardIds: [...cards.keys()],
  };
}

async function notFound({ db }: CatalogDeps, slugOrArtikul: string): Promise<Refusal> {
  const category = await findRetiredCategory(db, slugOrArtikul);
  return new Refusal('NOT_FOUND', category && { reason: 'RETIRED', category: slugs(category) });
}
