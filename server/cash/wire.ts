import type { CashDay } from '#contract/admin/cash-day.ts';
import { goldActNumber } from '#domain/gold/buy-back.ts';
import type { CashDayRow } from './queries.ts';

export function cashDayToWire(row: CashDayRow): CashDay {
  const { counted_som: counted, expected_som: expected } = row;
  return {
    id: row.id,
    storeId: row.store_id,
    state: stateOf(row),
    openedAt: row.opened_at.toISOString(),
    openedBy: row.opened_by,
    opening: row.opening_som,
    movements: row.movements.map(
      ({ at, kind, amount_som: amount, number, gold_intake_id: gold, staff, reason }) => ({
        at: new Date(at).toISOString(),
        kind,
        amount,
        order: number,
        act: gold === null ? null : goldActNumber(gold),
        staff,
        reason,
      }),
    ),
    countedAt: row.counted_at?.toISOString() ?? null,
    counted,
    expected,
    difference: counted === null || expected === null ? null : counted - expected,
    reason: row.reason,
    closedAt: row.closed_at?.toISOString() ?? null,
    confirmedBy: row.confirmed_by,
  };
}

function stateOf(row: CashDayRow): CashDay['state'] {
  if (row.confirmed_by !== null) return 'CONFIRMED';
  if (row.closed_at !== null) return 'CLOSED';
  return row.counted_at === null ? 'OPEN' : 'COUNTED';
}
