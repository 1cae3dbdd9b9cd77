import type { Db, ReadDb } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { readWords } from '#domain/search/fold-words.ts';
import {
  findPinsVersion,
  lockPins,
  type PinRow,
  replacePins,
  selectPins,
  selectProductsToPin,
} from './queries-pins.ts';

export type Pinned =
  | { ok: true; words: string }
  | { ok: false; code: 'NO_WORDS' | 'ANOTHER_VERSION' }
  | { ok: false; code: 'UNKNOWN'; artikuls: string[] };

export type Pin = PinRow;

/** Returns all pins, grouped by query, in their order. */
export const listPins: (db: ReadDb) => Promise<Pin[]> = selectPins;

/** Returns the ids of the public models with these style numbers, in this order; unknown ones are omitted. */
export async function findModelsToPin(db: ReadDb, artikuls: readonly string[]): Promise<number[]> {
  const found = await selectProductsToPin(db, artikuls);
  return artikuls.flatMap((artikul) => found.find((product) => product.artikul === artikul)?.id ?? []);
}

/** Normalizes a query for storage: lower case, single spaces. '' = no words to search by. */
export const plainQuery = (text: string): string =>
  readWords(text)
    .map(({ written }) => written)
    .join(' ');

/**
 * Pins these products to the top of searches for these words in any of their forms; an empty list removes the pins. The indexes of all
 * processes are notified. `seen`: the expected version of the query's pins, 0 = none.
 * Refuses with NO_WORDS, UNKNOWN (`artikuls`), ANOTHER_VERSION.
 */
export async function pinProducts(
  db: Db,
  { text, artikuls, seen }: { text: string; artikuls: readonly string[]; seen: number },
): Promise<Pinned> {
  const query = plainQuery(text);
  if (query === '') return { ok: false, code: 'NO_WORDS' };
  return withTransaction(db, async (db) => {
    await lockPins(db);
    if ((await findPinsVersion(db, query)) !== seen) return { ok: false, code: 'ANOTHER_VERSION' };
    const found = new Map((await selectProductsToPin(db, artikuls)).map(({ id, artikul }) => [artikul, id]));
    const unknown = artikuls.filter((artikul) => !found.has(artikul));
    if (unknown.length > 0) return { ok: false, code: 'UNKNOWN', artikuls: unknown };
    await replacePins(db, {
      query,
      productIds: [...new Set(artikuls)].map((artikul) => found.get(artikul) ?? 0),
    });
    return { ok: true, words: query };
  });
}
