/** One row of the tariff table: a region's, or a district's own. Whole soʻm, days of work. */
export interface Tariff {
  regionId: string;
  /** Null = the whole region. */
  districtId: string | null;
  costSom: number;
  freeFromSom: number;
  minDays: number;
  maxDays: number;
}

/** No courier carries a piece that costs so much, in whole soʻm (catalogue-plan 8); the shop's setting wins. */
export const courierInsuredLimitSom = 50_000_000;

/** Insurance limits in whole soʻm: the price from which no courier carries a piece, and the sum from which no courier carries a parcel of several. */
export interface InsuredLimits {
  pieceSom: number;
  parcelSom: number;
}

/** Why an order is handed over in a store only: a piece, or all pieces together, are worth more than the courier insures. */
export interface PickupReason {
  kind: 'PIECE' | 'PARCEL';
  limitSom: number;
}

/** The district's own row wins over its region's; null = the shop does not deliver there. */
export function tariffFor(tariffs: readonly Tariff[], districtId: string): Tariff | null {
  return (
    tariffs.find((tariff) => tariff.districtId === districtId) ??
    tariffs.find((tariff) => tariff.districtId === null) ??
    null
  );
}

/** What the courier costs for goods of this sum, in whole soʻm. */
export function deliveryCostSom(
  tariff: Pick<Tariff, 'costSom' | 'freeFromSom'>,
  goodsTotalSom: number,
): number {
  return goodsTotalSom >= tariff.freeFromSom ? 0 : tariff.costSom;
}

/** Null: a courier may carry these pieces (decisions 5: never one priced over the insured limit). */
export function pickupReason(
  pricesSom: readonly number[],
  { pieceSom, parcelSom }: InsuredLimits,
): PickupReason | null {
  if (pricesSom.some((priceSom) => isPickupOnly(priceSom, pieceSom)))
    return { kind: 'PIECE', limitSom: pieceSom };
  const worthSom = pricesSom.reduce((sum, priceSom) => sum + priceSom, 0);
  return isPickupOnly(worthSom, parcelSom) ? { kind: 'PARCEL', limitSom: parcelSom } : null;
}

/** What is worth the insured limit or more is handed over in a store only. */
export function isPickupOnly(priceSom: number, limitSom: number): boolean {
  return priceSom >= limitSom;
}
