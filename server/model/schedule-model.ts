import type { Db } from '#database/connect.ts';
import { missingOf, type ReadinessPoint } from '#domain/catalog/model-readiness.ts';
import { withAudit } from '#server/kit/audit.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { LockedModelRow } from './queries-model.ts';
import { updateModel } from './queries-change.ts';
import { selectDue, selectReadiness, updateStates } from './queries-schedule.ts';

interface Move {
  model: LockedModelRow;
  /** Now if omitted. */
  at: string | undefined;
  now: Date;
}

/**
 * Publishes a model, or schedules its publication. A scheduled model may still lack its first piece, because staff who edit the catalogue
 * receive no pieces; it stays a draft until it has one. Refuses with MODEL_NOT_READY (facts: missing), MODEL_STATE_CONFLICT (already
 * published, or archived and to be published later) or TIME_PAST.
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

/** Archives a model, or schedules it. Refuses with MODEL_STATE_CONFLICT if it is not published, or with TIME_PAST. */
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
 * Publishes and archives models whose scheduled time has come (BO-49). An incomplete model stays a draft and is published once it is
 * complete. Returns the number of changed models.
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
