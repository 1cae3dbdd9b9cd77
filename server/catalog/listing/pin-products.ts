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

/** All pins, query by query, in their order. */
export const listPins: (db: ReadDb) => Promise<Pin[]> = selectPins;

/** The ids of public models of these style numbers, in this order; what is unknown is left out. */
export async function findModelsToPin(db: ReadDb, artikuls: readonly string[]): Promise<number[]> {
  const found = await selectProductsToPin(db, artikuls);
  return artikuls.flatMap((artikul) => found.find((product) => product.artikul === artikul)?.id ?? []);
}

/** Words as they are stored: small letters, one space between them. '' = nothing to search by. */
export const plainQuery = (text: string): string =>
  readWords(text)
    .map(({ written }) => written)
    .join(' ');

/**
 * Puts these products first, in this order, whenever somebody searches for these words in any of their forms; an empty list gives
 * the query back to its own order. The indexes of all processes are notified. `seen`: the version of the query's pins, 0 = it has none.
 * Refuses NO_WORDS, UNKNOWN (`artikuls`), ANOTHER_VERSION.
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
