import type { TenderMethod } from '#contract/admin/counter.ts';

/** A tender as typed; if `typed` is null, it pays the rest. */
export interface TypedTender {
  method: TenderMethod;
  typed: number | null;
  /** The cash received from the buyer, whole soʻm; null = not typed. */
  given: number | null;
  /** The old gold used to pay: its record, its act and its value, whole soʻm. */
  gold?: { id: number; act: string; amount: number };
}

export interface TenderSums {
  amounts: number[];
  /** The unpaid part of the total; negative if too much is paid. */
  missing: number;
  change: number;
  /** Whether the sale can be completed. */
  isWhole: boolean;
}

/** The amount of each tender, whole soʻm; the server checks it. */
export function tenderSums(total: number, tenders: readonly TypedTender[]): TenderSums {
  const typedOf = ({ typed: own, gold }: TypedTender) =>
    gold === undefined ? own : Math.min(gold.amount, total);
  const typed = tenders.reduce((sum, one) => sum + (typedOf(one) ?? 0), 0);
  const open = tenders.findIndex((one) => typedOf(one) === null);
  const amounts = tenders.map(
    (one, index) => typedOf(one) ?? (index === open ? Math.max(0, total - typed) : 0),
  );
  const missing = total - amounts.reduce((sum, amount) => sum + amount, 0);
  const change = tenders.map(({ given }, index) => (given === null ? 0 : given - (amounts[index] ?? 0)));
  return {
    amounts,
    missing,
    change: Math.max(
      0,
      change.reduce((sum, one) => sum + one, 0),
    ),
    isWhole:
      total > 0 && missing === 0 && amounts.every((amount) => amount > 0) && change.every((one) => one >= 0),
  };
}

export const toTenderInputs = (tenders: readonly TypedTender[], amounts: readonly number[]) =>
  tenders.map(({ method, given, gold }, index) => ({
    method,
    amount: amounts[index] ?? 0,
    ...(given !== null && { given }),
    ...(gold !== undefined && { gold: gold.id }),
  }));
