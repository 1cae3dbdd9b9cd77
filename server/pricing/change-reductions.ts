import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { withTransaction } from '#database/transaction.ts';
import {
  endPromoCodeRow,
  insertPromoCode,
  type ListedCodeRow,
  type NewPromoCode,
  selectPromoCodes,
} from './promo-codes/queries-code.ts';
import {
  endPromotionRow,
  insertPromotion,
  insertTargets,
  type NewReduction,
  type PromotionRow,
  selectPromotions,
  selectTargets,
  type Target,
} from './queries-promotion.ts';

/** UNKNOWN_TARGET: `word` is no artikul and no address of a category or collection. */
export type Created =
  | { ok: true; id: number }
  | { ok: false; code: 'UNKNOWN_TARGET'; word: string }
  | { ok: false; code: 'CODE_TAKEN' };

/** A promotion on products (by artikul), categories or collections (by address), from its first instant on. */
export async function createPromotion(
  db: Db,
  { targets: words, ...promotion }: NewReduction & { name: LocalizedText; targets: readonly string[] },
): Promise<Created> {
  return withTransaction(db, async (db): Promise<Created> => {
    const found = await findTargets(db, words);
    if ('word' in found) return { ok: false, code: 'UNKNOWN_TARGET', word: found.word };
    const id = await insertPromotion(db, promotion);
    await insertTargets(db, { of: { promotion_id: id }, targets: found.targets });
    return { ok: true, id };
  });
}

/** The same as a code; without targets it is for everything. */
export async function createPromoCode(
  db: Db,
  { targets: words, ...code }: NewPromoCode & { targets: readonly string[] },
): Promise<Created> {
  return withTransaction(db, async (db): Promise<Created> => {
    const found = await findTargets(db, words);
    if ('word' in found) return { ok: false, code: 'UNKNOWN_TARGET', word: found.word };
    const id = await insertPromoCode(db, code);
    if (id === undefined) return { ok: false, code: 'CODE_TAKEN' };
    await insertTargets(db, { of: { promo_code_id: id }, targets: found.targets });
    return { ok: true, id };
  });
}

/** Ends a promotion by its number or a code by its name, at once. False: none of that name goes on. */
export async function endReduction(db: Db, { named, now }: { named: string; now: Date }): Promise<boolean> {
  return /^\d+$/.test(named)
    ? endPromotionRow(db, { id: Number(named), now })
    : endPromoCodeRow(db, { code: named, now });
}

export interface Reductions {
  promotions: PromotionRow[];
  codes: ListedCodeRow[];
}

/** Those that are not over. */
export async function listReductions(db: ReadDb, now: Date): Promise<Reductions> {
  const [promotions, codes] = await Promise.all([selectPromotions(db), selectPromoCodes(db, now)]);
  return { promotions, codes };
}

async function findTargets(
  db: ReadDb,
  words: readonly string[],
): Promise<{ targets: Target[] } | { word: string }> {
  if (words.length === 0) return { targets: [] };
  const found = await selectTargets(db, words);
  const word = words.find((one) => !found.some((target) => target.word === one));
  return word === undefined ? { targets: found.map(({ word: _word, ...target }) => target) } : { word };
}
