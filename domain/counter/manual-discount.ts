import type { StaffRole } from '../auth/permissions.ts';
import { allocateSom, percentOf, som } from '../units/som.ts';

/** How many percent a seller and a manager may take off by themselves; settings of the shop (backoffice.md 2.5). */
export interface DiscountLimits {
  seller: number;
  manager: number;
}

export const usualDiscountLimits: DiscountLimits = { seller: 3, manager: 10 };
/** The greatest discount in percent, the same as for promotions: no piece is given away. */
const mostOfAll = 90;

/** How many percent this role may take off at the counter, with a reason. */
export function mostDiscountPercent(role: StaffRole, limits: DiscountLimits): number {
  if (role === 'OWNER') return mostOfAll;
  return role === 'MANAGER' ? limits.manager : limits.seller;
}

/** What `percent` off all pieces is for each of them, whole soʻm; `pricesSom` after a promo code. */
export function manualDiscounts(pricesSom: readonly number[], percent: number | null): number[] {
  const total = pricesSom.reduce((sum, price) => sum + price, 0);
  if (percent === null || total === 0) return pricesSom.map(() => 0);
  return allocateSom(percentOf(som(total), percent), pricesSom);
}
