import type { Db } from '#database/connect.ts';
import { withAudit } from '#server/kit/audit.ts';
import { hideMoment, selectToHide } from './queries-staff-moments.ts';

/** Hides the moments whose scheduled time has come. */
export async function hideDueMoments(db: Db, now: Date): Promise<void> {
  for (const id of await selectToHide(db, now)) {
    const entry = { staffId: null, action: 'moments.hide', resource: 'moment', recordId: String(id) };
    await withAudit(
      db,
      () => entry,
      (db) => hideMoment(db, { id, at: null }),
    );
  }
}
