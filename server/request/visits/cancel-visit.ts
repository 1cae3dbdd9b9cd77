import { mayMove } from '#domain/moves.ts';
import { visitMoves } from '#domain/request/request-states.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findVisit, moveVisit } from './queries-visit.ts';
import type { RequestDeps } from '../request-deps.ts';

/** Cancels a visit on behalf of its shopper and frees its place. Idempotent. Refuses with NOT_FOUND or VISIT_NOT_POSSIBLE (reason OVER). */
export async function cancelVisit(
  { db }: Pick<RequestDeps, 'db'>,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  const visit = await findVisit(db, id);
  if (visit === undefined) throw new Refusal('NOT_FOUND');
  if (visit.visit_state === 'CANCELLED') return;
  const move = { from: visit.visit_state, to: 'CANCELLED', by: 'SHOPPER' } as const;
  if (visit.starts_at <= now || !mayMove(visitMoves, move))
    throw new Refusal('VISIT_NOT_POSSIBLE', { reason: 'OVER' });
  await moveVisit(db, { id, to: 'CANCELLED', by: 'SHOPPER', now });
}
