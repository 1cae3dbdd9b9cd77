import type { StaffRole } from '../auth/permissions.ts';
import { allocateSom, percentOf, som } from '../units/som.ts';

/** Maximum discount in percent of a seller and of a manager; settings of the shop (backoffice.md 2.5). */
export interface DiscountLimits {
  seller: number;
  manager: number;
}

export const defaultDiscountLimits: DiscountLimits = { seller: 3, manager: 10 };
/** Absolute maximum discount in percent, the same as for promotions. */
const maxOverall = 90;

/** Maximum discount in percent that this role can give at the counter, with a reason. */
export function maxDiscountPercent(role: StaffRole, limits: DiscountLimits): number {
  if (role === 'OWNER') return maxOverall;
  return role === 'MANAGER' ? limits.manager : limits.seller;
}

/** Returns the discount of each piece for `percent` off all of them, whole soʻm; `pricesSom` are prices after a promo code. */
export function manualDiscounts(pricesSom: readonly number[], percent: number | null): number[] {
  const total = pricesSom.reduce((sum, price) => sum + price, 0);
  if (percent === null || total === 0) return pricesSom.map(() => 0);
  return allocateSom(percentOf(som(total), percent), pricesSom);
}
