import { type BulkPreview, bulkQueryLimit } from '#contract/admin/bulk.ts';
import { minuteMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { randomToken, sha256 } from '#server/kit/crypto/signing.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import type { BulkActions, Decision } from './bulk-action.ts';
import { insertSelection } from './queries-selection.ts';

const validMs = 15 * minuteMs;
const examplesShown = 20;
const namesShown = 10;

export interface Looked {
  /** Name of the bulk action. */
  action: string;
  parameters: object;
  ids: readonly number[];
  /** Number of requested records; names that match no record are refused with NOT_FOUND. */
  requested?: number;
  caller: Pick<StaffCaller, 'staff' | 'stores'>;
  now: Date;
}

/**
 * Returns what the action would do to each record, and a token that runs it within 15 minutes. The records that would change are stored
 * with their current versions. Refuses with SELECTION_TOO_LARGE.
 */
export async function previewBulk(
  db: Db,
  actions: BulkActions,
  { action: name, parameters, ids, requested = ids.length, caller, now }: Looked,
): Promise<BulkPreview> {
  if (ids.length > bulkQueryLimit) throw new Refusal('SELECTION_TOO_LARGE');
  const action = requireAction(actions, name);
  const decisions = await action.preview(db, { ids, parameters, stores: caller.stores });
  const changed = decisions
    .filter((decision) => decision.result === 'CHANGED')
    .toSorted((one, other) => one.record.id - other.record.id);
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + validMs);
  await insertSelection(db, {
    tokenHash: sha256(token),
    staffId: caller.staff.id,
    action: name,
    parameters,
    ids: changed.map(({ record }) => record.id),
    versions: changed.map(({ record }) => record.version),
    expiresAt,
  });
  return {
    token,
    total: requested,
    changes: changed.length,
    unchanged: decisions.filter(({ result }) => result === 'SAME').length,
    refused: refusedBy(decisions, requested - decisions.length),
    examples: changed
      .slice(0, examplesShown)
      .map(({ record, before, after }) => ({ record: record.name, before, after })),
    expiresAt: expiresAt.toISOString(),
  };
}

export function requireAction(actions: BulkActions, name: string): BulkActions[string] {
  const action = actions[name];
  if (action === undefined) throw new Error(`there is no bulk action ${name}`);
  return action;
}

/** Counts refused records by reason, most frequent first; `missing` is the number of names without a record. */
function refusedBy(decisions: readonly Decision[], missing: number): BulkPreview['refused'] {
  const names = new Map<string, string[]>();
  for (const decision of decisions) {
    if (decision.result !== 'REFUSED') continue;
    const known = names.get(decision.code);
    if (known === undefined) names.set(decision.code, [decision.record.name]);
    else known.push(decision.record.name);
  }
  const refused = [...names].map(([code, records]) => ({
    code,
    count: records.length,
    records: records.slice(0, namesShown),
  }));
  if (missing > 0) refused.push({ code: 'NOT_FOUND', count: missing, records: [] });
  return refused.toSorted((one, other) => other.count - one.count);
}
