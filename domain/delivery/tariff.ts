/** A row of the tariff table for a region or a district. Whole soʻm, working days. */
export interface Tariff {
  regionId: string;
  /** Null = the whole region. */
  districtId: string | null;
  costSom: number;
  freeFromSom: number;
  minDays: number;
  maxDays: number;
}

/** Couriers do not carry a piece of this price or more, in whole soʻm (catalogue-plan 8); the shop's setting overrides it. */
export const courierInsuredLimitSom = 50_000_000;

/**
 * Insurance limits in whole soʻm: the price from which couriers do not carry a piece, and the total from which they do not carry a parcel.
 */
export interface InsuredLimits {
  pieceSom: number;
  parcelSom: number;
}

/** Why an order can only be picked up: a piece, or all pieces together, reach the insured limit. */
export interface PickupReason {
  kind: 'PIECE' | 'PARCEL';
  limitSom: number;
}

/** Returns the district's tariff or, without one, its region's; null = the shop does not deliver there. */
export function tariffFor(tariffs: readonly Tariff[], districtId: string): Tariff | null {
  return (
    tariffs.find((tariff) => tariff.districtId === districtId) ??
    tariffs.find((tariff) => tariff.districtId === null) ??
    null
  );
}

/** Returns the delivery price for goods of this amount, in whole soʻm. */
export function deliveryCostSom(
  tariff: Pick<Tariff, 'costSom' | 'freeFromSom'>,
  goodsTotalSom: number,
): number {
  return goodsTotalSom >= tariff.freeFromSom ? 0 : tariff.costSom;
}

/** Returns why these pieces can only be picked up; null = couriers carry them (decisions 5: never a piece over the insured limit). */
export function pickupReason(
  pricesSom: readonly number[],
  { pieceSom, parcelSom }: InsuredLimits,
): PickupReason | null {
  if (pricesSom.some((priceSom) => isPickupOnly(priceSom, pieceSom)))
    return { kind: 'PIECE', limitSom: pieceSom };
  const worthSom = pricesSom.reduce((sum, priceSom) => sum + priceSom, 0);
  return isPickupOnly(worthSom, parcelSom) ? { kind: 'PARCEL', limitSom: parcelSom } : null;
}

/** Checks whether a price reaches the insured limit, so that it can only be picked up. */
export function isPickupOnly(priceSom: number, limitSom: number): boolean {
  return priceSom >= limitSom;
}
