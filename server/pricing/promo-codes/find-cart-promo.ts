import type { ReadDb } from '#database/connect.ts';
import { type CodedPiece, type PromoProblem, promoDiscount } from '#domain/pricing/promo-code.ts';
import { type PromoCodeRow, selectPromoCode } from './queries-code.ts';
import type { PromoShopper } from './promo-shopper.ts';

/** The present effect of the promo code in a cart. */
export interface CartPromo {
  id: number;
  code: string;
  /** Null if the code applies. */
  problem: PromoProblem | null;
  /** The missing part of the minimum goods total, whole soʻm. */
  missingSom: number;
  /** Discounts by piece id, whole soʻm; empty if there is a problem. */
  discounts: ReadonlyMap<number, number>;
}

export interface PromoPiece extends Pick<CodedPiece, 'priceSom' | 'listSom'> {
  itemId: number;
  productId: number;
}

interface PromoQuery {
  pieces: readonly PromoPiece[];
  shopper: PromoShopper;
  now: Date;
}

/**
 * Returns the discounts of a code on these pieces, or why it does not apply. One statement. Throws if the code does not exist, because a
 * cart contains only known codes.
 */
export async function findCartPromo(
  db: ReadDb,
  { promoCodeId, ...query }: PromoQuery & { promoCodeId: number },
): Promise<CartPromo> {
  const promo = await findPromo(db, { by: { id: promoCodeId }, ...query });
  if (promo === undefined) throw new Error(`promo code ${promoCodeId} does not exist`);
  return promo;
}

/** Same as `findCartPromo`, by the code's text; undefined if there is no such code. */
export async function findPromo(
  db: ReadDb,
  { by, pieces, shopper, now }: PromoQuery & { by: { id: number } | { code: string } },
): Promise<CartPromo | undefined> {
  const productIds = [...new Set(pieces.map(({ productId }) => productId))];
  const row = await selectPromoCode(db, { by, productIds, shopper });
  return row && promoOf(row, { pieces, now });
}

function promoOf(row: PromoCodeRow, { pieces, now }: Pick<PromoQuery, 'pieces' | 'now'>): CartPromo {
  const covered = new Set(row.covered_ids);
  const taken = promoDiscount(
    {
      percent: row.percent,
      amountSom: row.amount_som,
      stacks: row.stacks,
      beginsAt: row.begins_at,
      endsAt: row.ends_at,
      minGoodsSom: row.min_goods_som,
      maxUses: row.max_uses,
      maxUsesPerShopper: row.max_uses_per_shopper,
    },
    {
      pieces: pieces.map(({ priceSom, listSom, productId }) => ({
        priceSom,
        listSom,
        isCovered: row.is_for_all || covered.has(productId),
      })),
      uses: row.uses,
      usesOfShopper: row.uses_of_shopper,
      now,
    },
  );
  const named = { id: row.id, code: row.code };
  if (!taken.ok)
    return { ...named, problem: taken.problem, missingSom: taken.missingSom, discounts: new Map() };
  const discounts = pieces.map(({ itemId }, index) => [itemId, taken.discounts[index] ?? 0] as const);
  return { ...named, problem: null, missingSom: 0, discounts: new Map(discounts) };
}
