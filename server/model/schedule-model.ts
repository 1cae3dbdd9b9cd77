import type { Db } from '#database/connect.ts';
import { missingOf, type ReadinessPoint } from '#domain/catalog/model-readiness.ts';
import { withAudit } from '#server/kit/audit.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { LockedModelRow } from './queries-model.ts';
import { updateModel } from './queries-change.ts';
import { selectDue, selectReadiness, updateStates } from './queries-schedule.ts';

interface Move {
  model: LockedModelRow;
  /** Left out = now. */
  at: string | undefined;
  now: Date;
}

/**
 * Puts a model on the site, or says when. Its first piece may still be missing when it is scheduled: who writes the catalogue receives no
 * pieces, and the model waits for it as a draft. Refuses MODEL_NOT_READY (facts: missing), MODEL_STATE_CONFLICT for one that is there
 * already or that is archived and shall come back later, TIME_PAST.
 */
export async function publishModel(db: Db, { model, at, now }: Move): Promise<void> {
  const { id, state } = model;
  if (state === 'ACTIVE' || (state === 'ARCHIVED' && at !== undefined))
    throw new Refusal('MODEL_STATE_CONFLICT', { state });
  const [facts] = await selectReadiness(db, [id]);
  const missing = facts === undefined ? [] : missingOf(facts).filter(isMissingNow(at));
  if (missing.length > 0) throw new Refusal('MODEL_NOT_READY', { missing });
  await updateModel(
    db,
    id,
    at === undefined ? { product_state: 'ACTIVE' } : { publish_at: instantToCome(at, now) },
  );
}

const isMissingNow = (at: string | undefined) => (point: ReadinessPoint) =>
  at === undefined || point !== 'PRICE';

/** Takes a model off the site, or says when. Refuses MODEL_STATE_CONFLICT for one that is not there, TIME_PAST. */
export async function archiveModel(db: Db, { model: { id, state }, at, now }: Move): Promise<void> {
  if (state !== 'ACTIVE') throw new Refusal('MODEL_STATE_CONFLICT', { state });
  await updateModel(
    db,
    id,
    at === undefined ? { product_state: 'ARCHIVED' } : { archive_at: instantToCome(at, now) },
  );
}

export const unscheduleModel = (db: Db, { id }: LockedModelRow): Promise<void> =>
  updateModel(db, id, { publish_at: null, archive_at: null });

function instantToCome(at: string, now: Date): Date {
  const instant = new Date(at);
  if (instant <= now) throw new Refusal('TIME_PAST');
  return instant;
}

/**
 * Publishes and archives the models whose time has come (BO-49). One that lacks something by now stays a draft, and is published when it
 * lacks nothing any more. Returns how many changed.
 */
export async function applySchedules(db: Db, now: Date): Promise<number> {
  const due = await selectDue(db, now);
  if (due.length === 0) return 0;
  const coming = due.filter(({ state }) => state === 'DRAFT').map(({ id }) => id);
  const ready = (await selectReadiness(db, coming)).filter((facts) => missingOf(facts).length === 0);
  const leaving = due.filter(({ state }) => state === 'ACTIVE').map(({ id }) => id);
  const moves = [
    { action: 'models.publish', state: 'ACTIVE' as const, ids: ready.map(({ id }) => id) },
    { action: 'models.archive', state: 'ARCHIVED' as const, ids: leaving },
  ].filter(({ ids }) => ids.length > 0);
  for (const { action, state, ids } of moves)
    await withAudit(
      db,
      () => ({ staffId: null, action, resource: 'model', recordId: null }),
      (db) => updateStates(db, { ids, state, now }),
    );
  return ready.length + leaving.length;
}
