import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';

/** Name of the database-wide advisory lock: one process seals at a time. */
const lock = 'audit';

/**
 * Seals every entry whose transaction, like all older ones, has ended into the next block of the chain. Neither waits for other
 * transactions nor blocks them: entries newer than the oldest open transaction are sealed with a later block. Returns how many entries it
 * sealed.
 */
export async function sealAudit(db: Db): Promise<number> {
  return withTransaction(db, async (db) => {
    const { rows: locks } = await sql<{ is_mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${lock})) as is_mine`.execute(db);
    if (locks[0]?.is_mine !== true) return 0;
    // a separate statement, so that the next statement's snapshot is at least as recent as this one
    const { rows: bounds } = await sql<{ oldest_open: string; cluster: string; sealed_to: string | null }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as oldest_open, system_identifier::text as cluster,
        (select max(b.oldest_open)::text from audit_blocks b where b.cluster = system_identifier) as sealed_to
      from pg_control_system()`.execute(db);
    const [bound] = bounds;
    if (bound === undefined) throw new Error('the query returned no row');
    return insertBlock(db, bound);
  });
}

/**
 * Entries with a transaction id below `sealed_to` are already sealed. Null = no block was sealed in this cluster yet; entries restored from
 * another cluster have that cluster's ids, so every unsealed entry is sealed.
 */
async function insertBlock(
  db: Db,
  bound: { oldest_open: string; cluster: string; sealed_to: string | null },
): Promise<number> {
  const { oldest_open: oldestOpen, cluster, sealed_to: sealedTo } = bound;
  const { rows } = await sql<{ entries: number }>`
    with due as materialized (
      select e.id, audit_entry_hash(e) as hash from audit_entries e
      where (${sealedTo}::xid8 is null or e.transaction_id >= ${sealedTo}::xid8 and e.transaction_id < ${oldestOpen}::xid8)
        and not exists (select from audit_sealed s where s.entry_id = e.id)
    ), last as (select hash from audit_blocks order by id desc limit 1
    ), block as (
      insert into audit_blocks (previous_hash, hash, entries, oldest_open, cluster)
      select (select hash from last),
        sha256(coalesce((select hash from last), '') || string_agg(int8send(id) || hash, '' order by id)),
        count(*), ${oldestOpen}::xid8, ${cluster}::bigint
      from due having count(*) > 0
      returning id, entries
    ), members as (
      insert into audit_sealed (entry_id, block_id, hash) select due.id, block.id, due.hash from due cross join block)
    select entries from block`.execute(db);
  return rows[0]?.entries ?? 0;
}
