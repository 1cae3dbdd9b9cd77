import type { Payable } from './payable.ts';

/** Returns why this amount may not be paid for this order now; undefined if it may. */
export function refusalOf(
  payable: Payable,
  amountSom: number,
): 'WRONG_AMOUNT' | 'PAID' | 'CLOSED' | undefined {
  if (payable.totalSom !== amountSom) return 'WRONG_AMOUNT';
  if (payable.isPaid) return 'PAID';
  return payable.isPayable ? undefined : 'CLOSED';
}
