import type { MyRequests } from '#contract/request.ts';
import type { ReadDb } from '#database/connect.ts';
import { loadAnswerHours } from '#server/content/shop.ts';
import { selectAlertsOf } from './stock-alerts/queries-alert.ts';
import { selectCallbacksOf } from './callbacks/queries-callback.ts';
import { selectPiecesOf, selectVisitsOf } from './visits/queries-visit.ts';
import { alertToWire, callbackToWire, visitToWire } from './wire.ts';

/**
 * Returns the requests for the export of a user's data, newest first. Leaves out requests made without a login, which may be another
 * person's.
 */
export async function exportRequests(
  db: ReadDb,
  { userId, secret, now }: { userId: number; secret: string; now: Date },
): Promise<MyRequests> {
  const callbacks = await selectCallbacksOf(db, userId);
  const answered = await loadAnswerHours(db);
  const alerts = await selectAlertsOf(db, userId);
  const visits = await selectVisitsOf(db, userId);
  const pieces = Map.groupBy(
    await selectPiecesOf(
      db,
      visits.map(({ id }) => id),
    ),
    (piece) => piece.visit_id,
  );
  return {
    callbacks: callbacks.map((row) => ({
      ...callbackToWire(row, { secret, answered }),
      name: row.name,
      comment: row.comment,
    })),
    stockAlerts: alerts.map((row) => alertToWire(row, { secret, kind: 'stock-alert' })),
    visits: visits.map((row) => ({
      ...visitToWire(row, { pieces: pieces.get(row.id) ?? [], secret, now }),
      name: row.name,
      comment: row.comment,
    })),
  };
}
