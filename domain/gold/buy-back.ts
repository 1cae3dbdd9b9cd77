/** Fineness of Soviet gold, which the shop buys but does not sell. */
const sovietGold = 583;

/** Finenesses that the shop buys, ascending: those the metal is sold with, and for gold also 583. */
export function acceptedProbes(metal: string, sold: readonly number[]): number[] {
  const all = metal === 'gold' ? [...sold, sovietGold] : [...sold];
  return [...new Set(all)].toSorted((one, other) => one - other);
}

/** Returns the value of old gold: the rate per gram of the pure metal × net weight × fineness. Rounded down to whole soʻm. */
export function buyBackSom({
  rateSom,
  netMg,
  probe,
}: {
  /** Buying price per gram of the pure metal, whole soʻm. */
  rateSom: number;
  netMg: number;
  probe: number;
}): number {
  // BigInt, because the product can exceed 2^53 before the division
  return Number((BigInt(rateSom) * BigInt(netMg) * BigInt(probe)) / 1_000_000n);
}

/** Splits the value of old gold in a sale: it pays at most the total, and the rest is paid out in cash. Whole soʻm. */
export function splitGold(amountSom: number, totalSom: number): { tenderedSom: number; cashSom: number } {
  const tenderedSom = Math.min(amountSom, totalSom);
  return { tenderedSom, cashSom: amountSom - tenderedSom };
}

/** Returns the number of the purchase act: OG-000012. */
export const goldActNumber = (id: number): string => `OG-${String(id).padStart(6, '0')}`;
