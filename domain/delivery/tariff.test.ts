import { describe, expect, it } from 'vitest';
import { deliveryCostSom, isPickupOnly, pickupReason, tariffFor } from './tariff.ts';

const region = {
  regionId: 'samarkand',
  districtId: null,
  costSom: 60_000,
  freeFromSom: 3_000_000,
  minDays: 3,
  maxDays: 5,
};
const center = { ...region, districtId: '1718401', costSom: 45_000 };

describe('delivery prices', () => {
  it("a district's tariff overrides that of its region", () => {
    expect(tariffFor([region, center], '1718401')?.costSom).toBe(45_000);
    expect(tariffFor([region, center], '1718203')?.costSom).toBe(60_000);
    expect(tariffFor([], '1718203')).toBeNull();
  });

  it('delivery is free from a given amount on', () => {
    expect(deliveryCostSom(region, 2_999_999)).toBe(60_000);
    expect(deliveryCostSom(region, 3_000_000)).toBe(0);
  });

  it('a piece at the insured limit can only be picked up', () => {
    expect(isPickupOnly(49_999_999, 50_000_000)).toBe(false);
    expect(isPickupOnly(50_000_000, 50_000_000)).toBe(true);
  });

  it.each([
    ['a courier takes pieces and parcels within the insured value', [20_000_000, 29_999_999], null],
    ['one piece is too expensive', [50_000_000], 'PIECE'],
    ['a piece that is too expensive is reported before a parcel that is', [10_000, 60_000_000], 'PIECE'],
    ['all together are worth too much', [25_000_000, 25_000_000], 'PARCEL'],
    ['an empty cart is no parcel', [], null],
  ])('pickup only: %s', (_case, prices, kind) => {
    const limits = { pieceSom: 50_000_000, parcelSom: 50_000_000 };
    expect(pickupReason(prices, limits)?.kind ?? null).toBe(kind);
  });
});
