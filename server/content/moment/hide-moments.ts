import type { Db } from '#database/connect.ts';
import { withAudit } from '#server/kit/audit.ts';
import { updateBaseVersion } from '../draft/queries-draft.ts';
import { clearArchiveAt, findMomentRecord, hideMoment, selectToHide } from './queries-staff-moments.ts';

/** Hides the moments whose scheduled time has come. */
export async function hideDueMoments(db: Db, now: Date): Promise<void> {
  for (const id of await selectToHide(db, now)) {
    const entry = { staffId: null, action: 'moments.hide', resource: 'moment', recordId: String(id) };
    await withAudit(
      db,
      () => entry,
      (db) => keepingDraft(db, id, () => hideMoment(db, { id, at: null })),
    );
  }
}

/** Sets the time at which a moment will be hidden; null = it stays. */
export const planHiding = (db: Db, { id, at }: { id: number; at: Date | null }): Promise<void> =>
  keepingDraft(db, id, () => (at === null ? clearArchiveAt(db, id) : hideMoment(db, { id, at })));

/** The time of hiding is no part of the draft: one that is scheduled is published nevertheless. */
async function keepingDraft(db: Db, id: number, change: () => Promise<void>): Promise<void> {
  const versionNow = async () => (await findMomentRecord(db, id))?.version ?? 0;
  const from = await versionNow();
  await change();
  await updateBaseVersion(db, { kind: 'MOMENT', id: String(id), from, to: await versionNow() });
}
