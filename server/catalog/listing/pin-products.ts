import type { Db, ReadDb } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { readWords } from '#domain/search/fold-words.ts';
import { type PinRow, replacePins, selectPins, selectProductsToPin } from './queries-pins.ts';

/** More would be a page of editors' wishes and no search. */
export const mostPins = 12;

export type Pinned =
  | { ok: true; query: string }
  | { ok: false; code: 'NO_WORDS' }
  | { ok: false; code: 'UNKNOWN'; artikuls: string[] };

export const listPins: (db: ReadDb) => Promise<PinRow[]> = selectPins;

/**
 * Puts these products first, in this order, whenever somebody searches for these words in any of their forms; an empty list gives
 * the query back to its own order. The indexes of all processes hear of it. Refuses NO_WORDS, UNKNOWN (`artikuls`).
 */
export async function pinProducts(
  db: Db,
  { text, artikuls }: { text: string; artikuls: readonly string[] },
): Promise<Pinned> {
  const query = readWords(text)
    .map(({ written }) => written)
    .join(' ');
  if (query === '') return { ok: false, code: 'NO_WORDS' };
  return withTransaction(db, async (db) => {
    const found = new Map((await selectProductsToPin(db, artikuls)).map(({ id, artikul }) => [artikul, id]));
    const unknown = artikuls.filter((artikul) => !found.has(artikul));
    if (unknown.length > 0) return { ok: false, code: 'UNKNOWN', artikuls: unknown };
    await replacePins(db, {
      query,
      productIds: [...new Set(artikuls)].map((artikul) => found.get(artikul) ?? 0),
    });
    return { ok: true, query };
  });
}
