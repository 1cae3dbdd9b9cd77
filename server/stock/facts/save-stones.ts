import type { TypedStone } from '#contract/admin/stock/stone.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { looseStoneWeightMg } from '#domain/catalog/loose-stone.ts';
import { Refusal } from '#server/kit/refusal.ts';
import {
  deleteStones,
  insertStones,
  selectKnownStoneWords,
  selectStoredStones,
  type StoneColumns,
} from './queries-stones.ts';
import { stoneColumns } from './stone-columns.ts';

/**
 * Converts typed stones to their stored form. Refuses with VALIDATION_FAILED for kinds and shapes that are not in the dictionary, with the
 * path of the stone in the call.
 */
export async function readStones(
  db: ReadDb,
  stones: readonly TypedStone[],
  placeOf = (nth: number): string => `/stones/${nth}`,
): Promise<StoneColumns[]> {
  if (stones.length === 0) return [];
  const known = await selectKnownStoneWords(db, {
    kinds: stones.map(({ kind }) => kind),
    shapes: stones.map(({ shape }) => shape),
  });
  const unknown = stones.flatMap(({ kind, shape }, nth) => [
    ...(known.kinds.has(kind) ? [] : [{ path: `${placeOf(nth)}/kind`, code: 'invalid' }]),
    ...(known.shapes.has(shape) ? [] : [{ path: `${placeOf(nth)}/shape`, code: 'invalid' }]),
  ]);
  if (unknown.length > 0) throw new Refusal('VALIDATION_FAILED', undefined, unknown);
  return stoneColumns(stones);
}

/** Returns the weight of a loose stone from its carats. Refuses with VALIDATION_FAILED unless there is exactly one stone with a weight. */
export function weightOfLooseStone(stones: readonly StoneColumns[], path = '/stones'): number {
  const [stone] = stones;
  const carats = stone?.carat_thousandths ?? null;
  if (stone?.count !== 1 || stones.length !== 1 || carats === null)
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path, code: 'invalid' }]);
  return looseStoneWeightMg(carats);
}

/** Gives new pieces these stones. */
export const giveStones = insertStones;

/** Replaces the stones of a piece; unchanged rows stay, so that the audit contains only changes. Returns whether anything changed. */
export async function replaceStones(
  db: Db,
  itemId: number,
  stones: readonly StoneColumns[],
): Promise<boolean> {
  const stored = await selectStoredStones(db, itemId);
  const gone = new Map(stored.map(({ id, ...columns }) => [id, keyOf(columns)]));
  const added = stones.filter((stone) => {
    const same = [...gone].find(([, key]) => key === keyOf(stone));
    if (same !== undefined) gone.delete(same[0]);
    return same === undefined;
  });
  await deleteStones(db, [...gone.keys()]);
  await insertStones(db, [itemId], added);
  return gone.size + added.length > 0;
}

const keyOf = (stone: StoneColumns): string =>
  JSON.stringify(Object.entries(stone).toSorted(([one], [other]) => one.localeCompare(other)));
