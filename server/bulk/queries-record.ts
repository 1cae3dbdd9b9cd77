import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import { countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';
import type { Decision } from './bulk-action.ts';

/** Stores the outcome of each record of a batch; changed records are linked to the batch's audit entry. */
export async function insertRecords(db: Db, jobId: string, decisions: readonly Decision[]): Promise<void> {
  const records = decisions
    .filter(({ result }) => result !== 'SAME')
    .map(({ record, ...decision }) => ({ ...record, ...decision }));
  if (records.length === 0) return;
  await sql`
    insert into staff_job_records (job_id, record_id, record_name, result, code, before, after, version, entry_id)
    select ${jobId}::uuid, r.id, r.name, r.result, r.code, r.before, r.after,
      case r.result when 'CHANGED' then r.version end,
      case r.result when 'CHANGED' then nullif(current_setting('zarona.audit_entry', true), '')::bigint end
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as r (id bigint, name text, version integer, result text, code text, before jsonb, after jsonb)`.execute(
    db,
  );
}

export interface ChangedRecord {
  id: number;
  version: number;
  before: unknown;
  after: unknown;
}

/** Returns the records that a job changed, in the order of their ids. */
export async function selectChanged(
  db: ReadDb,
  { jobId, from, count }: { jobId: string; from: number; count: number },
): Promise<ChangedRecord[]> {
  const { rows } = await sql<ChangedRecord>`
    select record_id as id, version, before, after from staff_job_records
    where job_id = ${jobId}::uuid and result = 'CHANGED' order by record_id offset ${from} limit ${count}`.execute(
    db,
  );
  return rows;
}

export async function countChanged(db: ReadDb, jobId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from staff_job_records where job_id = ${jobId}::uuid and result = 'CHANGED'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface JobRecordRow extends EdgeRow {
  record_name: string;
  result: 'CHANGED' | 'REFUSED';
  code: string | null;
  before: Record<string, string | null> | null;
  after: Record<string, string | null> | null;
}

interface RecordFilter {
  jobId: string;
  result: 'CHANGED' | 'REFUSED' | undefined;
}

const whereOf = ({ jobId, result }: RecordFilter) =>
  result === undefined
    ? sql`r.job_id = ${jobId}::uuid`
    : sql`r.job_id = ${jobId}::uuid and r.result = ${result}`;

export async function selectJobRecords(
  db: ReadDb,
  filter: RecordFilter,
  page: ListPage,
): Promise<JobRecordRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<JobRecordRow>`
    select r.record_id as id, r.record_name, r.result, r.code, r.before, r.after, (${page.sort.by})::text as edge
    from staff_job_records r where ${whereOf(filter)} and ${where} ${order}`.execute(db);
  return rows;
}

export async function countJobRecords(
  db: ReadDb,
  filter: RecordFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from staff_job_records r where ${whereOf(filter)}`, wanted);
}
