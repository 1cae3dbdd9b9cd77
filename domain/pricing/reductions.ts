import { divideDown, divideUp } from '#domain/units/decimal.ts';
import { type Som, som, somFromBigInt } from '#domain/units/som.ts';

/** Takes a percentage or a fixed sum off a price; one of the two is null. */
export interface Reduction {
  /** Whole percents, 1 to 90. */
  percent: number | null;
  amountSom: number | null;
  /** It says of itself that it may come on top of another. */
  stacks: boolean;
}

/** A promotion that runs now and covers the piece. */
export interface Promotion extends Reduction {
  id: number;
}

export interface ReducedPrice {
  priceSom: Som;
  /** The promotion that made the price what it is; null = none did. */
  promotionId: number | null;
}

/** No reduction takes more than nine tenths: a slip of the pen must not give a piece away. */
const mostPercent = 90;

/** A markdown ends on the step of the list it is written into; other reductions leave whole soʻm (decisions 4). */
const markdownStep = 10_000n;

/**
 * What a piece costs after its reductions, whole soʻm. The best single one applies: the model's own markdown or a promotion, the earlier
 * one where they are equal. Promotions that stack come on top, percentages before sums. What is left is rounded down (decisions 4).
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

/** What one reduction leaves of a price. */
export function priceAfter(priceSom: Som, { percent, amountSom }: Omit<Reduction, 'stacks'>): Som {
  if (percent !== null)
    return somFromBigInt(divideDown(BigInt(priceSom) * BigInt(100 - Math.min(percent, mostPercent)), 100n));
  return som(Math.max(priceSom - (amountSom ?? 0), leastOf(priceSom)));
}

/** The tenth that every reduction leaves. */
export function leastOf(priceSom: Som): Som {
  return somFromBigInt(divideUp(BigInt(priceSom) * BigInt(100 - mostPercent), 100n));
}

function markedDown(listSom: Som, percent: number | null): Som {
  if (percent === null) return listSom;
  const left = divideUp(BigInt(listSom) * BigInt(100 - percent), 100n);
  const onStep = somFromBigInt(divideUp(left, markdownStep) * markdownStep);
  return onStep < listSom ? onStep : listSom;
}
