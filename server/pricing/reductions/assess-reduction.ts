import type { Promotion } from '#domain/pricing/reductions.ts';
import { changesByMore } from '#domain/pricing/price-change.ts';
import type { ReadDb } from '#database/connect.ts';
import { loadApprovalLimits } from '#server/approval/approval-limits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { getPriceTerms } from '../get-price-terms.ts';
import { newPricesOf } from '../new-prices.ts';
import { loadLeastMargin, lowMargins } from '../preview/margins.ts';
import { addToTotals, emptyTotals, type PriceTotals } from '../preview/tally-prices.ts';
import { selectTargets, type Target } from '../queries-promotion.ts';
import { selectRunningPromotions } from '../repricing/queries-reprice.ts';
import { selectCoveredProducts, selectPiecesOfProducts } from './queries-reductions.ts';

export interface WishedReduction {
  percent?: number;
  sum?: number;
  stacks: boolean;
  targets: readonly string[];
}

export interface WeighedReduction {
  /** The pieces it applies to, and their total price. */
  targeted: number;
  totalSom: number;
  /** The price changes, if it is a promotion. */
  tally: PriceTotals;
  /** It reduces one of the pieces by more than one person may decide. */
  isDeep: boolean;
  /** It reduces more pieces than one person may decide. */
  isWide: boolean;
}

/** Refuses with TARGET_UNKNOWN (facts: words) if a word is neither an artikul nor the address of a category or a collection. */
export async function requireTargets(db: ReadDb, words: readonly string[]): Promise<Target[]> {
  if (words.length === 0) return [];
  const found = await selectTargets(db, words);
  const unknown = words.filter((word) => !found.some((target) => target.word === word));
  if (unknown.length > 0)
    throw new Refusal('TARGET_UNKNOWN', { words: unknown }, [
      { path: '/targets', code: 'target', what: unknown.join(', ') },
    ]);
  return found.map(({ word: _word, ...target }) => target);
}

/** Refuses with REDUCTION_WRONG unless exactly one of percent and sum is given. */
export function requireOff({ percent, sum }: Pick<WishedReduction, 'percent' | 'sum'>): {
  percent: number | null;
  amountSom: number | null;
} {
  if ((percent === undefined) === (sum === undefined))
    throw new Refusal('REDUCTION_WRONG', undefined, [{ path: '/percent', code: 'percentOrSum' }]);
  return { percent: percent ?? null, amountSom: sum ?? null };
}

const batch = 500;

/**
 * Computes what a reduction would change for every piece it applies to; changes nothing. Refuses as `requireOff` and `requireTargets` do.
 */
export async function assessReduction(
  db: ReadDb,
  { wished, now }: { wished: WishedReduction; now: Date },
): Promise<WeighedReduction> {
  const own: Promotion = { id: 0, ...requireOff(wished), stacks: wished.stacks };
  const productIds = await selectCoveredProducts(db, await requireTargets(db, wished.targets));
  const promotionsOf = async (ids: readonly number[]) => [
    ...(await selectRunningPromotions(db, ids)),
    ...ids.map((productId) => ({ ...own, productId })),
  ];
  return assessProducts(db, { productIds, promotionsOf, percent: wished.percent ?? 0, now });
}

interface Weighing {
  productIds: readonly number[];
  /** Returns the promotions to apply to products. */
  promotionsOf: (productIds: readonly number[]) => Promise<(Promotion & { productId: number })[]>;
  /** A percentage that is taken off in any case. */
  percent?: number;
  now: Date;
}

/** Computes what the pieces of products would cost under other promotions; changes nothing. */
export async function assessProducts(
  db: ReadDb,
  { productIds, promotionsOf, percent = 0, now }: Weighing,
): Promise<WeighedReduction> {
  const terms = await getPriceTerms(db);
  const limits = await loadApprovalLimits(db);
  const minPercent = await loadLeastMargin(db);
  const weighed = { targeted: 0, totalSom: 0, tally: emptyTotals(), isDeep: false, isWide: false };
  weighed.isDeep = percent > limits.reductionPercent;
  for (let after = 0; ;) {
    const pieces = await selectPiecesOfProducts(db, { productIds, after, size: batch });
    const promotions = await promotionsOf([...new Set(pieces.map((piece) => piece.product_id))]);
    const changes = pieces
      .map((piece) => {
        const next = newPricesOf(piece, { terms, promotions });
        const beforeSom = piece.price_b2c_som ?? 0;
        return {
          id: piece.id,
          isHeld: piece.product_item_state === 'RESERVED',
          beforeSom,
          afterSom: next.b2cSom ?? 0,
        };
      })
      .filter(({ beforeSom, afterSom }) => beforeSom !== afterSom);
    weighed.isDeep ||= changes.some((change) => changesByMore(change, limits.reductionPercent));
    weighed.targeted += pieces.length;
    weighed.totalSom += pieces.reduce((sum, piece) => sum + (piece.price_b2c_som ?? 0), 0);
    const low = await lowMargins(db, { changes, minPercent, now });
    addToTotals(weighed.tally, { pieces: pieces.length, changes, low });
    const last = pieces.at(-1);
    if (last === undefined || pieces.length < batch) break;
    after = last.id;
  }
  weighed.isWide = weighed.targeted > limits.reductionPieces;
  return weighed;
}

/**
 * Whether a code takes more than the approval limit off the smallest cart it applies to; a fixed amount without a minimum total always
 * does.
 */
export async function isDeepCode(
  db: ReadDb,
  { percent, sum, least = 0 }: { percent?: number; sum?: number; least?: number },
): Promise<boolean> {
  const { reductionPercent } = await loadApprovalLimits(db);
  if (percent !== undefined) return percent > reductionPercent;
  return (sum ?? 0) * 100 > least * reductionPercent;
}
