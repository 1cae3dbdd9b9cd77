import type { Demand, EmptySearch, WantedModel } from '#contract/admin/figures/demand.ts';
import { dayMs } from '#domain/units/durations.ts';
import type { ReadDb } from '#database/connect.ts';
import { plainQuery } from '#server/catalog/listing/pin-products.ts';
import { names } from '#server/kit/wire.ts';
import { listKnownWords } from '#server/search/known-words.ts';
import type { Period } from '../queries-sales.ts';
import { requireLength } from '../read-sales.ts';
import { countNewCalls, countSearches, selectEmptyFilters, selectEmptySearches } from './queries-demand.ts';
import { selectWanted, type WantedRow } from './queries-wanted.ts';

/** Number of models and sizes on the screen; a file has more. */
const shownModels = 40;

/**
 * Returns what shoppers wanted in a period and did not find. Six statements. Refuses with VALIDATION_FAILED for a period that ends before
 * it begins.
 */
export async function readDemand(db: ReadDb, period: Period, now: Date): Promise<Demand> {
  requireLength(period);
  return {
    ...(await countSearches(db, period)),
    calls: await countNewCalls(db, new Date(now.getTime() - dayMs)),
    terms: await readTerms(db, period),
    filters: await selectEmptyFilters(db, period),
    models: await readWanted(db, { ...period, limit: shownModels }),
  };
}

/** Returns the words without results, and whether each has a synonym by now. */
export async function readTerms(db: ReadDb, period: Period): Promise<EmptySearch[]> {
  const rows = await selectEmptySearches(db, period);
  const known = await listKnownWords(db);
  return rows.map(({ term, searches, sessions, last_on: lastOn }) => ({
    term,
    searches,
    sessions,
    lastOn,
    hasSynonym: known.has(plainQuery(term)),
  }));
}

/** Returns the unavailable models and sizes. */
export const readWanted = async (db: ReadDb, wanted: Period & { limit: number }): Promise<WantedModel[]> =>
  (await selectWanted(db, wanted)).map(toWire);

const toWire = ({
  name,
  size_hundredths_mm,
  length_mm,
  on_sale,
  off_sale,
  ...row
}: WantedRow): WantedModel => ({
  artikul: row.artikul,
  ...names(name),
  sizeMm: size_hundredths_mm === null ? null : size_hundredths_mm / 100,
  lengthCm: length_mm === null ? null : length_mm / 10,
  chosen: row.chosen,
  viewed: row.viewed,
  lost: row.lost,
  waits: row.waits,
  onSale: on_sale,
  offSale: off_sale,
  like: row.like,
});
