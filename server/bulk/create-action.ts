import type { Db } from '#database/connect.ts';
import type {
  Batch,
  BulkAction,
  BulkRefusal,
  BulkRow,
  BulkSpec,
  Change,
  Decision,
  Expected,
  Facts,
} from './bulk-action.ts';

type Verdict<RowFacts> = { after: RowFacts } | { code: BulkRefusal };

/** Builds the action that the engine runs from a feature's specification. */
export function createBulkAction<Row extends BulkRow, RowFacts extends Facts, Parameters>(
  spec: BulkSpec<Row, RowFacts, Parameters>,
): BulkAction {
  const { entry, permission, batch = 200, canUndo = false } = spec;
  return {
    entry,
    permission,
    batch,
    canUndo,
    async preview(db, { ids, parameters, stores }) {
      const given = spec.parseParameters(parameters);
      const rows = await spec.read(db, ids);
      return rows
        .filter(({ storeId }) => isIn(stores, storeId))
        .map((row) => decisionOf(spec, row, spec.decide(row, given)));
    },
    run(db, { records, parameters, ...part }) {
      const given = spec.parseParameters(parameters);
      const reason = spec.reasonOf?.(given);
      return change(spec, db, { ...part, records, reason, judge: (row) => spec.decide(row, given) });
    },
    undo(db, { records, ...part }) {
      const left = new Map(records.map((record) => [record.id, record]));
      const judge = (row: Row): Verdict<RowFacts> => {
        const record = left.get(row.id);
        const isAsLeft = record !== undefined && isSame(spec.factsOf(row), spec.parseFacts(record.after));
        return isAsLeft ? { after: spec.parseFacts(record.before) } : { code: 'CHANGED_SINCE' };
      };
      return change(spec, db, { ...part, records, reason: undefined, judge });
    },
  };
}

interface Part<Row, RowFacts> extends Batch {
  records: readonly Expected[];
  reason: string | undefined;
  judge: (row: Row) => Verdict<RowFacts>;
}

/** Locks the records, changes those with the expected version, and returns the outcome and the new version of each. */
async function change<Row extends BulkRow, RowFacts extends Facts, Parameters>(
  spec: BulkSpec<Row, RowFacts, Parameters>,
  db: Db,
  { records, reason, judge, stores, staffId, now, audited }: Part<Row, RowFacts>,
): Promise<Decision[]> {
  const rows = new Map(
    (
      await spec.lock(
        db,
        records.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const decisions: Decision[] = [];
  const changes: Change<Row, RowFacts>[] = [];
  for (const { id, version } of records) {
    const row = rows.get(id);
    if (row === undefined || !isIn(stores, row.storeId)) {
      decisions.push({
        record: { id, version, name: row?.name ?? String(id) },
        result: 'REFUSED',
        code: 'NOT_FOUND',
      });
      continue;
    }
    const verdict = row.version === version ? judge(row) : ({ code: 'CHANGED_SINCE' } as const);
    const decision = decisionOf(spec, row, verdict);
    decisions.push(decision);
    if (decision.result === 'CHANGED' && 'after' in verdict) changes.push({ row, after: verdict.after });
  }
  if (changes.length === 0) return decisions;
  const names = changes.map(({ row }) => row.name);
  await audited(names, reason, (db) => spec.write(db, { changes, reason, staffId, now }));
  const written = new Map(
    (
      await spec.read(
        db,
        changes.map(({ row }) => row.id),
      )
    ).map((row) => [row.id, row.version]),
  );
  return decisions.map((decision) => {
    const version = written.get(decision.record.id);
    return version === undefined ? decision : { ...decision, record: { ...decision.record, version } };
  });
}

function decisionOf<Row extends BulkRow, RowFacts extends Facts, Parameters>(
  { factsOf }: BulkSpec<Row, RowFacts, Parameters>,
  row: Row,
  verdict: Verdict<RowFacts>,
): Decision {
  const record = { id: row.id, name: row.name, version: row.version };
  if ('code' in verdict) return { record, result: 'REFUSED', code: verdict.code };
  const before = factsOf(row);
  if (isSame(before, verdict.after)) return { record, result: 'SAME' };
  return { record, result: 'CHANGED', before, after: verdict.after };
}

const isIn = (stores: readonly number[] | null, storeId: number | null): boolean =>
  stores === null || (storeId !== null && stores.includes(storeId));

const isSame = (one: Facts, other: Facts): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
