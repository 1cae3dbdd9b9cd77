import {
  type Funnel,
  type FunnelPart,
  type FunnelQuery,
  type FunnelStep,
  type FunnelStepName,
  funnelSteps,
} from '#contract/admin/figures/funnel.ts';
import { addDays } from '#domain/units/tashkent-day.ts';
import type { ReadDb } from '#database/connect.ts';
import { requireLength } from '../read-sales.ts';
import { selectSources, selectSessions, type SessionRow } from './queries-funnel.ts';

/**
 * The step that a step is a share of. Choosing a size and choosing a piece both happen on the product's page, from which the cart can be
 * filled with or without them.
 */
const baseOf: Record<FunnelStepName, FunnelStepName | null> = {
  SESSION: null,
  LIST: 'SESSION',
  PRODUCT: 'SESSION',
  SIZE: 'PRODUCT',
  PIECE: 'PRODUCT',
  CART: 'PRODUCT',
  CHECKOUT: 'CART',
  DETAILS: 'CHECKOUT',
  ORDER: 'CHECKOUT',
  PAID: 'ORDER',
  RECEIVED: 'PAID',
};

/** Returns the sessions of a period by step. Two statements. Refuses with VALIDATION_FAILED for a period that ends before it begins. */
export async function readFunnel(
  db: ReadDb,
  { from: first, to: last, by = 'DEVICE', ...filters }: FunnelQuery,
): Promise<Funnel> {
  const length = requireLength({ first, last });
  const period = { first, last, firstBefore: addDays(first, -length) };
  const rows = await selectSessions(db, { ...period, by, ...filters });
  return {
    steps: stepsOf(rows),
    parts: rows.flatMap((row): FunnelPart[] =>
      row.isNow && !row.isWhole ? [{ value: row.part, sessions: row.sessions }] : [],
    ),
    sources: await selectSources(db, period),
  };
}

function stepsOf(rows: readonly SessionRow[]): FunnelStep[] {
  const sessionsOf = (isNow: boolean, step: FunnelStepName) =>
    rows.find((row) => row.isWhole && row.isNow === isNow)?.sessions[funnelSteps.indexOf(step)] ?? 0;
  return funnelSteps.map((step) => {
    const of = baseOf[step];
    const [sessions, whole] = [sessionsOf(true, step), of === null ? 0 : sessionsOf(true, of)];
    return {
      step,
      sessions,
      before: sessionsOf(false, step),
      of,
      share: of === null || whole === 0 ? null : sessions / whole,
    };
  });
}
