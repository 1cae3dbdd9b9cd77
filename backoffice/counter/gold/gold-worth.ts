/** Parses grams with a comma or a point, to the milligram; null if it is not a weight. */
export function gramsOf(typed: string): number | null {
  const grams = Math.round(Number(typed.trim().replace(',', '.')) * 1000) / 1000;
  return Number.isFinite(grams) && grams > 0 && grams <= 10_000 ? grams : null;
}

/** Whole soʻm, computed as on the server: rate × net weight × fineness, rounded down. */
export function worthOf({
  rate,
  net,
  probe,
}: {
  rate: number | null;
  net: number | null;
  probe: number;
}): number {
  if (rate === null || net === null) return 0;
  return Number((BigInt(rate) * BigInt(Math.round(net * 1000)) * BigInt(probe)) / 1_000_000n);
}
