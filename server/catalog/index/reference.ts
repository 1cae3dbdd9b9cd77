import { makeSynonyms, type Synonyms } from '#domain/search/synonyms.ts';
import type { LocalizedText } from '#database/schema.ts';
import { byNumber, type FacetName } from '#domain/catalog/facets.ts';
import { facetWords, plainWords } from '../listing/facet-words.ts';
import type { DictionaryRows, WordRow } from '../queries-dictionary.ts';
import type { ReferenceRows } from '../queries-reference.ts';
import { makePins, type Pins } from './read-pins.ts';

/** A value of a facet: its word in URLs, its names, its position. */
export interface KnownValue {
  /** The value inside the index: an id for categories, collections and stores, otherwise the word itself. */
  value: string;
  url: string;
  words: LocalizedText;
  /** Filters do not offer it. */
  isHidden?: boolean;
}

/** What the index has about facet values besides the products: words, order, slugs, the tree of categories. */
export interface Reference {
  known: ReadonlyMap<FacetName, ReadonlyMap<string, KnownValue & { position: number }>>;
  /** Value in a URL → value inside the index; slugs of all three languages. */
  valueOfUrl: ReadonlyMap<FacetName, ReadonlyMap<string, string>>;
  /** A category's id followed by its ancestors' ids. */
  categoryPath: ReadonlyMap<number, string[]>;
  /** Positions of each collection's models in the editors' order. */
  collectionPlaces: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** The dictionaries that the staff edit. */
  dictionary: DictionaryRows;
  /** The models that editors pinned for a query. */
  pins: Pins;
  /** Words that are replaced by other words. */
  synonyms: Synonyms;
}

type SluggedRow = Omit<ReferenceRows['collections'][number], 'product_ids'>;

export function makeReference(rows: ReferenceRows): Reference {
  const values = allValues(rows);
  const known = new Map<FacetName, Map<string, KnownValue & { position: number }>>();
  for (const [facet, list] of values)
    known.set(facet, new Map(list.map((entry, position) => [entry.value, { ...entry, position }])));
  return {
    known,
    valueOfUrl: new Map([
      ['category', slugMap(rows.categories)],
      ['collection', slugMap(rows.collections)],
    ]),
    categoryPath: categoryPaths(rows.categories),
    collectionPlaces: new Map(
      rows.collections.map((row) => [
        String(row.id),
        new Map(row.product_ids.map((id, place) => [id, place])),
      ]),
    ),
    dictionary: rows.dictionary,
    pins: makePins(rows.pins),
    synonyms: makeSynonyms(rows.synonyms),
  };
}

/** Converts a value in a URL to the value inside the index; an unknown slug is returned unchanged and matches nothing. */
export function readUrlValue(reference: Reference, facet: FacetName, text: string): string {
  return reference.valueOfUrl.get(facet)?.get(text) ?? text;
}

export function urlValue(reference: Reference, facet: FacetName, value: string): string {
  return reference.known.get(facet)?.get(value)?.url ?? value;
}

export function nameOfValue(reference: Reference, facet: FacetName, value: string): LocalizedText {
  return reference.known.get(facet)?.get(value)?.words ?? plainWords(value);
}

/** Compares values: known ones in their order, then the rest as numbers or alphabetically. */
export function valueOrder(reference: Reference, facet: FacetName): (one: string, other: string) => number {
  const known = reference.known.get(facet);
  return (one, other) => {
    const place = known?.get(one)?.position ?? Infinity;
    const otherPlace = known?.get(other)?.position ?? Infinity;
    return place === otherPlace ? byNumber(one, other) : place - otherPlace;
  };
}

function allValues(rows: ReferenceRows): Map<FacetName, KnownValue[]> {
  const coded = (facet: FacetName) =>
    Object.entries(facetWords[facet] ?? {}).map(([value, words]) => ({ value, url: value, words }));
  const slugged = (list: readonly SluggedRow[]) =>
    list.map((row) => ({ value: String(row.id), url: row.slug_en, words: row.name }));
  const listed = (list: readonly WordRow[]) =>
    list.map((row) => ({ value: row.code, url: row.code, words: row.name, isHidden: row.is_hidden }));
  const { metals, stoneKinds, shapes, occasions, styles } = rows.dictionary;
  return new Map<FacetName, KnownValue[]>([
    ['category', slugged(rows.categories)],
    ['collection', slugged(rows.collections)],
    ['metal', listed(metals)],
    ['stone', [...listed(stoneKinds), ...coded('stone')]],
    ['shape', listed(shapes)],
    ['color', coded('color')],
    ['clarity', coded('clarity')],
    ['cut', coded('cut')],
    ['gender', coded('gender')],
    ['occasion', listed(occasions)],
    ['style', listed(styles)],
    ['storeId', rows.stores.map((row) => ({ value: String(row.id), url: String(row.id), words: row.name }))],
  ]);
}

/** Maps slugs of all languages to values; if two values share a slug, Russian wins, then Uzbek. */
function slugMap(rows: readonly SluggedRow[]): Map<string, string> {
  const map = new Map<string, string>();
  for (const column of ['slug_en', 'slug_uz', 'slug_ru'] as const)
    for (const row of rows) map.set(row[column], String(row.id));
  return map;
}

function categoryPaths(rows: ReferenceRows['categories']): Map<number, string[]> {
  const parentOf = new Map(rows.map((row) => [row.id, row.parent_id]));
  const paths = new Map<number, string[]>();
  for (const row of rows) {
    const path: string[] = [];
    let id: number | null | undefined = row.id;
    while (id != null && path.length <= rows.length) {
      path.push(String(id));
      id = parentOf.get(id);
    }
    paths.set(row.id, path);
  }
  return paths;
}
