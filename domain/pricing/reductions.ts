import { divideDown, divideUp } from '#domain/units/decimal.ts';
import { type Som, som, somFromBigInt } from '#domain/units/som.ts';

/** A reduction by a percentage or a fixed amount; one of the two is null. */
export interface Reduction {
  /** Whole percent, 1 to 90. */
  percent: number | null;
  amountSom: number | null;
  /** Whether it can be applied in addition to another reduction. */
  stacks: boolean;
}

/** A running promotion that covers the piece. */
export interface Promotion extends Reduction {
  id: number;
}

export interface ReducedPrice {
  priceSom: Som;
  /** The promotion that determined the price; null = none. */
  promotionId: number | null;
}

/** Maximum reduction in percent, so that a typing error cannot give a piece away. */
const maxPercent = 90;

/** A markdown is rounded to the step of the price list; other reductions to whole soʻm (decisions 4). */
const markdownStep = 10_000n;

/**
 * Returns the price of a piece after its reductions, whole soʻm. Only the best single one applies: the model's markdown or a promotion; if
 * equal, the earlier one. Promotions that stack are applied in addition, percentages before amounts. The result is rounded down (decisions
 * 4).
 */
export function reducedPrice(
  listSom: Som,
  { markdownPercent, promotions }: { markdownPercent: number | null; promotions: readonly Promotion[] },
): ReducedPrice {
  const inOrder = promotions.toSorted((one, other) => one.id - other.id);
  let best: ReducedPrice = { priceSom: markedDown(listSom, markdownPercent), promotionId: null };
  for (const promotion of inOrder) {
    const priceSom = priceAfter(listSom, promotion);
    if (!promotion.stacks && priceSom < best.priceSom) best = { priceSom, promotionId: promotion.id };
  }
  const stacking = inOrder.filter(({ stacks }) => stacks);
  const percentsFirst = [
    ...stacking.filter(({ percent }) => percent !== null),
    ...stacking.filter(({ percent }) => percent === null),
  ];
  const isMarkedDown = best.priceSom < listSom;
  return percentsFirst.reduce(
    (reduced, promotion) => ({
      priceSom: priceAfter(reduced.priceSom, promotion),
      promotionId: reduced.promotionId ?? (isMarkedDown ? null : promotion.id),
    }),
    best,
  );
}

/** Returns a price after one reduction. */
export function priceAfter(priceSom: Som, { percent, amountSom }: Omit<Reduction, 'stacks'>): Som {
  if (percent !== null)
    return somFromBigInt(divideDown(BigInt(priceSom) * BigInt(100 - Math.min(percent, maxPercent)), 100n));
  return som(Math.max(priceSom - (amountSom ?? 0), minOf(priceSom)));
}

/** Minimum price after any reduction: a tenth. */
export function minOf(priceSom: Som): Som {
  return somFromBigInt(divideUp(BigInt(priceSom) * BigInt(100 - maxPercent), 100n));
}

function markedDown(listSom: Som, percent: number | null): Som {
  if (percent === null) return listSom;
  const left = divideUp(BigInt(listSom) * BigInt(100 - percent), 100n);
  const onStep = somFromBigInt(divideUp(left, markdownStep) * markdownStep);
  return onStep < listSom ? onStep : listSom;
}
