import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

export interface SelectionRow {
  staff_id: number;
  action: string;
  parameters: unknown;
  ids: number[];
  expires_at: Date;
  job_id: string | null;
}

export async function insertSelection(
  db: Db,
  given: {
    tokenHash: Buffer;
    staffId: number;
    action: string;
    parameters: object;
    ids: readonly number[];
    versions: readonly number[];
    expiresAt: Date;
  },
): Promise<void> {
  await sql`
    insert into bulk_selections (token_hash, staff_id, action, parameters, ids, versions, expires_at)
    values (${given.tokenHash}, ${given.staffId}, ${given.action}, ${JSON.stringify(given.parameters)}::jsonb,
      ${given.ids}::bigint[], ${given.versions}::integer[], ${given.expiresAt})`.execute(db);
}

/** Locks the selection, so that the second of two concurrent starts with one token finds the job of the first. */
export async function lockSelection(db: Db, tokenHash: Buffer): Promise<SelectionRow | undefined> {
  const { rows } = await sql<SelectionRow>`
    select staff_id, action, parameters, ids::float8[] as ids, expires_at, job_id
    from bulk_selections where token_hash = ${tokenHash} for update`.execute(db);
  return rows[0];
}

/** Returns the ids of the records that a preview would change; empty for an unknown token. */
export async function selectIdsOfSelection(db: Db, tokenHash: Buffer): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select ids::float8[] as ids from bulk_selections where token_hash = ${tokenHash}`.execute(db);
  return rows[0]?.ids ?? [];
}

export async function setJobOfSelection(db: Db, tokenHash: Buffer, jobId: string): Promise<void> {
  await db
    .updateTable('bulk_selections')
    .set({ job_id: jobId })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Returns the next records of a job with the versions stored by the preview, in the order of their ids. */
export async function selectChosen(
  db: Db,
  { jobId, from, count }: { jobId: string; from: number; count: number },
): Promise<{ id: number; version: number }[]> {
  const { rows } = await sql<{ id: number; version: number }>`
    select chosen.id, chosen.version from bulk_selections s
    cross join lateral unnest(s.ids[${from + 1}::integer : ${from + count}::integer], s.versions[${from + 1}::integer : ${from + count}::integer])
      with ordinality as chosen (id, version, position)
    where s.job_id = ${jobId} order by chosen.position`.execute(db);
  return rows;
}

export async function deleteExpiredSelections(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('bulk_selections').where('job_id', 'is', null).where('expires_at', '<', now).execute();
}
