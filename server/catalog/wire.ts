import type { Category } from '#contract/catalog/catalog.ts';
import type { FacetValue, ListProductsQuery, ProductList } from '#contract/catalog/listing.ts';
import type { Collection, CollectionStory } from '#contract/catalog/collection.ts';
import { facetNames, readFacetValues, switchNames, type FacetName } from '#domain/catalog/facets.ts';
import { readNumbers } from '#domain/search/read-number.ts';
import { mediaOf, type AttachmentRow } from '#server/attachment/attachment-row.ts';
import { attachmentRef } from '#server/attachment/url.ts';
import { descriptions, names, slugs } from '#server/kit/wire.ts';
import { facetTitles } from './listing/facet-words.ts';
import type { CountedFacet } from './index/sets/count-facets.ts';
import type { Range } from './index/sets/extremes.ts';
import type { CatalogQuery, SortName } from './index/query.ts';
import { readUrlValue, urlValue, nameOfValue, type Reference } from './index/reference.ts';
import type { CatalogAnswer } from './index/search.ts';
import { arrayOf, openEnded, type Json } from '#server/kit/json-text.ts';
import type { CategoryRow, CollectionRow } from './queries.ts';

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
    cover: coverOf(row),
    order: row.position,
    productCount,
  };
}

function coverOf(row: CollectionRow): Collection['cover'] {
  const { cover_id: id, cover_key: key, cover_kind: kind, cover_alt: alt } = row;
  if (id === null || key === null || kind === null || alt === null) return null;
  const { cover_width: width, cover_height: height, cover_placeholder: placeholder } = row;
  return mediaOf({ id, key, kind, alt, width, height, placeholder });
}

export function collectionStoryToWire(
  row: CollectionRow,
  { productCount, pictures }: { productCount: number; pictures: AttachmentRow[] },
): CollectionStory {
  return {
    ...collectionToWire(row, productCount),
    storyUz: row.story?.uz || row.story?.ru || '',
    storyRu: row.story?.ru ?? '',
    storyEn: row.story?.en || row.story?.ru || '',
    pictures: pictures.map(mediaOf),
  };
}

/** Converts the URL's filters to the index's values. `productIds` stays unset: a style or serial number is looked up first. */
export function queryFromWire(
  query: ListProductsQuery,
  reference: Reference,
): CatalogQuery & { numbers: string[] } {
  const text = query.q?.trim() ?? '';
  const limit = query.size ?? defaultPageSize;
  const facets = facetsFromWire(query, reference);
  return {
    facets,
    text: text === '' ? null : text,
    numbers: readNumbers(text),
    productIds: null,
    minPriceSom: query.minPrice ?? null,
    maxPriceSom: query.maxPrice ?? null,
    minWeightMg: thousandthsOf(query.minWeight),
    maxWeightMg: thousandthsOf(query.maxWeight),
    minCarat: thousandthsOf(query.minCarat),
    maxCarat: thousandthsOf(query.maxCarat),
    switches: switchNames.filter((name) => query[name]),
    sort: sortFromWire(query.sort) ?? (text === '' ? 'popular' : 'relevance'),
    arranged: query.sort === undefined && text === '' ? onlyCollection(facets) : undefined,
    offset: (query.page ?? 0) * limit,
    limit,
  };
}

/** A page of a single collection shows its models in the editors' order, unless the shopper chose another sort order. */
function onlyCollection({ collection = [] }: CatalogQuery['facets']): string | undefined {
  return collection.length === 1 ? collection[0] : undefined;
}

/** On the wire `discount`; in the index a reduction, because a discount is what a promo code takes off. */
function sortFromWire(sort: ListProductsQuery['sort']): SortName | undefined {
  return sort === 'discount' ? 'reduction' : sort;
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

/** Returns the whole response of the listing as JSON; parts shared by many responses are serialized once and cached. */
export function listJson(
  answer: CatalogAnswer,
  { cards, query, reference }: { cards: Json[]; query: CatalogQuery; reference: Reference },
): Json {
  const rest: Omit<ProductList, 'content' | 'facets'> = {
    totalElements: answer.total,
    totalPages: Math.ceil(answer.total / query.limit),
    number: query.offset / query.limit,
    empty: cards.length === 0,
    priceRange: answer.priceRange,
    weightRange: answer.weightRange && unitRange(answer.weightRange),
    caratRange: answer.caratRange && unitRange(answer.caratRange),
    switches: answer.switches,
    totalItems: answer.totalPieces,
    relaxations: answer.relaxations,
    ...(answer.reading && { reading: answer.reading }),
  };
  const facets = answer.facets.map((facet) => facetJson(facet, { query, reference }));
  return [`${openEnded(rest)},"content":`, ...arrayOf(cards), ',"facets":', ...arrayOf(facets), '}'];
}

function facetJson(
  { facet, values }: CountedFacet,
  { query, reference }: { query: CatalogQuery; reference: Reference },
): Json {
  const chosen = new Set(query.facets[facet]);
  const starts = valueStarts(reference, facet);
  const known = reference.known.get(facet);
  const offered = values.filter(({ value }) => known?.get(value)?.isHidden !== true || chosen.has(value));
  const written = offered.map(({ value, count }) => {
    let start = starts.get(value);
    if (start === undefined) starts.set(value, (start = valueStart(reference, facet, value)));
    return [start, `,"count":${count},"selected":${chosen.has(value)}}`];
  });
  return [facetStarts[facet], ...arrayOf(written), '}'];
}

const facetStart = (facet: FacetName) =>
  Buffer.from(`${openEnded({ name: facet, ...names(facetTitles[facet]) })},"values":`);
const facetStarts = Object.fromEntries(facetNames.map((facet) => [facet, facetStart(facet)])) as Record<
  FacetName,
  Buffer
>; // all of them: fromEntries forgets its keys

/** Serialized facet values, cached as long as their words are unchanged. */
const starts = new WeakMap<Reference, Map<FacetName, Map<string, Buffer>>>();

function valueStarts(reference: Reference, facet: FacetName): Map<string, Buffer> {
  let ofReference = starts.get(reference);
  if (!ofReference) starts.set(reference, (ofReference = new Map<FacetName, Map<string, Buffer>>()));
  let ofFacet = ofReference.get(facet);
  if (!ofFacet) ofReference.set(facet, (ofFacet = new Map<string, Buffer>()));
  return ofFacet;
}

/** A facet value without its count and whether it is chosen. */
function valueStart(reference: Reference, facet: FacetName, value: string): Buffer {
  const start: Omit<FacetValue, 'count' | 'selected'> = {
    value: urlValue(reference, facet, value),
    ...names(nameOfValue(reference, facet, value)),
  };
  return Buffer.from(openEnded(start));
}

/** Grams to milligrams, carats to thousandths of a carat. */
function thousandthsOf(measure: number | undefined): number | null {
  return measure === undefined ? null : Math.round(measure * 1000);
}

function unitRange({ min, max }: Range): Range {
  return { min: min / 1000, max: max / 1000 };
}
