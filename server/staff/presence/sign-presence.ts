import type { Present } from '#contract/admin/presence.ts';
import type { Db } from '#database/connect.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import { readPermission, type RecordName } from '../shared-record.ts';
import { deletePresence, notifyPresence, selectPresent, upsertPresence } from './queries-presence.ts';

/** A person without a sign for this long is no longer present. */
export const presenceTimeoutSeconds = 45;

interface Sign extends RecordName {
  mode: Present['mode'] | 'LEAVE';
  /** Identifies the person's browser tab; empty for a page that does not send it. */
  tab?: string;
  /** The stores of the record; empty if it belongs to no store. */
  storeIds: readonly number[];
  staff: Pick<Staff, 'id'>;
  now: Date;
}

/** Records what somebody does with a record, and notifies its other readers of a change. Returns who else has it open. */
export async function signPresence(
  db: Db,
  { resource, record, mode, tab = '', storeIds, staff, now }: Sign,
): Promise<Present[]> {
  const sign = { resource, record, staffId: staff.id, tab, now };
  const goneBefore = new Date(now.getTime() - presenceTimeoutSeconds * 1000);
  const isNews = mode === 'LEAVE' || (await upsertPresence(db, { ...sign, mode, goneBefore }));
  if (mode === 'LEAVE') await deletePresence(db, sign);
  if (isNews)
    for (const storeId of storeIds.length === 0 ? [null] : storeIds)
      await notifyPresence(db, {
        id: `${resource}/${record}`,
        store_id: storeId,
        permission: readPermission[resource],
        staff_id: null,
      });
  const present = await selectPresent(db, { ...sign, goneBefore });
  return present.map(({ name, mode: theirs, since, seen_at: seenAt }) => ({
    name,
    mode: theirs,
    since: since.toISOString(),
    secondsLeft: Math.ceil((seenAt.getTime() - goneBefore.getTime()) / 1000),
  }));
}
