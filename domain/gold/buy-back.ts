/** Fineness of Soviet gold, which is bought and not sold. */
const sovietGold = 583;

/** Fineness that is taken in: what the metal may be sold with, and of gold 583 too. In rising order. */
export function acceptedProbes(metal: string, sold: readonly number[]): number[] {
  const all = metal === 'gold' ? [...sold, sovietGold] : [...sold];
  return [...new Set(all)].toSorted((one, other) => one - other);
}

/** What old gold is worth: the rate of a gram of the pure metal × net weight × fineness. Whole soʻm, the rest of a soʻm is dropped. */
export function buyBackSom({
  rateSom,
  netMg,
  probe,
}: {
  /** What a gram of the pure metal is bought for, whole soʻm. */
  rateSom: number;
  netMg: number;
  probe: number;
}): number {
  // above 2^53 before the division
  return Number((BigInt(rateSom) * BigInt(netMg) * BigInt(probe)) / 1_000_000n);
}

/** How the worth of old gold is paid in a sale: as much as the sale costs, the rest in cash. Whole soʻm. */
export function splitGold(amountSom: number, totalSom: number): { tenderedSom: number; cashSom: number } {
  const tenderedSom = Math.min(amountSom, totalSom);
  return { tenderedSom, cashSom: amountSom - tenderedSom };
}

/** The number of the act of purchase: OG-000012. */
export const goldActNumber = (id: number): string => `OG-${String(id).padStart(6, '0')}`;
