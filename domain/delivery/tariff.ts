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

/** No courier carries a piece dearer than that, in whole soʻm (catalogue-plan 8); the shop's setting wins. */
export const courierInsuredLimitSom = 50_000_000;

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

/** A piece at or above the insured limit is handed over in a store only. */
export function isPickupOnly(priceSom: number, limitSom: number): boolean {
  return priceSom >= limitSom;
}
