import { makeSynonyms, readSynonyms } from '#domain/search/synonyms.ts';
import type { SearchResults, TriedSearch } from '#contract/admin/search-words.ts';
import { tashkentDayNumber } from '#domain/units/tashkent-day.ts';
import type { FirstModels } from '#server/catalog/index/search.ts';
import { wholeCatalog } from '#server/catalog/index/query.ts';
import { makePins } from '#server/catalog/index/read-pins.ts';
import { listCards, type CatalogDeps } from '#server/catalog/listing/list-products.ts';
import { findModelsToPin, listPins } from '#server/catalog/listing/pin-products.ts';
import { selectSynonyms } from './queries-words.ts';
import { cardToModel } from './wire-words.ts';

const most = 12;

interface Trial {
  q: string;
  /** The synonym that these words replace; a new one if omitted. */
  id?: number | undefined;
  words?: string | undefined;
  meaning?: string | undefined;
  artikuls?: string | undefined;
}

/** Returns the first results of a search as they are now, and as they would be with an unsaved synonym or unsaved pins. */
export async function trySearch(catalog: CatalogDeps, trial: Trial): Promise<TriedSearch> {
  const { index, now } = catalog;
  const query = { ...wholeCatalog, text: trial.q, sort: 'relevance', limit: most } as const;
  const today = tashkentDayNumber(now());
  const words = await wordsOf(catalog, trial);
  // first, because the index updates itself to the present day here
  const before = index.findFirst(query, today);
  const after = index.findFirstWith(query, { today, words });
  const known = index.reference().synonyms;
  return {
    before: await resultsOf(catalog, before, readSynonyms(known, trial.q)),
    after: await resultsOf(catalog, after, readSynonyms(words.synonyms, trial.q)),
  };
}

async function resultsOf(
  catalog: CatalogDeps,
  { total, tiles, reading }: FirstModels,
  meant: string,
): Promise<SearchResults> {
  const cards = await listCards(
    catalog,
    tiles.map(({ productId }) => productId),
  );
  const isAsTyped = reading === null || reading.corrected.length + reading.dropped.length === 0;
  return { total, models: cards.map(cardToModel), reading: isAsTyped ? meant : reading.query };
}

/** All pins and synonyms, with the unsaved ones added or replaced. */
async function wordsOf({ db }: CatalogDeps, { q, id, words, meaning, artikuls }: Trial) {
  const [synonyms, pins] = await Promise.all([selectSynonyms(db), listPins(db)]);
  const tried = words === undefined || meaning === undefined ? [] : [{ words, meaning }];
  const withoutIt = synonyms.filter((synonym) => synonym.isActive && synonym.id !== id);
  const pinned = [...Map.groupBy(pins, ({ query }) => query)].map(([query, rows]) => ({
    query,
    product_ids: rows.map(({ productId }) => productId),
  }));
  const triedPins =
    artikuls === undefined ? [] : [{ query: q, product_ids: await findModelsToPin(db, namesOf(artikuls)) }];
  return {
    // the first entry takes precedence
    synonyms: makeSynonyms([...tried, ...withoutIt]),
    pins: makePins([...triedPins, ...pinned]),
  };
}

const namesOf = (text: string): string[] => text.split(',').filter((artikul) => artikul !== '');
