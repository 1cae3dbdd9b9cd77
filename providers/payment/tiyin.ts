/** Converts whole soʻm to tiyin. Throws if the result is not a safe integer. */
export function toTiyin(som: number): number {
  const tiyin = som * 100;
  if (!Number.isSafeInteger(som) || !Number.isSafeInteger(tiyin))
    throw new Error(`${som} is not a valid amount in soʻm`);
  return tiyin;
}

/** Converts tiyin to whole soʻm; undefined = not a positive integer, or not whole soʻm, so it cannot be the total of an order. */
export function toSom(tiyin: unknown): number | undefined {
  if (typeof tiyin !== 'number' || !Number.isSafeInteger(tiyin) || tiyin <= 0) return undefined;
  return tiyin % 100 === 0 ? tiyin / 100 : undefined;
}
