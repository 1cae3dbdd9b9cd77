import { describe, expect, it } from 'vitest';
import { deliveryCostSom, isPickupOnly, tariffFor } from './tariff.ts';

const region = {
  regionId: 'samarkand',
  districtId: null,
  costSom: 60_000,
  freeFromSom: 3_000_000,
  minDays: 3,
  maxDays: 5,
};
const center = { ...region, districtId: '1718401', costSom: 45_000 };

describe('what a courier costs', () => {
  it('the district has its own tariff before that of its region', () => {
    expect(tariffFor([region, center], '1718401')?.costSom).toBe(45_000);
    expect(tariffFor([region, center], '1718203')?.costSom).toBe(60_000);
    expect(tariffFor([], '1718203')).toBeNull();
  });

  it('is nothing from the sum on that makes it free', () => {
    expect(deliveryCostSom(region, 2_999_999)).toBe(60_000);
    expect(deliveryCostSom(region, 3_000_000)).toBe(0);
  });

  it('a piece at the insured limit is handed over in a store only', () => {
    expect(isPickupOnly(49_999_999, 50_000_000)).toBe(false);
    expect(isPickupOnly(50_000_000, 50_000_000)).toBe(true);
  });
});
