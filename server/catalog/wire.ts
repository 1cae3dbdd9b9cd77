import type { Category, Collection, ListProductsQuery, ProductCard, ProductList } from '#contract/catalog.ts';
import { facetNames, readFacetValues } from '#domain/catalog/facets.ts';
import { readNumber } from '#domain/catalog/text-folding.ts';
import { attachmentRef, attachmentUrl } from '#server/attachment/url.ts';
import { descriptions, names, slugs } from '#server/kit/wire.ts';
import { facetTitles } from './facet-words.ts';
import type { CountedFacet } from './index/count-facets.ts';
import type { Range } from './index/extremes.ts';
import type { CatalogQuery } from './index/query.ts';
import { readUrlValue, urlValue, wordsOf, type Reference } from './index/reference.ts';
import type { CatalogAnswer } from './index/search.ts';
import type { Tile } from './index/tiles.ts';
import type { CardRow, CategoryRow, CollectionRow } from './queries.ts';

/** Pictures a card carries: the first, the one for hover, one more to swipe to (ui.md, Tile). */
const cardPictures = 3;
/** The constant of product-spec 9. */
const discountIndex = 22;
const defaultPageSize = 24;

export function categoryToWire(row: CategoryRow, productCount: number): Category {
  return {
    id: row.id,
    parentId: row.parent_id,
    ...names(row.name),
    ...descriptions(row.description),
    ...slugs(row),
    backgroundImage: attachmentRef(row.background_key),
    image: attachmentRef(row.image_key),
    icon: attachmentRef(row.icon_key),
    order: row.position,
    productCount,
  };
}

export function collectionToWire(row: CollectionRow, productCount: number): Collection {
  return {
    id: row.id,
    ...names(row.name),
    ...slugs(row),
    ...descriptions(row.description),
    cover: attachmentRef(row.cover_key),
    order: row.position,
    productCount,
  };
}

/** The two prices on the wire. Listings are the same for everybody, so they never carry a B2B price (PDP-13). */
function pricesToWire(
  priceSom: number | null,
  oldPriceSom: number | null,
): Pick<ProductCard, 'mainItem' | 'oldPrice'> {
  return { mainItem: { b2BFixed: null, b2CFixed: priceSom }, oldPrice: oldPriceSom ?? priceSom };
}

export function cardToWire(row: CardRow, tile: Tile): ProductCard {
  const media = row.attachments ?? [];
  const hover = media.filter((attachment) => attachment.kind === 'IMAGE')[1];
  return {
    id: row.id,
    ...names(row.name),
    artikul: row.artikul,
    state: 'ACTIVE',
    ...slugs(row),
    attachments: media.slice(0, cardPictures).map(({ key }) => ({ url: attachmentUrl(key) })),
    hoverAttachment: hover ? { url: attachmentUrl(hover.key) } : null,
    ...pricesToWire(tile.priceSom, tile.oldPriceSom),
    favorite: false,
    currency: 'UZS',
    discountIndex,
    discount: true,
    categoryId: row.category_id,
    isDiamond: row.is_diamond,
    metal: row.metal,
    probes: tile.probes,
    sizes: tile.sizes,
    stockState: tile.availability,
    itemCount: tile.pieceCount,
    minWeight: gramsOf(tile.minWeightMg),
    maxWeight: gramsOf(tile.maxWeightMg),
    laboratories: tile.laboratories,
    isNew: tile.isNew,
  };
}

/** What the URL asks, in the index's own values. `productIds` stays open: a style or serial number is looked up first. */
export function queryFromWire(
  query: ListProductsQuery,
  reference: Reference,
): CatalogQuery & { number: string | null } {
  const text = query.q?.trim() ?? '';
  const limit = query.pageSize ?? defaultPageSize;
  return {
    facets: facetsFromWire(query, reference),
    text: text === '' ? null : text,
    number: readNumber(text),
    productIds: null,
    minPriceSom: query.minPrice ?? null,
    maxPriceSom: query.maxPrice ?? null,
    minWeightMg: milligramsOf(query.minWeight),
    maxWeightMg: milligramsOf(query.maxWeight),
    inStore: query.inStore ?? false,
    inStock: query.inStock ?? false,
    sort: query.sort ?? 'popular',
    offset: (query.page ?? 0) * limit,
    limit,
  };
}

function facetsFromWire(query: ListProductsQuery, reference: Reference): CatalogQuery['facets'] {
  const facets: CatalogQuery['facets'] = {};
  for (const name of facetNames) {
    const values = readFacetValues(name, query[name] ?? '').map((value) =>
      readUrlValue(reference, name, value),
    );
    if (values.length > 0) facets[name] = values;
  }
  return facets;
}

export function listToWire(
  answer: CatalogAnswer,
  { cards, query, reference }: { cards: ProductCard[]; query: CatalogQuery; reference: Reference },
): ProductList {
  return {
    content: cards,
    totalElements: answer.total,
    totalPages: Math.ceil(answer.total / query.limit),
    number: query.offset / query.limit,
    empty: cards.length === 0,
    facets: answer.facets.map((facet) => facetToWire(facet, { query, reference })),
    priceRange: answer.priceRange,
    weightRange: answer.weightRange && gramRange(answer.weightRange),
    totalItems: answer.totalPieces,
    relaxations: answer.relaxations,
  };
}

function facetToWire(
  { facet, values }: CountedFacet,
  { query, reference }: { query: CatalogQuery; reference: Reference },
): ProductList['facets'][number] {
  const chosen = new Set(query.facets[facet]);
  return {
    name: facet,
    ...names(facetTitles[facet]),
    values: values.map(({ value, count }) => ({
      value: urlValue(reference, facet, value),
      ...names(wordsOf(reference, facet, value)),
      count,
      selected: chosen.has(value),
    })),
  };
}

function gramsOf(weightMg: number | null): number | null {
  return weightMg === null ? null : weightMg / 1000;
}

function milligramsOf(weightGrams: number | undefined): number | null {
  return weightGrams === undefined ? null : Math.round(weightGrams * 1000);
}

function gramRange({ min, max }: Range): Range {
  return { min: min / 1000, max: max / 1000 };
}
