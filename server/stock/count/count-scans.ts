import type { CountedScan, StocktakeScan } from '#contract/admin/stock/stocktake.ts';
import { namesIn } from '#domain/counter/scanned-text.ts';
import { weightFromGrams } from '#domain/units/weight.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { names } from '#server/kit/wire.ts';
import {
  insertScans,
  type NewScan,
  recordDifferences,
  selectPiecesOfTexts,
  selectScanGroups,
} from './queries-count.ts';
import type { StocktakeListRow } from './queries-stocktake.ts';

/**
 * Stores scans, each once even if it is sent repeatedly, and returns the result of each. A scan after the end of the count corrects the
 * count: the scanned piece is no longer missing. A scan counts from its own time, between the start and now, so a piece sold after its
 * scan counts as found.
 */
export async function countScans(
  db: Db,
  given: { stocktake: StocktakeListRow; scans: readonly StocktakeScan[]; staffId: number; now: Date },
): Promise<CountedScan[]> {
  const { stocktake, scans, staffId, now } = given;
  const { id, started_at: from, stocktake_state: state } = stocktake;
  const pieces = await findPieces(db, scans);
  const rows = scans.map<NewScan>(({ id: scanId, text, at, weightGrams }, nth) => ({
    id: scanId,
    text: text.trim() === '' ? text : text.trim(),
    itemId: pieces[nth] ?? null,
    at: clamp(new Date(at), { from, to: now }),
    weightMg: weightGrams === undefined ? null : weightFromGrams(weightGrams.toFixed(3)),
  }));
  await insertScans(db, { id, staffId, scans: rows });
  if (state === 'COUNTED') await recordDifferences(db, { id, staffId, now, atEnd: 'LATER' });
  const groups = await selectScanGroups(db, { id, scanIds: rows.map((row) => row.id) });
  return rows.flatMap((row) => {
    const group = groups.find((one) => one.id === row.id);
    if (group === undefined) return [];
    return {
      id: row.id,
      group: group.grp,
      text: group.text,
      serialNumber: group.serial_number,
      ...names(group.name ?? noName),
      storeId: group.store_id,
    };
  });
}

/**
 * Refuses with STOCKTAKE_PAUSED (facts.pausedAt) if a scan was made while the count is paused; the browser stores it until the count
 * continues. Scans made before the pause and sent late are accepted.
 */
export function requireCounting(
  { paused_at: pausedAt }: StocktakeListRow,
  scans: readonly Pick<StocktakeScan, 'at'>[],
): void {
  if (pausedAt === null || scans.every(({ at }) => new Date(at) < pausedAt)) return;
  throw new Refusal('STOCKTAKE_PAUSED', { pausedAt: pausedAt.toISOString() });
}

export const noName = { uz: '', ru: '', en: '' };

const clamp = (at: Date, { from, to }: { from: Date; to: Date }): Date =>
  at < from ? from : at > to ? to : at;

/** Finds the piece for each text: a serial number, an address that ends with one, or a certificate number. */
async function findPieces(db: ReadDb, scans: readonly StocktakeScan[]): Promise<(number | undefined)[]> {
  const spelled = scans.map(({ text }) => namesIn(text));
  const found = await selectPiecesOfTexts(db, {
    serials: spelled.flatMap(({ serials }) => serials),
    certificates: spelled.flatMap(({ certificates }) => certificates),
  });
  const byKey = new Map(found.map(({ key, item_id: itemId }) => [key, itemId]));
  return spelled.map(({ serials, certificates }) => {
    const key = [...serials, ...certificates].find((one) => byKey.has(one));
    return key === undefined ? undefined : byKey.get(key);
  });
}
