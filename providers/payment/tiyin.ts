/** Tiyin of whole soʻm. Throws when the sum leaves the safe integers. */
export function toTiyin(som: number): number {
  const tiyin = som * 100;
  if (!Number.isSafeInteger(som) || !Number.isSafeInteger(tiyin)) throw new Error(`${som} is no sum in soʻm`);
  return tiyin;
}

/** Whole soʻm of tiyin; undefined = no positive integer, or not of whole soʻm: no order of ours costs that. */
export function toSom(tiyin: unknown): number | undefined {
  if (typeof tiyin !== 'number' || !Number.isSafeInteger(tiyin) || tiyin <= 0) return undefined;
  return tiyin % 100 === 0 ? tiyin / 100 : undefined;
}
