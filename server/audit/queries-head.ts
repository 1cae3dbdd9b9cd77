import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { AuditBreak, AuditVerdict } from './audit-verdict.ts';

export interface HeadRow {
  /** Hexadecimal. */
  hash: string;
  sealed_at: Date;
  /** Number of sealed entries. */
  entries: number;
}

/** Returns the last block of the audit; undefined if nothing is sealed. */
export async function findHead(db: ReadDb): Promise<HeadRow | undefined> {
  const { rows } = await sql<HeadRow>`
    select encode(b.hash, 'hex') as hash, b.sealed_at, (select sum(entries)::int from audit_blocks) as entries
    from audit_blocks b order by b.id desc limit 1`.execute(db);
  return rows[0];
}

export interface VerificationRow {
  verified_at: Date;
  is_whole: boolean;
  intact_to: number | null;
  /** Time of the entry `intact_to`. */
  intact_at: Date | null;
  breaks: { kind: AuditBreak['kind']; entry: number | null; block: number | null; at: string | null }[];
}

/** Returns the result of the last verification of the chain; undefined if it was never verified. */
export async function findVerification(db: ReadDb): Promise<VerificationRow | undefined> {
  const { rows } = await sql<VerificationRow>`
    select v.verified_at, v.is_whole, v.intact_to, e.at as intact_at, (
      select coalesce(jsonb_agg(jsonb_build_object('kind', b.one -> 'kind', 'entry', b.one -> 'entry', 'block', b.one -> 'block', 'at', (
          select to_char(i.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from audit_entries i
          where i.id = (b.one ->> 'entry')::bigint)) order by b.place), '[]')
      from jsonb_array_elements(v.breaks) with ordinality b (one, place)) as breaks
    from audit_verifications v left join audit_entries e on e.id = v.intact_to
    where v.verified_at is not null order by v.verified_at desc, v.id desc limit 1`.execute(db);
  return rows[0];
}

/** Returns the requested verification that has not finished yet. */
export async function findWaitingVerification(db: ReadDb): Promise<{ since: Date; by: string } | undefined> {
  const { rows } = await sql<{ since: Date; by: string }>`
    select v.requested_at as since, s.name as by from audit_verifications v join staff s on s.id = v.requested_by
    where v.verified_at is null`.execute(db);
  return rows[0];
}

/** Returns the last sealed entry, or the last one before the block `before`. Null = there is none. */
export async function findLastSealed(db: ReadDb, before: number | null = null): Promise<number | null> {
  const { rows } = await sql<{ entry: number | null }>`
    select max(entry_id) as entry from audit_sealed
    where ${before}::bigint is null or block_id < ${before}::bigint`.execute(db);
  return rows[0]?.entry ?? null;
}

/** Stores a request for a verification; does nothing if one is pending. */
export async function insertWaitingVerification(
  db: Db,
  { staffId, now }: { staffId: number; now: Date },
): Promise<void> {
  await sql`
    insert into audit_verifications (requested_by, requested_at) values (${staffId}, ${now})
    on conflict ((true)) where verified_at is null do nothing`.execute(db);
}

interface Ended {
  verdict: AuditVerdict;
  now: Date;
}

export async function insertVerification(db: Db, ended: Ended): Promise<void> {
  await db.insertInto('audit_verifications').values(columnsOf(ended)).execute();
}

/** Stores the result of the pending verification. */
export async function endVerification(db: Db, ended: Ended): Promise<void> {
  await db
    .updateTable('audit_verifications')
    .set(columnsOf(ended))
    .where('verified_at', 'is', null)
    .execute();
}

const columnsOf = ({ verdict: { head, intactTo, broken }, now }: Ended) => ({
  verified_at: now,
  head: head === null ? null : Buffer.from(head, 'hex'),
  is_whole: broken.length === 0,
  intact_to: intactTo,
  breaks: JSON.stringify(broken),
});
