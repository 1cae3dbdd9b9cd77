import type { TenderMethod } from '#contract/admin/counter.ts';

/** A tender as it is typed; `typed` null: it takes what the others leave. */
export interface TypedTender {
  method: TenderMethod;
  typed: number | null;
  /** What the buyer handed over in cash, whole soʻm; null = not typed. */
  given: number | null;
  /** The old gold that pays: its record, its act and what it is worth, whole soʻm. */
  gold?: { id: number; act: string; amount: number };
}

export interface TenderSums {
  amounts: number[];
  /** What the total lacks; negative: too much. */
  missing: number;
  change: number;
  /** The sale can be done with them. */
  isWhole: boolean;
}

/** What each tender is of a total, whole soʻm; the server has the last word. */
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
