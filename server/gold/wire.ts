import type { GoldIntake, GoldRate } from '#contract/admin/gold.ts';
import { acceptedProbes, buyBackSom, goldActNumber } from '#domain/gold/buy-back.ts';
import { names } from '#server/kit/wire.ts';
import type { GoldRateRow, IntakeRow } from './queries-gold.ts';

export function rateToWire(row: GoldRateRow): GoldRate {
  const { rate_som: rateSom } = row;
  return {
    metal: row.metal,
    ...names(row.name),
    rate: rateSom,
    setBy: row.set_by,
    setAt: row.set_at?.toISOString() ?? null,
    prices: acceptedProbes(row.metal, row.probes).map((probe) => ({
      probe,
      price: rateSom === null ? null : buyBackSom({ rateSom, netMg: 1000, probe }),
    })),
  };
}

export function intakeToWire(row: IntakeRow): GoldIntake {
  return {
    id: row.id,
    act: goldActNumber(row.id),
    storeId: row.store_id,
    state: stateOf(row),
    at: row.created_at.toISOString(),
    by: row.by,
    description: row.description,
    metal: row.metal,
    probe: row.probe,
    gross: row.gross_mg / 1000,
    net: row.net_mg / 1000,
    rate: row.rate_som,
    amount: row.amount_som,
    tendered: row.tendered_som,
    cash: row.cash_som,
    order: row.number,
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
  };
}

/** A waiting intake whose approval is no longer pending was refused. */
function stateOf({ intake_state: state, approval_state: approval }: IntakeRow): GoldIntake['state'] {
  const isOver = approval === 'REFUSED' || approval === 'OVER';
  return state === 'WAITING' && isOver ? 'REFUSED' : state;
}
