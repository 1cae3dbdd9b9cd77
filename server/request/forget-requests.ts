import { retentionMs } from '#domain/request/request-rules.ts';
import type { Db } from '#database/connect.ts';
import { findOwner } from './queries.ts';
import { deleteAlertsOf, deleteOldAlerts } from './stock-alerts/queries-alert.ts';
import { deleteCallbacksOf, deleteOldCallbacks } from './callbacks/queries-callback.ts';
import { deleteOldVisits, deleteVisitsOf } from './visits/queries-visit.ts';

/** Deletes the requests of an account that is closed, including those made without a login under its phone and email. */
export async function forgetRequests(db: Db, userId: number): Promise<void> {
  const owner = await findOwner(db, userId);
  await deleteCallbacksOf(db, owner);
  await deleteAlertsOf(db, owner);
  await deleteVisitsOf(db, owner);
}

/** Deletes old requests and the personal data in them. */
export async function forgetOldRequests(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteOldCallbacks(db, before(retentionMs.callback));
  await deleteOldAlerts(db, { waiting: before(retentionMs.alert), over: before(retentionMs.sentAlert) });
  await deleteOldVisits(db, before(retentionMs.visit));
}
